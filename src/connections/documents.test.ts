import assert from 'node:assert/strict'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { postMcp } from '../../test/agents/client.ts'
import { startTestApp, type TestApp } from '../../test/app-harness.ts'
import { CALLBACK, createAppHands, newProof, type Tokens } from '../../test/apps.ts'
import { selfSigned } from '../../test/certificates.ts'
import { signInMember } from '../../test/session.ts'
import { createTeamHands, type Team } from '../../test/team.ts'
import { HOUR, MINUTE } from '../lib/clock.ts'
import { parseRange } from '../lib/net.ts'

/** Apps that have not registered: their `client_id` is the address of a document, on a server of their own. */
describe('the metadata document of an app', () => {
  const certificate = selfSigned(['127.0.0.1'])
  const answers = new Map<string, { status?: number; headers?: Record<string, string>; body: string | Buffer }>()
  const requests: string[] = []
  const server = createServer(certificate, ({ url = '' }, response) => {
    requests.push(url)
    const { status = 200, headers = {}, body } = answers.get(url) ?? { status: 404, body: '' }
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
  })
  let app: TestApp
  let guarded: TestApp
  let team: Team
  let cookie: string
  let base: string
  const hands = createAppHands(() => app)
  const { newTeam } = createTeamHands(() => app)

  before(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    base = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
    const authorities = [certificate.cert]
    app = await startTestApp({ authorities, alsoPublic: [parseRange('127.0.0.1') ?? assert.fail()] })
    guarded = await startTestApp({ authorities })
    team = await newTeam()
    cookie = await signInMember(app, team.accountId, team.ownerId)
  })
  after(async () => {
    await guarded.close()
    await app.close()
    await new Promise((resolve) => server.close(resolve))
  })

  function publish(path: string, fields: object = {}): string {
    const id = `${base}${path}`
    const document = { client_id: id, client_name: '문서 도우미', redirect_uris: [CALLBACK] }
    answers.set(path, { body: JSON.stringify(Object.assign(document, fields)) })
    return id
  }
  const refusal = async (clientId: string, at = hands) => {
    app.clock.advanceSteady(5_000)
    const { status, location, text } = await at.authorize(hands.wishes(clientId, newProof().challenge))
    assert.deepEqual([status, location], [400, ''], clientId)
    return text
  }

  test('connects it without a registration, and is read once for many requests', async () => {
    const id = publish('/client.json', {
      redirect_uris: [CALLBACK, 'assistant://callback'],
      token_endpoint_auth_method: 'none',
      logo_uri: `${base}/logo.png`,
    })
    const { verifier, challenge } = newProof()
    const request = await hands.ask(id, challenge)
    const shown = await fetch(`${app.baseUrl}/session/app-requests?request=${request}`, { headers: { cookie } })
    const { app: named } = (await shown.json()) as { app: object }
    assert.deepEqual(named, { id, name: '문서 도우미', host: 'assistant.example' })
    const { status, body } = await hands.exchange(id, await hands.allow(cookie, request), verifier)
    assert.equal(status, 200)
    const { access_token: token, refresh_token: refresh } = body as unknown as Tokens
    const ping = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
    const answer = await postMcp(app.baseUrl, ping, {
      authorization: `Bearer ${token}`,
      'mcp-protocol-version': '2025-11-25',
    })
    assert.equal(answer.status, 200)
    assert.equal((await hands.refresh(id, refresh)).status, 200)
    await hands.ask(id, challenge)
    assert.deepEqual(requests, ['/client.json'])
    await app.pass(HOUR)
    cookie = await signInMember(app, team.accountId, team.ownerId)
    answers.delete('/client.json')
    assert.match(await refusal(id), /status 404/)
    publish('/client.json')
    assert.match(await refusal(id), /status 404/, 'a failure is remembered for a while')
    await app.pass(2 * MINUTE)
    await hands.ask(id, challenge)
  })

  test('is refused if it is another one, too large, elsewhere, or no document of a public app', async () => {
    assert.match(await refusal(publish('/other.json', { client_id: `${base}/client.json` })), /is not its URL/)
    assert.match(await refusal(publish('/none.json', { redirect_uris: ['assistant://callback'] })), /redirect_uris/)
    assert.match(await refusal(publish('/secret.json', { client_secret: 'x' })), /client secret/)
    assert.match(
      await refusal(publish('/shared.json', { token_endpoint_auth_method: 'client_secret_post' })),
      /client secret/,
    )
    assert.match(await refusal(publish('/large.json', { more: 'x'.repeat(20_000) })), /too large/)
    answers.set('/text.json', { body: 'no JSON' })
    answers.set('/list.json', { body: '[]' })
    for (const path of ['/text.json', '/list.json']) assert.match(await refusal(base + path), /not a JSON object/)
    answers.set('/moved.json', { status: 302, headers: { location: `${base}/client.json` }, body: '' })
    assert.match(await refusal(`${base}/moved.json`), /status 302/)
  })

  test('is not looked for at an address that is none of a document', async () => {
    const before = requests.length
    for (const id of [
      base,
      `${base}/`,
      `${base}/a/../client.json`,
      `${base}/client.json#part`,
      `${base.replace('https://', 'https://user@')}/client.json`,
      `http://127.0.0.1/client.json`,
      `HTTPS://127.0.0.1/client.json`,
    ])
      assert.match(await refusal(id), /No app is registered/)
    assert.equal(requests.length, before)
  })

  test('is fetched from the public internet alone', async () => {
    const at = createAppHands(() => guarded)
    const before = requests.length
    for (const id of [
      publish('/private.json'),
      'https://169.254.169.254/latest/meta-data',
      'https://[::1]/client.json',
      'https://10.0.0.1/client.json',
    ]) {
      guarded.clock.advanceSteady(5_000)
      const { status, text } = await at.authorize(at.wishes(id, newProof().challenge))
      assert.equal(status, 400)
      assert.match(text, /cannot be fetched: refused address/)
    }
    assert.equal(requests.length, before)
  })
})
