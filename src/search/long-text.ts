import { normalise } from './text.ts'

/** UTF-16 units normalised per step. */
const STEP = 4_096
/**
 * Maximum number of consecutive marks. Sorting them takes quadratic time: hours for a file of marks. Writing systems
 * need at most six; 30 is the limit of the stream-safe format (Unicode Standard Annex 15).
 */
const MOST_MARKS = 30
/** The half-width voiced sound marks of Japanese become marks when normalised. */
const EXTRA_MARKS = new RegExp(`([\\p{M}ﾞﾟ]{${MOST_MARKS}})[\\p{M}ﾞﾟ]+`, 'gu')

/**
 * Text before such a character does not change with it: it joins nothing, and ends the context that decides the form of
 * a final sigma.
 */
const ENDS_CONTEXT = /[ \n가-힣\u4e00-\u9fffぁ-ゖァ-ヺ]/
/**
 * Joins the preceding character: a mark, or a vowel or final consonant of Hangul, which may result from a half-width
 * one.
 */
const MAY_JOIN = /[\p{M}ﾞﾟ\u1100-\u11ff\u3131-\u318e\ua960-\ua97f\ud7b0-\ud7ff\uffa0-\uffdc]/u
const MARK = /[\p{M}ﾞﾟ]/u
/** Joins nothing. */
const LETTER = '一'

/**
 * Normalises a text in pieces, like a title: the joined results equal `normalise` of the joined pieces. Each step takes
 * bounded time and memory, whatever the text. Two things differ from titles: only the first 30 of consecutive marks
 * count, and a word of more than 4,096 characters is normalised in pieces.
 */
export interface LongText {
  /** The next part of the result, without the end that the next piece may still change. */
  push(piece: string): Generator<void, string>
  /** Ends a page: a blank separates it from the following text. */
  endPage(): string
  /** The remaining part. */
  end(): string
}

export function createLongText(): LongText {
  let rest = ''
  /** The separator at the end of the normalised text, which more separators may extend. */
  let separator = ''
  let isBegun = false

  function fold(chunk: string): string {
    if (chunk === '') return ''
    // A mark is a separator only at the beginning of the whole text or after another separator.
    const before = separator === '' && isBegun ? LETTER : separator
    const norm = normalise(before + chunk)
    isBegun = true
    separator = /[ -]$/.exec(norm)?.[0] ?? ''
    return norm.slice(before === LETTER ? 1 : 0, separator === '' ? undefined : -1)
  }

  function* push(piece: string): Generator<void, string> {
    const done: string[] = []
    for (let at = 0; at < piece.length; at += STEP) {
      rest = (rest + piece.slice(at, at + STEP)).replace(EXTRA_MARKS, '$1')
      const cut = rest.length < STEP ? 0 : cutOf(rest)
      if (cut > 0) {
        done.push(fold(rest.slice(0, cut)))
        rest = rest.slice(cut)
      }
      yield
    }
    return done.join('')
  }

  function takeRest(): string {
    const norm = fold(rest)
    rest = ''
    return norm
  }

  return {
    push,
    endPage() {
      const norm = takeRest()
      // No separator at the beginning of a text.
      if (isBegun) separator = ' '
      return norm
    },
    end() {
      const norm = takeRest() + separator
      separator = ''
      return norm
    },
  }
}

/**
 * Where a text may be cut: before its last letter that ends a context, else that joins nothing, else that is not a
 * mark.
 */
function cutOf(text: string): number {
  for (const fits of [ends, stands, isNoMark]) {
    for (let at = text.length - 1; at > 0; at--) {
      const point = pointAt(text, at)
      if (point !== null && fits(point)) return at
    }
  }
  return 0
}

const ends = (point: string): boolean => ENDS_CONTEXT.test(point)
const stands = (point: string): boolean => !MAY_JOIN.test(point)
const isNoMark = (point: string): boolean => !MARK.test(point)

/** The code point that begins there; `null` in the middle of one. */
function pointAt(text: string, at: number): string | null {
  const point = text.codePointAt(at) ?? 0
  const isInside = point >= 0xdc00 && point <= 0xdfff && (text.codePointAt(at - 1) ?? 0) > 0xffff
  return isInside ? null : String.fromCodePoint(point)
}

/** Removes the marks that do not count, so that excerpts of a hostile text can be treated like titles. */
export const withoutExtraMarks = (text: string): string => text.replace(EXTRA_MARKS, '$1')

/** Normalises a text of several megabytes at once, for tests and for texts that nobody waits for. */
export function normaliseLong(text: string): string {
  const long = createLongText()
  const steps = long.push(text)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value + long.end()
  }
}
