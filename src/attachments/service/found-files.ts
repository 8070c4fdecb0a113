import type { Queryable } from '../../lib/db/index.ts'
import { createPace, type Pace } from '../../lib/turns.ts'
import { findFirst, type Term } from '../../search/text.ts'
import { pageExcerpt } from '../rules/excerpts.ts'
import { termGrams } from '../rules/grams.ts'
import * as store from '../store/sections.ts'
import type { TextPartRow } from '../store/texts.ts'

export interface FoundFile {
  attachmentId: string
  name: string
  entry: string | null
  page: number | null
  excerpt: string
  places: { start: number; end: number }[]
}

/** Of one notice, at most. */
const MOST_FOUND = 3

interface Hit {
  entry: string | null
  page: number | null
  excerpt: string
  places: { start: number; end: number }[]
}

export function createFoundFiles(sql: Queryable) {
  /** The same file may be attached to several notices of a page. */
  const known = new Map<string, Promise<Hit | null>>()

  async function hitOf(hash: string, term: Term): Promise<Hit | null> {
    for (let after = 0; ; ) {
      const section = await store.sectionOf(sql, hash, after)
      if (section === null) return null
      const hit = findFirst(section.norm, term)
      if (hit) return shown(hash, term, partAt(section, hit.start))
      after = section.section
    }
  }

  async function shown(hash: string, term: Term, part: number): Promise<Hit | null> {
    const parts = await store.partsAfter(sql, hash, part - 2, 3)
    const page = parts.find((one) => one.part === part)
    if (!page) return null
    const { entry } = page
    // What a part ends with may be searched with the next one, and a hit may begin on one page and end on the next.
    for (const some of [[page], ofPage(parts, page), parts]) {
      const found = pageExcerpt(joined(some), term)
      if (found) return { entry, page: page.page, excerpt: found.text, places: found.places }
    }
    return { entry, page: page.page, excerpt: '', places: [] }
  }

  return async (
    { noticeNos, terms }: { noticeNos: readonly string[]; terms: readonly Term[] },
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, FoundFile[]>> => {
    const pace: Pace = createPace()
    const files = await store.indexedFiles(sql, noticeNos)
    const hashes = [...new Set(files.map(({ hash }) => hash))]
    const holding = new Map<Term, Set<string>>()
    for (const term of terms) holding.set(term, new Set(await store.hashesHolding(sql, termGrams(term), hashes)))
    const found = new Map<string, FoundFile[]>()
    for (const term of terms) {
      for (const { noticeNo, id, name, hash } of files) {
        const its = found.get(noticeNo) ?? []
        if (its.length >= MOST_FOUND || !holding.get(term)?.has(hash)) continue
        signal.throwIfAborted()
        if (pace.isOver()) await pace.rest()
        const key = `${hash} ${terms.indexOf(term)}`
        const pending = known.get(key) ?? hitOf(hash, term)
        known.set(key, pending)
        const hit = await pending
        if (
          hit === null ||
          its.some((one) => one.attachmentId === id && one.page === hit.page && one.entry === hit.entry)
        )
          continue
        found.set(noticeNo, [
          ...its,
          { attachmentId: id, name, entry: hit.entry, page: hit.page, excerpt: hit.excerpt, places: hit.places },
        ])
      }
    }
    return found
  }
}

function partAt({ parts, starts }: store.SectionRow, place: number): number {
  let index = starts.findLastIndex((start) => start <= place)
  if (index < 0) index = 0
  return parts[index] ?? 1
}

const ofPage = (parts: readonly TextPartRow[], { entry, page }: TextPartRow) =>
  parts.filter((one) => one.entry === entry && one.page === page)

/** Parts of one page follow each other without a separator. */
function joined(parts: readonly TextPartRow[]): string {
  let text = ''
  let before: TextPartRow | null = null
  for (const part of parts) {
    if (before && (before.page !== part.page || before.entry !== part.entry)) text += '\n'
    text += part.text
    before = part
  }
  return text
}
