import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type ProblemAnswer, startTestApp, type TestApp } from '../../test/app-harness.ts'
import { bidRecord, failedRound, NOW, roundRecord } from '../../test/factories.ts'
import { DAY, seoulDay } from '../lib/clock.ts'
import type { ExportedAward } from './rules/exported.ts'
import type { WinnersBody } from './schema/winners.ts'

type Parameters = Record<string, string | string[] | number>

const COUNT = 400
const NDJSON = { headers: { accept: 'application/x-ndjson' } }
const CSV = { headers: { accept: 'text/csv' } }
const EVER = { from: '2000-01-01', to: '2030-12-31' }

/** The same number for the same two arguments. */
const dice = (seed: number, sides: number) => ((seed * 2_654_435_761) >>> 7) % sides

const firm = (n: number) => ({
  name: `${n % 2 ? '(주)' : ''}한빛${n}`,
  businessNo: n % 5 === 0 ? null : `123-45-6789${n}`,
})

/** The figures as the guide defines them, computed from the lines alone. */
function figuresOf(lines: readonly ExportedAward[], currency: string) {
  const awards = lines.filter((line) => line.noAward === null && line.currency === currency)
  const excluded: Record<string, number> = {}
  const leaveOut = (reason: string) => {
    excluded[reason] = (excluded[reason] ?? 0) + 1
  }
  const comparable = awards.filter(({ noRate }) => noRate === null)
  const ratioOf = ({ amount, estimatedPrice, estimateCurrency }: ExportedAward) =>
    amount === null || !estimatedPrice || estimateCurrency !== currency ? null : (amount * 100) / estimatedPrice
  const planned = comparable.filter(({ rate }) => rate !== null).length
  const estimated = comparable.filter((line) => line.rate === null && ratioOf(line) !== null).length
  const basis = planned >= estimated ? 'plannedPrice' : 'estimatedPrice'
  const rateOf = (line: ExportedAward) => (basis === 'plannedPrice' ? line.rate : ratioOf(line))
  const rates = comparable.flatMap((line) => rateOf(line) ?? []).filter((rate) => rate >= 10 && rate <= 200)
  for (const line of lines) for (const reason of reasonsOf(line, currency, rateOf(line))) leaveOut(reason)
  const amounts = awards
    .filter(({ amount, noRate }) => amount !== null && noRate !== 'unitPrice' && noRate !== 'severalWinners')
    .map(({ amount }) => amount ?? 0)
  const shared = awards.filter(({ amount, noRate }) => amount !== null && noRate === 'severalWinners')
  if (excluded.severalWinners) excluded.sharedValue = shared.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
  const bidders = awards.flatMap(({ bidders }) => bidders ?? [])
  return {
    basis,
    awards: awards.length,
    totalAmount: amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0),
    medianAmount: amounts.length < 5 ? null : Math.round(middle(amounts)),
    rates: { n: rates.length, median: rates.length < 5 ? null : rounded(middle(rates)) },
    bidders: { n: bidders.length, median: bidders.length < 5 ? null : middle(bidders) },
    excluded,
  }
}

function reasonsOf(line: ExportedAward, currency: string, rate: number | null): string[] {
  if (line.noAward !== null) return [line.noAward]
  if (line.currency !== currency) return ['otherCurrency']
  const ofRate = line.noRate ?? (rate === null ? 'noRate' : rate < 10 || rate > 200 ? 'outOfRange' : null)
  return [...(line.amount === null ? ['noAmount'] : []), ...(ofRate === null ? [] : [ofRate])]
}

const rounded = (value: number) => Math.round(value * 1e6) / 1e6

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (sorted.length - 1) / 2
  const [low, high] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0]
  return low + (high - low) * (at - Math.floor(at))
}

const shown = ({ totals, basis, excluded }: WinnersBody) => {
  const rates = totals.awardRate ?? totals.awardToEstimateRatio
  return {
    basis,
    awards: totals.awards,
    totalAmount: totals.totalAmount,
    medianAmount: totals.medianAmount,
    rates: { n: rates?.n, median: rates?.median },
    bidders: { n: totals.bidders.n, median: totals.bidders.median },
    excluded,
  }
}

