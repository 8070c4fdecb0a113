import { type Static, Type } from 'typebox'

/**
 * Every code a caller may meet, and nothing else: docs/errors.md and openapi.json hold the same set (problems.test.ts).
 * Codes are promises and never change their meaning; titles and details are words and may.
 */
export const catalogue = {
  invalid_request: { status: 400, title: 'The request is not valid HTTP' },
  invalid_path: { status: 400, title: 'The path cannot be read' },
  invalid_parameter: { status: 400, title: 'A parameter has a value it cannot have' },
  missing_parameter: { status: 400, title: 'A parameter is missing' },
  unknown_parameter: { status: 400, title: 'There is no such parameter' },
  repeated_parameter: { status: 400, title: 'A parameter that takes one value was given several' },
  reversed_range: { status: 400, title: 'A range ends before it begins' },
  invalid_query: { status: 400, title: 'The search text cannot be understood' },
  matches_everything: { status: 400, title: 'The keyword would match everything' },
  unknown_region: { status: 400, title: 'There is no such region' },
  invalid_cursor: { status: 400, title: 'The cursor is not one of ours' },
  invalid_json: { status: 400, title: 'The body is not JSON this service accepts' },
  invalid_field: { status: 400, title: 'A field has a value it cannot have' },
  missing_field: { status: 400, title: 'A field is missing' },
  unknown_field: { status: 400, title: 'There is no such field' },
  invalid_url: { status: 400, title: 'The address is not one this service calls' },
  unexpected_body: { status: 400, title: 'This request takes no body' },
  missing_credentials: { status: 401, title: 'A key is needed' },
  invalid_key: { status: 401, title: 'The key is not valid' },
  expired_key: { status: 401, title: 'The key has expired' },
  revoked_key: { status: 401, title: 'The key has been revoked' },
  invalid_signature: { status: 401, title: 'The signature is not valid' },
  access_blocked: { status: 403, title: 'Access is blocked by a security incident' },
  ip_not_allowed: { status: 403, title: 'This address is not on the allow-list' },
  beta_access_required: { status: 403, title: 'The account has no access to the beta' },
  plan_required: { status: 403, title: 'The plan does not include this' },
  scope_required: { status: 403, title: 'The key does not include this' },
  not_found: { status: 404, title: 'There is nothing here' },
  method_not_allowed: { status: 405, title: 'The path does not take this method' },
  not_acceptable: { status: 406, title: 'No form the caller accepts can be sent' },
  request_timeout: { status: 408, title: 'The request took too long to arrive' },
  request_in_progress: { status: 409, title: 'The first request with this key is still running' },
  outcome_unknown: { status: 409, title: 'The first request with this key was cut off' },
  would_lock_out: { status: 409, title: 'The caller would shut himself out' },
  keyword_exists: { status: 409, title: 'The account has this keyword already' },
  limit_reached: { status: 409, title: 'The account has as many as its plan includes' },
  member_exists: { status: 409, title: 'The team has a member with this address' },
  last_owner: { status: 409, title: 'The team would be without an owner' },
  keys_depend: { status: 409, title: 'The member has made keys that still work' },
  key_ended: { status: 409, title: 'The key has ended' },
  cursor_expired: { status: 410, title: 'The cursor has expired' },
  precondition_failed: { status: 412, title: 'The record has changed since it was read' },
  body_too_large: { status: 413, title: 'The body is too large' },
  url_too_long: { status: 414, title: 'The address is too long' },
  unsupported_media_type: { status: 415, title: 'The body is not in a form this service reads' },
  idempotency_key_reused: { status: 422, title: 'The key was used for another request' },
  rate_limited: { status: 429, title: 'The rate limit is reached' },
  too_many_at_once: { status: 429, title: 'Too many requests at the same time' },
  headers_too_large: { status: 431, title: 'The headers are too large' },
  internal: { status: 500, title: 'Something went wrong on our side' },
  unavailable: { status: 503, title: 'The service is not available at the moment' },
} as const satisfies Record<string, { status: number; title: string }>

export type ProblemCode = keyof typeof catalogue
export type ProblemStatus = (typeof catalogue)[ProblemCode]['status']
export const problemCodes = Object.keys(catalogue) as ProblemCode[]

/** One thing wrong with one part of the request. `at` counts code points of the value, from 0. */
export interface FieldError {
  in: 'path' | 'query' | 'header' | 'body'
  name: string
  code: ProblemCode
  message: string
  at?: number
}

interface Extras {
  errors?: FieldError[] | undefined
  headers?: Record<string, string> | undefined
  cause?: unknown
}

