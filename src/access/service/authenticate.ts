import type { Clock } from '../../lib/clock.ts'
import { apiLanguage, type Language } from '../../vocabulary/languages.ts'
import { type Credential, credentialRefusal, type KeyRefusal } from '../rules/keys.ts'
import { type CredentialKind, type PresentedCredential, parseCredential } from '../rules/presented.ts'
import { blocked } from './refusals.ts'
import type { Watch } from './watch.ts'

export interface AuthenticatorDeps {
  clock: Clock
  find: (secret: string, kind: CredentialKind) => Promise<Credential | null>
  /** Whether the allow-list of an account, in that version or a newer one, has the address. */
  allows: (accountId: string, version: number, address: string) => boolean | Promise<boolean>
  watch: Pick<Watch, 'recordUse' | 'recordOutside' | 'recordFailure' | 'blockOf'>
}

/** Invalid, expired or revoked credentials: many of them from one network block it. */
const FAILURES = new Set<KeyRefusal | null>(['invalid_key', 'expired_key', 'revoked_key', 'session_ended'])

/** The refusal of credentials that the database does not know. */
const UNKNOWN = {
  key: 'invalid_key',
  token: 'invalid_key',
  session: 'session_ended',
  link: 'invalid_link',
  passkey: 'invalid_passkey',
} as const satisfies Record<CredentialKind, KeyRefusal>

/** Authenticates callers by key, session, link or passkey, from the addresses that their account allows. */
export function createAuthenticator({ clock, find, allows, watch }: AuthenticatorDeps) {
  /**
   * The credential, or why it is refused: the checks that come before anything is counted. `onLanguage` gets the
   * language of the account as soon as it is known, even if the credential is refused later.
   */
  async function authenticate(
    presented: PresentedCredential,
    address: string,
    onLanguage: (language: Language | null) => void = () => {},
  ): Promise<Credential | KeyRefusal> {
    const { kind, secret, given } = parseCredential(presented)
    if (!given) return 'missing_credentials'
    const incident = watch.blockOf(address, secret)
    if (incident !== null) throw blocked('network', incident)
    const credential = secret === null ? null : await find(secret, kind)
    onLanguage(credential && apiLanguage(credential.language))
    if (credential) return verify(credential, secret ?? '', address)
    watch.recordFailure(address, given)
    return UNKNOWN[kind]
  }

  /** Checks the state of a known credential and the caller's address. */
  async function verify(credential: Credential, secret: string, address: string): Promise<Credential | KeyRefusal> {
    const { accountId, keyId, allowListVersion } = credential
    const refusal = credentialRefusal(credential, clock.now())
    // Tokens of apps expire every hour, and apps of many accounts share a network.
    const isFailure = FAILURES.has(refusal) && !(credential.isApp && refusal === 'expired_key')
    if (isFailure) watch.recordFailure(address, secret)
    if (refusal === 'access_blocked' && credential.blockedBy)
      throw blocked(keyId === null ? 'account' : 'key', credential.blockedBy)
    if (refusal) return refusal
    const key = keyId === null ? null : { accountId, keyId }
    const allowed = allowListVersion === null || allows(accountId, allowListVersion, address)
    // A cached list costs no turn of the event loop.
    if (!(allowed === true || (await allowed))) {
      if (key) watch.recordOutside(key, address)
      return 'ip_not_allowed'
    }
    watch.recordUse(secret, key, address)
    return credential
  }

  return authenticate
}
