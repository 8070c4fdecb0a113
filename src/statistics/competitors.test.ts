import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type ProblemAnswer, startTestApp, type TestApp } from '../../test/app-harness.ts'
import { bidderRecord, bidRecord, failedRound, makeAccount, makeKey, NOW, roundRecord } from '../../test/factories.ts'
import type { BidderRecord, RoundRecord } from '../bids/index.ts'
import { DAY } from '../lib/clock.ts'
import type { CompetitorsBody } from './schema/competitors.ts'

const A = { name: '(주)가람건설', businessNo: '1111111111' }
const B = { name: '나래토건', businessNo: '2222222222' }
const C = { name: '다온 건설', businessNo: '3333333333' }

describe('competitors', () => {
  let app: TestApp
  let key: string
  before(async () => {
    app = await startTestApp()
    const account = await makeAccount(app, { plan: 'enterprise' })
    key = (await makeKey(app, account.id)).key
    await stock(app)
  })
  after(() => app.close())

  const ask = <Body = CompetitorsBody>(parameters: Record<string, string | string[] | number>) =>
    app.get<Body>('/v1/statistics/competitors', parameters, { key })

  test('rows, latest first: lost bids and ranks among them, undecided ones without a verdict', async () => {
    const { body } = await ask({ businessNo: '111-11-11111' })
    assert.equal(body.total, 4)
    assert.deepEqual(
      body.items.map(({ noticeNo, rank, bidders, amount, rate, won }) => [noticeNo, rank, bidders, amount, rate, won]),
      [
        ['P5', 2, 2, 900, 89, null],
        ['P3', 2, 3, 310, 88.3, false],
        ['P2', 1, 2, 200, 88.2, true],
        ['P1', 1, 2, 100, 88.1, true],
      ],
    )
    const [first] = body.items
    assert.equal(first?.openedAt, '2026-11-19T09:00:00+09:00')
    assert.equal(first?.agency, '서울특별시 종로구')
  })

  test('sums as calculated by hand: 3 decided, 2 won', async () => {
    const { body } = await ask({ businessNo: '1111111111' })
    const [sum] = body.summary
    assert.deepEqual(sum, {
      ...A,
      bids: 4,
      undecided: 1,
      wins: 2,
      winRate: 66.666667,
      // P2 has two winners, so its amount belongs to neither alone.
      amount: 100,
      medianRate: null,
      topAgencies: [
        { code: '3000000', name: '서울특별시 종로구', bids: 3, wins: 1 },
        { code: '9', name: '한국도로공사', bids: 1, wins: 1 },
      ],
      byMonth: [
        { month: '2026-10', bids: 2, wins: 2, amount: 100 },
        { month: '2026-11', bids: 2, wins: 0, amount: null },
      ],
    })
    assert.deepEqual(body.excluded, { failed: 1, cancelled: 1, superseded: 1 })
  })

  test('two firms: shared openings, wins, and ranks', async () => {
    const { body } = await ask({ businessNo: ['1111111111', '222-22-22222', '9999999999'] })
    assert.deepEqual(
      body.summary.map(({ businessNo }) => businessNo),
      ['1111111111', '2222222222'],
    )
    assert.deepEqual(body.headToHead, [
      {
        businessNo: A.businessNo,
        name: A.name,
        otherBusinessNo: B.businessNo,
        otherName: B.name,
        together: 4,
        wins: 2,
        otherWins: 2,
        ahead: 2,
        otherAhead: 2,
      },
    ])
  })

  test('by name, whatever its legal form', async () => {
    for (const name of ['가람건설', '주식회사 가람 건설', '㈜가람건설', '가람']) {
      const { body } = await ask({ name })
      assert.deepEqual([body.summary[0]?.businessNo, body.total, body.candidates], ['1111111111', 4, []], name)
    }
    const { body } = await ask({ name: '없는 이름' })
    assert.deepEqual([body.total, body.items, body.summary, body.candidates], [0, [], [], []])
  })

  test('a name of several firms returns candidates, the busiest first', async () => {
    const { body } = await ask({ name: '건설' })
    assert.deepEqual([body.total, body.items], [0, []])
    assert.deepEqual(body.candidates, [
      { ...A, bids: 7 },
      { ...C, bids: 1 },
      { name: '번호없는건설', businessNo: null, bids: 1 },
    ])
  })

  test('a firm without a number is found by its name', async () => {
    const { body } = await ask({ name: '번호없는 건설' })
    assert.deepEqual(
      body.items.map(({ noticeNo, businessNo, won }) => [noticeNo, businessNo, won]),
      [['P6', null, true]],
    )
    assert.deepEqual([body.summary[0]?.name, body.summary[0]?.wins], ['번호없는건설', 1])
  })

  test('the filters of the notices, and pages', async () => {
    const asked = { businessNo: '1111111111' }
    const numbers = async (more: Record<string, string | number>) =>
      (await ask({ ...asked, ...more })).body.items.map(({ noticeNo }) => noticeNo)
    assert.deepEqual(await numbers({ agency: '도로공사' }), ['P2'])
    assert.deepEqual(await numbers({ agency: '도로공사', agencyRole: 'issuing' }), ['P2'])
    assert.deepEqual(await numbers({ agency: '안양시', agencyRole: 'any' }), ['P3'])
    assert.deepEqual(await numbers({ agency: '안양시', agencyRole: 'demand' }), ['P3'])
    assert.deepEqual(await numbers({ agency: '안양시', agencyRole: 'issuing' }), [])
    assert.deepEqual(await numbers({ from: '2026-11-01', to: '2026-11-15' }), ['P3'])
    assert.deepEqual(await numbers({ winner: '나래' }), ['P3', 'P2'])
    assert.deepEqual(await numbers({ maxAmt: 60_000_000, bsnsDiv: 'services', region: '서울' }), [
      'P5',
      'P3',
      'P2',
      'P1',
    ])
    assert.deepEqual(await numbers({ currency: 'GBP' }), [])
    assert.deepEqual(await numbers({ pageSize: 2, page: 2 }), ['P2', 'P1'])
    const { links } = await ask({ ...asked, pageSize: 2 })
    assert.deepEqual(Object.keys(links), ['first', 'next', 'last'])
  })

  test('refuses a text that is neither a business number nor a number that a bidder has', async () => {
    const abroad = { name: 'Fern Works Ltd', businessNo: 'GB-COH-01234567' }
    await app.bids.upsert([bidRecord({ number: 'P9' })], () => false)
    const opening = roundRecord({
      number: 'P9',
      openedAt: NOW - 2 * DAY,
      decidedAt: NOW - 2 * DAY,
      winners: [abroad],
      bidderRows: [line(abroad, { won: true })],
    })
    await app.bids.recordRounds('one', [opening], () => false)
    const wrong = await ask<ProblemAnswer>({ businessNo: ['1111111111', '123', 'GB-COH-01234567'] })
    assert.equal(wrong.status, 400)
    assert.deepEqual(
      wrong.body.errors?.map(({ name, code }) => [name, code]),
      [['businessNo', 'invalid_parameter']],
    )
    assert.match(wrong.body.errors?.[0]?.message ?? '', /123/)
    assert.doesNotMatch(wrong.body.errors?.[0]?.message ?? '', /GB-COH/, 'a number of another register')
    const foreign = await ask({ businessNo: 'GB-COH-01234567' })
    assert.deepEqual([foreign.status, foreign.body.total, foreign.body.summary.length], [200, 1, 1])
    const unknown = await ask({ businessNo: '999-99-99999' })
    assert.deepEqual([unknown.status, unknown.body.total], [200, 0])
  })

  test('refuses a query without a firm, and one with two', async () => {
    for (const [given, code] of [
      [{}, 'missing_parameter'],
      [{ businessNo: '1', name: '가' }, 'invalid_parameter'],
      [{ name: '!!' }, 'invalid_parameter'],
    ] as const) {
      const { status, body } = await ask<ProblemAnswer>(given)
      assert.deepEqual([status, body.code], [400, code])
    }
    const { body } = await ask<ProblemAnswer>({ from: '2026-13-01' })
    assert.deepEqual(body.errors?.map(({ name }) => name).sort(), ['businessNo', 'from'])
    const { status } = await app.get('/v1/statistics/competitors', { name: '가람' })
    assert.equal(status, 403)
  })
})

