import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { alertsRead } from '../../test/alerts-read.ts'
import { type ProblemAnswer, startTestApp, type TestApp } from '../../test/app-harness.ts'
import { bidRecord, makeAccount, makeKey } from '../../test/factories.ts'
import { eventually } from '../../test/harness.ts'
import { paceLimit, timeOf } from '../../test/pace.ts'
import { DAY } from '../lib/clock.ts'

interface EventBody {
  id: string
  type: string
  timestamp: string
  apiVersion: string
  data: { bid?: { noticeNo: string; matchedKeywords: string[] }; matches?: { keyword: string }[]; report?: object }
  state: string
  reason: string | null
}
interface PageBody {
  items: EventBody[]
  nextCursor: string
  hasMore: boolean
}

describe('events over HTTP', () => {
  let app: TestApp
  let key: string
  let keyId: string
  let accountId: string

  before(async () => {
    app = await startTestApp()
  })
  after(() => app.close())
  beforeEach(async () => {
    accountId = (await makeAccount(app, { plan: 'enterprise' })).id
    const made = await makeKey(app, accountId)
    key = made.key
    keyId = made.id
  })

  const record = (type: 'report.ready' | 'webhook.test' | 'security.incident', data: object = {}) =>
    app.db.transaction((tx) => app.alerts.record(tx, { accountId, type, data }))
  const page = (parameters: Record<string, string | string[]> = {}) =>
    app.get<PageBody>('/v1/events', parameters, { key })
  const patch = async (id: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${app.baseUrl}/v1/events/${id}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as EventBody }
  }

  test('are listed oldest first, without gaps or repetitions during concurrent writes', async () => {
    const writes = Array.from({ length: 60 }, (_, index) => record('webhook.test', { webhook: { index } }))
    const seen: string[] = []
    for (let since = ''; seen.length < 60; ) {
      const { body } = await page({ since, limit: '7' })
      seen.push(...body.items.map(({ id }) => id))
      since = body.nextCursor
    }
    const ids = (await Promise.all(writes)).map(({ id }) => id)
    assert.equal(new Set(seen).size, 60)
    assert.deepEqual(new Set(seen), new Set(ids))
    assert.deepEqual(
      (await page()).body.items.map(({ id }) => id),
      seen,
    )
  })

  test('can be filtered by type, and the cursor skips the others', async () => {
    await record('webhook.test')
    const report = await record('report.ready', { report: { id: 'rpt_1' } })
    await record('webhook.test')
    const { body } = await page({ type: ['report.ready', 'security.incident'] })
    assert.deepEqual(
      body.items.map(({ id, data }) => [id, data]),
      [[report.id, { report: { id: 'rpt_1' } }]],
    )
    assert.equal(body.hasMore, false)
    assert.deepEqual((await page({ since: body.nextCursor })).body.items, [])
  })

  test('belong to the account: other accounts cannot read its events or use its cursor', async () => {
    const { id } = await record('webhook.test')
    const { body } = await page()
    const stranger = await makeKey(app, (await makeAccount(app)).id)
    const asking = { key: stranger.key }
    const other = await app.get<ProblemAnswer>('/v1/events', { since: body.nextCursor }, asking)
    assert.deepEqual([other.status, other.body.errors?.[0]?.code], [400, 'invalid_cursor'])
    assert.deepEqual((await app.get<PageBody>('/v1/events', {}, asking)).body.items, [])
    key = stranger.key
    assert.equal((await patch(id, { state: 'seen' })).status, 404)
  })

  test('can be marked seen, starred or dismissed, with a reason', async () => {
    const { id } = await record('webhook.test')
    const [event] = (await page()).body.items
    assert.deepEqual([event?.state, event?.reason], ['new', null])
    const starred = await patch(id, { state: 'starred', reason: '꼭 봐야 함' })
    assert.deepEqual([starred.status, starred.body.state, starred.body.reason], [200, 'starred', '꼭 봐야 함'])
    assert.deepEqual((await page()).body.items, [starred.body])
    const tag = starred.headers.get('etag') ?? ''
    assert.equal((await patch(id, { state: 'seen' }, { 'if-match': '"other"' })).status, 412)
    assert.equal((await patch(id, { reason: null }, { 'if-match': tag })).body.reason, null)
    assert.equal((await patch(id, { state: null })).body.state, 'new')
    assert.equal((await patch(id, { state: 'read' })).status, 400)
  })

  test('report a security incident', async () => {
    const incident = await app.access.incidents.openByOperator({ keyId: (await makeKey(app, accountId)).id }, '점검')
    const [event] = (await page()).body.items
    const { accountId: _, ...shown } = incident ?? { accountId: '' }
    assert.deepEqual([event?.type, event?.data], ['security.incident', { incident: shown }])
  })

  test('list the matches of a keyword', async () => {
    await app.keywords.createMany(accountId, [{ keyword: '하수관로' }, { keyword: '교량' }])
    const { body } = await app.get<{ items: { id: string; keyword: string; matchCount: number }[] }>(
      '/v1/keywords',
      {},
      { key },
    )
    const records = ['가', '나'].map((name) => bidRecord({ title: `하수관로 정비공사 ${name}` }))
    for (const one of records) await app.bids.upsert([one], () => true)
    await alertsRead(app)
    const [pipes, bridges] = body.items
    const path = `/v1/keywords/${pipes?.id}/matches`
    const matches = await app.get<{ total: number; items: { version: number; bid: { noticeNo: string } }[] }>(
      path,
      {},
      { key },
    )
    assert.equal(matches.body.total, 2)
    assert.deepEqual(
      matches.body.items.map(({ bid }) => bid.noticeNo),
      records.map(({ number }) => number).toReversed(),
    )
    assert.equal((await app.get<{ total: number }>(`/v1/keywords/${bridges?.id}/matches`, {}, { key })).body.total, 0)
    const counted = await app.get<{ matchCount: number }>(`/v1/keywords/${pipes?.id}`, {}, { key })
    assert.equal(counted.body.matchCount, 2)
    assert.equal((await app.get('/v1/keywords/kw_none/matches', {}, { key })).status, 404)
  })

  test('webhooks get the same payload without marks, and only for keywords with webhooks', async () => {
    await app.keywords.createMany(accountId, [
      { keyword: '하수관로', alert: { webhook: false } },
      { keyword: '정비', alert: { webhook: true } },
    ])
    await app.bids.upsert([bidRecord({ title: '하수관로 정비공사' })], () => true)
    await alertsRead(app)
    const [event] = (await page()).body.items
    assert.ok(event)
    const payloads = await app.alerts.payloadsOf([
      { accountId, id: event.id },
      { accountId, id: 'evt_gone' },
    ])
    assert.deepEqual([...payloads.keys()], [event.id])
    const payload = JSON.parse(payloads.get(event.id) ?? '') as EventBody
    assert.deepEqual(
      [event, payload].map(({ data }) => data.matches?.map(({ keyword }) => keyword)),
      [['하수관로', '정비'], ['정비']],
    )
    const { state: _state, reason: _reason, ...rest } = event
    assert.deepEqual({ ...payload, data: { ...payload.data, matches: rest.data.matches } }, rest)
  })

  describe('as a stream', () => {
    /** Reads the stream until it is stopped; returns its messages. */
    async function open(headers: Record<string, string> = {}, query = '') {
      const leaving = new AbortController()
      const answer = await fetch(`${app.baseUrl}/v1/events${query}`, {
        headers: { authorization: `Bearer ${key}`, accept: 'text/event-stream', ...headers },
        signal: leaving.signal,
      })
      let text = ''
      let ended = false
      const read = async () => {
        for await (const chunk of answer.body ?? []) text += Buffer.from(chunk).toString()
      }
      const over = read()
        .catch(() => {})
        .then(() => {
          ended = true
        })
      const messages = () =>
        [...text.matchAll(/^id: (.+)\nevent: (.+)\ndata: (.+)\n\n/gm)].map(([, id, , data]) => ({ id, data }))
      return { answer, messages, over, hasEnded: () => ended, leave: () => leaving.abort(), text: () => text }
    }

    test('sends stored events, then new ones, and resumes after the last received one', async () => {
      const first = await record('webhook.test')
      const stream = await open()
      assert.equal(stream.answer.headers.get('content-type'), 'text/event-stream; charset=utf-8')
      assert.equal(stream.answer.headers.get('content-encoding'), 'gzip')
      await eventually(() => stream.messages().length === 1)
      const second = await record('report.ready', { report: { id: 'rpt_2' } })
      await eventually(() => stream.messages().length === 2)
      assert.deepEqual(
        stream.messages().map(({ id }) => id),
        [first.id, second.id],
      )
      const [event] = (await page({ type: 'report.ready' })).body.items
      assert.deepEqual(JSON.parse(stream.messages()[1]?.data ?? ''), event)
      stream.leave()
      const resumed = await open({ 'last-event-id': first.id })
      await eventually(() => resumed.messages().length === 1)
      assert.equal(resumed.messages()[0]?.id, second.id)
      resumed.leave()
      await Promise.all([stream.over, resumed.over])
    })

    test('is refused if it cannot resume', async () => {
      const statuses = []
      for (const id of ['nonsense', `evt_${'0'.repeat(26)}`]) {
        const { answer } = await open({ 'last-event-id': id })
        statuses.push(answer.status)
      }
      assert.deepEqual(statuses, [400, 410])
    })

    test('sends heartbeats', async () => {
      const stream = await open()
      await eventually(() => stream.text() !== '')
      app.clock.advanceSteady(16_000)
      await eventually(() => stream.text().includes(': still here'))
      stream.leave()
      await stream.over
    })

    test('ends within a second after the key is revoked', async () => {
      const stream = await open()
      const controlMs = await timeOf(() => eventually(() => stream.text() !== ''))
      await app.access.keys.revoke(keyId)
      const ms = await timeOf(() => eventually(() => stream.hasEnded()))
      assert.ok(ms < paceLimit({ controlMs, times: 20, floorMs: 1_500 }), `${ms} ms, to open it ${controlMs} ms`)
    })

    test('allows at most five open streams', async () => {
      const streams = await Promise.all(Array.from({ length: 5 }, () => open()))
      assert.deepEqual(
        streams.map(({ answer }) => answer.status),
        [200, 200, 200, 200, 200],
      )
      const sixth = await open()
      assert.equal(sixth.answer.status, 429)
      for (const { leave } of streams) leave()
      await Promise.all(streams.map(({ over }) => over))
      await eventually(async () => {
        const again = await open()
        again.leave()
        return again.answer.status === 200
      })
    })
  })

  test('are stored for 30 days; an older cursor is refused', async () => {
    const { body } = await page()
    await record('webhook.test')
    const second = (await page({ since: body.nextCursor })).body
    await app.pass(31 * DAY)
    await app.alerts.sweep()
    await record('report.ready')
    assert.equal((await page({ since: body.nextCursor })).status, 410)
    assert.deepEqual(
      (await page({ since: second.nextCursor })).body.items.map(({ type }) => type),
      ['report.ready'],
    )
    assert.equal((await page()).body.items.length, 1)
  })

  test('streams end when the service stops', async () => {
    const other = await startTestApp()
    const answer = await fetch(`${other.baseUrl}/v1/events`, {
      headers: { authorization: `Bearer ${other.key}`, accept: 'text/event-stream' },
    })
    const over = answer.text()
    await other.close()
    assert.match(await over, /^retry: /)
  })
})
