import type { Problem } from './generated/shared.ts'

/** Whatever this client throws by itself. What a caller gave up by his own `AbortSignal` is thrown as he gave it. */
export class GonggoError extends Error {
  override readonly name: string = 'GonggoError'
}

/** The service has answered, and refused. */
export class ApiError extends GonggoError {
  override readonly name: string = 'ApiError'
  readonly status: number
  /** For programs. A newer service may know codes that this client does not; `unknown` = whoever answered gave none. */
  readonly code: Problem['code']
  readonly title: string
  readonly detail: string
  /** Quote it when you ask for help. */
  readonly requestId: string | null
  /** Everything that is wrong with path, query and body, at once. */
  readonly errors: NonNullable<Problem['errors']>
  /** Seconds that the service asks to wait before the next attempt. */
  readonly retryAfter: number | null
  readonly headers: Headers

  constructor(status: number, headers: Headers, problem: Partial<Problem>) {
    const { code = 'unknown', title = `HTTP ${status}`, detail = title, errors = [] } = problem
    super(`${status} ${code}: ${detail}`)
    this.status = status
    this.code = code
    this.title = title
    this.detail = detail
    this.requestId = problem.requestId ?? headers.get('x-request-id')
    this.errors = errors
    this.retryAfter = secondsIn(headers.get('retry-after'))
    this.headers = headers
  }
}

/** 410: what follows the cursor is no longer kept. Begin again without one; versions decide what is newer. */
export class CursorExpired extends ApiError {
  override readonly name = 'CursorExpired'
}

/** No answer, or only a part of one. Whether the service has acted is not known, unless `unsent` says that it has not. */
export class ConnectionError extends GonggoError {
  override readonly name: string = 'ConnectionError'
  readonly unsent: boolean

  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.unsent = UNSENT.includes(codeOf(cause))
  }
}

/** The answer, or the rest of it, did not come within `timeoutMs`. */
export class TimedOut extends ConnectionError {
  override readonly name = 'TimedOut'
}

/** What arrived at a webhook is not what the service sent, or is too old. */
export class InvalidSignature extends GonggoError {
  override readonly name = 'InvalidSignature'
}

/** What Node says before it has sent anything; browsers do not tell. */
const UNSENT = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause ? String(cause.code) : ''
}

export async function toApiError(response: Response): Promise<ApiError> {
  // A cut inside the explanation takes nothing from what the status says.
  const problem = problemIn(await response.text().catch(() => ''))
  const Refusal = response.status === 410 && problem.code === 'cursor_expired' ? CursorExpired : ApiError
  return new Refusal(response.status, response.headers, problem)
}

/** A proxy on the way may answer with a page instead. */
function problemIn(text: string): Partial<Problem> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

/** `Retry-After` in seconds, or as a date. */
function secondsIn(header: string | null): number | null {
  if (header === null) return null
  if (/^\d+$/.test(header)) return Number(header)
  const at = Date.parse(header)
  return Number.isNaN(at) ? null : Math.max(0, (at - Date.now()) / 1000)
}
