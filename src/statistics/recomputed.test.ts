import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { startTestApp, type TestApp } from '../../test/app-harness.ts'
import { bidRecord, NOW, roundRecord } from '../../test/factories.ts'
import { forgetNotices } from '../../test/harness.ts'
import type { BidRecord, RoundRecord } from '../bids/index.ts'
import { DAY } from '../lib/clock.ts'
import type { ExportedAward } from './rules/exported.ts'
import type { CompetitionBody } from './schema/competition.ts'

type CompetitionRequest = Pick<CompetitionBody, 'agency' | 'bsnsDiv' | 'industries' | 'regions'> & {
  regionCheckNeeded: boolean
}

const NUMBERED = { source: 'one', number: 'NEW' }
const AGENCIES = [
  ['서울특별시 종로구', '3000000'],
  ['경기도 안양시', '3830000'],
  ['부산항만공사', null],
] as const
const LICENCES = [
  { group: 1, code: '0037', name: '전기공사업' },
  { group: 1, code: '0002', name: '토목건축공사업' },
  { group: 1, code: '', name: '관급자재 제조' },
  { group: 1, code: '', name: '현장 관리' },
]
const REGIONS = [[], ['경기도 안양시'], ['경기도'], ['서울특별시', '경기도 수원시'], ['부산광역시']]

const firms = fc.uniqueArray(
  fc.integer({ min: 1, max: 6 }).map((n) => ({ name: `한빛${n}`, businessNo: n > 4 ? null : `123-45-6789${n}` })),
  { maxLength: 2, selector: ({ name }) => name },
)
const lot = fc.record({
  state: fc.constantFrom<('awarded' | 'failed' | 'cancelled')[]>(
    'awarded',
    'awarded',
    'awarded',
    'failed',
    'cancelled',
  ),
  winners: firms,
  bidders: fc.constantFrom(null, 0, 1, 1, 2, 7),
  ago: fc.integer({ min: 0, max: 1200 }),
  rebid: fc.boolean(),
})
const notice = fc.record({
  agency: fc.constantFrom(...AGENCIES),
  demand: fc.option(fc.constantFrom(...AGENCIES)),
  bsnsDiv: fc.constantFrom<BidRecord['bsnsDiv'][]>('공사', '공사', '용역'),
  licences: fc.subarray(LICENCES),
  regions: fc.constantFrom(...REGIONS),
  regionCheckNeeded: fc.boolean(),
  contractMethod: fc.constantFrom('제한경쟁', '제한경쟁', '수의계약'),
  title: fc.constantFrom('청사 관리', '연간단가 계약'),
  kind: fc.constantFrom<BidRecord['kind'][]>('new', 'new', 'new', 'cancelled'),
  lots: fc.array(lot, { minLength: 1, maxLength: 3 }),
})

/** Past notices of other agencies that share only the trade: comparable unless a region limit is uncertain. */
function onlyOfTrade(regionCheckNeeded: boolean): [Drawn[], Drawn] {
  const winners = [{ name: '한빛1', businessNo: null }]
  const make = (agency: Drawn['agency'], ago: number): Drawn => ({
    agency,
    demand: null,
    bsnsDiv: '공사',
    licences: LICENCES.slice(0, 1),
    regions: [],
    regionCheckNeeded,
    contractMethod: '제한경쟁',
    title: '청사 관리',
    kind: 'new',
    lots: [{ state: 'awarded', winners, bidders: 2, ago, rebid: false }],
  })
  return [Array.from({ length: 12 }, (_, ago) => make(AGENCIES[0], ago)), make(AGENCIES[1], 0)]
}

type Drawn = typeof notice extends fc.Arbitrary<infer T> ? T : never

const toBid = ({ agency, demand, lots: _lots, ...rest }: Omit<Drawn, 'lots'> & { lots?: unknown }, number: string) =>
  bidRecord({
    number,
    agency: agency[0],
    agencyCode: agency[1],
    demandAgency: demand?.[0] ?? null,
    demandAgencyCode: demand?.[1] ?? null,
    ...rest,
  })

const toRounds = ({ lots }: Drawn, number: string): RoundRecord[] =>
  lots.flatMap(({ state, winners, bidders, ago, rebid }, index) => {
    const openedAt = NOW - ago * DAY
    const told = { number, lot: String(index), state, bidders, openedAt }
    const won = state === 'awarded' ? winners : []
    const last = roundRecord({ ...told, rebid: rebid ? 1 : 0, winners: won })
    return rebid ? [roundRecord({ ...told, rebid: 0, state: 'awarded', winners }), last] : [last]
  })

