import type { Queryable } from '../../lib/db/index.ts'
import { createPace } from '../../lib/turns.ts'
import type { AttachmentFile } from '../schema.ts'
import { type TextPartRow, textParts } from '../store/texts.ts'

/** A file of a notice; without a hash it has no text. */
export interface ExaminedFile {
  file: AttachmentFile
  hash: string | null
}

export const MOST_FILES = 100
/** Limit for one file. Requirements for bidders rarely occur after a million characters. */
const MOST_PARTS_OF_FILE = 100
const MOST_PARTS = 400
/** Parts read from the database at once: at most 200,000 characters. */
const PARTS_AT_ONCE = 20

/** Parts of the files in order, up to the limits. The event loop continues between two parts. */
export async function* examinedParts(
  sql: Queryable,
  files: readonly ExaminedFile[],
): AsyncGenerator<{ file: AttachmentFile; part: TextPartRow }> {
  const pace = createPace()
  let left = MOST_PARTS
  for (const { file, hash } of files) {
    if (hash === null) continue
    const most = Math.min(file.text.parts, MOST_PARTS_OF_FILE, left)
    left -= most
    for (let from = 0; from < most; from += PARTS_AT_ONCE) {
      const page = { page: from / PARTS_AT_ONCE + 1, pageSize: PARTS_AT_ONCE }
      for (const part of await textParts(sql, hash, page)) {
        if (part.part > most) break
        yield { file, part }
        if (pace.isOver()) await pace.rest()
      }
    }
  }
}

/** Whether all parts of the files are examined. */
export function isExaminedWhole(files: readonly ExaminedFile[]): boolean {
  const parts = files.map(({ file, hash }) => (hash === null ? 0 : file.text.parts))
  return (
    parts.every((count) => count <= MOST_PARTS_OF_FILE) && parts.reduce((sum, count) => sum + count, 0) <= MOST_PARTS
  )
}
