import { APP_SCOPES, type Scope } from '../../vocabulary/roles.ts'
import { OAuthFault } from './faults.ts'
import { isChallenge } from './pkce.ts'

/** The parameters of a query; `null` if one is repeated or contains U+0000. */
export function readParameters(query: string): Map<string, string> | null {
  const parameters = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(query)) {
    if (parameters.has(name) || value.includes('\0')) return null
    // RFC 6749: a parameter without a value counts as absent.
    if (value !== '') parameters.set(name, value)
  }
  return parameters
}

/** `state` is stored until the user has decided. */
const MOST_STATE = 2000

/** Reads the parameters other than client and redirect URI, which are checked first: errors here may be sent to the app. */
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

/** Tokens are valid for one endpoint only, so `resource` may be absent: clients of versions before 2025-06 do not send it. */
export function checkResource(given: string | undefined, resource: string): void {
  if (given === undefined || given === resource || given === `${resource}/`) return
  throw new OAuthFault('invalid_target', `The resource must be ${resource}.`)
}

const textOf = (scopes: readonly string[]): string => scopes.join(' ')

/** The known scopes of the text, or all if it is empty. `offline_access` is implied, because a refresh token is always issued. */
function readScopes(text: string | undefined): Scope[] {
  const named = (text ?? '').split(' ').filter((word) => word !== '' && word !== 'offline_access')
  if (named.length === 0) return [...APP_SCOPES]
  const scopes = APP_SCOPES.filter((scope) => named.includes(scope))
  if (scopes.length > 0) return scopes
  throw new OAuthFault('invalid_scope', `The scopes are ${textOf(APP_SCOPES)}.`)
}

/** A refresh may repeat the granted scopes or name fewer, without effect. More scopes need a new consent. */
export function checkRefreshedScopes(text: string | undefined, granted: readonly string[]): void {
  const named = (text ?? '').split(' ').filter((word) => word !== '' && word !== 'offline_access')
  if (named.every((word) => granted.includes(word))) return
  throw new OAuthFault('invalid_scope', `The granted scopes are ${textOf(granted)}.`)
}
