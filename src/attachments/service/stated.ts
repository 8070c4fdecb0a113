import type { Queryable } from '../../lib/db/index.ts'
import { type OpenSection, statedLimitsOf } from '../rules/stated-limits.ts'
import type { StatedLimit } from '../schema.ts'
import { type ExaminedFile, examinedParts } from './examined.ts'

/** The maximum for each requirement. */
const MOST_STATED = 3

/** Sentences of the files that limit who may bid, without duplicates. */
export async function statedLimitsIn(sql: Queryable, files: readonly ExaminedFile[]): Promise<StatedLimit[]> {
  const stated: StatedLimit[] = []
  const seen = new Set<string>()
  let open: { in: string; section: OpenSection | null } | null = null
  for await (const {
    file,
    part: { text, part, entry, page },
  } of examinedParts(sql, files)) {
    const document = `${file.id} ${entry}`
    const read = statedLimitsOf(text, open?.in === document ? open.section : null)
    open = { in: document, section: read.open }
    for (const limit of read.limits) {
      const key = `${limit.axis} ${limit.text.replace(/\s+/g, '')}`
      if (seen.has(key) || stated.filter(({ axis }) => axis === limit.axis).length >= MOST_STATED) continue
      seen.add(key)
      stated.push({ ...limit, attachmentId: file.id, name: file.name, kind: file.text.kind, part, entry, page })
    }
  }
  return stated
}
