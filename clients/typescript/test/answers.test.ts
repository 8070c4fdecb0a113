import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { ApiError, type Bid, createClient, type KeywordPatch } from '../src/index.ts'
import { cutInside, json, play, refusal, type Scene } from './scripted-server.ts'

async function start(...scenes: Scene[]) {
  const { baseUrl, asked } = await play(...scenes)
  return { asked, gonggo: createClient({ baseUrl, key: 'gg_live_x', retryDelayMs: 1 }) }
}

describe('a request', () => {
  test('contains the key and headers of the caller, and requests JSON', async () => {
    const { baseUrl, asked } = await play(json({ items: [] }))
    const gonggo = createClient({ baseUrl: `${baseUrl}/`, key: 'gg_live_x', headers: { 'accept-language': 'ko' } })
    await gonggo.sources.list({ headers: { 'x-mine': 'yes' } })
    assert.equal(asked[0]?.url, '/v1/sources')
    const { authorization, accept, 'accept-language': language, 'x-mine': mine } = asked[0]?.headers ?? {}
    assert.deepEqual([authorization, accept, language, mine], ['Bearer gg_live_x', 'application/json', 'ko', 'yes'])
  })

  test('of the console: no key, but its cookie and header', async () => {
    const { baseUrl, asked } = await play(json({ items: [] }))
    const credentials: unknown[] = []
    const ask: typeof fetch = (url, init) => {
      credentials.push(init?.credentials)
      return fetch(url, init)
    }
    const headers = { 'X-Gonggo-Console': '1' }
    const gonggo = createClient({ baseUrl, fetch: ask, credentials: 'same-origin', headers })
    await gonggo.sources.list()
    assert.deepEqual(credentials, ['same-origin'])
    assert.equal(asked[0]?.headers['x-gonggo-console'], '1')
    assert.equal(asked[0]?.headers.authorization, undefined)
  })

  test('encodes Hangul and / in a notice number, and repeats parameters for lists', async () => {
    const { gonggo, asked } = await start(json({ items: [] }))
    await gonggo.bids.get('조달청/2026-1 #가?', { version: 2 })
    await gonggo.bids.list({ keyword: '도로 & 교량', agency: ['서울', '부산'], explain: true })
    const [one, many] = asked.map(({ url }) => url)
    assert.equal(one, `/v1/bids/${encodeURIComponent('조달청/2026-1 #가?')}?version=2`)
    const query = new URLSearchParams(many?.split('?')[1])
    assert.deepEqual(
      [...query],
      [
        ['keyword', '도로 & 교량'],
        ['agency', '서울'],
        ['agency', '부산'],
        ['explain', 'true'],
      ],
    )
  })

  test('rejects values that would change the address', () => {
    const gonggo = createClient({ baseUrl: 'http://127.0.0.1' })
    for (const value of ['', '.', '..']) assert.throws(() => gonggo.bids.get(value), TypeError)
    for (const baseUrl of ['', 'gonggo', 'localhost:8080', 'ftp://a', 'http://a?b'])
      assert.throws(() => createClient({ baseUrl }), {
        name: 'TypeError',
        message: `baseUrl is not the base URL of a service, such as https://gonggo.example.com: "${baseUrl}"`,
      })
    const swapped = { baseUrl: 'gg_live_secret', key: 'http://127.0.0.1' }
    assert.throws(() => createClient(swapped), { name: 'TypeError', message: /^(?!.*secret)/ })
  })

  test('for a patch distinguishes absent, null and a value', async () => {
    const { gonggo, asked } = await start(json({}))
    const patch: KeywordPatch = { keyword: '하수', filter: null, alert: undefined }
    await gonggo.keywords.change('kw_1', patch, { ifMatch: '"abc"' })
    assert.equal(asked[0]?.body, '{"keyword":"하수","filter":null}')
    assert.equal(asked[0]?.headers['content-type'], 'application/json')
    assert.equal(asked[0]?.headers['if-match'], '"abc"')
  })
})

