// Rows of the first version: JSON is not migrated when a field is added, so what reads it must supply the field.

import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Pursuit } from '../src/pursuits/schema.ts'
import { startTestApp, type TestApp } from './app-harness.ts'
import { bidRecord, createTestClock, makeAccount, makeKey, roundRecord } from './factories.ts'
import { openTestDatabase, type TestDatabase } from './harness.ts'

const LISTS = { agency: [], industry: [], region: [], bsnsDiv: [], contractMethod: [], awardMethod: [] }
/** Never add a field here: old installations do not have it. */
const FIRST = {
  filter: { ...LISTS, minAmt: null, maxAmt: null, currency: 'KRW', unknownAmt: null, exclude: [] },
  alert: { email: 'instant', to: [], webhook: null, on: ['new'], remind: [] },
  result: {
    state: 'awarded',
    lot: '0',
    revision: 0,
    rebid: 0,
    at: '2026-11-20T08:00:00+09:00',
    winners: [{ name: '한빛건설', businessNo: '1234567890', amount: null, share: null }],
    amount: 44_000_000,
    currency: 'KRW',
    rate: null,
    rateBasis: null,
    bidders: null,
    reason: null,
    correctedAt: null,
  },
}
const NOT_LIVE = () => false

describe('JSON that the first version stored', () => {
  let database: TestDatabase
  let app: TestApp
  let key: string
  const ids: Record<string, string> = {}

  const call = async <Body>(method: string, path: string, body: object, from = app) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const answer = await fetch(`${from.baseUrl}${path}`, { method, headers, body: JSON.stringify(body) })
    const text = await answer.text()
    assert.ok(answer.ok, `${method} ${path}: ${answer.status} ${text}`)
    return JSON.parse(text) as Body
  }
  const read = async <Body>(path: string, headers: Record<string, string> = {}) => {
    const answer = await app.get<Body>(path, {}, { key, headers })
    assert.equal(answer.status, 200, `${path}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  before(async () => {
    database = await openTestDatabase()
    const clock = createTestClock()
    const first = await startTestApp({ database, clock, role: 'api' })
    const account = await makeAccount(first, { plan: 'enterprise' })
    key = (await makeKey(first, account.id)).key
    await first.bids.upsert([bidRecord({ number: 'R1', title: '도로 정비' })], NOT_LIVE)
    await first.bids.recordRounds('one', [roundRecord({ number: 'R1' })], NOT_LIVE)
    const create = async (name: string, body: object) => {
      ids[name] = (await call<{ id: string }>('POST', `/v1/${name}`, body, first)).id
    }
    await create('keywords', { keyword: '정비' })
    await create('links', { kind: 'calendar', of: 'search', keyword: '정비' })
    await create('pursuits', { noticeNo: 'R1' })
    const search = JSON.stringify({ keyword: '정비', filter: FIRST.filter })
    await database.db.sql`
      update keywords set alert = ${JSON.stringify(FIRST.alert)}::text::jsonb, filter = ${JSON.stringify(FIRST.filter)}::text::jsonb`
    await database.db.sql`update links set search = ${search}::text::json`
    await database.db.sql`update pursuits set result = ${JSON.stringify(FIRST.result)}::text::json`
    await first.close()
    // Another process, which has not cached the rows.
    app = await startTestApp({ database, clock, role: 'api' })
  })
  after(async () => {
    await app.close()
    await database.close()
  })

  test('a keyword is shown, searched with and changed', async () => {
    await read('/v1/keywords')
    await read(`/v1/keywords/${ids.keywords}`)
    const { total } = await read<{ total: number }>('/v1/bids?matched=true')
    assert.equal(total, 1)
    const change = { alert: { email: 'daily' } }
    const { alert } = await call<{ alert: object }>('PATCH', `/v1/keywords/${ids.keywords}`, change)
    assert.partialDeepStrictEqual(alert, { email: 'daily', on: ['new'] })
  })

  test('a link is shown and changed', async () => {
    await read('/v1/links')
    await read(`/v1/links/${ids.links}`)
    const { keyword } = await call<{ keyword: string }>('PATCH', `/v1/links/${ids.links}`, { name: '정비 일정' })
    assert.equal(keyword, '정비')
  })

  test('a pursuit is shown, changed and exported', async () => {
    await read('/v1/pursuits')
    const { result } = await read<Pursuit>(`/v1/pursuits/${ids.pursuits}`)
    assert.equal(result?.amount, FIRST.result.amount)
    await call('PATCH', `/v1/pursuits/${ids.pursuits}`, { bidAmount: 1 })
    assert.match(await read<string>('/v1/pursuits', { accept: 'text/csv' }), /44000000/)
  })
})
