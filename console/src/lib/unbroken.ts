/** A date stays in one line; only the time may be in the next. */
export const unbroken = (text: string): string => text.replace(/ (?!\d\d:\d\d$)/g, '\u00a0')
