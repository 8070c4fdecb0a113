import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import fc from 'fast-check'
import { Redis } from 'ioredis'
import { paceLimit, timeOf } from '../../../test/pace.ts'
import { type RedisServer, startRedisServer, withoutRedis } from '../../../test/redis-server.ts'
import { HOUR } from '../../lib/clock.ts'
import type { LimitWindow } from '../rules/limits.ts'
import { createMemoryWindow } from './memory-window.ts'
import { createRedisWindow, type RedisWindow } from './redis-window.ts'

const WINDOW = 60_000
const START = 1_795_132_800_000

/** One of the two, on a clock that a test moves. */
interface Subject {
  window: LimitWindow
  /** Milliseconds with at most three digits behind the point. */
  setClock(to: number): Promise<void>
  /** Forgets everything. */
  renew(): Promise<void>
}

let count = 0
const newKey = () => `plan:acc_${++count}`

/** What an observer with the whole history would say. */
function createModel() {
  let admitted: number[] = []
  return (at: number, quota: number, cost: 0 | 1) => {
    admitted = admitted.filter((time) => time > at - WINDOW)
    const fits = admitted.length < quota
    if (fits && cost === 1) admitted.push(at)
    const next = admitted[Math.max(0, admitted.length - quota)]
    return {
      admitted: fits,
      remaining: Math.max(0, quota - admitted.length),
      waitMs: next === undefined ? 0 : Math.round((next + WINDOW - at) * 1000) / 1000,
    }
  }
}

function suite(name: string, open: () => Promise<Subject & { close(): Promise<void> }>, skip: string | false): void {
  describe(name, { skip }, () => {
    let subject: Awaited<ReturnType<typeof open>>
    let key: string
    before(async () => {
      subject = await open()
    })
    after(() => subject.close())
    beforeEach(async () => {
      await subject.renew()
      await subject.setClock(START)
      key = newKey()
    })

    const take = async (quota: number, cost: 0 | 1 = 1, of = key) => {
      const { admitted, remaining, waitMs } = await subject.window.take(of, quota, cost)
      return { admitted, remaining, waitMs: Math.round(waitMs * 1000) / 1000 }
    }
    const times = async (n: number, quota: number) => {
      let admitted = 0
      for (let i = 0; i < n; i++) if ((await take(quota)).admitted) admitted++
      return admitted
    }

    test('admits the quota and not one more, and again when exactly the window has passed', async () => {
      assert.equal(await times(150, 100), 100)
      await subject.setClock(START + WINDOW - 0.001)
      assert.deepEqual(await take(100), { admitted: false, remaining: 0, waitMs: 0.001 })
      await subject.setClock(START + WINDOW)
      assert.equal(await times(150, 100), 100)
    })

    test('slides: each comes free when its own time is over, however they were spread', async () => {
      for (let i = 0; i < 5; i++) {
        await subject.setClock(START + i * 10_000)
        assert.deepEqual(await take(5), { admitted: true, remaining: 4 - i, waitMs: WINDOW - i * 10_000 })
      }
      await subject.setClock(START + 50_000)
      assert.deepEqual(await take(5), { admitted: false, remaining: 0, waitMs: 10_000 })
      await subject.setClock(START + WINDOW)
      assert.deepEqual(await take(5), { admitted: true, remaining: 0, waitMs: 10_000 })
      assert.equal((await take(5)).admitted, false)
    })

    test('what is refused counts for nothing, and looking costs nothing', async () => {
      assert.deepEqual(await take(2, 0), { admitted: true, remaining: 2, waitMs: 0 })
      assert.equal(await times(1_000, 2), 2)
      await subject.setClock(START + 30_000)
      for (let i = 0; i < 10; i++) await take(2)
      assert.deepEqual(await take(2, 0), { admitted: false, remaining: 0, waitMs: 30_000 })
      await subject.setClock(START + WINDOW)
      assert.deepEqual(await take(2, 0), { admitted: true, remaining: 2, waitMs: 0 })
      assert.equal(await times(3, 2), 2)
    })

    test('keys know nothing of each other', async () => {
      const other = newKey()
      assert.equal(await times(3, 3), 3)
      assert.equal((await take(3, 1, other)).admitted, true)
      assert.equal((await take(3)).admitted, false)
    })

    test('another quota acts at once on what was admitted before', async () => {
      assert.equal(await times(10, 10), 10)
      assert.deepEqual(await take(12), { admitted: true, remaining: 1, waitMs: WINDOW })
      await subject.setClock(START + 1_000)
      assert.equal((await take(12)).admitted, true)
      // Twelve are in, four may be: nine must leave, the last of them with the first eleven.
      assert.deepEqual(await take(4), { admitted: false, remaining: 0, waitMs: WINDOW - 1_000 })
      await subject.setClock(START + WINDOW)
      assert.deepEqual(await take(4, 0), { admitted: true, remaining: 3, waitMs: 1_000 })
    })

    test('a clock that is set back lets nobody in too often and keeps nobody out longer than a window', async () => {
      assert.equal(await times(10, 10), 10)
      const back = START - HOUR
      await subject.setClock(back)
      assert.deepEqual(await take(10), { admitted: false, remaining: 0, waitMs: WINDOW })
      await subject.setClock(back + WINDOW - 1)
      assert.equal((await take(10)).admitted, false)
      await subject.setClock(back + WINDOW)
      assert.equal(await times(20, 10), 10)
    })

    test('a thousand at the same moment: exactly the quota', async () => {
      const answers = await Promise.all(Array.from({ length: 1_000 }, () => take(100)))
      assert.equal(answers.filter(({ admitted }) => admitted).length, 100)
    })

    test('any interleaving of keys, quotas, looks and pauses is answered as the whole history says', async () => {
      const step = fc.record({
        key: fc.constantFrom('a', 'b'),
        pause: fc.oneof(
          fc.constant(0),
          fc.integer({ min: 0, max: 3 }).map((micros) => micros / 1000),
          fc.integer({ min: 0, max: WINDOW / 3 }),
          fc.constantFrom(WINDOW - 0.001, WINDOW, WINDOW + 0.001, 2 * WINDOW),
        ),
        quota: fc.oneof({ weight: 3, arbitrary: fc.constant(5) }, fc.integer({ min: 1, max: 12 })),
        cost: fc.constantFrom(0 as const, 1 as const, 1 as const),
      })
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 80 }), async (steps) => {
          const keys = { a: newKey(), b: newKey() }
          const models = { a: createModel(), b: createModel() }
          let micros = START * 1000
          for (const { key, pause, quota, cost } of steps) {
            micros += Math.round(pause * 1000)
            await subject.setClock(micros / 1000)
            const which = key as 'a' | 'b'
            assert.deepEqual(await take(quota, cost, keys[which]), models[which](micros / 1000, quota, cost))
          }
        }),
        { numRuns: 60 },
      )
    })
  })
}

