import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { BidRecord } from '../src/bids/index.ts'
import { DAY, dayOf, HOUR, SEOUL_OFFSET, seoulDay } from '../src/lib/clock.ts'
import { resolveRegion } from '../src/search/regions.ts'
import { MERGED_SINCE } from './places.ts'
import { type SynthesisOptions, type SyntheticNotice, synthesise } from './synthesis.ts'
import { INDUSTRIES } from './topics.ts'

const now = Date.parse('2026-11-20T10:00:00+09:00')
const base: SynthesisOptions = {
  seed: 'test',
  now,
  recent: { notices: 2000, days: 60 },
  stock: { notices: 18_000, months: 24 },
}
const all = [...synthesise(base)]
const last = ({ states }: SyntheticNotice) => states[states.length - 1] as BidRecord
const newest = all.map(last)
const rounds = all.flatMap((notice) => notice.rounds)
const decided = (notices: SyntheticNotice[]) =>
  notices.flatMap((notice) => notice.rounds).filter(({ state }) => state === 'awarded' || state === 'failed').length

const share = <T>(items: readonly T[], holds: (item: T) => boolean) => items.filter(holds).length / items.length
const between = (value: number, low: number, high: number) =>
  assert.ok(value >= low && value <= high, `${value} should lie between ${low} and ${high}`)
const middle = (values: number[], part = 0.5) => values.sort((a, b) => a - b)[Math.floor(values.length * part)] ?? 0

test('the same seed gives the same notices, another one others', () => {
  const few: SynthesisOptions = { ...base, recent: { notices: 100, days: 30 }, stock: { notices: 200, months: 3 } }
  assert.deepEqual([...synthesise(few)], [...synthesise(few)])
  assert.notDeepEqual([...synthesise(few)], [...synthesise({ ...few, seed: 'other' })])
})

test('counts are exact, whatever is asked for', () => {
  fc.assert(
    fc.property(
      fc.record({
        seed: fc.string(),
        recent: fc.record({ notices: fc.nat(120), days: fc.integer({ min: 1, max: 120 }) }),
        stock: fc.record({ notices: fc.nat(200), months: fc.integer({ min: 1, max: 36 }) }),
        part: fc.double({ min: 0, max: 3, noNaN: true }),
      }),
      ({ seed, recent, stock, part }) => {
        const awards = Math.floor(part * stock.notices)
        const made = [...synthesise({ seed, now, recent, stock, awards })]
        assert.equal(made.length, recent.notices + stock.notices)
        assert.equal(decided(made), awards)
        const fresh = made.filter(({ states }) => (states[0]?.postedAt ?? 0) >= now - recent.days * DAY)
        assert.ok(fresh.length >= recent.notices)
      },
    ),
    { numRuns: 60 },
  )
})

test('as many results as notices can be had, and no more than the notices bear', () => {
  const some: SynthesisOptions = { ...base, recent: { notices: 200, days: 60 }, stock: { notices: 1800, months: 6 } }
  for (const awards of [0, 1, 500, 2000, 2500]) assert.equal(decided([...synthesise({ ...some, awards })]), awards)
  const few: SynthesisOptions = { ...base, recent: { notices: 0, days: 60 }, stock: { notices: 10, months: 1 } }
  assert.equal(decided([...synthesise({ ...few, awards: 1000 })]), 30)
})

test('notices come in the order of posting, under numbers of their own', () => {
  assert.equal(all.length, 20_000)
  assert.equal(new Set(newest.map(({ number }) => number)).size, 20_000)
  for (const [index, { states }] of all.entries()) {
    const first = states[0] as BidRecord
    assert.match(first.number, /^D\d{2}BK\d{8}$/)
    assert.equal(first.number.slice(1, 3), seoulDay(first.postedAt).slice(2, 4))
    assert.ok(first.postedAt >= (all[index - 1]?.states[0]?.postedAt ?? 0))
    assert.ok(first.postedAt < now)
  }
})

