import { createHmac } from 'node:crypto'
import type { Credential } from '../../access/index.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import type { Secrets } from '../../lib/secret.ts'
import { SCOPES_OF } from '../../vocabulary/roles.ts'
import { findLinkCredential, type LinkCredential } from '../store/links.ts'
import { findPasskeyCredential } from '../store/passkeys.ts'
import * as store from '../store/sessions.ts'

export interface SessionReaderDeps {
  db: Db
  clock: Clock
  secrets: () => Pick<Secrets, 'deriveAll'>
}

/** The format of cookies and links. */
const SECRET = /^gg[sl]_[\w-]{43}$/
const PEPPER = 'session pepper'

const OF_NO_KEY = { keyId: null, keyExpiresAt: null, secretExpiresAt: null, revokedAt: null }

const ofRole = ({ role, ...rest }: LinkCredential): Credential => ({
  ...rest,
  ...OF_NO_KEY,
  scopes: [...SCOPES_OF[role]],
})

/** What `access` needs of sessions. It depends on no other feature, so that `access` can be created with it. */
export function createSessionReader({ db, clock, secrets }: SessionReaderDeps) {
  /** With the current operator's secret first, then with older ones. */
  const digestsOf = (secret: string): string[] =>
    secrets()
      .deriveAll(PEPPER)
      .map((pepper) => createHmac('sha256', pepper).update(secret).digest('hex'))

  /** The credential for the secret of a cookie; `null` = no valid session. */
  async function find(secret: string): Promise<Credential | null> {
    if (!SECRET.test(secret)) return null
    const found = await store.findSessionCredential(db.sql, digestsOf(secret))
    if (!found) return null
    const { sessionId: id, memberId, createdAt, lastUsedAt, role, isOperator, keyScopes, ...rest } = found
    const scopes = role === null ? (keyScopes ?? []) : [...SCOPES_OF[role]]
    return { ...rest, scopes, session: { id, memberId, createdAt, lastUsedAt, role, isOperator } }
  }

  /** The credential for the secret of a mailed link; `null` = unknown, expired or used. Reading does not use it up. */
  async function findByLink(token: string): Promise<Credential | null> {
    if (!SECRET.test(token)) return null
    const found = await findLinkCredential(db.sql, digestsOf(token), clock.now())
    return found && ofRole(found)
  }

  /** The credential for a passkey whose signature was verified. */
  async function findByPasskey(id: string): Promise<Credential | null> {
    const found = await findPasskeyCredential(db.sql, id)
    return found && ofRole(found)
  }

  return {
    find,
    findByLink,
    findByPasskey,
    digestsOf,
    saveUses: (uses: store.Use[]) => store.saveUses(db.sql, uses),
    /** Ends sessions at a suspension; called by features created before sessions. */
    endSuspended: store.endSuspended,
  }
}
export type SessionReader = ReturnType<typeof createSessionReader>
