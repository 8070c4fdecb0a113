import assert from 'node:assert/strict'
import { PATIENCE_MS } from './patience.ts'
import { wordsFault } from './problem-words.ts'
import { createKeptConnection, exchange, type RawAnswer } from './raw-http.ts'

/** One successful request, which the suite modifies in every way. Its query should contain every parameter. */
export interface RouteSample {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown> | object[]
  /** It also accepts form data. */
  takesForm?: true
  /** It ignores unknown fields, as OAuth demands. */
  takesUnknown?: true
  /** It also responds with HTML if the client prefers it. */
  sendsPages?: true
  /** It sends a stored file, and ignores `Accept`. */
  sendsFile?: true
  /** Headers that authenticate the bytes of the body. */
  sign?(body: string): Record<string, string>
}

export interface SecurityTarget {
  baseUrl: string
  routes: RouteSample[]
  /** Credentials, without a limit that some hundred requests would reach. */
  headers?: Record<string, string>
  /** Called before each request, to let limits expire. */
  before?: () => void
  bodyLimit?: number
  /** Set if the app was created with such short timeouts; otherwise the slow attacks are skipped. */
  timeouts?: { headers: number; request: number }
}

export interface Attack {
  name: string
  /** Once for each route it applies to. */
  run(sender: Sender, route: RouteSample): Promise<void>
  fits?(route: RouteSample): boolean
}

export interface Change {
  method?: string
  target?: string
  params?: Record<string, string>
  query?: Record<string, string> | string
  body?: string | Buffer | undefined
  headers?: Record<string, string>
}

export interface Sender {
  target: SecurityTarget
  /** On a separate connection. */
  send(route: RouteSample, change?: Change): Promise<RawAnswer>
  /** On a persistent connection, for requests that are well-formed HTTP whatever their values. */
  sendKeptAlive(route: RouteSample, change?: Change): Promise<RawAnswer>
  close(): void
  /** The route's own headers, as lines. */
  head(route: RouteSample, change?: Change): string
}

export function createSender(target: SecurityTarget): Sender {
  const head = (route: RouteSample, change: Change = {}) => {
    const body = sentBy(route, change)
    const headers: Record<string, string> = {
      host: new URL(target.baseUrl).host,
      connection: 'close',
      'accept-language': 'ko',
      ...target.headers,
      ...(body === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': `${Buffer.byteLength(body)}` }),
      ...change.headers,
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    return `${change.method ?? route.method} ${targetOf(route, change)} HTTP/1.1\r\n${lines.join('')}\r\n`
  }
  const kept = createKeptConnection(target.baseUrl)
  const judged = (answer: RawAnswer | null, route: RouteSample, change: Change) =>
    judge(answer, `${change.method ?? route.method} ${targetOf(route, change)} ${JSON.stringify(change)}`)
  return {
    target,
    head,
    async send(route, change = {}) {
      target.before?.()
      return judged(await exchange(target.baseUrl, head(route, change), sentBy(route, change) ?? ''), route, change)
    },
    async sendKeptAlive(route, change = {}) {
      target.before?.()
      const lines = head(route, { ...change, headers: { connection: 'keep-alive', ...change.headers } })
      const request = Buffer.concat([Buffer.from(lines), Buffer.from(sentBy(route, change) ?? '')])
      return judged(await kept.exchange(request), route, change)
    },
    close: kept.close,
  }
}

export const bodyOf = ({ body }: RouteSample): string | undefined =>
  body === undefined ? undefined : JSON.stringify(body)

const sentBy = (route: RouteSample, change: Change): string | Buffer | undefined =>
  'body' in change ? change.body : bodyOf(route)

export function pathOf({ url, params }: RouteSample, changed: Record<string, string> = {}): string {
  const values = { ...params, ...changed }
  return url.replace(/:(\w+)/g, (_, name: string) => values[name] ?? name)
}

function targetOf(route: RouteSample, { target, params, query }: Change): string {
  if (target !== undefined) return target
  const path = pathOf(route, params)
  const text = typeof query === 'string' ? query : new URLSearchParams(query ?? route.query ?? {}).toString()
  return text === '' ? path : `${path}?${text}`
}

/** Of routes that declare it; that no others send it is checked by `strictAnswers`. */
function isOAuthError({ headers, body }: RawAnswer): boolean {
  if (!/^application\/json/.test(headers['content-type'] ?? '')) return false
  const { error, error_description: description, ...rest } = JSON.parse(body)
  const isFit = /^[a-z_]+$/.test(error) && /^[\x20-\x21\x23-\x5b\x5d-\x7e]+$/.test(description)
  return isFit && Object.keys(rest).length === 0
}

const INSIDE = /node_modules|\.[tj]s:\d|\bat \w[\w.]* \(|PostgresError|ECONNREFUSED/

/** Conditions for every response to every attack. */
export function judge(answer: RawAnswer | null, what: string, longest = PATIENCE_MS): RawAnswer {
  const about = what.slice(0, 300)
  assert.ok(answer, `no answer to ${about}`)
  assert.ok(answer.status >= 200 && answer.status < 500, `${answer.status} to ${about}: ${answer.body.slice(0, 500)}`)
  assert.ok(answer.ms < longest, `${answer.ms} ms for ${about}`)
  assert.match(answer.headers['x-request-id'] ?? '', /^req_/, `no request id to ${about}`)
  assert.doesNotMatch(answer.body, INSIDE, `the inside shows in the answer to ${about}`)
  if (answer.status < 400 || isOAuthError(answer)) return answer
  assert.match(
    answer.headers['content-type'] ?? '',
    /^application\/problem\+json/,
    `no problem to ${about}: ${answer.body}`,
  )
  const { status, code, requestId, type } = JSON.parse(answer.body)
  assert.equal(status, answer.status, about)
  assert.equal(requestId, answer.headers['x-request-id'], about)
  assert.ok(String(type).endsWith(`/docs/errors#${code}`), `${type} to ${about}`)
  const { 'content-language': contentLanguage, vary } = answer.headers
  assert.equal(wordsFault({ body: JSON.parse(answer.body), contentLanguage, vary }), null, about)
  return answer
}

/** The response is exactly this refusal. */
export function refused(answer: RawAnswer, status: number, code?: string): void {
  assert.equal(answer.status, status, answer.body)
  if (code !== undefined && !isOAuthError(answer)) assert.equal(JSON.parse(answer.body).code, code)
}
