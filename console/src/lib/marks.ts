/** A piece of a text, and whether it matches the search. */
export interface Piece {
  text: string
  isHit: boolean
  /** Its position, used as a key. */
  at: number
}

const NEGATED = /(^|[\s(|])[-－−–—](?:"[^"]*"|“[^”]*”|\([^)]*\)|[^\s()|]+)/g
const TERM = /"([^"]*)"|“([^”]*)”|([^\s()|]+)/g
const ESCAPED = /[.*+?^${}()|[\]\\]/g
const SEPARATORS = '[\\s\\p{P}\\p{S}]*'

/**
 * The pieces of a title that match a query, for display only, because the service did the search. As there, words may
 * match across separators.
 */
export function piecesOf(title: string, query: string): Piece[] {
  const pattern = patternIn(query)
  if (!pattern) return [{ text: title, isHit: false, at: 0 }]
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: text, index } of title.matchAll(pattern)) {
    if (index > end) pieces.push({ text: title.slice(end, index), isHit: false, at: end })
    if (text !== '') pieces.push({ text, isHit: true, at: index })
    end = index + text.length
  }
  if (end < title.length) pieces.push({ text: title.slice(end), isHit: false, at: end })
  return pieces
}

/** Caches the pattern, because all rows of a page use the same query. */
let last: { query: string; pattern: RegExp | null } = { query: '', pattern: null }

function patternIn(query: string): RegExp | null {
  if (last.query === query) return last.pattern
  const terms = [...query.replace(NEGATED, ' ').matchAll(TERM)]
    .map(([, quoted, curly, plain]) => quoted ?? curly ?? plain ?? '')
    .filter((term) => /[\p{L}\p{N}]/u.test(term))
  last = { query, pattern: terms.length === 0 ? null : new RegExp(terms.map(patternOf).join('|'), 'giu') }
  return last.pattern
}

const patternOf = (term: string): string =>
  [...term.normalize('NFKC')]
    .filter((letter) => /[\p{L}\p{N}]/u.test(letter))
    .map((letter) => letter.replace(ESCAPED, '\\$&'))
    .join(SEPARATORS)

/** The same for a text with positions from the service, in code points from 0, end exclusive. */
export function piecesAt(text: string, places: readonly { start: number; end: number }[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const letter of text) {
    const isHit = places.some(({ start, end }) => at >= start && at < end)
    const last = pieces.at(-1)
    if (last?.isHit === isHit) last.text += letter
    else pieces.push({ text: letter, isHit, at })
    at += 1
  }
  return pieces
}
