import { normaliseLong, withoutExtraMarks } from '../../search/long-text.ts'
import { createLocator, hasTerm, type Place, type Term } from '../../search/text.ts'

/** Code points around a hit. */
const AROUND = 60
const LONGEST = 300
/** Windows that are looked at for it: of so many UTF-16 units, each beginning in the middle of the one before. */
const WINDOWS = [400, 1_600, 6_400]

export interface PageExcerpt {
  text: string
  /** Code points of `text`, end exclusive. */
  places: Place[]
}

/** What stands around the first hit of a term in the text of a page, in one line. `null` = it is not there. */
export function pageExcerpt(page: string, term: Term): PageExcerpt | null {
  const text = withoutExtraMarks(page)
  for (const size of [...WINDOWS, text.length]) {
    for (let at = 0; at < text.length; at += size / 2) {
      const from = isTail(text, at) ? at - 1 : at
      const window = text.slice(from, from + size).toWellFormed()
      if (!hasTerm(normaliseLong(window), term)) continue
      const excerpt = cut(window, term)
      if (excerpt) return excerpt
    }
    if (size >= text.length) break
  }
  return null
}

const isTail = (text: string, at: number) => (text.charCodeAt(at) & 0xfc00) === 0xdc00

function cut(window: string, term: Term): PageExcerpt | null {
  // As many code points as before, so that places stay.
  const line = window.replace(/\s/gu, ' ')
  const [first, ...more] = createLocator(line).places(term)
  if (!first) return null
  const points = [...line]
  const from = Math.max(first.start - AROUND, 0)
  const to = Math.min(Math.max(first.end + AROUND, from), from + LONGEST, points.length)
  const places = [first, ...more]
    .filter(({ start }) => start < to)
    .map(({ start, end }) => ({ start: start - from, end: Math.min(end, to) - from }))
  return { text: points.slice(from, to).join(''), places }
}