/** Each section as docs/competition.md defines it, computed from the lines of the export alone. */
function recompute(all: readonly ExportedAward[], asked: CompetitionRequest) {
  const trades = new Set(asked.industries.map(({ code, name }) => code || name))
  const provinces = new Set(asked.regions)
  const agencyOf = (line: ExportedAward) =>
    line.demandAgency === null ? (line.agencyCode ?? line.agency) : (line.demandAgencyCode ?? line.demandAgency)
  const ofAgency = (line: ExportedAward) => agencyOf(line) === (asked.agency.code ?? asked.agency.name)
  const ofTrade = (line: ExportedAward) => line.industries.some(({ code, name }) => trades.has(code || name))
  const ofRegion = (line: ExportedAward) => line.regions.some((name) => provinces.has(name.split(' ')[0] ?? ''))
  const scopes: [string, boolean, (line: ExportedAward) => boolean][] = [
    ['agencyIndustry', trades.size > 0, (line) => ofAgency(line) && ofTrade(line)],
    ['agency', true, ofAgency],
    ['regionIndustry', trades.size > 0 && provinces.size > 0, (line) => ofRegion(line) && ofTrade(line)],
    ['region', provinces.size > 0, ofRegion],
    ['industry', trades.size > 0 && provinces.size === 0 && !asked.regionCheckNeeded, ofTrade],
  ]
  const usable = scopes.filter(([, isUsable]) => isUsable)
  const lines = all.filter((line) => line.noticeNo !== 'NEW' && line.bsnsDiv === asked.bsnsDiv)
  const isAward = (line: ExportedAward) => line.noAward === null && line.noRate !== 'direct'
  const keyOf = ({ businessNo, name }: { businessNo: string | null; name: string }) => businessNo ?? name

  type Reasoning = (line: ExportedAward) => string | null
  function sectionOf(reasonFor: Reasoning) {
    const tried = usable.map(([scope, , fits]) => {
      const inScope = lines.filter(fits)
      return { scope, inScope, counted: inScope.filter((line) => reasonFor(line) === null) }
    })
    const enough = tried.findIndex(({ counted }) => counted.length >= 5)
    const { scope, inScope, counted } = tried[enough < 0 ? tried.length - 1 : enough] as (typeof tried)[number]
    const excluded: Record<string, number> = {}
    for (const reason of inScope.flatMap((line) => reasonFor(line) ?? []))
      excluded[reason] = (excluded[reason] ?? 0) + 1
    const widened = tried
      .slice(0, enough < 0 ? -1 : enough)
      .map((step) => ({ scope: step.scope, n: step.counted.length }))
    const reason = enough < 0 ? 'too_few' : null
    return { counted, about: { n: counted.length, reason, scope, widened, excluded } }
  }

  const common: Reasoning = (line) => {
    if (line.noAward !== null) return line.noAward
    return isAward(line) ? null : 'direct'
  }
  const named: Reasoning = (line) => common(line) ?? (line.winners.length === 0 ? 'noWinner' : null)
  const share = (part: number, whole: number) => Math.round((part / whole) * 100 * 1e6) / 1e6
  const withheld = <T>(reason: string | null, value: T) => (reason === null ? value : null)

  const companies = sectionOf(named)
  const wins = Object.values(
    Object.groupBy(
      companies.counted.flatMap(({ winners, openedAt }) =>
        winners.map((winner) => ({
          key: keyOf(winner),
          name: winner.name,
          businessNo: winner.businessNo,
          on: openedAt?.slice(0, 10) ?? '',
        })),
      ),
      ({ key }) => key,
    ),
  ).map((own = []) => {
    const days = own.map(({ on }) => on).sort()
    return { own, first: days[0] ?? '', last: days.at(-1) ?? '' }
  })
  const items = wins
    .filter(({ own }) => own.length >= 2)
    .sort(
      (a, b) =>
        b.own.length - a.own.length ||
        b.last.localeCompare(a.last) ||
        ((a.own[0]?.key ?? '') < (b.own[0]?.key ?? '') ? -1 : 1),
    )
    .slice(0, 10)
    .map(({ own, first, last }) => ({
      name: own[0]?.name,
      businessNo: own[0]?.businessNo,
      awards: own.length,
      share: share(own.length, companies.counted.length),
      firstWonOn: first,
      lastWonOn: last,
    }))

  const concentration = sectionOf((line) => named(line) ?? (line.winners.length > 1 ? 'severalWinners' : null))
  const alone = Object.values(Object.groupBy(concentration.counted, ({ winners }) => winners.map(keyOf).join())).map(
    (own = []) => own.length,
  )
  const n = concentration.counted.length

  const single = sectionOf((line) => common(line) ?? (line.bidders === null ? 'unknownBidders' : null))
  const many = single.counted.map(({ bidders }) => bidders ?? 0).sort((a, b) => a - b)
  const ones = many.filter((one) => one === 1).length

  const ended = sectionOf((line) => (line.noAward === 'failed' ? null : common(line)))
  const failures = ended.counted.filter(({ noAward }) => noAward === 'failed')
  const failedNotices = Object.values(Object.groupBy(failures, ({ noticeNo }) => noticeNo)).map((own = []) => ({
    noticeNo: own[0]?.noticeNo ?? '',
    title: own[0]?.title,
    openedOn:
      own
        .map(({ openedAt }) => openedAt?.slice(0, 10) ?? '')
        .sort()
        .at(-1) ?? '',
    openings: own.length,
    bidders: own.every(({ bidders }) => bidders === null) ? null : Math.max(...own.map(({ bidders }) => bidders ?? -1)),
  }))
  const shows = (section: { about: { reason: string | null } }) => section.about.reason
  const failedWith = (bidders: number | null) =>
    withheld(shows(ended), failures.filter((line) => line.bidders === bidders).length)

  return {
    companies: {
      ...companies.about,
      firms: withheld(shows(companies), wins.length),
      items: shows(companies) === null ? items : [],
    },
    concentration: {
      ...concentration.about,
      firms: withheld(shows(concentration), alone.length),
      firstShare: withheld(shows(concentration), share(Math.max(...alone), n)),
      hhi: withheld(
        shows(concentration),
        Math.round(alone.reduce((sum, one) => sum + ((one / n) * 100) ** 2, 0) * 1e6) / 1e6,
      ),
    },
    singleBid: {
      ...single.about,
      single: withheld(shows(single), ones),
      share: withheld(shows(single), share(ones, many.length)),
      medianBidders: withheld(
        shows(single),
        ((many[Math.floor((many.length - 1) / 2)] ?? 0) + (many[Math.ceil((many.length - 1) / 2)] ?? 0)) / 2,
      ),
    },
    failed: {
      ...ended.about,
      failed: withheld(shows(ended), failures.length),
      share: withheld(shows(ended), share(failures.length, ended.counted.length)),
      noBidder: failedWith(0),
      oneBidder: failedWith(1),
      unknownBidders: failedWith(null),
      items:
        shows(ended) === null
          ? failedNotices
              .sort((a, b) => b.openedOn.localeCompare(a.openedOn) || (a.noticeNo < b.noticeNo ? -1 : 1))
              .slice(0, 10)
          : [],
    },
  }
}

