import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import type { Secrets } from '../../lib/secret.ts'
import { type Credential, digestOf, endOfSession, PEPPER } from '../rules/keys.ts'
import type { CredentialKind, ParsedCredential } from '../rules/presented.ts'
import * as store from '../store/keys.ts'

export interface CredentialCacheDeps {
  db: Db
  clock: Clock
  secrets: () => Secrets
  /** Of the apps that members have connected. */
  tokens: { find: (secret: string) => Promise<Credential | null> }
  sessions: {
    /** By the secret of the cookie. */
    find: (secret: string) => Promise<Credential | null>
    /** By the token of a mailed link, which this does not use up. */
    findByLink: (token: string) => Promise<Credential | null>
    /** By the id of a passkey whose signature was verified. */
    findByPasskey: (id: string) => Promise<Credential | null>
  }
}

export interface CredentialCache {
  /** `isCacheable`: whether a change of the credential would be noticed. */
  find(secret: string, kind: CredentialKind, isCacheable: boolean): Promise<Credential | null>
  has(parsed: ParsedCredential): boolean
  /** Whether it was valid once, also before the last change: it may have ended or been revoked since. */
  wasValid(parsed: ParsedCredential): boolean
  clear(): void
}

/** Limits the memory that random sessions and keys can take. */
const CACHE_SIZE = 100_000

/** Keys, tokens and sessions as the database has them; cleared when any of them changes. Links and passkeys are never cached. */
export function createCredentialCache({ db, clock, secrets, tokens, sessions }: CredentialCacheDeps): CredentialCache {
  // Separate, so that a key sent as a cookie is not accepted.
  const credentials = {
    key: new Map<string, Credential>(),
    token: new Map<string, Credential>(),
    session: new Map<string, Credential>(),
  }
  const finders = { key: findKey, token: tokens.find, session: sessions.find }
  /** Not cleared by changes: a sign-in anywhere is one. */
  const validOnce = new Set<string>()
  let clears = 0

  async function find(secret: string, kind: CredentialKind, isCacheable: boolean): Promise<Credential | null> {
    if (kind === 'link') return sessions.findByLink(secret)
    if (kind === 'passkey') return sessions.findByPasskey(secret)
    const cached = credentials[kind].get(secret)
    if (cached && !seemsEnded(cached)) return cached
    const clearsBefore = clears
    const credential = await finders[kind](secret)
    if (credential) {
      if (validOnce.size >= CACHE_SIZE) validOnce.clear()
      validOnce.add(secret)
    }
    // Cleared while it was read: valid for this request, but possibly older than the change.
    if (credential && clearsBefore === clears && isCacheable) {
      if (credentials[kind].size >= CACHE_SIZE) credentials[kind].clear()
      credentials[kind].set(secret, credential)
    }
    return credential
  }

  /** Another process may have extended the session since. */
  const seemsEnded = ({ session }: Credential): boolean => (session ? endOfSession(session) <= clock.now() : false)

  function findKey(key: string): Promise<Credential | null> {
    const digests = secrets()
      .deriveAll(PEPPER)
      .map((pepper) => digestOf(pepper, key))
    return store.findCredential(db.sql, digests)
  }

  return {
    find,
    has: ({ secret, kind }) => kind !== 'link' && kind !== 'passkey' && credentials[kind].has(secret ?? ''),
    wasValid: ({ secret }) => validOnce.has(secret ?? ''),
    clear() {
      clears++
      for (const cached of Object.values(credentials)) cached.clear()
    },
  }
}
