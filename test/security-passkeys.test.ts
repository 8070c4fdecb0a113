import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from './app-harness.ts'
import type { HeldPasskey } from './authenticator.ts'
import { securitySuite } from './security-suite.ts'
import type { RouteSample } from './security-target.ts'
import { createPasskeyActions, createSessionHands, signInMember } from './session.ts'
import { createTeamHands } from './team.ts'

describe('the routes of passkeys', () => {
  let app: TestApp
  let cookie: string
  let passkey: HeldPasskey
  let id: string
  before(async () => {
    app = await startTestApp()
    const hands = createTeamHands(() => app)
    const team = await hands.newTeam()
    cookie = await signInMember(app, team.accountId, (await hands.join(team, 'member')).id)
    const made = await createPasskeyActions(() => app).add(cookie)
    passkey = made.passkey
    id = made.id
  })
  after(() => app.close())

  /** One successful request for each of them, with every field. */
  async function samples(): Promise<RouteSample[]> {
    const { add, make, signed, challenge } = createPasskeyActions(() => app)
    const response = { ...(await make(cookie)).attestation }
    return [
      { method: 'POST', url: '/session/challenges' },
      { method: 'POST', url: '/session', body: { passkey: { ...signed(passkey, await challenge()) } } },
      { method: 'POST', url: '/session/passkeys/options' },
      { method: 'POST', url: '/session/passkeys', body: { name: '업무용 노트북', response } },
      { method: 'GET', url: '/session/passkeys', query: { page: '1', pageSize: '5' } },
      { method: 'PATCH', url: '/session/passkeys/:id', params: { id }, body: { name: '휴대전화' } },
      { method: 'DELETE', url: '/session/passkeys/:id', params: { id: (await add(cookie)).id } },
    ]
  }

  test('86 refuse attacks on their input', async (t) => {
    const routes = await samples()
    const attack = (bodyLimit: number | undefined, headers: Record<string, string>, fits: (name: string) => boolean) =>
      securitySuite(t, {
        baseUrl: app.baseUrl,
        routes: routes.filter(({ method, url }) => fits(`${method} ${url}`)),
        headers,
        before: () => app.clock.advanceSteady(5_000),
        ...(bodyLimit === undefined ? {} : { bodyLimit }),
      })
    const signedIn = { cookie, 'x-gonggo-console': '1' }
    const adding = (name: string) => name === 'POST /session/passkeys'
    // Without a cookie, because signing in ends the session of the request.
    const entering = (name: string) => name === 'POST /session'
    await attack(24_576, signedIn, adding)
    await attack(12_288, {}, entering)
    await attack(undefined, signedIn, (name) => !adding(name) && !entering(name))
  })

  test('79 change nothing for a page of another site, and nothing without a session', async () => {
    const { call } = createSessionHands(() => app)
    for (const { method, url, params, body } of await samples()) {
      if (method === 'GET' || url === '/session/challenges' || url === '/session') continue
      app.clock.advanceSteady(5_000)
      const path = url.replace(':id', params?.id ?? '')
      const forged = await call(method, path, { cookie, body, console: false })
      assert.equal(forged.outcome, '403 console_header_required', `${method} ${url}`)
      assert.equal((await call(method, path, { body })).outcome, '401 missing_credentials', `${method} ${url}`)
    }
  })
})