const line = (firm: { name: string; businessNo: string | null }, changes: Partial<BidderRecord>): BidderRecord =>
  bidderRecord({ ...firm, won: false, ...changes })

async function stock(app: TestApp): Promise<void> {
  const numbers = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8']
  const { upsert } = app.bids
  await upsert(
    numbers.map((number) =>
      bidRecord({
        number,
        ...(number === 'P2' ? { agency: '한국도로공사', agencyCode: '9' } : {}),
        ...(number === 'P3' ? { demandAgency: '경기도 안양시', demandAgencyCode: '3830000' } : {}),
        ...(number === 'P7' ? { kind: 'cancelled' } : {}),
      }),
    ),
    () => false,
  )
  const opened = (number: string, days: number, changes: Partial<RoundRecord>) =>
    roundRecord({ number, openedAt: NOW - days * DAY, decidedAt: NOW - days * DAY, ...changes })
  const both = (...ranks: [number, number]) => [
    line(A, { rank: ranks[0], amount: 100, rate: 88.1, won: ranks[0] === 1 }),
    line(B, { rank: ranks[1], amount: 110, rate: 88.5, won: ranks[1] === 1 }),
  ]
  await app.bids.recordRounds(
    'one',
    [
      opened('P1', 40, { winners: [A], amount: 100, bidders: 2, bidderRows: both(1, 2) }),
      opened('P2', 30, {
        winners: [A, B],
        amount: 200,
        bidders: 2,
        bidderRows: [line(A, { rank: 1, amount: 200, rate: 88.2 }), line(B, { rank: 2, amount: 210, rate: 88.4 })],
      }),
      opened('P3', 10, {
        winners: [B],
        amount: 300,
        bidders: 3,
        bidderRows: [
          line(B, { rank: 1, amount: 300, rate: 88 }),
          line(A, { rank: 2, amount: 310, rate: 88.3 }),
          line(C, { rank: 3, amount: 320, rate: 88.9 }),
        ],
      }),
      failedRound({ number: 'P4', openedAt: NOW - 5 * DAY, bidders: 1, bidderRows: [line(A, { rank: null })] }),
      opened('P5', 1, {
        state: 'opened',
        winners: [],
        amount: null,
        decidedAt: null,
        bidders: 2,
        bidderRows: [line(B, { rank: 1, amount: 890, rate: 88 }), line(A, { rank: 2, amount: 900, rate: 89 })],
      }),
      opened('P6', 3, {
        winners: [{ name: '번호없는건설', businessNo: null }],
        bidderRows: [line({ name: '번호없는건설', businessNo: null }, { won: true })],
      }),
      opened('P7', 3, { winners: [A], bidderRows: both(1, 2) }),
      // A first round that was followed by a re-bid.
      opened('P8', 9, { winners: [A], bidderRows: both(1, 2) }),
      opened('P8', 8, { rebid: 1, winners: [C], bidderRows: [] }),
    ],
    () => false,
  )
}
