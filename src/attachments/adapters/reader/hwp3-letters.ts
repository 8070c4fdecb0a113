import { decodeCp949 } from '../../rules/cp949.ts'

/** Places of the consonants and vowels of a syllable in the combining code, of 32 values each; -1: none. */
const FIRST = (code: number): number => (code >= 2 && code <= 20 ? code - 2 : -1)
/** Six groups of vowels with a gap of two between them. */
const MIDDLE = (code: number): number => (code % 8 < 2 || code > 29 ? -1 : code - 3 - 2 * Math.floor((code - 2) / 8))
const LAST = (code: number): number => (code >= 1 && code <= 17 ? code - 1 : code >= 19 && code <= 29 ? code - 2 : -1)

const SYMBOLS_FROM = 0x3401
const SYMBOL_ROWS = 12
const HANJA_FROM = 0x4000
const HANJA_ROWS = 52
/** Row 33 of KS X 1001, where the rows of signs begin in its bytes, and row 74, where Hanja do. */
const SIGN_ROW = 0xa1
const HANJA_ROW = 0xca

/** Text of the signs that have codes of their own. */
const OWN: Record<number, string> = {
  129: '“',
  130: '”',
  131: '‘',
  132: '’',
  12307: '┌',
  12308: '┬',
  12309: '┐',
  12313: '└',
  12315: '┘',
  12316: '━',
  12317: '│',
  13793: '─',
}

const ksc = (row: number, cell: number): string | null => {
  const text = decodeCp949(Uint8Array.of(row, SIGN_ROW + cell))
  return text.length === 1 && text !== '\ufffd' ? text : null
}

/** A character of HWP 3, in its combining code (johab); null if it is not known. */
export function johabLetter(code: number): string | null {
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return String.fromCharCode(code)
  if (code >= 0x8000) return syllableOf(code)
  const own = OWN[code]
  if (own) return own
  if (code >= HANJA_FROM) {
    const index = code - HANJA_FROM
    const row = Math.floor(index / 94)
    return row < HANJA_ROWS ? ksc(HANJA_ROW + row, index % 94) : null
  }
  const index = code - SYMBOLS_FROM
  const row = Math.floor(index / 96)
  return index >= 0 && row < SYMBOL_ROWS && index % 96 < 94 ? ksc(SIGN_ROW + row, index % 96) : null
}

function syllableOf(code: number): string | null {
  const [first, middle, last] = [FIRST((code >> 10) & 31), MIDDLE((code >> 5) & 31), LAST(code & 31)]
  if (first < 0 || middle < 0 || last < 0) return jamoOf(code)
  return String.fromCharCode(0xac00 + first * 588 + middle * 28 + last)
}

/** The order of the letters of the alphabet in Unicode, for a consonant or vowel that stands alone. */
const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
function jamoOf(code: number): string | null {
  const [first, middle, last] = [(code >> 10) & 31, (code >> 5) & 31, code & 31]
  if (middle === 2 && last === 1) return INITIALS[FIRST(first)] ?? null
  if (first === 1 && last === 1 && MIDDLE(middle) >= 0) return String.fromCharCode(0x314f + MIDDLE(middle))
  return null
}
