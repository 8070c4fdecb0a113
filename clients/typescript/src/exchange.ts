import { ApiError, ConnectionError, GonggoError, TimedOut, toApiError } from './errors.ts'

/** What a generated method says of its operation. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  query?: object | undefined
  body?: unknown
  accept?: string
  /** It takes an `Idempotency-Key`. */
  takesKey?: true
}

export interface ClientOptions {
  /** Address of the service, such as `https://gonggo.example.com`. */
  baseUrl: string
  /** An API key; without one the caller may be known by `headers` or by a cookie. */
  key?: string
  /** Default: the `fetch` of the platform. */
  fetch?: typeof fetch
  /** Sent with each request. */
  headers?: Record<string, string>
  /** Whether a browser sends cookies. */
  credentials?: RequestInit['credentials']
  /** For one attempt, its body included; of a stream for each silence. Default: 30 s. */
  timeoutMs?: number
  /** Attempts after the first. Default: 2. */
  maxRetries?: number
  /** Before the first repetition; doubled each time up to 8 s, and less by chance. Default: 500 ms. */
  retryDelayMs?: number
  /** Of a service that asks to wait longer than this, the error is thrown at once. Default: 60 s. */
  maxRetryAfterMs?: number
}

export interface CallOptions {
  signal?: AbortSignal
  timeoutMs?: number
  maxRetries?: number
  headers?: Record<string, string>
  /** `ETag` of the record that you have read: what somebody has changed since then is not overwritten (412). */
  ifMatch?: string
  /** Kept over the attempts of a call. Default: made up for each call that takes one. */
  idempotencyKey?: string
}

const LONGEST_DELAY_MS = 8_000

/** One call with all its attempts. */
export class Exchange {
  readonly #client: ClientOptions
  readonly #operation: Operation
  readonly #options: CallOptions
  readonly #idempotencyKey: string | null
  #retries = 0
  #attempt: Promise<Attempt>

  constructor(client: ClientOptions, operation: Operation, options: CallOptions = {}) {
    this.#client = client
    this.#operation = operation
    this.#options = options
    this.#idempotencyKey = operation.takesKey ? (options.idempotencyKey ?? newKey()) : null
    this.#attempt = this.#untilAnswered(this.#request())
  }

  /** The answer as it is; its body, and the time it takes, are the caller's. */
  async raw(): Promise<Response> {
    const { response, watch } = await this.#attempt
    watch.end()
    return response
  }

  /** A connection that is cut inside the body is repeated as one that is cut before it. */
  async read<T>(take: (response: Response) => Promise<T>): Promise<{ data: T; response: Response }> {
    for (;;) {
      const { response, watch } = await this.#attempt
      try {
        return { data: await take(response), response }
      } catch (error) {
        this.#attempt = this.#delay(watch.explain(error)).then(() => this.#untilAnswered(this.#request()))
      } finally {
        watch.end()
      }
    }
  }

  async stream(): Promise<{ data: ReadableStream<Uint8Array>; response: Response }> {
    const { response, watch } = await this.#attempt
    return { data: watched(response, watch), response }
  }

