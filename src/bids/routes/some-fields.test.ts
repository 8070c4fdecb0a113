import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { type ProblemAnswer, startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { bidRecord, NOW } from '../../../test/factories.ts'
import { DETAIL_FIELD_NAMES } from '../../vocabulary/notice-fields.ts'
import type { SomeOfBid } from '../rules/some-fields.ts'
import { BID_FIELDS, type Bid, REQUESTABLE_FIELDS } from '../schema/notices.ts'

interface Page {
  total: number
  items: SomeOfBid[]
  next?: { page: number; anchor: string | null }
}
const CSV = { headers: { accept: 'text/csv' } }
const NDJSON = { headers: { accept: 'application/x-ndjson' } }

let app: TestApp
const ask = (more: Record<string, string> = {}, asking: Parameters<TestApp['get']>[2] = {}) =>
  app.get<Page>('/v1/bids', { keyword: '하천', pageSize: '5', ...more }, asking)
const post = (path: string, body: object, accept = 'application/json') =>
  fetch(`${app.baseUrl}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${app.key}`,
      'content-type': 'application/json',
      'accept-language': 'en',
      accept,
    },
    body: JSON.stringify(body),
  })
/** The same of a whole notice, in its order. */
const cut = (bid: Partial<Bid>, fields: readonly string[]) =>
  JSON.stringify(Object.fromEntries(Object.entries(bid).filter(([name]) => fields.includes(name))))

