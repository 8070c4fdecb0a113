import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type ProblemAnswer, type QueryValues, startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { bidRecord } from '../../../test/factories.ts'

interface Codes {
  total: number
  page: number
  items: { code: string | null; name: string; notices: number }[]
}

describe('GET /v1/codes', () => {
  let app: TestApp
  const get = async (kind: string, parameters: QueryValues = {}) =>
    (await app.get<Codes>(`/v1/codes/${kind}`, parameters)).body
  const rows = async (kind: string, parameters: QueryValues = {}) =>
    (await get(kind, parameters)).items.map(({ code, name, notices }) => `${code} ${name} ${notices}`)

  before(async () => {
    app = await startTestApp()
    const seoul = { agency: '서울특별시교육청', agencyCode: '7010000' }
    const licence = (code: string, name: string) => ({ group: 1, code, name })
    await app.bids.upsert(
      [
        bidRecord({ ...seoul, licences: [licence('0001', '토목공사업')], regions: ['서울특별시'] }),
        bidRecord({ ...seoul, licences: [licence('0001', '토목공사업(신)')], regions: ['경기도 안양시'] }),
        bidRecord({ ...seoul, demandAgency: '서울고등학교', demandAgencyCode: '7011111', regions: ['경기도'] }),
        bidRecord({ agency: '서울시교육청', agencyCode: '7010000', licences: [licence('1468', '소프트웨어사업자')] }),
        bidRecord({ agency: '(재)서울문화재단', agencyCode: null, regions: ['아틀란티스'] }),
        bidRecord({ agency: '부산광역시', agencyCode: '6260000', regions: ['부산광역시'] }),
      ],
      () => false,
    )
  })
  after(() => app.close())

  test('agencies, the busiest first, whatever name they bore', async () => {
    assert.deepEqual(await rows('agencies'), [
      '7010000 서울특별시교육청 4',
      '6260000 부산광역시 1',
      '7011111 서울고등학교 1',
      'null (재)서울문화재단 1',
    ])
  })

  test('by part of the name or by code, counted as the filter by that code finds them', async () => {
    assert.deepEqual(await rows('agencies', { q: '서울특별시 교육청' }), ['7010000 서울특별시교육청 4'])
    assert.deepEqual(await rows('agencies', { q: '7011111' }), ['7011111 서울고등학교 1'])
    assert.deepEqual(await rows('agencies', { q: '701' }), [], 'a code counts as a whole')
    assert.deepEqual(await get('agencies', { q: '없는 곳' }), { total: 0, page: 1, items: [] })
    for (const { code, notices } of (await get('agencies')).items) {
      if (code === null) continue
      assert.equal((await app.get<Codes>('/v1/bids', { agency: code })).body.total, notices, code)
    }
  })

  test('industries', async () => {
    assert.deepEqual(await rows('industries'), ['0001 토목공사업(신) 2', '1468 소프트웨어사업자 1'])
    assert.deepEqual(await rows('industries', { q: '신' }), ['0001 토목공사업(신) 2'])
    for (const { code, notices } of (await get('industries')).items) {
      assert.equal((await app.get<Codes>('/v1/bids', { industry: code ?? '' })).body.total, notices)
    }
  })

  test('regions, with what a bidder there may see', async () => {
    const all = await get('regions', { pageSize: 100 })
    assert.ok(all.total > 250)
    assert.deepEqual(all.items[1], { code: '11', name: '서울특별시', notices: 3 })
    assert.deepEqual(await rows('regions', { q: '안양' }), [
      '41/안양시 경기도 안양시 4',
      '41/안양시/만안구 경기도 안양시 만안구 4',
      '41/안양시/동안구 경기도 안양시 동안구 4',
    ])
    for (const q of ['강원', '강원도', ' 강원특별자치도 ', '42', '51']) {
      assert.equal((await rows('regions', { q }))[0], '51 강원특별자치도 2', q)
    }
    for (const code of ['11', '41/안양시', '26', '51']) {
      const [row] = (await get('regions', { q: code })).items
      assert.equal((await app.get<Codes>('/v1/bids', { region: code })).body.total, row?.notices, code)
    }
  })

  test('what a source lists and no notice names yet comes last, by its last name, and is found by all', async () => {
    await app.bids.rememberCodes([
      { kind: 'agency', code: '9111117', name: '거제장평중학교' },
      { kind: 'agency', code: '9111118', name: '거제 새중학교' },
      { kind: 'agency', code: '6260000', name: '부산시청' },
      { kind: 'industry', code: '4161', name: '나무병원(1종)' },
    ])
    await app.bids.rememberCodes([{ kind: 'agency', code: '9111117', name: '거제으뜸중학교' }])
    assert.deepEqual((await rows('agencies')).slice(-2), ['9111117 거제으뜸중학교 0', '9111118 거제 새중학교 0'])
    assert.deepEqual(await rows('agencies', { q: '장평' }), ['9111117 거제으뜸중학교 0'])
    assert.deepEqual(await rows('agencies', { q: '9111118' }), ['9111118 거제 새중학교 0'])
    assert.deepEqual(await rows('agencies', { q: '부산시청' }), ['6260000 부산광역시 1'], 'as its notices call it')
    assert.deepEqual(await rows('industries', { q: '나무병원' }), ['4161 나무병원(1종) 0'])
    await app.bids.rememberCodes([
      { kind: 'agency', code: '9111117', name: '', ended: true },
      { kind: 'agency', code: '9111118', name: '거제 새중학교', ended: true },
      { kind: 'agency', code: '6260000', name: '부산시청', ended: true },
      { kind: 'industry', code: '4161', name: '나무병원(1종)', ended: true },
    ])
    assert.deepEqual(await rows('agencies', { q: '거제' }), [])
    assert.deepEqual(await rows('agencies', { q: '부산' }), ['6260000 부산광역시 1'], 'ended, and still named')
    assert.deepEqual(await rows('agencies', { q: '부산시청' }), [])
  })

  test('pages and links', async () => {
    const { body, links } = await app.get<Codes>('/v1/codes/agencies', { pageSize: 3, q: '서울' })
    assert.deepEqual([body.total, body.items.length], [3, 3])
    assert.deepEqual(Object.keys(links), ['first', 'last'])
    const second = await app.get<Codes>('/v1/codes/agencies', { pageSize: 3, page: 2 })
    assert.deepEqual([second.body.total, second.body.page, second.body.items.length], [4, 2, 1])
    assert.equal(second.links.prev, '/v1/codes/agencies?pageSize=3&page=1')
    assert.deepEqual((await get('agencies', { page: 9 })).items, [])
    assert.equal((await get('agencies', { page: 9 })).total, 4)
  })

  test('what is refused', async () => {
    for (const [path, parameters, status, code] of [
      ['agencies', { query: '서울' }, 400, 'unknown_parameter'],
      ['agencies', { q: '' }, 400, 'invalid_parameter'],
      ['regions', { q: ['a', 'b'] }, 400, 'repeated_parameter'],
      ['industries', { pageSize: 0 }, 400, 'invalid_parameter'],
      ['planets', {}, 404, 'not_found'],
    ] as const) {
      const { status: given, body } = await app.get<ProblemAnswer>(`/v1/codes/${path}`, {
        ...parameters,
      } as QueryValues)
      assert.deepEqual([given, body.code], [status, code], `${path} ${JSON.stringify(parameters)}`)
    }
  })
})
