import type { Queryable } from '../../lib/db/index.ts'
import { createPace } from '../../lib/turns.ts'
import { type Quotation, quotationsOf } from '../rules/quotations.ts'
import {
  type AttachmentFile,
  type AttachmentQuotation,
  type AttachmentQuotations,
  MOST_QUOTED,
  QUOTED_TOPICS,
  type QuotedTopic,
} from '../schema.ts'
import { textParts } from '../store/texts.ts'

export interface QuotedFile {
  file: AttachmentFile
  hash: string | null
}

/** Parts read from the database at once: 200,000 characters at most, some milliseconds of work. */
const PARTS_AT_ONCE = 20
/** Of one file; what decides who may bid is rarely said after a million characters. */
const MOST_PARTS_OF_FILE = 100
const MOST_PARTS = 400
export const MOST_FILES = 100

/** What the files say about each topic; the same sentence of several files is quoted once. */
export async function quoteFiles(
  sql: Queryable,
  quoted: readonly QuotedFile[],
  isWhole: boolean,
): Promise<AttachmentQuotations> {
  const byTopic = new Map<QuotedTopic, AttachmentQuotation[]>(QUOTED_TOPICS.map((topic) => [topic, []]))
  const seen = new Set<string>()
  let truncated = !isWhole
  const add = (quotation: Quotation, place: Omit<AttachmentQuotation, 'topic' | 'text'>) => {
    const key = `${quotation.topic} ${quotation.text.replace(/\s+/g, '')}`
    const list = byTopic.get(quotation.topic)
    if (seen.has(key) || !list) return
    seen.add(key)
    if (list.length < MOST_QUOTED) list.push({ ...quotation, ...place })
    else truncated = true
  }
  let left = MOST_PARTS
  const pace = createPace()
  for (const { file, hash } of quoted) {
    if (hash === null) continue
    const parts = Math.min(file.text.parts, MOST_PARTS_OF_FILE, left)
    if (parts < file.text.parts) truncated = true
    left -= parts
    for (let from = 0; from < parts; from += PARTS_AT_ONCE) {
      const page = { page: from / PARTS_AT_ONCE + 1, pageSize: PARTS_AT_ONCE }
      for (const { text, part, entry, page: number } of await textParts(sql, hash, page)) {
        if (part > parts) break
        for (const quotation of quotationsOf(text))
          add(quotation, { attachmentId: file.id, name: file.name, kind: file.text.kind, part, entry, page: number })
        if (pace.isOver()) await pace.rest()
      }
    }
  }
  return {
    items: [...byTopic.values()].flat(),
    unread: quoted.flatMap(({ file }) =>
      file.text.state === 'text' ? [] : [{ attachmentId: file.id, name: file.name, state: file.text.state }],
    ),
    truncated,
  }
}