test('revisions count from 0 without a gap, and nothing is told that lies ahead', () => {
  for (const { states, rounds: held } of all) {
    for (const [index, state] of states.entries()) {
      assert.equal(state.revision, index)
      assert.equal(state.number, states[0]?.number)
      assert.equal(state.source, 'demo')
      assert.ok(state.changedAt <= now && state.fetchedAt <= now && state.fetchedAt >= state.changedAt)
      assert.ok(index === 0 || state.changedAt > (states[index - 1]?.changedAt ?? 0))
    }
    for (const round of held) {
      assert.ok((round.openedAt ?? 0) <= now && (round.decidedAt ?? 0) <= now)
      assert.ok(round.decidedAt === null || (round.openedAt !== null && round.decidedAt >= round.openedAt))
    }
  }
  between(
    share(all, ({ states }) => states.length > 1),
    0.25,
    0.5,
  )
  between(
    share(newest, ({ kind }) => kind === 'cancelled'),
    0.005,
    0.04,
  )
  between(
    share(newest, ({ kind }) => kind === 'changed'),
    0.03,
    0.1,
  )
})

test('a re-notice follows a notice that was posted before it', () => {
  const known = new Set<string>()
  for (const { number, previousNumber } of newest) {
    if (previousNumber !== null) assert.ok(known.has(previousNumber), previousNumber)
    known.add(number)
  }
  const again = all.filter(({ states }) => states[0]?.kind === 'renotice')
  between(again.length, 300, 2000)
  assert.ok(again.every((notice) => last(notice).previousNumber !== null))
  between(
    share(again, ({ states }) => states[0]?.title.includes('재공고') ?? false),
    0.95,
    1,
  )
})

test('dates fit each other', () => {
  for (const { states } of all) {
    for (const { bidStartAt, closeAt, openAt, postedAt } of states) {
      if (closeAt === null) continue
      assert.ok(openAt === null || openAt >= closeAt)
      assert.ok(bidStartAt === null || (bidStartAt < closeAt && bidStartAt >= postedAt))
      const hour = ((closeAt + SEOUL_OFFSET) % DAY) / HOUR
      assert.ok(Number.isInteger(hour) && hour >= 10 && hour <= 18, `${hour}`)
    }
    const { closeAt, postedAt } = states[0] as BidRecord
    if (closeAt !== null) between(dayOf(closeAt) - dayOf(postedAt), 7, 40)
  }
  between(
    share(newest, ({ closeAt }) => closeAt === null),
    0.002,
    0.03,
  )
})

test('prices fit each other and have a long tail', () => {
  for (const { states } of all) {
    for (const { estimatedPrice, budget, baseAmount, currency } of states) {
      for (const price of [estimatedPrice, budget, baseAmount]) {
        assert.ok(price === null || (Number.isSafeInteger(price) && price > 0))
      }
      assert.ok(estimatedPrice === null || budget === null || budget >= estimatedPrice)
      assert.ok(budget === null || baseAmount === null || budget >= baseAmount)
      assert.equal(currency, 'KRW')
    }
  }
  between(
    share(newest, ({ estimatedPrice }) => estimatedPrice === null),
    0.28,
    0.39,
  )
  const priced = newest.filter(({ estimatedPrice, budget }) => estimatedPrice !== null && budget !== null)
  const withTax = share(priced, ({ estimatedPrice, budget }) => (budget ?? 0) * 10 === (estimatedPrice ?? 0) * 11)
  between(withTax, 0.85, 0.99)
  const prices = newest.flatMap(({ estimatedPrice }) => estimatedPrice ?? [])
  between(middle(prices), 50e6, 130e6)
  assert.ok(middle(prices, 0.99) > 15 * middle(prices))
  between(Math.max(...prices), 5e9, 60e9)
})

