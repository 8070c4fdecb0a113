import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from './app-harness.ts'
import { CALLBACK, createAppHands, newProof } from './apps.ts'
import { securitySuite } from './security-suite.ts'
import type { RouteSample } from './security-target.ts'
import { signInMember } from './session.ts'
import { createTeamHands } from './team.ts'

describe('the routes for apps', () => {
  let app: TestApp
  let cookie: string
  const hands = createAppHands(() => app)
  before(async () => {
    app = await startTestApp()
    const team = await createTeamHands(() => app).newTeam()
    cookie = await signInMember(app, team.accountId, team.ownerId)
  })
  after(() => app.close())

  /** One successful request for each of those that programs call, with every field. */
  async function samples(): Promise<RouteSample[]> {
    const { clientId, verifier, code } = await hands.begun(cookie)
    const ofCode = { grant_type: 'authorization_code', client_id: clientId, code, code_verifier: verifier }
    const resource = `${app.baseUrl}/mcp`
    const ours = { takesUnknown: true, takesForm: true } as const
    return [
      { method: 'GET', url: '/.well-known/oauth-protected-resource' },
      { method: 'GET', url: '/.well-known/oauth-protected-resource/mcp' },
      { method: 'GET', url: '/.well-known/oauth-authorization-server' },
      {
        method: 'POST',
        url: '/oauth/register',
        body: { client_name: '도우미', redirect_uris: [CALLBACK], grant_types: ['authorization_code'] },
        takesUnknown: true,
      },
      { method: 'POST', url: '/oauth/token', body: { ...ofCode, redirect_uri: CALLBACK, resource }, ...ours },
      { method: 'POST', url: '/oauth/revoke', body: { token: `ggf_${'x'.repeat(43)}`, client_id: clientId }, ...ours },
    ]
  }

  const before5s = () => app.clock.advanceSteady(5_000)

  test('94 refuse attacks on their input', async (t) => {
    const routes = await samples()
    const one = routes.filter(({ url }) => url !== '/oauth/token')
    await securitySuite(t, { baseUrl: app.baseUrl, routes: one, before: before5s, bodyLimit: 32_768 })
    // Its sample succeeds once, because a code works once.
    const token = routes.filter(({ url }) => url === '/oauth/token')
    await securitySuite(t, { baseUrl: app.baseUrl, routes: token, before: before5s, bodyLimit: 32_768 })
  })

  test('94 refuse attacks on the decision', async (t) => {
    const request = await hands.ask(await hands.register(), newProof().challenge)
    const body = { request, decision: 'refuse', scopes: ['bids:read'] }
    await securitySuite(t, {
      baseUrl: app.baseUrl,
      routes: [
        { method: 'GET', url: '/session/app-requests', query: { request } },
        { method: 'POST', url: '/session/app-requests', body },
      ],
      headers: { cookie, 'x-gonggo-console': '1' },
      before: before5s,
    })
  })

  test('94 send no browser away, and fail in no other way, whatever a link to them holds', async () => {
    const good = hands.wishes(await hands.register(), newProof().challenge)
    const values = [
      "'; drop table keys; --",
      '\u0000',
      '\ud800',
      '%00',
      '\r\nset-cookie: a=b',
      '//evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      'data:text/html,x',
      'x'.repeat(3000),
      '<script>alert(1)</script>',
      '😀',
      '__proto__',
      '',
    ]
    for (const name of [...Object.keys(good), 'scope', 'prompt', '__proto__', 'constructor']) {
      for (const value of values) {
        before5s()
        const { status, location, text } = await hands.authorize({ ...good, [name]: value })
        assert.ok(status === 302 || status === 400, `${status} to ${name}=${value}: ${text}`)
        if (status === 302)
          assert.ok(
            [CALLBACK, `${app.baseUrl}/connect`].some((start) => location.startsWith(`${start}?`)),
            location,
          )
        else assert.doesNotMatch(text, /<script/)
      }
    }
    for (const query of [
      '?',
      '',
      '?%',
      '?client_id=%zz',
      '?client_id',
      `?${'a=b&'.repeat(1500)}`,
      '?client_id=a?b#c',
    ]) {
      before5s()
      const { status } = await fetch(`${app.baseUrl}/oauth/authorize${query}`, { redirect: 'manual' })
      assert.equal(status, 400, query)
    }
  })
})
