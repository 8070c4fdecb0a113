import { randomInt } from 'node:crypto'
import type { Clock } from '../lib/clock.ts'
import type { Db } from '../lib/db.ts'
import { newId } from '../lib/ids.ts'
import type { Secrets } from '../lib/secret.ts'
import {
  type Credential,
  type Demand,
  digestOf,
  keyOf,
  keyState,
  makeKey,
  prefixOf,
  type Refusal,
  refusalOf,
} from './rules.ts'
import { type Caller, type KeyRecord, SCOPES, type Scope } from './schema.ts'
import * as store from './store.ts'

export interface AccessDeps {
  db: Db
  clock: Clock
  secrets: () => Secrets
  /** Of the release: a closed beta lets only invited accounts in. */
  stage: string
}

export interface NewKey {
  accountId: string
  name: string | null
  scopes: Scope[] | null
  expiresAt: number | null
  createdBy: string | null
}

const PEPPER = 'key pepper'
/** Strangers with random keys must not fill the memory. */
const CACHE_SIZE = 100_000

export function createKeys({ db, clock, secrets }: AccessDeps) {
  const show = ({ revokedAt, ...key }: store.KeyRow): KeyRecord => ({
    ...key,
    state: keyState({ revokedAt, expiresAt: key.expiresAt }, clock.now()),
  })

  async function issue(input: NewKey): Promise<{ key: string; record: KeyRecord }> {
    const now = clock.now()
    const key = makeKey(randomInt)
    const row: store.KeyRow = {
      accountId: input.accountId,
      id: newId('key', now),
      name: input.name,
      prefix: prefixOf(key),
      scopes: input.scopes ?? [...SCOPES],
      createdBy: input.createdBy,
      createdAt: now,
      expiresAt: input.expiresAt,
      revokedAt: null,
      lastUsedAt: null,
    }
    await db.transaction(async (tx) => {
      await store.insertKey(tx, row)
      await store.insertSecret(tx, row, digestOf(secrets().derive(PEPPER), key), now)
      await store.bumpHead(tx)
    })
    return { key, record: show(row) }
  }

  /** A new secret for the same key; the old one works until the grace is over. */
  async function rotate(id: string, graceSeconds: number): Promise<{ key: string; record: KeyRecord } | null> {
    const now = clock.now()
    const key = makeKey(randomInt)
    return db.transaction(async (tx) => {
      const row = await store.lockKey(tx, id)
      if (!row || row.revokedAt !== null) return null
      await store.endSecrets(tx, row, now + graceSeconds * 1000)
      await store.insertSecret(tx, row, digestOf(secrets().derive(PEPPER), key), now)
      await store.setPrefix(tx, row, prefixOf(key))
      await store.bumpHead(tx)
      return { key, record: show({ ...row, prefix: prefixOf(key) }) }
    })
  }

  async function revoke(id: string): Promise<KeyRecord | null> {
    return db.transaction(async (tx) => {
      const row = await store.lockKey(tx, id)
      if (!row) return null
      const revokedAt = row.revokedAt ?? clock.now()
      await store.revokeKey(tx, row, revokedAt)
      await store.bumpHead(tx)
      return show({ ...row, revokedAt })
    })
  }

  return {
    issue,
    rotate,
    revoke,
    list: async (accountId: string): Promise<KeyRecord[]> => (await store.listKeys(db.sql, accountId)).map(show),
    announce: store.bumpHead,
  }
}

/** Recognises keys; remembers what it found until anything at the door changes. */
export function createDoorkeeper({ db, clock, secrets, stage }: AccessDeps) {
  const found = new Map<string, Credential>()
  const uses = new Map<string, { accountId: string; keyId: string; at: number }>()
  let position = -1
  let heardAt = clock.now()

  /** Lets the bearer of a key in, or says what is wrong, in the order of the contract. */
  async function admit(authorization: string | undefined, demand: Demand): Promise<Caller | Refusal> {
    const { key, given } = keyOf(authorization)
    if (!given) return 'missing_credentials'
    const credential = key === null ? null : await recognise(key)
    if (!credential) return 'invalid_key'
    const now = clock.now()
    const refusal = refusalOf(credential, demand, stage, now)
    if (refusal) return refusal
    const { accountId, keyId, plan, scopes } = credential
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
