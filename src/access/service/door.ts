import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db.ts'
import type { Secrets } from '../../lib/secret.ts'
import {
  type Credential,
  credentialRefusal,
  type Demand,
  digestOf,
  keyOf,
  PEPPER,
  permissionRefusal,
  type Refusal,
} from '../rules/keys.ts'
import type { Caller } from '../schema.ts'
import * as store from '../store/keys.ts'

export interface DoorDeps {
  db: Db
  clock: Clock
  secrets: () => Secrets
  /** Of the release: a closed beta lets only invited accounts in. */
  stage: string
  /** Whether the allow-list of an account, in that version or a newer one, has the address. */
  allows: (accountId: string, version: number, address: string) => Promise<boolean>
}

/** Strangers with random keys must not fill the memory. */
const CACHE_SIZE = 100_000

/** Recognises keys; remembers what it found until anything at the door changes. */
export function createDoorkeeper({ db, clock, secrets, stage, allows }: DoorDeps) {
  const found = new Map<string, Credential>()
  const uses = new Map<string, { accountId: string; keyId: string; at: number }>()
  let position = -1
  let heardAt = clock.now()

  /** Lets the bearer of a key in, or says what is wrong, in the order of the contract. */
  async function admit(authorization: string | undefined, demand: Demand, address: string): Promise<Caller | Refusal> {
    const { key, given } = keyOf(authorization)
    if (!given) return 'missing_credentials'
    const credential = key === null ? null : await recognise(key)
    if (!credential) return 'invalid_key'
    const now = clock.now()
    const refusal = credentialRefusal(credential, now)
    if (refusal) return refusal
    const { accountId, keyId, plan, scopes, allowListVersion } = credential
    if (allowListVersion !== null && !(await allows(accountId, allowListVersion, address))) return 'ip_not_allowed'
    const forbidden = permissionRefusal(credential, demand, stage)
    if (forbidden) return forbidden
    uses.set(keyId, { accountId, keyId, at: now })
    return { accountId, keyId, plan, scopes }
  }

  async function recognise(key: string): Promise<Credential | null> {
    const known = found.get(key)
    if (known) return known
    const asked = position
    const digests = secrets()
      .deriveAll(PEPPER)
      .map((pepper) => digestOf(pepper, key))
    const credential = await store.findCredential(db.sql, digests)
    // Read before a change that has been heard of since: true for this request, too old to remember.
    if (credential && asked === position && asked !== -1) remember(key, credential)
    return credential
  }

  function remember(key: string, credential: Credential) {
    if (found.size >= CACHE_SIZE) found.clear()
    found.set(key, credential)
  }

  return {
    admit,
    /** Hears whether anything changed; called several times a second. */
    async listen(): Promise<void> {
      const asked = clock.now()
      const newest = await store.readHead(db.sql)
      // An answer that was long on its way tells how things stood when it was asked for.
      heardAt = Math.max(heardAt, asked)
      if (newest === position) return
      position = newest
      found.clear()
    },
    /** How long the database has been silent. */
    silentMs: (): number => clock.now() - heardAt,
    async flushUses(): Promise<void> {
      const batch = [...uses.values()].sort((a, b) => (a.keyId < b.keyId ? -1 : 1))
      if (batch.length === 0) return
      uses.clear()
      try {
        await store.saveLastUsed(db.sql, batch)
      } catch (error) {
        for (const use of batch) if (!uses.has(use.keyId)) uses.set(use.keyId, use)
        throw error
      }
    },
  }
}
