import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { announcedRound, bidderRecord, failedRound, NOW, reservePrice, roundRecord } from '../../../test/factories.ts'
import { HOUR } from '../../lib/clock.ts'
import { ROUND_PARTS, type RoundRecord } from '../schema/rounds.ts'
import { toAward } from './awards.ts'
import { isDecided, nextRound, openedOn, type RoundFacts, type RoundRow, reservePricesOf, roundKey } from './rounds.ts'

const context = { source: 'one', live: true, now: NOW }
const record = (changes: Partial<RoundRecord> = {}) => roundRecord({ number: 'N1', ...changes })
const first = (changes: Partial<RoundRecord> = {}): RoundRow => nextRound(null, record(changes), context)

/** The round once all of these are told, an hour after each other. */
const told = (...records: RoundRecord[]): RoundRow => {
  const row = records.reduce<RoundRow | null>(
    (before, one, index) => nextRound(before, one, { ...context, now: NOW + index * HOUR }),
    null,
  )
  assert.ok(row)
  return row
}

/** What a part that knows next to nothing says; a test names what it is about. */
const slip = (changes: Partial<RoundRecord> & Pick<RoundRecord, 'part'>): RoundRecord =>
  announcedRound({ number: 'N1', closeAt: null, openAt: null, baseAmount: null, rateBasis: null, ...changes })

const later = NOW + 5 * HOUR

describe('next round', () => {
  test('the first is version 1 and corrects nothing', () => {
    const { version, correctedAt, updatedAt, source, number } = first()
    assert.deepEqual([version, correctedAt, updatedAt, source, number], [1, null, NOW, 'one', 'N1'])
  })

  test('the same again is the same row', () => {
    const row = first({ bidderRows: [bidderRecord()] })
    assert.equal(nextRound(row, record({ bidderRows: [bidderRecord()] }), context), row)
  })

  test('the same told later is remembered without a version', () => {
    const row = told(record(), record({ changedAt: later }))
    assert.deepEqual([row.version, row.parts.whole?.changedAt], [1, later])
    assert.equal(nextRound(row, record({ changedAt: later - 1, amount: 1 }), context), row)
  })

  test('what the same part told earlier changes nothing', () => {
    const row = first()
    assert.equal(nextRound(row, record({ changedAt: NOW - 2 * HOUR, amount: 1, state: 'failed' }), context), row)
  })

  const corrections: Partial<RoundRecord>[] = [
    { state: 'cancelled' },
    { state: 'opened' },
    { closeAt: null },
    { openAt: NOW },
    { openedAt: null },
    { decidedAt: NOW },
    { winners: [] },
    { winners: [{ name: '한빛건설', businessNo: null }] },
    { winners: [{ name: '한빛건설', businessNo: '2' }] },
    {
      winners: [
        { name: '한빛건설', businessNo: '1234567890' },
        { name: '두리건설', businessNo: null },
      ],
    },
    { amount: null },
    { currency: 'USD' },
    { rate: 90 },
    { rateBasis: null },
    { plannedPrice: 1 },
    { baseAmount: 1 },
    { bidders: 4 },
  ]
  for (const change of corrections) {
    test(`${JSON.stringify(change)} corrects a decided round`, () => {
      const row = told(record(), record({ ...change, changedAt: later }))
      assert.deepEqual([row.version, row.correctedAt, row.updatedAt], [2, NOW + HOUR, NOW + HOUR])
    })
  }

  const additions: [Partial<RoundRecord>, Partial<RoundRecord>][] = [
    [{ openAt: null }, { openAt: NOW }],
    [{ rate: null, rateBasis: null }, {}],
    [{ reason: null }, { reason: '정정' }],
    [{ winners: [] }, {}],
    [{ winners: [{ name: '(주) 한빛건설', businessNo: null }] }, {}],
    [{}, { winners: [{ name: '한빛건설', businessNo: '1234567890', amount: 60, share: 60 }] }],
    [{ amount: null, plannedPrice: null, baseAmount: null, currency: 'USD' }, {}],
  ]
  for (const [before, change] of additions) {
    test(`${JSON.stringify(before)} made whole corrects nothing`, () => {
      const row = told(record(before), record({ ...change, changedAt: later }))
      assert.deepEqual([row.version, row.correctedAt], [2, null])
    })
  }

  test('what a winner won and its share are corrected like all else', () => {
    const winner = { name: '한빛건설', businessNo: '1234567890' }
    for (const [one, other] of [
      [{ amount: 60 }, { amount: 61 }],
      [{ share: 60 }, {}],
    ]) {
      const of = (more: object = {}) => record({ winners: [{ ...winner, ...more }] })
      assert.equal(told(of(one), { ...of(other), changedAt: later }).correctedAt, NOW + HOUR)
    }
  })

  test('going on from announced to awarded corrects nothing', () => {
    const row = told(
      record({ state: 'announced' }),
      record({ state: 'opened', changedAt: later }),
      record({ changedAt: later + 1 }),
    )
    assert.deepEqual([row.version, row.correctedAt], [3, null])
  })

  test('once corrected, it stays so', () => {
    const row = told(
      record(),
      record({ amount: 1, changedAt: later }),
      record({ state: 'opened', changedAt: later + 1 }),
      record({ amount: 2, changedAt: later + 2 }),
    )
    assert.equal(row.correctedAt, NOW + 2 * HOUR)
  })

  test('whether it may alert is what the record that changed it says', () => {
    const stock = { ...context, live: false }
    assert.equal(nextRound(first(), record({ amount: 1, changedAt: later }), stock).live, false)
    assert.equal(nextRound(first(), record({ changedAt: later }), stock).live, true)
  })

  test('the order in which a firm’s fields are named is no change', () => {
    const row = { ...first(), winners: [{ businessNo: '1234567890', name: '한빛건설' }] }
    assert.equal(nextRound(row, record({ changedAt: later }), context).version, 1)
  })
})

