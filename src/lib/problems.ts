import type { Static } from 'typebox'
import { inEach, type Language, type Wording } from '../vocabulary/languages.ts'
import { PROBLEM_CODES, PROBLEMS, type ProblemCode, type ProblemStatus } from '../vocabulary/problems.ts'
import { asDescription, Type } from './type.ts'

/** One error in one part of the request. `at` counts code points of the value, from 0. */
export interface FieldError {
  in: 'path' | 'query' | 'header' | 'body'
  name: string
  code: ProblemCode
  message: Wording
  at?: number
}

interface Extras {
  errors?: FieldError[] | undefined
  headers?: Record<string, string> | undefined
  /** The language of a replayed problem, whatever the caller prefers now. */
  language?: Language | undefined
  cause?: unknown
}

/**
 * An error response. Thrown anywhere, sent by lib/http in the language of the caller; the log gets the English text.
 */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: ProblemStatus
  readonly detail: Wording
  readonly errors: FieldError[] | undefined
  readonly headers: Record<string, string>
  readonly language: Language | undefined

  constructor(code: ProblemCode, detail: Wording, extras: Extras = {}) {
    super(`${code}: ${detail.en}`, { cause: extras.cause })
    this.name = 'Problem'
    this.code = code
    this.status = PROBLEMS[code].status
    this.detail = detail
    this.errors = extras.errors
    this.headers = extras.headers ?? {}
    this.language = extras.language
  }
}

export const problem = (code: ProblemCode, detail: Wording, extras?: Extras): Problem =>
  new Problem(code, detail, extras)

/** More would not help, and the response stays small for any input. */
export const MOST_ERRORS = 50

const isUnknown = ({ code }: FieldError): boolean => code === 'unknown_parameter' || code === 'unknown_field'

/** All errors in the parts of a request; unknown names come first and give the code. */
export function fieldProblem(errors: FieldError[]): Problem {
  const sorted = [...errors.filter(isUnknown), ...errors.filter((error) => !isUnknown(error))].slice(0, MOST_ERRORS)
  const [first] = sorted
  if (!first) return problem('internal', { en: 'A refusal without a reason.', ko: '이유가 없는 거절입니다.' })
  const more = errors.length > 1 ? countOf(errors.length) : { en: '', ko: '' }
  return problem(
    first.code,
    inEach((language) => `${first.message[language]}${more[language]}`),
    { errors: sorted },
  )
}

function countOf(errors: number): Wording {
  const isMore = errors > MOST_ERRORS
  return {
    en: ` (${isMore ? `more than ${MOST_ERRORS}` : errors} problems in all, see errors)`,
    ko: ` (모두 ${isMore ? `${MOST_ERRORS}건 이상` : `${errors}건`}입니다. errors를 확인해 주십시오.)`,
  }
}

/** When a caller may retry while the database is unavailable. */
const RETRY_SECONDS = 2

const NO_ANSWER: Wording = {
  en: 'The service is temporarily unavailable. Please try again.',
  ko: '서비스가 지금 응답할 수 없습니다. 잠시 뒤 다시 시도해 주십시오.',
}

export function unavailable(detail = NO_ANSWER, cause?: unknown): Problem {
  return problem('unavailable', detail, { headers: { 'retry-after': String(RETRY_SECONDS) }, cause })
}

// Errors of the driver without a server, and of a server that is starting, stopping, out of disk, memory or
// connections, that cannot read its disk, or that timed out waiting for a lock or a statement.
const DRIVER = /^(CONNECTION_\w+|CONNECT_TIMEOUT|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/
const SQLSTATE = /^(08...|57P0[1-3]|57014|53...|58030|55P03|25P0[34])$/

/** Whether an error means that the disk of the database is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '53100' || error.code === 'ENOSPC')

/** Whether an error means that the database is unreachable or does not respond. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall, severity } = error as { code?: unknown; syscall?: unknown; severity?: unknown }
  if (typeof code !== 'string') return false
  // FATAL ends the session or prevents it, whatever the code.
  if (severity === 'FATAL') return true
  return DRIVER.test(code) || SQLSTATE.test(code) || (code === 'ENOENT' && syscall === 'connect')
}

/** For a database that does not respond at all: logged and answered like an unreachable one. */
export const databaseSilence = (ms: number): Error =>
  Object.assign(new Error(`The database has not answered for ${ms} ms.`), { code: 'CONNECTION_SILENT' })

const Code = Type.Unsafe<ProblemCode>({
  type: 'string',
  enum: PROBLEM_CODES,
  description: asDescription({ en: 'Machine-readable error code.', ko: '오류 코드(프로그램용)' }),
})

/** One error, in the language of the response. */
export const ErrorEntry = Type.Object(
  {
    in: Type.Enum(['path', 'query', 'header', 'body']),
    name: Type.String({
      maxLength: 300,
      description: {
        en: 'Name of the parameter, or path of the field, such as `filter.agency[2]`.',
        ko: '파라미터의 이름 또는 `filter.agency[2]` 같은 필드의 경로',
      },
    }),
    code: Code,
    message: Type.String({ maxLength: 1000 }),
    at: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 2147483647,
        format: 'int32',
        description: {
          en: 'Position in the value, in Unicode code points from 0.',
          ko: '값에서의 위치. 0부터 센 유니코드 코드 포인트입니다.',
        },
      }),
    ),
  },
  { additionalProperties: false },
)

/** The errors of rules and services in this shape. */
export const errorEntries = (errors: FieldError[], language: Language): Static<typeof ErrorEntry>[] =>
  errors.map((error) => ({ ...error, message: error.message[language] }))

export const ProblemSchema = Type.Object(
  {
    type: Type.String({
      format: 'uri',
      maxLength: 2048,
      description: { en: 'URL of the documentation of this code.', ko: '이 코드를 설명하는 주소' },
    }),
    title: Type.String({
      maxLength: 200,
      description: {
        en: 'Short summary of the problem, in the language of `Content-Language`.',
        ko: '오류의 요약. 언어는 `Content-Language`에 있습니다.',
      },
    }),
    status: Type.Integer({
      minimum: 400,
      maximum: 599,
      format: 'int32',
      description: { en: 'The HTTP status of the response.', ko: '응답의 HTTP 상태 코드' },
    }),
    detail: Type.String({
      maxLength: 4000,
      description: {
        en: 'Human-readable explanation of what is wrong with this request.',
        ko: '이 요청의 오류에 대한 설명(사람용)',
      },
    }),
    code: Code,
    requestId: Type.String({
      maxLength: 64,
      pattern: '^req_[0-9a-z]{26}$',
      description: { en: 'Include it when you contact support.', ko: '문의할 때 함께 보내십시오.' },
    }),
    errors: Type.Optional(
      Type.Array(ErrorEntry, {
        maxItems: MOST_ERRORS,
        description: { en: 'Every part of the request that is wrong.', ko: '요청의 모든 오류' },
      }),
    ),
  },
  { $id: 'Problem', additionalProperties: false, description: { en: 'An error (RFC 9457).', ko: '오류(RFC 9457)' } },
)

export type ProblemBody = Static<typeof ProblemSchema>

export function problemBody(one: Problem, language: Language, requestId: string, baseUrl: string): ProblemBody {
  const errors = one.errors && errorEntries(one.errors, language)
  return {
    type: `${baseUrl}/docs/errors#${one.code}`,
    title: PROBLEMS[one.code].title[language],
    status: one.status,
    detail: one.detail[language],
    code: one.code,
    requestId,
    ...(errors ? { errors } : {}),
  }
}
