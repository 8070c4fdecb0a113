export type TermKind = 'plain' | 'exact'

export interface Term {
  readonly kind: TermKind
  /** A search term: letters only if plain; if exact, with one blank for each run of separators. */
  readonly text: string
  /** Letters only; compared with notice numbers. */
  readonly compact: string
  /** Code points of `text`. */
  readonly length: number
  /** By UTF-16 index in `text`: whether no blank may be skipped between the previous letter and this one. */
  readonly narrow: readonly boolean[]
}

/** Equal for two terms that match the same texts. */
export const termKey = ({ kind, text }: Pick<Term, 'kind' | 'text'>): string => `${kind} ${text}`

/** A part of a normalised text, in UTF-16 units, end exclusive. */
export interface Hit {
  start: number
  end: number
}

/** A part of an original title, in Unicode code points, end exclusive. */
export interface Place {
  start: number
  end: number
}

export interface Locator {
  readonly norm: string
  places(term: Term): Place[]
}

const DOTS = /[ㆍ·・‧•]/g
const BLANK = /[\p{White_Space}\u115f\u1160]/u
// \p{DI} contains the invisible characters that are neither control nor format (variation selectors, Hangul fillers).
const RUN = /(?:^\p{M}|[\p{Z}\p{P}\p{S}\p{C}\p{DI}])[\p{Z}\p{P}\p{S}\p{C}\p{DI}\p{M}]*/gu
const NARROW = /[\p{Script=Latin}\p{Nd}]/u
const MARK = /\p{M}/u

/** Latin letters and digits. */
export const isNarrow = (point: string): boolean => NARROW.test(point)

export const isBlank = (char: string): boolean => BLANK.test(char)

/** A separator of a normalised text. */
const isSeparator = (char: string | undefined): boolean => char === ' ' || char === '-'

/** NFKC a second time, because lower-casing can leave marks out of their canonical order (İ with a cedilla). */
const fold = (text: string): string => text.replace(DOTS, ' ').normalize('NFKC').toLowerCase().normalize('NFKC')

const separatorFor = (run: string): string => (BLANK.test(run) ? ' ' : '-')

/**
 * The one rule for titles, terms, names and numbers; its result is stored. A run of separators at the edge is kept like
 * any other, because a quoted term may need it (`"[긴급]"`).
 */
export const normalise = (text: string): string => fold(text).replace(RUN, separatorFor)

/** A normalised text without its separators: a plain term that is not in it is not in the text. */
export const lettersOf = (norm: string): string => norm.replace(/[ -]/g, '')

/** Matches nearly every notice number: normalisation changes only the case. */
const PLAIN = /^[\dA-Za-z-]*$/

export const compact = (text: string): string =>
  PLAIN.test(text) ? text.replaceAll('-', '').toLowerCase() : lettersOf(normalise(text))

const narrowPlaces = (text: string): boolean[] => {
  const narrow: boolean[] = []
  let before = false
  for (const point of text) {
    // A mark has the script of its letter.
    const now: boolean = MARK.test(point) ? before : isNarrow(point)
    narrow.push(before && now)
    if (point.length === 2) narrow.push(false)
    before = now
  }
  return narrow
}

/** `null` if no letters are left of the text. */
export const createTerm = (kind: TermKind, text: string): Term | null => {
  const norm = normalise(text)
  const letters = lettersOf(norm)
  if (letters === '') return null
  const wanted = kind === 'plain' ? letters : norm.replaceAll('-', ' ')
  return { kind, text: wanted, compact: letters, length: [...wanted].length, narrow: narrowPlaces(wanted) }
}

/** End of the hit of a plain term that begins at `start`, else -1. */
const plainHitEnd = (norm: string, term: Term, start: number): number => {
  const { text, length, narrow } = term
  let at = start
  for (let i = 0; i < text.length; i++, at++) {
    let char = norm[at]
    if (i > 0 && (char === '-' || (char === ' ' && !narrow[i]))) char = norm[++at]
    if (char !== text[i]) return -1
  }
  if (at - start === text.length || length >= 4) return at
  const begins = start === 0 || isSeparator(norm[start - 1])
  const ends = at === norm.length || isSeparator(norm[at])
  return (length === 2 ? begins && ends : begins || ends) ? at : -1
}

const nextPlain = (norm: string, term: Term, from: number): Hit | null => {
  const first = term.text[0] ?? ''
  for (let start = norm.indexOf(first, from); start >= 0; start = norm.indexOf(first, start + 1)) {
    const end = plainHitEnd(norm, term, start)
    if (end >= 0) return { start, end }
  }
  return null
}

const blankFor = (norm: string, term: Term): string => (term.text.includes(' ') ? norm.replaceAll('-', ' ') : norm)

