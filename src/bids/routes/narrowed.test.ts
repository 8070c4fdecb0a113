import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type ProblemAnswer, startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { bidRecord, failedRound, NOW, roundRecord } from '../../../test/factories.ts'
import { DAY } from '../../lib/clock.ts'
import type { FacetCounts } from '../rules/facets.ts'
import type { Bid } from '../schema/notices.ts'

interface List {
  total: number
  items: Bid[]
  facets?: FacetCounts[]
}
type Parameters = Record<string, string | string[] | number>

const firm = (name: string, businessNo: string | null) => ({ name, businessNo })
const COUNT = 60

describe('a search narrowed by what records and awards say', () => {
  let app: TestApp
  let all: Bid[]
  before(async () => {
    app = await startTestApp()
    const records = Array.from({ length: COUNT }, (_, index) =>
      bidRecord({
        number: `N${String(index).padStart(2, '0')}`,
        kind: (['new', 'changed', 'renotice', 'cancelled'] as const)[index % 4] ?? 'new',
        urgent: index % 3 === 0,
        source: 'one',
        agency: ['종로구', '안양시', '부산항만공사'][index % 3] ?? '',
        agencyCode: ['3000000', '3830000', null][index % 3] ?? null,
        demandAgency: index % 5 === 0 ? '종로구' : null,
        demandAgencyCode: index % 5 === 0 ? '3000000' : null,
        postedAt: NOW - index * 3 * DAY,
      }),
    )
    const other = records.slice(0, 5).map((one) => ({ ...one, number: `O${one.number}`, source: 'two' }))
    await app.bids.upsert(records, () => false)
    await app.bids.upsert(other, () => false)
    // Some have a second version, recorded later.
    app.clock.advance(DAY)
    await app.bids.upsert(
      records
        .filter((_, index) => index % 7 === 1)
        .map((one) => ({ ...one, title: `${one.title} 정정`, changedAt: NOW + 1 })),
      () => false,
    )
    await app.bids.recordRounds(
      'one',
      [
        roundRecord({ number: 'N00', winners: [firm('(주)한빛건설', '123-45-67890')] }),
        roundRecord({ number: 'N01', winners: [firm('가람', null), firm('한빛건설', null)] }),
        roundRecord({ number: 'N02', winners: [firm('가람', '9998877665')] }),
        // Its notice is cancelled: no award.
        roundRecord({ number: 'N03', winners: [firm('한빛건설', '1234567890')] }),
        // A later opening of the same lot has failed: no award.
        roundRecord({ number: 'N04', winners: [firm('한빛건설', '1234567890')] }),
        failedRound({ number: 'N04', rebid: 1 }),
        failedRound({ number: 'N05' }),
        // Won in an earlier and in the newest opening.
        roundRecord({ number: 'N06', winners: [firm('가람', '9998877665')] }),
        roundRecord({ number: 'N06', rebid: 1, winners: [firm('한빛건설', '1234567890')] }),
      ],
      () => false,
    )
    await Promise.all([app.bids.follower.tick(), app.statistics.follower.tick()])
    all = (await ask({ pageSize: 100 })).items
    assert.equal(all.length, COUNT + 5)
  })
  after(() => app.close())

  const ask = async (parameters: Parameters) => (await app.get<List>('/v1/bids', parameters)).body
  const numbers = (bids: readonly Bid[]) => bids.map(({ noticeNo }) => noticeNo).sort()
  const found = async (parameters: Parameters) => {
    const { total, items } = await ask({ ...parameters, pageSize: 100 })
    assert.equal(total, items.length)
    return numbers(items)
  }

  test('urgent, kind and source find what the notices themselves say', async () => {
    for (const urgent of ['true', 'false'])
      assert.deepEqual(await found({ urgent }), numbers(all.filter((bid) => String(bid.urgent) === urgent)))
    assert.deepEqual(
      await found({ kind: ['changed', 'renotice'], urgent: 'true' }),
      numbers(all.filter(({ kind, urgent }) => urgent && (kind === 'changed' || kind === 'renotice'))),
    )
    assert.deepEqual(await found({ source: 'two' }), numbers(all.filter(({ source }) => source === 'two')))
    assert.equal((await found({ source: ['one', 'two'] })).length, all.length)
    assert.deepEqual(await found({ source: 'tw' }), [])
    const { status, body } = await app.get<ProblemAnswer>('/v1/bids', { kind: 'old' })
    assert.deepEqual([status, body.errors?.[0]?.name], [400, 'kind[0]'])
  })

  test('winner finds what the statistics count as an award of the firm', async () => {
    for (const winner of ['1234567890', '123-45-67890', ['1234567890', '000-00-00000']])
      assert.deepEqual(await found({ winner }), ['N00', 'N06'])
    assert.deepEqual(await found({ winner: '주식회사 한빛 건설' }), ['N00', 'N01', 'N06'])
    assert.deepEqual(await found({ winner: '가람' }), ['N01', 'N02'])
    assert.deepEqual(await found({ winner: '가람', urgent: 'true' }), [])
    assert.deepEqual(await found({ winner: '없는 회사' }), [])
    const { status, body } = await app.get<ProblemAnswer>('/v1/bids', { winner: '(주)' })
    assert.deepEqual([status, body.errors?.[0]?.name], [400, 'winner'])
    interface Winners {
      totals: { awards: number }
    }
    for (const winner of ['1234567890', '한빛', '가람']) {
      const counted = await app.get<Winners>('/v1/statistics/winners', { winner, from: '2020-01-01', to: '2030-12-31' })
      assert.equal((await found({ winner })).length, counted.body.totals.awards, winner)
    }
  })

  test('an award that comes later is found at once, though the same search was answered before', async () => {
    assert.deepEqual(await found({ winner: '늦은' }), [])
    await app.bids.recordRounds('one', [roundRecord({ number: 'N09', winners: [firm('늦은건설', null)] })], () => false)
    // The catalog alone has seen it: what is answered now must not be kept.
    await app.bids.follower.tick()
    await found({ winner: '늦은' })
    await app.statistics.follower.tick()
    assert.deepEqual(await found({ winner: '늦은' }), ['N09'])
  })

  test('updatedFrom and updatedTo bound the newest version, and sort=-updatedAt pages through it', async () => {
    const from = '2026-11-21T00:00:00+09:00'
    const newer = all.filter(({ updatedAt }) => Date.parse(updatedAt) >= Date.parse(from))
    assert.ok(newer.length > 0 && newer.length < all.length)
    assert.deepEqual(await found({ updatedFrom: from }), numbers(newer))
    assert.deepEqual(
      await found({ updatedTo: new Date(Date.parse(from) - 1000).toISOString() }),
      numbers(all.filter((bid) => !newer.includes(bid))),
    )
    for (const [sort, sign] of [
      ['-updatedAt', -1],
      ['updatedAt', 1],
    ] as const) {
      const inOrder = all.toSorted(
        (a, b) => sign * (Date.parse(a.updatedAt) - Date.parse(b.updatedAt)) || (a.noticeNo < b.noticeNo ? -1 : 1),
      )
      const seen: string[] = []
      for (let url: string | null = `/v1/bids?sort=${sort}&pageSize=9`; url !== null; ) {
        const { headers, body }: { headers: Headers; body: List } = await app.get<List>(url)
        seen.push(...body.items.map(({ noticeNo }) => noticeNo))
        const next: string | undefined = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]
        url = next ? new URL(next, 'http://here').pathname + new URL(next, 'http://here').search : null
      }
      assert.deepEqual(
        seen,
        inOrder.map(({ noticeNo }) => noticeNo),
      )
    }
  })

  test('facets count months and agencies of all that is found', async () => {
    const asked: Parameters = { urgent: 'false', agency: '안양시', postedFrom: '2026-08-01' }
    const { total, facets = [] } = await ask({ ...asked, facets: ['month', 'agency'] })
    const [months, agencies] = facets
    const within = all.filter(({ urgent, postedAt }) => !urgent && postedAt >= '2026-08-01')
    const ofAgency = within.filter(({ agencyCode }) => agencyCode === '3830000')
    assert.equal(total, ofAgency.length)
    const expected = [...Map.groupBy(ofAgency, ({ postedAt }) => postedAt.slice(0, 7))]
      .map(([value, same]) => ({ value, notices: same.length }))
      .sort((a, b) => (a.value < b.value ? 1 : -1))
    assert.ok(expected.length > 1)
    assert.deepEqual(months, { name: 'month', values: expected })
    const naming = (name: string) => within.filter((bid) => bid.agency === name || bid.demandAgency === name).length
    const counted = [
      { value: '3000000', name: '종로구', notices: naming('종로구') },
      { value: '3830000', name: '안양시', notices: naming('안양시') },
      { value: '부산항만공사', name: '부산항만공사', notices: naming('부산항만공사') },
    ].filter(({ notices }) => notices > 0)
    assert.deepEqual(agencies, {
      name: 'agency',
      values: counted.toSorted((a, b) => b.notices - a.notices || (a.value < b.value ? -1 : 1)),
    })
    for (const { value, notices } of agencies?.values ?? [])
      assert.equal((await ask({ ...asked, agency: value })).total, notices, 'the search for that agency finds as many')
  })

  test('explain counts each of these filters alone', async () => {
    const asked = { urgent: 'true', kind: 'new', source: 'one', winner: '한빛', updatedFrom: '2026-01-01' }
    interface Explained {
      explain: { filters: { name: string; notices: number }[] }
    }
    const { body } = await app.get<Explained>('/v1/bids', { ...asked, explain: 'true' })
    assert.deepEqual(Object.fromEntries(body.explain.filters.map(({ name, notices }) => [name, notices])), {
      updated: all.length,
      urgent: all.filter(({ urgent }) => urgent).length,
      kind: all.filter(({ kind }) => kind === 'new').length,
      source: COUNT,
      winner: 3,
    })
  })
})
