import { keyOf } from './keys.ts'

/**
 * A credential as the caller sent it, not yet verified: the header `Authorization`, the secret of a session cookie, the
 * token of a sign-in link, or the id of a passkey whose signature was verified (`null` if not) with what was sent for it.
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
  /** `null`: no such secret can exist. */
  secret: string | null
  /** As it was sent; empty if nothing was. */
  given: string
}

export function parseCredential(presented: PresentedCredential): ParsedCredential {
  if (typeof presented !== 'object') return { kind: 'key', secret: keyOf(presented).key, given: presented ?? '' }
  if ('link' in presented) return { kind: 'link', secret: presented.link, given: presented.link }
  if ('passkey' in presented) return { kind: 'passkey', secret: presented.passkey, given: presented.given }
  return { kind: 'session', secret: presented.session, given: presented.session }
}
