import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { startTestApp, type TestApp } from '../../test/app-harness.ts'
import { bidRecord, NOW, roundRecord } from '../../test/factories.ts'
import { judgeTotals, judgeWinners } from '../../test/statistics-judge.ts'
import type { BidRecord, RoundRecord } from '../bids/index.ts'
import { DAY, HOUR } from '../lib/clock.ts'
import { appendChanges, takePositions } from '../lib/feed.ts'
import { AGENCY_ROLES } from '../vocabulary/filters.ts'
import type { BsnsDiv } from '../vocabulary/notices.ts'
import type { GroupBy } from './schema/statistics.ts'
import { GROUPS } from './schema/statistics.ts'
import type { Figures, Group, WinnersQuestion } from './schema/winners.ts'
import { WIN_SORTS } from './schema/winners.ts'

const AGENCIES = [
  { agency: '서울특별시 종로구', agencyCode: '3000000' },
  { agency: '서울특별시 중구', agencyCode: '3010000' },
  { agency: '한국도로공사', agencyCode: 'B500001' },
  { agency: '종로문화재단', agencyCode: null },
]
const FIRMS = [
  ...Array.from({ length: 6 }, (_, i) => ({ name: `(주)한빛${'가나다라마바'[i]}`, businessNo: `123456789${i}` })),
  { name: '무번호상사', businessNo: null },
]
const LICENCES = [
  { group: 1, code: '0001', name: '토목공사업' },
  { group: 2, code: '0002', name: '건축공사업' },
]
const pick = <T>(list: readonly T[]) => fc.constantFrom(...list)
/** The first value in nine of ten cases. */
const mostly = <T>(usual: T, ...others: T[]) =>
  fc.oneof({ arbitrary: fc.constant(usual), weight: 9 }, { arbitrary: pick(others), weight: 1 })
const some = <T>(list: readonly T[], maxLength: number) => fc.uniqueArray(pick(list), { maxLength })

const notice: fc.Arbitrary<Partial<BidRecord>> = fc
  .record({
    party: pick(AGENCIES),
    demand: fc.option(pick(AGENCIES)),
    bsnsDiv: pick<BsnsDiv>(['물품', '용역', '공사']),
    currency: mostly('KRW', 'GBP'),
    estimatedPrice: fc.option(pick([10, 49, 50, 99, 100, 400, 3_000, 20_000].map((m) => m * 1_000_000)), { freq: 8 }),
    regions: some(['서울특별시', '경기도 안양시', '부산광역시'], 2),
    licences: some(LICENCES, 2),
    title: mostly('청사 관리 용역', '아스콘 단가계약', '누수복구 단가공사'),
    awardMethod: mostly<string | null>('적격심사', '협상에의한계약', null),
    contractMethod: mostly('제한경쟁', '수의계약'),
  })
  .map(({ party, demand, ...rest }) => ({
    ...rest,
    ...party,
    demandAgency: demand?.agency ?? null,
    demandAgencyCode: demand?.agencyCode ?? null,
  }))

const round: fc.Arbitrary<Partial<RoundRecord>> = fc
  .record({
    state: mostly<RoundRecord['state']>('awarded', 'failed', 'cancelled', 'announced'),
    lot: pick(['0', '0', '1']),
    rebid: pick([0, 0, 0, 1]),
    day: fc.integer({ min: 0, max: 90 }),
    dated: fc.boolean(),
    winners: fc.oneof(
      pick(FIRMS).map((firm) => [firm]),
      some(FIRMS, 3),
    ),
    amount: fc.option(fc.integer({ min: 1_000_000, max: 900_000_000 }), { freq: 9 }),
    currency: mostly('KRW', 'GBP'),
    rate: fc.option(fc.integer({ min: 80_000, max: 100_500 }), { freq: 6 }),
    strange: fc.integer({ min: 0, max: 20 }),
    bidders: fc.option(fc.integer({ min: 1, max: 60 })),
  })
  .map(({ day, dated, rate, strange, ...rest }) => ({
    ...rest,
    openedAt: dated ? NOW - day * DAY - 9 * HOUR : null,
    decidedAt: NOW - day * DAY,
    rate: rate === null ? null : strange === 0 ? 950.5 : rate / 1000,
    rateBasis: rate === null ? null : ('plannedPrice' as const),
  }))

const question: fc.Arbitrary<WinnersQuestion> = fc
  .record(
    {
      agency: some(['종로', '3010000', '서울특별시'], 2),
      agencyRole: pick(AGENCY_ROLES),
      industry: some(['0001', '건축', 'none'], 2),
      region: some(['서울', '경기도'], 1),
      bsnsDiv: some(['용역', 'works'], 1),
      minAmt: pick([0, 50_000_000]),
      maxAmt: pick([99_999_999, 1_000_000_000]),
      currency: mostly('KRW', 'GBP'),
      from: pick(['2026-09-01', '2026-11-01']),
      to: pick(['2026-11-10', '2026-11-20']),
      winner: some(['123-45-67890', '한빛나', '무번호'], 2),
      groupBy: fc.uniqueArray(pick(GROUPS), { minLength: 1, maxLength: 2 }),
      sort: pick(WIN_SORTS),
    },
    { requiredKeys: [] },
  )
  .map(withoutEmpty)

