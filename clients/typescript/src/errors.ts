import type { Problem } from './generated/shared.ts'

/** Whatever this client throws by itself. If you give a call up by your own `AbortSignal`, its reason is thrown. */
export class GonggoError extends Error {
  override readonly name: string = 'GonggoError'
}

/** The service has answered, and refused. `message` is for developers, `detail` for people. */
export class ApiError extends GonggoError {
  override readonly name: string = 'ApiError'
  readonly status: number
  /** For programs. A newer service may know codes that this client does not; `unknown` = the answer had none. */
  readonly code: Problem['code']
  readonly detail: string
  /** Quote it when you ask for help. */
  readonly requestId: string | null
  /** Everything that is wrong with path, query and body, at once. */
  readonly errors: NonNullable<Problem['errors']>
  /** Seconds that the service asks to wait before the next attempt. */
  readonly retryAfter: number | null

  constructor({ status, headers }: Response, { code = 'unknown', detail = '', requestId, errors }: Partial<Problem>) {
    // The detail says what is wrong with the first parameter or field, not which one it is.
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

/** 410: what follows the cursor is no longer kept. Begin again without one; versions decide what is newer. */
export class CursorExpired extends ApiError {
  override readonly name = 'CursorExpired'
}

/** No answer, or only a part of one. Whether the service has acted is not known, unless `unsent` says that it has not. */
export class ConnectionError extends GonggoError {
  override readonly name: string = 'ConnectionError'
  readonly unsent: boolean

  constructor(message: string, cause: unknown) {
    super(message, { cause })
    this.unsent = UNSENT.includes(Object(Object(cause).cause).code)
  }
}

/** What was wrong is said first, in the words of the clients of all languages. Browsers tell no more than "Failed to fetch". */
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

/** Such as the page of a proxy. Its text is not told: there may be secrets in it. */
export function parseJson(text: string, { status, headers }: Response) {
  try {
    return JSON.parse(text)
  } catch {
    const type = headers.get('content-type')?.split(';')[0] ?? 'of no type'
    throw new ConnectionError(`The answer is not JSON: status ${status}, ${type}; check the base URL`, undefined)
  }
}

/** What Node says before it has sent anything; browsers do not tell. */
const UNSENT = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']

/** The answer, or the rest of it, did not come within `timeoutMs`. */
export class TimedOut extends ConnectionError {
  override readonly name = 'TimedOut'
}

/** What arrived at a webhook is not what the service sent, or is too old. */
export class InvalidSignature extends GonggoError {
  override readonly name = 'InvalidSignature'
}

export async function toApiError(response: Response): Promise<ApiError> {
  // A proxy may answer with a page, and the connection may be cut: the status still says what it says.
  const problem: Partial<Problem> = Object(await response.json().catch(() => null))
  return new (problem.code === 'cursor_expired' ? CursorExpired : ApiError)(response, problem)
}

/** `Retry-After` in seconds, or as a date. */
function secondsIn(header: string | null): number | null {
  const seconds = /^\d+$/.test(header ?? '') ? Number(header) : (Date.parse(header ?? '') - Date.now()) / 1000
  return Number.isNaN(seconds) ? null : Math.max(0, seconds)
}
