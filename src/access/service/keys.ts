import { randomInt } from 'node:crypto'
import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db.ts'
import { newId } from '../../lib/ids.ts'
import type { Secrets } from '../../lib/secret.ts'
import { digestOf, keyState, makeKey, PEPPER, prefixOf } from '../rules/keys.ts'
import { type KeyRecord, SCOPES, type Scope } from '../schema.ts'
import * as store from '../store/keys.ts'
import type { Incidents } from './incidents.ts'

type End = Incidents['end']

export interface KeyDeps {
  db: Db
  clock: Clock
  secrets: () => Secrets
  /** Ends the incidents of a key, in the same transaction. */
  endIncidents: End
}

export interface NewKey {
  accountId: string
  name: string | null
  scopes: Scope[] | null
  expiresAt: number | null
  createdBy: string | null
}

export function createKeys({ db, clock, secrets, endIncidents }: KeyDeps) {
  const show = ({ revokedAt, blockedBy, ...key }: store.KeyRow): KeyRecord => ({
    ...key,
    state: keyState({ revokedAt, blockedBy, expiresAt: key.expiresAt }, clock.now()),
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
      blockedBy: null,
    }
    await db.transaction(async (tx) => {
      await store.insertKey(tx, row)
      await store.insertSecret(tx, row, digestOf(secrets().derive(PEPPER), key), now)
      await store.bumpHead(tx)
    })
    return { key, record: show(row) }
  }

  /** A new secret for the same key; the old one works until the grace is over, but not that of a blocked key. */
  async function rotate(id: string, graceSeconds: number): Promise<{ key: string; record: KeyRecord } | null> {
    const now = clock.now()
    const key = makeKey(randomInt)
    return db.transaction(async (tx) => {
      const row = await store.lockKey(tx, id)
      if (!row || row.revokedAt !== null) return null
      const graceMs = row.blockedBy === null ? graceSeconds * 1000 : 0
      await store.endSecrets(tx, row, now + graceMs)
      await store.insertSecret(tx, row, digestOf(secrets().derive(PEPPER), key), now)
      await store.setPrefix(tx, row, prefixOf(key))
      await endIncidents(tx, ending(row, 'rotation'))
      await store.bumpHead(tx)
      return { key, record: show({ ...row, prefix: prefixOf(key), blockedBy: null }) }
    })
  }

  async function revoke(id: string): Promise<KeyRecord | null> {
    return db.transaction(async (tx) => {
      const row = await store.lockKey(tx, id)
      if (!row) return null
      const revokedAt = row.revokedAt ?? clock.now()
      await store.revokeKey(tx, row, revokedAt)
      await endIncidents(tx, ending(row, 'revocation'))
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

const ending = ({ accountId, id }: store.KeyRow, by: 'rotation' | 'revocation') => ({
  ...{ accountId, keyId: id, ids: null, by },
  actor: { kind: 'operator' as const, id: null },
})
