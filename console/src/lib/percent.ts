/** Without a space, as in mails and reports: a number and its unit stay in one line. */
export const percentText = (number: string): string => `${number}%`
