import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BidRecord } from '../src/bids/index.ts'
import { MOST_ROWS } from './openings.ts'
import { createRandom } from './random.ts'
import { drawPlannedPrice } from './reserve-prices.ts'
import { synthesise } from './synthesis.ts'

const now = Date.parse('2026-11-20T10:00:00+09:00')
const all = [
  ...synthesise({ seed: 'awards', now, recent: { notices: 500, days: 60 }, stock: { notices: 12_000, months: 12 } }),
].map(({ states, rounds }) => ({ bid: states[states.length - 1] as BidRecord, rounds }))
const held = all.flatMap(({ bid, rounds }) => rounds.map((round) => ({ bid, round })))
const awarded = held.filter(({ round }) => round.state === 'awarded')
const rateOf = (amount: number, planned: number) => Math.round((amount / planned) * 100_000) / 1000

test('the planned price scatters around the base amount as the draw of four in fifteen does', () => {
  const random = createRandom('draw')
  for (const [spread, expected] of [
    [2, 0.511],
    [3, 0.766],
  ] as const) {
    const draw = () => drawPlannedPrice(1_000_000_000, spread, random).planned
    const rates = Array.from({ length: 20_000 }, () => (draw() / 1e9 - 1) * 100)
    const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length
    const deviation = Math.sqrt(rates.reduce((sum, rate) => sum + (rate - mean) ** 2, 0) / rates.length)
    assert.ok(Math.abs(mean) < 0.02, `${mean}`)
    assert.ok(Math.abs(deviation - expected) < 0.02, `${deviation}`)
    assert.ok(rates.every((rate) => Math.abs(rate) <= spread))
  }
})

test('every award has a winner, an amount, and a rate where there is a planned price', () => {
  assert.ok(awarded.length > 9000)
  for (const { bid, round } of awarded) {
    assert.ok(round.winners.length >= 1)
    assert.ok((round.amount ?? 0) > 0)
    assert.equal(round.currency, 'KRW')
    assert.equal(round.rate === null, round.plannedPrice === null)
    assert.equal(round.rateBasis, round.rate === null ? null : 'plannedPrice')
    if (round.plannedPrice === null) continue
    assert.equal(round.rate, rateOf(round.amount ?? 0, round.plannedPrice))
    assert.ok((round.amount ?? 0) <= round.plannedPrice)
    assert.ok(bid.bsnsDiv !== '외자')
  }
})

test('the winner is the lowest at or above the floor; who is below it has no rank', () => {
  const floored = awarded.filter(({ bid }) => bid.floorRate !== null)
  assert.ok(floored.length > 5000)
  for (const { bid, round } of floored) {
    const fixed = ((bid.details?.fixedCosts ?? 0) * (round.baseAmount ?? 0)) / (bid.baseAmount ?? 1)
    const least = ((bid.floorRate ?? 0) * ((round.plannedPrice ?? 0) - fixed)) / 100 + fixed
    const valid = round.bidderRows.filter(({ amount }) => (amount ?? 0) >= least)
    const [best] = [...valid].sort((a, b) => (a.amount ?? 0) - (b.amount ?? 0))
    assert.equal(round.amount, best?.amount)
    for (const { amount, rank, reason } of round.bidderRows) {
      const below = (amount ?? 0) < least
      assert.equal(reason, below ? '낙찰하한선 미달' : null)
      assert.equal(rank === null, below)
    }
  }
  const rates = floored.map(({ bid, round }) => (round.rate ?? 0) - (bid.floorRate ?? 0)).sort((a, b) => a - b)
  assert.ok((rates[0] ?? -1) >= 0)
  assert.ok((rates[Math.floor(rates.length / 2)] ?? 1) < 0.3, 'half of them win within 0.3 points of the floor')
})

test('a list that is cut short names some of those below the floor too', () => {
  const cut = awarded.filter(({ bid, round }) => bid.floorRate !== null && (round.bidders ?? 0) > 4 * MOST_ROWS)
  assert.ok(cut.length > 100)
  for (const { round } of cut) {
    const below = round.bidderRows.filter(({ rank }) => rank === null)
    assert.ok(below.length >= MOST_ROWS / 5 && below.length < MOST_ROWS / 2, String(below.length))
  }
})

test('ranks rise with the price under a floor, and rows are at most thirty of the true count', () => {
  for (const { bid, round } of held) {
    const rows = round.bidderRows
    assert.equal(rows.length, Math.min(round.bidders ?? 0, MOST_ROWS))
    const ranked = rows.filter(({ rank }) => rank !== null)
    assert.deepEqual(
      ranked.map(({ rank }) => rank),
      ranked.map((_, index) => index + 1),
    )
    if (bid.floorRate !== null) {
      const amounts = ranked.map(({ amount }) => amount ?? 0)
      assert.deepEqual(
        amounts,
        [...amounts].sort((a, b) => a - b),
      )
    }
    assert.equal(new Set(rows.map(({ businessNo }) => businessNo)).size, rows.length)
    assert.deepEqual(
      rows.filter(({ won }) => won).map(({ name }) => name),
      round.winners.map(({ name }) => name),
    )
  }
})

test('bidders are 3 to 300 with a long tail; fewer only where price is not all', () => {
  const counts = awarded.map(({ round }) => round.bidders ?? 0).sort((a, b) => a - b)
  assert.ok((counts[0] ?? 0) >= 2 && (counts.at(-1) ?? 0) <= 300)
  assert.ok(awarded.every(({ bid, round }) => bid.floorRate === null || (round.bidders ?? 0) >= 3))
  const [median, most] = [0.5, 0.95].map((part) => counts[Math.floor(counts.length * part)] ?? 0)
  assert.ok((median ?? 0) >= 8 && (median ?? 0) <= 40, `${median}`)
  assert.ok((most ?? 0) > 4 * (median ?? 0), `${most}`)
})

test('a failed round says why, and how few came', () => {
  const failed = held.filter(({ round }) => round.state === 'failed')
  const reasons = new Map<string, number>()
  for (const { round } of failed) {
    assert.deepEqual(round.winners, [])
    assert.equal(round.amount, null)
    reasons.set(round.reason ?? '', (reasons.get(round.reason ?? '') ?? 0) + 1)
    if (round.reason === '무응찰') assert.equal(round.bidders, 0)
    if (round.reason === '단독응찰') assert.equal(round.bidders, 1)
  }
  assert.deepEqual([...reasons.keys()].sort(), ['단독응찰', '무응찰', '예정가격 초과', '적격자 없음'].sort())
})

test('re-bids follow a failed round and bring dates of their own; lots stand side by side', () => {
  const many = all.filter(({ rounds }) => rounds.length > 1)
  assert.ok(many.length > 300)
  let lots = 0
  for (const { rounds } of many) {
    if (rounds[0]?.lot !== '0') {
      lots++
      assert.deepEqual(
        rounds.map(({ lot, rebid }) => `${lot} ${rebid}`),
        rounds.map((_, index) => `${index + 1} 0`),
      )
      continue
    }
    for (const [index, { rebid, openAt }] of rounds.entries()) {
      const before = rounds[index - 1]
      assert.equal(rebid, index)
      if (!before) continue
      assert.equal(before.state, 'failed')
      assert.ok((openAt ?? 0) > (before.openAt ?? 0))
    }
  }
  assert.ok(lots > 50)
})
