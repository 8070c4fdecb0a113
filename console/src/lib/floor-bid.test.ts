import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { floorBid, floorOf, floorsByRatio, ratioIn } from './floor-bid.ts'

describe('the lowest valid bid', () => {
  test('is the floor rate of the planned price, rounded up to won', () => {
    for (const [baseAmount, floorRate, ratio, planned, lowest] of [
      [100_000_000, 87.745, 100, 100_000_000, 87_745_000],
      [100_000_000, 87.745, 99.5, 99_500_000, 87_306_275],
      [100_000_000, 87.745, 100.0001, 100_000_100, 87_745_088],
      [103, 87.995, 100, 103, 91],
      [333_333_333, 87.745, 101.23456, 337_448_533, 296_094_216],
    ] as const)
      assert.deepEqual(
        floorBid({ baseAmount, floorRate, ratio, fixedCosts: 0 }),
        { planned, lowest },
        `${baseAmount} ${ratio}`,
      )
  })

  test('excludes fixed costs (A값) from the rate', () => {
    const terms = { baseAmount: 100_000_000, floorRate: 87.745, ratio: 100 }
    assert.equal(floorBid({ ...terms, fixedCosts: 10_000_000 })?.lowest, 88_970_500)
    assert.equal(floorBid({ ...terms, fixedCosts: 100_000_000 })?.lowest, 100_000_000)
    assert.equal(floorBid({ ...terms, fixedCosts: 100_000_001 }), null)
  })

  test('is the same in the list of ratios, and rises with them', () => {
    const terms = { baseAmount: 123_456_789, floorRate: 87.745, fixedCosts: 1_000_000 }
    const all = floorsByRatio(terms)
    assert.deepEqual(
      all.map(({ lowest }) => lowest),
      all.map(({ ratio }) => floorBid({ ...terms, ratio })?.lowest),
    )
    assert.deepEqual(
      all.map(({ lowest }) => lowest),
      all.map(({ lowest }) => lowest ?? 0).toSorted((a, b) => a - b),
    )
    assert.equal(all.find(({ ratio }) => ratio === 100)?.lowest, floorBid({ ...terms, ratio: 100 })?.lowest)
    const none = floorsByRatio({ ...terms, fixedCosts: 123_456_789 })
    assert.deepEqual([none[0]?.lowest, none.at(-1)?.lowest === null], [null, false])
  })

  test('of a notice with fixed costs equals that of its list at 100 %', () => {
    for (const fixedCosts of [null, 0, 10_000_000]) {
      const floor = floorOf({ baseAmount: 100_000_000, floorRate: 87.745, fixedCosts })
      assert.ok(floor)
      assert.equal(floor.amount, fixedCosts ? 88_970_500 : 87_745_000)
      assert.equal(floorsByRatio(floor).find(({ ratio }) => ratio === 100)?.lowest, floor.amount)
    }
    assert.equal(floorOf({ baseAmount: null, floorRate: 87.745, fixedCosts: 0 }), null)
    assert.equal(floorOf({ baseAmount: 1, floorRate: null, fixedCosts: 0 }), null)
  })

  test('reaches the floor rate, and one won less does not', () => {
    const terms = fc.record({
      baseAmount: fc.integer({ min: 1, max: 9_000_000_000_000 }),
      floorRate: fc.integer({ min: 60_000, max: 100_000 }).map((rate) => rate / 1_000),
      ratio: fc.integer({ min: 900_000, max: 1_100_000 }).map((ratio) => ratio / 10_000),
    })
    fc.assert(
      fc.property(terms, ({ baseAmount, floorRate, ratio }) => {
        const floor = floorBid({ baseAmount, floorRate, ratio, fixedCosts: 0 })
        assert.ok(floor)
        const needed = BigInt(baseAmount) * BigInt(Math.round(ratio * 10_000)) * BigInt(Math.round(floorRate * 1_000))
        const reached = (bid: number) => BigInt(bid) * 100_000_000_000n
        assert.ok(reached(floor.lowest) >= needed && reached(floor.lowest - 1) < needed)
      }),
    )
  })
})

test('a ratio is parsed as typed, within 90 to 110 percent', () => {
  for (const [text, ratio] of [
    ['100', 100],
    [' 99.8125 ', 99.8125],
    ['101.2 %', 101.2],
    ['90', 90],
    ['', null],
    ['89.99', null],
    ['110.01', null],
    ['1e2', null],
    ['99,5', null],
    ['99.', null],
    ['-100', null],
  ] as const)
    assert.equal(ratioIn(text), ratio, text)
})
