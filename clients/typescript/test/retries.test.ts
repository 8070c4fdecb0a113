import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { freePort } from '../../../test/free-port.ts'
import { ApiError, type ClientOptions, ConnectionError, createClient, TimedOut } from '../src/index.ts'
import { cut, cutInside, json, play, refusal, type Scene, stall } from './scripted-server.ts'

const PAGE = { total: 0, page: 1, items: [] }
const KEYWORD = { keyword: '하수관로' }

async function start(scenes: Scene[], options: Partial<ClientOptions> = {}) {
  const { baseUrl, asked } = await play(...scenes)
  return { asked, gonggo: createClient({ baseUrl, key: 'gg_live_x', retryDelayMs: 1, ...options }) }
}

describe('retries of a request', () => {
  for (const [what, scene] of [
    ['429', refusal(429, 'rate_limited', { 'retry-after': '0' })],
    ['503', refusal(503, 'unavailable')],
    ['a connection that is cut', cut],
    ['a connection that is cut inside the body', cutInside()],
  ] as const)
    test(`a GET after ${what}`, async () => {
      const { gonggo, asked } = await start([scene, scene, json(PAGE)])
      assert.deepEqual(await gonggo.bids.list(), PAGE)
      assert.equal(asked.length, 3)
    })

  test('not more often than maxRetries; then the last error is thrown', async () => {
    const { gonggo, asked } = await start([refusal(503, 'unavailable')], { maxRetries: 3 })
    await assert.rejects(gonggo.bids.list(), { name: 'ApiError', code: 'unavailable', status: 503 })
    assert.equal(asked.length, 4)
    await assert.rejects(gonggo.bids.list({}, { maxRetries: 0 }), ApiError)
    assert.equal(asked.length, 5)
  })

  test('not after permanent errors, nor after internal errors of the service', async () => {
    for (const [status, code] of [
      [400, 'invalid_parameter'],
      [404, 'not_found'],
      [500, 'internal'],
    ] as const) {
      const { gonggo, asked } = await start([refusal(status, code), json(PAGE)])
      await assert.rejects(gonggo.bids.list(), { code })
      assert.equal(asked.length, 1)
    }
  })

  test('a DELETE and a PUT after a lost connection, a PATCH only after 429 and 503', async () => {
    const list = { ranges: [] }
    for (const scene of [cut, cutInside()]) {
      const { gonggo, asked } = await start([scene, json(list)])
      await gonggo.access.replaceIpAllowList(list)
      await gonggo.keywords.delete('kw_1')
      assert.deepEqual(
        asked.map(({ method }) => method),
        ['PUT', 'PUT', 'DELETE'],
      )
      const patched = await start([scene, json(KEYWORD)])
      await assert.rejects(patched.gonggo.keywords.change('kw_1', KEYWORD), ConnectionError)
      assert.equal(patched.asked.length, 1)
    }
    const busy = await start([refusal(503, 'unavailable'), json(KEYWORD)])
    await busy.gonggo.keywords.change('kw_1', KEYWORD)
    assert.equal(busy.asked.length, 2)
  })
})