describe('parts', () => {
  const award = record({
    part: 'award',
    closeAt: null,
    openAt: null,
    plannedPrice: null,
    baseAmount: null,
    bidders: null,
  })
  const opening = slip({ part: 'opening', state: 'opened', openedAt: NOW, openAt: NOW - HOUR, bidders: 7 })
  const prices = slip({ part: 'prices', state: 'opened', plannedPrice: 49_000_000, baseAmount: 50_000_000 })

  test('each adds what it knows', () => {
    const row = told(opening, prices, award)
    assert.deepEqual(
      [row.state, row.openAt, row.bidders, row.plannedPrice, row.amount, row.openedAt, row.correctedAt],
      ['awarded', NOW - HOUR, 7, 49_000_000, 44_000_000, award.openedAt, null],
    )
    assert.equal(told(award, prices, opening).correctedAt, null, 'in the other order nothing is taken back either')
  })

  test('of two that know the same the one that weighs more is believed, whenever it came', () => {
    for (const records of [
      [slip({ part: 'opening', bidders: 1, changedAt: later }), slip({ part: 'bidders', bidders: 2 })],
      [slip({ part: 'bidders', bidders: 2 }), slip({ part: 'opening', bidders: 1, changedAt: later })],
    ]) {
      assert.equal(told(...records).bidders, 2)
    }
  })

  test('the furthest state is the state', () => {
    assert.equal(told(award, slip({ part: 'opening', state: 'opened', changedAt: later })).state, 'awarded')
    assert.equal(told(slip({ part: 'rebid' }), opening).state, 'opened')
  })

  test('between two decisions the later one counts, and the other says nothing of the outcome', () => {
    const failing = (changedAt: number) => ({ ...failedRound({ number: 'N1', decidedAt: changedAt }), changedAt })
    const failed = told(award, { ...failing(later), part: 'failing' })
    assert.deepEqual(
      [failed.state, failed.winners, failed.amount, failed.rate, failed.reason, failed.decidedAt],
      ['failed', [], null, null, '단독입찰', later],
    )
    assert.ok(failed.correctedAt)
    const awarded = told({ ...failing(NOW - 9 * HOUR), part: 'failing' }, award)
    assert.deepEqual([awarded.state, awarded.reason, awarded.winners], ['awarded', null, award.winners])
    const sameTime = told({ ...failing(award.changedAt), part: 'failing' }, award)
    assert.equal(sameTime.state, 'awarded', 'the award list weighs more')
  })

  test('a rate is one of the planned price only', () => {
    const rate = (part: RoundRecord['part'], rateBasis: RoundRecord['rateBasis'], value: number) =>
      slip({ part, state: 'awarded', rate: value, rateBasis })
    assert.deepEqual(shownRate(told(rate('award', null, 90))), [null, null])
    assert.deepEqual(shownRate(told(rate('prices', 'plannedPrice', 88), rate('award', null, 90))), [88, 'plannedPrice'])
  })
  const shownRate = ({ rate, rateBasis }: RoundRow) => [rate, rateBasis]

  test('a currency is that of the money told', () => {
    const priced = slip({ part: 'prices', plannedPrice: 1, currency: 'USD' })
    assert.equal(told(priced, slip({ part: 'award', currency: 'KRW' })).currency, 'USD')
    assert.equal(told(slip({ part: 'award', currency: 'EUR' })).currency, 'EUR')
  })

  describe('a winner', () => {
    const winners = (part: RoundRecord['part'], ...firms: [string, string | null][]) =>
      slip({ part, state: 'awarded', winners: firms.map(([name, businessNo]) => ({ name, businessNo })) })
    const namesOf = (row: RoundRow) => row.winners.map(({ name, businessNo }) => `${name} ${businessNo}`)

    test('told with a number beats the same told without', () => {
      const row = told(winners('opening', ['주식회사 한빛', '1']), winners('award', ['한빛(주)', null], ['다른', null]))
      assert.deepEqual(namesOf(row), ['주식회사 한빛 1', '다른 null'])
    })

    test('of a name that two firms bear is not guessed', () => {
      const row = told(winners('opening', ['한빛', '1'], ['한빛', '2']), winners('award', ['한빛', null]))
      assert.deepEqual(namesOf(row), ['한빛 null'])
    })

    test('another one takes its place', () => {
      assert.deepEqual(namesOf(told(winners('opening', ['한빛', '1']), winners('award', ['다른', null]))), [
        '다른 null',
      ])
    })
  })
})

