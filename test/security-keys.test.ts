import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { crc32 } from 'node:zlib'
import { DAY } from '../src/lib/clock.ts'
import type { KeyAccess } from '../src/lib/http/index.ts'
import { createLog } from '../src/lib/log.ts'
import { includes } from '../src/vocabulary/plans.ts'
import { SCOPES, type Scope } from '../src/vocabulary/roles.ts'
import { type ProblemAnswer, startTestApp, type TestApp } from './app-harness.ts'
import { makeAccount, makeKey, NOW } from './factories.ts'
import { eventually, openTestDatabase, type TestDatabase } from './harness.ts'
import { exchange } from './raw-http.ts'
import { judge } from './security-target.ts'
import { createTeamHands } from './team.ts'

/** Attacks on keys, on every route that requires one. */

interface Route {
  method: string
  url: string
  access: KeyAccess
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Anyone can create these, because the checksum is public. */
function forge(random: string): string {
  const body = `gg_live_${random}`
  let [checksum, rest] = ['', crc32(body)]
  for (let i = 0; i < 6; i++) {
    checksum = ALPHABET[rest % 62] + checksum
    rest = Math.floor(rest / 62)
  }
  return body + checksum
}

/** The parameters that a route validates before it looks up its object. */
const BODIES: Record<string, string> = {
  'POST /v1/webhooks/:id/redeliver': '{"from":"2026-11-01"}',
  'POST /v1/pursuits/:id/notes': '{"text":"not mine"}',
  'PUT /v1/profiles/:id': '{"name":"not mine"}',
}

const chance = () => Array.from({ length: 32 }, () => ALPHABET[randomInt(62)]).join('')

describe('attacks on keys', () => {
  let database: TestDatabase
  let app: TestApp
  let routes: Route[]
  /** All but those of operators, which accept no key. */
  let ofKeys: Route[]
  const lines: string[] = []

  before(async () => {
    database = await openTestDatabase()
    const log = createLog({ level: 'trace', destination: { write: (line) => void lines.push(line) } })
    app = await startTestApp({ database, log, env: { GONGGO_TRUSTED_PROXIES: '127.0.0.1' } })
    routes = app.http
      .declared()
      .filter(({ method }) => method !== 'HEAD')
      .flatMap(({ access, ...route }) => (typeof access === 'object' ? [{ ...route, access }] : []))
    ofKeys = routes.filter(({ access }) => !access.operators)
    assert.ok(ofKeys.length > 10 && ofKeys.length < routes.length)
  })
  after(async () => {
    await app.close()
    await database.close()
  })

  /** A new network for each attempt, because the attempts of one network are limited. */
  const fromAnywhere = () => `x-forwarded-for: 100.${[0, 0, 0].map(() => randomInt(256)).join('.')}`
  const pathOf = ({ url }: Route, id = 'x') => url.replace(/:\w+/g, id)
  const request = async (route: Route, lines: string[], path = pathOf(route), body = '') => {
    const head = [
      `${route.method} ${path} HTTP/1.1`,
      'host: localhost',
      'connection: close',
      fromAnywhere(),
      ...lines,
      ...(body === '' ? [] : ['content-type: application/json', `content-length: ${body.length}`]),
      '',
      body,
    ]
    const what = `${route.method} ${path} ${lines.join(' ')}`
    const answer = judge(await exchange(app.baseUrl, head.join('\r\n')), what)
    const { code = '' } = (answer.body === '' ? {} : JSON.parse(answer.body)) as { code?: string }
    return { ...answer, outcome: `${answer.status} ${code}`.trim() }
  }
  const everywhere = (expected: string, ...lines: string[]) => at(routes, expected, ...lines)
  const at = async (some: Route[], expected: string, ...lines: string[]) => {
    for (const route of some) {
      const { outcome, headers } = await request(route, lines)
      assert.equal(outcome, expected, `${route.method} ${route.url}`)
      if (expected.startsWith('401')) assert.match(headers['www-authenticate'] ?? '', /^Bearer/)
    }
  }
  const bearer = (key: string) => `authorization: Bearer ${key}`
  const newKey = async (plan: 'free' | 'pro' | 'enterprise', scopes: Scope[] | null = null) => {
    const { id: accountId } = await makeAccount(app, { plan })
    return { accountId, ...(await makeKey(app, accountId, { scopes })) }
  }

  test('1 no credentials, or empty ones', async () => {
    await everywhere('401 missing_credentials')
    await everywhere('401 missing_credentials', 'authorization: ')
  })

  test('2 odd spelling of the scheme opens or does not, but never does harm', async () => {
    const { key } = await newKey('pro')
    const route = routes.find(({ url }) => url === '/v1/keywords') ?? assert.fail()
    for (const [expected, value] of [
      ['200', `bearer ${key}`],
      ['200', `BEARER   ${key}`],
      ['401 invalid_key', `Bearer\t${key}`],
      ['401 invalid_key', `Bearer${key}`],
      ['401 invalid_key', `Bearer ${key} ${key}`],
      ['401 invalid_key', `Bearer "${key}"`],
      ['401 invalid_key', `Token ${key}`],
    ] as const) {
      assert.equal((await request(route, [`authorization: ${value}`])).outcome, expected, value)
    }
  })

  test('3 two Authorization headers, whichever is good', async () => {
    const { key } = await newKey('enterprise')
    await everywhere('401 invalid_key', bearer(key), bearer(forge(chance())))
    await everywhere('401 invalid_key', bearer(forge(chance())), bearer(key))
  })

  test('4 a key in the address, a cookie or a header of its own is none', async () => {
    const { key } = await newKey('enterprise')
    await everywhere(
      '401 missing_credentials',
      `cookie: key=${key}`,
      `x-api-key: ${key}`,
      `proxy-authorization: Bearer ${key}`,
    )
    for (const route of routes) {
      const { outcome } = await request(route, [], `${pathOf(route)}?key=${key}&access_token=${key}`)
      assert.equal(outcome, '401 missing_credentials')
    }
  })

  test('5, 6 a bad checksum, and a good one on a key nobody was given', async () => {
    const forged = forge(chance())
    await everywhere('401 invalid_key', bearer(forged))
    await everywhere('401 invalid_key', bearer(`${forged.slice(0, -1)}${forged.endsWith('0') ? '1' : '0'}`))
  })

  test('7 ids of another account are ids of nothing', async () => {
    const other = await newKey('enterprise')
    const made = await fetch(`${app.baseUrl}/v1/keywords`, {
      method: 'POST',
      headers: { authorization: bearer(other.key).slice(15), 'content-type': 'application/json' },
      body: JSON.stringify({ keyword: '남의 것' }),
    })
    const { id: keywordId } = (await made.json()) as { id: string }
    for (const route of ofKeys.filter(({ url }) => /\/:id\b/.test(url))) {
      // A new account for each: together, they exceed the rate limit of one.
      const mine = await newKey('enterprise')
      const body = BODIES[`${route.method} ${route.url}`]
      for (const id of [other.id, keywordId, other.accountId]) {
        const [foreign, none] = [
          await request(route, [bearer(mine.key)], pathOf(route, id), body),
          await request(route, [bearer(mine.key)], pathOf(route, `${id.slice(0, -1)}~`), body),
        ]
        assert.equal(foreign.outcome, '404 not_found', `${route.method} ${route.url} ${id}`)
        const words = ({ body }: { body: string }) => body.replace(/"requestId":"[^"]*"/, '')
        assert.equal(words(foreign), words(none))
      }
    }
    assert.equal((await app.get('/v1/keywords', {}, { key: other.key })).status, 200)
  })

  test('8, 9 revoked and expired keys open nothing', async () => {
    const [gone, short] = [await newKey('enterprise'), await newKey('enterprise')]
    const { key: late } = await makeKey(app, short.accountId, { expiresAt: NOW + DAY })
    const rotated = await app.access.keys.rotate(short.id, 86_400)
    await app.access.keys.revoke(gone.id)
    await app.access.auth.pollChanges()
    await everywhere('401 revoked_key', bearer(gone.key))
    await app.pass(DAY)
    await everywhere('401 expired_key', bearer(late))
    await everywhere('401 expired_key', bearer(short.key))
    assert.equal((await app.get('/v1/keywords', {}, { key: rotated?.key ?? '' })).status, 200)
    app.clock.set(NOW)
  })

  test('10 a key with every scope but the one is refused by each route, and by plan before that', async () => {
    const { accountId } = await newKey('enterprise')
    for (const { url, method, access } of ofKeys) {
      const { scope } = access
      if (scope === 'any') continue
      const [room] = scope.split(':')
      const giving = scope.endsWith(':read') ? [scope, `${room}:write`, `${room}:manage`] : [scope]
      const { key } = await makeKey(app, accountId, { scopes: SCOPES.filter((one) => !giving.includes(one)) })
      const { outcome } = await request({ url, method, access }, [bearer(key)])
      assert.equal(outcome, '403 scope_required', `${method} ${url}`)
    }
    await at(ofKeys, '403 plan_required', bearer((await newKey('free')).key))
    const pro = await newKey('pro')
    for (const route of ofKeys.filter(({ access }) => !includes('pro', access.needs))) {
      assert.equal((await request(route, [bearer(pro.key)])).outcome, '403 plan_required', route.url)
    }
    const byOperators = routes.filter(({ access }) => access.operators)
    await at(byOperators, '403 operator_required', bearer((await newKey('enterprise')).key))
  })

  test('12 credentials that are no text of ours', async () => {
    const { key } = await newKey('pro')
    const route = routes[0] ?? assert.fail()
    for (const value of [
      'A'.repeat(10_000),
      `${key}${'A'.repeat(10_000)}`,
      `${key}\u0000`,
      `${key}😀`,
      '한글',
      `${key}%0d%0a`,
      '../../etc',
      "' or 1=1--",
    ]) {
      const head = `GET ${route.url} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${fromAnywhere()}\r\nauthorization: Bearer ${value}\r\n\r\n`
      const answer = judge(await exchange(app.baseUrl, head), value)
      assert.ok([400, 401].includes(answer.status), `${answer.status} ${value.slice(0, 80)}`)
    }
    const split = `GET ${route.url} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${fromAnywhere()}\r\nauthorization: Bearer x\r\nauthorization: Bearer ${key}\r\n\r\n`
    assert.equal((await exchange(app.baseUrl, split))?.status, 401)
  })

  test('13 how long a wrong key takes says nothing of where it is wrong', async () => {
    const { key } = await newKey('pro')
    const random = key.slice(8, 40)
    const other = (letter = '') => (letter === 'a' ? 'b' : 'a')
    const wrong = [
      forge(`${other(random[0])}${random.slice(1)}`),
      forge(`${random.slice(0, -1)}${other(random.at(-1))}`),
    ]
    const times: [number[], number[]] = [[], []]
    const demand = { needs: 'notices', scope: 'any' } as const
    for (let round = 0; round < 300; round++) {
      for (const which of [0, 1] as const) {
        const started = performance.now()
        assert.equal(await app.access.auth.admit(`Bearer ${wrong[which]}`, demand, '192.0.2.1'), 'invalid_key')
        times[which].push(performance.now() - started)
      }
    }
    const [first, last] = times.map((list) => list.sort((a, b) => a - b)[150] ?? 0) as [number, number]
    assert.ok(Math.max(first, last) < 1.5 * Math.min(first, last), `${first} ms and ${last} ms`)
  })

  test('13 an unknown and a revoked key are refused alike but for the word', async () => {
    const gone = await newKey('pro')
    await app.access.keys.revoke(gone.id)
    await app.access.auth.pollChanges()
    const ask = (key: string) => app.get<ProblemAnswer>('/v1/keywords', {}, { key })
    const [unknown, revoked] = [await ask(forge(chance())), await ask(gone.key)]
    const names = (headers: Headers) => [...headers.keys()].sort()
    assert.deepEqual(names(unknown.headers), names(revoked.headers))
    assert.deepEqual(Object.keys(unknown.body), Object.keys(revoked.body))
    assert.deepEqual([unknown.body.code, revoked.body.code], ['invalid_key', 'revoked_key'])
  })

  test('14 no secret stands in a log, an error or a later answer', async () => {
    const { accountId, key: master } = await newKey('enterprise')
    const secrets = [master]
    const ask = async (method: string, path: string, key: string, body?: object) => {
      const answer = await fetch(`${app.baseUrl}${path}`, {
        method,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': `"${path}"` },
        ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
      })
      return answer.text()
    }
    const made = JSON.parse(await ask('POST', '/v1/keys', master, { name: 'one' })) as { id: string; key: string }
    const turned = JSON.parse(await ask('POST', `/v1/keys/${made.id}/rotate`, master)) as { key: string }
    secrets.push(made.key, turned.key)
    const later: string[] = []
    for (const route of routes.filter(({ method }) => method === 'GET' || method === 'DELETE')) {
      for (const id of [master, made.key, made.id]) later.push(await ask(route.method, pathOf(route, id), master))
    }
    later.push(await ask('POST', '/v1/keys', master, { name: master, scopes: [master], [master]: 1 }))
    later.push(await ask('GET', `/v1/keys?page=${master}`, master))
    later.push(await ask('GET', '/v1/keys', turned.key))
    assert.ok(lines.length > 20)
    const rows = await app.db.sql<{ text: string }[]>`
      select keys::text as text from keys where account_id = ${accountId} union all
      select key_secrets::text from key_secrets where account_id = ${accountId} union all
      select audit::text from audit where account_id = ${accountId} union all
      select encode(answer, 'escape') from idempotency where scope = ${accountId}`
    assert.ok(rows.length > 5)
    for (const secret of secrets) {
      const tail = secret.slice(12)
      for (const line of lines) assert.ok(!line.includes(tail), line)
      for (const { text } of rows) assert.ok(!text?.includes(tail), text)
    }
    for (const text of later) assert.ok(!text.includes(turned.key.slice(12)), text)
  })

  test('73 no link that needs no key stands in a log, found or not, nor does one that a browser came from', async () => {
    const { accountId, key } = await newKey('enterprise')
    const ask = async (path: string, body?: object) => {
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
      const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
      return (await (await fetch(`${app.baseUrl}${path}`, { headers, ...sent })).json()) as Record<string, string>
    }
    const asked = await ask('/v1/reports', {
      period: 'weekly',
      of: '2026-11-10',
      format: 'json',
      sections: ['closing'],
    })
    const report = await eventually(async () => (await ask(`/v1/reports/${asked.id}`)).contentUrl)
    await ask('/v1/teams', { email: 'jiwoo@example.com' })
    const members = await app.teams.membersOf(app.db.sql, accountId)
    const [owner] = members
    const links = [
      report,
      app.mailing.unsubscribe.url({ accountId, memberId: owner?.id ?? '' }, ''),
      (await ask('/v1/links', { kind: 'calendar' })).url ?? '',
      (await ask('/v1/links', { kind: 'widget' })).url ?? '',
      `${app.baseUrl}/invitations?code=${await createTeamHands(() => app).tokenOf('jiwoo@example.com')}`,
    ]
    const before = lines.length
    const statuses: number[] = []
    for (const link of links) {
      for (const url of [
        link,
        `${link}x`,
        `${link}/`,
        link.replace(/[\w-]{3}$/, (end) => `%${end.charCodeAt(0).toString(16)}`),
      ]) {
        statuses.push((await fetch(url, { headers: { referer: link, origin: link, 'user-agent': link } })).status)
        await fetch(url, { method: 'PUT', headers: { referer: link } })
      }
    }
    assert.deepEqual([...new Set(statuses)].sort(), [200, 404])
    assert.ok(lines.length >= before + 30)
    for (const link of links) {
      const secret = link.slice(-40, -4)
      for (const line of lines) assert.ok(!line.includes(secret), line)
    }
  })
})
