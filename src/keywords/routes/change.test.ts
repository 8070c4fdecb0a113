import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type ProblemAnswer, startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { bidRecord, makeAccount, makeKey, NOW } from '../../../test/factories.ts'
import { DAY, HOUR } from '../../lib/clock.ts'
import { readHead } from '../../lib/feed.ts'
import type { Keyword } from '../schema/keywords.ts'
import type { KeywordPreview } from '../schema/preview.ts'

describe('changing and previewing keywords', () => {
  let app: TestApp
  before(async () => {
    app = await startTestApp()
  })
  after(() => app.close())

  async function customer(plan: 'pro' | 'enterprise' = 'pro') {
    const account = await makeAccount(app, { plan })
    const { key } = await makeKey(app, account.id)
    const send = async <Body = Keyword>(method: string, path: string, body?: unknown, headers = {}) => {
      const answer = await fetch(`${app.baseUrl}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body & ProblemAnswer }
    }
    const add = async (body: object) => (await send('POST', '/v1/keywords', body)).body
    const patch = (id: string, body: unknown, headers = {}) => send('PATCH', `/v1/keywords/${id}`, body, headers)
    return { account, key, send, add, patch }
  }

  const errorOf = ({ status, body }: { status: number; body: ProblemAnswer }) =>
    [status, body.code, body.errors?.[0]?.name].filter(Boolean)

  test('the body may have the media type of a merge patch', async () => {
    const { add, patch } = await customer()
    const { id } = await add({ keyword: '노면 표시' })
    const { status, body } = await patch(id, { state: 'paused' }, { 'content-type': 'application/merge-patch+json' })
    assert.deepEqual([status, body.state], [200, 'paused'])
  })

  test('named fields change, others remain, null resets; a change without effect is not recorded', async () => {
    const { add, patch, send } = await customer()
    const { estimate: _ofToday, ...made } = await add({
      keyword: '관로',
      filter: { region: ['서울'], maxAmt: 5 },
      alert: { email: 'daily' },
    })
    await app.pass(HOUR)
    const changed = await patch(made.id, { filter: { maxAmt: null, agency: ['종로구'] }, alert: { remind: [3] } })
    assert.equal(changed.status, 200, JSON.stringify(changed.body))
    assert.deepEqual(changed.body, {
      ...made,
      filter: { ...made.filter, maxAmt: null, agency: ['종로구'] },
      alert: { ...made.alert, remind: [3] },
      updatedAt: '2026-11-20T10:00:00+09:00',
    })
    const { position } = await readHead(app.db.sql)
    assert.deepEqual((await patch(made.id, { keyword: '관로', alert: { remind: [3, 3] } })).body, changed.body)
    assert.deepEqual((await patch(made.id, {})).body, changed.body)
    assert.equal((await readHead(app.db.sql)).position, position)
    const reset = await patch(made.id, { filter: null, alert: null })
    assert.deepEqual([reset.body.filter.region, reset.body.alert.email], [[], 'instant'])
    assert.equal((await readHead(app.db.sql)).position, position + 1)
    assert.deepEqual((await send('GET', `/v1/keywords/${made.id}`)).body, reset.body)
  })

  test('a paused keyword matches nothing until it is resumed', async () => {
    const { add, patch, account } = await customer()
    const { id } = await add({ keyword: '관로' })
    const paused = await patch(id, { state: 'paused' })
    assert.deepEqual([paused.body.state, paused.body.pausedReason], ['paused', 'owner'])
    assert.deepEqual(await app.keywords.activeOf(account.id), [])
    const again = await patch(id, { state: null })
    assert.deepEqual([again.body.state, again.body.pausedReason], ['active', null])
    assert.equal((await app.keywords.activeOf(account.id)).length, 1)
  })

  test('If-Match: only a client with the newest state can change it', async () => {
    const { add, patch, send } = await customer()
    const { id } = await add({ keyword: '관로' })
    const read = (await send('GET', `/v1/keywords/${id}`)).headers.get('etag') ?? ''
    const first = await patch(id, { alert: { email: 'weekly' } }, { 'if-match': read })
    assert.equal(first.status, 200)
    assert.equal(first.headers.get('etag'), (await send('GET', `/v1/keywords/${id}`)).headers.get('etag'))
    const late = await patch(id, { alert: { email: 'off' } }, { 'if-match': read })
    assert.deepEqual(errorOf(late), [412, 'precondition_failed'])
    assert.equal((await patch(id, { alert: { email: 'off' } }, { 'if-match': '*' })).status, 200)
  })

  test('of two concurrent changes, both are stored, or one is rejected', async () => {
    const { add, patch, send } = await customer()
    const { id } = await add({ keyword: '관로' })
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, index) => patch(id, { filter: index % 2 ? { minAmt: index } : { maxAmt: 1e9 } })),
    )
    assert.deepEqual(new Set(all.map(({ status }) => status)), new Set([200]))
    assert.equal((await send('GET', `/v1/keywords/${id}`)).body.filter.maxAmt, 1e9)
  })

  test('a change is validated like a new keyword', async () => {
    const { add, patch, send } = await customer()
    const other = await add({ keyword: '가로등', filter: { region: ['서울'] } })
    const { id } = await add({ keyword: '관로' })
    const twin = await patch(id, { keyword: '가로등', filter: { region: ['11'] } })
    assert.deepEqual(errorOf(twin), [409, 'keyword_exists', 'keyword'])
    assert.equal(twin.headers.get('location'), `/v1/keywords/${other.id}`)
    assert.deepEqual(errorOf(await patch(id, { keyword: null })), [400, 'matches_everything', 'keyword'])
    assert.deepEqual(errorOf(await patch(id, { keyword: '(관로' })), [400, 'invalid_query', 'keyword'])
    assert.deepEqual(errorOf(await patch(id, { filter: { region: ['아틀란티스'] } })), [
      400,
      'unknown_region',
      'filter.region[0]',
    ])
    assert.deepEqual(errorOf(await patch(id, { filters: null })), [400, 'unknown_field', 'filters'])
    assert.deepEqual(errorOf(await patch(id, { alert: { to: ['mem_stranger'] } })), [
      400,
      'invalid_field',
      'alert.to[0]',
    ])
    assert.deepEqual(errorOf(await patch('kw_none', { keyword: 'a' })), [404, 'not_found'])
    const stranger = await customer()
    assert.deepEqual(errorOf(await stranger.patch(id, { keyword: 'a' })), [404, 'not_found'])
    assert.equal((await send('GET', `/v1/keywords/${id}`)).body.keyword, '관로')
  })

  test('webhooks need Enterprise: on Pro, requesting them is rejected', async () => {
    const { add, patch, send, account } = await customer()
    const refused = await send('POST', '/v1/keywords', { keyword: '관로', alert: { webhook: true } })
    assert.deepEqual(errorOf(refused), [403, 'plan_required'])
    assert.match(refused.body.detail, /Enterprise/)
    const { id, alert } = await add({ keyword: '관로', alert: { webhook: false } })
    assert.equal(alert.webhook, false)
    assert.deepEqual(errorOf(await patch(id, { alert: { webhook: true } })), [403, 'plan_required'])
    await app.accounts.setPlan(account.id, 'enterprise')
    await app.pass(1_100)
    assert.equal((await send('GET', `/v1/keywords/${id}`)).body.alert.webhook, true)
    assert.equal((await patch(id, { alert: { webhook: false } })).body.alert.webhook, false)
    assert.equal((await patch(id, { alert: { webhook: null } })).body.alert.webhook, true)
  })
})

describe('the last 90 days', () => {
  let app: TestApp
  before(async () => {
    app = await startTestApp()
    const notices = Array.from({ length: 120 }, (_, index) =>
      bidRecord({
        number: `P${String(index).padStart(3, '0')}`,
        title: index < 37 ? `하수관로 정비 ${index}` : `가로등 보수 ${index}`,
        postedAt: NOW - (index % 30) * DAY,
        bsnsDiv: index < 10 ? '공사' : '용역',
      }),
    )
    const old = bidRecord({ number: 'OLD', title: '하수관로 정비', postedAt: NOW - 91 * DAY })
    await app.bids.upsert([...notices, old], () => false)
    await app.bids.follower.tick()
  })
  after(() => app.close())

  const post = async <Body>(path: string, body: object, headers = {}) => {
    const answer = await fetch(`${app.baseUrl}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${app.key}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body & ProblemAnswer }
  }
  const preview = (body: object, headers = {}) => post<KeywordPreview>('/v1/keywords/preview', body, headers)

  test('a preview shows the counts, the days, and the newest five matches', async () => {
    const { status, body } = await preview({ keyword: '하수관로', filter: { bsnsDiv: ['공사'] } })
    assert.equal(status, 200, JSON.stringify(body))
    assert.deepEqual(
      [body.from, body.to, body.matches, body.notices, body.share, body.averagePerDay, body.matchesEverything],
      ['2026-08-23T00:00:00+09:00', '2026-11-20T09:00:00+09:00', 10, 120, 8.33, 0.11, false],
    )
    assert.deepEqual([body.perWeek, body.manyAlerts], [0.8, false])
    assert.equal(body.perDay.length, 90)
    assert.deepEqual(body.perDay.at(-1), { date: '2026-11-20', matches: 1 })
    assert.deepEqual(
      body.perDay.map(({ matches }) => matches),
      Array.from({ length: 90 }, (_, index) => (index >= 80 ? 1 : 0)),
    )
    assert.deepEqual(
      body.samples.map(({ noticeNo }) => noticeNo),
      ['P000', 'P001', 'P002', 'P003', 'P004'],
    )
    assert.deepEqual(body.samples[0]?.terms, [{ term: '하수관로', start: 0, end: 4 }])
    assert.equal((await app.get<{ total: number }>('/v1/keywords')).body.total, 0)
  })

  test('creating a keyword estimates like the preview; later responses have no estimate', async () => {
    for (const [index, keyword] of ['가로등 보수 4', '없는 공고'].entries()) {
      const input = { keyword, filter: { bsnsDiv: ['용역'] } }
      const { body: seen } = await preview(input)
      const headers = { 'idempotency-key': `estimate-${index}` }
      const { status, body } = await post<Keyword>('/v1/keywords', input, headers)
      assert.equal(status, 201, JSON.stringify(body))
      assert.deepEqual(body.estimate, { perWeek: seen.perWeek, manyAlerts: seen.manyAlerts })
      const again = await post<Keyword>('/v1/keywords', input, headers)
      assert.deepEqual(again.body, body, 'repeated, with the estimate of then')
      const stored = await app.get<Keyword>(`/v1/keywords/${body.id}`)
      assert.equal(stored.body.estimate, undefined)
      await fetch(`${app.baseUrl}/v1/keywords/${body.id}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${app.key}` },
      })
    }
  })

  test('a keyword that is too broad: the preview says so, and storing it is rejected with the number', async () => {
    const { body } = await preview({ keyword: '하수관로' })
    assert.deepEqual([body.matches, body.matchesEverything], [37, true])
    const refused = await post('/v1/keywords', { keyword: '하수관로' }, { 'accept-language': 'en' })
    assert.deepEqual([refused.status, refused.body.code], [400, 'matches_everything'])
    assert.match(refused.body.detail, /37 of the 120 .* \(30\.8 %\)/)
    const made = await post<Keyword>('/v1/keywords', { keyword: '하수관로', filter: { bsnsDiv: ['works'] } })
    assert.equal(made.status, 201)
    const answer = await fetch(`${app.baseUrl}/v1/keywords/${made.body.id}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${app.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ filter: null }),
    })
    assert.deepEqual([answer.status, ((await answer.json()) as ProblemAnswer).code], [400, 'matches_everything'])
  })

  test('previews also reject keywords without a term', async () => {
    const { status, body } = await preview({ keyword: '-감리' })
    assert.deepEqual([status, body.code], [400, 'matches_everything'])
  })

  test('repeating a preview with its Idempotency-Key returns the same response', async () => {
    const asked = { keyword: '가로등', filter: { bsnsDiv: ['works'] } }
    const first = await preview(asked, { 'idempotency-key': 'one' })
    const second = await preview(asked, { 'idempotency-key': 'one' })
    assert.deepEqual(second.body, first.body)
    assert.equal(second.headers.get('idempotent-replayed'), 'true')
  })
})
