import { keyOf } from './keys.ts'

/**
 * A credential as sent by the caller, not yet verified: the header `Authorization`, the secret of a session cookie, the
 * token of a sign-in link, or the id of a passkey whose signature was verified (`null` if not) with the data that was
 * sent.
 */
export type PresentedCredential =
  | string
  | undefined
  | { session: string }
  | { link: string }
  | { passkey: string | null; given: string }

export type CredentialKind = 'key' | 'session' | 'link' | 'passkey'

export interface ParsedCredential {
  kind: CredentialKind
  /** `null` = the credential is malformed. */
  secret: string | null
  /** The credential as it was sent; empty if none was. */
  given: string
}

export function parseCredential(presented: PresentedCredential): ParsedCredential {
  if (typeof presented !== 'object') return { kind: 'key', secret: keyOf(presented).key, given: presented ?? '' }
  if ('link' in presented) return { kind: 'link', secret: presented.link, given: presented.link }
  if ('passkey' in presented) return { kind: 'passkey', secret: presented.passkey, given: presented.given }
  return { kind: 'session', secret: presented.session, given: presented.session }
}
