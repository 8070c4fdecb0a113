import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { type Asking, type ProblemAnswer, startTestApp, type TestApp } from '../../test/app-harness.ts'
import { makeAccount, makeKey } from '../../test/factories.ts'
import { eventually, openTestDatabase, type TestDatabase } from '../../test/harness.ts'
import type { AllowList } from './schema/allow-list.ts'

const PATH = '/v1/access/ip-allow-list'
const HERE = ['127.0.0.0/8', '::1']
/** The tests come from a proxy the service knows, so that they can come from anywhere. */
const ENV = { GONGGO_TRUSTED_PROXIES: '127.0.0.0/8,::1' }

describe('the IP allow-list', () => {
  let database: TestDatabase
  let app: TestApp
  let other: TestApp
  let account: string
  let key: string
  before(async () => {
    database = await openTestDatabase()
    app = await startTestApp({ database, env: ENV })
    other = await startTestApp({ database, env: ENV })
  })
  after(async () => {
    await Promise.all([app.close(), other.close()])
    await database.close()
  })
  beforeEach(async () => {
    account = (await makeAccount(app, { plan: 'enterprise' })).id
    key = (await makeKey(app, account)).key
    await app.access.auth.pollChanges()
  })

  const asked = async (method: string, body: unknown, asking: Asking = {}) => {
    const headers = {
      authorization: `Bearer ${asking.key ?? key}`,
      'content-type': 'application/json',
      ...asking.headers,
    }
    const answer = await fetch(`${app.baseUrl}${PATH}`, { method, headers, body: JSON.stringify(body) })
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as AllowList & ProblemAnswer }
  }
  const put = (ranges: unknown, more: object = {}, headers: Record<string, string> = {}) =>
    asked('PUT', { ranges, ...more }, { headers })
  const from = (address: string, on = app, bearer = key) =>
    on.get<ProblemAnswer>('/v1/sources', {}, { key: bearer, headers: { 'x-forwarded-for': address } })
  const codeFrom = async (address: string, on = app, bearer = key) =>
    (await from(address, on, bearer)).body.code ?? null

  test('is empty at first, and everywhere is allowed', async () => {
    const { status, body } = await app.get<AllowList>(PATH, {}, { key })
    assert.deepEqual([status, body], [200, { ranges: [], comments: [], updatedAt: null }])
    assert.equal(await codeFrom('203.0.113.9'), null)
  })

  test('lets in who is on it, in either family and as a mapped address, and refuses everybody else by address', async () => {
    const { status, body } = await put([...HERE, '203.0.113.7/24', '2001:DB8:42::/48', '203.0.113.0/24'])
    assert.equal(status, 200)
    const ranges = ['127.0.0.0/8', '::1/128', '203.0.113.0/24', '2001:db8:42::/48']
    assert.deepEqual(body, { ranges, comments: [], updatedAt: '2026-11-20T09:00:00+09:00' })
    assert.deepEqual((await app.get(PATH, {}, { key })).body, body)
    await app.access.auth.pollChanges()
    for (const address of [
      '203.0.113.0',
      '203.0.113.255',
      '::ffff:203.0.113.9',
      '::FFFF:cb00:7109',
      '2001:db8:42::9',
    ]) {
      assert.equal(await codeFrom(address), null, address)
    }
    for (const address of ['203.0.114.0', '::ffff:203.0.112.255', '2001:db8:43::1', '::203.0.113.9']) {
      const { status, body } = await from(address)
      assert.deepEqual([status, body.code], [403, 'ip_not_allowed'], address)
    }
    assert.match((await from('203.0.114.7')).body.detail, /203\.0\.114\.7/)
  })

  test('acts on another process within a second, to close and to open', async () => {
    assert.equal(await codeFrom('203.0.113.9', other), null)
    await put(HERE)
    await eventually(async () => (await codeFrom('203.0.113.9', other)) === 'ip_not_allowed')
    await put([...HERE, '203.0.113.9'])
    await eventually(async () => (await codeFrom('203.0.113.9', other)) === null)
    await put([])
    await eventually(async () => (await codeFrom('198.51.100.1', other)) === null)
    await put(['198.51.100.1'], { force: true })
    await eventually(async () => (await codeFrom('203.0.113.9', other)) === 'ip_not_allowed')
  })

  test('is for all keys of the account and for no other account', async () => {
    const second = await makeKey(app, account)
    await put(HERE)
    await app.access.auth.pollChanges()
    assert.equal(await codeFrom('203.0.113.9', app, second.key), 'ip_not_allowed')
    assert.equal(await codeFrom('203.0.113.9', app, app.key), null)
  })

  test('stands before what the key may do and behind what it is', async () => {
    await put(HERE)
    const poor = await makeKey(app, account, { scopes: ['keywords:read'] })
    const dead = await makeKey(app, account)
    await app.access.keys.revoke(dead.id)
    await app.access.auth.pollChanges()
    assert.equal(await codeFrom('203.0.113.9', app, poor.key), 'ip_not_allowed')
    assert.equal(await codeFrom('127.0.0.1', app, poor.key), 'scope_required')
    assert.equal(await codeFrom('203.0.113.9', app, dead.key), 'revoked_key')
  })

  test('a list that shuts its caller out is refused unless he insists', async () => {
    const { status, body } = await put(['203.0.113.0/24'])
    assert.deepEqual([status, body.code], [409, 'would_lock_out'])
    assert.match(body.detail, /127\.0\.0\.1|::1/)
    assert.deepEqual((await app.get<AllowList>(PATH, {}, { key })).body.ranges, [])
    assert.equal((await put(['203.0.113.0/24'], { force: false })).status, 409)
    assert.equal((await put(['203.0.113.0/24'], {}, { 'x-forwarded-for': '203.0.113.9' })).status, 200)
    await app.access.auth.pollChanges()
    assert.equal((await put([], {}, { 'x-forwarded-for': '198.51.100.1' })).body.code, 'ip_not_allowed')
    assert.equal((await put(['192.0.2.0/24'], { force: true }, { 'x-forwarded-for': '203.0.113.9' })).status, 200)
    await eventually(async () => (await codeFrom('203.0.113.9')) === 'ip_not_allowed')
    assert.equal(await app.access.allowLists.clear(account), true, 'the operator lets them back in')
    await eventually(async () => (await codeFrom('203.0.113.9')) === null)
    assert.equal(await app.access.allowLists.clear(account), false)
  })

  test('only the nearest address a known proxy names counts; without one the header is nothing', async () => {
    await put(['203.0.113.0/24'], { force: true })
    await Promise.all([app.access.auth.pollChanges(), other.access.auth.pollChanges()])
    assert.equal(await codeFrom('203.0.113.9, 198.51.100.1'), 'ip_not_allowed', 'what a caller wrote himself')
    assert.equal(await codeFrom('198.51.100.1, 203.0.113.9'), null)
    assert.equal(await codeFrom('203.0.113.9, nonsense'), 'ip_not_allowed')
    const plain = await startTestApp({ database })
    assert.equal(await codeFrom('203.0.113.9', plain), 'ip_not_allowed')
    await plain.close()
  })

  test('what cannot be a list is refused with every fault by its place', async () => {
    for (const [ranges, names] of [
      [
        [...HERE, '10.0.0.0/33', 'office'],
        ['ranges[2]', 'ranges[3]'],
      ],
      [Array.from({ length: 1_001 }, (_, i) => `10.0.${i >> 8}.${i & 255}`), ['ranges']],
      [[''], ['ranges[0]']],
      ['10.0.0.0/8', ['ranges']],
      [[1], ['ranges[0]']],
    ] as const) {
      const { status, body } = await put(ranges)
      assert.equal(status, 400)
      assert.deepEqual(
        body.errors?.map(({ name }) => name),
        names,
      )
    }
    assert.equal((await asked('PUT', {})).body.code, 'missing_field')
    assert.equal((await put(HERE, { range: [] })).body.code, 'unknown_field')
    const thousand = [...HERE, ...Array.from({ length: 998 }, (_, i) => `10.0.${i >> 8}.${i & 255}`)]
    assert.equal((await put(thousand)).body.ranges?.length, 1_000)
  })

  test('is replaced only as it was read, where the caller says so', async () => {
    const { headers } = await app.get(PATH, {}, { key })
    const tag = headers.get('etag') ?? ''
    const first = await put(HERE, {}, { 'if-match': tag })
    assert.equal(first.status, 200)
    assert.equal(first.headers.get('etag'), (await app.get(PATH, {}, { key })).headers.get('etag'))
    const { status, body } = await put([], {}, { 'if-match': tag })
    assert.deepEqual([status, body.code], [412, 'precondition_failed'])
    assert.equal((await put([], {}, { 'if-match': '*' })).status, 200)
    const last = (await app.get(PATH, {}, { key })).headers.get('etag')
    assert.equal((await put(HERE, {}, { 'if-match': `W/${last}` })).status, 412, 'a weak tag is no promise')
    assert.equal((await put(HERE, {}, { 'if-match': `"other", ${last}` })).status, 200)
    const both = (await app.get(PATH, {}, { key })).headers.get('etag') ?? ''
    const race = await Promise.all([1, 2, 3, 4].map((n) => put([...HERE, `10.0.0.${n}`], {}, { 'if-match': both })))
    assert.deepEqual(race.map(({ status }) => status).sort(), [200, 412, 412, 412])
  })

  test('says what each range is; comments stay with their ranges until they are replaced', async () => {
    const office = { range: '203.0.113.0/24', comment: '본사' }
    const first = await put([...HERE, '203.0.113.0/24'], { comments: [{ range: '203.0.113.7/24', comment: ' 본사 ' }] })
    assert.deepEqual([first.status, first.body.comments], [200, [office]])
    assert.deepEqual((await put([...HERE, '203.0.113.0/24', '192.0.2.0/24'])).body.comments, [office])
    assert.deepEqual((await put(HERE)).body.comments, [])
    const again = await put([...HERE, '203.0.113.0/24'], { comments: [{ range: '203.0.113.0/24', comment: ' ' }] })
    assert.deepEqual(again.body.comments, [])
    const wrong = await put(HERE, { comments: [office, { range: 'office', comment: 'x' }] })
    assert.equal(wrong.status, 400)
    assert.deepEqual(
      wrong.body.errors?.map(({ name }) => name),
      ['comments[0].range', 'comments[1].range'],
    )
  })

  test('can be tried: own address, ranges as they would be stored, and nothing changes', async () => {
    const tried = async (ranges: string[], on = key) => {
      const headers = {
        authorization: `Bearer ${on}`,
        'content-type': 'application/json',
        'x-forwarded-for': '203.0.113.9',
      }
      const body = JSON.stringify({ ranges })
      const answer = await fetch(`${app.baseUrl}${PATH}/preview`, { method: 'POST', headers, body })
      return { status: answer.status, body: (await answer.json()) as { ranges: string[] } & ProblemAnswer }
    }
    const here = { address: '203.0.113.9' }
    assert.deepEqual((await tried([])).body, { ranges: [], ...here, includesAddress: true })
    assert.deepEqual((await tried(['203.0.113.7/24'])).body, {
      ranges: ['203.0.113.0/24'],
      ...here,
      includesAddress: true,
    })
    assert.deepEqual((await tried(['192.0.2.1'])).body, { ranges: ['192.0.2.1/32'], ...here, includesAddress: false })
    const { status, body } = await tried(['192.0.2.1', 'office'])
    assert.deepEqual([status, body.errors?.[0]?.name], [400, 'ranges[1]'])
    assert.equal((await tried([], app.key)).body.code, 'plan_required')
    assert.deepEqual((await app.get<AllowList>(PATH, {}, { key })).body.updatedAt, null)
  })

  test('belongs to Enterprise and to who may manage access', async () => {
    const code = async (bearer: string) => (await app.get<ProblemAnswer>(PATH, {}, { key: bearer })).body.code
    assert.equal(await code(app.key), 'plan_required')
    assert.equal(await code((await makeKey(app, account, { scopes: ['team:manage'] })).key), 'scope_required')
  })

  test('stays in force on a lower plan: nothing opens by itself', async () => {
    await put(HERE)
    await app.accounts.setPlan(account, 'pro')
    await app.access.auth.pollChanges()
    assert.equal(await codeFrom('203.0.113.9'), 'ip_not_allowed')
    assert.equal(await codeFrom('127.0.0.1'), null)
  })
})
