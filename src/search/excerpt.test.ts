import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { firstExcerpts, LONGEST_EXCERPT, type TermExcerpt } from './excerpt.ts'
import { createTerm, hasTerm, normalise, type Term } from './text.ts'

// Few different letters, so that hits occur.
const letters = ['가', '나', '다', 'a', 'B', '1', '𠮷', 'e\u0301', 'ㄱ', 'か']
const gaps = [' ', ' ', '-', '\n', 'ㆍ', '(', ', ', '😀']
const unit = fc.constantFrom(...letters, ...letters, ...gaps)
const texts = fc.array(unit, { maxLength: 60 }).map((parts) => parts.join(''))
const terms: fc.Arbitrary<Term> = fc
  .tuple(
    fc.constantFrom('plain' as const, 'exact' as const),
    fc.array(fc.constantFrom(...letters, ...letters, ' '), { minLength: 1, maxLength: 6 }),
  )
  .map(([kind, parts]) => createTerm(kind, parts.join('')))
  .filter((one) => one !== null)

function excerptsOf(text: string, wanted: readonly Term[]): Map<Term, TermExcerpt> {
  const steps = firstExcerpts(text, wanted)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

const term = (text: string): Term => createTerm('plain', text) ?? assert.fail()
function excerptOf(text: string, wanted: string): TermExcerpt {
  const one = term(wanted)
  return excerptsOf(text, [one]).get(one) ?? assert.fail('nothing was found')
}
const marked = ({ text, places }: TermExcerpt) => places.map(({ start, end }) => [...text].slice(start, end).join(''))

describe('an excerpt', () => {
  it('shows the hit as it is in the text, with what is around it', () => {
    assert.deepEqual(excerptOf('1. 목적\n2. 하수 관로 정비', '하수관로'), {
      text: '1. 목적 2. 하수 관로 정비',
      places: [{ start: 9, end: 14 }],
    })
  })

  it('is cut out of a long page, wherever the hit is', () => {
    for (const before of [0, 1, 499, 500, 940, 995, 999, 1_000, 5_000]) {
      const found = excerptOf(`${'가'.repeat(before)} 하수😀관로 ${'나'.repeat(5_000)}`, '하수관로')
      assert.deepEqual(marked(found), ['하수😀관로'])
      const around = 60
      assert.equal(found.text, `${'가'.repeat(Math.min(before, around - 1))} 하수😀관로 ${'나'.repeat(around - 1)}`)
    }
  })

  it('marks the other places in it', () => {
    assert.deepEqual(marked(excerptOf('하수관로 정비와 하수 관로 보수', '하수관로')), ['하수관로', '하수 관로'])
  })

  it('of a hit that is longer than itself', () => {
    const word = '가나다라'.repeat(200)
    assert.equal(excerptOf(`앞 ${word} 뒤`, word).text.length, 142)
    assert.ok(excerptOf(`${'앞 '.repeat(100)}${word} 뒤`, word).text.length === LONGEST_EXCERPT)
  })

  it('of a hit with many blanks in it', () => {
    for (const blanks of [10, 1_000, 5_000]) {
      const found = excerptOf(`${'가나 '.repeat(900)}하수${' '.repeat(blanks)}관로 ${'나다 '.repeat(900)}`, '하수관로')
      assert.match(found.text, /가나 하수 /)
    }
  })

  it('does not take a part of a word for one', () => {
    // A window begins at 500.
    const found = excerptOf(`마 ${'가'.repeat(498)}나 다 라 ${'가'.repeat(1_600)} 나 다 사`, '나다')
    assert.deepEqual(marked(found), ['나 다'])
    assert.ok(found.text.endsWith(' 나 다 사'))
  })

  it('is found for every term that a page contains, and for no other', () => {
    fc.assert(
      fc.property(texts, fc.array(terms, { minLength: 1, maxLength: 4 }), fc.nat(3), (text, wanted, times) => {
        const page = text.repeat(1 + times * 20)
        const found = excerptsOf(page, wanted)
        for (const one of wanted) {
          const excerpt = found.get(one)
          assert.equal(excerpt !== undefined, hasTerm(normalise(page), one), JSON.stringify([page, one]))
          assert.ok([...(excerpt?.text ?? '')].length <= LONGEST_EXCERPT)
          assert.ok(excerpt?.places.every(({ start, end }) => start < end) ?? true)
        }
      }),
      { numRuns: 3_000 },
    )
  })
})
