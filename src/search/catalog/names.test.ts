import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { createNameFilter, nameFits } from '../filter.ts'
import { createNameSearch, createPartySearch } from './names.ts'
import { createDictionaries } from './pieces.ts'

const part = fc.constantFrom('서울', '시', '도로', '공사', '한국', 'A', 'b', '1', ' ', '-', '(', '·', '\n', '🌸')
const text = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''))
const name = fc.record({ code: fc.option(fc.constantFrom('', '1', 'A1', '서울', 'B')), name: text })

describe('names', () => {
  it('are those that fit one by one, whatever came in between', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(name, fc.array(text, { maxLength: 3 }), fc.nat(5)), { maxLength: 30 }), (steps) => {
        const { agencies } = createDictionaries()
        const search = createNameSearch(agencies)
        for (const step of steps) {
          if (typeof step === 'number') search.follow(step)
          else if (!Array.isArray(step)) {
            agencies.idOf(step.code, step.name)
          } else {
            const filters = step.map(createNameFilter)
            const fitting = agencies.list.flatMap((one, id) => (filters.some((f) => nameFits(f, one)) ? [id] : []))
            assert.deepEqual([...search.fitting(filters)].sort(numerically), fitting)
          }
        }
      }),
      { numRuns: 2000 },
    )
  })
})

describe('parties', () => {
  it('are found by each of their names, whenever they came', () => {
    const names = fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { maxLength: 3 })
    fc.assert(
      fc.property(fc.array(names, { maxLength: 20 }), fc.nat(20), fc.nat(5), fc.nat(20), (all, first, wanted, from) => {
        const values = all.slice(0, first).map((one) => ({ names: one }))
        const search = createPartySearch(values)
        search.follow(2)
        values.push(...all.slice(first).map((one) => ({ names: one })))
        search.follow(Number.POSITIVE_INFINITY)
        const found: number[] = []
        search.each(wanted, from, (party) => found.push(party))
        const expected = all.flatMap((one, party) => (party >= from && one.includes(wanted) ? [party] : []))
        assert.deepEqual(found, expected)
      }),
    )
  })
})

const numerically = (a: number, b: number) => a - b
