export interface ClientOptions {
  /** The address of the service, such as `https://gonggo.example.com`, with or without `/v1`. */
  baseUrl: string
  /** An API key; without one, `headers` or a cookie may authenticate the caller. */
  key?: string | undefined
  /** Default: the `fetch` of the platform. */
  fetch?: typeof fetch | undefined
  /** Sent with each request. */
  headers?: Record<string, string> | undefined
  /** Whether a browser sends cookies. */
  credentials?: RequestInit['credentials'] | undefined
  /** The limit of one attempt including its body; for streams, the limit of each silence. Default: 30 s. */
  timeoutMs?: number | undefined
  /** The maximum number of attempts after the first. Default: 2. */
  maxRetries?: number | undefined
  /** The delay before the second attempt; it doubles each time up to 8 s, with a random reduction. Default: 500 ms. */
  retryDelayMs?: number | undefined
  /** If the service asks for a longer wait, its error is thrown at once. Default: 60 s. */
  maxRetryAfterMs?: number | undefined
}

/** Options of one call, which replace those of the client. */
export interface CallOptions extends Pick<ClientOptions, 'timeoutMs' | 'maxRetries' | 'headers'> {
  signal?: AbortSignal | undefined
  /** The `ETag` of the record that you have read: a changed record is not overwritten (412). */
  ifMatch?: string | undefined
  /** The same for all attempts of a call. Default: a random key for each call that accepts one. */
  idempotencyKey?: string | undefined
}

export interface FollowOptions extends CallOptions {
  /** The pause between two requests without new data, if the service cannot wait itself. Default: 5 s. */
  pauseMs?: number | undefined
}

/** The properties of an operation, from the generated methods. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  query?: object | undefined
  body?: unknown
  accept?: string
  /** Whether it accepts an `Idempotency-Key`. */
  takesKey?: true
  /** A `POST` that changes nothing. */
  onlyReads?: true
}
