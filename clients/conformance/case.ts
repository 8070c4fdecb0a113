/** The contents of the files in `cases/`; README.md describes each field. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

export interface ClientSettings {
  /** Replaces the address of the scripted server. */
  baseUrl?: string
  timeoutMs?: number
  maxRetries?: number
  retryDelayMs?: number
  maxRetryAfterMs?: number
  headers?: Record<string, string>
}

export interface OperationCall {
  operation: string
  as?: 'value' | 'response' | 'raw' | 'all' | 'pages' | 'lines' | 'bytes' | 'follow' | 'stream'
  parameters?: Record<string, string | number | boolean | string[]>
  body?: Json
  options?: {
    idempotencyKey?: string
    ifMatch?: string
    timeoutMs?: number
    maxRetries?: number
    pauseMs?: number
    headers?: Record<string, string>
  }
  take?: number
}

export interface WebhookCheck {
  verify: {
    secrets: string[]
    headers: Record<string, string>
    body: string
    /** Unix seconds. */
    at: number
    toleranceSeconds?: number
  }
}

/** A line that a player reads. */
export interface Task {
  client?: ClientSettings & { baseUrl: string; key?: string }
  call: OperationCall | WebhookCheck
}

/** A line that a player writes. */
export interface Outcome {
  value?: Json
  values?: Json[]
  error?: Failure
}

export interface Failure {
  kind: 'api' | 'expired' | 'connection' | 'timeout' | 'foreign' | 'signature' | 'usage'
  status?: number
  code?: string
  detail?: string
  requestId?: string | null
  retryAfter?: number | null
  errors?: { in: string; name: string; code: string; message: string }[]
  /** For `api`, `connection`, `timeout` and `foreign`: the message of the client's error. */
  message?: string | { matches: string }
  /** The text that a log would contain. */
  text?: string
}

export type ExpectedHeader = string | null | { matches: string } | { same: true } | { fresh: true }

export interface Expected {
  method?: string
  path?: string
  query?: Record<string, string | string[]>
  body?: Json
  headers?: Record<string, ExpectedHeader>
  afterMs?: { atLeast?: number; atMost?: number }
}

export interface Answer {
  status?: number
  headers?: Record<string, string | { dateInSeconds: number }>
  body?: Json
  problem?: { code?: string; detail?: string; [name: string]: Json | undefined }
  text?: string
  delayMs?: number
  pieceBytes?: number
  pieceMs?: number
  end?: 'cut' | 'hold' | 'close'
  nothing?: 'cut' | 'hold'
}

export interface Case {
  '//'?: string
  name: string
  client?: ClientSettings
  call: OperationCall | WebhookCheck
  server?: { expect?: Expected; answer: Answer }[]
  unreachable?: true | 'name' | 'tls'
  /** Appended to the address of the scripted server in the base URL. */
  baseUrlEnd?: string
  result: Outcome
}
