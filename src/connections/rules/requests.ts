import { APP_SCOPES, type Scope } from '../../vocabulary/roles.ts'
import { OAuthFault } from './faults.ts'
import { isChallenge } from './pkce.ts'

/** The parameters of a query, each at most once and without U+0000; `null` where that is not so. */
export function readParameters(query: string): Map<string, string> | null {
  const parameters = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(query)) {
    if (parameters.has(name) || value.includes('\0')) return null
    // RFC 6749: a parameter without a value counts as absent.
    if (value !== '') parameters.set(name, value)
  }
  return parameters
}

/** It is stored until the user has decided. */
const MOST_STATE = 2000

/** What remains to be checked once it is known where the browser may be sent with a refusal. */
export function readWishes(parameters: ReadonlyMap<string, string>, resource: string) {
  if (parameters.get('response_type') !== 'code')
    throw new OAuthFault('unsupported_response_type', 'response_type must be code.')
  if ((parameters.get('response_mode') ?? 'query') !== 'query')
    throw new OAuthFault('invalid_request', 'response_mode must be query.')
  const challenge = parameters.get('code_challenge') ?? ''
  if (parameters.get('code_challenge_method') !== 'S256' || !isChallenge(challenge))
    throw new OAuthFault('invalid_request', 'code_challenge with code_challenge_method S256 is required (RFC 7636).')
  if ((parameters.get('state') ?? '').length > MOST_STATE)
    throw new OAuthFault('invalid_request', `state must have at most ${MOST_STATE} characters.`)
  checkResource(parameters.get('resource'), resource)
  return { challenge, scopes: readScopes(parameters.get('scope')), state: parameters.get('state') ?? null }
}

/** Tokens are for one endpoint only, so an app that names none means that one (as those of before 2025-06 do). */
export function checkResource(given: string | undefined, resource: string): void {
  if (given === undefined || given === resource || given === `${resource}/`) return
  throw new OAuthFault('invalid_target', `The resource must be ${resource}.`)
}

const textOf = (scopes: readonly string[]): string => scopes.join(' ')

/** Those of the text that there are, or all if there is no text. `offline_access` is implied: refresh tokens always come. */
function readScopes(text: string | undefined): Scope[] {
  const named = (text ?? '').split(' ').filter((word) => word !== '' && word !== 'offline_access')
  if (named.length === 0) return [...APP_SCOPES]
  const scopes = APP_SCOPES.filter((scope) => named.includes(scope))
  if (scopes.length > 0) return scopes
  throw new OAuthFault('invalid_scope', `The scopes are ${textOf(APP_SCOPES)}.`)
}

/** A refresh may repeat the scopes or name fewer, which changes nothing; more need a new consent. */
export function checkRefreshedScopes(text: string | undefined, granted: readonly string[]): void {
  const named = (text ?? '').split(' ').filter((word) => word !== '' && word !== 'offline_access')
  if (named.every((word) => granted.includes(word))) return
  throw new OAuthFault('invalid_scope', `The granted scopes are ${textOf(granted)}.`)
}
