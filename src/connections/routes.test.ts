import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { postMcp } from '../../test/agents/client.ts'
import { startTestApp, type TestApp } from '../../test/app-harness.ts'
import { CALLBACK, createAppHands, newProof } from '../../test/apps.ts'
import { createSessionHands, signInMember } from '../../test/session.ts'
import { createTeamHands, type Team } from '../../test/team.ts'
import { DAY, HOUR, MINUTE } from '../lib/clock.ts'
import { APP_SCOPES } from '../vocabulary/roles.ts'

const PING = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
const ERA = { 'mcp-protocol-version': '2025-11-25' }

let app: TestApp
let team: Team
let cookie: string
const { call } = createSessionHands(() => app)
const { newTeam, join, call: asKey } = createTeamHands(() => app)
const hands = createAppHands(() => app)
before(async () => {
  app = await startTestApp({ env: { GONGGO_TRUSTED_PROXIES: '127.0.0.1' } })
  team = await newTeam()
  cookie = await signInMember(app, team.accountId, team.ownerId)
})
after(() => app.close())

const tools = (token: string, headers: Record<string, string> = {}) =>
  postMcp<{ code?: string; result?: { tools: { name: string }[] } }>(app.baseUrl, PING, {
    authorization: `Bearer ${token}`,
    ...ERA,
    ...headers,
  })
const outcomeOf = async (token: string, headers: Record<string, string> = {}) => {
  const { status, body } = await tools(token, headers)
  return `${status} ${body.code ?? ''}`.trim()
}
const keysOf = async ({ key }: { key: string } = team) => {
  const { body } = await app.get<{ items: Record<string, unknown>[] }>('/v1/keys', { pageSize: 100 }, { key })
  return body.items
}
const appKeys = async () => (await keysOf()).filter(({ app }) => app !== null)

describe('discovery', () => {
  test('a refused request leads to the metadata of the resource, and that to the server', async () => {
    const { status, headers } = await postMcp(app.baseUrl, PING)
    assert.equal(status, 401)
    const challenge = headers.get('www-authenticate') ?? ''
    const [, url = ''] = /^Bearer realm="gonggo", resource_metadata="([^"]+)"$/.exec(challenge) ?? []
    assert.equal(url, `${app.baseUrl}/.well-known/oauth-protected-resource/mcp`)
    const resource = await (await fetch(url)).json()
    assert.deepEqual(resource, await (await fetch(url.replace('/mcp', ''))).json())
    assert.equal(resource.resource, `${app.baseUrl}/mcp`)
    assert.deepEqual(resource.authorization_servers, [app.baseUrl])
    assert.deepEqual(resource.scopes_supported, APP_SCOPES)
    const server = await (await fetch(`${app.baseUrl}/.well-known/oauth-authorization-server`)).json()
    assert.equal(server.issuer, app.baseUrl)
    assert.deepEqual(server.code_challenge_methods_supported, ['S256'])
    assert.equal(server.authorization_response_iss_parameter_supported, true)
    assert.equal(server.client_id_metadata_document_supported, true)
    for (const name of ['authorization', 'token', 'registration', 'revocation'])
      assert.ok(String(server[`${name}_endpoint`]).startsWith(`${app.baseUrl}/oauth/`), name)
  })

  test('without the console there is none, and no request leads to it', async (t) => {
    const bare = await startTestApp({ env: { GONGGO_CONSOLE: '0' } })
    t.after(() => bare.close())
    const paths = ['oauth-protected-resource', 'oauth-protected-resource/mcp', 'oauth-authorization-server']
    for (const path of paths) assert.equal((await fetch(`${bare.baseUrl}/.well-known/${path}`)).status, 404)
    const { headers } = await postMcp(bare.baseUrl, PING)
    assert.equal(headers.get('www-authenticate'), 'Bearer realm="gonggo"')
  })
})

