import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, before, beforeEach, describe, test } from 'node:test'
import { type Asking, type ProblemAnswer, startTestApp, type TestApp } from '../../test/app-harness.ts'
import { bidRecord, makeAccount, makeKey, NOW } from '../../test/factories.ts'
import { eventually, openTestDatabase, type TestDatabase } from '../../test/harness.ts'
import { HOUR, MINUTE, SECOND } from '../lib/clock.ts'

describe('the limit of a plan', () => {
  let app: TestApp
  let key: string
  let accountId: string
  before(async () => {
    app = await startTestApp()
    await app.bids.upsert([bidRecord({ number: 'L1' })], () => false)
  })
  after(() => app.close())
  beforeEach(async () => {
    app.clock.set(NOW)
    await app.pass(0)
    accountId = (await makeAccount(app, { requestLimit: null })).id
    key = (await makeKey(app, accountId)).key
  })

  const ask = async (asking: Asking = {}, path = '/v1/keywords') => {
    const { status, headers, body } = await app.get<ProblemAnswer | null>(path, {}, { key, ...asking })
    return {
      status,
      code: body?.code,
      policy: headers.get('ratelimit-policy'),
      rate: headers.get('ratelimit'),
      retryAfter: Number(headers.get('retry-after')),
      tag: headers.get('etag') ?? '',
    }
  }
  const askOften = async (n: number) =>
    (await Promise.all(Array.from({ length: n }, () => ask()))).map((it) => it.status)
  const accepted = async (n: number) => (await askOften(n)).filter((status) => status !== 429).length

  test('a thousand at once: exactly a hundred, and every answer says how things stand', async () => {
    assert.equal(await accepted(1_000), 100)
    const { status, code, policy, rate, retryAfter } = await ask()
    assert.deepEqual([status, code, policy, rate], [429, 'rate_limited', '"pro";q=100;w=60', '"pro";r=0;t=60'])
    assert.equal(retryAfter, 60)
  })

  test('counts all keys of an account together, and other accounts not at all', async () => {
    const second = await makeKey(app, accountId)
    assert.equal((await ask()).rate, '"pro";r=99;t=60')
    await app.pass(12_345)
    assert.equal((await ask({ key: second.key })).rate, '"pro";r=98;t=48')
    assert.equal(await accepted(200), 98)
    assert.equal((await ask({ key: second.key })).status, 429)
    const other = await makeAccount(app, { requestLimit: null, plan: 'enterprise' })
    const theirs = await makeKey(app, other.id)
    const { policy, rate } = await ask({ key: theirs.key })
    assert.deepEqual([policy, rate], ['"enterprise";q=1000;w=60', '"enterprise";r=999;t=60'])
  })

  test('who waits as long as he is told is admitted, and not a moment earlier', async () => {
    await app.pass(1)
    await ask()
    await app.pass(700)
    assert.equal(await accepted(99), 99)
    const { retryAfter } = await ask()
    assert.equal(retryAfter, 60)
    await app.pass(MINUTE - 701)
    assert.equal((await ask()).status, 429)
    await app.pass(retryAfter * SECOND - (MINUTE - 701))
    assert.equal((await ask()).status, 200)
    assert.equal(await accepted(200), 99, 'all of them have left by now')
  })

  test('every answer behind the limit carries the headers: not modified, refused, not found', async () => {
    const { tag } = await ask({}, '/v1/bids/L1')
    const poor = await makeKey(app, accountId, { scopes: ['keywords:read'] })
    const json = { method: 'POST', headers: { 'content-type': 'application/json' } }
    for (const [expected, asking, path] of [
      [304, { headers: { 'if-none-match': tag } }, '/v1/bids/L1'],
      [404, {}, '/v1/bids/none'],
      [400, {}, '/v1/keywords?nonsense=1'],
      [403, { key: poor.key }, '/v1/bids/L1'],
      [406, { headers: { accept: 'text/html' } }, '/v1/keywords'],
      [415, { method: 'POST', headers: { 'content-type': 'text/plain', 'content-length': '0' } }, '/v1/keywords'],
      [400, json, '/v1/keywords'],
      [200, { method: 'HEAD' }, '/v1/keywords'],
    ] as const) {
      const { status, rate, policy } = await ask(asking, path)
      if (expected !== 415) assert.equal(status, expected, path)
      assert.match(rate ?? '', /^"pro";r=\d+;t=60$/, `${status} ${path}`)
      assert.equal(policy, '"pro";q=100;w=60')
    }
    assert.equal((await ask()).rate, '"pro";r=90;t=60', 'and each has counted')
  })

  test('what is refused before the limit, and what needs no key, is not counted and says nothing', async () => {
    const revoked = await makeKey(app, accountId)
    const expired = await makeKey(app, accountId, { expiresAt: NOW + SECOND })
    await app.access.keys.revoke(revoked.id)
    await app.pass(SECOND)
    for (const [expected, asking, path] of [
      [401, { key: revoked.key }, '/v1/keywords'],
      [401, { key: expired.key }, '/v1/keywords'],
      [401, { key: null }, '/v1/keywords'],
      [404, {}, '/v1/planets'],
      [405, { method: 'DELETE' }, '/v1/bids'],
      [200, {}, '/v1'],
      [200, {}, '/openapi.json'],
    ] as const) {
      const { status, rate, policy } = await ask(asking, path)
      assert.deepEqual([status, rate, policy], [expected, null, null], path)
    }
    assert.equal((await ask()).rate, '"pro";r=99;t=60')
    assert.equal(await accepted(200), 99)
    assert.equal((await ask({ key: revoked.key })).status, 401, 'also once the limit is reached')
    await app.accounts.setState(accountId, 'suspended')
    const { status, code, rate } = await eventually(async () => {
      const answer = await ask()
      return answer.status === 403 ? answer : null
    })
    assert.deepEqual([status, code, rate], [403, 'access_blocked', null])
  })

  test('no plan is no way round it', async () => {
    const poor = await makeAccount(app, { plan: 'free', requestLimit: null })
    key = (await makeKey(app, poor.id)).key
    const statuses = await askOften(150)
    assert.equal(statuses.filter((status) => status === 403).length, 100)
    assert.equal(statuses.filter((status) => status === 429).length, 50)
  })

  test('the time of day may jump as it likes', async () => {
    assert.equal(await accepted(60), 60)
    for (const to of [NOW + HOUR, NOW - HOUR, NOW + 3 * HOUR]) {
      app.clock.set(to)
      await app.access.auth.pollChanges()
    }
    app.clock.set(NOW)
    assert.equal(await accepted(60), 40)
    assert.equal((await ask()).retryAfter, 60)
    await app.pass(MINUTE)
    assert.equal(await accepted(150), 100)
  })

  test('the operator sets another one, heard within a second; what was admitted counts on', async () => {
    assert.equal(await accepted(100), 100)
    const policyIs = (policy: string) => eventually(async () => (await ask()).policy === policy)
    await app.accounts.setLimit(accountId, 150)
    await policyIs('"pro";q=150;w=60')
    assert.ok((await accepted(100)) < 50)
    assert.equal((await ask()).rate, '"pro";r=0;t=60')
    await app.accounts.setLimit(accountId, 7)
    await policyIs('"pro";q=7;w=60')
    await app.pass(MINUTE)
    assert.equal(await accepted(20), 7)
    await app.accounts.setLimit(accountId, null)
    await policyIs('"pro";q=100;w=60')
    for (const wrong of [0, -1, 1.5, 100_001]) await assert.rejects(app.accounts.setLimit(accountId, wrong))
  })

  test('another plan has its own number and the same window', async () => {
    assert.equal(await accepted(100), 100)
    await app.accounts.setPlan(accountId, 'enterprise')
    await eventually(async () => (await ask()).policy === '"enterprise";q=1000;w=60')
    assert.ok((await accepted(1_000)) < 900)
  })

  describe('what runs at once', () => {
    const follow = async (by = key, wait = 25) => {
      const { body } = await app.get<{ nextCursor: string }>('/v1/bids/changes', {}, { key: app.key })
      const gone = new AbortController()
      const url = `${app.baseUrl}/v1/bids/changes?since=${body.nextCursor}&wait=${wait}`
      const headers = { authorization: `Bearer ${by}`, 'accept-language': 'en' }
      const answer = fetch(url, { headers, signal: gone.signal })
      answer.catch(() => {})
      return { answer, leave: () => gone.abort() }
    }
    const waiting = (n: number) => eventually(() => app.limits.places.counts().holding === n)

    test('one key waits for changes once, an account five times; a leaving client frees its place', async () => {
      const keys = await Promise.all(Array.from({ length: 6 }, () => makeKey(app, accountId)))
      const first = await follow(keys[0]?.key)
      await waiting(1)
      const again = await (await follow(keys[0]?.key)).answer
      assert.equal(again.status, 429)
      const { code, detail } = (await again.json()) as ProblemAnswer
      assert.deepEqual(
        [code, detail],
        [
          'too_many_at_once',
          'At most 1 waiting calls of changes of one key may be open at once. Wait until one of them ends.',
        ],
      )
      assert.equal(again.headers.get('ratelimit'), '"pro";r=99;t=60', 'it is not counted')
      assert.equal(again.headers.get('retry-after'), '25')
      const others = []
      for (const one of keys.slice(1, 5)) others.push(await follow(one.key))
      await waiting(5)
      assert.equal((await (await follow(keys[5]?.key)).answer).status, 429)
      assert.equal((await ask({ key: keys[0]?.key ?? '' })).rate, '"pro";r=94;t=60', 'plain requests go on')
      first.leave()
      await waiting(4)
      const sixth = await follow(keys[5]?.key)
      await waiting(5)
      for (const one of [...others, sixth]) one.leave()
      await waiting(0)
    })

    test('not to wait takes no place, and neither does a wait that means nothing', async () => {
      const stays = await follow()
      await waiting(1)
      assert.equal((await ask({}, '/v1/bids/changes?wait=0')).status, 200)
      assert.equal((await ask({}, '/v1/bids/changes?wait=x')).status, 400)
      stays.leave()
      await waiting(0)
    })

    test('a call that has changes waiting does not wait and takes no place', async () => {
      const wait = '/v1/bids/changes?wait=25'
      const stays = await follow()
      await waiting(1)
      for (let n = 0; n < 3; n++) assert.equal((await ask({}, wait)).status, 200)
      assert.equal((await (await follow()).answer).status, 429, 'one that has none waiting does')
      const keys = await Promise.all(Array.from({ length: 4 }, () => makeKey(app, accountId)))
      const others = []
      for (const one of keys) others.push(await follow(one.key))
      await waiting(5)
      const late = await makeKey(app, accountId)
      assert.equal((await (await follow(late.key)).answer).status, 429)
      const { status, rate } = await ask({ key: late.key }, wait)
      assert.deepEqual([status, rate], [200, '"pro";r=91;t=60'], 'it is counted as any other request')
      assert.equal((await ask({ key: late.key }, `${wait}&since=made-up`)).code, 'invalid_cursor')
      for (const one of [stays, ...others]) one.leave()
      await waiting(0)
    })

    test('calls at the same moment, all with changes waiting, are all answered', async () => {
      const answers = await Promise.all(Array.from({ length: 30 }, () => ask({}, '/v1/bids/changes?wait=25')))
      assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
    })

    test('over the rate limit that is what is told', async () => {
      const stays = await follow()
      await waiting(1)
      await accepted(200)
      const refused = await (await follow()).answer
      assert.equal(((await refused.json()) as ProblemAnswer).code, 'rate_limited')
      stays.leave()
      await waiting(0)
    })

    test('two exports', async () => {
      const csv = { headers: { accept: 'text/csv' } }
      const answers = await Promise.all(Array.from({ length: 20 }, () => ask(csv, '/v1/bids')))
      for (const { status, code } of answers) assert.ok(status === 200 || code === 'too_many_at_once', String(status))
      await waiting(0)
      assert.equal((await ask(csv, '/v1/bids')).status, 200)
    })

    test('once there is something to tell the place is free, however slowly it is read', async () => {
      const { body } = await app.get<{ nextCursor: string }>('/v1/bids/changes', {}, { key: app.key })
      const slow = connect(Number(new URL(app.baseUrl).port), '127.0.0.1')
      slow.pause()
      const path = `/v1/bids/changes?limit=1000&wait=25&since=${body.nextCursor}`
      slow.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\n\r\n`)
      await waiting(1)
      const title = '가'.repeat(1_990)
      const many = Array.from({ length: 1_000 }, (_, n) => bidRecord({ number: `SLOW${n}`, title: `${title} ${n}` }))
      await app.bids.upsert(many, () => false)
      await waiting(0)
      assert.ok(slow.bytesRead < 1_000_000, 'the answer is still under way')
      slow.destroy()
    })
  })
})

describe('callers without a valid key', () => {
  let database: TestDatabase
  let app: TestApp
  before(async () => {
    database = await openTestDatabase()
    app = await startTestApp({ database, env: { GONGGO_TRUSTED_PROXIES: '127.0.0.1' } })
  })
  after(async () => {
    await app.close()
    await database.close()
  })
  beforeEach(() => app.pass(MINUTE))

  const ask = async (from: string | null, key: string | null = null, on = app) => {
    const headers: Record<string, string> = from === null ? {} : { 'x-forwarded-for': from }
    const answer = await on.get<ProblemAnswer>('/v1/keywords', {}, { key, headers })
    return { status: answer.status, code: answer.body.code, headers: answer.headers }
  }
  const often = async (n: number, from: () => string | null, key: string | null = null, on = app) => {
    const answers = await Promise.all(Array.from({ length: n }, () => ask(from(), key, on)))
    return answers.filter(({ status }) => status === 401).length
  }

  test('are answered 401 sixty times a minute, then 429 without rate headers', async () => {
    assert.equal(await often(100, () => '203.0.113.7'), 60)
    const { status, code, headers } = await ask('203.0.113.7')
    assert.deepEqual([status, code, headers.get('retry-after')], [429, 'rate_limited', '60'])
    for (const name of ['ratelimit', 'ratelimit-policy', 'www-authenticate'])
      assert.equal(headers.get(name), null, name)
    assert.equal(await often(1, () => '203.0.113.8'), 1, 'a neighbour is another')
    await app.pass(MINUTE)
    assert.equal(await often(100, () => '203.0.113.7', 'gg_live_nonsense'), 60)
  })

  test('count by /64 where they come from IPv6, and mapped ones by their IPv4', async () => {
    let count = 0
    assert.equal(await often(100, () => `2001:db8:0:1::${(++count).toString(16)}`), 60)
    assert.equal(await often(100, () => `2001:db8:0:2:${(++count).toString(16)}::1`), 60)
    assert.equal(await often(50, () => '::ffff:203.0.113.9'), 50)
    assert.equal(await often(50, () => '203.0.113.9'), 10)
  })

  test('are told six hundred times a minute that there is nothing, then to wait, whatever they look for', async () => {
    const look = async (from: string, path: string, key: string | null = null) =>
      app.get<ProblemAnswer>(path, {}, { key, headers: { 'x-forwarded-for': from } })
    const flood = async (n: number, from: (i: number) => string) => {
      const paths = ['/v1/planets', '/.env', '/v1/bids/x/y', '/docs/none', '/metrics']
      const answers = await Promise.all(Array.from({ length: n }, (_, i) => look(from(i), paths[i % 5] ?? '')))
      return answers.filter(({ status }) => status === 404).length
    }
    assert.equal(await flood(700, () => '203.0.113.20'), 600)
    const { status, body, headers } = await look('203.0.113.20', '/v1/planets', app.key)
    assert.deepEqual([status, body.code, headers.get('retry-after')], [429, 'rate_limited', '60'])
    assert.equal((await look('203.0.113.20', '/v1/keywords', app.key)).status, 200, 'what is there, is there')
    assert.equal((await look('203.0.113.20', '/v1/bids/none', app.key)).status, 404, 'with a key the plan counts')
    assert.equal(await flood(700, (i) => `2001:db8:0:9::${i.toString(16)}`), 600, 'by /64')
    assert.equal(await flood(1, () => '203.0.113.21'), 1)
    await app.pass(MINUTE)
    assert.equal(await flood(1, () => '203.0.113.20'), 1)
  })

  test('do not shut out a neighbour whose key is good', async () => {
    await often(100, () => '203.0.113.10')
    assert.equal((await ask('203.0.113.10', app.key)).status, 200)
  })

  test('cannot give themselves another address', async () => {
    let count = 0
    assert.equal(
      await often(100, () => `198.51.100.${++count}, 203.0.113.11`),
      60,
      "what stands left of the proxy's word",
    )
    const plain = await startTestApp({ database })
    assert.equal(
      await often(100, () => `198.51.100.${++count}`, null, plain),
      60,
      'without a proxy all are this machine',
    )
    assert.equal(await often(1, () => null, null, plain), 0)
    await plain.close()
  })

  test('an expired or revoked key is no valid one, a blocked account is known', async () => {
    const account = await makeAccount(app)
    const { key, id } = await makeKey(app, account.id)
    await app.access.keys.revoke(id)
    await app.access.auth.pollChanges()
    assert.equal(await often(100, () => '203.0.113.12', key), 60)
    const other = await makeKey(app, account.id)
    await app.accounts.setState(account.id, 'suspended')
    await app.access.auth.pollChanges()
    for (let i = 0; i < 5; i++) assert.equal((await ask('203.0.113.12', other.key)).status, 403)
  })
})
