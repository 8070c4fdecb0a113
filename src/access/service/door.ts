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
}

/** Strangers with random keys must not fill the memory. */
const CACHE_SIZE = 100_000

/** Recognises keys; remembers what it found until anything at the door changes. */
export function createDoorkeeper({ db, clock, secrets, stage }: DoorDeps) {
  const found = new Map<string, Credential>()
  const uses = new Map<string, { accountId: string; keyId: string; at: number }>()
  let position = -1
  let heardAt = clock.now()

  /** Whose key it is, or what is wrong with it: the checks that come before anything is counted. */
  async function identify(authorization: string | undefined): Promise<Credential | Refusal> {
    const { key, given } = keyOf(authorization)
    if (!given) return 'missing_credentials'
    const credential = key === null ? null : await recognise(key)
    if (!credential) return 'invalid_key'
    return credentialRefusal(credential, clock.now()) ?? credential
  }

  /** Whether he whose key is good may do this. */
  function permit(credential: Credential, demand: Demand): Caller | Refusal {
    const refusal = permissionRefusal(credential, demand, stage)
    if (refusal) return refusal
    const { accountId, keyId, plan, requestLimit, scopes } = credential
    uses.set(keyId, { accountId, keyId, at: clock.now() })
    return { accountId, keyId, plan, requestLimit, scopes }
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
    identify,
    permit,
    /** Both, for whom no limit concerns. */
    async admit(authorization: string | undefined, demand: Demand): Promise<Caller | Refusal> {
      const found = await identify(authorization)
      return typeof found === 'string' ? found : permit(found, demand)
    },
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