describe('registration', () => {
  test('gives a public app an id, whatever else it asks for', async () => {
    const { status, headers, body } = await hands.post('/oauth/register', {
      client_name: ' An\u202e assistant\n',
      redirect_uris: [CALLBACK, 'http://localhost:1234/cb'],
      token_endpoint_auth_method: 'client_secret_post',
      logo_uri: 'https://assistant.example/logo.png',
    })
    assert.equal(status, 201)
    assert.equal(headers.get('cache-control'), 'no-store')
    const { client_id: id, client_id_issued_at: issued, ...rest } = body
    assert.match(String(id), /^app_/)
    assert.equal(issued, Math.floor(app.clock.now() / 1000))
    assert.deepEqual(rest, {
      client_name: 'An assistant',
      redirect_uris: [CALLBACK, 'http://localhost:1234/cb'],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    })
  })

  test('refuses addresses that could send a code to somebody else, and what is none', async () => {
    const wrong = [
      'http://assistant.example/cb',
      'javascript:alert(1)',
      'cursor://callback',
      'https://user@assistant.example/',
      'https://assistant.example/#part',
      'https://assistant.example/\\evil',
      'https:assistant.example',
      'http://localhost.evil.example/',
      'http://127.0.0.2/',
      `https://assistant.example/${'a'.repeat(500)}`,
      '',
    ]
    const refused = [
      ...wrong.map((uri) => ({ redirect_uris: [uri] })),
      {},
      { redirect_uris: [] },
      { redirect_uris: 'x' },
    ]
    for (const metadata of refused) {
      app.clock.advanceSteady(5_000)
      const { status, body } = await hands.post('/oauth/register', metadata)
      assert.deepEqual([status, body.error], [400, 'invalid_redirect_uri'], JSON.stringify(metadata))
    }
    for (const fields of [{ client_name: 5 }, { grant_types: ['implicit'] }, { response_types: ['token'] }]) {
      const { status, body } = await hands.post('/oauth/register', { redirect_uris: [CALLBACK], ...fields })
      assert.deepEqual([status, body.error], [400, 'invalid_client_metadata'])
    }
  })

  test('is limited for a network, and forgotten if nobody uses it', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' }
    const metadata = { redirect_uris: [CALLBACK] }
    for (let count = 0; count < 100; count++) {
      app.clock.advanceSteady(5_000)
      assert.equal((await hands.post('/oauth/register', metadata, headers)).status, 201)
    }
    const refused = await hands.post('/oauth/register', metadata, headers)
    assert.deepEqual([refused.status, refused.body.error], [429, 'temporarily_unavailable'])
    assert.ok(Number(refused.headers.get('retry-after')) > 0)
    const ids = async () => (await app.db.sql<{ id: string }[]>`select id from oauth_clients`).map(({ id }) => id)
    const { clientId } = await hands.connect(cookie)
    assert.ok((await ids()).length > 100)
    await app.pass(8 * DAY)
    await app.connections.sweep()
    assert.deepEqual(await ids(), [clientId])
    cookie = await signInMember(app, team.accountId, team.ownerId)
  })
})