describe('a response', () => {
  test('may contain values and fields that this client does not know', async () => {
    const bid = { noticeNo: 'R1', status: 'suspended', colour: 'blue' }
    const { gonggo } = await start(json({ total: 1, page: 1, items: [bid], more: {} }))
    const { items } = await gonggo.bids.list()
    const [first]: Bid[] = items
    assert.equal(first?.status === 'open' ? 'open' : first?.status, 'suspended')
    assert.deepEqual(first, bid)
  })

  test('without a body is undefined', async () => {
    const { gonggo } = await start((response) => response.writeHead(204).end())
    assert.equal(await gonggo.keywords.delete('kw_1'), undefined)
  })

  test('is returned with its headers on request', async () => {
    const { gonggo, asked } = await start(json({ items: [] }, { headers: { etag: '"e"', 'x-request-id': 'req_1' } }))
    const call = gonggo.sources.list()
    const { data, response } = await call.withResponse()
    assert.deepEqual([data.items, response.headers.get('etag'), response.status], [[], '"e"', 200])
    assert.equal(await call, data)
    assert.equal(asked.length, 1)
  })

  test('is returned raw on request, also with 304', async () => {
    const unchanged: Scene = (response) => response.writeHead(304, { etag: '"e"' }).end()
    const { gonggo } = await start(json({ items: [1] }), unchanged, unchanged, refusal(404, 'not_found'))
    assert.equal(await (await gonggo.sources.list().raw()).text(), '{"items":[1]}')
    const headers = { 'if-none-match': '"e"' }
    assert.equal((await gonggo.sources.list({ headers }).raw()).status, 304)
    assert.equal(await gonggo.sources.list({ headers }), undefined)
    await assert.rejects(gonggo.bids.get('R1').raw(), ApiError)
  })

  test('is a file in its format', async () => {
    const { gonggo, asked } = await start((response) => {
      response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-')
    })
    const file = await gonggo.reports.getContent('rep_1')
    assert.deepEqual([file.type, await file.text()], ['application/pdf', '%PDF-'])
    assert.equal(asked[0]?.headers.accept, '*/*')
  })

  test('is a normal promise', async () => {
    const { gonggo } = await start(json({ items: [] }), refusal(404, 'not_found'))
    const done: string[] = []
    assert.ok(gonggo.sources.list() instanceof Promise)
    await gonggo.bids
      .get('R1')
      .catch(() => done.push('caught'))
      .finally(() => done.push('over'))
    assert.deepEqual(done, ['caught', 'over'])
  })
})

describe('an error', () => {
  test('contains everything that the service sends', async () => {
    const errors = [{ in: 'query', name: 'keywrd', code: 'unknown_parameter', message: 'There is none', at: 3 }]
    const { gonggo } = await start(refusal(400, 'unknown_parameter', {}, { errors }))
    const error = await gonggo.bids.list().catch((it: unknown) => it)
    assert.ok(error instanceof ApiError)
    assert.equal(error.message, '400 unknown_parameter Not so. (keywrd)')
    assert.deepEqual([error.status, error.code, error.detail], [400, 'unknown_parameter', 'Not so.'])
    assert.equal(error.requestId, 'req_01k4m2v9n3x7e5b8c1d6f0g4hj')
    assert.deepEqual(error.errors, errors)
    assert.equal(error.retryAfter, null)
  })

  test('keeps a code that this client does not know', async () => {
    const { gonggo } = await start(refusal(418, 'teapot'))
    await assert.rejects(gonggo.bids.list(), { name: 'ApiError', status: 418, code: 'teapot' })
  })

  test('of a proxy, or cut off, still has its status', async () => {
    const page: Scene = (response) => response.writeHead(502, { 'x-request-id': 'req_2' }).end('<html>')
    for (const scene of [page, json(null, { status: 502 }), cutInside('{"code": "x', 502)]) {
      const { gonggo } = await start(scene)
      const error = await gonggo.bids.list().catch((it: unknown) => it)
      assert.ok(error instanceof ApiError)
      assert.deepEqual([error.status, error.code, error.errors], [502, 'unknown', []])
      assert.equal(error.requestId, scene === page ? 'req_2' : null)
    }
  })
})
