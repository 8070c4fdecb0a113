import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from './app-harness.ts'
import { createTestClock } from './factories.ts'
import { createOperatorActions, type OperatorWork } from './operator.ts'
import { killedPosts, repeatedPosts } from './security-once.ts'
import { securitySuite } from './security-suite.ts'
import type { RouteSample } from './security-target.ts'

const page = { page: '1', pageSize: '5' }

/** One successful request for every operator route, with every parameter and field. */
function samplesOf(work: OperatorWork): RouteSample[] {
  const accountId = work.account
  return [
    { method: 'GET', url: '/operator/overview' },
    { method: 'GET', url: '/operator/deliveries', query: page },
    { method: 'GET', url: '/operator/audit', query: { accountId, ...page } },
    {
      method: 'GET',
      url: '/operator/accounts',
      query: { query: '한빛', plan: 'enterprise', state: 'active', ...page },
    },
    {
      method: 'POST',
      url: '/operator/accounts/:accountId/visits',
      params: { accountId },
      body: { reason: '고객 문의 확인' },
    },
    { method: 'GET', url: '/operator/accounts/:accountId', params: { accountId } },
    {
      method: 'PATCH',
      url: '/operator/accounts/:accountId',
      params: { accountId },
      body: { plan: 'enterprise', state: 'active', requestLimit: 2_000, beta: true, reason: '계약 변경' },
    },
    { method: 'GET', url: '/operator/consultations', query: { state: 'requested', ...page } },
    {
      method: 'POST',
      url: '/operator/consultations/:id/contacted',
      params: { id: work.otherConsultation },
    },
    { method: 'GET', url: '/operator/sources', query: page },
    { method: 'PATCH', url: '/operator/sources/:name', params: { name: 'demo' }, body: { state: 'enabled' } },
    {
      method: 'GET',
      url: '/operator/sources/:name/rejects',
      params: { name: 'demo' },
      query: { reason: 'no_number', ...page },
    },
    { method: 'GET', url: '/operator/sources/:name/rejects/:id', params: { name: 'demo', id: work.reject } },
    {
      method: 'POST',
      url: '/operator/sources/:name/rejects/requeue',
      params: { name: 'demo' },
      body: { ids: [work.otherReject] },
    },
    { method: 'GET', url: '/operator/incidents', query: { state: 'contained', accountId, ...page } },
    { method: 'POST', url: '/operator/incidents', body: { keyId: work.exposedKey, reason: '외부에 공개된 키' } },
    { method: 'POST', url: '/operator/incidents/:id/resolve', params: { id: work.incident } },
    { method: 'GET', url: '/operator/networks', query: { state: 'contained', ...page } },
    {
      method: 'POST',
      url: '/operator/networks/:id/lift',
      params: { id: work.blockedNetwork },
      body: { reason: '고객사 사무실로 확인' },
    },
    { method: 'GET', url: '/operator/mails', query: { accountId, template: 'team-invitation', ...page } },
    { method: 'POST', url: '/operator/mails/:id/resend', params: { id: work.failedMail } },
    { method: 'POST', url: '/operator/mails/resend', body: { accountId, template: 'team-invitation' } },
  ]
}

/** Actions that are possible only once. */
const onceOf = (work: OperatorWork): RouteSample[] => [
  {
    method: 'POST',
    url: '/operator/consultations/:id/approve',
    params: { id: work.consultation },
    body: { plan: 'pro' },
  },
  { method: 'POST', url: '/operator/consultations/:id/decline', params: { id: work.oldConsultation } },
]

const nameOf = ({ method, url }: { method: string; url: string }) => `${method} ${url}`

describe('every route of operators', () => {
  let app: TestApp
  let cookie: string
  let work: OperatorWork
  const hands = createOperatorActions(() => app)
  before(async () => {
    app = await startTestApp({ role: 'api' })
    cookie = (await hands.newOperator()).cookie
    work = await hands.workFor(cookie)
  })
  after(() => app.close())

  const declared = () =>
    app.http.declared().filter(({ method, url }) => method !== 'HEAD' && url.startsWith('/operator/'))

  test('has a sample, and names every parameter it takes', () => {
    const known = [...samplesOf(work), ...onceOf(work)]
    assert.deepEqual(declared().map(nameOf).sort(), known.map(nameOf).sort())
    const { paths } = app.http.reference('en') as unknown as {
      paths: Record<string, Record<string, { parameters?: { in: string; name: string }[] }>>
    }
    for (const sample of samplesOf(work)) {
      const { parameters = [] } = paths[sample.url.replace(/:(\w+)/g, '{$1}')]?.[sample.method.toLowerCase()] ?? {}
      const taken = parameters.filter((one) => one.in === 'query').map(({ name }) => name)
      assert.deepEqual(Object.keys(sample.query ?? {}).sort(), taken.sort(), nameOf(sample))
    }
  })

  test('refuses attacks', (t) =>
    securitySuite(t, {
      baseUrl: app.baseUrl,
      routes: samplesOf(work),
      headers: { cookie, 'x-gonggo-console': '1' },
      before: () => app.clock.advanceSteady(5_000),
    }))

  test('90 opens to no key, no session of a key and no other member, and is refused without credentials', async () => {
    const operator = await hands.newOperator()
    const { cookie: ofKey } = await hands.call('POST', '/session', { body: { key: operator.key } })
    const stranger = await hands.newTeam()
    const ofStranger = await hands.signInAs(stranger.accountId, stranger.ownerId)
    for (const { method, url } of declared()) {
      const path = url.replace(/:\w+/g, 'demo')
      // A network gets at most 60 responses of 401 a minute.
      app.clock.advanceSteady(2_000)
      const outcomes = [
        await hands.call(method, path),
        await hands.call(method, path, { key: operator.key }),
        await hands.call(method, path, { key: operator.key, cookie: operator.cookie }),
        await hands.call(method, path, { cookie: ofKey }),
        await hands.call(method, path, { cookie: ofStranger }),
      ]
      assert.deepEqual(
        outcomes.map(({ outcome }) => outcome),
        ['401 missing_credentials', ...Array.from({ length: 4 }, () => '403 operator_required')],
        `${method} ${url}`,
      )
      if (method === 'GET') continue
      const forged = await hands.call(method, path, { cookie: operator.cookie, console: false })
      assert.equal(forged.outcome, '403 console_header_required', `${method} ${url}`)
    }
  })
})

describe('every POST of operators, with the same Idempotency-Key', () => {
  const env = { GONGGO_SECRET: 'one secret for all processes', GONGGO_PORT: '0' }
  let app: TestApp
  const hands = createOperatorActions(() => app)
  before(async () => {
    // The process that is killed uses the real time, so the sessions must too.
    app = await startTestApp({ env, role: 'api', clock: createTestClock(Date.now()) })
  })
  after(() => app.close())

  async function newPoster() {
    const { accountId, cookie } = await hands.newOperator()
    const work = await hands.workFor(cookie)
    const routes = [...samplesOf(work), ...onceOf(work)].filter(({ method }) => method === 'POST')
    return { names: [accountId], headers: { cookie, 'x-gonggo-console': '1' }, routes }
  }

  test('fifty at once are one effect; another body is refused, another caller is another', () =>
    repeatedPosts({ app, env, newPoster }))

  test('killed between effect and remembered answer: neither is there, and the next try is the first', () =>
    killedPosts({ app, env, newPoster }))
})