describe('an authorization request', () => {
  let id: string
  before(async () => {
    id = await hands.register({ redirect_uris: [CALLBACK, 'http://127.0.0.1/cb', 'https://other.example/cb?a=1'] })
  })

  test('sends the browser nowhere as long as app and address are not known', async () => {
    const good = hands.wishes(id, newProof().challenge)
    const wrong: Record<string, string>[] = [
      { client_id: 'app_nobody' },
      { client_id: '' },
      { client_id: 'https://127.0.0.1:1/nothing.json' },
      { redirect_uri: `${CALLBACK}/` },
      { redirect_uri: 'https://assistant.example.evil.example/callback' },
      { redirect_uri: '' },
      { redirect_uri: 'javascript:alert(1)' },
      { redirect_uri: 'http://127.0.0.1:99/other' },
      { redirect_uri: 'http://localhost/cb' },
      { state: 'a\0b' },
    ]
    for (const fields of wrong) {
      app.clock.advanceSteady(5_000)
      const { status, location, text } = await hands.authorize({ ...good, ...fields })
      assert.deepEqual([status, location], [400, ''], JSON.stringify(fields))
      assert.match(text, /The app cannot be connected|앱을 연결할 수 없습니다/)
    }
    const twice = await fetch(`${app.baseUrl}/oauth/authorize?${new URLSearchParams(good)}&client_id=${id}`, {
      redirect: 'manual',
    })
    assert.equal(twice.status, 400)
  })

  const backIn = (page: string) => (/<a href="([^"]+)"/.exec(page)?.[1] ?? assert.fail(page)).replaceAll('&amp;', '&')

  test('is refused if it wants what there is not; the user may tell the app so, with state and issuer', async () => {
    const good = hands.wishes(id, newProof().challenge)
    const wrong: [Record<string, string>, string][] = [
      [{ response_type: 'token' }, 'unsupported_response_type'],
      [{ response_mode: 'fragment' }, 'invalid_request'],
      [{ code_challenge: '' }, 'invalid_request'],
      [{ code_challenge: 'short' }, 'invalid_request'],
      [{ code_challenge_method: 'plain' }, 'invalid_request'],
      [{ code_challenge_method: '' }, 'invalid_request'],
      [{ resource: 'https://other.example/mcp' }, 'invalid_target'],
      [{ scope: 'keys:manage' }, 'invalid_scope'],
      [{ state: 'x'.repeat(2001) }, 'invalid_request'],
    ]
    for (const [fields, error] of wrong) {
      app.clock.advanceSteady(5_000)
      const { status, location, text } = await hands.authorize({ ...good, ...fields })
      assert.deepEqual([status, location], [400, ''], 'a link to this service leads to no other site by itself')
      const { origin, pathname, searchParams } = new URL(backIn(text))
      assert.equal(origin + pathname, CALLBACK)
      const [named, state, iss] = ['error', 'state', 'iss'].map((name) => searchParams.get(name))
      assert.deepEqual([named, state, iss], [error, fields.state ?? 'of the app', app.baseUrl], JSON.stringify(fields))
    }
    const kept = await hands.authorize({ ...good, redirect_uri: 'https://other.example/cb?a=1', scope: 'x' })
    assert.match(backIn(kept.text), /^https:\/\/other\.example\/cb\?a=1&error=invalid_scope/)
  })

  test('may come from a program on the computer of its user, on any port', async () => {
    const { verifier, challenge } = newProof()
    const redirectUri = 'http://127.0.0.1:43117/cb'
    const request = await hands.ask(id, challenge, { redirect_uri: redirectUri })
    const shown = await call('GET', `/session/app-requests?request=${request}`, { cookie })
    assert.deepEqual((shown.body as unknown as { app: object }).app, { id, name: '도우미', host: 'localhost' })
    const code = await hands.allow(cookie, request)
    assert.equal((await hands.exchange(id, code, verifier, { redirect_uri: redirectUri })).status, 200)
  })

  test('waits ten minutes for a decision, which is made once', async () => {
    const request = await hands.ask(id, newProof().challenge)
    await app.pass(9 * MINUTE)
    const { redirectTo } = (await hands.decide(cookie, { request, decision: 'refuse' })).body as unknown as {
      redirectTo: string
    }
    assert.equal(
      redirectTo,
      `${CALLBACK}?${new URLSearchParams({ error: 'access_denied', error_description: 'The user refused access.', state: 'of the app', iss: app.baseUrl })}`,
    )
    const again = { request, decision: 'allow', scopes: ['bids:read'] }
    assert.equal((await hands.decide(cookie, again)).outcome, '404 not_found')
    const late = await hands.ask(id, newProof().challenge)
    await app.pass(11 * MINUTE)
    assert.equal((await hands.decide(cookie, { ...again, request: late })).outcome, '404 not_found')
  })
})

describe('the decision', () => {
  let request: string
  before(async () => {
    request = await hands.ask(await hands.register(), newProof().challenge, {
      scope: 'bids:read keywords:write offline_access',
    })
  })
  const wish = (scopes: string[]) => ({ request, decision: 'allow', scopes })

  test('shows what is asked for, and which of it the role allows', async () => {
    const viewer = await signInMember(app, team.accountId, (await join(team, 'viewer')).id)
    const shown = await call('GET', `/session/app-requests?request=${request}`, { cookie: viewer })
    const { scopes, allowed } = shown.body as unknown as { scopes: string[]; allowed: string[] }
    assert.deepEqual([scopes, allowed], [['bids:read', 'keywords:write'], ['bids:read']])
    assert.equal((await hands.decide(viewer, wish(['keywords:write']))).outcome, '403 scope_required')
  })

  test('is that of a signed-in member, on the page of the console alone', async () => {
    assert.equal((await hands.decide('', wish(['bids:read']))).outcome, '401 missing_credentials')
    assert.equal((await hands.decide(cookie, wish(['bids:read']), false)).outcome, '403 console_header_required')
    const byKey = await call('POST', '/session/app-requests', { key: team.key, body: wish(['bids:read']) })
    assert.equal(byKey.outcome, '401 missing_credentials')
    const { cookie: ofKey } = await call('POST', '/session', { body: { key: team.key } })
    assert.equal((await hands.decide(ofKey, wish(['bids:read']))).outcome, '403 member_required')
  })

  test('gives no scope that was not asked for, and not none', async () => {
    assert.equal((await hands.decide(cookie, wish(['statistics:read']))).outcome, '400 invalid_field')
    assert.equal((await hands.decide(cookie, wish(['keys:manage']))).outcome, '400 invalid_field')
    assert.equal((await hands.decide(cookie, wish([]))).outcome, '400 invalid_field')
    assert.equal((await hands.decide(cookie, { request, decision: 'allow' })).outcome, '400 missing_field')
  })

  test('needs a plan with notices', async () => {
    const free = await newTeam({ plan: 'free' })
    const owner = await signInMember(app, free.accountId, free.ownerId)
    assert.equal((await hands.decide(owner, wish(['bids:read']))).outcome, '403 plan_required')
  })
})