suite(
  'in memory',
  async () => {
    let at = START
    const open = () => createMemoryWindow({ now: () => at, windowMs: WINDOW })
    let window = open()
    return {
      window: { take: (...asked) => window.take(...asked) },
      async setClock(to) {
        at = to
      },
      async renew() {
        window = open()
      },
      async close() {},
    }
  },
  false,
)

const CLOCK = 'the clock of a test'

suite(
  'in Redis',
  async () => {
    const server = await startRedisServer()
    const admin = new Redis(server.url)
    const window = createRedisWindow({
      url: server.url,
      windowMs: WINDOW,
      time: `return tonumber(redis.call('GET', '${CLOCK}'))`,
    })
    await window.start()
    return {
      window,
      setClock: async (to) => void (await admin.set(CLOCK, String(Math.round(to * 1000)))),
      renew: async () => void (await admin.flushall()),
      async close() {
        window.stop()
        admin.disconnect()
        await server.close()
      },
    }
  },
  withoutRedis,
)

describe('in memory, besides', () => {
  test('keys that were not asked for during a window are forgotten', () => {
    let at = 0
    const window = createMemoryWindow({ now: () => at, windowMs: WINDOW })
    for (let i = 0; i < 1_000; i++) window.take(`key ${i}`, 5, 1)
    assert.equal(window.size(), 1_000)
    for (at = WINDOW; at <= 3 * WINDOW; at += WINDOW) window.take('another', 5, 1)
    assert.equal(window.size(), 1)
  })

  test('from the bound on, new keys are counted as one, known ones as before', () => {
    let at = 0
    const window = createMemoryWindow({ now: () => at, windowMs: WINDOW, most: 100 })
    for (let i = 0; i < 100; i++) assert.equal(window.take(`key ${i}`, 2, 1).admitted, true)
    const crowd = Array.from({ length: 10 }, (_, i) => window.take(`more ${i}`, 2, 1).admitted)
    assert.equal(crowd.filter(Boolean).length, 2)
    assert.equal(window.take('key 7', 2, 1).admitted, true)
    assert.ok(window.size() <= 101)
    for (at = WINDOW; at <= 3 * WINDOW; at += WINDOW) window.take('key 7', 2, 1)
    assert.equal(window.take('more 1', 2, 1).admitted, true)
  })
})

describe('in Redis, besides', { skip: withoutRedis }, () => {
  let server: RedisServer
  let window: RedisWindow
  let admin: Redis
  before(async () => {
    server = await startRedisServer()
    window = createRedisWindow({ url: server.url, windowMs: 2_000 })
    admin = new Redis(server.url)
    await window.start()
  })
  after(async () => {
    window.stop()
    admin.disconnect()
    await server.close()
  })

  test("the time is Redis' own, to the microsecond", async () => {
    const [seconds = 0, micros = 0] = (await admin.time()).map(Number)
    await window.take('timed', 5, 1)
    const [kept] = await admin.lrange('gonggo:limit:timed', 0, -1)
    const later = Number(kept) - (seconds * 1e6 + micros)
    assert.ok(later >= 0 && later < 5e6, kept)
  })

  test('a line that nobody adds to goes by itself', async () => {
    await window.take('left', 5, 1)
    const left = await admin.pttl('gonggo:limit:left')
    assert.ok(left > 2_000 && left <= 4_000, String(left))
  })

  test('a script that Redis has forgotten is sent again', async () => {
    await admin.script('FLUSH')
    assert.equal((await window.take('again', 5, 1)).admitted, true)
  })

  test('while it is away every question fails at once', async () => {
    const controlMs = await timeOf(() => window.take('here', 5, 1))
    await server.stop()
    const ms = await timeOf(() => assert.rejects(window.take('away', 5, 1)))
    assert.ok(ms < paceLimit({ controlMs, times: 50, floorMs: 500 }), `${ms} ms, before ${controlMs} ms`)
    await server.start()
  })
})
