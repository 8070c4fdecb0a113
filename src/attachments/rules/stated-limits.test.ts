import assert from 'node:assert/strict'
import { describe, it, test } from 'node:test'
import fc from 'fast-check'
import { paceLimit, timeOf } from '../../../test/pace.ts'
import { JUDGED_SENTENCES } from '../../../test/stated-limits.ts'
import { type LimitedAxis, LONGEST_QUOTATION } from '../schema.ts'
import { type OpenSection, statedLimitsOf } from './stated-limits.ts'

const LETTERS: Readonly<Record<LimitedAxis, string>> = {
  licence: 'L',
  region: 'R',
  product: 'P',
  size: 'S',
  trackRecord: 'T',
  jointBidding: 'J',
}
const lettersIn = (text: string, open: OpenSection | null = null): string => {
  const found = new Set(statedLimitsOf(text, open).limits.map(({ axis }) => LETTERS[axis]))
  return (
    Object.values(LETTERS)
      .filter((letter) => found.has(letter))
      .join('') || '-'
  )
}

const lines = JUDGED_SENTENCES.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))

describe('sentences judged by hand', () => {
  for (const [wanted = '', where = '', sentence = '', why = ''] of lines) {
    test(`${wanted} ${sentence} (${why})`, () => {
      const heading = where === '가' ? '2. 입찰참가자격' : '5. 기타 사항'
      assert.equal(lettersIn(`${heading}\n가. ${sentence}\n나. 다음 항목`), wanted.endsWith('?') ? '-' : wanted)
    })
  }

  test('are many, all different, of every kind', () => {
    assert.equal(new Set(lines.map(([, , sentence]) => sentence)).size, lines.length)
    for (const letter of [...Object.values(LETTERS), '-'])
      assert.ok(lines.filter(([wanted = '']) => wanted.includes(letter)).length >= 6, letter)
  })
})

describe('limits in a text', () => {
  const RECORD = '최근 5년 이내 1억원 이상의 시공실적이 있는 업체'

  it('are only read in the section about bidders', () => {
    assert.equal(lettersIn(`2. 참가자격\n가. ${RECORD}`), 'T')
    assert.equal(lettersIn(`2. 참가자격\n가. 없음\n3. 제출서류\n가. ${RECORD}`), '-')
    assert.equal(lettersIn(`2. 제출서류\n가. ${RECORD}`), '-')
    assert.equal(lettersIn(`입찰참가자격\n가. 공통\n나. ${RECORD}`), 'T')
    assert.equal(lettersIn(`입찰참가자격\n가. 공통 사항임\n제출서류 안내\n나. ${RECORD}`), '-')
  })

  it('are read in a section that continues in the next part, up to a limit', () => {
    const { open } = statedLimitsOf('2. 참가자격\n가. 공통 사항', null)
    assert.equal(lettersIn(`나. ${RECORD}`, open), 'T')
    assert.equal(lettersIn(`3. 기타\n나. ${RECORD}`, open), '-')
    const filler = '이 항목은 자격과 관계되지 않는 안내입니다.\n'.repeat(200)
    assert.equal(lettersIn(`${filler}나. ${RECORD}`, open), '-')
  })

  it('are not read from names of laws', () => {
    assert.equal(lettersIn('2. 참가자격\n가. 「소기업 및 소상공인만 참가할 수 있는 법률」을 지키는 업체'), '-')
  })

  it('take about the same time with unclosed brackets', async () => {
    const sentence = (bracket: string) => `입찰에 참가할 수 있습니다 ${bracket.repeat(50_000 / bracket.length)}`
    for (const [open, closed] of [
      ['실적(', '실적()'],
      ['공사업(', '공사업()'],
      ['「', '「」'],
      ['『', '『』'],
    ] as const) {
      const controlMs = await timeOf(() => statedLimitsOf(sentence(closed), null))
      const ms = await timeOf(() => statedLimitsOf(sentence(open), null))
      assert.ok(ms < paceLimit({ controlMs, times: 20, floorMs: 500 }), `${open}: ${ms} ms, ${controlMs} ms closed`)
    }
  })

  it('have at most the length of a quotation, for any text', () => {
    const word = fc.constantFrom(
      '참가자격',
      '경기도',
      '소재지',
      '공사업',
      '등록한',
      '실적이 있는',
      '업체',
      '1억원 이상',
      '공동수급',
      '가.',
      '1.',
      '\n',
      ' ',
      '업',
      '😀',
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 300 }), (words) => {
        for (const { text } of statedLimitsOf(words.join(''), null).limits) {
          assert.ok(text.length <= LONGEST_QUOTATION)
          assert.ok(text.isWellFormed())
        }
      }),
    )
  })
})