describe('a connected app', () => {
  test('calls the tools of its scopes, and nothing else', async () => {
    const { clientId, tokens } = await hands.connect(cookie, ['bids:read', 'statistics:read'])
    const { access_token: token, refresh_token: refresh } = tokens
    assert.match(token, /^gga_[\w-]{43}$/)
    assert.deepEqual(
      [tokens.token_type, tokens.expires_in, tokens.scope],
      ['Bearer', 3600, 'bids:read statistics:read'],
    )
    const names = (await tools(token)).body.result?.tools.map(({ name }) => name)
    assert.deepEqual(names, ['resolve', 'search_bids', 'get_bid', 'award_stats'])
    const refused = await postMcp<{ code: string }>(
      app.baseUrl,
      { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'watch', arguments: { keyword: '하수관로' } } },
      { authorization: `Bearer ${token}`, ...ERA },
    )
    assert.deepEqual([refused.status, refused.body.code], [403, 'scope_required'])
    assert.equal(
      refused.headers.get('www-authenticate'),
      `Bearer realm="gonggo", error="insufficient_scope", scope="keywords:write", resource_metadata="${app.baseUrl}/.well-known/oauth-protected-resource/mcp"`,
    )
    for (const key of [token, refresh]) {
      app.clock.advanceSteady(5_000)
      for (const path of ['/v1/bids', '/v1/keys', '/v1/usage'])
        assert.equal((await app.get<{ code: string }>(path, {}, { key })).body.code, 'invalid_key', path)
      assert.match((await call('POST', '/session', { body: { key } })).outcome, /^40[01] /)
    }
    assert.equal(await outcomeOf(refresh), '401 invalid_key')
    assert.equal(await outcomeOf(team.key), '200')
    const [shown] = (await appKeys()).filter(({ app }) => (app as { id: string }).id === clientId)
    assert.deepEqual(shown?.app, { id: clientId, host: 'assistant.example' })
    assert.deepEqual(
      [shown?.name, shown?.state, shown?.createdBy, shown?.secrets],
      ['도우미', 'active', team.ownerId, []],
    )
    assert.match(String(shown?.prefix), /^gg_app_\w{5}$/)
    const rotated = await asKey('POST', `/v1/keys/${shown?.id}/rotate`, team.key, { body: {} })
    assert.equal(rotated.outcome, '409 key_of_app')
    assert.equal(await app.access.keys.rotate(String(shown?.id), 0), null)
  })

  test('is in the audit log, and stores no token', async () => {
    const { tokens } = await hands.connect(cookie)
    const rows = await app.db.sql<{ detail: object; actorKind: string; actorId: string }[]>`
      select detail, actor_kind, actor_id from audit
      where account_id = ${team.accountId} and action = 'key.issued' order by at desc, id desc limit 1`
    assert.deepEqual([rows[0]?.actorKind, rows[0]?.actorId], ['member', team.ownerId])
    assert.match(JSON.stringify(rows[0]?.detail), /assistant\.example/)
    for (const table of ['oauth_tokens', 'oauth_codes', 'oauth_requests', 'keys', 'audit']) {
      const [row] = await app.db.sql<{ text: string }[]>`
        select coalesce(string_agg(t::text, ' '), '') as text from ${app.db.sql(table)} t`
      for (const secret of [tokens.access_token, tokens.refresh_token]) assert.ok(!row?.text.includes(secret), table)
    }
  })

  test('renews its access: each refresh token works once, and the second use of one ends it', async () => {
    const { clientId, tokens } = await hands.connect(cookie)
    await app.pass(HOUR + MINUTE)
    const { headers } = await tools(tokens.access_token)
    assert.match(headers.get('www-authenticate') ?? '', /error="invalid_token"/)
    assert.equal(await outcomeOf(tokens.access_token), '401 expired_key')
    const wrong = await hands.refresh(await hands.register(), tokens.refresh_token)
    assert.deepEqual([wrong.status, wrong.body.error], [400, 'invalid_grant'])
    const more = await hands.refresh(clientId, tokens.refresh_token, { scope: 'bids:read keywords:write' })
    assert.deepEqual([more.status, more.body.error], [400, 'invalid_scope'])
    const next = await hands.refresh(clientId, tokens.refresh_token, { scope: 'bids:read' })
    assert.equal(next.status, 200)
    assert.equal(await outcomeOf(String(next.body.access_token)), '200')
    const again = await hands.refresh(clientId, tokens.refresh_token)
    assert.deepEqual([again.status, again.body.error], [400, 'invalid_grant'])
    await app.access.auth.pollChanges()
    assert.equal(await outcomeOf(String(next.body.access_token)), '401 revoked_key')
    assert.equal((await hands.refresh(clientId, String(next.body.refresh_token))).body.error, 'invalid_grant')
  })

  test('is told that its token has expired as often as it asks, with many others on its network', async () => {
    const { tokens } = await hands.connect(cookie)
    await app.pass(HOUR + MINUTE)
    const headers = { 'x-forwarded-for': '203.0.113.88' }
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => outcomeOf(tokens.access_token, headers)))
    assert.deepEqual([...new Set(outcomes)], ['401 expired_key'])
  })

  test('ends after 90 days without use', async () => {
    const { clientId, tokens } = await hands.connect(cookie)
    await app.pass(89 * DAY)
    const { body } = await hands.refresh(clientId, tokens.refresh_token)
    await app.pass(91 * DAY)
    assert.equal((await hands.refresh(clientId, String(body.refresh_token))).body.error, 'invalid_grant')
    await app.connections.sweep()
    assert.deepEqual((await app.db.sql`select from oauth_tokens where expires_at < ${app.clock.now() - DAY}`).length, 0)
    cookie = await signInMember(app, team.accountId, team.ownerId)
  })

  test('is disconnected by revoking its key, by itself, and by another user of its code', async () => {
    const revoked = await hands.connect(cookie)
    const [key] = (await appKeys()).filter(({ app }) => (app as { id: string }).id === revoked.clientId)
    assert.equal((await call('DELETE', `/v1/keys/${key?.id}`, { cookie })).status, 204)
    await app.access.auth.pollChanges()
    assert.equal(await outcomeOf(revoked.tokens.access_token), '401 revoked_key')
    assert.equal((await hands.refresh(revoked.clientId, revoked.tokens.refresh_token)).body.error, 'invalid_grant')

    for (const which of ['access_token', 'refresh_token'] as const) {
      const { clientId, tokens } = await hands.connect(cookie)
      const foreign = await hands.form('/oauth/revoke', { token: tokens[which], client_id: revoked.clientId })
      assert.deepEqual([foreign.status, foreign.body.error], [400, 'invalid_grant'])
      assert.equal((await hands.form('/oauth/revoke', { token: tokens[which], client_id: clientId })).status, 200)
      await app.access.auth.pollChanges()
      assert.equal(await outcomeOf(tokens.access_token), '401 revoked_key')
    }
    const unknown = { token: `ggf_${'x'.repeat(43)}`, client_id: revoked.clientId }
    assert.equal((await hands.form('/oauth/revoke', unknown)).status, 200)
  })

  test('ends with its member and stops with its account', async () => {
    const { id } = await join(team, 'member')
    const { clientId, tokens } = await hands.connect(await signInMember(app, team.accountId, id))
    assert.equal((await asKey('DELETE', `/v1/teams/${id}`, team.key)).outcome, '409 keys_depend')
    assert.equal((await asKey('DELETE', `/v1/teams/${id}?keys=revoke`, team.key)).outcome, '204')
    await app.access.auth.pollChanges()
    assert.equal(await outcomeOf(tokens.access_token), '401 revoked_key')
    assert.equal((await hands.refresh(clientId, tokens.refresh_token)).body.error, 'invalid_grant')

    const other = await newTeam()
    const session = await signInMember(app, other.accountId, other.ownerId)
    const [open, begun] = [await hands.connect(session), await hands.begun(session)]
    await app.accounts.setState(other.accountId, 'suspended')
    await app.access.auth.pollChanges()
    assert.equal(await outcomeOf(open.tokens.access_token), '403 access_blocked')
    assert.equal((await hands.refresh(open.clientId, open.tokens.refresh_token)).body.error, 'invalid_grant')
    assert.equal((await hands.exchange(begun.clientId, begun.code, begun.verifier)).body.error, 'invalid_grant')
  })

  test('calls only from addresses that the account allows, and shares its limits', async () => {
    const other = await newTeam()
    const { tokens } = await hands.connect(await signInMember(app, other.accountId, other.ownerId))
    const put = await asKey('PUT', '/v1/access/ip-allow-list', other.key, {
      body: { ranges: ['198.51.100.0/24'] },
      headers: { 'x-forwarded-for': '198.51.100.7' },
    })
    assert.equal(put.status, 200, JSON.stringify(put.body))
    await app.access.auth.pollChanges()
    assert.equal(await outcomeOf(tokens.access_token, { 'x-forwarded-for': '203.0.113.9' }), '403 ip_not_allowed')
    const { status, headers } = await tools(tokens.access_token, { 'x-forwarded-for': '198.51.100.7' })
    assert.equal(status, 200)
    assert.ok(headers.get('ratelimit-limit') ?? headers.get('ratelimit'))
  })
})

