import type { Problem } from './generated/shared.ts'

/**
 * The base class of all errors of this client. If you abort a call with your own `AbortSignal`, its reason is thrown.
 */
export class GonggoError extends Error {
  override readonly name: string = 'GonggoError'
}

/** The service has responded with an error. `message` is for developers, `detail` for users. */
export class ApiError extends GonggoError {
  override readonly name: string = 'ApiError'
  readonly status: number
  /** For programs. A newer service may send codes that this client does not know; `unknown` = the response had none. */
  readonly code: Problem['code']
  readonly detail: string
  /** Include it in support requests. */
  readonly requestId: string | null
  /** All errors in path, query and body. */
  readonly errors: NonNullable<Problem['errors']>
  /** Seconds to wait before the next attempt, from the service. */
  readonly retryAfter: number | null

  constructor({ status, headers }: Response, { code = 'unknown', detail = '', requestId, errors }: Partial<Problem>) {
    // The detail describes the first error but does not name its field.
    const fields = Array.isArray(errors) ? errors : []
    const names = fields.map((it) => Object(it).name).join(', ')
    const wait = secondsIn(headers.get('retry-after'))
    const reason = detail || (code === 'unknown' && (status >= 300 && status < 400 ? REDIRECTED : FOREIGN))
    const parts = [status, code, reason, names && `(${names})`, wait !== null && `(retry after ${Math.ceil(wait)} s)`]
    super(parts.filter(Boolean).join(' '))
    this.status = status
    this.code = code
    this.detail = detail
    this.requestId = requestId ?? headers.get('x-request-id')
    this.errors = fields
    this.retryAfter = wait
  }
}

const REDIRECTED = 'Redirects are not followed: the base URL must be the address of the service itself'
const FOREIGN = 'The answer has no error code of Gonggo: check the base URL and any proxy in front'

/**
 * 410: the changes after the cursor are no longer stored. Start again without a cursor; compare versions to see what is
 * newer.
 */
export class CursorExpired extends ApiError {
  override readonly name = 'CursorExpired'
}

/** There was no response, or only a part of it. The service may have executed the request, unless `unsent` is true. */
export class ConnectionError extends GonggoError {
  override readonly name: string = 'ConnectionError'
  readonly unsent: boolean

  constructor(message: string, cause: unknown) {
    super(message, { cause })
    this.unsent = UNSENT.includes(Object(Object(cause).cause).code)
  }
}

/**
 * The message is the same in the clients of all languages, followed by the cause. Browsers only report "Failed to
 * fetch".
 */
export function connectionError(error: unknown, isAnswered: boolean): ConnectionError {
  const { cause, message = '' }: { cause?: { code?: string; message?: string }; message?: string } = Object(error)
  const text = REASONS[cause?.code ?? ''] ?? (isAnswered ? 'The answer was cut off' : 'No answer')
  return new ConnectionError([text, text !== NO_TLS && (cause?.message || message)].filter(Boolean).join(': '), error)
}

const NO_HOST = 'The host name was not found'
const NO_TLS = 'The service at this address does not speak TLS: check http:// and https:// in the base URL'
const REASONS: Record<string, string> = {
  ECONNREFUSED: 'The connection was refused',
  ENOTFOUND: NO_HOST,
  EAI_AGAIN: NO_HOST,
  ERR_SSL_WRONG_VERSION_NUMBER: NO_TLS,
}

/**
 * The body is not JSON, for example the page of a proxy. The error does not contain it, because it may contain secrets.
 */
export function parseJson(text: string, { status, headers }: Response) {
  try {
    return JSON.parse(text)
  } catch {
    const type = headers.get('content-type')?.split(';')[0] ?? 'of no type'
    throw new ConnectionError(`The answer is not JSON: status ${status}, ${type}; check the base URL`, undefined)
  }
}

/** Errors of Node before anything was sent; browsers do not report this. */
const UNSENT = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']

/** The response was not complete within `timeoutMs`. */
export class TimedOut extends ConnectionError {
  override readonly name = 'TimedOut'
}

/** The webhook request was not sent by the service, or is too old. */
export class InvalidSignature extends GonggoError {
  override readonly name = 'InvalidSignature'
}

export async function toApiError(response: Response): Promise<ApiError> {
  // The body may be the page of a proxy or cut off, so the status is used as a fallback.
  const problem: Partial<Problem> = Object(await response.json().catch(() => null))
  return new (problem.code === 'cursor_expired' ? CursorExpired : ApiError)(response, problem)
}

/** Parses `Retry-After`, in seconds or as a date. */
function secondsIn(header: string | null): number | null {
  const seconds = /^\d+$/.test(header ?? '') ? Number(header) : (Date.parse(header ?? '') - Date.now()) / 1000
  return Number.isNaN(seconds) ? null : Math.max(0, seconds)
}
