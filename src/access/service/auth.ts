import { isDatabaseAway, Problem } from '../../lib/problems.ts'
import { apiLanguage, type Language } from '../../vocabulary/languages.ts'
import {
  accountRefusal,
  type Credential,
  credentialRefusal,
  type Demand,
  endOfSession,
  furtherRefusal,
  type KeyRefusal,
  permissionRefusal,
  SESSION_MS,
} from '../rules/keys.ts'
import { type CredentialKind, type PresentedCredential, parseCredential } from '../rules/presented.ts'
import type { Caller } from '../schema/keys.ts'
import * as store from '../store/keys.ts'
import { type AccessChangesDeps, createAccessChanges } from './access-changes.ts'
import { type CredentialCacheDeps, createCredentialCache } from './credential-cache.ts'
import { createLastUsed, type LastUsedDeps } from './last-used.ts'
import { blocked, refuse } from './refusals.ts'
import type { Watch } from './watch.ts'

export interface AuthDeps extends CredentialCacheDeps, Omit<AccessChangesDeps, 'onChange'>, LastUsedDeps {
  /** The stage of the release: a closed beta admits only invited accounts. */
  stage: string
  /** Whether the allow-list of an account, in that version or a newer one, has the address. */
  allows: (accountId: string, version: number, address: string) => boolean | Promise<boolean>
  watch: Pick<Watch, 'admitted' | 'triedOutside' | 'failed' | 'blockOf' | 'hear'>
  sessions: CredentialCacheDeps['sessions'] & LastUsedDeps['sessions']
}

/** Invalid, expired or revoked credentials: many of them from one network block it. */
const FAILURES = new Set<KeyRefusal | null>(['invalid_key', 'expired_key', 'revoked_key', 'session_ended'])

/** The refusal of credentials that the database does not know. */
const UNKNOWN = {
  key: 'invalid_key',
  session: 'session_ended',
  link: 'invalid_link',
  passkey: 'invalid_passkey',
} as const satisfies Record<CredentialKind, KeyRefusal>

/** Authenticates callers by key, session, link or passkey, and checks what they may do. */
export function createAuth(deps: AuthDeps) {
  const { db, clock, stage, allows, watch } = deps
  const cache = createCredentialCache(deps)
  const { recordUse, flushUses } = createLastUsed(deps)
  const changes = createAccessChanges({ db, clock, watch, onChange: cache.clear })

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
    const credential = secret === null ? null : await cache.find(secret, kind, changes.hasPolled())
    onLanguage(credential && apiLanguage(credential.language))
    if (credential) return verify(credential, secret ?? '', address)
    watch.failed(address, given)
    return UNKNOWN[kind]
  }

  /** Checks the state of a known credential and the caller's address. */
  async function verify(credential: Credential, secret: string, address: string): Promise<Credential | KeyRefusal> {
    const { accountId, keyId, allowListVersion } = credential
    const refusal = credentialRefusal(credential, clock.now())
    if (FAILURES.has(refusal)) watch.failed(address, secret)
    if (refusal === 'access_blocked' && credential.blockedBy)
      throw blocked(keyId === null ? 'account' : 'key', credential.blockedBy)
    if (refusal) return refusal
    const key = keyId === null ? null : { accountId, keyId }
    const allowed = allowListVersion === null || allows(accountId, allowListVersion, address)
    // A cached list costs no turn of the event loop.
    if (!(allowed === true || (await allowed))) {
      if (key) watch.triedOutside(key, address)
      return 'ip_not_allowed'
    }
    watch.admitted(secret, key, address)
    return credential
  }

  /** Whether the holder of a valid credential may do this. */
  function authorize(credential: Credential, demand: Demand): Caller | KeyRefusal {
    const refusal = permissionRefusal(credential, demand, stage)
    if (refusal) return refusal
    const { accountId, keyId, plan, requestLimit, scopes, session } = credential
    const caller = { accountId, keyId, plan, requestLimit, scopes }
    return session ? { ...caller, memberId: session.memberId, sessionId: session.id } : caller
  }

  /** For an account whose link needs no key; reads the database each time. */
  async function admitAccount(accountId: string, needs: Demand['needs']): Promise<void> {
    const standing = await store.findStanding(db.sql, accountId)
    const refusal = standing ? accountRefusal(standing, needs, stage) : 'access_blocked'
    if (refusal === 'access_blocked' && standing?.blockedBy) throw blocked('account', standing.blockedBy)
    if (refusal) throw refuse(refusal, { needs, scope: 'any' }, '')
  }

  /** Authenticates and authorizes in one, for requests that no rate limit counts. */
  async function admit(presented: PresentedCredential, demand: Demand, address: string): Promise<Caller | KeyRefusal> {
    const credential = await authenticate(presented, address)
    if (typeof credential === 'string') return credential
    const caller = authorize(credential, demand)
    if (typeof caller !== 'string') recordUse(credential)
    return caller
  }

  /**
   * Whether an admitted caller would still be admitted; checked repeatedly while a long response is sent. An open stream
   * does not extend the session.
   */
  async function isStillAdmitted(presented: PresentedCredential, demand: Demand, address: string): Promise<boolean> {
    if (changes.isCutOff()) return false
    try {
      const credential = await authenticate(presented, address)
      if (typeof credential === 'string' || typeof authorize(credential, demand) === 'string') return false
      if (!credential.session) recordUse(credential)
      return true
    } catch (error) {
      if (error instanceof Problem || isDatabaseAway(error)) return false
      throw error
    }
  }

  return {
    authenticate,
    authorize,
    refuse,
    admit,
    admitAccount,
    isStillAdmitted,
    /** For an admitted caller whose request needs more than its route does. */
    furtherRefusal(caller: Caller, demand: Demand): Problem | null {
      const refusal = furtherRefusal(caller, demand)
      return refusal && refuse(refusal, demand, '')
    },
    /** Whether the credential was valid recently; it may be revoked since. */
    isCached: (presented: PresentedCredential): boolean => cache.has(parseCredential(presented)),
    endOf: endOfSession,
    longestMs: SESSION_MS,
    recordUse,
    flushUses,
    pollChanges: changes.poll,
    silentMs: changes.silentMs,
    isCutOff: changes.isCutOff,
    isStillCutOff: changes.isStillCutOff,
  }
}