describe('a POST', () => {
  test('has the same Idempotency-Key in all attempts; another call has another one', async () => {
    const { gonggo, asked } = await start([cut, cutInside(), json(KEYWORD)])
    await gonggo.keywords.create(KEYWORD)
    await gonggo.keywords.create(KEYWORD)
    const [first, ...others] = asked.map(({ headers }) => headers['idempotency-key'])
    assert.match(String(first), /^\d+-\d+-\d+-\d+$/)
    assert.deepEqual(others.slice(0, 2), [first, first])
    assert.notEqual(others[2], first)
    assert.equal(asked[0]?.body, JSON.stringify(KEYWORD))
  })

  test('uses the key of the caller', async () => {
    const { gonggo, asked } = await start([json(KEYWORD)])
    await gonggo.keywords.create(KEYWORD, { idempotencyKey: 'order-7' })
    assert.equal(asked[0]?.headers['idempotency-key'], 'order-7')
  })

  test('waits for an earlier attempt that is still running', async () => {
    const { gonggo, asked } = await start([cut, refusal(409, 'request_in_progress'), json(KEYWORD)])
    assert.deepEqual(await gonggo.keywords.create(KEYWORD), KEYWORD)
    assert.equal(asked.length, 3)
  })

  test('that accepts no key is not retried if it may have arrived', async () => {
    for (const scene of [cut, cutInside('<html>')]) {
      const { gonggo, asked } = await start([scene, json('')])
      await assert.rejects(gonggo.service.unsubscribe('link'), ConnectionError)
      assert.equal(asked.length, 1)
      assert.equal(asked[0]?.headers['idempotency-key'], undefined)
    }
    const { gonggo, asked } = await start([refusal(429, 'rate_limited'), json('')])
    await gonggo.service.unsubscribe('link')
    assert.equal(asked.length, 2)
  })

  test('that accepts no key is retried if it was never sent', async () => {
    let attempts = 0
    const { baseUrl, asked } = await play(json(''))
    const nobody = `http://127.0.0.1:${await freePort()}/`
    const ask: typeof fetch = (url, init) => {
      attempts++
      return attempts === 1 ? fetch(nobody, init) : fetch(url, init)
    }
    await createClient({ baseUrl, fetch: ask, retryDelayMs: 1 }).service.unsubscribe('link')
    assert.deepEqual([attempts, asked.length], [2, 1])
  })
})

describe('Retry-After', () => {
  const waited = async (header: string, options: Partial<ClientOptions> = {}) => {
    const { gonggo } = await start([refusal(429, 'rate_limited', { 'retry-after': header }), json(PAGE)], options)
    const from = performance.now()
    await gonggo.bids.list()
    return performance.now() - from
  }

  test('in seconds is waited for', async () => assert.ok((await waited('1')) >= 1000))

  test('as a date is waited for', async () => {
    const at = new Date(Date.now() + 2000)
    assert.ok((await waited(at.toUTCString())) > 0)
    assert.ok(Date.now() >= Math.floor(at.getTime() / 1000) * 1000)
  })

  test('that is longer than the caller allows causes an error at once', async () => {
    await assert.rejects(waited('3600'), { code: 'rate_limited', retryAfter: 3600 })
    await assert.rejects(waited('1', { maxRetryAfterMs: 500 }), { retryAfter: 1 })
  })

  test('that is invalid is ignored', async () => assert.ok((await waited('soon')) < 1000))
})

describe('time limits', () => {
  test('include the head and the body, of each attempt', async () => {
    for (const scene of [() => {}, stall()]) {
      let attempts = 0
      const ask: typeof fetch = (url, init) => {
        attempts++
        return fetch(url, init)
      }
      const { gonggo } = await start([scene], { timeoutMs: 50, maxRetries: 1, fetch: ask })
      await assert.rejects(gonggo.bids.list(), TimedOut)
      assert.equal(attempts, 2)
    }
  })

  test('are extended by the wait of a long poll', async () => {
    const slow: Scene = (response, asked) => {
      setTimeout(() => json({ items: [], nextCursor: 'c', hasMore: false })(response, asked), 40)
    }
    const { gonggo } = await start([slow], { timeoutMs: 20, maxRetries: 0 })
    assert.equal((await gonggo.bids.listChanges({ wait: 30 })).nextCursor, 'c')
    await assert.rejects(gonggo.bids.listChanges({}), TimedOut)
  })

  test('end when the caller aborts: before, during, inside the body, between attempts', async () => {
    const { gonggo } = await start([json(PAGE)])
    const reason = new Error('gone home')
    await assert.rejects(gonggo.bids.list({}, { signal: AbortSignal.abort(reason) }), reason)
    for (const scene of [() => {}, stall(), refusal(503, 'unavailable', { 'retry-after': '30' })]) {
      const leaving = new AbortController()
      const scenes: Scene = (response, asked) => {
        scene(response, asked)
        setTimeout(() => leaving.abort(reason), 20)
      }
      const { gonggo } = await start([scenes])
      await assert.rejects(gonggo.bids.list({}, { signal: leaving.signal }), reason)
    }
  })
})
