export interface ClientOptions {
  /** Address of the service, such as `https://gonggo.example.com`, with or without `/v1`. */
  baseUrl: string
  /** An API key; without one the caller may be known by `headers` or by a cookie. */
  key?: string | undefined
  /** Default: the `fetch` of the platform. */
  fetch?: typeof fetch | undefined
  /** Sent with each request. */
  headers?: Record<string, string> | undefined
  /** Whether a browser sends cookies. */
  credentials?: RequestInit['credentials'] | undefined
  /** For one attempt, its body included; of a stream for each silence. Default: 30 s. */
  timeoutMs?: number | undefined
  /** Attempts after the first. Default: 2. */
  maxRetries?: number | undefined
  /** Before the second attempt; doubled each time up to 8 s, and less by chance. Default: 500 ms. */
  retryDelayMs?: number | undefined
  /** If the service asks to wait longer than this, its refusal is thrown at once. Default: 60 s. */
  maxRetryAfterMs?: number | undefined
}

/** What is left out is as the client has it. */
export interface CallOptions extends Pick<ClientOptions, 'timeoutMs' | 'maxRetries' | 'headers'> {
  signal?: AbortSignal | undefined
  /** `ETag` of the record that you have read: if somebody has changed it since, it is not overwritten (412). */
  ifMatch?: string | undefined
  /** Kept over the attempts of a call. Default: made up for each call that takes one. */
  idempotencyKey?: string | undefined
}

export interface FollowOptions extends CallOptions {
  /** Between two questions if nothing is new, where the service cannot wait by itself. Default: 5 s. */
  pauseMs?: number | undefined
}

/** What a generated method says of its operation. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  query?: object | undefined
  body?: unknown
  accept?: string
  /** It takes an `Idempotency-Key`. */
  takesKey?: true
  /** A `POST` that changes nothing. */
  onlyReads?: true
}
