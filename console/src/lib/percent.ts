/** A number and its unit stay in one line: between them is a space that does not break. */
export const percentText = (number: string): string => `${number}\u00a0%`
