import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../test/app-harness.ts'
import {
  accessDeps,
  bidRecord,
  createTestClock,
  makeAccount,
  makeKey,
  NOW,
  type TestClock,
} from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/harness.ts'
import { HOUR, MINUTE, SECOND } from '../lib/clock.ts'
import { createSecrets } from '../lib/secret.ts'
import { type Access, createAccess } from './index.ts'
import { makeKey as randomKey } from './rules/keys.ts'

const BIDS = { needs: 'notices', scope: 'bids:read' } as const

/** Somebody sets the clock of the machine back by an hour. Nothing that was shut may open again. */
describe('authentication', () => {
  let database: TestDatabase
  let clock: TestClock
  let access: Access
  const accountId = 'acc_clock'

  before(async () => {
    database = await openTestDatabase()
    await database.db.sql`
      insert into accounts (id, name, plan, state, language, zone, beta, created_at)
      values (${accountId}, 'test', 'pro', 'active', 'ko', 'Asia/Seoul', false, ${NOW})`
  })
  after(() => database.close())
  beforeEach(async () => {
    clock = createTestClock()
    access = createAccess({
      ...accessDeps(database.db, clock),
      secrets: () => createSecrets(['of no matter here']),
      stage: 'open-beta',
    })
    await access.auth.pollChanges()
  })

  const newKey = () => access.keys.issue({ accountId, name: null, scopes: null, expiresAt: null, createdBy: null })
  const from = async (address: string, key: string): Promise<string> => {
    try {
      const answer = await access.auth.admit(`Bearer ${key}`, BIDS, address)
      return typeof answer === 'string' ? answer : 'in'
    } catch (error) {
      return String((error as { code: string }).code)
    }
  }
  let first = 0
  /** Well formed, of nobody, each another one. */
  const wrongKey = () => {
    const places = [...String(++first).padStart(6, '0')].map(Number)
    return randomKey(() => places.shift() ?? 7)
  }
  const settle = async () => {
    await access.watch.flush()
    await access.auth.pollChanges()
  }

  test('a secret that was rotated away without grace stays shut, and so does a revoked key', async () => {
    const [rotated, revoked] = [await newKey(), await newKey()]
    await access.keys.rotate(rotated.record.id, 0)
    await access.keys.revoke(revoked.record.id)
    await settle()
    for (const to of [NOW, NOW - SECOND, NOW - HOUR]) {
      clock.set(to)
      await settle()
      assert.equal(await from('192.0.2.1', rotated.key), 'expired_key')
      assert.equal(await from('192.0.2.1', revoked.key), 'revoked_key')
    }
  })

  test('a node cut off from the database knows it after as long as ever', async () => {
    clock.advance(2 * SECOND)
    assert.equal(access.auth.silentMs(), 2 * SECOND)
    clock.set(NOW - HOUR)
    assert.equal(access.auth.silentMs(), 2 * SECOND)
    clock.advance(4 * SECOND)
    assert.equal(access.auth.silentMs(), 6 * SECOND)
    assert.ok(access.auth.isCutOff())
    await access.auth.pollChanges()
    assert.equal(access.auth.silentMs(), 0)
    clock.set(NOW + HOUR)
    assert.ok(access.auth.silentMs() >= HOUR, 'a machine that slept has heard nothing meanwhile')
  })

  test('nor does an answer that goes on, such as a stream', async () => {
    const { key } = await newKey()
    const remains = () => access.auth.isStillAdmitted(`Bearer ${key}`, BIDS, '192.0.2.1')
    assert.equal(await remains(), true)
    clock.set(NOW - HOUR)
    assert.equal(await remains(), true)
    clock.advance(6 * SECOND)
    assert.equal(await remains(), false)
  })

  test('typing errors now and then are no storm', async () => {
    const { key } = await newKey()
    for (let i = 0; i < 80; i++) {
      if (i === 1) clock.set(NOW - HOUR)
      await from('198.51.100.1', wrongKey())
      clock.advance(30 * SECOND)
    }
    await settle()
    assert.equal(await from('198.51.100.1', key), 'in')
  })

  test('a network blocked for a storm is blocked for a quarter of an hour, not for more', async () => {
    const { key } = await newKey()
    for (let i = 0; i < 50; i++) await from('203.0.113.1', wrongKey())
    await settle()
    assert.equal(await from('203.0.113.1', key), 'access_blocked')
    clock.set(NOW - HOUR)
    await settle()
    clock.advance(15 * MINUTE - 1)
    assert.equal(await from('203.0.113.1', key), 'access_blocked')
    clock.advance(1)
    assert.equal(await from('203.0.113.1', key), 'in')
  })

  test('networks a key was tried from an hour apart are not tries at the same time', async () => {
    const { key, record } = await newKey()
    await access.allowLists.replace({
      caller: { accountId, keyId: record.id },
      address: '192.0.2.1',
      requestId: 'req_x',
      input: { ranges: ['192.0.2.0/24'], force: true },
      isAsRead: () => true,
    })
    await settle()
    assert.equal(await from('198.51.100.1', key), 'ip_not_allowed')
    await settle()
    clock.set(NOW - HOUR)
    clock.advance(20 * MINUTE)
    for (const address of ['203.0.113.1', '100.64.0.1']) {
      assert.equal(await from(address, key), 'ip_not_allowed')
      await settle()
      clock.advance(9 * MINUTE)
    }
    assert.equal(await from('192.0.2.1', key), 'in')
    await access.allowLists.clear(accountId)
  })
})

