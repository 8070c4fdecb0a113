import { isDatabaseAway, Problem } from '../../lib/problems.ts'
import {
  accountRefusal,
  type Credential,
  type Demand,
  endOfSession,
  furtherRefusal,
  type KeyRefusal,
  permissionRefusal,
  SESSION_MS,
} from '../rules/keys.ts'
import { type PresentedCredential, parseCredential } from '../rules/presented.ts'
import type { Caller } from '../schema/keys.ts'
import * as store from '../store/keys.ts'
import { type AccessChangesDeps, createAccessChanges } from './access-changes.ts'
import { type AuthenticatorDeps, createAuthenticator } from './authenticate.ts'
import { type CredentialCacheDeps, createCredentialCache } from './credential-cache.ts'
import { createLastUsed, type LastUsedDeps } from './last-used.ts'
import { blocked, refuse } from './refusals.ts'

export interface AuthDeps
  extends CredentialCacheDeps,
    Omit<AccessChangesDeps, 'onChange' | 'watch'>,
    Omit<AuthenticatorDeps, 'find' | 'watch'>,
    LastUsedDeps {
  /** The stage of the release: a closed beta admits only invited accounts. */
  stage: string
  watch: AccessChangesDeps['watch'] & AuthenticatorDeps['watch']
  sessions: CredentialCacheDeps['sessions'] & LastUsedDeps['sessions']
}

/** Authenticates callers and checks what they may do. */
export function createAuth(deps: AuthDeps) {
  const { db, clock, stage, allows, watch } = deps
  const cache = createCredentialCache(deps)
  const { recordUse, flushUses } = createLastUsed(deps)
  const changes = createAccessChanges({ db, clock, watch, onChange: cache.clear })
  const authenticate = createAuthenticator({
    clock,
    allows,
    watch,
    find: (secret, kind) => cache.find(secret, kind, changes.hasPolled()),
  })

  /** Whether the holder of a valid credential may do this. */
  function authorize(credential: Credential, demand: Demand): Caller | KeyRefusal {
    const refusal = permissionRefusal(credential, demand, stage)
    if (refusal) return refusal
    const { accountId, keyId, plan, requestLimit, scopes, session, isApp } = credential
    const caller = { accountId, keyId, plan, requestLimit, scopes, ...(isApp ? { isApp } : {}) }
    return session ? { ...caller, memberId: session.memberId, sessionId: session.id } : caller
  }

  /** For an account whose link needs no key; reads the database each time. */
  async function admitAccount(accountId: string, needs: Demand['needs']): Promise<void> {
    const status = await store.findAccountStatus(db.sql, accountId)
    const refusal = status ? accountRefusal(status, needs, stage) : 'access_blocked'
    if (refusal === 'access_blocked' && status?.blockedBy) throw blocked('account', status.blockedBy)
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
    /** Whether the credential was valid once, which is enough on routes that need none. */
    wasValid: (presented: PresentedCredential): boolean => cache.wasValid(parseCredential(presented)),
    endOf: endOfSession,
    longestMs: SESSION_MS,
    recordUse,
    flushUses,
    pollChanges: changes.poll,
    followChanges: changes.follow,
    silentMs: changes.silentMs,
    isCutOff: changes.isCutOff,
    isStillCutOff: changes.isStillCutOff,
  }
}