function withoutEmpty(given: WinnersQuestion): WinnersQuestion {
  const filled = Object.entries(given).filter(([, value]) => !Array.isArray(value) || value.length > 0)
  return Object.fromEntries(filled)
}

/** One change of one of a few notices. */
const step = fc.record({
  number: fc.integer({ min: 0, max: 420 }).map((n) => `N${n}`),
  what: pick(['round', 'round', 'round', 'notice', 'cancelled', 'gone'] as const),
  notice,
  round,
})

describe('winners', () => {
  let app: TestApp
  let revision = 0
  let told = 0
  before(async () => {
    app = await startTestApp()
    const stock = fc.sample(fc.record({ notice, rounds: fc.array(round, { minLength: 1, maxLength: 3 }) }), 400)
    await app.bids.upsert(
      stock.map(({ notice }, i) => bidRecord({ number: `N${i}`, ...notice })),
      () => false,
    )
    await app.bids.recordRounds(
      'one',
      stock.flatMap(({ rounds }, i) => rounds.map((one) => roundRecord({ number: `N${i}`, ...one }))),
      () => false,
    )
  })
  after(() => app.close())

  async function take({ number, what, notice, round }: typeof step extends fc.Arbitrary<infer T> ? T : never) {
    const at = NOW + ++revision
    if (what === 'gone') return withdraw(number)
    if (what === 'round') {
      await app.bids.recordRounds('one', [roundRecord({ number, ...round, changedAt: at })], () => false)
    } else {
      const kind = what === 'cancelled' ? 'cancelled' : 'changed'
      await app.bids.upsert([bidRecord({ number, ...notice, kind, revision: 0, changedAt: at })], () => false)
    }
  }

  /** The source has withdrawn the notice. */
  const withdraw = (number: string) =>
    app.db.transaction(async (tx) => {
      const gone = await tx<{ noticeNo: string }[]>`delete from bids where number = ${number} returning notice_no`
      if (gone.length === 0) return
      await tx`delete from bid_versions where notice_no = ${number}`
      const position = await takePositions(tx, 1)
      const change = { position, kind: 'bid' as const, key: number, version: 99, live: false, at: NOW }
      await appendChanges(tx, [change])
    })

  test('equal GROUP BY after any changes', async () => {
    const trial = fc.asyncProperty(fc.array(step, { maxLength: 60 }), fc.array(question, { maxLength: 6 }), check)
    await fc.assert(trial, { numRuns: 40 })
    assert.ok(told > 20, `only ${told} distributions were compared`)
  })

  async function check(steps: (typeof step extends fc.Arbitrary<infer T> ? T : never)[], questions: WinnersQuestion[]) {
    for (const one of steps) await take(one)
    await app.statistics.follower.tick()
    for (const asked of questions) await compare(asked)
  }

  async function compare(asked: WinnersQuestion) {
    const body = await app.statistics.winners({ ...asked, pageSize: 100 })
    const judged = await judgeWinners(app.db.sql, asked, body.basis, NOW)
    const groupBy = asked.groupBy ?? ['agency']
    const shown = body.items.map(({ group, ...figures }) => ({
      keys: groupBy.map((name) => keyOf(group, name)),
      figures: comparable(figures),
    }))
    assert.deepEqual(shown, judged.slice(0, 100), JSON.stringify(asked))
    assert.equal(body.total, judged.length)
    told += shown.filter(({ figures }) => figures.rates?.histogram).length
    const { topWinners: _top, ...totals } = comparable(body.totals)
    assert.deepEqual(totals, await judgeTotals(app.db.sql, asked, body.basis, NOW), JSON.stringify(asked))
    assert.deepEqual(body.excluded, body.totals.excluded)
  }
})

const comparable = ({ awardRate, awardToEstimateRatio, topWinners, suppressed: _, ...figures }: Figures) => ({
  ...figures,
  rates: awardRate ?? awardToEstimateRatio,
  topWinners: topWinners.map(({ businessNo, name, awards, amount }) => ({ key: businessNo ?? name, awards, amount })),
})

function keyOf(group: Group, name: GroupBy): string {
  const part = group[name]
  if (typeof part === 'string') return part
  if (part === undefined) throw new Error(`the group has no ${name}`)
  return ('code' in part ? part.code : part.businessNo) ?? part.name ?? ''
}
