import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type ProblemAnswer, startTestApp, type TestApp } from '../../test/app-harness.ts'
import { makeAccount, makeKey, NOW } from '../../test/factories.ts'
import { eventually, openTestDatabase, type TestDatabase } from '../../test/harness.ts'
import { exchange } from '../../test/raw-http.ts'
import { DAY, SECOND } from '../lib/clock.ts'

describe('authentication', () => {
  let database: TestDatabase
  let app: TestApp
  before(async () => {
    database = await openTestDatabase()
    app = await startTestApp({ database })
  })
  after(async () => {
    await app.close()
    await database.close()
  })

  const ask = async (key: string | null, on = app) => {
    const { status, body, headers } = await on.get<ProblemAnswer>(
      '/v1/bids',
      {},
      { key, headers: { 'accept-language': 'en' } },
    )
    return { status, code: body.code ?? null, detail: body.detail, header: headers.get('www-authenticate') }
  }
  const codeFor = async (key: string | null, on = app) => (await ask(key, on)).code
  const newKey = async (
    account: Parameters<typeof makeAccount>[1] = {},
    wishes: Parameters<typeof makeKey>[2] = {},
  ) => {
    const { id: accountId } = await makeAccount(app, account)
    return { accountId, ...(await makeKey(app, accountId, wishes)) }
  }
  /** The credentials as a client wrote them, spelling and all. */
  const askRaw = async (...headers: string[]) => {
    const lines = ['host: localhost', 'connection: close', ...headers].map((line) => `${line}\r\n`).join('')
    const answer = await exchange(app.baseUrl, `GET /v1/bids HTTP/1.1\r\n${lines}\r\n`)
    const { code = null } = JSON.parse(answer?.body ?? '{}') as { code?: string }
    return `${answer?.status} ${code}`
  }

  test('a key opens, whatever the case of the scheme', async () => {
    for (const header of ['Authorization: Bearer', 'authorization: bearer', 'AUTHORIZATION:   BEARER  ']) {
      assert.equal(await askRaw(`${header} ${app.key}`), '200 null', header)
    }
  })

  test('anything else does not, and says how it is done', async () => {
    for (const [expected, ...headers] of [
      ['401 missing_credentials'],
      ['401 missing_credentials', 'Authorization: '],
      ['401 invalid_key', 'Authorization: Bearer'],
      ['401 invalid_key', `Authorization: ${app.key}`],
      ['401 invalid_key', `Authorization: Basic ${Buffer.from(`${app.key}:`).toString('base64')}`],
      ['401 invalid_key', `Authorization: Bearer ${app.key.toLowerCase()}`],
      ['401 invalid_key', `Authorization: Bearer ${app.key}, Bearer ${app.key}`],
      ['401 invalid_key', `Authorization: Bearer ${app.key}`, `Authorization: Bearer ${app.key}`],
      ['401 missing_credentials', `X-Api-Key: ${app.key}`],
      ['401 missing_credentials', `Cookie: key=${app.key}`],
    ] as const) {
      assert.equal(await askRaw(...headers), expected, headers.join(' and '))
    }
    assert.equal(
      (await app.get('/v1/bids', { key: app.key }, { key: null })).status,
      401,
      'a key in the address is none',
    )
    assert.match((await ask(null)).header ?? '', /^Bearer/)
  })

  test('path and method come before credentials, credentials before everything else', async () => {
    const code = async (path: string, method: string, key: string | null, query = {}) => {
      const { status, body } = await app.get<ProblemAnswer>(path, query, { method, key })
      return `${status} ${body.code}`
    }
    assert.equal(await code('/v1/planets', 'GET', null), '404 not_found')
    assert.equal(await code('/v1/bids', 'DELETE', null), '405 method_not_allowed')
    assert.equal(await code('/v1/bids', 'GET', null, { nonsense: 1 }), '401 missing_credentials')
    const { key } = await newKey({ plan: 'free' })
    assert.equal(await code('/v1/bids', 'GET', key, { nonsense: 1 }), '403 plan_required')
    assert.equal(await code('/v1/bids/none', 'GET', key), '403 plan_required')
  })

  test('expired and revoked keys say so', async () => {
    const { key } = await newKey({}, { expiresAt: NOW + DAY })
    assert.equal(await codeFor(key), null)
    await app.pass(DAY)
    const { status, code, header } = await ask(key)
    assert.deepEqual([status, code], [401, 'expired_key'])
    assert.match(header ?? '', /^Bearer/)
    app.clock.set(NOW)
  })

  test('a free account may hold a key, but nothing opens to it', async () => {
    const { key } = await newKey({ plan: 'free' })
    const { status, code, detail } = await ask(key)
    assert.deepEqual([status, code], [403, 'plan_required'])
    assert.match(detail, /Pro or Enterprise/)
  })

  test('a key without the scope is told which', async () => {
    const { key } = await newKey({}, { scopes: ['keywords:write'] })
    const { status, code, detail } = await ask(key)
    assert.deepEqual([status, code], [403, 'scope_required'])
    assert.match(detail, /"bids:read"/)
    assert.equal((await app.get('/v1/keywords', {}, { key })).status, 200, 'writing includes reading')
  })

  test('a suspended account is shut out and let in again', async () => {
    const { accountId, key } = await newKey()
    assert.equal(await codeFor(key), null)
    await app.accounts.setState(accountId, 'suspended')
    await eventually(async () => (await codeFor(key)) === 'access_blocked')
    await app.accounts.setState(accountId, 'active')
    await eventually(async () => (await codeFor(key)) === null)
  })

  test('in a closed beta only the invited come in', async () => {
    const closed = await startTestApp({ database, env: { GONGGO_STAGE: 'closed-beta' } })
    const stranger = await newKey()
    const invited = await newKey({ beta: true })
    const poor = await newKey({ plan: 'free' })
    await closed.access.auth.pollChanges()
    assert.equal(await codeFor(stranger.key, closed), 'beta_access_required')
    assert.equal(await codeFor(poor.key, closed), 'beta_access_required', 'the stage comes before the plan')
    assert.equal(await codeFor(invited.key, closed), null)
    const { headers } = await closed.get('/v1', {}, { key: null })
    assert.equal(headers.get('api-stage'), 'closed-beta')
    await closed.close()
  })

  test('the answer to a refusal holds nothing of the key', async () => {
    const { key, id } = await newKey()
    await app.access.keys.revoke(id)
    await app.access.auth.pollChanges()
    const { body } = await app.get('/v1/bids', {}, { key })
    assert.ok(!JSON.stringify(body).includes(key.slice(8, 20)))
  })

  describe('and another process', () => {
    let other: TestApp
    before(async () => {
      other = await startTestApp({ database })
    })
    after(() => other.close())

    test('a revoked key stops within a second', async () => {
      const { key, id } = await newKey()
      assert.equal(await codeFor(key, other), null)
      assert.equal(await codeFor(key, other), null)
      await app.access.keys.revoke(id)
      await eventually(async () => (await codeFor(key, other)) === 'revoked_key')
      assert.equal((await ask(key, other)).status, 401)
    })

    test('so does the old secret of a key rotated without grace; with grace both work until it is over', async () => {
      const { key, id } = await newKey()
      assert.equal(await codeFor(key, other), null)
      const kind = await app.access.keys.rotate(id, 60)
      await eventually(async () => (await codeFor(kind?.key ?? '', other)) === null)
      assert.equal(await codeFor(key, other), null)
      other.clock.advance(60 * SECOND)
      await other.access.auth.pollChanges()
      assert.equal(await codeFor(key, other), 'expired_key')
      other.clock.set(NOW)
      const hard = await app.access.keys.rotate(id, 0)
      await eventually(async () => (await codeFor(kind?.key ?? '', other)) === 'expired_key')
      assert.equal(await codeFor(hard?.key ?? '', other), null)
    })

    test('a key issued there opens here at once', async () => {
      const { accountId } = await newKey()
      const { key } = await makeKey(other, accountId)
      assert.equal(await codeFor(key), null)
    })
  })
})
