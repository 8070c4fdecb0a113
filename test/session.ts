import assert from 'node:assert/strict'
import { createSecrets } from '../src/lib/secret.ts'
import { createSessionReader, type Session, type SessionEntry } from '../src/sessions/index.ts'
import type { Passkey, PasskeyOptions, PasskeyRequest } from '../src/sessions/schema/passkeys.ts'
import type { ProblemAnswer, TestApp } from './app-harness.ts'
import { createAuthenticator, type HeldPasskey, type Quirks } from './authenticator.ts'

export interface SessionAnswer {
  status: number
  headers: Headers
  /** Such as `403 console_header_required`. */
  outcome: string
  body: Session & ProblemAnswer & { total: number; items: SessionEntry[]; key: string }
  /** As a browser would send it back; empty if the response sets none. */
  cookie: string
}

interface Asking {
  cookie?: string
  key?: string
  body?: unknown
  headers?: Record<string, string>
  /** Whether the header that the console always sends is included. */
  console?: boolean
}

/** Actions of tests, as people do them in a browser, over HTTP. */
export function createSessionHands(app: () => Pick<TestApp, 'baseUrl'>) {
  async function call(method: string, path: string, asking: Asking = {}): Promise<SessionAnswer> {
    const { cookie, key, body, headers = {}, console: isConsole = true } = asking
    const answer = await fetch(`${app().baseUrl}${path}`, {
      method,
      headers: {
        'accept-language': 'en',
        ...(isConsole ? { 'x-gonggo-console': '1' } : {}),
        ...(cookie === undefined ? {} : { cookie }),
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    const parsed = (text === '' ? {} : JSON.parse(text)) as SessionAnswer['body']
    const outcome = `${answer.status} ${parsed.code ?? ''}`.trim()
    const set = answer.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
    return { status: answer.status, headers: answer.headers, outcome, body: parsed, cookie: set }
  }

  const signIn = (body: object, headers: Record<string, string> = {}) => call('POST', '/session', { body, headers })

  return { call, signIn }
}

const LINK_MS = 3_600_000
let links = 0

/** The token of a link that is mailed to a member. */
export async function mailLink(app: TestApp, accountId: string, memberId: string): Promise<string> {
  const token = `ggl_${`${++links}${memberId}`.replace(/\W/g, '').padEnd(43, 'x').slice(0, 43)}`
  const secrets = createSecrets(app.config.secrets ?? [])
  const reader = createSessionReader({ db: app.db, clock: app.clock, secrets: () => secrets })
  const [digest = ''] = reader.digestsOf(token)
  await app.db
    .sql`insert into session_links values (${digest}, ${accountId}, ${memberId}, ${app.clock.now() + LINK_MS})`
  return token
}

/** The cookie of a member who used a mailed link. */
export async function signInMember(app: TestApp, accountId: string, memberId: string): Promise<string> {
  const token = await mailLink(app, accountId, memberId)
  const { outcome, cookie } = await createSessionHands(() => app).signIn({ token })
  assert.equal(outcome, '200')
  return cookie
}

/** Browsers accept only this name for this machine. */
export const passkeyOrigin = (baseUrl: string): string => baseUrl.replace('127.0.0.1', 'localhost')

/** Actions with passkeys, as a browser with a device does them. */
export function createPasskeyActions(app: () => Pick<TestApp, 'baseUrl'>) {
  const { call, signIn } = createSessionHands(app)
  const device = () => createAuthenticator(passkeyOrigin(app().baseUrl))

  async function optionsFor(cookie: string): Promise<PasskeyOptions> {
    const { outcome, body } = await call('POST', '/session/passkeys/options', { cookie })
    assert.equal(outcome, '200')
    return body as unknown as PasskeyOptions
  }

  async function challenge(): Promise<PasskeyRequest> {
    const { outcome, body } = await call('POST', '/session/challenges')
    assert.equal(outcome, '200')
    return body as unknown as PasskeyRequest
  }

  const make = async (cookie: string, quirks: Quirks = {}) => device().create(await optionsFor(cookie), quirks)

  const send = (cookie: string, response: object, name = '업무용 노트북') =>
    call('POST', '/session/passkeys', { cookie, body: { name, response } })

  async function add(cookie: string): Promise<{ passkey: HeldPasskey; id: string }> {
    const { passkey, attestation } = await make(cookie)
    const { outcome, body } = await send(cookie, attestation)
    assert.equal(outcome, '201')
    return { passkey, id: (body as unknown as Passkey).id }
  }

  const signed = (passkey: HeldPasskey, asked: PasskeyRequest, quirks: Quirks = {}) =>
    device().get(passkey, asked, quirks)

  const enter = async (passkey: HeldPasskey, quirks: Quirks = {}) =>
    signIn({ passkey: signed(passkey, await challenge(), quirks) })

  return { optionsFor, challenge, make, send, add, signed, enter }
}
