import { keyOf } from './keys.ts'

/**
 * A credential as sent by the caller, not yet verified: the header `Authorization`, the same on a route that also accepts
 * access tokens of apps, the secret of a session cookie, the token of a sign-in link, or the id of a passkey whose
 * signature was verified (`null` if not) with the data that was sent.
 */
export type PresentedCredential =
  | string
  | undefined
  | { headerOrToken: string }
  | { session: string }
  | { link: string }
  | { passkey: string | null; given: string }

export type CredentialKind = 'key' | 'token' | 'session' | 'link' | 'passkey'

export interface ParsedCredential {
  kind: CredentialKind
  /** `null` = the credential is malformed. */
  secret: string | null
  /** The credential as it was sent; empty if none was. */
  given: string
}

export function parseCredential(presented: PresentedCredential): ParsedCredential {
  if (typeof presented !== 'object') return { kind: 'key', secret: keyOf(presented).key, given: presented ?? '' }
  if ('headerOrToken' in presented) {
    const token = accessTokenOf(presented.headerOrToken)
    if (token === null) return parseCredential(presented.headerOrToken)
    return { kind: 'token', secret: token, given: presented.headerOrToken }
  }
  if ('link' in presented) return { kind: 'link', secret: presented.link, given: presented.link }
  if ('passkey' in presented) return { kind: 'passkey', secret: presented.passkey, given: presented.given }
  return { kind: 'session', secret: presented.session, given: presented.session }
}

/** Of apps that a member has connected (OAuth); anything else in the header is a key, or nothing. */
const ACCESS_TOKEN = /^Bearer +(gga_[\w-]{43})$/i

const accessTokenOf = (header: string): string | null => ACCESS_TOKEN.exec(header)?.[1] ?? null
