import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { finish } from '../../search/catalog/catalog.ts'
import { PRICE_SCOPES, type PriceScope } from '../schema/statistics.ts'
import { type AwardRow, bandOf } from './award.ts'
import { createAwardColumns } from './columns.ts'
import { type PriceRequest, priceSteps, provincesOf } from './price.ts'

const TODAY = 20_000
const regionLimit: fc.Arbitrary<string[]> = fc.constantFrom<string[][]>(
  [],
  ['11'],
  ['41/안양시'],
  ['41', '11'],
  ['00'],
  ['12/29'],
)
const agency = fc.constantFrom('가청', '나청', '다청')
const estimate = fc.constantFrom(null, 40_000_000, 45_000_000, 60_000_000)

const row: fc.Arbitrary<AwardRow> = fc
  .record({
    noticeNo: fc.nat(40).map((n) => `N${n}`),
    agency,
    bsnsDiv: fc.constantFrom('공사', '공사', '물품'),
    noticeCurrency: fc.constantFrom('KRW', 'KRW', 'KRW', 'USD'),
    estimatedPrice: estimate,
    regionPaths: regionLimit,
    state: fc.constantFrom('awarded', 'awarded', 'awarded', 'failed'),
    openedAt: fc.integer({ min: TODAY - 400, max: TODAY + 1 }).map((day) => day * 86_400_000),
    rate: fc.constantFrom(87.7, 88, 88.5, 99, 5, 950),
    amount: fc.constant(1_000),
  })
  .map((one) => ({
    ...one,
    agencyCode: null,
    demandAgency: null,
    demandAgencyCode: null,
    contractMethod: null,
    awardMethod: null,
    regionCheckNeeded: false,
    licences: [],
    cancelled: false,
    unitPrice: false,
    superseded: false,
    winners: [{ name: '한빛', businessNo: null }],
    currency: one.noticeCurrency,
    plannedPrice: null,
    baseAmount: null,
    bidders: 3,
  }))

const asked: fc.Arbitrary<PriceRequest> = fc
  .record({
    noticeNo: fc.constantFrom('N1', 'N2', 'new'),
    agency: fc.constantFrom('가청', '나청', '새 기관'),
    estimatedPrice: estimate,
    limit: regionLimit,
  })
  .map(({ limit, ...one }) => ({
    ...one,
    agencyCode: null,
    bsnsDiv: '공사',
    currency: 'KRW',
    provinces: provincesOf(limit),
    fromDay: TODAY - 364,
    toDay: TODAY,
  }))

/** Awards with a rate in each scope, one row at a time. */
function ratedIn(rows: readonly AwardRow[], asked: PriceRequest): Record<PriceScope, AwardRow[]> {
  const band = rows.filter((one) => {
    const day = Math.floor(((one.openedAt ?? 0) + 9 * 3_600_000) / 86_400_000)
    return (
      one.noticeNo !== asked.noticeNo &&
      one.bsnsDiv === asked.bsnsDiv &&
      one.noticeCurrency === asked.currency &&
      bandOf(one.estimatedPrice) === bandOf(asked.estimatedPrice) &&
      day >= asked.fromDay &&
      day <= asked.toDay &&
      one.state === 'awarded' &&
      one.rate !== null &&
      one.rate >= 10 &&
      one.rate <= 200
    )
  })
  return {
    agency: band.filter((one) => one.agency === asked.agency),
    region: band.filter(({ regionPaths }) =>
      regionPaths.some((path) => asked.provinces.includes(path.split('/')[0] ?? '')),
    ),
    band,
  }
}

test('the scope is the agency, else the region, else the whole band: the first with five rates', () => {
  const answered = new Map<PriceScope, number>()
  fc.assert(
    fc.property(fc.array(row, { maxLength: 300, size: 'max' }), asked, (rows, question) => {
      const awards = createAwardColumns()
      for (const one of rows) awards.add(one)
      const found = finish(priceSteps(awards, question))
      const rated = ratedIn(rows, question)
      const scope = PRICE_SCOPES.find((name) => rated[name].length >= 5) ?? 'band'
      assert.equal(found.scope, scope)

      answered.set(scope, (answered.get(scope) ?? 0) + 1)
      assert.equal(found.rates.n, rated[scope].length)
      assert.equal(found.rates.median === null, rated[scope].length < 5)
      const days = rated[scope].map(({ openedAt }) => openedAt ?? 0).sort((a, b) => b - a)
      const shown = found.awards.map(({ day }) => day)
      assert.deepEqual(
        shown,
        days.slice(0, 50).map((at) => Math.floor((at + 9 * 3_600_000) / 86_400_000)),
      )
    }),
    { numRuns: 200 },
  )
  for (const scope of PRICE_SCOPES) assert.ok((answered.get(scope) ?? 0) > 10, scope)
})
