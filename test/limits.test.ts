import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from './app-harness.ts'
import { makeAccount, makeKey } from './factories.ts'
import { eventually, openTestDatabase, type TestDatabase } from './harness.ts'
import { paceLimit, timeOf } from './pace.ts'
import { type RedisServer, startRedisServer, withoutRedis } from './redis-server.ts'
import { type Service, startService, wayTo } from './services.ts'

const SECRET = 'one secret for all processes'

/** Separate processes on one database, as an operator runs them. */
describe('several processes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-limits-'))
  let database: TestDatabase
  /** Creates accounts and keys; serves no requests, so it does not count. */
  let office: TestApp
  before(async () => {
    database = await openTestDatabase()
    office = await startTestApp({ database, env: { GONGGO_SECRET: SECRET } })
  })
  after(async () => {
    await office.close()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  function begin(env: Record<string, string> = {}): Service {
    const own = { GONGGO_SECRET: SECRET, GONGGO_PORT: '0', GONGGO_DATA: folder }
    return startService({ words: ['--role=api'], env: { ...wayTo(database), ...own, ...env } })
  }

  async function newKey(): Promise<string> {
    const { id } = await makeAccount(office, { requestLimit: null })
    return (await makeKey(office, id)).key
  }

  /** How many of these concurrent requests are admitted, sent to the processes in turn. */
  async function admitted(addresses: string[], key: string, n: number): Promise<number> {
    const asked = Array.from({ length: n }, (_, i) =>
      fetch(`${addresses[i % addresses.length]}/v1/keywords`, { headers: { authorization: `Bearer ${key}` } }),
    )
    const answers = await Promise.all(asked)
    for (const { status, headers } of answers) {
      assert.ok(status === 200 || status === 429, String(status))
      assert.match(headers.get('ratelimit') ?? '', /^"pro";r=\d+;t=\d+$/)
    }
    return answers.filter(({ status }) => status === 200).length
  }

  test('without Redis there is one; the second refuses to start and says what it needs', async () => {
    const first = begin()
    const address = await first.listening()
    const second = begin()
    assert.equal(await second.ended, 1)
    assert.match(second.output(), /Another Gonggo process answers requests .* set REDIS_URL/)
    assert.doesNotMatch(second.output(), /at .*\.ts:/)
    assert.equal(await admitted([address], await newKey(), 150), 100)
    assert.equal(await first.end(), 0, first.output())
    const next = begin()
    await next.listening()
    assert.equal(await next.end(), 0)
  })

  describe('with Redis', { skip: withoutRedis }, () => {
    let redis: RedisServer
    let services: Service[]
    let addresses: string[]
    before(async () => {
      redis = await startRedisServer()
      services = [begin({ REDIS_URL: redis.url }), begin({ REDIS_URL: redis.url })]
      addresses = await Promise.all(services.map((service) => service.listening()))
      await eventually(async () => (await database.db.sql`select from api_processes`).length === 2)
    })
    after(async () => {
      await Promise.all(services.map((service) => service.end()))
      await redis.close()
    })

    const metric = async (name: string) =>
      Promise.all(
        addresses.map(async (address) => {
          const text = await (await fetch(`${address}/metrics`)).text()
          return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
        }),
      )
    const said = (words: string) => services.map(({ output }) => output().split(words).length - 1)
    /** Without processor time, a process may consider Redis unavailable until its next request. */
    async function together(): Promise<void> {
      const key = await newKey()
      await eventually(async () => {
        await admitted(addresses, key, 2)
        return (await metric('gonggo_limiter_together')).every((one) => one === 1)
      })
    }
    const grown = (now: number[], before: number[]) => now.map((count, i) => count - (before[i] ?? 0))

    test('a thousand at once over two processes: exactly a hundred', async () => {
      assert.equal(await admitted(addresses, await newKey(), 1_000), 100)
      await together()
    })

    test('a third one without Redis refuses to start', async () => {
      const third = begin()
      assert.equal(await third.ended, 1)
      assert.match(third.output(), /set REDIS_URL/)
    })

    test('Redis gone: each admits its share, says so once and counts it; Redis back: together again', async () => {
      // By now, the processes know each other.
      await eventually(
        async () =>
          (
            await database.db.sql`
        select from api_processes where beat_at > started_at + interval '1 second'`
          ).length === 2,
      )
      await together()
      const [lost, found] = [said('Redis is unavailable'), said('Redis is available again')]
      const alone = await metric('gonggo_limiter_alone_total')
      await redis.stop()
      assert.equal(await admitted(addresses, await newKey(), 400), 100)
      assert.deepEqual(grown(said('Redis is unavailable'), lost), [1, 1])
      assert.deepEqual(await metric('gonggo_limiter_together'), [0, 0])
      assert.deepEqual(grown(await metric('gonggo_limiter_alone_total'), alone), [200, 200])
      await redis.start()
      const key = await newKey()
      await eventually(async () => {
        await admitted(addresses, key, 2)
        return grown(said('Redis is available again'), found).every((times) => times === 1)
      })
      await together()
      assert.equal(await admitted(addresses, await newKey(), 400), 100)
    })

    test('Redis that stands still holds nobody up for long', async () => {
      const [calm, key] = [await newKey(), await newKey()]
      const controlMs = await timeOf(() => admitted(addresses, calm, 20))
      redis.freeze()
      const ms = await timeOf(async () => assert.equal(await admitted(addresses, key, 20), 20))
      assert.ok(ms < paceLimit({ controlMs, times: 40, floorMs: 8_000 }), `${ms} ms, before ${controlMs} ms`)
      redis.thaw()
    })
  })
})