const few = <T>(...values: T[]) => fc.constantFrom(...values)
const states: RoundFacts['state'][] = ['announced', 'opened', 'awarded', 'failed', 'cancelled']
const anyRecord: fc.Arbitrary<RoundRecord> = fc.record({
  part: few(...ROUND_PARTS),
  changedAt: few(1, 2, 3),
  number: few('N1'),
  revision: few(0),
  lot: few('0'),
  rebid: few(0),
  state: few(...states),
  closeAt: few(null, 1),
  openAt: few(null, 1, 2),
  openedAt: few(null, 1, NOW),
  decidedAt: few(null, 1, 2),
  winners: fc.array(
    fc.record({ name: few('가', '가 (주)', '나'), businessNo: few(null, '1', '2'), amount: few(null, 5, 6) }),
    { maxLength: 2 },
  ),
  amount: few(null, 1, 2),
  currency: few('KRW', 'USD'),
  rate: few(null, 1, 2),
  rateBasis: few(null, 'plannedPrice'),
  plannedPrice: few(null, 1),
  baseAmount: few(null, 1),
  bidders: few(null, 0, 1),
  reason: few(null, '사유'),
  bidderRows: fc.array(few(bidderRecord({ name: '가' }), bidderRecord({ name: '나', businessNo: null })), {
    maxLength: 2,
  }),
  reservePrices: few(null, [reservePrice()], [reservePrice({ draws: 4 }), reservePrice({ number: 2, drawn: false })]),
})
const anyTelling = fc.array(anyRecord, { minLength: 1, maxLength: 12 }).chain((records) =>
  fc.record({
    records: fc.constant(records),
    again: fc
      .array(few(...records), { maxLength: 6 })
      .chain((more) => fc.shuffledSubarray([...records, ...more], { minLength: records.length + more.length })),
  }),
)

