import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from './app-harness.ts'
import { bidRecord, makeAccount, makeKey } from './factories.ts'
import { securitySuite } from './security-suite.ts'
import type { RouteSample } from './security-target.ts'

const page = { page: '1', pageSize: '5' }

/** One request that succeeds for every route under /v1, each parameter and each field named. */
async function samplesFor(app: TestApp, key: string): Promise<RouteSample[]> {
  const { body } = await app.get<{ nextCursor: string }>('/v1/bids/changes')
  const first = await app.get('/v1/bids', { pageSize: 1 })
  const anchor = new URLSearchParams(first.links.next?.split('?')[1]).get('anchor') ?? ''
  const keywordId = async (keyword: string) => {
    const answer = await fetch(`${app.baseUrl}/v1/keywords`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ keyword }),
    })
    return ((await answer.json()) as { id: string }).id
  }
  const filters = {
    keyword: '청사 (관리|용역) -감리',
    agency: '종로구',
    industry: 'none',
    region: '서울',
    bsnsDiv: 'services',
    minAmt: '0',
    maxAmt: '9007199254740991',
    currency: 'KRW',
    unknownAmt: 'include',
    status: 'open',
    closeFrom: '2026-11-20',
    closeTo: '2026-12-31',
    openFrom: '2026-11-20T00:00:00Z',
    openTo: '2026-12-31T00:00:00+09:00',
    postedFrom: '2026-01-01',
    postedTo: '2026-12-31',
    sort: '-postedAt',
  }
  return [
    { method: 'GET', url: '/v1' },
    { method: 'GET', url: '/v1/bids', query: { ...filters, ...page } },
    { method: 'GET', url: '/v1/bids', query: { pageSize: '1', anchor } },
    { method: 'GET', url: '/v1/bids', query: { matched: 'true', explain: 'true' } },
    { method: 'GET', url: '/v1/bids/changes', query: { since: body.nextCursor, limit: '10', wait: '0' } },
    { method: 'GET', url: '/v1/bids/:noticeNo', params: { noticeNo: 'SEC1' }, query: { version: '1', revision: '0' } },
    { method: 'GET', url: '/v1/codes/agencies', query: { q: '종로', ...page } },
    { method: 'GET', url: '/v1/codes/industries', query: { q: '토목', ...page } },
    { method: 'GET', url: '/v1/codes/regions', query: { q: '서울', ...page } },
    { method: 'GET', url: '/v1/keywords', query: page },
    {
      method: 'POST',
      url: '/v1/keywords',
      body: {
        keyword: '하수관로',
        filter: {
          agency: ['종로구'],
          region: ['서울'],
          minAmt: 0,
          currency: 'KRW',
          unknownAmt: 'include',
          exclude: ['감리'],
        },
      },
    },
    { method: 'GET', url: '/v1/keywords/:id', params: { id: await keywordId('상수관로') } },
    { method: 'DELETE', url: '/v1/keywords/:id', params: { id: await keywordId('관로 정비') } },
    { method: 'GET', url: '/v1/access/ip-allow-list' },
    { method: 'GET', url: '/v1/access/incidents', query: { state: 'open', ...page } },
    { method: 'GET', url: '/v1/access/incidents/settings' },
    { method: 'PATCH', url: '/v1/access/incidents/settings', body: { autoBlock: true } },
    { method: 'PUT', url: '/v1/access/ip-allow-list', body: { ranges: ['127.0.0.0/8', '::1'], force: false } },
  ]
}

/** `GET /v1/bids/:noticeNo` and so on, from the tree the router prints. */
function routesOf({ http }: TestApp): string[] {
  const path: string[] = []
  return http
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const match = /^(.*?)[├└]── (\S+)(?: \(([A-Z, ]+)\))?$/.exec(line)
      const [, indent = '', part = '', methods = ''] = match ?? []
      path.splice(indent.length / 4, Number.POSITIVE_INFINITY, part)
      const taken = methods.split(', ').filter((method) => method !== '' && method !== 'HEAD')
      return match ? taken.map((method) => `${method} ${path.join('')}`) : []
    })
}

const missing = (routes: string[], samples: RouteSample[]) => {
  const known = new Set(samples.map(({ method, url }) => `${method} ${url}`))
  return routes.filter((route) => /^\S+ \/v1(\/|$)/.test(route) && !known.has(route))
}

describe('every route under /v1', () => {
  let app: TestApp
  let key: string
  let samples: RouteSample[]
  before(async () => {
    app = await startTestApp()
    const account = await makeAccount(app, { plan: 'enterprise' })
    key = (await makeKey(app, account.id)).key
    const licences = [{ group: 1, code: '0001', name: '토목공사업' }]
    await app.bids.upsert([bidRecord({ number: 'SEC1' }), bidRecord({ licences })], () => false)
    samples = await samplesFor(app, key)
  })
  after(() => app.close())

  test('has a sample, and a new one without is told', () => {
    const routes = routesOf(app)
    assert.ok(routes.includes('GET /v1/bids/:noticeNo') && routes.includes('GET /docs/errors'), routes.join('\n'))
    assert.deepEqual(missing(routes, samples), [])
    assert.deepEqual(missing([...routes, 'PUT /v1/new'], samples), ['PUT /v1/new'])
  })

  test('names every parameter it takes', () => {
    const { paths } = app.http.swagger() as unknown as {
      paths: Record<string, Record<string, { parameters?: { in: string; name: string }[] }>>
    }
    for (const [path, operations] of Object.entries(paths)) {
      for (const [method, { parameters = [] }] of Object.entries(operations)) {
        const url = path.replace(/\{(\w+)\}/g, ':$1')
        const named = samples
          .filter((sample) => sample.method === method.toUpperCase() && sample.url === url)
          .flatMap(({ query = {} }) => Object.keys(query))
        const taken = parameters.filter((one) => one.in === 'query').map(({ name }) => name)
        if (url.startsWith('/v1'))
          assert.deepEqual(
            taken.filter((name) => !named.includes(name)),
            [],
            `${method} ${url}`,
          )
      }
    }
  })

  test('refuses attacks', (t) =>
    securitySuite(t, { baseUrl: app.baseUrl, routes: samples, headers: { authorization: `Bearer ${key}` } }))

  test('is refused without a key, but for the first', async () => {
    for (const { method, url } of samples) {
      const { status } = await app.get(url.replace(/:\w+/, 'x'), {}, { key: null, method })
      assert.equal(status, url === '/v1' ? 200 : 401, `${method} ${url}`)
    }
  })
})
