import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawDeviation, expectedDraws, spreadOf } from './reserve.ts'

const DRAWS = 40_000

/** Numbers from 0 to 1; the same ones each time. */
function createChance(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Fifteen reserve prices, one from each part of the range, and the mean of four drawn at random. */
function draw(spread: number, chance: () => number): number {
  const prices = Array.from({ length: 15 }, (_, part) => 100 - spread + (2 * spread * (part + chance())) / 15)
  let sum = 0
  for (let left = 4; left > 0; left--) {
    const [price = 100] = prices.splice(Math.floor(chance() * prices.length), 1)
    sum += price
  }
  return sum / 4
}

for (const spread of [2, 3]) {
  test(`the draw at ±${spread} % has the stated standard deviation`, () => {
    const chance = createChance(spread)
    const drawn = Float64Array.from({ length: DRAWS }, () => draw(spread, chance))
    const sd = Math.sqrt(drawn.reduce((sum, one) => sum + (one - 100) ** 2, 0) / DRAWS)
    assert.ok(Math.abs(sd / drawDeviation(spread) - 1) < 0.01, `${sd} against ${drawDeviation(spread)}`)
    assert.equal(spreadOf(drawn), spread)
    const within = (from: number, to: number) => drawn.filter((one) => one >= from && one < to).length / DRAWS
    for (const { from, to, count } of expectedDraws(1, spread)) {
      assert.ok(Math.abs(within(from, to) - count) < 0.01, `${from}: ${within(from, to)} against ${count}`)
    }
  })
}

test('few openings do not reveal the range: the wider one is used', () => {
  assert.equal(spreadOf(Float64Array.from([100, 100, 100.1, 99.9])), 3)
})