describe('whatever is told', () => {
  const factsOf = ({ version: _v, live: _l, correctedAt: _c, updatedAt: _u, parts: _p, ...facts }: RoundRow) => facts

  test('any order and repetition comes to the same', () => {
    fc.assert(
      fc.property(anyTelling, ({ records, again }) => {
        const [one, other] = [told(...records), told(...again)]
        assert.deepEqual(factsOf(one), factsOf(other))
        assert.deepEqual(one.parts, other.parts)
      }),
      { numRuns: 1_000 },
    )
  })

  test('a version is a change, and what a decided round takes back is a correction', () => {
    fc.assert(
      fc.property(fc.array(anyRecord, { minLength: 2, maxLength: 8 }), (records) => {
        const rest = records.slice(0, -1)
        const [before, last] = [told(...rest), records.at(-1)]
        assert.ok(last)
        const after = nextRound(before, last, { ...context, now: later })
        const same =
          JSON.stringify(factsOf({ ...before, biddersFrom: null })) ===
          JSON.stringify(factsOf({ ...after, biddersFrom: null }))
        assert.equal(after.version, before.version + (same ? 0 : 1))
        const known = before.parts[last.part]
        if (known && known.changedAt > last.changedAt) assert.equal(after.version, before.version)
        if (!isDecided(before.state)) assert.equal(after.correctedAt, before.correctedAt)
        if (isDecided(before.state) && after.state !== before.state) assert.equal(after.correctedAt, later)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('reserve prices', () => {
  const prices = [reservePrice(), reservePrice({ number: 2, drawn: false, draws: null })]
  const part = (changes: Partial<RoundRecord>) => slip({ part: 'prices', state: 'opened', ...changes })

  test('of the last part that gives any; a part that gives none takes nothing away', () => {
    const row = told(part({ reservePrices: prices }), record({ changedAt: later }))
    assert.deepEqual(reservePricesOf(row.parts), prices)
    const other = [reservePrice({ price: 1 })]
    assert.deepEqual(
      reservePricesOf(told(record({ reservePrices: other }), part({ reservePrices: prices })).parts),
      other,
    )
    assert.deepEqual(reservePricesOf(first().parts), [])
  })

  test('a later list takes the place of the one before, without a version or a correction', () => {
    const row = told(
      record({ reservePrices: prices }),
      record({ reservePrices: prices.slice(0, 1), changedAt: later }),
      record({ reservePrices: prices, changedAt: NOW - 2 * HOUR }),
    )
    assert.deepEqual(reservePricesOf(row.parts), prices.slice(0, 1))
    assert.deepEqual([row.version, row.correctedAt], [1, null])
  })

  test('the same list again, with its names in another order, is the same row', () => {
    const row = first({ reservePrices: prices })
    const again = prices.map(({ number, price, drawn, draws }) => ({ draws, drawn, price, number }))
    assert.equal(nextRound(row, record({ reservePrices: again }), context), row)
  })
})

describe('keys', () => {
  test('sort by notice, revision, lot, round, whatever the numbers of digits', () => {
    const keys = (
      [
        ['N1', 2, '1', 0],
        ['N1', 10, '1', 0],
        ['N1', 10, '1', 2],
        ['N1', 10, '1', 10],
        ['N1', 10, '2', 0],
      ] as const
    ).map(([number, revision, lot, rebid]) => roundKey({ source: 'one', number, revision, lot, rebid }))
    assert.deepEqual(keys, keys.toSorted())
  })
})

describe('what is shown', () => {
  test('only what is decided', () => {
    const shown = states.map((state) => toAward(first({ state }))?.state ?? null)
    assert.deepEqual(shown, [null, null, 'awarded', 'failed', 'cancelled'])
  })

  test('the first winner, or none', () => {
    assert.deepEqual(toAward(first())?.winner, { name: '한빛건설', businessNo: '1234567890' })
    assert.deepEqual(toAward(nextRound(null, failedRound({ number: 'N1' }), context))?.winner, null)
  })

  test('the day of an opening is that of Korea', () => {
    const early = Date.parse('2026-11-20T00:30:00+09:00')
    assert.equal(openedOn(first({ openedAt: early })), '2026-11-20')
    assert.equal(openedOn(first({ openedAt: null, decidedAt: early })), '2026-11-20')
    assert.equal(openedOn(first({ openedAt: null, decidedAt: null })), null)
  })
})
