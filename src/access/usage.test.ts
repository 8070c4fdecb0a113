import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import fc from 'fast-check'
import { startTestApp, type TestApp } from '../../test/app-harness.ts'
import { createTestClock, makeAccount, makeKey, NOW, type TestClock } from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/harness.ts'
import { DAY, HOUR } from '../lib/clock.ts'
import { createDb, type Db } from '../lib/db/index.ts'
import type { Usage } from './schema/usage.ts'
import { createUsage, type UsageKind } from './service/usage.ts'

describe('counting requests', () => {
  let database: TestDatabase
  let clock: TestClock
  let accountId: string
  let made = 0
  before(async () => {
    database = await openTestDatabase()
  })
  after(() => database.close())
  beforeEach(() => {
    clock = createTestClock()
    accountId = `acc_${made++}`
  })

  const counterOn = (db: Db = database.db) =>
    createUsage({ db, clock, limits: { state: async () => [] }, counters: async () => [] })
  const daysOf = async (usage = counterOn(), account = accountId) =>
    (await usage.read({ accountId: account, plan: 'pro', requestLimit: null })).days.filter(
      ({ requests, manage, limited }) => requests + manage + limited > 0,
    )

  test('by account, kind and day in Seoul', async () => {
    const usage = counterOn()
    usage.count(accountId, 'requests')
    usage.count(accountId, 'requests')
    usage.count(accountId, 'manage')
    usage.count('acc_other', 'requests')
    clock.set(Date.parse('2026-11-20T23:59:59+09:00'))
    usage.count(accountId, 'limited')
    clock.advance(1_000)
    usage.count(accountId, 'requests')
    assert.deepEqual(await daysOf(usage), [
      { day: '2026-11-20', requests: 2, manage: 1, console: 0, limited: 1 },
      { day: '2026-11-21', requests: 1, manage: 0, console: 0, limited: 0 },
    ])
  })

  test('thirty days are told, each of them, today last', async () => {
    const usage = counterOn()
    usage.count(accountId, 'requests')
    clock.advance(29 * DAY)
    const { days } = await usage.read({ accountId, plan: 'pro', requestLimit: null })
    assert.equal(days.length, 30)
    assert.deepEqual([days[0]?.day, days[0]?.requests, days.at(-1)?.day], ['2026-11-20', 1, '2026-12-19'])
    assert.equal(new Set(days.map(({ day }) => day)).size, 30)
    clock.advance(DAY)
    assert.deepEqual(await daysOf(usage), [])
  })

  test('two processes add up, and one that comes later goes on where they were', async () => {
    const [one, other] = [counterOn(), counterOn()]
    for (let round = 0; round < 5; round++) {
      one.count(accountId, 'requests')
      other.count(accountId, 'requests')
      await Promise.all([one.flush(), other.flush()])
    }
    const later = counterOn()
    later.count(accountId, 'requests')
    assert.deepEqual(await daysOf(later), [{ day: '2026-11-20', requests: 11, manage: 0, console: 0, limited: 0 }])
  })

  test('a killed process loses what it had not yet written, and nothing else', async () => {
    const doomed = counterOn()
    for (let i = 0; i < 7; i++) doomed.count(accountId, 'requests')
    await doomed.flush()
    for (let i = 0; i < 3; i++) doomed.count(accountId, 'requests')
    assert.equal((await daysOf())[0]?.requests, 7)
  })

  test('what could not be written is kept for the next time, with what came meanwhile', async () => {
    const usage = counterOn()
    usage.count(accountId, 'requests')
    await database.db.sql`alter table usage_days rename to usage_away`
    await assert.rejects(usage.flush())
    usage.count(accountId, 'requests')
    await assert.rejects(usage.flush())
    await database.db.sql`alter table usage_away rename to usage_days`
    await usage.flush()
    assert.equal((await daysOf())[0]?.requests, 2)
  })

  test('nothing new costs no statement', async () => {
    const gone = createDb({ target: { url: 'postgres://nobody@127.0.0.1:1/none' }, name: 'gone' })
    await counterOn(gone).flush()
    await gone.stop()
  })

  test('whatever the interleaving, the sum is what was counted', async () => {
    const step = fc.record({
      process: fc.nat(2),
      what: fc.constantFrom<UsageKind | 'flush' | 'tomorrow'>(
        'requests',
        'requests',
        'manage',
        'limited',
        'flush',
        'tomorrow',
      ),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        accountId = `acc_${made++}`
        clock.set(NOW)
        const processes = [counterOn(), counterOn(), counterOn()]
        const expected = { requests: 0, manage: 0, limited: 0 }
        const flushes: Promise<void>[] = []
        for (const { process, what } of steps) {
          const usage = processes[process] ?? counterOn()
          if (what === 'flush') flushes.push(usage.flush())
          else if (what === 'tomorrow') clock.advance(HOUR)
          else {
            usage.count(accountId, what)
            if (what !== 'console') expected[what]++
          }
        }
        await Promise.all([...flushes, ...processes.map((usage) => usage.flush())])
        const sum = (kind: keyof typeof expected, days: Usage['days']) => days.reduce((n, day) => n + day[kind], 0)
        const { days } = await counterOn().read({ accountId, plan: 'pro', requestLimit: null })
        for (const kind of ['requests', 'manage', 'limited'] as const) assert.equal(sum(kind, days), expected[kind])
      }),
      { numRuns: 40 },
    )
  })
})

