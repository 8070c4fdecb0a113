import type { Session, SessionEntry } from '../src/sessions/index.ts'
import type { ProblemAnswer, TestApp } from './app-harness.ts'

export interface SessionAnswer {
  status: number
  headers: Headers
  /** Such as `403 console_header_required`. */
  outcome: string
  body: Session & ProblemAnswer & { total: number; items: SessionEntry[]; key: string }
  /** As a browser would send it back; empty where the answer sets none. */
  cookie: string
}

interface Asking {
  cookie?: string
  key?: string
  body?: unknown
  headers?: Record<string, string>
  /** Whether the header of the console is sent, as the console always does. */
  console?: boolean
}

/** What tests do as people do it in a browser, over HTTP. */
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
    const told = (text === '' ? {} : JSON.parse(text)) as SessionAnswer['body']
    const outcome = `${answer.status} ${told.code ?? ''}`.trim()
    const set = answer.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
    return { status: answer.status, headers: answer.headers, outcome, body: told, cookie: set }
  }

  const signIn = (body: object, headers: Record<string, string> = {}) => call('POST', '/session', { body, headers })

  return { call, signIn }
}
