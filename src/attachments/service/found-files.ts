import type { Queryable } from '../../lib/db/index.ts'
import { inTurns } from '../../lib/turns.ts'
import { firstExcerpts, type TermExcerpt } from '../../search/excerpt.ts'
import { findFirst, type Term } from '../../search/text.ts'
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

/** The maximum for one notice. */
const MOST_FOUND = 3

type Hit = Omit<FoundFile, 'attachmentId' | 'name'>

/** Finds files of notices that contain terms, term by term, until `isOver` returns true. */
export function createFoundFiles(sql: Queryable, isOver: () => boolean) {
  async function addTerm(
    found: Map<string, FoundFile[]>,
    files: readonly store.NoticeFile[],
    term: Term,
  ): Promise<void> {
    const hashes = [...new Set(files.map(({ hash }) => hash))]
    const candidates = new Set(await store.hashesHolding(sql, termGrams(term), hashes))
    // The same file may be attached to several notices.
    const hits = new Map<string, Hit | null>()
    for (const { noticeNo, id, name, hash } of files) {
      const before = found.get(noticeNo) ?? []
      if (before.length >= MOST_FOUND || !candidates.has(hash)) continue
      if (isOver()) return
      const hit = hits.has(hash) ? hits.get(hash) : await hitOf(hash, term)
      hits.set(hash, hit ?? null)
      const isShown = ({ attachmentId, page, entry }: FoundFile) =>
        attachmentId === id && page === hit?.page && entry === hit.entry
      if (hit && !before.some(isShown)) found.set(noticeNo, [...before, { attachmentId: id, name, ...hit }])
    }
  }

  async function hitOf(hash: string, term: Term): Promise<Hit | null> {
    for (let after = 0; !isOver(); ) {
      const section = await store.sectionOf(sql, hash, after)
      if (section === null) return null
      const hit = findFirst(section.norm, term)
      if (hit) return shown(hash, term, partAt(section, hit.start))
      after = section.section
    }
    return null
  }

  async function shown(hash: string, term: Term, part: number): Promise<Hit | null> {
    const parts = await store.partsAfter(sql, hash, part - 2, 3)
    const page = parts.find((one) => one.part === part)
    if (!page) return null
    const { entry } = page
    // The end of a part may only be searchable together with the next part, and a hit may continue on the next page.
    for (const some of [[page], ofPage(parts, page), parts]) {
      const excerpts: Map<Term, TermExcerpt> = await inTurns(firstExcerpts(joined(some), [term]))
      const excerpt = excerpts.get(term)
      if (excerpt) return { entry, page: page.page, excerpt: excerpt.text, places: excerpt.places }
    }
    return { entry, page: page.page, excerpt: '', places: [] }
  }

  return async (
    noticeNos: readonly string[],
    terms: readonly Term[],
  ): Promise<ReadonlyMap<string, readonly FoundFile[]>> => {
    const files = await store.indexedFiles(sql, noticeNos)
    const found = new Map<string, FoundFile[]>()
    for (const term of terms) if (!isOver()) await addTerm(found, files, term)
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

/** Parts of one page are joined without a separator. */
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
