import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { type ProblemAnswer, type QueryValues, startTestApp, type TestApp } from '../../../test/app-harness.ts'
import {
  announcedRound,
  bidderRecord,
  bidRecord,
  failedRound,
  reservePrice,
  roundRecord,
} from '../../../test/factories.ts'
import type { BidDetail } from '../schema/detail.ts'
import type { BidderRecord, ReservePrice, RoundRecord } from '../schema/rounds.ts'

interface Round {
  revision: number
  lot: string
  rebid: number
}

interface Bidders {
  total: number
  page: number
  items: (Round & Omit<BidderRecord, 'won'> & { won: boolean | null })[]
  openings: (Round &
    Pick<RoundRecord, 'bidders' | 'plannedPrice' | 'baseAmount'> & {
      state: string
      openedAt: string | null
      listed: number
      reservePrices: ReservePrice[]
    })[]
}

let app: TestApp
const pathOf = (number: string) => `/v1/bids/${encodeURIComponent(number)}/bidders`
const ask = async (number: string, parameters: QueryValues = {}) => {
  const { status, body } = await app.get<Bidders>(pathOf(number), parameters)
  assert.equal(status, 200, JSON.stringify(body))
  return body
}
async function hold(number: string, ...rounds: Partial<RoundRecord>[]) {
  await app.bids.upsert([bidRecord({ number })], () => false)
  await app.bids.recordRounds(
    'one',
    rounds.map((round) => roundRecord({ ...round, number })),
    () => false,
  )
}
const loser = (name: string, changes: Partial<BidderRecord> = {}) =>
  bidderRecord({ name, businessNo: null, won: false, ...changes })

