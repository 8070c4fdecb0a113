// Pure: formats tables for spreadsheets.

export const CSV = 'text/csv'

/** The byte order mark by which spreadsheets recognise UTF-8. */
export const CSV_BOM = '\ufeff'
const LINE_END = '\r\n'

export const csvLine = (cells: readonly string[]): string => cells.map(quoted).join(',') + LINE_END

/**
 * Marks text that a spreadsheet would evaluate as a formula; full-width signs start one in Japanese and Korean
 * programs.
 */
export const csvText = (text: string): string => (/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text)

/** An unknown value is an empty cell. */
export const csvNumber = (value: number | null | undefined): string => String(value ?? '')

export const csvList = (texts: readonly string[]): string => csvText(texts.join('; '))

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
