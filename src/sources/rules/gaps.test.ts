import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { mergedGaps } from './gaps.ts'

const window = (source: string, from: number, to: number) => ({ source, from, to })

test('what touches or overlaps is one period, of each source by itself', () => {
  const hours = (source: string, from: number, to: number) => window(source, from * 3_600_000, to * 3_600_000)
  assert.deepEqual(mergedGaps([hours('a', 5, 6), hours('a', 1, 2), hours('b', 2, 3), hours('a', 2, 4)]), [
    hours('a', 1, 4),
    hours('a', 5, 6),
    hours('b', 2, 3),
  ])
  assert.deepEqual(mergedGaps([]), [])
})

test('every failing moment is in a period, periods are apart, and a source has at most 20', () => {
  const any = fc.record({
    source: fc.constantFrom('a', 'b'),
    from: fc.integer({ min: 0, max: 500_000 }),
    length: fc.integer({ min: 0, max: 9_000 }),
  })
  fc.assert(
    fc.property(fc.array(any, { maxLength: 60 }), (all) => {
      const failing = all.map(({ source, from, length }) => window(source, from, from + length))
      const gaps = mergedGaps(failing)
      for (const { source, from, to } of failing)
        assert.ok(gaps.some((gap) => gap.source === source && gap.from <= from && gap.to >= to))
      for (const source of ['a', 'b']) {
        const its = gaps.filter((gap) => gap.source === source)
        assert.ok(its.length <= 20)
        for (const [index, { from }] of its.entries()) assert.ok(from > (its[index - 1]?.to ?? -1))
      }
    }),
  )
})

test('of many periods the newest stay apart', () => {
  const gaps = mergedGaps(Array.from({ length: 30 }, (_, n) => window('a', n * 10_000, n * 10_000 + 5_000)))
  assert.equal(gaps.length, 20)
  assert.deepEqual(gaps[0], window('a', 0, 105_000))
  assert.deepEqual(gaps[1], window('a', 110_000, 115_000))
  assert.deepEqual(gaps.at(-1), window('a', 290_000, 295_000))
})