describe('requests', () => {
  let app: TestApp
  before(async () => {
    app = await startTestApp()
  })
  after(() => app.close())

  const setBack = async () => {
    app.clock.set(NOW - HOUR)
    await app.access.auth.pollChanges()
  }
  const post = async (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${app.baseUrl}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${app.key}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })

  test('an Idempotency-Key is remembered, a cursor loses nothing, an anchor shows nothing twice', async () => {
    const headers = { 'idempotency-key': 'before' }
    const first = await (await post('/v1/keywords', { keyword: '하수관로' }, headers)).text()
    await app.bids.upsert(
      ['C1', 'C2', 'C3'].map((number) => bidRecord({ number })),
      () => false,
    )
    const { body } = await app.get<{ nextCursor: string }>('/v1/bids/changes')
    const { links } = await app.get('/v1/bids', { pageSize: 2 })
    await setBack()
    const again = await post('/v1/keywords', { keyword: '하수관로' }, headers)
    assert.deepEqual([again.headers.get('idempotent-replayed'), await again.text()], ['true', first])
    await app.bids.upsert([bidRecord({ number: 'C4' })], () => false)
    const { body: changes } = await app.get<{ items: { noticeNo: string }[] }>('/v1/bids/changes', {
      since: body.nextCursor,
    })
    assert.deepEqual(
      changes.items.map(({ noticeNo }) => noticeNo),
      ['C4'],
    )
    const { body: rest } = await app.get<{ items: { noticeNo: string }[] }>(links.next ?? '')
    assert.deepEqual(
      rest.items.map(({ noticeNo }) => noticeNo),
      ['C3', 'C4'],
    )
  })

  test('strangers who ask to take part wait an hour at most', async () => {
    app.clock.set(NOW)
    await app.access.auth.pollChanges()
    const ask = async (n: number) =>
      (await post('/consultations', { company: '한빛', name: '김하나', email: `m${n}@example.com` })).status
    for (let n = 0; n < 10; n++) assert.equal(await ask(n), 202)
    assert.equal(await ask(10), 429)
    await setBack()
    await app.pass(MINUTE)
    assert.equal(await ask(11), 202)
  })

  test('a key whose time was over is good for the hour that comes again, and no longer', async () => {
    const { key } = await makeKey(app, (await makeAccount(app)).id, { expiresAt: NOW + MINUTE })
    const outcome = async (at: number) => {
      app.clock.set(at)
      await app.access.auth.pollChanges()
      const { status, body } = await app.get<{ code?: string }>('/v1/keywords', {}, { key })
      return `${status} ${body.code ?? ''}`.trim()
    }
    assert.equal(await outcome(NOW + MINUTE), '401 expired_key')
    assert.equal(await outcome(NOW - HOUR), '200')
    assert.equal(await outcome(NOW + MINUTE), '401 expired_key')
  })
})
