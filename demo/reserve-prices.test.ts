import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { createRandom } from './random.ts'
import { drawPlannedPrice, reservePrices } from './reserve-prices.ts'
import { synthesise } from './synthesis.ts'

test('the planned price is the mean of the four that are drawn, which the bidders chose most often', () => {
  const base = fc.integer({ min: 1_000_000, max: 100_000_000_000 })
  const spread = fc.constantFrom(2, 3)
  fc.assert(
    fc.property(fc.string(), base, spread, fc.integer({ min: 2, max: 300 }), (seed, amount, percent, bidders) => {
      const draw = drawPlannedPrice(amount, percent, createRandom(seed))
      const prices = reservePrices(draw, { base: amount, spread: percent, bidders }, createRandom(`${seed} prices`))
      assert.deepEqual(
        prices.map(({ number }) => number),
        Array.from({ length: 15 }, (_, index) => index + 1),
      )
      const drawn = prices.filter((one) => one.drawn)
      assert.equal(drawn.length, 4)
      const mean = drawn.reduce((sum, { price }) => sum + price, 0) / 4
      assert.ok(Math.abs(mean - draw.planned) <= 1, `${mean} ${draw.planned}`)
      const [low, high] = [amount * (1 - percent / 100), amount * (1 + percent / 100)]
      assert.ok(prices.every(({ price }) => price >= low - 1 && price <= high + 1))
      assert.equal(
        prices.reduce((sum, { draws }) => sum + (draws ?? 0), 0),
        2 * bidders,
      )
      const least = Math.min(...drawn.map(({ draws }) => draws ?? 0))
      assert.ok(prices.every((one) => one.drawn || (one.draws ?? 0) <= least))
    }),
  )
})

test('a round has reserve prices where it has a planned price, and the same ones each time', () => {
  const now = Date.parse('2026-11-20T10:00:00+09:00')
  const make = () =>
    [...synthesise({ seed: 'reserve', now, recent: { notices: 200, days: 60 }, stock: { notices: 800, months: 12 } })]
      .flatMap(({ rounds }) => rounds)
      .filter(({ state }) => state !== 'announced')
  const rounds = make()
  assert.ok(rounds.some(({ plannedPrice }) => plannedPrice === null))
  for (const { plannedPrice, reservePrices: prices } of rounds) {
    assert.equal(prices === null, plannedPrice === null)
    if (prices === null || plannedPrice === null) continue
    const mean = prices.filter(({ drawn }) => drawn).reduce((sum, { price }) => sum + price, 0) / 4
    assert.ok(Math.abs(mean - plannedPrice) <= 1)
  }
  assert.deepEqual(make(), rounds)
})
