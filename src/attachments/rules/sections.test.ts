import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { createTerm, hasTerm, normalise, type Term } from '../../search/text.ts'
import { gramsOf, termGrams } from './grams.ts'
import { createSections, type Section } from './sections.ts'

const finish = <T>(steps: Generator<void, T>): T => {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

// Few letters, so that hits happen.
const letters = ['가', '나', '다', 'a', 'B', '1', '𠮷', 'e\u0301', 'ㄱ', 'か']
const gaps = [' ', ' ', '-', '\n', 'ㆍ', '(', ', ', '😀']
const unit = fc.constantFrom(...letters, ...letters, ...gaps)
const textOf = (maxLength: number) => fc.array(unit, { maxLength }).map((parts) => parts.join(''))
const term: fc.Arbitrary<Term> = fc
  .tuple(
    fc.constantFrom('plain' as const, 'exact' as const),
    fc.array(fc.constantFrom(...letters, ...letters, ' '), { minLength: 1, maxLength: 6 }),
  )
  .map(([kind, parts]) => createTerm(kind, parts.join('')))
  .filter((one) => one !== null)

const holds = (norm: string, { all }: ReturnType<typeof termGrams>): boolean => {
  const grams = new Set(finish(gramsOf(norm)))
  return all.every((some) => some.some((one) => grams.has(one)))
}

function sectionsOf(pages: readonly string[], sizes?: Parameters<typeof createSections>[0]): Section[] {
  const cutter = createSections(sizes)
  const made = pages.flatMap((text, at) => finish(cutter.add({ part: at + 1, entry: null, page: at + 1, text })))
  return [...made, ...cutter.end()]
}

describe('the grams of a text', () => {
  it('decide on terms of one or two letters, and exclude others', () => {
    fc.assert(
      fc.property(textOf(12), term, (text, wanted) => {
        const norm = normalise(text)
        const grams = termGrams(wanted)
        const isHeld = hasTerm(norm, wanted)
        if (grams.isExact) assert.equal(holds(norm, grams), isHeld, JSON.stringify([norm, wanted]))
        else if (isHeld) assert.ok(holds(norm, grams), JSON.stringify([norm, wanted]))
      }),
      { numRuns: 20_000 },
    )
  })

  it('contain those of a longer term only where it may match', () => {
    const grams = termGrams(createTerm('plain', '하수관로') ?? assert.fail())
    assert.equal(grams.isExact, false)
    assert.equal(holds(normalise('하수 관로'), grams), true)
    assert.equal(holds(normalise('하수 도로'), grams), false)
  })
})

describe('the sections of a text', () => {
  const sizes = { length: 40, overlap: 24, slack: 8 }

  it('contain the complete text', () => {
    fc.assert(
      fc.property(
        fc.array(
          textOf(90).filter((text) => text !== ''),
          { maxLength: 4 },
        ),
        term,
        (pages, wanted) => {
          const whole = normalise(pages.join('\n'))
          const found = sectionsOf(pages, sizes).some(({ norm }) => hasTerm(norm, wanted))
          assert.equal(found, hasTerm(whole, wanted), JSON.stringify([pages, wanted]))
        },
      ),
      { numRuns: 5_000 },
    )
  })

  it('locate a place in the parts of the text', () => {
    const pages = ['가나다 '.repeat(20), '다나가 '.repeat(20), 'abc '.repeat(20)]
    for (const { norm, parts, starts } of sectionsOf(pages, sizes)) {
      for (const [at, start] of starts.entries()) {
        const inside = norm.slice(start, starts[at + 1])
        const own = normalise(pages[(parts[at] ?? 0) - 1] ?? '')
        assert.ok(` ${own}`.includes(inside) || own.startsWith(inside.trimStart()), `${inside} is not in ${own}`)
      }
    }
  })

  it('are one, if the text is not very long', () => {
    assert.equal(sectionsOf(['가나다 '.repeat(10_000)]).length, 1)
    assert.ok(sectionsOf(['가나다 '.repeat(100_000)]).length > 3)
  })
})