describe('GET /v1/bids/{noticeNo}/bidders', () => {
  before(async () => {
    app = await startTestApp()
  })
  after(() => app.close())

  test('by rank, then who was left out, with the reason; exactly these fields', async () => {
    await hold('B1', {
      bidderRows: [
        loser('미달', { rank: null, amount: 43_000_000, rate: 86.1, reason: '낙찰하한선 미달' }),
        loser('둘째', { rank: 2, amount: 44_100_000, rate: 88.3 }),
        bidderRecord(),
      ],
    })
    const round = { revision: 0, lot: '0', rebid: 0 }
    assert.deepEqual(await ask('B1'), {
      total: 3,
      page: 1,
      items: [
        { ...round, ...bidderRecord() },
        { ...round, ...loser('둘째', { rank: 2, amount: 44_100_000, rate: 88.3 }) },
        { ...round, ...loser('미달', { rank: null, amount: 43_000_000, rate: 86.1, reason: '낙찰하한선 미달' }) },
      ],
      openings: [
        {
          ...round,
          state: 'awarded',
          openedAt: '2026-11-20T08:00:00+09:00',
          currency: 'KRW',
          bidders: 3,
          listed: 3,
          plannedPrice: 49_930_000,
          baseAmount: 50_000_000,
          reservePrices: [],
        },
      ],
    })
  })

  test('the reserve prices of each opening, which come alone and after the award', async () => {
    await hold('B9', { lot: '1' }, { lot: '2', reservePrices: [reservePrice({ number: 7, draws: null })] })
    const before = await app.get<BidDetail>('/v1/bids/B9')
    const prices = Array.from({ length: 15 }, (_, index) => reservePrice({ number: index + 1, drawn: index > 10 }))
    await hold('B9', { lot: '1', part: 'prices', state: 'opened', reservePrices: prices })
    const { openings } = await ask('B9', { pageSize: 1 })
    assert.deepEqual(
      openings.map(({ lot, reservePrices }) => [lot, reservePrices]),
      [
        ['1', prices],
        ['2', [reservePrice({ number: 7, draws: null })]],
      ],
    )
    assert.deepEqual((await app.get<BidDetail>('/v1/bids/B9')).body, before.body, 'they correct no award')
  })

  test('each opening of each lot, in the order of the awards; filters choose among them', async () => {
    await hold(
      'B2',
      failedRound({ number: 'B2', lot: '1', bidderRows: [loser('혼자', { rank: null, reason: '단독응찰' })] }),
      { lot: '1', rebid: 1, bidderRows: [bidderRecord(), loser('하나', { rank: 2 })] },
      { lot: '2', state: 'opened', winners: [], bidderRows: [bidderRecord({ won: true })] },
      { lot: '10', revision: 1, bidderRows: [bidderRecord()] },
      announcedRound({ number: 'B2', lot: '3' }),
    )
    const nameOf = ({ revision, lot, rebid }: Round) => `${revision} ${lot} ${rebid}`
    const { openings, items } = await ask('B2')
    assert.deepEqual(
      openings.map((one) => `${nameOf(one)} ${one.state} ${one.listed}`),
      ['1 10 0 awarded 1', '0 1 1 awarded 2', '0 1 0 failed 1', '0 2 0 opened 1'],
    )
    const { awards } = (await app.get<BidDetail>('/v1/bids/B2')).body
    assert.deepEqual(awards.map(nameOf), openings.filter(({ state }) => state !== 'opened').map(nameOf))
    assert.deepEqual(
      items.map(({ won }) => won),
      [true, true, false, false, null],
      'what is not decided is not known, whatever the list says',
    )
    const counted = async (parameters: QueryValues) => {
      const { total, items: some, openings: of } = await ask('B2', parameters)
      return [total, some.length, of.length]
    }
    assert.deepEqual(await counted({ lot: '1' }), [3, 3, 2])
    assert.deepEqual(await counted({ lot: '1', rebid: 0 }), [1, 1, 1])
    assert.deepEqual(await counted({ revision: 1 }), [1, 1, 1])
    assert.deepEqual(await counted({ lot: '1', revision: 1 }), [0, 0, 0])
    assert.deepEqual(await counted({ lot: '3' }), [0, 0, 0], 'announced only')
  })

  test('the award says who won, and without names in it the list', async () => {
    await hold(
      'B3',
      {
        lot: '1',
        winners: [
          { name: '다른 이름', businessNo: '222-22-22222' },
          { name: '번호 없음', businessNo: null },
        ],
        bidderRows: [
          bidderRecord({ rank: 1, won: true }),
          loser('새 이름', { rank: 2, businessNo: '222-22-22222' }),
          loser('번호 없음', { rank: 3, businessNo: '333' }),
        ],
      },
      { lot: '2', winners: [], bidderRows: [loser('가', { rank: 1 }), bidderRecord({ rank: 2, won: true })] },
      { lot: '3', state: 'cancelled', bidderRows: [bidderRecord({ won: true })] },
    )
    const { items } = await ask('B3')
    assert.deepEqual(
      items.map(({ won }) => won),
      [false, true, true, false, true, false],
    )
  })

  test('the list is as long as the names that are known, beside the number of all', async () => {
    await hold('B4', { bidders: 112, bidderRows: [bidderRecord()] }, { rebid: 1, bidders: 7, bidderRows: [] })
    const { total, openings } = await ask('B4')
    assert.equal(total, 1)
    assert.deepEqual(
      openings.map(({ rebid, bidders, listed }) => [rebid, bidders, listed]),
      [
        [1, 7, 0],
        [0, 112, 1],
      ],
    )
  })

  test('of a source without ranks the winner comes first, who was left out last', async () => {
    await hold('B8', {
      bidderRows: [
        loser('제외', { rank: null, amount: 1, reason: 'disqualified' }),
        loser('높은 값', { rank: null, amount: 4 }),
        loser('낮은 값', { rank: null, amount: 2 }),
        bidderRecord({ rank: null, amount: 3 }),
      ],
    })
    assert.deepEqual(
      (await ask('B8')).items.map(({ name }) => name),
      ['한빛건설', '낮은 값', '높은 값', '제외'],
    )
  })

  test('a notice that is not opened has none; where there is no notice, 404', async () => {
    await app.bids.upsert([bidRecord({ number: 'B5' })], () => false)
    assert.deepEqual(await ask('B5'), { total: 0, page: 1, items: [], openings: [] })
    const { status, body } = await app.get<ProblemAnswer>(pathOf('NONE'))
    assert.deepEqual([status, body.code], [404, 'not_found'])
  })

  test('a corrected list takes the place of the one before', async () => {
    await hold('B6', { bidderRows: [bidderRecord(), loser('옛')] })
    const changedAt = roundRecord({ number: 'B6' }).changedAt + 1
    await hold('B6', { changedAt, bidderRows: [bidderRecord({ amount: 1 })] })
    assert.deepEqual(
      (await ask('B6')).items.map(({ name, amount }) => [name, amount]),
      [['한빛건설', 1]],
    )
  })

  test('a thousand bidders come in pages, with links, and the same page has the same tag', async () => {
    await hold('B7', {
      bidders: 1_000,
      bidderRows: Array.from({ length: 1_000 }, (_, index) => loser(`업체 ${index}`, { rank: index + 1 })),
    })
    const last = await app.get<Bidders>(pathOf('B7'), { pageSize: 100, page: 10 })
    assert.deepEqual([last.body.total, last.body.items.at(-1)?.rank, last.links.next], [1_000, 1_000, undefined])
    assert.match(last.links.prev ?? '', /page=9/)
    const tag = last.headers.get('etag') ?? ''
    const again = await app.get(pathOf('B7'), { pageSize: 100, page: 10 }, { headers: { 'if-none-match': tag } })
    assert.deepEqual([again.status, again.body], [304, null])
  })

  for (const [name, value, code] of [
    ['rebid', '-1', 'invalid_parameter'],
    ['revision', 'x', 'invalid_parameter'],
    ['lot', '', 'invalid_parameter'],
    ['pageSize', '101', 'invalid_parameter'],
    ['lots', '1', 'unknown_parameter'],
  ] as const) {
    test(`${name}=${value} is refused`, async () => {
      const { status, body } = await app.get<ProblemAnswer>(pathOf('B1'), { [name]: value })
      assert.deepEqual([status, body.code], [400, code])
    })
  }

  test('whatever the sources tell, all pages together are the list as sorted here', async () => {
    const few = (most: number) => fc.option(fc.integer({ min: 0, max: most }), { nil: null })
    const bidder = fc.record({
      name: fc.constantFrom('가', '나', '다'),
      businessNo: fc.option(fc.constantFrom('1', '2'), { nil: null }),
      rank: few(4),
      amount: few(3),
      rate: few(2),
      won: fc.boolean(),
      reason: fc.option(fc.constant('미달'), { nil: null }),
    })
    const round = fc.record({
      revision: fc.integer({ min: 0, max: 2 }),
      lot: fc.constantFrom('0', '1', '10', '2', '가'),
      rebid: fc.integer({ min: 0, max: 2 }),
      bidderRows: fc.array(bidder, { maxLength: 12 }),
    })
    const nameOf = ({ revision, lot, rebid }: Round) => `${revision}|${lot}|${rebid}`
    const rounds = fc.uniqueArray(round, { minLength: 1, maxLength: 6, selector: nameOf })
    let made = 0
    await fc.assert(
      fc.asyncProperty(rounds, fc.integer({ min: 1, max: 7 }), async (all, pageSize) => {
        const number = `P${made++}`
        await hold(number, ...all.map((one) => ({ ...one, winners: [] })))
        const found: Bidders['items'] = []
        for (let page = 1; ; page++) {
          const { items, total } = await ask(number, { page, pageSize })
          found.push(...items)
          if (page * pageSize >= total) break
        }
        const sorted = all.toSorted(
          (a, b) => b.revision - a.revision || (a.lot < b.lot ? -1 : a.lot > b.lot ? 1 : b.rebid - a.rebid),
        )
        const expected = sorted.flatMap(({ revision, lot, rebid, bidderRows }) =>
          inPlaces(bidderRows).map((one) => ({ revision, lot, rebid, ...one })),
        )
        assert.deepEqual(found, expected)
      }),
      { numRuns: 40 },
    )
  })
})

/** Taken out one by one: the best rank, of equal ones a winner, whom nothing is held against, the lowest amount, the first. */
function inPlaces(rows: readonly BidderRecord[]): BidderRecord[] {
  const left = [...rows]
  const places: BidderRecord[] = []
  while (left.length > 0) {
    const best = left.reduce((one, other) => (isBefore(other, one) ? other : one))
    places.push(...left.splice(left.indexOf(best), 1))
  }
  return places
}

function isBefore(one: BidderRecord, other: BidderRecord): boolean {
  const worths = ({ rank, won, reason, amount }: BidderRecord) => [
    rank ?? Infinity,
    won ? 0 : 1,
    reason === null ? 0 : 1,
    amount ?? Infinity,
  ]
  const others = worths(other)
  const at = worths(one).findIndex((worth, index) => worth !== others[index])
  return at >= 0 && (worths(one)[at] ?? 0) < (others[at] ?? 0)
}