describe('GET /v1/usage', () => {
  let app: TestApp
  before(async () => {
    app = await startTestApp()
  })
  after(() => app.close())

  const newKey = async (plan: 'pro' | 'enterprise', scopes: ['bids:read'] | null = null) => {
    const { id: accountId } = await makeAccount(app, { plan })
    return { accountId, ...(await makeKey(app, accountId, { scopes })) }
  }
  const usageOf = async (key: string) => {
    const { status, body } = await app.get<Usage>('/v1/usage', {}, { key })
    assert.equal(status, 200)
    return body
  }

  test('tells plan, limits and days to any key', async () => {
    const { key, accountId } = await newKey('pro', ['bids:read'])
    await makeKey(app, accountId)
    const { plan, asOf, counters, days } = await usageOf(key)
    assert.deepEqual([plan, asOf, days.at(-1)?.day], ['pro', '2026-11-20T09:00:00+09:00', '2026-11-20'])
    assert.deepEqual(counters, [
      { name: 'keys', limit: 1000, used: 2 },
      { name: 'keywords', limit: 100, used: 0 },
      { name: 'pursuits', limit: 10_000, used: 0 },
      { name: 'links', limit: 10, used: 0 },
    ])
    const big = await newKey('enterprise')
    assert.deepEqual((await usageOf(big.key)).counters[1], { name: 'keywords', limit: 1000, used: 0 })
  })

  test('tells every limit on requests, that of people who are signed in too', async () => {
    const { key } = await newKey('pro')
    const signedIn = await fetch(`${app.baseUrl}/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key }),
    })
    const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    assert.equal((await fetch(`${app.baseUrl}/v1/bids`, { headers: { cookie } })).status, 200)
    const { rateLimits, days } = await usageOf(key)
    assert.deepEqual(
      rateLimits.map(({ policy, limit, remaining }) => [policy, limit - remaining]),
      [
        ['pro', 0],
        ['manage', 1],
        ['console', 1],
      ],
    )
    assert.equal(rateLimits.at(-1)?.limit, 600)
    assert.equal(days.at(-1)?.console, 1)
  })

  test('a request counts from the key on, whatever its answer; a refused key does not', async () => {
    const { accountId, key } = await newKey('pro', ['bids:read'])
    const ask = async (path: string, query = {}, method = 'GET') => (await app.get(path, query, { key, method })).status
    assert.equal(await ask('/v1/bids'), 200)
    assert.equal(await ask('/v1/bids/none'), 404)
    assert.equal(await ask('/v1/bids', { nonsense: 1 }), 400)
    assert.equal(await ask('/v1/keywords'), 403)
    assert.equal(await ask('/v1/none'), 404)
    assert.equal(await ask('/v1/bids', {}, 'DELETE'), 405)
    assert.equal(await ask('/v1/keys'), 403)
    const gone = await makeKey(app, accountId)
    await app.access.keys.revoke(gone.id)
    await app.access.auth.pollChanges()
    assert.equal((await app.get('/v1/bids', {}, { key: gone.key })).status, 401)
    const { days } = await usageOf(key)
    assert.deepEqual(days.at(-1), { day: '2026-11-20', requests: 4, manage: 2, console: 0, limited: 0 })
  })

  test('is that of the account, over all its keys, and of no other', async () => {
    const { accountId, key } = await newKey('pro')
    const sibling = await makeKey(app, accountId)
    const other = await newKey('pro')
    for (const one of [key, sibling.key, other.key]) await app.get('/v1/bids', {}, { key: one })
    assert.equal((await usageOf(key)).days.at(-1)?.requests, 2)
    assert.equal((await usageOf(other.key)).days.at(-1)?.requests, 1)
  })

  test('survives a stop', async () => {
    const { key } = await newKey('pro')
    const other = await startTestApp({ database: app.database })
    await other.get('/v1/bids', {}, { key })
    await other.close()
    assert.equal((await usageOf(key)).days.at(-1)?.requests, 1)
  })
})
