import { type Grid, gridOf, UnusableFile } from './import-grid.ts'
import { readSheet } from './import-sheet.ts'
import { decode, readPasted, readSeparated } from './import-text.ts'

const MOST_BYTES = 5 * 1024 * 1024
/** The signature of `.xls` files, and of workbooks that Excel has encrypted with a password. */
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0]
const ZIP = [0x50, 0x4b]

/** The first bytes determine the format. The file name only distinguishes plain lines from CSV. */
export async function readListFile(file: Pick<File, 'name' | 'size' | 'arrayBuffer'>): Promise<Grid> {
  if (file.size > MOST_BYTES) throw new UnusableFile('tooLarge')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const begins = (mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte)
  if (begins(OLD_EXCEL)) throw new UnusableFile('oldExcel')
  if (begins(ZIP)) return gridOf(await readSheet(bytes).catch(unusable))
  const text = decode(bytes)
  return gridOf(/\.txt$/i.test(file.name) ? readPasted(text) : readSeparated(text))
}

/** Broken zip files and unknown content fail in various ways. */
function unusable(error: unknown): never {
  throw error instanceof UnusableFile ? error : new UnusableFile('unknown', error)
}
