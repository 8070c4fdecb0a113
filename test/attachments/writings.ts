/** A document with known text, which generators write and readers must find. */
export interface Writing {
  pages: Block[][]
}
export type Block = string | Cell[][]
export type Cell = string

const SENTENCES = [
  '입찰참가자격은 공고일 전일부터 계약체결일까지 유지하여야 합니다.',
  '본 공사는 지역제한 경쟁입찰 대상이며, 낙찰하한율은 87.745%입니다.',
  '현장설명: 2026. 12. 3.(목) 14:00 / 서울특별시 강남구 테헤란로 152',
  '공동도급은 허용하지 아니하며, 하도급은 「건설산업기본법」에 따릅니다.',
  '최근 3년간 단일 건 5억원 이상의 실적(부가가치세 포함)을 제출하여야 함.',
  'Software quality assurance (SQA) — ISO/IEC 25010 기준을 적용한다.',
  '① 일반사항 ② 특수조건 ③ 과업내용서 ※ 붙임 참조 ☞ 담당자 확인',
  '契約擔當公務員은 契約書를 作成하여야 한다.',
]
const WORDS = [
  '똠방각하',
  '펲시콜라',
  '청소용역',
  '무인비행장치',
  '설계도서',
  '감리원',
  '뷁',
  '입찰보증금',
  'A&B <주식회사>',
  '"인용"',
]

/** The same seed gives the same document. */
export function writingOf(seed: number, pageCount = 2, options: { isPlain?: boolean } = {}): Writing {
  const next = randomOf(seed)
  const pick = <T>(from: readonly T[], fallback: T): T => from[Math.floor(next() * from.length)] ?? fallback
  const syllable = () => String.fromCharCode(0xac00 + Math.floor(next() * 11_172))
  const word = () =>
    next() < 0.3 ? pick(WORDS, '') : Array.from({ length: 2 + Math.floor(next() * 5) }, syllable).join('')
  const line = () =>
    next() < 0.5 ? pick(SENTENCES, '') : Array.from({ length: 3 + Math.floor(next() * 5) }, word).join(' ')
  const table = () =>
    Array.from({ length: 2 + Math.floor(next() * 3) }, () =>
      Array.from({ length: 3 }, () => (next() < 0.5 ? word() : String(Math.floor(next() * 1e9)))),
    )
  const block = (): Block => (!options.isPlain && next() < 0.2 ? table() : line())
  return { pages: Array.from({ length: pageCount }, () => Array.from({ length: 8 + Math.floor(next() * 12) }, block)) }
}

/** mulberry32 */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const textOfBlocks = (blocks: Block[]): string =>
  blocks.map((block) => (typeof block === 'string' ? block : block.map((row) => row.join('\t')).join('\n'))).join('\n')

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The maximum distance between the expected and the actual place of a character. */
const BAND = 80

/**
 * The share of characters read correctly, relative to the longer text: one minus the edit distance. Spaces count as
 * one.
 */
export function rightShare(expected: string, actual: string): number {
  const [one, other] = [plain(expected), plain(actual)]
  const longer = Math.max(one.length, other.length)
  if (longer === 0) return 1
  if (Math.abs(one.length - other.length) > BAND)
    return Math.max(0, 1 - Math.abs(one.length - other.length) / longer - 0.5)
  let row = Int32Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const next = new Int32Array(other.length + 1).fill(longer)
    const from = Math.max(1, i - BAND)
    if (from === 1) next[0] = i
    for (let j = from; j <= Math.min(other.length, i + BAND); j += 1) {
      const same = one.charCodeAt(i - 1) === other.charCodeAt(j - 1) ? 0 : 1
      next[j] = Math.min((row[j - 1] ?? longer) + same, (row[j] ?? longer) + 1, (next[j - 1] ?? longer) + 1)
    }
    row = next
  }
  return 1 - (row[other.length] ?? longer) / longer
}
