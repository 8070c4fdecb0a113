import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createLog } from '../src/lib/log.ts'
import { startTestApp, type TestApp } from './app-harness.ts'
import { openTestDatabase, type TestDatabase } from './harness.ts'
import { createSessionHands, signInMember } from './session.ts'
import { createTeamHands, type Team } from './team.ts'

const HOUR = 3_600_000

/** Two processes on one database: each knows the decisions of the other. */
describe('a session', () => {
  let database: TestDatabase
  let app: TestApp
  let other: TestApp
  let team: Team
  const lines: string[] = []
  before(async () => {
    database = await openTestDatabase()
    const log = createLog({ level: 'trace', destination: { write: (line) => void lines.push(line) } })
    app = await startTestApp({ database, log })
    other = await startTestApp({ database })
    team = await newTeam()
  })
  after(async () => {
    await other.close()
    await app.close()
    await database.close()
  })
  const { call, signIn } = createSessionHands(() => app)
  const { newTeam, join, call: asKey, keyFor } = createTeamHands(() => app)
  const elsewhere = createSessionHands(() => other)

  const heard = () => Promise.all([app.access.auth.pollChanges(), other.access.auth.pollChanges()])

  const signedIn = (memberId: string, accountId = team.accountId) => signInMember(app, accountId, memberId)

  const both = async (cookie: string, path = '/v1/keywords') => [
    (await call('GET', path, { cookie })).outcome,
    (await elsewhere.call('GET', path, { cookie })).outcome,
  ]

  test('77 takes no value that somebody else has chosen, and each sign-in ends the one before', async () => {
    const planted = `gonggo=ggs_${'A'.repeat(43)}`
    const first = await call('POST', '/session', { cookie: planted, body: { key: team.key } })
    assert.notEqual(first.cookie, planted)
    assert.deepEqual(await both(planted), ['401 session_ended', '401 session_ended'])
    assert.deepEqual(await both(first.cookie), ['200', '200'])
    const second = await call('POST', '/session', { cookie: first.cookie, body: { key: team.key } })
    assert.notEqual(second.cookie, first.cookie)
    await heard()
    assert.deepEqual(await both(first.cookie), ['401 session_ended', '401 session_ended'])
    assert.deepEqual(await both(second.cookie), ['200', '200'])
  })

  test('77 comes by a cookie of its own name alone, once', async () => {
    const { cookie } = await signIn({ key: team.key })
    const secret = cookie.slice('gonggo='.length)
    for (const sent of [`__Host-gonggo=${secret}`, `Gonggo=${secret}`, `${cookie}; ${cookie}`, `gonggo=${team.key}`])
      assert.match((await call('GET', '/v1/keywords', { cookie: sent })).outcome, /^401 /, sent)
    for (const authorization of [`Bearer ${secret}`, `Session ${secret}`])
      assert.equal((await call('GET', '/v1/keywords', { headers: { authorization } })).outcome, '401 invalid_key')
    assert.equal((await call('GET', '/v1/keywords', { cookie: `a=1; ${cookie}; b=2` })).outcome, '200')
  })

  test('79 changes nothing for a page of another site: no form, no text, no header of its own', async () => {
    const { cookie } = await signIn({ key: team.key })
    const types = [
      'application/x-www-form-urlencoded',
      'text/plain',
      'multipart/form-data; boundary=x',
      'application/json',
    ]
    for (const type of types) {
      const headers = { 'content-type': type, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
      const asking = { cookie, body: '{"keyword":"하수관로"}', console: false, headers }
      assert.equal((await call('POST', '/v1/keywords', asking)).outcome, '403 console_header_required', type)
      assert.equal((await call('POST', '/session', { ...asking, body: '{"key":"x"}' })).status >= 400, true, type)
    }
    for (const method of ['DELETE', 'PATCH', 'PUT'])
      for (const value of ['', '0', 'true', '1, 1']) {
        const headers = { 'x-gonggo-console': value }
        const path = { DELETE: '/v1/sessions', PATCH: '/v1/access/incidents/settings', PUT: '/v1/access/ip-allow-list' }
        const { outcome } = await call(method, path[method as 'PUT'], { cookie, console: false, headers })
        assert.equal(outcome, '403 console_header_required')
      }
    const preflight = await call('OPTIONS', '/v1/keywords', {
      headers: { origin: 'https://evil.example', 'access-control-request-headers': 'x-gonggo-console' },
    })
    assert.equal(preflight.status, 405)
    assert.equal(preflight.headers.get('access-control-allow-origin'), null)
    assert.deepEqual((await call('GET', '/v1/keywords', { cookie })).body.total, 0)
  })

  test('80 has the role of its member as it is now, everywhere', async () => {
    const { id } = await join(team, 'admin')
    const cookie = await signedIn(id)
    assert.deepEqual(await both(cookie, '/v1/teams'), ['200', '200'])
    assert.equal((await asKey('PATCH', `/v1/teams/${id}`, team.key, { body: { role: 'viewer' } })).outcome, '200')
    await heard()
    assert.deepEqual(await both(cookie, '/v1/teams'), ['403 scope_required', '403 scope_required'])
    assert.deepEqual((await call('GET', '/session', { cookie })).body.role, 'viewer')
    assert.equal((await asKey('DELETE', `/v1/teams/${id}`, team.key)).outcome, '204')
    await heard()
    assert.deepEqual(await both(cookie), ['401 session_ended', '401 session_ended'])
  })

  test('80 ends with the secret of its key and with a suspension, and shares blocks', async () => {
    const { record, key } = await app.access.keys.issue({
      accountId: team.accountId,
      name: null,
      scopes: null,
      expiresAt: null,
      createdBy: null,
    })
    const { cookie } = await signIn({ key })
    const incident = await app.access.incidents.openByOperator({ keyId: record.id }, 'test')
    await heard()
    assert.deepEqual(await both(cookie), ['403 access_blocked', '403 access_blocked'])
    await app.access.incidents.resolveByOperator(incident?.id ?? '')
    await heard()
    assert.deepEqual(await both(cookie), ['200', '200'])
    await app.access.keys.rotate(record.id, 0)
    await heard()
    assert.deepEqual(await both(cookie), ['401 expired_key', '401 expired_key'])
    const { id } = await join(team, 'member')
    const member = await signedIn(id)
    await app.accounts.setState(team.accountId, 'suspended')
    await heard()
    assert.deepEqual(await both(member), ['401 session_ended', '401 session_ended'])
    await app.accounts.setState(team.accountId, 'active')
    await heard()
    assert.deepEqual(await both(member), ['401 session_ended', '401 session_ended'])
  })

  test('81 signs out everywhere, one by one or all at once, and nobody else', async () => {
    const { id } = await join(team, 'member')
    const stranger = await newTeam()
    const far = (await signIn({ key: stranger.key })).cookie
    const mine = [await signedIn(id), await signedIn(id)]
    const [here = '', there = ''] = mine
    const { items } = (await call('GET', '/v1/sessions', { cookie: here })).body
    assert.deepEqual(items.map(({ current }) => current).sort(), [false, true])
    const last = items.find(({ current }) => !current)?.id
    assert.equal((await call('DELETE', `/v1/sessions/${last}`, { cookie: far })).outcome, '404 not_found')
    assert.equal((await call('DELETE', `/v1/sessions/${last}`, { cookie: here })).outcome, '204')
    await heard()
    assert.deepEqual(await both(there), ['401 session_ended', '401 session_ended'])
    const out = await call('DELETE', '/v1/sessions', { cookie: here })
    assert.match(out.headers.get('set-cookie') ?? '', /Max-Age=0/)
    await heard()
    assert.deepEqual(await both(here), ['401 session_ended', '401 session_ended'])
    assert.deepEqual(await both(far), ['200', '200'])
  })

  test('82 sees its own account alone', async () => {
    const stranger = await newTeam()
    const { body } = await asKey('POST', '/v1/keywords', stranger.key, { body: { keyword: '하수관로' } })
    const { cookie } = await signIn({ key: team.key })
    assert.equal((await call('GET', `/v1/keywords/${body.id}`, { cookie })).outcome, '404 not_found')
    assert.equal((await call('GET', `/v1/teams/${stranger.ownerId}`, { cookie })).outcome, '404 not_found')
  })

  test('83 becomes no key: the one it stands for is not rotated by it without keys:manage', async () => {
    const key = await keyFor(team.accountId, null, ['bids:read'])
    const { cookie, body } = await signIn({ key })
    const rotation = { body: { graceSeconds: 0 } }
    const path = `/v1/keys/${body.key?.id}/rotate`
    assert.equal((await call('POST', path, { cookie, ...rotation })).outcome, '403 scope_required')
    assert.equal((await call('POST', '/v1/keys', { cookie, body: {} })).outcome, '403 scope_required')
    assert.equal((await call('POST', path, { key, ...rotation })).outcome, '200')
  })

  test('84 ends after 12 hours without use, whichever process saw it last, and after 30 days of any', async () => {
    const { id } = await join(team, 'member')
    const idle = await signedIn(id)
    const used = await signedIn(id)
    const pass = async (ms: number) => {
      await app.pass(ms)
      await other.pass(ms)
    }
    await both(idle)
    for (let hours = 0; hours < 12; hours += 6) {
      await pass(6 * HOUR)
      assert.equal((await elsewhere.call('GET', '/v1/keywords', { cookie: used })).outcome, '200')
      await other.access.auth.flushUses()
    }
    assert.deepEqual(await both(idle), ['401 session_ended', '401 session_ended'])
    assert.deepEqual(await both(used), ['200', '200'])
    for (let hours = 12; hours < 30 * 24; hours += 6) {
      assert.equal((await call('GET', '/v1/keywords', { cookie: used })).outcome, '200', `${hours}`)
      await pass(6 * HOUR)
    }
    assert.deepEqual(await both(used), ['401 session_ended', '401 session_ended'])
  })

  test('85 stands in no log and in no row: neither its secret nor that of a link', async () => {
    const { cookie } = await signIn({ key: team.key })
    const secret = cookie.slice('gonggo='.length)
    await call('GET', `/v1/bids?keyword=${secret}`, { cookie })
    assert.ok(lines.length > 0)
    assert.ok(!lines.some((line) => line.includes(secret) || /gg[sl]_[\w-]{20}/.test(line)))
    const rows = await app.db.sql<{ text: string }[]>`
      select to_jsonb(s)::text as text from sessions s union all select to_jsonb(a)::text from audit a`
    assert.ok(rows.length > 0 && !rows.some(({ text }) => text.includes(secret)))
  })
})