  #request(): { url: string; init: RequestInit } {
    const { method, path, query, body, accept = 'application/json' } = this.#operation
    const { key, baseUrl, credentials } = this.#client
    const headers = new Headers({ ...this.#client.headers, ...this.#options.headers })
    if (!headers.has('accept')) headers.set('accept', accept)
    if (key !== undefined) headers.set('authorization', `Bearer ${key}`)
    if (this.#idempotencyKey !== null) headers.set('idempotency-key', this.#idempotencyKey)
    if (this.#options.ifMatch !== undefined) headers.set('if-match', this.#options.ifMatch)
    const init: RequestInit = { method, headers }
    if (credentials !== undefined) init.credentials = credentials
    if (body !== undefined) {
      headers.set('content-type', 'application/json')
      init.body = JSON.stringify(body)
    }
    return { url: `${baseUrl.replace(/\/+$/, '')}${path}${queryOf(query)}`, init }
  }

  async #untilAnswered(request: { url: string; init: RequestInit }): Promise<Attempt> {
    for (;;) {
      try {
        return await this.#once(request)
      } catch (error) {
        await this.#delay(error)
      }
    }
  }

  async #once({ url, init }: { url: string; init: RequestInit }): Promise<Attempt> {
    const { fetch: ask = globalThis.fetch } = this.#client
    const watch = new Watch(this.#timeoutMs(), this.#options.signal)
    try {
      const response = await ask(url, { ...init, signal: watch.signal })
      if (response.ok || response.status === 304) return { response, watch }
      throw await toApiError(response)
    } catch (error) {
      watch.end()
      throw watch.explain(error)
    }
  }

  /** A call that asks the service to wait may take so much longer. */
  #timeoutMs(): number {
    const { query = {} } = this.#operation
    const waitMs = 'wait' in query ? Number(query.wait ?? 0) * 1000 : 0
    return (this.#options.timeoutMs ?? this.#client.timeoutMs ?? 30_000) + waitMs
  }

  /** Waits before the next attempt, or throws what was wrong with the last one. */
  async #delay(error: unknown): Promise<void> {
    const { retryDelayMs = 500, maxRetryAfterMs = 60_000 } = this.#client
    const most = this.#options.maxRetries ?? this.#client.maxRetries ?? 2
    const toldMs = error instanceof ApiError && error.retryAfter !== null ? error.retryAfter * 1000 : null
    if (this.#retries >= most || !this.#isRepeatable(error) || (toldMs ?? 0) > maxRetryAfterMs) throw error
    const ownMs = Math.min(retryDelayMs * 2 ** this.#retries, LONGEST_DELAY_MS) * (0.5 + Math.random() / 2)
    this.#retries++
    // All that were told the same second must not come in the same one.
    await pause(toldMs === null ? ownMs : toldMs + Math.random() * retryDelayMs, this.#options.signal)
  }

  #isRepeatable(error: unknown): boolean {
    if (error instanceof ApiError) {
      const isAtWork = error.code === 'request_in_progress' && this.#idempotencyKey !== null
      return error.status === 429 || error.status === 503 || isAtWork
    }
    if (!(error instanceof ConnectionError)) return false
    return error.unsent || this.#idempotencyKey !== null || /^(?:GET|PUT|DELETE)$/.test(this.#operation.method)
  }
}

interface Attempt {
  response: Response
  watch: Watch
}

/** Ends an attempt that takes too long, or that the caller gives up. */
class Watch {
  readonly signal: AbortSignal
  readonly #given: AbortSignal | undefined
  readonly #late = new AbortController()
  readonly #ms: number
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(ms: number, given: AbortSignal | undefined) {
    this.#ms = ms
    this.#given = given
    this.signal = given ? AbortSignal.any([given, this.#late.signal]) : this.#late.signal
    this.begin()
  }

  begin(): void {
    this.end()
    this.#timer = setTimeout(() => this.#late.abort(), this.#ms)
  }

  end(): void {
    clearTimeout(this.#timer)
  }

  explain(error: unknown): unknown {
    if (this.#given?.aborted) return this.#given.reason
    if (error instanceof GonggoError) return error
    if (this.#late.signal.aborted) return new TimedOut(`No answer within ${this.#ms} ms`, error)
    return new ConnectionError('The connection failed, or was cut before the answer was whole', error)
  }
}

/** Each silence is watched, not the time that the reader takes. */
function watched(response: Response, watch: Watch): ReadableStream<Uint8Array> {
  const reader = response.body?.getReader()
  watch.end()
  return new ReadableStream({
    async pull(controller) {
      watch.begin()
      try {
        const piece = await reader?.read()
        if (piece?.value) controller.enqueue(piece.value)
        else controller.close()
      } catch (error) {
        controller.error(watch.explain(error))
      } finally {
        watch.end()
      }
    },
    cancel: (reason) => reader?.cancel(reason),
  })
}

export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
}

/** A list is repeated; what is absent is left out. */
function queryOf(query: object = {}): string {
  const text = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) if (one !== undefined && one !== null) text.append(name, String(one))
  }
  return text.size === 0 ? '' : `?${text}`
}

/** Unlike `randomUUID`, it is there on pages without https too. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
