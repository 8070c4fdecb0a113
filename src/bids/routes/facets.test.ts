import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { type ProblemAnswer, startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { bidRecord, NOW } from '../../../test/factories.ts'
import { DAY } from '../../lib/clock.ts'
import { CHOICE_FACETS, type ChoiceFacet, REGION_LIMITS } from '../../vocabulary/filters.ts'
import type { FacetCounts } from '../rules/facets.ts'

interface Faceted {
  total: number
  items: object[]
  facets?: FacetCounts[]
}

type Parameters = Record<string, string | string[]>

const CATEGORIES = ['물품', '용역', '공사', '외자', '기타'] as const
const REGIONS = [[], ['서울특별시'], ['경기도 안양시'], ['부산광역시', '경기도'], ['전국']]

describe('what each choice of a filter would find', () => {
  let app: TestApp
  before(async () => {
    app = await startTestApp()
    const records = Array.from({ length: 120 }, (_, index) =>
      bidRecord({
        number: `F${index}`,
        title: index % 3 === 0 ? `도로 정비공사 ${index}` : `청사 청소용역 ${index}`,
        bsnsDiv: CATEGORIES[index % 5] ?? '기타',
        regions: REGIONS[index % 5] ?? [],
        closeAt: NOW + ((index % 7) - 3) * DAY,
        estimatedPrice: index % 6 === 0 ? null : index * 1_000_000,
      }),
    )
    await app.bids.upsert(records, () => true)
  })
  after(() => app.close())

  const ask = async (parameters: Parameters) => (await app.get<Faceted>('/v1/bids', parameters)).body
  const search = fc.record(
    {
      keyword: fc.constantFrom('도로', '청소 -도로', '없는말'),
      status: fc.subarray(['open', 'closed', 'opened'], { minLength: 1 }),
      bsnsDiv: fc.subarray(['물품', 'services', '공사'], { minLength: 1 }),
      region: fc.subarray(['서울', '경기도 안양시', '부산'], { minLength: 1 }),
      regionLimit: fc.subarray([...REGION_LIMITS], { minLength: 1 }),
      minAmt: fc.constantFrom('0', '30000000'),
      closeFrom: fc.constantFrom('2026-11-01', '2027-12-01'),
    },
    { requiredKeys: [] },
  )

  test('is what a search with that value in its place finds, whatever else is asked for', async () => {
    await fc.assert(
      fc.asyncProperty(search, fc.constantFrom<ChoiceFacet>(...CHOICE_FACETS), async (asked, facet) => {
        const { facets = [], ...list } = await ask({ ...asked, facets: facet })
        assert.deepEqual(list, await ask(asked), 'the list is the same')
        const [counted] = facets
        assert.deepEqual([facets.length, counted?.name], [1, facet])
        for (const { value, notices } of counted?.values ?? []) {
          const { total } = await ask({ ...asked, [facet]: value, pageSize: '1' })
          assert.equal(notices, total, `${facet}=${value}`)
        }
      }),
      { numRuns: 15 },
    )
  })

  test('a search by region tells what is limited to it from what is open to all', async () => {
    const { total, facets = [] } = await ask({ region: '경기', facets: 'regionLimit' })
    const counts = { limited: 48, nationwide: 24, unstated: 24 }
    assert.deepEqual(
      facets[0]?.values.map(({ value, notices }) => [value, notices]),
      Object.entries(counts),
    )
    assert.equal(total, 96)
    for (const [regionLimit, notices] of Object.entries(counts))
      assert.equal((await ask({ region: '경기', regionLimit })).total, notices)
  })

  test('comes for each filter once, with every value, and only where it is asked for', async () => {
    const { facets = [] } = await ask({ facets: ['region', 'status', 'region'] })
    assert.deepEqual(
      facets.map(({ name, values }) => [name, values.length]),
      [
        ['region', 19],
        ['status', 6],
      ],
    )
    assert.ok(!('facets' in (await ask({}))))
    const { status, body } = await app.get<ProblemAnswer>('/v1/bids', { facets: 'winner' })
    assert.deepEqual([status, body.errors?.[0]?.name], [400, 'facets[0]'])
    const csv = await app.get<ProblemAnswer>('/v1/bids', { facets: 'status' }, { headers: { accept: 'text/csv' } })
    assert.equal(csv.status, 400)
  })
})
