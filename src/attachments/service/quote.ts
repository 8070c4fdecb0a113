import type { Queryable } from '../../lib/db/index.ts'
import { type Quotation, quotationsOf } from '../rules/quotations.ts'
import {
  type AttachmentQuotation,
  type AttachmentQuotations,
  MOST_QUOTED,
  QUOTED_TOPICS,
  type QuotedTopic,
} from '../schema.ts'
import { type ExaminedFile, examinedParts, isExaminedWhole } from './examined.ts'

/** Quotations of the files for each topic. A sentence that occurs in several files is quoted once. */
export async function quoteFiles(
  sql: Queryable,
  quoted: readonly ExaminedFile[],
  isWhole: boolean,
): Promise<AttachmentQuotations> {
  const byTopic = new Map<QuotedTopic, AttachmentQuotation[]>(QUOTED_TOPICS.map((topic) => [topic, []]))
  const seen = new Set<string>()
  let truncated = !isWhole || !isExaminedWhole(quoted)
  const add = (quotation: Quotation, place: Omit<AttachmentQuotation, 'topic' | 'text'>) => {
    const key = `${quotation.topic} ${quotation.text.replace(/\s+/g, '')}`
    const list = byTopic.get(quotation.topic)
    if (seen.has(key) || !list) return
    seen.add(key)
    if (list.length < MOST_QUOTED) list.push({ ...quotation, ...place })
    else truncated = true
  }
  for await (const {
    file,
    part: { text, part, entry, page },
  } of examinedParts(sql, quoted))
    for (const quotation of quotationsOf(text))
      add(quotation, { attachmentId: file.id, name: file.name, kind: file.text.kind, part, entry, page })
  return {
    items: [...byTopic.values()].flat(),
    unread: quoted.flatMap(({ file }) =>
      file.text.state === 'text' ? [] : [{ attachmentId: file.id, name: file.name, state: file.text.state }],
    ),
    truncated,
  }
}
