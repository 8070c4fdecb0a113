import type { AttachmentNews, TextFile, TextPart } from '../../attachments/index.ts'
import type { Db } from '../../lib/db/index.ts'
import { firstExcerpts, type TermExcerpt } from '../../search/excerpt.ts'
import type { FoundTerms } from '../../search/matcher/index.ts'
import { createTextScan } from '../../search/matcher/index.ts'
import { positiveTerms, type TermNode } from '../../search/query.ts'
import type { Term } from '../../search/text.ts'
import type { MatchedKeyword } from '../rules/decide.ts'
import { type FoundInAttachment, MOST_FOUND } from '../schema/event-data.ts'
import type { AlertBatch } from './alert-batch.ts'
import type { KeywordPorts } from './watched.ts'

/** Parts of at most 10,000 characters each. */
const PARTS = 16
/** Keywords of one notice for which excerpts are looked for. */
const MOST_EXPLAINED = 200

/** Searches the texts of a notice in steps of a few milliseconds. */
export function createTextMatching(
  news: Pick<AttachmentNews, 'partsAfter'>,
  keywords: Pick<KeywordPorts, 'statesOf' | 'meaningOf'>,
  db: Pick<Db, 'sql'>,
) {
  async function* partsOf({ hash }: TextFile): AsyncGenerator<TextPart[]> {
    for (let after = 0; ; ) {
      const parts = await news.partsAfter(hash, after, PARTS)
      const last = parts.at(-1)
      if (!last) return
      yield parts
      after = last.part
    }
  }

  /** Finds the terms of all keywords in all files. */
  async function* scanAll(files: readonly TextFile[], texts: FoundTerms): AsyncGenerator<void> {
    for (const file of files) {
      const scan = createTextScan(texts)
      for await (const parts of partsOf(file)) {
        yield
        for (const part of parts) yield* scan.push(part)
      }
      yield* scan.end()
    }
  }

  /** For each keyword that leads to an event: its places in the files. */
  async function* explain(
    { alerts }: AlertBatch,
    files: readonly TextFile[],
  ): AsyncGenerator<void, Map<string, FoundInAttachment[]>> {
    const foundIn = new Map<string, FoundInAttachment[]>()
    const matched = alerts.flatMap(({ decisions }) => decisions.flatMap(({ keywords: ofEvent }) => ofEvent))
    if (matched.length === 0) return foundIn
    const terms = await termsOf(matched.slice(0, MOST_EXPLAINED))
    const places = yield* placesIn(files, [...terms.values()].flat())
    for (const [id, nodes] of terms) {
      const found = nodes.flatMap(({ typed, term }) => {
        const place = places.get(term)
        return place ? [{ term: typed, ...place }] : []
      })
      if (found.length > 0) foundIn.set(id, found.slice(0, MOST_FOUND))
    }
    return foundIn
  }

  async function termsOf(refs: readonly MatchedKeyword[]): Promise<Map<string, TermNode[]>> {
    const states = await keywords.statesOf(db.sql, refs)
    // Equal terms are the same object.
    const terms = new Map<string, Term>()
    return new Map(
      states.flatMap(({ id, keyword }) => {
        if (keyword === null || keyword.in === 'title') return []
        const { query } = keywords.meaningOf({ keyword: keyword.text, filter: keyword.filter })
        const nodes = positiveTerms(query).map((node) => {
          const key = `${node.term.kind} ${node.term.text}`
          const term = terms.get(key) ?? node.term
          terms.set(key, term)
          return { ...node, term }
        })
        return [[id, nodes] as const]
      }),
    )
  }

  /** The first place of each term. */
  async function* placesIn(
    files: readonly TextFile[],
    wanted: readonly TermNode[],
  ): AsyncGenerator<void, Map<Term, Omit<FoundInAttachment, 'term'>>> {
    const places = new Map<Term, Omit<FoundInAttachment, 'term'>>()
    let missing = [...new Set(wanted.map(({ term }) => term))]
    for (const file of files) {
      for await (const parts of partsOf(file)) {
        yield
        for (const { text, entry, page } of parts) {
          if (missing.length === 0) return places
          const found: Map<Term, TermExcerpt> = yield* firstExcerpts(text, missing)
          for (const [term, excerpt] of found)
            places.set(term, { attachmentId: file.id, name: file.name, entry, page, ...firstPlaceOf(excerpt) })
          missing = missing.filter((term) => !found.has(term))
        }
      }
    }
    return places
  }

  return { scanAll, explain }
}

const firstPlaceOf = ({ text, places: [first = { start: 0, end: 0 }] }: TermExcerpt) => ({ excerpt: text, ...first })
