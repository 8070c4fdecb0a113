import { randomInt } from 'node:crypto'
import type { AuditEntry, Doing } from '../../accounts/index.ts'
import { type Clock, SECOND, seoulTimeOrNull } from '../../lib/clock.ts'
import type { Db, Queryable, Tx } from '../../lib/db/index.ts'
import { newId } from '../../lib/ids.ts'
import type { Secrets } from '../../lib/secret.ts'
import { actorOf } from '../../vocabulary/actors.ts'
import type { AuditAction } from '../../vocabulary/audit.ts'
import { SCOPES, type Scope } from '../../vocabulary/roles.ts'
import { appPrefixOf, digestOf, keyState, makeKey, PEPPER, prefixOf } from '../rules/keys.ts'
import type { Caller, KeyApp, KeyRecord } from '../schema/keys.ts'
import * as store from '../store/keys.ts'
import type { Incidents } from './incidents.ts'

type End = Incidents['end']

export interface KeyDeps {
  db: Db
  clock: Clock
  secrets: () => Secrets
  /** Writes to the audit log, in the same transaction. */
  audit: (tx: Tx, entry: AuditEntry) => Promise<void>
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

/** What an app that a member has connected may do. */
export interface NewAppKey extends Omit<NewKey, 'scopes'> {
  scopes: Scope[]
  app: KeyApp
}

export interface Issued {
  key: string
  record: KeyRecord
}

/** A revoked key, and the ids of the descendants revoked with it. */
export interface RevokedLine {
  record: KeyRecord
  descendants: string[]
}

const BEFORE_ALL_TIMES = 0
const BY_OPERATOR: Doing = { actor: { kind: 'operator', id: null } }

export type Keys = ReturnType<typeof createKeys>

/** Manages keys of any account for the operator, and has the transaction steps that others share. */
export function createKeys({ db, clock, secrets, audit, endIncidents }: KeyDeps) {
  function show({ revokedAt, blockedBy, secrets, ...key }: store.KeyRow): KeyRecord {
    const now = clock.now()
    const state = keyState({ revokedAt, blockedBy, expiresAt: key.expiresAt }, now)
    const hasEnded = state === 'revoked' || state === 'expired'
    return { ...key, state, secrets: hasEnded ? [] : secrets.filter(({ expiresAt }) => (expiresAt ?? Infinity) > now) }
  }

  const recordAudit = (tx: Tx, by: Doing, action: AuditAction, { accountId, id }: store.KeyRow, detail: object) =>
    audit(tx, { ...by, accountId, action, subject: id, detail })

  async function issueIn(tx: Tx, input: NewKey, by: Doing): Promise<Issued> {
    const now = clock.now()
    const key = makeKey(randomInt)
    const { accountId, name, createdBy, expiresAt } = input
    const scopes = input.scopes ?? [...SCOPES]
    const own = { accountId, id: newId('key', now), name, prefix: prefixOf(key), scopes, createdBy, expiresAt }
    const unused = { app: null, revokedAt: null, lastUsedAt: null, blockedBy: null }
    const row: store.KeyRow = { ...own, ...unused, createdAt: now, secrets: [{ createdAt: now, expiresAt: null }] }
    await store.insertKey(tx, row)
    await store.insertSecret(tx, row, digestOf(secrets().derive(PEPPER), key), now)
    const detail = { name, prefix: row.prefix, scopes, expiresAt: seoulTimeOrNull(expiresAt) }
    await recordAudit(tx, by, 'key.issued', row, detail)
    await store.bumpHead(tx)
    return { key, record: show(row) }
  }

  /**
   * Creates a new secret for a key that the caller has locked; the old one works until the grace period ends. A secret
   * that was already in its grace period ends at once: repeated rotations would otherwise keep any number of secrets
   * alive.
   */
  async function rotateIn(tx: Tx, row: store.KeyRow, graceSeconds: number, by: Doing): Promise<Issued> {
    const now = clock.now()
    const key = makeKey(randomInt)
    const prefix = prefixOf(key)
    // The old secret of a blocked key is the reason for the block. Without a grace period the expiry is the earliest
    // possible time, so that no clock that is slow or was set back accepts the secret again.
    const grace = row.blockedBy === null ? graceSeconds * SECOND : 0
    const end = grace > 0 ? now + grace : BEFORE_ALL_TIMES
    await store.endSecrets(tx, row, { at: end, over: BEFORE_ALL_TIMES })
    await store.insertSecret(tx, row, digestOf(secrets().derive(PEPPER), key), now)
    await store.setPrefix(tx, row, prefix)
    await endIncidents(tx, ending(row, 'rotation', by))
    await recordAudit(tx, by, 'key.rotated', row, { prefix, was: row.prefix, graceSeconds })
    await store.bumpHead(tx)
    const [before] = row.secrets
    const kept = before ? [{ ...before, expiresAt: end }] : []
    const lives = [{ createdAt: now, expiresAt: null }, ...kept]
    return { key, record: show({ ...row, prefix, blockedBy: null, secrets: lives }) }
  }

  /** `null` = there is no such key. */
  const revokeIn = async (tx: Tx, id: string, accountId: string | null, by: Doing): Promise<KeyRecord | null> => {
    const row = await store.lockKey(tx, id, accountId)
    if (!row || row.revokedAt !== null) return row && show(row)
    const revoked = await endIn(tx, row, {}, by)
    await store.bumpHead(tx)
    return revoked
  }

  /** Revokes a key that is not revoked yet. */
  async function endIn(tx: Tx, row: store.KeyRow, why: { with?: string }, by: Doing): Promise<KeyRecord> {
    const revokedAt = clock.now()
    await store.revokeKey(tx, row, revokedAt)
    await endIncidents(tx, ending(row, 'revocation', by))
    await recordAudit(tx, by, 'key.revoked', row, { name: row.name, prefix: row.prefix, ...why })
    return show({ ...row, revokedAt })
  }

  /**
   * Revokes a key with all its descendants; `descendants` does not include the key itself. `null` = there is no such
   * key.
   */
  async function revokeLineIn(tx: Tx, id: string, ofAccount: string | null, by: Doing): Promise<RevokedLine | null> {
    const accountId = await store.findAccountId(tx, id, ofAccount)
    if (accountId === null) return null
    // Creating a key locks the account too, so no descendant is created during the revocation or after it.
    await store.lockAccount(tx, accountId)
    const line = await store.lockLine(tx, accountId, id)
    const ended = new Map<string, KeyRecord>()
    for (const row of line.filter(({ revokedAt }) => revokedAt === null)) {
      ended.set(row.id, await endIn(tx, row, row.id === id ? {} : { with: id }, by))
    }
    await store.bumpHead(tx)
    const root = line.find((row) => row.id === id)
    const record = ended.get(id) ?? (root && show(root))
    ended.delete(id)
    return record ? { record, descendants: [...ended.keys()] } : null
  }

  return {
    show,
    issueIn,
    issueToAppIn: createAppKeys({ clock, audit }),
    rotateIn,
    revokeIn,
    revokeLineIn,
    issue: (input: NewKey, by = BY_OPERATOR): Promise<Issued> => db.transaction((tx) => issueIn(tx, input, by)),
    rotate: (id: string, graceSeconds: number, by = BY_OPERATOR): Promise<Issued | null> =>
      db.transaction(async (tx) => {
        const row = await store.lockKey(tx, id, null)
        return row && row.revokedAt === null && row.app === null ? rotateIn(tx, row, graceSeconds, by) : null
      }),
    revoke: (id: string, by = BY_OPERATOR) => db.transaction((tx) => revokeIn(tx, id, null, by)),
    revokeLine: (id: string, by = BY_OPERATOR) => db.transaction((tx) => revokeLineIn(tx, id, null, by)),
    list: async (accountId: string): Promise<KeyRecord[]> => (await store.listKeys(db.sql, accountId)).map(show),
    /** The member for whom a key acts: its creator or the member behind the creating key; `null` = the owner. */
    creatorOf: (sql: Queryable, accountId: string, id: string) => store.findCreator(sql, accountId, id),
    /** The calling member, or the one behind the calling key; `null` = the operator, who acts for the owner. */
    async personOf(sql: Queryable, caller: Pick<Caller, 'accountId' | 'keyId' | 'memberId'>): Promise<string | null> {
      const { kind, id } = actorOf(caller)
      return kind === 'member' || id === null ? id : store.findCreator(sql, caller.accountId, id)
    },
    /** The active keys of a member who leaves: those that they created, and their descendants. */
    createdByMember: async (sql: Queryable, accountId: string, memberId: string): Promise<KeyRecord[]> =>
      (await store.keysOfCreator(sql, accountId, memberId, clock.now())).map(show),
    announce: store.bumpHead,
  }
}

const ending = ({ accountId, id }: store.KeyRow, by: 'rotation' | 'revocation', { actor }: Doing) => ({
  accountId,
  keyId: id,
  ids: null,
  by,
  actor,
})

/** Without a secret: only the access tokens of the app stand for it. Returns its id. */
function createAppKeys({ clock, audit }: Pick<KeyDeps, 'clock' | 'audit'>) {
  return async function issueToAppIn(tx: Tx, input: NewAppKey, by: Doing): Promise<string> {
    const now = clock.now()
    const { accountId, name, createdBy, expiresAt, scopes, app } = input
    const id = newId('key', now)
    const own = { accountId, id, name, prefix: appPrefixOf(id), scopes, createdBy, expiresAt, app }
    const row = { ...own, createdAt: now, revokedAt: null, lastUsedAt: null, blockedBy: null, secrets: [] }
    await store.insertKey(tx, row)
    const detail = { name, prefix: row.prefix, scopes, app: app.id, host: app.host }
    await audit(tx, { ...by, accountId, action: 'key.issued', subject: id, detail })
    await store.bumpHead(tx)
    return id
  }
}
