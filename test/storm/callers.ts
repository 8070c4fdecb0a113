import { Agent, request as httpRequest } from 'node:http'
import { PATIENCE_MS } from '../patience.ts'
import type { Post } from './world.ts'

/** Broken connections are excused for this long after another process has replaced a killed one. */
const EXCUSED_AFTER_MS = 1_000
const MOST_KEPT = 20
const RETRYABLE = new Set([429, 503])

export interface Ask {
  post: Post
  method?: string
  path: string
  key: string
  body?: object
  headers?: Record<string, string>
  /** The caller's own mistake: the response has one of these statuses. */
  own?: readonly number[]
}

export interface Outcome {
  /** 0 = the connection broke. */
  status: number
  body: Record<string, unknown>
}

export const isRefusal = ({ status }: Outcome): boolean => status === 0 || RETRYABLE.has(status)
export const isGood = ({ status }: Outcome): boolean => status >= 200 && status < 300

export type Callers = ReturnType<typeof createCallers>

/** Sends requests and checks each response. */
export function createCallers() {
  const agent = new Agent({ keepAlive: true, maxSockets: 256, maxFreeSockets: 64 })
  const counts = new Map<string, number>()
  const violations: string[] = []
  const broken: { post: Post; begun: number; ended: number; what: string; downSince: number }[] = []
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1)
  const violate = (what: string) => {
    count('violation')
    if (violations.length < MOST_KEPT) violations.push(what)
  }

  function judge(
    { method = 'GET', path, own = [] }: Ask,
    status: number,
    retryAfter: string | undefined,
    text: string,
  ): void {
    count(String(status))
    if (status >= 200 && status < 300) {
      // A mistake of the caller must not count as a request.
      if (own.length > 0 && !own.includes(status)) violate(`${method} ${path}: ${status} instead of ${own.join(', ')}`)
    } else if (RETRYABLE.has(status)) {
      if (!/^\d+$/.test(retryAfter ?? ''))
        violate(`${method} ${path}: ${status} without Retry-After: ${text.slice(0, 200)}`)
    } else if (!own.includes(status)) violate(`${method} ${path}: ${status} ${text.slice(0, 300)}`)
  }

  function ask(one: Ask): Promise<Outcome> {
    const { post, method = 'GET', path, key, body, headers = {} } = one
    const begun = performance.now()
    const { address, downSince } = post
    const payload = body === undefined ? undefined : JSON.stringify(body)
    return new Promise((resolve) => {
      const breaks = (error: Error & { code?: string }) => {
        count('broken')
        const what = `${method} ${path} to ${post.name}: ${error.code ?? error.message}`
        broken.push({ post, begun, ended: performance.now(), what, downSince })
        resolve({ status: 0, body: {} })
      }
      const sent = httpRequest(
        new URL(path, address),
        {
          agent,
          method,
          timeout: PATIENCE_MS,
          headers: {
            authorization: `Bearer ${key}`,
            ...(payload !== undefined && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(payload),
            }),
            ...headers,
          },
        },
        (response) => {
          let text = ''
          response.setEncoding('utf8').on('data', (part: string) => {
            text += part
          })
          response.once('error', breaks)
          response.once('end', () => {
            const status = response.statusCode ?? 0
            judge(one, status, response.headers['retry-after'], text)
            resolve({ status, body: isGood({ status, body: {} }) && text !== '' ? JSON.parse(text) : {} })
          })
        },
      )
      sent.once('error', breaks)
      sent.once('timeout', () => sent.destroy(new Error(`no answer within ${PATIENCE_MS} ms`)))
      sent.end(payload)
    })
  }

  return {
    ask,
    violate,
    counts,
    /** Judges broken connections after the killed processes are replaced. */
    settleBroken(): void {
      for (const { post, begun, ended, what, downSince } of broken.splice(0)) {
        // The process was killed during the request, or before it and not yet replaced.
        const isKilled = post.downSince !== downSince && !Number.isNaN(post.downSince) && post.downSince <= ended
        const isDown =
          !Number.isNaN(downSince) && (Number.isNaN(post.upSince) || begun < post.upSince + EXCUSED_AFTER_MS)
        if (!isKilled && !isDown) violate(`the connection broke without a kill: ${what}`)
      }
    },
    result: () => ({ violations, counts: Object.fromEntries([...counts].sort(([a], [b]) => a.localeCompare(b))) }),
    close: () => agent.destroy(),
  }
}