/** For a third of the notices, another agency demands the order. */
const demandOf = (n: number) =>
  dice(n + 2, 3) === 0 ? { demandAgency: '경기도 안양시', demandAgencyCode: '3830000' } : {}

describe('awards in bulk', () => {
  let app: TestApp
  before(async () => {
    app = await startTestApp()
    const records = Array.from({ length: COUNT }, (_, n) =>
      bidRecord({
        number: `A${n}`,
        title: dice(n, 9) === 0 ? `연간단가 계약 ${n}` : `청사 관리, "용역" ${n}`,
        agency: ['서울특별시 종로구', '경기도 안양시', '=부산항만공사'][dice(n, 3)] ?? '',
        agencyCode: ['3000000', '3830000', null][dice(n, 3)] ?? null,
        ...demandOf(n),
        bsnsDiv: (['물품', '용역', '공사'] as const)[dice(n + 1, 3)] ?? '용역',
        kind: dice(n, 17) === 0 ? 'cancelled' : 'new',
        contractMethod: dice(n, 13) === 0 ? '수의계약' : '제한경쟁',
        awardMethod: dice(n, 11) === 0 ? '협상에 의한 계약' : '적격심사',
        regions: dice(n, 2) === 0 ? ['경기도'] : [],
        licences: dice(n, 4) === 0 ? [{ group: 1, code: '0037', name: '토목공사업' }] : [],
        estimatedPrice: dice(n, 7) === 0 ? null : (n + 1) * 1_000_000,
      }),
    )
    const rounds = records.map(({ number }, n) => {
      const openedAt = NOW - dice(n, 500) * DAY
      if (dice(n, 8) === 0) return failedRound({ number, openedAt })
      return roundRecord({
        number,
        openedAt,
        winners: dice(n, 10) === 0 ? [firm(n % 7), firm((n + 1) % 7)] : [firm(n % 7)],
        amount: dice(n, 15) === 0 ? null : 700_000 * (n + 1),
        rate: dice(n, 6) === 0 ? null : 80 + dice(n, 200) / 10,
        bidders: dice(n, 20) === 0 ? null : 1 + dice(n, 30),
        currency: dice(n, 25) === 0 ? 'USD' : 'KRW',
      })
    })
    await app.bids.upsert(records, () => false)
    await app.bids.recordRounds(
      'one',
      [...rounds, ...rounds.slice(0, 20).map((round) => ({ ...round, rebid: 1 }))],
      () => false,
    )
    await app.statistics.follower.tick()
  })
  after(() => app.close())

  async function exported(parameters: Parameters) {
    const { status, headers, body } = await app.get<string>('/v1/statistics/awards', parameters, NDJSON)
    assert.equal(status, 200, JSON.stringify(body))
    // Without lines, the body is empty.
    const lines = (body ?? '')
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as ExportedAward)
    assert.equal(headers.get('x-total-count'), String(lines.length))
    return { lines, headers }
  }

  const questions: Parameters[] = [
    {},
    EVER,
    { ...EVER, bsnsDiv: ['works', '용역'] },
    { ...EVER, agency: '안양' },
    { ...EVER, agency: ['3000000', '부산항만공사'], region: '서울' },
    { ...EVER, agency: '안양', agencyRole: 'issuing' },
    { ...EVER, agency: '안양', agencyRole: 'demand' },
    { ...EVER, industry: 'none', minAmt: 50_000_000, maxAmt: 250_000_000 },
    { ...EVER, industry: '0037' },
    { ...EVER, winner: '1234567893' },
    { ...EVER, winner: ['123-45-67891', '한빛5'] },
    { ...EVER, currency: 'USD' },
    { from: seoulDay(NOW - 40 * DAY), to: seoulDay(NOW - 7 * DAY) },
    { ...EVER, winner: '없는 회사' },
  ]

  test('every figure of the statistics follows from the lines', async () => {
    for (const question of questions) {
      const { body } = await app.get<WinnersBody>('/v1/statistics/winners', question)
      const { lines, headers } = await exported(question)
      const expected = shown(body)
      const { bidders, ...figures } = figuresOf(lines, body.currency)
      assert.deepEqual(
        { ...figures, bidders: { ...bidders, median: expected.bidders.median } },
        expected,
        JSON.stringify(question),
      )
      if (bidders.median !== null) assert.equal(bidders.median, expected.bidders.median)
      if (lines.length > 0) assert.equal(headers.get('x-as-of-position'), String(body.asOf.position))
    }
    assert.equal((await exported(EVER)).lines.length, COUNT + 20)
  })

  test('groups follow from the lines as well', async () => {
    type Group = WinnersBody['items'][number]['group']
    const { lines } = await exported(EVER)
    const awards = lines.filter(({ noAward, currency }) => noAward === null && currency === 'KRW')
    async function same(groupBy: string, keysOf: (line: ExportedAward) => unknown[], keyOf: (group: Group) => unknown) {
      const counted: Record<string, number> = {}
      for (const key of awards.flatMap((line) => [...new Set(keysOf(line))].map(String)))
        counted[key] = (counted[key] ?? 0) + 1
      const { body } = await app.get<WinnersBody>('/v1/statistics/winners', { ...EVER, groupBy, pageSize: 100 })
      assert.deepEqual(Object.fromEntries(body.items.map((item) => [String(keyOf(item.group)), item.awards])), counted)
    }
    await same(
      'agency',
      ({ agency }) => [agency],
      ({ agency }) => agency?.name,
    )
    await same(
      'month',
      ({ openedAt }) => [openedAt?.slice(0, 7)],
      ({ month }) => month,
    )
    await same(
      'winner',
      ({ winners }) => winners.map(({ businessNo, name }) => businessNo ?? name),
      ({ winner }) => winner?.businessNo ?? winner?.name,
    )
    await same(
      'industry',
      ({ industries }) => (industries.length === 0 ? [null] : industries.map(({ code }) => code)),
      ({ industry }) => industry?.code ?? null,
    )
  })

  test('CSV has the same lines in the same words, and no text begins a formula', async () => {
    const { headers, body } = await app.get<string>('/v1/statistics/awards', EVER, CSV)
    assert.equal(headers.get('content-type'), 'text/csv; charset=utf-8')
    assert.equal(headers.get('x-total-count'), String(COUNT + 20))
    const [head = '', ...lines] = body.trimEnd().split('\r\n')
    const { lines: told } = await exported(EVER)
    assert.deepEqual(head.replace('\ufeff', '').split(','), Object.keys(told[0] ?? {}))
    assert.equal(lines.length, told.length)
    assert.ok(lines.some((line) => line.includes(",'=부산항만공사,")))
    assert.ok(lines.every((line) => !/(^|,)[=+@-]/.test(line.replaceAll(/"(?:[^"]|"")*"/g, ''))))
    assert.ok(lines.some((line) => line.includes('"청사 관리, ""용역""')))
  })

  test('it is compressed, and invalid parameters are refused', async () => {
    const answer = await fetch(`${app.baseUrl}/v1/statistics/awards?from=2000-01-01`, {
      headers: { authorization: `Bearer ${app.key}`, 'accept-encoding': 'gzip', ...NDJSON.headers },
    })
    assert.equal(answer.headers.get('content-encoding'), 'gzip')
    assert.ok((await answer.text()).startsWith('{"noticeNo"'))
    for (const [parameters, name] of [
      [{ from: '2026-02-01', to: '2026-01-01' }, 'to'],
      [{ winner: '(주)' }, 'winner'],
      [{ region: '아틀란티스' }, 'region'],
      [{ page: 2 }, 'page'],
    ] as const) {
      const { status, body } = await app.get<ProblemAnswer>('/v1/statistics/awards', parameters, NDJSON)
      assert.deepEqual([status, body.errors?.[0]?.name], [400, name])
    }
    for (const winner of ['한빛', '없는 회사']) {
      const asked = { ...EVER, winner }
      const { body } = await app.get<unknown[]>('/v1/statistics/awards', asked, {
        headers: { accept: 'application/json' },
      })
      const byNumber = (one: unknown, other: unknown) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)
      assert.deepEqual(body.sort(byNumber), (await exported(asked)).lines.sort(byNumber), 'the same as one array')
    }
  })
})
