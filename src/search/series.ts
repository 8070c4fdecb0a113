// The part of a title that stays the same every year: without the year and the marks of a notice.

/** Words that state the kind of notice and not what is bought; parts of a title between separators. */
const MARKS: ReadonlySet<string> = new Set(
  (
    '긴급 긴급공고 긴급입찰 재공고 재입찰 재입찰공고 재공고입찰 정정 정정공고 변경 변경공고 연기공고 ' +
    '공고 공고문 입찰 입찰공고 전자입찰 전자입찰공고 입찰대행 안내 안내공고 견적 견적제출 전자견적제출 견적서 제출 ' +
    '소액수의 소액수의견적 수의견적 수의계약 제안서 협상 협상에 의한 계약 협상에의한계약'
  ).split(' '),
)
const LONGEST_MARK = Math.max(...[...MARKS].map((mark) => mark.length))
/** Words that may follow the number of a year. */
const YEAR_WORDS = ['학년도', '회계연도', '년도', '연도', '년']
/** Fewer letters are not significant. */
export const LEAST_LETTERS = 4

const [BLANK, HYPHEN, ZERO, NINE] = [0x20, 0x2d, 0x30, 0x39]
/** 제 and 회. */
const [ORDINAL, TIME] = [0xc81c, 0xd68c]

const isDigit = (unit: number): boolean => unit >= ZERO && unit <= NINE

/**
 * Writes the letters of a normalised title that stay the same from year to year to `out`, and returns their number.
 * Omits separators, marks, years (2026년, 2026학년도, 26년, 2026) and ordinals that count years (제12회).
 */
export function seriesLetters(text: Uint16Array, from: number, to: number, out: Uint16Array): number {
  let kept = 0
  for (let at = from; at < to; ) {
    const unit = text[at] ?? 0
    if (unit === BLANK || unit === HYPHEN) {
      at++
      continue
    }
    let end = at + 1
    while (end < to && text[end] !== BLANK && text[end] !== HYPHEN) end++
    if (!isMark(text, at, end)) kept = keepPart(text, at, end, out, kept)
    at = end
  }
  return kept
}

function isMark(text: Uint16Array, from: number, to: number): boolean {
  return to - from <= LONGEST_MARK && MARKS.has(String.fromCharCode(...text.subarray(from, to)))
}

function keepPart(text: Uint16Array, from: number, to: number, out: Uint16Array, before: number): number {
  let kept = before
  for (let at = from; at < to; ) {
    const next = afterYear(text, at, from, to)
    if (next > at) at = next
    else out[kept++] = text[at++] ?? 0
  }
  return kept
}

/** The end of a year or an ordinal that begins at `place`; `place` itself if there is none. */
function afterYear(text: Uint16Array, at: number, from: number, to: number): number {
  const begin = text[at] === ORDINAL ? at + 1 : at
  if (!isDigit(text[begin] ?? 0) || begin >= to || (begin > from && isDigit(text[begin - 1] ?? 0))) return at
  let end = begin
  let value = 0
  for (; end < to && isDigit(text[end] ?? 0); end++) value = value * 10 + (text[end] ?? 0) - ZERO
  if (begin > at) return text[end] === TIME && end < to ? end + 1 : at
  const after = afterYearWord(text, end, to)
  if (end - begin === 4 && value >= 1990 && value < 2100) return after
  return end - begin === 2 && value >= 10 && value < 50 && after > end ? after : at
}

function afterYearWord(text: Uint16Array, at: number, to: number): number {
  const word = YEAR_WORDS.find((word) => at + word.length <= to && isAt(text, at, word))
  return at + (word?.length ?? 0)
}

function isAt(text: Uint16Array, at: number, word: string): boolean {
  for (let i = 0; i < word.length; i++) if (text[at + i] !== word.charCodeAt(i)) return false
  return true
}
