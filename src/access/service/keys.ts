import { randomInt } from 'node:crypto'
import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db.ts'
import { newId } from '../../lib/ids.ts'
import type { Secrets } from '../../lib/secret.ts'
import { digestOf, keyState, makeKey, PEPPER, prefixOf } from '../rules/keys.ts'
import { type KeyRecord, SCOPES, type Scope } from '../schema.ts'
import * as store from '../store/keys.ts'

export interface KeyDeps {
  db: Db
  clock: Clock
  secrets: () => Secrets
}

export interface NewKey {
  accountId: string
  name: string | null
  scopes: Scope[] | null
  expiresAt: number | null
  createdBy: string | null
}

export function createKeys({ db, clock, secrets }: KeyDeps) {
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
