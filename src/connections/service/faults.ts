import { isDatabaseAway, Problem } from '../../lib/problems.ts'
import { describable, OAuthFault } from '../rules/faults.ts'
import type { OAuthErrorName } from '../schema.ts'

/** An error response as RFC 6749 defines it. */
export interface FaultAnswer {
  status: number
  headers: Record<string, string>
  body: { error: OAuthErrorName; error_description: string }
}

const RETRY = { 'retry-after': '2' }

/** The OAuth response for an error. Details of unexpected errors are not disclosed. */
export function toFaultAnswer(error: unknown): FaultAnswer {
  if (error instanceof OAuthFault) return answerOf(400, error.error, error.message)
  if (error instanceof Problem)
    return answerOf(error.status, nameOf(error.status), error.detail.en, withoutChallenge(error.headers))
  if (isDatabaseAway(error)) return answerOf(503, 'temporarily_unavailable', 'Please try again.', RETRY)
  const { statusCode = 500 } = error as { statusCode?: number }
  if (statusCode >= 400 && statusCode < 500) return answerOf(statusCode, 'invalid_request', 'The request is not valid.')
  return answerOf(500, 'server_error', 'An internal error occurred.')
}

const nameOf = (status: number): OAuthErrorName => {
  if (status === 429 || status === 503) return 'temporarily_unavailable'
  return status >= 500 ? 'server_error' : 'invalid_request'
}

const answerOf = (
  status: number,
  error: OAuthErrorName,
  description: string,
  headers: Record<string, string> = {},
): FaultAnswer => ({ status, headers, body: { error, error_description: describable(description) } })

const withoutChallenge = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'www-authenticate'))