test('floors, methods and categories are those of the portal', () => {
  const floors = newest.flatMap(({ floorRate }) => floorRate ?? [])
  between(Math.min(...floors), 47, 80)
  between(Math.max(...floors), 89, 90)
  between(middle(floors), 87, 89)
  for (const floor of [87.745, 89.745, 86.745, 88.745, 84.245]) assert.ok(floors.includes(floor), `${floor}`)
  for (const [div, low, high] of [
    ['공사', 0.22, 0.36],
    ['용역', 0.33, 0.47],
    ['물품', 0.2, 0.33],
    ['외자', 0.005, 0.025],
    ['기타', 0.01, 0.05],
  ] as const) {
    between(
      share(newest, ({ bsnsDiv }) => bsnsDiv === div),
      low,
      high,
    )
  }
  const contracts = new Set(newest.map(({ contractMethod }) => contractMethod))
  for (const word of ['일반경쟁', '제한경쟁', '지명경쟁', '수의계약']) assert.ok(contracts.has(word), word)
})

test('industries and regions can be looked up, most notices name some', () => {
  for (const { licences, regions, regionCheckNeeded, postedAt, bsnsDiv } of newest) {
    for (const { code, name, group } of licences) {
      if (bsnsDiv !== '물품') assert.equal(INDUSTRIES[code], name)
      assert.ok(group >= 1)
    }
    assert.ok(!regionCheckNeeded || regions.length === 0)
    for (const region of regions) {
      assert.ok(resolveRegion(region), region)
      assert.doesNotMatch(region, postedAt < MERGED_SINCE ? /통합/ : /광주광역시|전라남도/)
    }
  }
  assert.ok(Object.keys(INDUSTRIES).length >= 40)
  between(
    share(newest, ({ licences }) => licences.length === 0),
    0.04,
    0.1,
  )
  const works = newest.filter(({ bsnsDiv }) => bsnsDiv === '공사')
  between(
    share(works, ({ regions }) => regions.length > 0 && !regions.includes('전국')),
    0.6,
    0.95,
  )
  between(
    share(newest, ({ regionCheckNeeded }) => regionCheckNeeded),
    0.01,
    0.06,
  )
  assert.ok(newest.some(({ regions }) => regions.some((region) => / /.test(region))))
})

test('titles are never empty, balanced, and rarely the same', () => {
  const pairs = { '(': ')', '[': ']' } as const
  for (const { states } of all) {
    for (const { title } of states) {
      assert.ok(title.trim() === title && title.length >= 5, `"${title}"`)
      for (const [open, close] of Object.entries(pairs)) {
        assert.equal(title.split(open).length, title.split(close).length, title)
      }
      assert.doesNotMatch(title, /[{}<>]|undefined|null|NaN/)
    }
  }
  const titles = new Set(newest.map(({ title }) => title))
  assert.ok(titles.size > 17_000, `${titles.size}`)
  for (const mark of [
    '(긴급)',
    '[긴급]',
    '재공고',
    '(장기계속)',
    '(단가계약)',
    'CCTV',
    'ISP',
    'LED',
    'Wi-Fi',
    'ㆍ',
    '  ',
  ]) {
    assert.ok(
      [...titles].some((title) => title.includes(mark)),
      mark,
    )
  }
})

test('what was posted 60 days ago has come to its end; of the last weeks most is still under way', () => {
  const old = all.filter((notice) => last(notice).postedAt < now - 60 * DAY)
  const ended = ({ states, rounds: held }: SyntheticNotice) =>
    states.some(({ kind }) => kind === 'cancelled') || ['awarded', 'failed'].includes(held.at(-1)?.state ?? '')
  assert.equal(share(old, ended), 1)
  between(
    share(
      all.filter((notice) => last(notice).postedAt >= now - 60 * DAY),
      ended,
    ),
    0.1,
    0.45,
  )
  between(
    share(rounds, ({ state }) => state === 'failed'),
    0.05,
    0.2,
  )
  assert.ok(rounds.some(({ state, rebid }) => state === 'awarded' && rebid > 0))
})
