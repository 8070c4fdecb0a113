import assert from 'node:assert/strict'
import { hash, randomBytes } from 'node:crypto'
import type { TestApp } from './app-harness.ts'
import { createSessionHands } from './session.ts'

export const CALLBACK = 'https://assistant.example/callback'

export interface OAuthAnswer {
  status: number
  headers: Headers
  body: Record<string, unknown> & { error?: string; error_description?: string }
}

export interface Tokens {
  access_token: string
  refresh_token: string
  expires_in: number
  token_type: string
  scope: string
}

/** The secret of PKCE, and its hash. */
export function newProof() {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: hash('sha256', verifier, 'base64url') }
}

/** What an assistant and its user do to connect it, over HTTP. */
export function createAppHands(app: () => Pick<TestApp, 'baseUrl'>) {
  const { call } = createSessionHands(app)

  async function post(path: string, body: object | string, headers: Record<string, string> = {}): Promise<OAuthAnswer> {
    const isForm = body instanceof URLSearchParams
    const answer = await fetch(`${app().baseUrl}${path}`, {
      method: 'POST',
      headers: isForm ? headers : { 'content-type': 'application/json', ...headers },
      body: isForm ? body : typeof body === 'string' ? body : JSON.stringify(body),
    })
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, body: JSON.parse(text) as OAuthAnswer['body'] }
  }

  const form = (path: string, fields: Record<string, string>) => post(path, new URLSearchParams(fields))

  async function register(metadata: object = {}): Promise<string> {
    const { status, body } = await post('/oauth/register', {
      client_name: '도우미',
      redirect_uris: [CALLBACK],
      ...metadata,
    })
    assert.equal(status, 201, JSON.stringify(body))
    return String(body.client_id)
  }

  /** The answer to a browser that comes from the app. */
  async function authorize(
    fields: Record<string, string>,
  ): Promise<{ status: number; location: string; text: string }> {
    const answer = await fetch(`${app().baseUrl}/oauth/authorize?${new URLSearchParams(fields)}`, {
      redirect: 'manual',
      headers: { accept: 'text/html' },
    })
    return { status: answer.status, location: answer.headers.get('location') ?? '', text: await answer.text() }
  }

  const wishes = (clientId: string, challenge: string): Record<string, string> => ({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: CALLBACK,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    resource: `${app().baseUrl}/mcp`,
    state: 'of the app',
  })

  /** The id of a request that waits for a decision. */
  async function ask(clientId: string, challenge: string, changes: Record<string, string> = {}): Promise<string> {
    const { status, location } = await authorize({ ...wishes(clientId, challenge), ...changes })
    assert.equal(status, 302)
    const url = new URL(location)
    assert.equal(url.origin + url.pathname, `${app().baseUrl}/connect`)
    return url.searchParams.get('request') ?? assert.fail(location)
  }

  const decide = (cookie: string, body: object, isConsole = true) =>
    call('POST', '/session/app-requests', { cookie, body, console: isConsole })

  /** The code that the app gets, once its user has agreed. */
  async function allow(cookie: string, request: string, scopes: string[] = ['bids:read']): Promise<string> {
    const { outcome, body } = await decide(cookie, { request, decision: 'allow', scopes })
    assert.equal(outcome, '200', JSON.stringify(body))
    const { searchParams } = new URL((body as unknown as { redirectTo: string }).redirectTo)
    assert.equal(searchParams.get('iss'), app().baseUrl)
    return searchParams.get('code') ?? assert.fail()
  }

  const exchange = (clientId: string, code: string, verifier: string, changes: Record<string, string> = {}) =>
    form('/oauth/token', {
      grant_type: 'authorization_code',
      client_id: clientId,
      code,
      code_verifier: verifier,
      redirect_uri: CALLBACK,
      resource: `${app().baseUrl}/mcp`,
      ...changes,
    })

  const refresh = (clientId: string, token: string, changes: Record<string, string> = {}) =>
    form('/oauth/token', { grant_type: 'refresh_token', client_id: clientId, refresh_token: token, ...changes })

  async function begun(cookie: string, scopes?: string[], clientId?: string) {
    const id = clientId ?? (await register())
    const { verifier, challenge } = newProof()
    return { clientId: id, verifier, code: await allow(cookie, await ask(id, challenge), scopes) }
  }

  /** The whole way, with a registered app. */
  async function connect(cookie: string, scopes?: string[]): Promise<{ clientId: string; tokens: Tokens }> {
    const { clientId, verifier, code } = await begun(cookie, scopes)
    const { status, body } = await exchange(clientId, code, verifier)
    assert.equal(status, 200, JSON.stringify(body))
    return { clientId, tokens: body as unknown as Tokens }
  }

  return { post, form, register, authorize, wishes, ask, decide, allow, exchange, refresh, begun, connect }
}