/** What a caller is told instead of the answer he asked for. Thrown anywhere, written by lib/http. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: ProblemStatus
  readonly detail: string
  readonly errors: FieldError[] | undefined
  readonly headers: Record<string, string>

  constructor(code: ProblemCode, detail: string, extras: Extras = {}) {
    super(`${code}: ${detail}`, { cause: extras.cause })
    this.name = 'Problem'
    this.code = code
    this.status = catalogue[code].status
    this.detail = detail
    this.errors = extras.errors
    this.headers = extras.headers ?? {}
  }
}

export const problem = (code: ProblemCode, detail: string, extras?: Extras): Problem =>
  new Problem(code, detail, extras)

/** More would help nobody, and an answer stays small whatever was sent. */
export const MOST_ERRORS = 50

const isUnknown = ({ code }: FieldError): boolean => code === 'unknown_parameter' || code === 'unknown_field'

/** All that is wrong with the parts of a request at once; unknown names come first and give the code. */
export function fieldProblem(errors: FieldError[]): Problem {
  const sorted = [...errors.filter(isUnknown), ...errors.filter((error) => !isUnknown(error))].slice(0, MOST_ERRORS)
  const [first] = sorted
  if (!first) return problem('internal', 'A refusal without a reason.')
  const count = errors.length > MOST_ERRORS ? `more than ${MOST_ERRORS}` : errors.length
  const more = errors.length > 1 ? ` (${count} problems in all, see errors)` : ''
  return problem(first.code, `${first.message}${more}`, { errors: sorted })
}

/** After which a caller may try again when the database is away. */
const RETRY_SECONDS = 2

export function unavailable(
  detail = 'The service cannot answer at the moment. Please try again.',
  cause?: unknown,
): Problem {
  return problem('unavailable', detail, { headers: { 'retry-after': String(RETRY_SECONDS) }, cause })
}

// What the driver says when there is no server to talk to, and what a server says that is starting, stopping, out of
// disk, memory or connections, that cannot read its disk, or that gave up waiting for a lock or for the statement's time.
const DRIVER = /^(CONNECTION_\w+|CONNECT_TIMEOUT|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/
const SQLSTATE = /^(08...|57P0[1-3]|57014|53...|58030|55P03|25P0[34])$/

/** Whether an error means that the database cannot be reached or does not come to an answer. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall, severity } = error as { code?: unknown; syscall?: unknown; severity?: unknown }
  if (typeof code !== 'string') return false
  // FATAL ends the session or keeps it from beginning, whatever the code.
  if (severity === 'FATAL') return true
  return DRIVER.test(code) || SQLSTATE.test(code) || (code === 'ENOENT' && syscall === 'connect')
}

const Code = Type.Unsafe<ProblemCode>({
  type: 'string',
  enum: problemCodes,
  description: 'What went wrong, for programs.',
})

export const ProblemSchema = Type.Object(
  {
    type: Type.String({ format: 'uri', maxLength: 2048, description: 'Where this code is explained.' }),
    title: Type.String({ maxLength: 200, description: 'The kind of problem in a few words.' }),
    status: Type.Integer({ minimum: 400, maximum: 599, format: 'int32', description: 'The HTTP status again.' }),
    detail: Type.String({ maxLength: 4000, description: 'What went wrong this time.' }),
    code: Code,
    requestId: Type.String({
      maxLength: 64,
      pattern: '^req_[0-9a-z]{26}$',
      description: 'Name it when asking for help.',
    }),
    errors: Type.Optional(
      Type.Array(
        Type.Object(
          {
            in: Type.Enum(['path', 'query', 'header', 'body']),
            name: Type.String({ maxLength: 300, description: 'The parameter, or the field as `filter.agency[2]`.' }),
            code: Code,
            message: Type.String({ maxLength: 1000 }),
            at: Type.Optional(
              Type.Integer({
                minimum: 0,
                maximum: 2147483647,
                format: 'int32',
                description: 'The place in the value, in code points from 0.',
              }),
            ),
          },
          { additionalProperties: false },
        ),
        { maxItems: MOST_ERRORS, description: 'Every part of the request that is wrong.' },
      ),
    ),
  },
  { $id: 'Problem', additionalProperties: false, description: 'An error (RFC 9457).' },
)

export type ProblemBody = Static<typeof ProblemSchema>

export function problemBody(told: Problem, requestId: string, baseUrl: string): ProblemBody {
  return {
    type: `${baseUrl}/docs/errors#${told.code}`,
    title: catalogue[told.code].title,
    status: told.status,
    detail: told.detail,
    code: told.code,
    requestId,
    ...(told.errors ? { errors: told.errors } : {}),
  }
}
