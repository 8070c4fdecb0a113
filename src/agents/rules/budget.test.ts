import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { clip, fitsBudget, MOST_TOKENS, present, tokensOf, withinBudget } from './budget.ts'

test('Hangul costs more than Latin letters, and sums are rounded up', () => {
  assert.equal(tokensOf(''), 0)
  assert.equal(tokensOf('가나다라'), 6)
  assert.equal(tokensOf('abcde'), 2)
  assert.equal(tokensOf('a'), 1)
})

test('more text never costs less', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (one, more) => tokensOf(one + more) >= tokensOf(one)),
  )
})

test('a clipped text has at most this number of characters, all complete', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 40 }), (text, most) => {
      const short = clip(text, most)
      assert.ok([...short].length <= most)
      assert.ok(text.startsWith(short.replace(/…$/, '')) || text === short)
      assert.equal(short.isWellFormed(), text.isWellFormed() || short.isWellFormed())
    }),
  )
  assert.equal(clip('가나다', 3), '가나다')
  assert.equal(clip('가나다라', 3), '가나…')
  assert.equal(clip('😀😀😀', 3), '😀😀😀')
})

test('the largest measure that fits is used, and the last one if none does', () => {
  const build = ({ text, rows }: { text: number; rows: number }) =>
    Array.from({ length: rows }, () => '가'.repeat(text))
  const measures = [
    { text: 300, rows: 10 },
    { text: 90, rows: 10 },
    { text: 10, rows: 1 },
  ]
  assert.deepEqual(withinBudget(measures, build).measure, measures[1])
  assert.ok(fitsBudget(withinBudget(measures, build).answer))
  const large = [{ text: MOST_TOKENS, rows: 10 }]
  assert.deepEqual(withinBudget(large, build).measure, large[0])
})

test('absent fields are omitted', () => {
  assert.deepEqual(present({ a: null, b: undefined, c: [], d: 0, e: false, f: '' }), { d: 0, e: false, f: '' })
})
