import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { type ProblemAnswer, startTestApp, type TestApp } from '../../test/app-harness.ts'
import { bidRecord, makeAccount, makeKey, NOW } from '../../test/factories.ts'
import { eventually } from '../../test/harness.ts'
import { DAY, HOUR } from '../lib/clock.ts'
import type { Report } from './schema.ts'

interface Told<Body = Report & ProblemAnswer> {
  status: number
  headers: Headers
  body: Body
}

describe('reports over HTTP', () => {
  let app: TestApp
  let accountId: string
  let key: string
  before(async () => {
    app = await startTestApp()
  })
  beforeEach(async () => {
    const account = await makeAccount(app, { plan: 'enterprise', name: '한빛기업 주식회사' })
    accountId = account.id
    key = (await makeKey(app, accountId)).key
  })
  after(() => app.close())

  async function call<Body = Report & ProblemAnswer>(
    method: string,
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Told<Body>> {
    const answer = await fetch(`${app.baseUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, body: (text === '' ? null : JSON.parse(text)) as Body }
  }

  const ask = (body: object, headers = {}) =>
    call('POST', '/v1/reports', { body: { period: 'monthly', of: '2026-11-20', format: 'json', ...body }, headers })

  const made = (id: string) =>
    eventually(async () => {
      const { body } = await call('GET', `/v1/reports/${id}`)
      return body.state === 'ready' || body.state === 'failed' ? body : null
    }, 30_000)

  async function watch(keyword: string): Promise<void> {
    assert.equal((await call('POST', '/v1/keywords', { body: { keyword } })).status, 201)
  }

  test('is asked for, made, fetched by key and by link, and deleted', async () => {
    await app.bids.upsert([bidRecord({ title: '서버 구매', postedAt: NOW - DAY })], () => false)
    await watch('서버')
    const asked = await ask({ format: 'pdf' })
    assert.equal(asked.status, 202)
    assert.equal(asked.headers.get('location'), `/v1/reports/${asked.body.id}`)
    assert.equal(asked.body.state, 'queued')
    assert.deepEqual([asked.body.from, asked.body.to], ['2026-11-01T00:00:00+09:00', '2026-11-30T23:59:59+09:00'])
    const report = await made(asked.body.id)
    assert.deepEqual([report.state, report.progress, report.reason], ['ready', 100, null])
    const byKey = await fetch(`${app.baseUrl}/v1/reports/${report.id}/content`, {
      headers: { authorization: `Bearer ${key}`, accept: 'application/json' },
    })
    assert.equal(byKey.headers.get('content-type'), 'application/pdf')
    assert.equal(
      byKey.headers.get('content-disposition'),
      `attachment; filename="gonggo-monthly-report.pdf"; filename*=UTF-8''${encodeURIComponent('공고_월간보고서_2026-11.pdf')}`,
    )
    const bytes = Buffer.from(await byKey.arrayBuffer())
    assert.equal(bytes.length, report.bytes)
    assert.equal(bytes.subarray(0, 5).toString(), '%PDF-')
    const byLink = await fetch(report.contentUrl ?? '')
    assert.ok(bytes.equals(Buffer.from(await byLink.arrayBuffer())))
    assert.equal((await call('DELETE', `/v1/reports/${report.id}`)).status, 204)
    assert.equal((await fetch(report.contentUrl ?? '')).status, 404)
    assert.equal((await call('GET', `/v1/reports/${report.id}`)).status, 404)
    assert.equal((await app.db.sql`select from report_files where account_id = ${accountId}`).length, 0)
  })

  test('says as JSON what the API says, of one place in the feed', async () => {
    const notices = Array.from({ length: 120 }, (_, index) =>
      bidRecord({
        title: `배수지 정비 ${index}`,
        postedAt: NOW - DAY - index,
        closeAt: NOW + (index % 20) * DAY + HOUR,
      }),
    )
    await app.bids.upsert(notices, () => false)
    await watch('배수지')
    const { body: report } = await ask({})
    const ready = await made(report.id)
    const content = await (await fetch(ready.contentUrl ?? '')).json()
    const every = async (query: Record<string, string>) => {
      const first = await app.get<{ total: number; items: object[] }>('/v1/bids', { ...query, pageSize: 100 }, { key })
      const second = await app.get<{ items: object[] }>('/v1/bids', { ...query, pageSize: 100, page: 2 }, { key })
      return { total: first.body.total, items: [...first.body.items, ...second.body.items] }
    }
    const period = { postedFrom: '2026-11-01', postedTo: '2026-11-30' }
    assert.deepEqual(content.sections.matches, await every({ matched: 'true', ...period }))
    assert.equal(content.sections.matches.total, 120)
    const soon = { closeFrom: '2026-11-20T09:00:00+09:00', closeTo: '2026-12-04T09:00:00+09:00' }
    assert.deepEqual(
      content.sections.closing,
      await every({ matched: 'true', status: 'open', sort: 'closeAt', ...soon }),
    )
    const { body: winners } = await app.get('/v1/statistics/winners', { from: '2026-11-01', to: '2026-11-30' }, { key })
    assert.deepEqual(content.sections.statistics, winners)
    assert.deepEqual(content.asOf, ready.asOf)
    assert.equal(content.asOf.position, (winners as { asOf: { position: number } }).asOf.position)
    assert.deepEqual(
      [content.period, content.from, content.to],
      ['monthly', '2026-11-01T00:00:00+09:00', '2026-11-30T23:59:59+09:00'],
    )
  })

  test('takes the last full week or month where no day is named', async () => {
    const spanOf = async (period: string) => {
      const { body } = await ask({ period, of: undefined })
      return [body.from.slice(0, 10), body.to.slice(0, 10)]
    }
    assert.deepEqual(await spanOf('weekly'), ['2026-11-09', '2026-11-15'])
    assert.deepEqual(await spanOf('monthly'), ['2026-10-01', '2026-10-31'])
  })

  test('a second call with the same key of idempotency starts nothing', async () => {
    const headers = { 'idempotency-key': 'report-1' }
    const [first, second] = [await ask({}, headers), await ask({}, headers)]
    assert.equal(second.body.id, first.body.id)
    assert.equal(second.headers.get('idempotent-replayed'), 'true')
  })

  test('a link ends after an hour, an altered one opens nothing', async () => {
    const { body } = await ask({ sections: ['matches'] })
    const { contentUrl } = await made(body.id)
    const link = contentUrl ?? ''
    assert.equal((await fetch(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`)).status, 404)
    await app.pass(HOUR - 1_000)
    assert.equal((await fetch(link)).status, 200)
    await app.pass(2_000)
    assert.equal((await fetch(link)).status, 404)
    await app.pass(-HOUR - 1_000)
  })

  test('refuses what it cannot read, and names it', async () => {
    const faults = async (body: object) => {
      const { status, body: told } = await ask(body)
      return [status, ...(told.errors ?? []).map(({ name, code }) => `${name} ${code}`)]
    }
    assert.deepEqual(await faults({ of: 'yesterday' }), [400, 'of invalid_field'])
    assert.deepEqual(await faults({ of: '2027-01-01' }), [400, 'of invalid_field'])
    assert.deepEqual(await faults({ format: 'docx' }), [400, 'format invalid_field'])
    assert.deepEqual(await faults({ filter: { region: ['서울', '아틀란티스'] } }), [
      400,
      'filter.region[1] unknown_region',
    ])
    assert.deepEqual(await faults({ filter: { minAmt: 2, maxAmt: 1 } }), [400, 'filter.maxAmt reversed_range'])
    assert.deepEqual(await faults({ sections: ['weather'] }), [400, 'sections[0] invalid_field'])
  })

  test('tells of a ready report by event', async () => {
    const { body } = await ask({ sections: ['closing'] })
    await made(body.id)
    const [event] = await app.db.sql<{ type: string }[]>`
      select * from events where account_id = ${accountId}`
    assert.equal(event?.type, 'report.ready')
    assert.ok(JSON.stringify(event).includes(body.id))
  })

  test('is nobody else’s', async () => {
    const { body } = await ask({ sections: ['closing'] })
    await made(body.id)
    const stranger = await makeAccount(app, { plan: 'enterprise' })
    const foreign = { headers: { authorization: `Bearer ${(await makeKey(app, stranger.id)).key}` } }
    for (const path of [`/v1/reports/${body.id}`, `/v1/reports/${body.id}/content`]) {
      assert.equal((await call('GET', path, foreign)).status, 404, path)
    }
    assert.equal((await call('DELETE', `/v1/reports/${body.id}`, foreign)).status, 404)
    assert.equal((await call<{ total: number }>('GET', '/v1/reports', foreign)).body.total, 0)
  })

  test('loses its file after 30 days and stays as expired', async () => {
    const { body } = await ask({ sections: ['closing'] })
    const { contentUrl } = await made(body.id)
    await app.db.sql`update reports set expires_at = now() - interval '1 second' where id = ${body.id}`
    assert.equal((await fetch(contentUrl ?? '')).status, 404)
    assert.equal(await app.reports.sweep(), 1)
    const { body: after } = await call('GET', `/v1/reports/${body.id}`)
    assert.deepEqual([after.state, after.contentUrl], ['expired', null])
    assert.equal((await app.db.sql`select from report_files where report_id = ${body.id}`).length, 0)
  })
})
