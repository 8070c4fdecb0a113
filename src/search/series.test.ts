import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { seriesLetters } from './series.ts'
import { normalise } from './text.ts'

function lettersOf(title: string): string {
  const norm = normalise(title)
  const units = Uint16Array.from({ length: norm.length }, (_, at) => norm.charCodeAt(at))
  const out = new Uint16Array(units.length)
  return String.fromCharCode(...out.subarray(0, seriesLetters(units, 0, units.length, out)))
}

test('parts that change every year are left out', () => {
  for (const title of [
    '2026년 본관 청사 청소용역',
    '2027년도 본관 청사 청소용역',
    "'27년 본관청사 청소용역",
    '본관 청사 청소용역(2026학년도)',
    '[긴급] 2026 본관 청사 청소용역 입찰공고',
    '(재공고) 2025회계연도 본관 청사 청소 용역',
    '2026~2027년 본관 청사 청소용역 소액수의 견적제출 안내공고',
  ])
    assert.equal(lettersOf(title), '본관청사청소용역', title)
  assert.equal(lettersOf('제12회 한마음 축제 대행'), lettersOf('2027년 제13회 한마음축제 대행'))
})

test('parts that distinguish purchases of one year are kept', () => {
  const pairs = [
    ['3월 급식 식재료 구매', '4월 급식 식재료 구매'],
    ['상반기 도로 정비공사', '하반기 도로 정비공사'],
    ['제1차 도로 정비공사', '제2차 도로 정비공사'],
    ['국도 12호선 정비공사', '국도 13호선 정비공사'],
    ['20001번 버스 임차', '20011번 버스 임차'],
    ['공고문 인쇄 제작', '인쇄 제작물 공고문집'],
    ['3년 유지관리 용역', '5년 유지관리 용역'],
  ] as const
  for (const [one, other] of pairs) assert.notEqual(lettersOf(one), lettersOf(other), `${one} / ${other}`)
})

test('only letters of the title are kept, in order', () => {
  const part = fc.constantFrom(
    '2026년',
    '26년',
    '제3회',
    '긴급',
    '청소',
    '12',
    '1999',
    '용역-',
    ' ',
    '제',
    '회',
    '년',
    '가나다',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const letters = normalise(parts.join('')).replace(/[ -]/g, '')
      let at = 0
      for (const letter of lettersOf(parts.join(''))) {
        at = letters.indexOf(letter, at) + 1
        assert.ok(at > 0, parts.join(''))
      }
    }),
  )
})
