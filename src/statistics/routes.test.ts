import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type ProblemAnswer, startTestApp, type TestApp } from '../../test/app-harness.ts'
import { bidRecord, failedRound, NOW, roundRecord } from '../../test/factories.ts'
import { eventually, forgetNotices } from '../../test/harness.ts'
import type { BidRecord, RoundRecord } from '../bids/index.ts'
import { DAY } from '../lib/clock.ts'
import { Problem } from '../lib/problems.ts'
import type { PriceReferenceBody } from './schema/price-reference.ts'
import type { WinnersBody } from './schema/winners.ts'
import { createAwardFollower } from './service/follower.ts'

type Made = [Partial<BidRecord>, Partial<RoundRecord>]

const firm = (n: number) => ({ name: `한빛${n}`, businessNo: `123456789${n}` })
const none = { n: 0, median: null, p25: null, p75: null, mean: null, histogram: null }

describe('statistics over HTTP', () => {
  let app: TestApp
  let count = 0
  before(async () => {
    app = await startTestApp()
  })
  after(() => app.close())

  /** Only these notices, with one opening each. */
  async function only(...made: Made[]): Promise<void> {
    await forgetNotices(app.database.db)
    const numbered = made.map(([notice, round]) => ({ number: notice.number ?? `S${++count}`, notice, round }))
    const no = () => false
    await app.bids.upsert(
      numbered.map(({ number, notice }) => bidRecord({ number, ...notice })),
      no,
    )
    await app.bids.recordRounds(
      'one',
      numbered.map(({ number, round }) => roundRecord({ number, ...round })),
      no,
    )
  }
  const winners = (parameters: Record<string, string | string[] | number> = {}) =>
    app.get<WinnersBody>('/v1/statistics/winners', parameters)

  /** Rates 88.0, 88.1, 88.2, 88.35, 90; amounts 10, 20, 30, 40, 50 million; 2, 3, 4, 5, 11 bidders. */
  const five: Made[] = [88, 88.1, 88.2, 88.35, 90].map((rate, i) => [
    {},
    {
      rate,
      amount: (i + 1) * 10_000_000,
      bidders: [2, 3, 4, 5, 11][i] as number,
      winners: [firm(i < 3 ? 1 : i)],
    },
  ])

  test('every figure as calculated by hand', async () => {
    await only(...five)
    const { body } = await winners()
    const figures = {
      awards: 5,
      totalAmount: 150_000_000,
      medianAmount: 30_000_000,
      awardRate: {
        n: 5,
        median: 88.2,
        p25: 88.1,
        p75: 88.35,
        mean: 88.53,
        histogram: [
          { from: 88, to: 88.1, count: 1 },
          { from: 88.1, to: 88.2, count: 1 },
          { from: 88.2, to: 88.3, count: 1 },
          { from: 88.3, to: 88.4, count: 1 },
          { from: 90, to: 90.1, count: 1 },
        ],
      },
      bidders: { n: 5, median: 4, mean: 5 },
      topWinners: [
        { ...firm(1), awards: 3, amount: 60_000_000, share: 40 },
        { ...firm(4), awards: 1, amount: 50_000_000, share: 33.333333 },
        { ...firm(3), awards: 1, amount: 40_000_000, share: 26.666667 },
      ],
      excluded: {},
    }
    assert.deepEqual(body, {
      total: 1,
      page: 1,
      items: [{ group: { agency: { code: '3000000', name: '서울특별시 종로구' } }, ...figures }],
      totals: figures,
      basis: 'plannedPrice',
      currency: 'KRW',
      from: '2025-11-21T00:00:00+09:00',
      to: '2026-11-20T23:59:59+09:00',
      asOf: { position: await head(), at: '2026-11-20T09:00:00+09:00' },
      excluded: {},
    })
  })

  const head = async () => {
    const [row] = await app.db.sql<{ position: number }[]>`select position from feed_head`
    return row?.position
  }

  test('percentiles are interpolated like percentile_cont', async () => {
    await only(...five, [{}, { rate: 91, amount: 1, bidders: 1 }])
    const { body } = await winners()
    const { median, p25, p75 } = body.totals.awardRate ?? none
    assert.deepEqual([median, p25, p75], [88.275, 88.125, 89.5875])
    assert.equal(body.totals.medianAmount, 25_000_000)
    assert.equal(body.totals.bidders.median, 3.5)
  })

  test('no openings, and only failed ones', async () => {
    const empty = { awards: 0, totalAmount: null, medianAmount: null, awardRate: none, topWinners: [] }
    await only()
    const { body: nothing } = await winners()
    assert.deepEqual([nothing.total, nothing.items], [0, []])
    assert.deepEqual(nothing.totals, { ...empty, bidders: { n: 0, median: null, mean: null }, excluded: {} })
    const { number: _number, ...failing } = failedRound({ number: '' })
    await only([{}, failing], [{}, failing])
    const { body: failed } = await winners()
    assert.deepEqual([failed.total, failed.items, failed.excluded], [0, [], { failed: 2 }])
  })

  test('below five awards a distribution is suppressed and marked', async () => {
    await only(...five.slice(0, 4))
    const { body } = await winners({ groupBy: ['winner', 'amountBand'] })
    assert.equal(body.total, 2)
    for (const item of [...body.items, body.totals]) {
      assert.equal(item.suppressed, true)
      assert.deepEqual([item.medianAmount, item.bidders.median, item.bidders.mean], [null, null, null])
      assert.deepEqual({ ...item.awardRate, n: 0 }, none)
    }
    assert.deepEqual(body.items[0]?.group, { winner: { ...firm(1) }, amountBand: '50M-100M' })
    assert.deepEqual([body.totals.awards, body.totals.totalAmount], [4, 100_000_000])
  })

  test('one award', async () => {
    await only(five[0] as Made)
    const { body } = await winners({ groupBy: 'month' })
    assert.deepEqual(body.items[0]?.group, { month: '2026-11' })
    assert.deepEqual(
      [body.items[0]?.awards, body.items[0]?.totalAmount, body.items[0]?.awardRate?.n],
      [1, 10_000_000, 1],
    )
  })

  test('foreign purchases have no planned price: the ratio to the estimate, in their currency', async () => {
    const pounds: Made = [
      { currency: 'GBP', estimatedPrice: 200 },
      { currency: 'GBP', rate: null, rateBasis: null, plannedPrice: null, amount: 150 },
    ]
    await only(...Array.from({ length: 5 }, () => pounds), five[0] as Made)
    const { body } = await winners({ currency: 'GBP' })
    assert.deepEqual([body.basis, body.currency, body.totals.awards], ['estimatedPrice', 'GBP', 5])
    assert.equal(body.totals.awardRate, undefined)
    assert.deepEqual(body.totals.awardToEstimateRatio, {
      n: 5,
      median: 75,
      p25: 75,
      p75: 75,
      mean: 75,
      histogram: [{ from: 75, to: 75.1, count: 5 }],
    })
    assert.deepEqual(body.excluded, { otherCurrency: 1 })
    const { body: won } = await winners()
    assert.deepEqual([won.basis, won.totals.awards, won.excluded], ['plannedPrice', 1, { otherCurrency: 5 }])
  })

  test('excluded openings are counted, and a shared value is not divided', async () => {
    await only(
      ...five,
      [{}, { winners: [firm(7), firm(8)], amount: 999 }],
      [{ awardMethod: '협상에의한계약' }, { amount: 7 }],
      [{ contractMethod: '수의계약' }, { amount: 7 }],
      [
        { contractMethod: '수의계약', awardMethod: '소액수의견적(2인 이상 견적 제출)' },
        { amount: 7, rate: 88 },
      ],
      [{ title: '레미콘 연간단가 구매' }, { amount: 1_234 }],
      [{ title: '2026년 누수복구 단가공사' }, { amount: 5_678 }],
      [{}, { amount: null, rate: 950 }],
      [{}, { rate: null, amount: 7 }],
      [{ kind: 'cancelled' }, {}],
    )
    const { body } = await winners()
    assert.equal(body.totals.awards, 13)
    assert.equal(body.totals.totalAmount, 150_000_028)
    assert.equal(body.totals.awardRate?.n, 6)
    assert.deepEqual(body.excluded, {
      cancelled: 1,
      severalWinners: 1,
      unitPrice: 2,
      negotiated: 1,
      direct: 1,
      noRate: 1,
      outOfRange: 1,
      noAmount: 1,
      sharedValue: 999,
    })
  })

  test('an award with several industries and regions counts in each, and once in the total', async () => {
    const licences = ['0001', '0002'].map((code, group) => ({ group, code, name: `업종${code}` }))
    await only([{ licences, regions: ['서울특별시', '부산광역시'] }, {}], [{}, {}])
    const { body } = await winners({ groupBy: ['industry', 'region'] })
    assert.deepEqual(
      body.items.map(({ group, awards }) => [group.industry?.code, group.region, awards]),
      [
        [null, '전국', 1],
        ...['0001', '0002'].flatMap((code) => ['부산광역시', '서울특별시'].map((region) => [code, region, 1])),
      ],
    )
    assert.equal(body.totals.awards, 2)
  })

  test('pages, and a table for spreadsheets with every group', async () => {
    await only(...five)
    const { body, links } = await winners({ groupBy: 'winner', pageSize: 2, page: 2 })
    assert.deepEqual([body.total, body.items.length, Object.keys(links)], [3, 1, ['first', 'prev', 'last']])
    const headers = { accept: 'text/csv' }
    const asked = { groupBy: ['winner', 'bsnsDiv'] }
    const table = await app.get<string>('/v1/statistics/winners', asked, { headers })
    const lines = String(table.body).split('\r\n')
    assert.equal(table.headers.get('x-total-count'), '3')
    assert.match(lines[0] ?? '', /^\ufeff?winnerBusinessNo,winner,bsnsDiv,awards,totalAmount,medianAmount,rateN,/)
    assert.match(lines[1] ?? '', /^1234567891,한빛1,용역,3,60000000,,3,,,,,,3,,,한빛1 \(1234567891\) 3,0,/)
    assert.equal(lines.length, 5)
    const { status } = await app.get('/v1/statistics/winners', { page: 2 }, { headers })
    assert.equal(status, 400)
  })

  test('reports all invalid parameters at once', async () => {
    const { status, body } = await app.get<ProblemAnswer>('/v1/statistics/winners', {
      from: '2026-11-20',
      to: '2026-11-19',
      region: '서율',
      minAmt: 2,
      maxAmt: 1,
      winner: '!!',
    })
    assert.equal(status, 400)
    assert.deepEqual(body.errors?.map(({ name, code }) => `${name} ${code}`).sort(), [
      'maxAmt reversed_range',
      'region unknown_region',
      'to reversed_range',
      'winner invalid_parameter',
    ])
    for (const [name, value] of [
      ['groupBy', ['agency', 'agency']],
      ['groupBy', 'firm'],
      ['unknownAmt', 'only'],
    ] as const)
      assert.equal((await app.get('/v1/statistics/winners', { [name]: value })).status, 400, `${name} ${value}`)
  })

  test('only these routes wait until the awards are loaded', async () => {
    const follower = createAwardFollower({ db: app.db, clock: app.clock, log: () => {} })
    assert.equal(follower.state().ready, false)
    const refusal = await follower.query(function* () {}).catch((error: unknown) => error)
    assert.ok(refusal instanceof Problem)
    assert.deepEqual([refusal.status, refusal.headers], [503, { 'retry-after': '2' }])
  })

  test('readiness waits for the statistics', async () => {
    const ready = () => app.get<{ checks: { name: string; ok: boolean }[] }>('/readyz', {}, { key: null })
    const names = await eventually(async () => {
      const { status, body } = await ready()
      return status === 200 && body.checks.map(({ name }) => name)
    })
    assert.ok(names.includes('statistics'))
  })

  test('price reference: the same agency, category and band, without the notice itself', async () => {
    await only(
      ...five,
      [{ agency: '다른 기관', agencyCode: '1' }, {}],
      [{ bsnsDiv: '공사' }, {}],
      [{ estimatedPrice: 1 }, {}],
      [{}, { openedAt: NOW - 500 * DAY }],
      [{ number: 'ASKED' }, { rate: 99 }],
    )
    const { body } = await app.get<PriceReferenceBody>('/v1/bids/ASKED/price-reference')
    assert.deepEqual([body.basis, body.n, body.amountBand, body.bsnsDiv], ['plannedPrice', 5, '50M-100M', '용역'])
    assert.deepEqual([body.rates.median, body.rates.p25, body.rates.p75], [88.2, 88.1, 88.35])
    assert.equal(body.awards.length, 5)
    assert.deepEqual(body.awards[0]?.openedOn, '2026-11-20')
    assert.equal(body.awards[0]?.title, '청사 시설물 유지관리 용역')
    // All have a planned price of 99.86 % of the base amount, nearer to ±2 % than to ±3 %.
    assert.deepEqual([body.noSkill.spread, body.noSkill.sd], [2, 0.512076])
    assert.equal(body.assessment.median, 99.86)
    const expected = body.noSkill.histogram?.reduce((sum, { count }) => sum + count, 0) ?? 0
    assert.ok(Math.abs(expected - 5) < 0.01, String(expected))
    assert.equal((await app.get('/v1/bids/NONE/price-reference')).status, 404)
  })

  test('price reference with too few awards: no figures', async () => {
    await only(...five.slice(0, 2), [{ number: 'ASKED' }, { state: 'announced' }])
    const { body } = await app.get<PriceReferenceBody>('/v1/bids/ASKED/price-reference')
    assert.deepEqual([body.n, body.suppressed, body.rates.median, body.rates.histogram], [2, true, null, null])
    assert.deepEqual(body.noSkill, { spread: null, sd: null, histogram: null })
    assert.equal(body.awards.length, 2)
  })
})