describe('a code', () => {
  test('is only for the app, address and secret that asked for it, within a minute', async () => {
    const { clientId, verifier, code } = await hands.begun(cookie)
    const wrong: [Record<string, string>, string][] = [
      [{ code_verifier: newProof().verifier }, 'invalid_grant'],
      [{ code_verifier: 'short' }, 'invalid_grant'],
      [{ redirect_uri: `${CALLBACK}/` }, 'invalid_grant'],
      [{ client_id: await hands.register() }, 'invalid_grant'],
      [{ code: `ggc_${'x'.repeat(43)}` }, 'invalid_grant'],
      [{ code: 'x' }, 'invalid_grant'],
      [{ resource: 'https://other.example/mcp' }, 'invalid_target'],
      [{ grant_type: 'password' }, 'unsupported_grant_type'],
      [{ grant_type: 'client_credentials' }, 'unsupported_grant_type'],
    ]
    for (const [fields, error] of wrong) {
      app.clock.advanceSteady(5_000)
      const { status, body } = await hands.exchange(clientId, code, verifier, fields)
      assert.deepEqual([status, body.error], [400, error], JSON.stringify(fields))
      assert.match(body.error_description ?? '', /^[\x20-\x21\x23-\x5b\x5d-\x7e]+$/)
    }
    assert.equal((await hands.form('/oauth/token', {})).body.error, 'invalid_request')
    assert.equal((await hands.exchange(clientId, code, verifier)).status, 200)
    const late = await hands.begun(cookie)
    await app.pass(61_000)
    assert.equal((await hands.exchange(late.clientId, late.code, late.verifier)).body.error, 'invalid_grant')
  })

  test('works once: of many at the same time one wins, and a second use ends what was given for it', async () => {
    const { clientId, verifier, code } = await hands.begun(cookie)
    const answers = await Promise.all(Array.from({ length: 5 }, () => hands.exchange(clientId, code, verifier)))
    const won = answers.filter(({ status }) => status === 200)
    assert.equal(won.length, 1)
    assert.deepEqual(
      answers.filter((one) => !won.includes(one)).map(({ body }) => body.error),
      Array.from({ length: 4 }, () => 'invalid_grant'),
    )
    await app.access.auth.pollChanges()
    assert.equal(await outcomeOf(String(won[0]?.body.access_token)), '401 revoked_key')
    assert.equal((await appKeys()).filter(({ app }) => (app as { id: string }).id === clientId).length, 1)
  })

  test('whose exchange was interrupted gives nothing, and works then', async () => {
    const { clientId, verifier, code } = await hands.begun(cookie)
    const before = (await keysOf()).length
    const owner = app.database.db.sql
    await owner.unsafe(
      `create function interrupt() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`,
    )
    await owner.unsafe('create trigger interrupt before insert on oauth_tokens execute function interrupt()')
    const broken = await hands.exchange(clientId, code, verifier)
    assert.deepEqual([broken.status, broken.body.error], [500, 'server_error'])
    await owner.unsafe('drop trigger interrupt on oauth_tokens')
    await owner.unsafe('drop function interrupt()')
    assert.equal((await keysOf()).length, before)
    assert.equal((await hands.exchange(clientId, code, verifier)).status, 200)
    assert.equal((await keysOf()).length, before + 1)
  })
})
