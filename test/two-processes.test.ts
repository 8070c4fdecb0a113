import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from './app-harness.ts'
import { makeAccount, makeKey } from './factories.ts'
import { openTestDatabase, type TestDatabase } from './harness.ts'
import { paceLimit, timeOf } from './pace.ts'
import { type RedisServer, startRedisServer, withoutRedis } from './redis-server.ts'
import { type Service, startService } from './services.ts'
import { listenFor } from './tcp-database.ts'

/** Two separate services on one PostgreSQL: each must know the changes of the other. */

const SECRET = 'a secret of both processes'
const SOON_MS = 1_000
const STEP_MS = 20

describe('two processes', { skip: withoutRedis }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-two-'))
  let database: TestDatabase
  let wire: Awaited<ReturnType<typeof listenFor>>
  let redis: RedisServer
  /** Creates accounts and keys; serves no requests. */
  let maker: TestApp
  let services: [Service, Service]
  const addresses = new WeakMap<Service, string>()

  /** Serves requests once it has started. */
  async function start(): Promise<Service> {
    const env = { DATABASE_URL: wire.url, REDIS_URL: redis.url, GONGGO_SECRET: SECRET }
    const service = startService({
      folder,
      words: ['--role', 'api'],
      env: { ...env, GONGGO_DEMO: '0', GONGGO_PORT: '0' },
    })
    addresses.set(service, await service.listening())
    return service
  }

  before(async () => {
    database = await openTestDatabase()
    maker = await startTestApp({ database, env: { GONGGO_SECRET: SECRET } })
    wire = await listenFor(database.target)
    redis = await startRedisServer()
    services = [await start(), await start()]
  })

  after(async () => {
    await Promise.all(services.map((service) => service.end()))
    await maker.close()
    await redis.close()
    wire.close()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const ask = async (service: Service, method: string, path: string, key: string) => {
    const answer = await fetch(`${addresses.get(service)}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}` },
    })
    const text = await answer.text()
    return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown> }
  }
  const outcome = async (service: Service, key: string) => {
    const { status, body } = await ask(service, 'GET', '/v1/keywords', key)
    return `${status} ${body.code ?? ''}`.trim()
  }
  /**
   * Milliseconds until the other process gives the same response: within a second, or on a busy machine within the time
   * of some fifty requests that need no update.
   */
  async function until(expected: string, service: Service, key: string): Promise<number> {
    const started = performance.now()
    const controlMs = await timeOf(() => fetch(`${addresses.get(service)}/healthz`).then((answer) => answer.text()))
    const limit = paceLimit({ controlMs, times: 50, floorMs: SOON_MS })
    for (;;) {
      if ((await outcome(service, key)) === expected) return performance.now() - started
      assert.ok(performance.now() - started < limit, `not ${expected} within ${limit} ms`)
      await new Promise((resolve) => setTimeout(resolve, STEP_MS))
    }
  }

  test('a key revoked by one is refused by the other within a second, and so is a rotated secret', async (t) => {
    const { id: accountId } = await makeAccount(maker, { plan: 'enterprise' })
    const { key: master } = await makeKey(maker, accountId)
    const times: number[] = []
    for (let round = 0; round < 6; round++) {
      const [teller, other] = round % 2 === 0 ? services : [services[1], services[0]]
      const { key, id } = await makeKey(maker, accountId)
      // Twice, so that both cache it.
      for (const service of [teller, other, teller, other]) assert.equal(await outcome(service, key), '200')
      if (round < 4) {
        assert.equal((await ask(teller, 'DELETE', `/v1/keys/${id}`, master)).status, 204)
        times.push(await until('401 revoked_key', other, key))
        assert.equal(await outcome(other, master), '200')
      } else {
        const rotated = await maker.access.keys.rotate(id, 0)
        times.push(await until('401 expired_key', other, key))
        assert.equal(await outcome(other, rotated?.key ?? ''), '200')
      }
      await until(round < 4 ? '401 revoked_key' : '401 expired_key', teller, key)
    }
    t.diagnostic(`told over within ${Math.round(Math.max(...times))} ms, ${times.map(Math.round).join(' ')}`)
  })

  test('requests of both are counted together; one that is killed takes its last batch with it at most', async () => {
    const { id: accountId } = await makeAccount(maker, { plan: 'enterprise' })
    const { key } = await makeKey(maker, accountId)
    const counted = async (service: Service) => {
      const { body } = await ask(service, 'GET', '/v1/usage', key)
      return (body.days as { requests: number }[]).reduce((sum, { requests }) => sum + requests, 0)
    }
    const [one, other] = services
    for (let i = 0; i < 10; i++) await Promise.all([outcome(one, key), outcome(other, key)])
    // A request first writes what its process has not written yet.
    assert.ok((await counted(one)) >= 10)
    assert.equal(await counted(other), 20)
    for (let i = 0; i < 3; i++) await outcome(other, key)
    await other.end('SIGKILL')
    const left = await counted(one)
    assert.ok(left >= 20 && left <= 23, String(left))
    services[1] = await start()
    await outcome(services[1], key)
    assert.equal(await counted(services[1]), left + 1)
    assert.equal(await counted(one), left + 1)
  })
})
