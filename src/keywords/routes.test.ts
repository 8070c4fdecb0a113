import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type Answer, type Asking, type ProblemAnswer, startTestApp, type TestApp } from '../../test/app-harness.ts'
import { makeAccount, makeKey } from '../../test/factories.ts'
import type { Keyword } from './index.ts'

interface List {
  total: number
  page: number
  items: Keyword[]
}

describe('/v1/keywords', () => {
  let app: TestApp

  before(async () => {
    app = await startTestApp()
  })
  after(() => app.close())

  async function post<Body = Keyword>(
    body: unknown,
    { key = app.key, headers = {} }: Pick<Asking, 'key' | 'headers'> = {},
  ): Promise<Omit<Answer<Body>, 'links'>> {
    const answer = await fetch(`${app.baseUrl}/v1/keywords`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body }
  }
  const refusal = async (body: unknown, asking?: Pick<Asking, 'key' | 'headers'>) => {
    const answer = await post<ProblemAnswer>(body, asking)
    return { status: answer.status, headers: answer.headers, ...answer.body }
  }
  const remove = (id: string, asking: Asking = {}) =>
    app.get<ProblemAnswer>(`/v1/keywords/${id}`, {}, { method: 'DELETE', ...asking })
  const list = (parameters = {}, asking: Asking = {}) => app.get<List>('/v1/keywords', parameters, asking)

  /** A customer of its own for a test that counts. */
  async function customer(scopes: Parameters<typeof makeKey>[2] = {}) {
    const account = await makeAccount(app)
    const { key, id } = await makeKey(app, account.id, scopes)
    return { key, id, account }
  }

  test('keywords are created, listed, read and deleted', async () => {
    const { key, id: keyId } = await customer()
    const filter = {
      agency: ['서울특별시 종로구'],
      region: ['서울'],
      bsnsDiv: ['works'],
      maxAmt: 300_000_000,
      exclude: ['감리'],
    }
    const made = await post({ keyword: ' 하수ㆍ관로 (정비|보수)', filter }, { key })
    assert.equal(made.status, 201, JSON.stringify(made.body))
    const { id } = made.body
    assert.match(id, /^kw_[0-9a-z]{26}$/)
    assert.equal(made.headers.get('location'), `/v1/keywords/${id}`)
    const { estimate, ...stored } = made.body
    assert.deepEqual(estimate, { perWeek: 0, manyAlerts: false })
    assert.deepEqual(stored, {
      id,
      keyword: ' 하수ㆍ관로 (정비|보수)',
      in: 'title',
      filter: {
        agency: ['서울특별시 종로구'],
        industry: [],
        region: ['서울'],
        bsnsDiv: ['공사'],
        contractMethod: [],
        awardMethod: [],
        regionLimit: [],
        minAmt: null,
        maxAmt: 300_000_000,
        currency: 'KRW',
        unknownAmt: null,
        exclude: ['감리'],
        eligibility: [],
      },
      alert: { email: 'instant', to: [], webhook: false, on: ['new'], remind: [] },
      state: 'active',
      profile: null,
      pausedReason: null,
      createdBy: keyId,
      createdAt: '2026-11-20T09:00:00+09:00',
      updatedAt: '2026-11-20T09:00:00+09:00',
      matchCount: 0,
      lastMatchedAt: null,
    })
    const read = await app.get<Keyword>(`/v1/keywords/${id}`, {}, { key })
    assert.deepEqual(read.body, stored)
    assert.match(read.headers.get('etag') ?? '', /^"/)
    assert.deepEqual((await list({}, { key })).body, { total: 1, page: 1, items: [stored] })
    const gone = await remove(id, { key })
    assert.equal(gone.status, 204)
    assert.equal(gone.body, null)
    assert.equal((await remove(id, { key })).body.code, 'not_found')
    assert.equal((await app.get(`/v1/keywords/${id}`, {}, { key })).status, 404)
    assert.equal((await list({}, { key })).body.total, 0)
    const { keyword, filter: kept } = made.body
    assert.equal((await post({ keyword, filter: kept }, { key })).status, 201, 'what was read can be sent')
  })

  test('the list is sorted oldest first, with pages', async () => {
    const { key } = await customer()
    const words = Array.from({ length: 7 }, (_, index) => `단어${index}`)
    for (const keyword of words) assert.equal((await post({ keyword }, { key })).status, 201)
    const seen: string[] = []
    for (let path = '/v1/keywords?pageSize=3'; path; ) {
      const { body, links } = await app.get<List>(path, {}, { key })
      assert.equal(body.total, 7)
      seen.push(...body.items.map(({ keyword }) => keyword))
      assert.match(links.last ?? '', /page=3/)
      path = links.next ?? ''
    }
    assert.deepEqual(seen, words)
    assert.deepEqual((await list({ page: 1_000_000_000, pageSize: 100 }, { key })).body, {
      total: 7,
      page: 1_000_000_000,
      items: [],
    })
  })

  test('all errors are reported at once, each with its place', async () => {
    const told = await refusal({
      keyword: '공사 (용역',
      filter: { agency: ['..'], region: ['서율'], minAmt: 2, maxAmt: 1, exclude: ['감리', '!'] },
    })
    assert.equal(told.status, 400)
    assert.equal(told.code, 'invalid_query')
    assert.deepEqual(
      told.errors?.map(({ in: place, name, code, at }) => [place, name, code, at]),
      [
        ['body', 'keyword', 'invalid_query', 3],
        ['body', 'filter.maxAmt', 'reversed_range', undefined],
        ['body', 'filter.agency[0]', 'invalid_field', undefined],
        ['body', 'filter.region[0]', 'unknown_region', undefined],
        ['body', 'filter.exclude[1]', 'invalid_field', undefined],
      ],
    )
    assert.match(told.errors?.[3]?.message ?? '', /서울특별시/)
  })

  const shapes: [unknown, string, string][] = [
    [{}, 'missing_field', 'keyword'],
    [{ keyword: 5 }, 'invalid_field', 'keyword'],
    [{ keyword: null }, 'invalid_field', 'keyword'],
    [{ keyword: 'a', filters: {} }, 'unknown_field', 'filters'],
    [{ keyword: 'a', filter: { agencies: ['x'] } }, 'unknown_field', 'filter.agencies'],
    [{ keyword: 'a', filter: { agency: 'x' } }, 'invalid_field', 'filter.agency'],
    [{ keyword: 'a', filter: { agency: [''] } }, 'invalid_field', 'filter.agency[0]'],
    [{ keyword: 'a', filter: { bsnsDiv: ['건설'] } }, 'invalid_field', 'filter.bsnsDiv[0]'],
    [{ keyword: 'a', filter: { minAmt: '5' } }, 'invalid_field', 'filter.minAmt'],
    [{ keyword: 'a', filter: { minAmt: -1 } }, 'invalid_field', 'filter.minAmt'],
    [{ keyword: 'a', filter: { currency: 'won' } }, 'invalid_field', 'filter.currency'],
    [{ keyword: 'a', filter: { unknownAmt: 'never' } }, 'invalid_field', 'filter.unknownAmt'],
    [
      { keyword: 'a', filter: { exclude: Array.from({ length: 21 }, (_, i) => `a${i}`) } },
      'invalid_field',
      'filter.exclude',
    ],
    [{ keyword: 'a', alert: { email: 'never' } }, 'invalid_field', 'alert.email'],
    [{ keyword: 'a', alert: { mail: 'off' } }, 'unknown_field', 'alert.mail'],
    [{ keyword: 'a', alert: { remind: [0] } }, 'invalid_field', 'alert.remind[0]'],
    [{ keyword: 'a', alert: { remind: [15] } }, 'invalid_field', 'alert.remind[0]'],
    [{ keyword: 'a', alert: { on: ['changed'] } }, 'invalid_field', 'alert.on[0]'],
    [{ keyword: 'a', alert: { to: ['mem_of_nobody'] } }, 'invalid_field', 'alert.to[0]'],
    [{ keyword: '-감리', filter: { region: ['서울'] } }, 'matches_everything', 'keyword'],
    [{ keyword: '' }, 'matches_everything', 'keyword'],
  ]
  for (const [body, code, name] of shapes) {
    test(`rejected: ${JSON.stringify(body).slice(0, 80)}`, async () => {
      const told = await refusal(body)
      assert.deepEqual([told.status, told.code, told.errors?.[0]?.name], [400, code, name], told.detail)
    })
  }

  test('an empty keyword with an agency or an industry is accepted', async () => {
    const { key } = await customer()
    assert.equal((await post({ keyword: '', filter: { agency: ['3000000'] } }, { key })).status, 201)
    assert.equal((await post({ keyword: '', filter: { industry: ['토목'] } }, { key })).status, 201)
  })

  test('the same text with the same filter is rejected with the id of the existing keyword', async () => {
    const { key } = await customer()
    const filter = { region: ['서울', '부산'], minAmt: 1 }
    const { body } = await post({ keyword: 'Wi-Fi 구축 | 통신', filter }, { key })
    const again = { keyword: '통신|(구축 wifi)', filter: { minAmt: 1, region: ['26', '11'], unknownAmt: 'exclude' } }
    const told = await refusal(again, { key })
    assert.deepEqual([told.status, told.code], [409, 'keyword_exists'])
    assert.match(told.detail, new RegExp(body.id))
    assert.match(told.errors?.[0]?.message ?? '', new RegExp(body.id))
    assert.equal(told.headers.get('location'), `/v1/keywords/${body.id}`)
    assert.equal((await post({ ...again, filter: { minAmt: 1 } }, { key })).status, 201)
    assert.equal((await post(again, await customer())).status, 201)
  })

  test('verdicts are rejected without a company profile, in every filter', async () => {
    const { key } = await customer()
    const { id } = (await post({ keyword: '관로' }, { key })).body
    const filter = { eligibility: ['yes'] }
    const ask = async (method: string, path: string, body: object) => {
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
      const answer = await fetch(`${app.baseUrl}${path}`, { method, headers, body: JSON.stringify(body) })
      return `${answer.status} ${((await answer.json()) as ProblemAnswer).code}`
    }
    const answers = [
      await ask('POST', '/v1/keywords', { keyword: '교량', filter }),
      await ask('POST', '/v1/keywords/batch', { keywords: [{ keyword: '교량', filter }] }),
      await ask('POST', '/v1/keywords/preview', { keyword: '교량', filter }),
      await ask('POST', '/v1/keywords/import/preview', { lines: [{ keyword: '교량', filter }] }),
      await ask('PATCH', `/v1/keywords/${id}`, { filter }),
    ]
    assert.deepEqual(
      answers,
      answers.map(() => '409 profile_required'),
    )
  })

  test('Pro rejects the 101st keyword', async () => {
    const { key, account } = await customer()
    await app.keywords.createMany(
      account.id,
      Array.from({ length: 100 }, (_, index) => ({ keyword: `단어${index}` })),
    )
    const told = await refusal({ keyword: '백한째' }, { key })
    assert.deepEqual([told.status, told.code], [409, 'limit_reached'])
    assert.match(told.detail, /100/)
    assert.equal((await refusal({ keyword: '단어5' }, { key })).code, 'keyword_exists')
  })

  test('repeating a request with its Idempotency-Key returns the same response', async () => {
    const { key } = await customer()
    const asking = { key, headers: { 'idempotency-key': '"one"' } }
    const first = await post({ keyword: '가로등' }, asking)
    const again = await post({ keyword: '가로등' }, asking)
    assert.deepEqual([first.status, again.status], [201, 201])
    assert.deepEqual(again.body, first.body)
    assert.equal(again.headers.get('location'), first.headers.get('location'))
    assert.equal(first.headers.get('idempotent-replayed'), null)
    assert.equal(again.headers.get('idempotent-replayed'), 'true')
    const other = await refusal({ keyword: '보안등' }, asking)
    assert.deepEqual([other.status, other.code], [422, 'idempotency_key_reused'])
    // A refusal of the input is not remembered: the key is still free.
    const free = { key, headers: { 'idempotency-key': 'two' } }
    assert.equal((await refusal({ keyword: '(' }, free)).code, 'invalid_query')
    assert.equal((await post({ keyword: '보안등' }, free)).status, 201)
    const twin = { key, headers: { 'idempotency-key': 'three' } }
    const refused = await refusal({ keyword: '보안등' }, twin)
    await remove(refused.headers.get('location')?.split('/').at(-1) ?? '', { key })
    const replayed = await refusal({ keyword: '보안등' }, twin)
    assert.deepEqual([replayed.code, replayed.detail], ['keyword_exists', refused.detail])
    assert.equal(replayed.headers.get('location'), refused.headers.get('location'))
    assert.equal(
      (await refusal({ keyword: 'x' }, { key, headers: { 'idempotency-key': 'a,b' } })).code,
      'invalid_parameter',
    )
  })

  test('a keyword belongs to the account: all its keys see it, other accounts do not', async () => {
    const one = await customer()
    const { key: sister } = await makeKey(app, one.account.id, { scopes: ['keywords:write'] })
    const stranger = await customer()
    const { id } = (await post({ keyword: '가로등' }, one)).body
    assert.equal((await app.get(`/v1/keywords/${id}`, {}, { key: sister })).status, 200)
    assert.equal((await app.get(`/v1/keywords/${id}`, {}, { key: stranger.key })).status, 404)
    assert.equal((await remove(id, { key: stranger.key })).status, 404)
    assert.equal((await list({}, { key: stranger.key })).body.total, 0)
    assert.equal((await remove(id, { key: sister })).status, 204)
  })

  test('reading and writing are separate scopes, and Free has neither', async () => {
    const { key: reader } = await customer({ scopes: ['keywords:read'] })
    const { key: other } = await customer({ scopes: ['bids:read'] })
    const free = await makeAccount(app, { plan: 'free' })
    const { key: none } = await makeKey(app, free.id)
    assert.equal((await list({}, { key: reader })).status, 200)
    assert.equal((await refusal({ keyword: 'a' }, { key: reader })).code, 'scope_required')
    assert.equal((await remove('kw_x', { key: reader })).body.code, 'scope_required')
    assert.equal((await list({}, { key: other })).status, 403)
    assert.equal((await refusal({ keyword: 'a' }, { key: none })).code, 'plan_required')
  })

  test('the reference describes the header and the possible responses', async () => {
    const { body } = await app.get<{ paths: Record<string, Record<string, Operation>> }>('/openapi.json')
    const operation = body.paths['/v1/keywords']?.post
    assert.deepEqual(
      operation?.parameters?.map(({ name, in: place, required }) => [name, place, required]),
      [['Idempotency-Key', 'header', false]],
    )
    assert.ok(operation?.responses['201']?.headers?.['Idempotent-Replayed'])
    const codes = JSON.stringify([
      operation?.responses['400'],
      operation?.responses['409'],
      operation?.responses['422'],
    ])
    for (const code of [
      'matches_everything',
      'keyword_exists',
      'limit_reached',
      'request_in_progress',
      'idempotency_key_reused',
    ]) {
      assert.match(codes, new RegExp(`\`${code}\``))
    }
  })
})

interface Operation {
  parameters?: { name: string; in: string; required: boolean }[]
  responses: Record<string, { headers?: Record<string, unknown> }>
}