describe('the competition, recomputed from the export', () => {
  let app: TestApp
  before(async () => {
    app = await startTestApp()
  })
  after(() => app.close())

  test('every section of every notice follows from the lines', async () => {
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.array(notice, { minLength: 12, maxLength: 60 }), notice, async (drawn, open) => {
        await forgetNotices(app.database.db)
        const all = drawn.map((one, index) => [one, `P${index}`] as const)
        await app.bids.upsert(
          [toBid(open, NUMBERED.number), ...all.map(([one, number]) => toBid(one, number))],
          () => false,
        )
        await app.bids.recordRounds(
          NUMBERED.source,
          [...all, [open, NUMBERED.number] as const].flatMap(([one, number]) => toRounds(one, number)),
          () => false,
        )
        const { body } = await app.get<CompetitionBody>('/v1/bids/NEW/competition')
        const { agency, bsnsDiv, industries, regions, from, to, asOf: _asOf, signals: _ofNotice, ...rest } = body
        const { similar: _ofTitles, ...sections } = rest
        const { body: lines } = await app.get<string>(
          '/v1/statistics/awards',
          { from, to },
          { headers: { accept: 'application/x-ndjson' } },
        )
        const awards = (lines ?? '')
          .split('\n')
          .slice(0, -1)
          .map((line) => JSON.parse(line) as ExportedAward)
        const expected = recompute(awards, {
          agency,
          bsnsDiv,
          industries,
          regions,
          regionCheckNeeded: open.regionCheckNeeded,
        })
        assert.deepEqual(sections, expected)
        for (const { scope, reason } of Object.values(sections)) seen.add(reason ?? scope)
      }),
      { numRuns: 40, examples: [true, false].map((regionCheckNeeded) => onlyOfTrade(regionCheckNeeded)) },
    )
    const expected = ['too_few', 'agency', 'agencyIndustry', 'industry']
    assert.ok(
      expected.every((one) => seen.has(one)),
      `compared: ${[...seen]}`,
    )
  })
})
