import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { createTerm, hasTerm, normalise, type TermKind } from '../text.ts'
import { createScratch, hasBit } from './bits.ts'
import { holdsTerm, planTerm } from './match.ts'
import { buildPostings, findCandidates } from './postings.ts'

const letters = ['가', '나', '관', 'a', 'B', '1', '𠮷', 'é', 'q\u0301', '각', 'ㄱ']
const gaps = [' ', '-', 'ㆍ', '(', ')', '😀']
const title = fc
  .array(fc.constantFrom(...letters, ...letters, ...gaps), { maxLength: 12 })
  .map((parts) => normalise(parts.join('')))
const term = fc
  .tuple(fc.constantFrom<TermKind[]>('plain', 'exact'), fc.array(fc.constantFrom(...letters, ' '), { maxLength: 5 }))
  .map(([kind, parts]) => createTerm(kind, parts.join('')))
  .filter((made) => made !== null)

const unitsOf = (text: string) => Uint16Array.from({ length: text.length }, (_, i) => text.charCodeAt(i))

function layOut(titles: readonly string[]) {
  const starts = Uint32Array.from({ length: titles.length + 1 }, (_, i) => titles.slice(0, i).join('').length)
  const steps = buildPostings(unitsOf(titles.join('')), starts, titles.length)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

describe('terms in titles kept as units', () => {
  it('are found where `hasTerm` finds them', () => {
    fc.assert(
      fc.property(title, title, term, (before, norm, wanted) => {
        const text = unitsOf(`${before}${norm}가나`)
        const found = holdsTerm(text, before.length, before.length + norm.length, planTerm(wanted))
        assert.equal(found, hasTerm(norm, wanted))
      }),
      { numRuns: 3000 },
    )
  })

  it('are among the candidates of the postings, and nothing else is where no text need be read', () => {
    fc.assert(
      fc.property(fc.array(title, { minLength: 1, maxLength: 70 }), term, (titles, wanted) => {
        const plan = planTerm(wanted)
        const scratch = createScratch(titles.length)
        const bits = scratch.take()
        findCandidates(layOut(titles), plan, bits, scratch)
        for (const [i, norm] of titles.entries()) {
          if (plan.how !== 'verify') assert.equal(hasBit(bits, i), hasTerm(norm, wanted), norm)
          else if (hasTerm(norm, wanted)) assert.ok(hasBit(bits, i), norm)
        }
      }),
      { numRuns: 1500 },
    )
  })
})
