// Pure: how a table is written for spreadsheets.

export const CSV = 'text/csv'

/** The mark by which spreadsheets know UTF-8. */
export const CSV_BOM = '\ufeff'
const LINE_END = '\r\n'

export const csvLine = (cells: readonly string[]): string => cells.map(quoted).join(',') + LINE_END

/** A text that a spreadsheet would take for a formula is marked as text; the full-width signs begin one in Japanese and Korean programs. */
export const csvText = (text: string): string => (/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text)

/** What is not known is an empty cell. */
export const csvNumber = (value: number | null | undefined): string => String(value ?? '')

export const csvList = (texts: readonly string[]): string => csvText(texts.join('; '))

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
