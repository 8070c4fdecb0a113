import assert from 'node:assert/strict'
import { generateKeyPairSync, sign } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { attachmentId } from '../src/attachments/rules/files.ts'
import { startTestApp, type TestApp } from './app-harness.ts'
import { ATTEMPT, bidRecord, makeAccount, makeKey } from './factories.ts'
import { FILTERS, RECURRING } from './security-filters.ts'
import { killedPosts, type OnceTarget, READING, readingPosts, repeatedPosts } from './security-once.ts'
import { profileSamples } from './security-profiles.ts'
import { securitySuite } from './security-suite.ts'
import type { RouteSample } from './security-target.ts'
import { createTeamHands } from './team.ts'

const ATTACHMENT = { name: '공고문.pdf', url: 'https://portal.example/files/1' }

const page = { page: '1', pageSize: '5' }

/** One successful request for every route under /v1 and for /mcp, with every parameter and field. */
async function samplesFor(app: TestApp, accountId: string, key: string): Promise<RouteSample[]> {
  const [{ id: other }, { id: ended }] = [await makeKey(app, accountId), await makeKey(app, accountId)]
  const { body } = await app.get<{ nextCursor: string }>('/v1/bids/changes')
  const anchorOf = async (path: string) => {
    const { links } = await app.get(path, { pageSize: 1 }, { key })
    return new URLSearchParams(links.next?.split('?')[1]).get('anchor') ?? ''
  }
  const made = async (path: string, input: object) => {
    const answer = await fetch(`${app.baseUrl}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
    return ((await answer.json()) as { id: string }).id
  }
  const signedIn = () => made('/session', { key })
  const reportId = () => made('/v1/reports', { period: 'weekly', format: 'json' })
  const scheduleId = () => made('/v1/reports/schedules', { period: 'weekly', format: 'json' })
  const reportFilter = {
    agency: ['종로구'],
    industry: ['1468'],
    region: ['서울'],
    bsnsDiv: ['services'],
    minAmt: 0,
    maxAmt: 9_007,
    currency: 'KRW',
    businessNo: ['1048100010'],
  }
  const linkId = () => made('/v1/links', { kind: 'calendar', of: 'starred' })
  const keywordId = (keyword: string) => made('/v1/keywords', { keyword })
  const pursued = async () => {
    const noticeNo = `SEC${Math.random().toString(36).slice(2)}`
    await app.bids.upsert([bidRecord({ number: noticeNo })], () => false)
    return noticeNo
  }
  const pursuitId = async () => made('/v1/pursuits', { noticeNo: await pursued() })
  const ofNotes = await pursuitId()
  const profile = await made('/v1/profiles', { name: '마루' })
  const memberId = (email: string) => made('/v1/teams', { email })
  const [{ id: event }, events] = await Promise.all([
    app.db.transaction((tx) => app.alerts.record(tx, { accountId, type: 'webhook.test', data: {} })),
    app.get<{ nextCursor: string }>('/v1/events', {}, { key }),
  ])
  const webhook = { url: 'https://erp.example.com/hooks', description: 'ERP 연동', signatures: ['v1', 'v1a'] }
  const webhookId = async () => {
    const doing = { accountId, keyId: other, requestId: 'req_0' }
    return (await app.webhooks.endpoints.create(ATTEMPT, doing, { url: webhook.url })).body.id
  }
  const [ofTests, ofDeath] = [await webhookId(), await webhookId()]
  const doing = { accountId, keyId: other, requestId: 'req_0' }
  const { body: delivery } = await app.webhooks.deliveries.test(ATTEMPT, doing, ofTests)
  const narrowed = {
    agencyRole: 'issuing',
    agency: '종로구',
    industry: 'none',
    region: '서울',
    bsnsDiv: 'services',
    minAmt: '0',
    maxAmt: '9007199254740991',
    currency: 'KRW',
    from: '2026-01-01',
    to: '2026-11-20',
    winner: '한빛',
  }
  const notice = { noticeNo: 'SEC1' }
  return [
    { method: 'GET', url: '/v1' },
    { method: 'GET', url: '/v1/bids', query: { ...FILTERS, ...page } },
    { method: 'GET', url: '/v1/bids', query: { pageSize: '1', anchor: await anchorOf('/v1/bids') } },
    { method: 'GET', url: '/v1/bids', query: { matched: 'true', explain: 'true', facets: 'status' } },
    { method: 'GET', url: '/v1/bids', query: { fields: 'title,closeAt', language: 'ko' } },
    {
      method: 'GET',
      url: '/v1/bids/changes',
      query: { since: body.nextCursor, limit: '10', awards: 'true', wait: '0' },
    },
    { method: 'GET', url: '/v1/bids/:noticeNo', params: notice, query: { version: '1', revision: '0' } },
    {
      method: 'GET',
      url: '/v1/bids/:noticeNo/bidders',
      params: notice,
      query: { lot: '0', rebid: '0', revision: '0', ...page },
    },
    { method: 'GET', url: '/v1/bids/:noticeNo/similar', params: notice, query: { status: 'open', limit: '3' } },
    { method: 'GET', url: '/v1/bids/:noticeNo/quotations', params: notice },
    { method: 'GET', url: '/v1/bids/:noticeNo/attachments', params: notice, query: page },
    {
      method: 'GET',
      url: '/v1/bids/:noticeNo/attachments/:id/text',
      params: { noticeNo: 'SEC1', id: attachmentId('SEC1', ATTACHMENT.url) },
      query: page,
    },
    { method: 'GET', url: '/v1/keys', query: page },
    {
      method: 'POST',
      url: '/v1/keys',
      body: { name: '연동', scopes: ['bids:read', 'keywords:read'], expiresAt: '2027-12-31T00:00:00+09:00' },
    },
    { method: 'GET', url: '/v1/keys/:id', params: { id: other } },
    { method: 'POST', url: '/v1/keys/:id/rotate', params: { id: other }, body: { graceSeconds: 60 } },
    { method: 'DELETE', url: '/v1/keys/:id', params: { id: ended }, query: { descendants: 'revoke' } },
    { method: 'GET', url: '/v1/usage' },
    { method: 'GET', url: '/v1/access/audit', query: { from: '2026-01-01', to: '2026-12-31', ...page } },
    { method: 'GET', url: '/v1/access/audit', query: { pageSize: '1', anchor: await anchorOf('/v1/access/audit') } },
    { method: 'GET', url: '/v1/codes/agencies', query: { q: '종로', ...page } },
    { method: 'GET', url: '/v1/codes/industries', query: { q: '토목', ...page } },
    { method: 'GET', url: '/v1/codes/regions', query: { q: '서울', ...page } },
    { method: 'GET', url: '/v1/sources' },
    { method: 'GET', url: '/v1/statistics/awards', query: { ...narrowed, language: 'ko' } },
    {
      method: 'GET',
      url: '/v1/statistics/winners',
      query: { ...narrowed, groupBy: 'month', sort: '-totalAmount', explain: 'true', ...page },
    },
    {
      method: 'GET',
      url: '/v1/statistics/competitors',
      query: { ...narrowed, businessNo: '123-45-67890', explain: 'true', ...page },
    },
    { method: 'GET', url: '/v1/statistics/competitors', query: { name: '한빛', language: 'ko' } },
    { method: 'GET', url: '/v1/bids/:noticeNo/price-reference', params: notice },
    { method: 'GET', url: '/v1/bids/:noticeNo/competition', params: notice },
    { method: 'POST', url: '/v1/bids/lookup', body: { noticeNos: ['SEC1', 'SEC1-000'] } },
    {
      method: 'POST',
      url: '/v1/bids/search',
      body: {
        keyword: '정비',
        agency: ['종로'],
        minAmt: 1,
        urgent: false,
        status: ['open'],
        sort: 'closeAt',
        pageSize: 5,
        profile,
      },
    },
    {
      method: 'POST',
      url: '/mcp',
      body: {
        jsonrpc: '2.0',
        id: 'one',
        method: 'tools/call',
        params: { name: 'resolve', arguments: { text: '종로' } },
      },
    },
    { method: 'GET', url: '/v1/keywords', query: { ...page, q: '관로', state: 'active', recent: 'true' } },
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
    { method: 'POST', url: '/v1/keywords/preview', body: { keyword: '하수관로', filter: { region: ['서울'] } } },
    {
      method: 'POST',
      url: '/v1/keywords/import/preview',
      body: { lines: [{ keyword: '하수관로', filter: { region: ['서울'] } }] },
    },
    { method: 'POST', url: '/v1/keywords/batch', body: { keywords: [{ keyword: '교량', alert: { email: 'daily' } }] } },
    {
      method: 'PATCH',
      url: '/v1/keywords',
      body: { ids: [await keywordId('가로수 정비')], alert: { email: 'daily', remind: [3] }, state: 'active' },
    },
    {
      method: 'PATCH',
      url: '/v1/keywords/:id',
      params: { id: await keywordId('가로등 보수') },
      body: { keyword: '가로등', filter: { maxAmt: 1 }, alert: { email: 'daily', remind: [3] }, state: 'active' },
    },
    { method: 'DELETE', url: '/v1/keywords/:id', params: { id: await keywordId('관로 정비') } },
    {
      method: 'GET',
      url: '/v1/pursuits',
      query: {
        state: 'watching',
        assignee: 'none',
        noticeNo: 'R26BK00123456',
        closeFrom: '2026-11-20',
        closeTo: '2026-12-31',
        openFrom: '2026-11-20',
        openTo: '2026-12-31',
        minAmt: '0',
        maxAmt: '9007199254740991',
        currency: 'KRW',
        q: '청사',
        sort: 'closeAt',
        language: 'ko',
        ...page,
      },
    },
    {
      method: 'POST',
      url: '/v1/pursuits',
      body: {
        noticeNo: await pursued(),
        state: 'preparing',
        bidAmount: 1,
        remindClosing: [3],
        remindOpening: [1],
        note: '메모',
      },
    },
    { method: 'GET', url: '/v1/pursuits/assignees', query: page },
    { method: 'GET', url: '/v1/pursuits/:id', params: { id: ofNotes } },
    {
      method: 'PATCH',
      url: '/v1/pursuits/:id',
      params: { id: await pursuitId() },
      body: { state: 'bid', bidAmount: 2, remindClosing: [2], remindOpening: [2], correction: true },
    },
    { method: 'DELETE', url: '/v1/pursuits/:id', params: { id: await pursuitId() } },
    { method: 'GET', url: '/v1/pursuits/:id/history', params: { id: ofNotes }, query: page },
    { method: 'GET', url: '/v1/pursuits/:id/notes', params: { id: ofNotes }, query: page },
    { method: 'POST', url: '/v1/pursuits/:id/notes', params: { id: ofNotes }, body: { text: '메모' } },
    {
      method: 'DELETE',
      url: '/v1/pursuits/:id/notes/:noteId',
      params: { id: ofNotes, noteId: await made(`/v1/pursuits/${ofNotes}/notes`, { text: '메모' }) },
    },
    ...(await profileSamples(made, notice)),
    // With the profile that is declared above, or a further one.
    { method: 'GET', url: '/v1/bids', query: { eligibility: 'yes', profile } },
    { method: 'GET', url: '/v1/bids/recurring', query: { ...RECURRING, eligibility: 'yes', profile, ...page } },
    { method: 'GET', url: '/v1/account' },
    { method: 'PATCH', url: '/v1/account', body: { businessNo: '123-45-67890' } },
    { method: 'GET', url: '/v1/reports', query: page },
    {
      method: 'POST',
      url: '/v1/reports',
      body: {
        period: 'weekly',
        of: '2026-11-10',
        format: 'json',
        sections: ['matches'],
        filter: reportFilter,
        language: 'en',
      },
    },
    { method: 'GET', url: '/v1/reports/:id', params: { id: await reportId() } },
    { method: 'DELETE', url: '/v1/reports/:id', params: { id: await reportId() } },
    {
      method: 'GET',
      url: '/v1/reports/:id/content',
      params: { id: await readyReport(app, accountId) },
      query: { inline: 'true' },
      sendsFile: true,
    },
    { method: 'GET', url: '/v1/reports/schedules', query: page },
    {
      method: 'POST',
      url: '/v1/reports/schedules',
      body: {
        period: 'monthly',
        format: 'pdf',
        sections: ['closing'],
        filter: reportFilter,
        language: 'ko',
        mailTo: [],
      },
    },
    { method: 'GET', url: '/v1/reports/schedules/:id', params: { id: await scheduleId() } },
    {
      method: 'PATCH',
      url: '/v1/reports/schedules/:id',
      params: { id: await scheduleId() },
      body: {
        period: 'monthly',
        format: 'pdf',
        sections: ['closing'],
        filter: reportFilter,
        language: 'ko',
        mailTo: [],
        state: 'paused',
      },
    },
    { method: 'DELETE', url: '/v1/reports/schedules/:id', params: { id: await scheduleId() } },
    { method: 'GET', url: '/v1/keywords/:id/matches', params: { id: await keywordId('관로 보수') }, query: page },
    {
      method: 'GET',
      url: '/v1/events',
      query: {
        since: events.body.nextCursor,
        type: 'bid.matched',
        state: 'new',
        keywordId: await keywordId('등대'),
        sort: 'timestamp',
        limit: '10',
        language: 'ko',
      },
    },
    {
      method: 'PATCH',
      url: '/v1/events/:id',
      params: { id: event },
      body: { state: 'dismissed', reason: '지역제한' },
    },
    { method: 'PATCH', url: '/v1/events', body: { marks: [{ id: event, state: 'starred', reason: '검토' }] } },
    { method: 'GET', url: '/v1/links', query: page },
    {
      method: 'POST',
      url: '/v1/links',
      body: {
        kind: 'widget',
        of: 'search',
        keyword: '하수관로',
        filter: { region: ['서울'] },
        name: '마감',
        origins: ['https://intranet.example.com'],
      },
    },
    { method: 'GET', url: '/v1/links/:id', params: { id: await linkId() } },
    { method: 'PATCH', url: '/v1/links/:id', params: { id: await linkId() }, body: { name: '일정', origins: [] } },
    { method: 'DELETE', url: '/v1/links/:id', params: { id: await linkId() } },
    { method: 'GET', url: '/v1/webhooks', query: page },
    { method: 'POST', url: '/v1/webhooks', body: { ...webhook, events: ['bid.matched'], format: 'standard' } },
    { method: 'GET', url: '/v1/webhooks/:id', params: { id: ofTests } },
    { method: 'PATCH', url: '/v1/webhooks/:id', params: { id: ofTests }, body: { ...webhook, state: 'disabled' } },
    { method: 'DELETE', url: '/v1/webhooks/:id', params: { id: ofDeath } },
    { method: 'POST', url: '/v1/webhooks/:id/test', params: { id: ofTests } },
    { method: 'POST', url: '/v1/webhooks/:id/rotate-secret', params: { id: ofTests }, body: { graceSeconds: 60 } },
    {
      method: 'GET',
      url: '/v1/webhooks/:id/deliveries',
      params: { id: ofTests },
      query: { state: 'held', type: 'bid.matched', since: '2026-11-20', until: '2026-11-21', ...page },
    },
    {
      method: 'GET',
      url: '/v1/webhooks/:id/deliveries/:deliveryId',
      params: { id: ofTests, deliveryId: delivery.id },
    },
    {
      method: 'POST',
      url: '/v1/webhooks/:id/deliveries/:deliveryId/redeliver',
      params: { id: ofTests, deliveryId: delivery.id },
    },
    {
      method: 'POST',
      url: '/v1/webhooks/:id/redeliver',
      params: { id: ofTests },
      body: { from: '2026-11-01', to: '2026-11-20', state: 'failed' },
    },
    { method: 'GET', url: '/v1/teams', query: page },
    {
      method: 'POST',
      url: '/v1/teams',
      body: { email: 'jiwoo@example.com', role: 'viewer', name: '김지우', language: 'ko', zone: 'Asia/Seoul' },
    },
    { method: 'GET', url: '/v1/teams/:id', params: { id: await memberId('one@example.com') } },
    {
      method: 'PATCH',
      url: '/v1/teams/:id',
      params: { id: await memberId('two@example.com') },
      query: { keys: 'keep' },
      body: { role: 'admin', name: '이서연', language: 'en', zone: 'UTC' },
    },
    {
      method: 'DELETE',
      url: '/v1/teams/:id',
      params: { id: await memberId('three@example.com') },
      query: { keys: 'revoke' },
    },
    { method: 'DELETE', url: '/v1/sessions/:id', params: { id: await signedIn() } },
    { method: 'GET', url: '/v1/sessions', query: page },
    { method: 'DELETE', url: '/v1/sessions' },
    { method: 'GET', url: '/v1/access/ip-allow-list' },
    { method: 'GET', url: '/v1/access/incidents', query: { state: 'open', ...page } },
    { method: 'GET', url: '/v1/access/incidents/settings' },
    { method: 'PATCH', url: '/v1/access/incidents/settings', body: { autoBlock: true } },
    { method: 'POST', url: '/v1/access/ip-allow-list/preview', body: { ranges: ['127.0.0.0/8'] } },
    { method: 'PUT', url: '/v1/access/ip-allow-list', body: { ranges: ['127.0.0.0/8', '::1'], force: false } },
  ]
}

/** A report with a permanent file, so that attacks always find the same one. */
async function readyReport(app: TestApp, accountId: string): Promise<string> {
  const id = `rpt_ready_${Math.random().toString(36).slice(2)}`
  await app.db.transaction(async (tx) => {
    await tx`
      insert into reports (account_id, id, period, from_at, to_at, format, sections, filter, language, state, due_at,
        bytes, ready_at, expires_at)
      values (${accountId}, ${id}, 'weekly', now(), now(), 'json', '{matches}', '{}', 'ko', 'ready', null, 2, now(),
        now() + interval '30 days')`
    await tx`insert into report_files values (${accountId}, ${id}, '{}')`
  })
  return id
}

/** `GET /v1/bids/:noticeNo` and so on. */
const routesOf = ({ http }: TestApp): string[] =>
  http
    .declared()
    .filter(({ method }) => method !== 'HEAD')
    .map(({ method, url }) => `${method} ${url}`)

const missing = (routes: string[], samples: RouteSample[]) => {
  const known = new Set(samples.map(({ method, url }) => `${method} ${url}`))
  return routes.filter((route) => /^\S+ \/(?:v1(\/|$)|mcp$)/.test(route) && !known.has(route))
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
    await app.bids.upsert(
      [bidRecord({ number: 'SEC1', attachments: [ATTACHMENT] }), bidRecord({ licences })],
      () => false,
    )
    samples = await samplesFor(app, account.id, key)
    // Its firms are in the registry of companies.
    await app.sources.ensure('demo', 'demo')
  })
  after(() => app.close())

  test('has a sample, and a new one without is told', () => {
    const routes = routesOf(app)
    assert.ok(routes.includes('GET /v1/bids/:noticeNo') && routes.includes('GET /docs/errors'), routes.join('\n'))
    assert.deepEqual(missing(routes, samples), [])
    assert.deepEqual(missing([...routes, 'PUT /v1/new'], samples), ['PUT /v1/new'])
  })

  test('names every parameter it takes', () => {
    const { paths } = app.http.reference('en') as unknown as {
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

  // Every attack on every route takes minutes on a busy machine.
  test('refuses attacks', (t) =>
    securitySuite(t, {
      baseUrl: app.baseUrl,
      routes: samples,
      headers: { authorization: `Bearer ${key}` },
      // The tightest limit allows 60 requests a minute, and some attacks send several.
      before: () => app.clock.advanceSteady(5_000),
    }))

  test('is refused without a key, but for the first', async () => {
    for (const { method, url } of samples) {
      // A network gets at most 60 responses of 401 a minute.
      app.clock.advanceSteady(2_000)
      const { status } = await app.get(url.replace(/:\w+/, 'x'), {}, { key: null, method })
      assert.equal(status, url === '/v1' ? 200 : 401, `${method} ${url}`)
    }
  })
})

/**
 * Mail programs call the first without a key (RFC 8058), and calling it twice has the same effect as once. Signing in
 * twice creates two sessions, each with a secret that is not stored; a link requested twice is mailed twice. A passkey
 * challenge is valid once by itself. OAuth defines what a repeated request of an app does, and a decision about an app is
 * made once.
 */
const WITHOUT_KEY = [
  '/unsubscribe/:link',
  '/session',
  '/session/links',
  '/session/challenges',
  '/session/passkeys/options',
  '/session/passkeys',
  '/session/app-requests',
  '/oauth/register',
  '/oauth/token',
  '/oauth/revoke',
]
/** Those of operators, which accept no key, are in test/security-operators.test.ts. */
const isElsewhere = (url: string) => WITHOUT_KEY.includes(url) || url.startsWith('/operator/')

describe('every POST, with the same Idempotency-Key', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-once-'))
  const partner = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const env = {
    GONGGO_SECRET: 'one secret for all processes',
    GONGGO_PORT: '0',
    GONGGO_TRUSTED_PROXIES: '127.0.0.1',
    GONGGO_SCANNING_KEYS: join(folder, 'keys.json'),
  }
  let app: TestApp
  let target: OnceTarget
  const teamHands = createTeamHands(() => app)
  let posters = 0
  before(async () => {
    const key = partner.publicKey.export({ type: 'spki', format: 'pem' })
    writeFileSync(env.GONGGO_SCANNING_KEYS, JSON.stringify({ public_keys: [{ key_identifier: 'one', key }] }))
    app = await startTestApp({ env, role: 'api' })
    await app.bids.upsert([bidRecord({ number: 'SEC1', attachments: [ATTACHMENT] }), bidRecord()], () => false)
    target = { app, env, newPoster }
  })
  after(async () => {
    await app.close()
    rmSync(folder, { recursive: true })
  })

  async function newPoster() {
    const account = await makeAccount(app, { plan: 'enterprise' })
    const { key } = await makeKey(app, account.id)
    const { key: leaked } = await makeKey(app, account.id)
    const posts = (await samplesFor(app, account.id, key)).filter(({ method }) => method === 'POST')
    const routes: RouteSample[] = [
      ...posts.filter(({ url }) => !READING.has(url)),
      { method: 'POST', url: '/consultations', body: consultation(++posters) },
      {
        method: 'POST',
        url: '/integrations/secret-scanning',
        body: [{ token: leaked, type: 'gonggo_api_key', url: 'https://git.example/a.py', source: 'content' }],
        sign: (body) => ({
          'github-public-key-identifier': 'one',
          'github-public-key-signature': sign('sha256', Buffer.from(body), partner.privateKey).toString('base64'),
        }),
      },
    ]
    const email = `i${posters}@example.com`
    const invited = await fetch(`${app.baseUrl}/v1/teams`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    })
    assert.equal(invited.status, 201)
    routes.push({ method: 'POST', url: '/invitations', body: { code: await teamHands.tokenOf(email) } })
    const address = `203.0.113.${posters}`
    const headers = { authorization: `Bearer ${key}`, 'x-forwarded-for': address }
    return { names: [account.id, address], headers, routes, reading: posts.filter(({ url }) => READING.has(url)) }
  }
  const consultation = (n: number) => ({ company: '한빛', name: '김하나', email: `m${n}@example.com` })

  test('has a sample, so that none is left out', async () => {
    const { routes, reading } = await newPoster()
    const urls = new Set([...routes, ...reading].map(({ url }) => url))
    const posts = app.http.declared().filter(({ method, url }) => method === 'POST' && !isElsewhere(url))
    assert.deepEqual(
      posts.map(({ url }) => url).filter((url) => !urls.has(url)),
      [],
    )
  })

  test('or only reads, and then writes nothing', () => readingPosts(target))

  test('44, 45 fifty at once are one effect; another body is refused, another caller is another', () =>
    repeatedPosts(target))

  test('46 killed between effect and remembered answer: neither is there, and the next try is the first', () =>
    killedPosts(target))
})
