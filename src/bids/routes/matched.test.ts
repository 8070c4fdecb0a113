import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type QueryValues, startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { bidRecord, makeAccount, makeKey } from '../../../test/factories.ts'

interface Shown {
  items: { noticeNo: string; matchedKeywords: string[]; bid?: { matchedKeywords: string[] } }[]
}

describe('matchedKeywords', () => {
  let app: TestApp
  before(async () => {
    app = await startTestApp()
    await app.bids.upsert(
      [
        bidRecord({ number: 'M1', title: '하수 관로 정비공사', bsnsDiv: '공사', regions: ['경기도'] }),
        bidRecord({ number: 'M2', title: '정보시스템 유지관리 용역', agency: '한국도로공사', estimatedPrice: null }),
        bidRecord({ number: 'M3', title: '대학교 육상 트랙 보수', currency: 'USD' }),
        bidRecord({ number: 'M4', title: '청소' }),
      ],
      () => true,
    )
    await app.keywords.createMany(app.account.id, [
      { keyword: '하수관로', filter: { region: ['경기도 안양시'] } },
      { keyword: '정비 | 유지', filter: { bsnsDiv: ['works'] } },
      { keyword: '정비 | 유지', filter: { agency: ['도로공사'] } },
      { keyword: '교육' },
      { keyword: '보수', filter: { maxAmt: 90_000_000 } },
      { keyword: '공사', filter: { exclude: ['하수'] } },
      { keyword: '', filter: { agency: ['한국도로'] } },
      { keyword: 'M3' },
    ])
  })
  after(() => app.close())

  const EXPECTED = { M1: ['하수관로', '정비 | 유지'], M2: ['정비 | 유지', ''], M3: ['M3'], M4: [] }

  test('in a list: each text once, in the order of creation', async () => {
    const { body } = await app.get<Shown>('/v1/bids')
    const shown = Object.fromEntries(body.items.map((item) => [item.noticeNo, item.matchedKeywords]))
    assert.deepEqual(shown, EXPECTED)
  })

  const found = async (parameters: QueryValues) =>
    (await app.get<Shown>('/v1/bids', parameters)).body.items.map(({ noticeNo }) => noticeNo)

  test('matched=true finds those a keyword matches, matched=false the rest', async () => {
    assert.deepEqual((await found({ matched: true })).sort(), ['M1', 'M2', 'M3'])
    assert.deepEqual(await found({ matched: false }), ['M4'])
    assert.deepEqual(await found({ matched: false, keyword: '정비' }), [])
    const { body } = await app.get<{ explain: unknown }>('/v1/bids', { matched: false, keyword: '청소', explain: true })
    const filters = [
      { name: 'keyword', notices: 1 },
      { name: 'matched', notices: 1 },
    ]
    assert.deepEqual(body.explain, { query: '청소', filters, hints: [] })
    const csv = await app.get<string>('/v1/bids', { matched: false }, { headers: { accept: 'text/csv' } })
    assert.equal(csv.headers.get('x-total-count'), '1')
  })

  test('where nothing is watched, all is the rest', async () => {
    const { key } = await makeKey(app, (await makeAccount(app)).id)
    const total = async (matched: boolean) =>
      (await app.get<{ total: number }>('/v1/bids', { matched }, { key })).body.total
    assert.deepEqual([await total(true), await total(false)], [0, 4])
  })

  test('the same in the detail and among the changes', async () => {
    for (const [noticeNo, expected] of Object.entries(EXPECTED)) {
      const { body } = await app.get<{ matchedKeywords: string[] }>(`/v1/bids/${noticeNo}`)
      assert.deepEqual(body.matchedKeywords, expected, noticeNo)
    }
    const { body } = await app.get<Shown>('/v1/bids/changes')
    assert.deepEqual(Object.fromEntries(body.items.map((one) => [one.noticeNo, one.bid?.matchedKeywords])), EXPECTED)
  })

  test("another account's keywords are not among them", async () => {
    const other = await makeAccount(app)
    const { key } = await makeKey(app, other.id)
    const { body } = await app.get<Shown>('/v1/bids', {}, { key })
    assert.deepEqual(
      body.items.flatMap((item) => item.matchedKeywords),
      [],
    )
  })
})
