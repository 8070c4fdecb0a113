import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { createDraw, createRandom } from './random.ts'

const numbers = (seed: number | string, count: number) => {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => random.next())
}

test('the same seed gives the same numbers, another one others', () => {
  assert.deepEqual(numbers('a', 20), numbers('a', 20))
  assert.notDeepEqual(numbers('a', 20), numbers('b', 20))
  assert.notDeepEqual(numbers(1, 20), numbers('1', 20))
})

test('numbers lie evenly between 0 and 1', () => {
  const bins = new Array<number>(10).fill(0)
  for (const value of numbers(7, 100_000)) bins[Math.floor(value * 10)] = (bins[Math.floor(value * 10)] ?? 0) + 1
  for (const count of bins) assert.ok(Math.abs(count - 10_000) < 500, `${bins}`)
})

test('whole numbers keep within their bounds, both reached', () => {
  fc.assert(
    fc.property(fc.integer({ min: -50, max: 50 }), fc.nat(5), fc.string(), (low, width, seed) => {
      const random = createRandom(seed)
      const drawn = new Set(Array.from({ length: 300 }, () => random.int(low, low + width)))
      assert.equal(drawn.size, width + 1)
      assert.ok([...drawn].every((value) => value >= low && value <= low + width))
    }),
  )
})

test('a draw follows its weights', () => {
  const random = createRandom(3)
  const weights = [5, 0, 1, 3, 0.5, 0.5]
  const draw = createDraw(weights)
  const counts = weights.map(() => 0)
  for (let i = 0; i < 200_000; i++) {
    const index = draw(random)
    counts[index] = (counts[index] ?? 0) + 1
  }
  weights.forEach((weight, index) => {
    assert.ok(Math.abs((counts[index] ?? 0) - weight * 20_000) < 1200, `${counts}`)
  })
  assert.throws(() => createDraw([]), RangeError)
  assert.throws(() => createDraw([0, 0]), RangeError)
})