describe('fields of a search', () => {
  before(async () => {
    app = await startTestApp()
    const records = Array.from({ length: 60 }, (_, index) =>
      bidRecord({
        number: `F${index}`,
        title: `하천 정비 "${index}"\n\\`,
        floorRate: index % 3 === 0 ? null : 87.745 + index / 1000,
        licences: [{ group: 1, code: '0001', name: '토목공사업' }],
      }),
    )
    await app.bids.upsert(records, () => false)
    await app.bids.follower.tick()
  })
  after(() => app.close())

  test('any choice of them is that part of the whole notices, in the same order', async () => {
    const { body: whole } = await ask()
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.constantFrom(...BID_FIELDS), { minLength: 1 }), async (fields) => {
        const { body } = await ask({ fields: fields.join(',') })
        assert.equal(body.total, whole.total)
        assert.deepEqual(
          body.items.map((bid) => JSON.stringify(bid)),
          whole.items.map((bid) => cut(bid, ['noticeNo', ...fields])),
        )
      }),
      { numRuns: 30 },
    )
  })

  test('an unknown name is refused with the valid ones, in the query and in bodies', async () => {
    const { status, body } = await app.get<ProblemAnswer>(
      '/v1/bids',
      { fields: 'title,prize' },
      { headers: { 'accept-language': 'en' } },
    )
    const refusals = [body]
    assert.equal(status, 400)
    for (const [path, rest] of [
      ['/v1/bids/search', {}],
      ['/v1/bids/lookup', { noticeNos: ['F1'] }],
    ] as const) {
      const answer = await post(path, Object.assign({ fields: ['prize'] }, rest))
      assert.equal(answer.status, 400)
      refusals.push((await answer.json()) as ProblemAnswer)
    }
    for (const refusal of refusals) {
      const message = refusal.errors?.[0]?.message ?? ''
      const names = REQUESTABLE_FIELDS.filter((name) => name !== 'eligibility')
      for (const name of names) assert.match(message, new RegExp(`\\b${name}\\b`))
    }
    const verdicts = await post('/v1/bids/lookup', { noticeNos: ['F1'], fields: ['eligibility'] })
    assert.equal(verdicts.status, 400, 'a lookup has no verdicts')
    assert.equal((await ask({ fields: '' })).status, 400)
  })

  test('fields of the detail are of the version that the row shows', async () => {
    const record = (more: object) => bidRecord(Object.assign({ number: 'V1', changedAt: NOW }, more))
    await app.bids.upsert([record({ title: '판본 하나', details: { fixedCosts: 1 } })], () => false)
    await app.bids.follower.tick()
    const walk = () => app.bids.walk(app.account.id, { keyword: '판본', fields: ['title', 'version', 'fixedCosts'] })
    const exports = [walk(), walk()]
    const pages = await Promise.all(exports.map((one) => one.next()))
    const shown = async (at: number) => JSON.parse(`[${await pages[at]?.value?.write(',')}]`) as SomeOfBid[]
    const next = record({ title: '판본 둘', revision: 1, changedAt: NOW + 1_000, details: { fixedCosts: 2 } })
    await app.bids.upsert([next], () => false)
    const first = [{ noticeNo: 'V1', title: '판본 하나', version: 1, fixedCosts: 1 }]
    assert.deepEqual(await shown(0), first)
    const gone = { number: 'V1', asOf: NOW + 2_000, reason: null, sameAs: null }
    assert.deepEqual((await app.bids.withdraw(next.source, [gone], () => false)).withdrawn, ['V1'])
    assert.deepEqual(await shown(1), first, 'a notice that was withdrawn meanwhile')
  })

  test('fields of the detail are those of the notice, in every form; lists have them on request only', async () => {
    const details = {
      qualificationCloseAt: NOW,
      siteBriefingPlace: '현장 사무실, 2층',
      bidBond: null,
      netConstructionCost: 40_000_000,
      fixedCosts: 3_000,
      fixedCostItems: [
        { name: '국민연금', amount: 1_000 },
        { name: '퇴직공제', amount: 2_000 },
      ],
    }
    await app.bids.upsert(
      [bidRecord({ number: 'D1', title: '상세 하나', details }), bidRecord({ number: 'D2', title: '상세 둘' })],
      () => false,
    )
    await app.bids.follower.tick()
    const of = { keyword: '상세', sort: 'postedAt' }
    const list = async (fields: string) => (await app.get<Page>('/v1/bids', { ...of, fields })).body.items
    const { body: whole } = await app.get<Page>('/v1/bids', of)
    assert.ok(whole.items.every((bid) => DETAIL_FIELD_NAMES.every((name) => !(name in bid))))
    const names = [...DETAIL_FIELD_NAMES]
    for (const bid of await list(['title', ...names].join(','))) {
      const { body } = await app.get<Record<string, unknown>>(`/v1/bids/${bid.noticeNo}`)
      assert.deepEqual(bid, Object.fromEntries(['noticeNo', 'title', ...names].map((name) => [name, body[name]])))
    }
    const asked = { noticeNos: ['D1'], fields: ['fixedCosts'] }
    const { items } = (await (await post('/v1/bids/lookup', asked)).json()) as { items: { bid: unknown }[] }
    assert.deepEqual(items[0]?.bid, { noticeNo: 'D1', fixedCosts: 3_000 })
    const lines = (await app.get<string>('/v1/bids', { ...of, fields: 'fixedCosts' }, NDJSON)).body
    assert.deepEqual(
      lines
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
      await list('fixedCosts'),
    )
    const table = { ...of, fields: 'title,siteBriefingPlace,netConstructionCost,fixedCostItems' }
    const csv = (await app.get<string>('/v1/bids', { ...table, language: 'ko' }, CSV)).body
    assert.equal(
      csv.replace('\ufeff', ''),
      '공고번호,공고명,현장설명(설명회) 장소,순공사원가,A값 구성항목\r\n' +
        'D1,상세 하나,"현장 사무실, 2층",40000000,국민연금 1000; 퇴직공제 2000\r\nD2,상세 둘,,,\r\n',
    )
    // They change without the feed, so no answer with them is cached.
    const before = app.bids.remembered().recalled
    for (let time = 0; time < 3; time++) await list('fixedCosts')
    assert.equal(app.bids.remembered().recalled, before)
  })

  test('NDJSON has the same fields, and CSV these columns', async () => {
    const { body: whole } = await ask({ pageSize: '100' })
    const lines = (await app.get<string>('/v1/bids', { keyword: '하천', fields: 'closeAt,industries' }, NDJSON)).body
    const wanted = ['noticeNo', 'closeAt', 'industries']
    assert.deepEqual(
      lines.trimEnd().split('\n'),
      whole.items.map((bid) => cut(bid, wanted)),
    )
    const table = (await app.get<string>('/v1/bids', { keyword: '하천', fields: 'industries,floorRate' }, CSV)).body
    const rows = table.replace('\ufeff', '').trimEnd().split('\r\n')
    assert.equal(rows[0], 'noticeNo,floorRate,industries')
    assert.deepEqual(
      rows.slice(1),
      whole.items.map(({ noticeNo, floorRate }) => `${noticeNo},${floorRate ?? ''},0001 토목공사업`),
    )
  })

  test('POST /v1/bids/search and lookup answer the same parts', async () => {
    const { body: whole } = await ask()
    const found = (await (
      await post('/v1/bids/search', { keyword: '하천', pageSize: 5, fields: ['title'] })
    ).json()) as Page
    assert.deepEqual(
      found.items.map((bid) => JSON.stringify(bid)),
      whole.items.map((bid) => cut(bid, ['noticeNo', 'title'])),
    )
    const next = (await (
      await post('/v1/bids/search', Object.assign({ keyword: '하천', pageSize: 5 }, found.next))
    ).json()) as Page
    assert.equal(next.items[0]?.agency !== undefined, true, 'the anchor is that of the search, whatever the fields')
    const asked = { noticeNos: ['F1', 'none'], fields: ['title', 'status'] }
    const { items } = (await (await post('/v1/bids/lookup', asked)).json()) as { items: { bid: unknown }[] }
    const [first] = (await app.get<Page>('/v1/bids', { keyword: 'F1' })).body.items
    assert.deepEqual(items, [
      { asked: 'F1', bid: { noticeNo: 'F1', title: first?.title, status: first?.status } },
      { asked: 'none', bid: null },
    ])
    const csv = await (await post('/v1/bids/search', { keyword: 'F1', fields: ['urgent'] }, 'text/csv')).text()
    assert.equal(csv.replace('\ufeff', ''), 'noticeNo,urgent\r\nF1,false\r\n')
  })

  test('pages of them are remembered and tagged by themselves, and their links keep them', async () => {
    // Asked nowhere else: another page of the same would come from memory at once.
    const ask = (more: Record<string, string> = {}, asking: Parameters<TestApp['get']>[2] = {}) =>
      app.get<Page>('/v1/bids', Object.assign({ keyword: '하천', pageSize: '7' }, more), asking)
    const whole = await ask()
    const some = await ask({ fields: 'title' })
    // Cached when it is asked for the second time.
    await ask({ fields: 'title' })
    const before = app.bids.remembered().recalled
    const again = await ask({ fields: 'title' })
    assert.equal(app.bids.remembered().recalled, before + 1)
    assert.deepEqual(again.body, some.body)
    assert.notEqual(some.headers.get('etag'), whole.headers.get('etag'))
    const tag = { 'if-none-match': some.headers.get('etag') ?? '' }
    assert.equal((await ask({ fields: 'title' }, { headers: tag })).status, 304)
    const next = await app.get<Page>(some.links.next ?? '')
    assert.deepEqual(Object.keys(next.body.items[0] ?? {}), ['noticeNo', 'title'])
    await app.bids.upsert([bidRecord({ number: 'F60', title: '하천 새로' })], () => false)
    await app.bids.follower.tick()
    assert.equal((await ask({ fields: 'title' })).body.total, some.body.total + 1)
  })

  test('keywords of the account are matched where they are asked for', async () => {
    const keyword = { keyword: '하천', filter: { region: ['경기'] } }
    assert.equal((await post('/v1/keywords', keyword)).status, 201)
    const { items } = (await ask({ fields: 'matchedKeywords' })).body
    assert.deepEqual(items[0]?.matchedKeywords, (await ask()).body.items[0]?.matchedKeywords)
    assert.deepEqual(Object.keys((await ask({ fields: 'title' })).body.items[0] ?? {}), ['noticeNo', 'title'])
  })
})