export const hasTerm = (norm: string, term: Term): boolean => {
  if (norm.includes(term.text)) return true
  if (term.kind === 'exact') return blankFor(norm, term).includes(term.text)
  return term.length > 1 && nextPlain(norm, term, 0) !== null
}

/** Finds only the first hit. */
export function findFirst(norm: string, term: Term): Hit | null {
  if (term.kind === 'plain') return nextPlain(norm, term, 0)
  const start = blankFor(norm, term).indexOf(term.text)
  return start < 0 ? null : { start, end: start + term.text.length }
}

export const findTerm = (norm: string, term: Term): Hit[] => {
  const hits: Hit[] = []
  if (term.kind === 'plain') {
    for (let hit = nextPlain(norm, term, 0); hit; hit = nextPlain(norm, term, hit.end)) hits.push(hit)
    return hits
  }
  const blanks = blankFor(norm, term)
  const size = term.text.length
  for (let at = blanks.indexOf(term.text); at >= 0; at = blanks.indexOf(term.text, at + size)) {
    hits.push({ start: at, end: at + size })
  }
  return hits
}

/**
 * The same rule as a regular expression for a normalised text, in the syntax that JavaScript (flag u) and PostgreSQL
 * share. Letters need no escape: every special character is a separator, hence in no term.
 */
export const termPattern = (term: Term): string => {
  if (term.kind === 'exact') return term.text.replaceAll(' ', '[ -]')
  let spaced = ''
  let place = 0
  for (const point of term.text) {
    const gap = place === 0 ? '' : term.narrow[place] ? '-' : '[ -]'
    spaced += place === 0 ? point : `${gap}${term.length === 2 ? '' : '?'}${point}`
    place += point.length
  }
  const before = '(^|[ -])'
  const after = '($|[ -])'
  if (term.length === 1 || term.length >= 4) return spaced
  if (term.length === 2) return `${term.text}|${before}${spaced}${after}`
  return `${term.text}|${before}${spaced}|${spaced}${after}`
}

interface Piece {
  text: string
  start: number
  end: number
}

const STANDS_ALONE = /^[\p{ASCII}가-힣]$/u
const BEGINS_WITH_MARK = /^\p{M}/u

const joinsBefore = (point: string, before: string): boolean => {
  if (STANDS_ALONE.test(point)) return false
  const own = point.normalize('NFKC')
  // A mark always joins. A vowel or final consonant of Hangul joins only if it forms a syllable: `사` and `ㅠ` stay two.
  return BEGINS_WITH_MARK.test(own.normalize('NFKD')) || (before + own).normalize('NFKC') !== before + own
}

/** The parts of a title that are normalised separately: a code point with those that join it. */
const piecesOf = (title: string): Piece[] => {
  const pieces: Piece[] = []
  let at = 0
  for (const point of title) {
    const last = pieces.at(-1)
    if (last && joinsBefore(point, last.text.normalize('NFKC'))) {
      last.text += point
      last.end = at + 1
    } else pieces.push({ text: point, start: at, end: at + 1 })
    at++
  }
  return pieces
}

export const createLocator = (title: string): Locator => {
  const folded = fold(title)
  // For each character of the folded title: its original part.
  const from: number[] = []
  const to: number[] = []
  for (const piece of piecesOf(title)) {
    for (let size = fold(piece.text).length; size > 0; size--) {
      from.push(piece.start)
      to.push(piece.end)
    }
  }
  // The same for each character of the normalised title, where a run of separators is one character.
  const starts: number[] = []
  const ends: number[] = []
  const keep = (start: number, end: number) => {
    starts.push(from[start] ?? 0)
    ends.push(to[end - 1] ?? 0)
  }
  let norm = ''
  let done = 0
  const copyTo = (to: number) => {
    norm += folded.slice(done, to)
    for (let at = done; at < to; at++) keep(at, at + 1)
  }
  for (const run of folded.matchAll(RUN)) {
    const end = run.index + run[0].length
    copyTo(run.index)
    norm += separatorFor(run[0])
    keep(run.index, end)
    done = end
  }
  copyTo(folded.length)

  const places = (term: Term): Place[] => {
    const spans: Place[] = []
    for (const hit of findTerm(norm, term)) {
      const start = starts[hit.start] ?? 0
      const end = ends[hit.end - 1] ?? start
      const last = spans.at(-1)
      if (last && start < last.end) last.end = end
      else spans.push({ start, end })
    }
    return spans
  }
  return { norm, places }
}

/** Finds the places of a term in an original title. For several terms in one title, reuse the locator. */
export const locate = (title: string, term: Term): Place[] => createLocator(title).places(term)
