import { ApiError, ConnectionError, toApiError } from './errors.ts'
import type { CallOptions, ClientOptions, Operation } from './options.ts'
import { createWatch, pause, type Watch } from './watch.ts'

/** Reads the result of a call from a response. */
export type Take<T> = (response: Response, watch: Watch) => T | Promise<T>
export type Taken<T> = { data: T; response: Response }
export type Read = <T>(take: Take<T>) => Promise<Taken<T>>

const LONGEST_DELAY_MS = 8_000

/** Runs a call with all its attempts. The first one starts at once; the returned function reads the result. */
export function exchange(client: ClientOptions, operation: Operation, options: CallOptions = {}): Read {
  const { maxRetries = 2, retryDelayMs = 500, maxRetryAfterMs = 60_000, timeoutMs = 30_000 } = client
  const idempotencyKey = operation.takesKey ? (options.idempotencyKey ?? newKey()) : undefined
  // A long poll may take longer by its `wait`.
  const { wait = 0 }: { wait?: number } = operation.query ?? {}
  const longestMs = (options.timeoutMs ?? timeoutMs) + wait * 1000
  let retries = 0
  let attempt = untilAnswered()

  async function untilAnswered() {
    const { url, init } = requestOf(client, operation, options, idempotencyKey)
    for (;;) {
      const watch = createWatch(longestMs, options.signal)
      try {
        const response = await (client.fetch ?? fetch)(url, { ...init, signal: watch.signal })
        watch.isAnswered = true
        if (response.ok || response.status === 304) return { response, watch }
        throw await toApiError(response)
      } catch (error) {
        watch.end()
        await delay(watch.explain(error))
      }
    }
  }

  /** Waits before the next attempt, or throws the last error. */
  async function delay(error: unknown): Promise<void> {
    const toldMs = error instanceof ApiError && error.retryAfter !== null ? error.retryAfter * 1000 : null
    const isOver = retries >= (options.maxRetries ?? maxRetries) || (toldMs ?? 0) > maxRetryAfterMs
    if (isOver || !isRepeatable(error, operation, idempotencyKey !== undefined)) throw error
    const ownMs = Math.min(retryDelayMs * 2 ** retries, LONGEST_DELAY_MS) * (0.5 + Math.random() / 2)
    retries++
    // The random part prevents clients with the same `Retry-After` from retrying at once.
    await pause(toldMs === null ? ownMs : toldMs + Math.random() * retryDelayMs, options.signal)
  }

  return async (take) => {
    for (;;) {
      const { response, watch } = await attempt
      try {
        return { data: await take(response, watch), response }
      } catch (error) {
        // If the connection is lost within the body, the call is retried as well.
        attempt = delay(watch.explain(error)).then(untilAnswered)
      } finally {
        watch.end()
      }
    }
  }
}

/** A request that may have reached the service is retried only if it is idempotent. */
function isRepeatable(error: unknown, { method, onlyReads }: Operation, isKept: boolean): boolean {
  if (error instanceof ApiError)
    return error.status === 429 || error.status === 503 || (isKept && error.code === 'request_in_progress')
  const isSameTwice = isKept || onlyReads || /^(?:GET|PUT|DELETE)$/.test(method)
  return error instanceof ConnectionError && (error.unsent || isSameTwice)
}

function requestOf(client: ClientOptions, operation: Operation, options: CallOptions, idempotencyKey?: string) {
  const { method, path, query, body, accept = 'application/json' } = operation
  const headers = new Headers({ accept, ...client.headers, ...options.headers })
  const set = (name: string, value: string | undefined) => value !== undefined && headers.set(name, value)
  set('authorization', client.key && `Bearer ${client.key}`)
  set('idempotency-key', idempotencyKey)
  set('if-match', options.ifMatch)
  set('content-type', body === undefined ? undefined : 'application/json')
  // The service never redirects, and the key must not be sent to another address.
  const init: RequestInit = { method, headers, redirect: 'manual', body: JSON.stringify(body) }
  if (client.credentials !== undefined) init.credentials = client.credentials
  return { url: `${client.baseUrl}${path}${searchOf(query)}`, init }
}

/** Lists are repeated parameters; absent values are omitted. */
function searchOf(query: object = {}): string {
  const values = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one]))
  return `?${new URLSearchParams(values.filter(([, one]) => one !== undefined && one !== null))}`.replace(/^\?$/, '')
}

/** Works without https, unlike `randomUUID` in browsers. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')
