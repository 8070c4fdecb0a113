import type { AuditEntry, Doing } from '../../accounts/index.ts'
import { type Clock, seoulTime, seoulTimeOrNull } from '../../lib/clock.ts'
import type { Db, Queryable, Tx } from '../../lib/db/index.ts'
import { newId } from '../../lib/ids.ts'
import type { Page } from '../../lib/page.ts'
import { problem } from '../../lib/problems.ts'
import { actorOf } from '../../vocabulary/actors.ts'
import type { MailLanguage } from '../../vocabulary/languages.ts'
import type {
  Incident,
  IncidentCause,
  IncidentEvidence,
  IncidentSettings,
  IncidentSettingsPatch,
  IncidentState,
  Resolution,
} from '../schema/incidents.ts'
import type { Caller } from '../schema/keys.ts'
import * as store from '../store/incidents.ts'
import { bumpHead, lockAccount, lockKey } from '../store/keys.ts'
import { forgetSightings } from '../store/watch.ts'

type Actor = AuditEntry['actor']

/** A mail to an owner of an account, sent when the transaction commits. */
export interface IncidentMail {
  accountId: string
  to: string
  language: MailLanguage
  template: 'security-incident'
  data: {
    company: string
    incidentId: string
    action: 'blocked' | 'warned'
    subject: 'key' | 'account'
    subjectName: string
    cause: IncidentCause
    at: number
  }
}

export interface IncidentEvent {
  accountId: string
  type: 'security.incident'
  data: { incident: Incident }
}

export interface IncidentDeps {
  db: Db
  clock: Clock
  /** Writes to the audit log, in the transaction of the change. */
  audit: (tx: Tx, line: AuditEntry) => Promise<void>
  mail: (tx: Tx, mail: IncidentMail) => Promise<unknown>
  /** Adds an event to the account's events. */
  event: (tx: Tx, event: IncidentEvent) => Promise<unknown>
  /** The active owners, each with the name of the account; empty if there is no such account. */
  ownersOf: (accountId: string, sql: Queryable) => Promise<{ company: string; email: string; language: MailLanguage }[]>
}

export interface Opening {
  accountId: string
  /** `null` = the whole account. */
  keyId: string | null
  cause: IncidentCause
  /** Whether it blocks; otherwise it only warns. */
  blocks: boolean
  reason?: string
  evidence?: Partial<IncidentEvidence>
  actor?: Actor
  requestId?: string | undefined
}

/** What the operator can block. */
export type IncidentSubject = { accountId: string } | { keyId: string }

/** An incident as operators see it, who see those of all accounts. */
export type FiledIncident = Incident & { accountId: string }

const SYSTEM: Actor = { kind: 'system', id: null }
const OPERATOR: Actor = { kind: 'operator', id: null }
const DEFAULTS: IncidentSettings = { autoBlock: false }
/** The response shows at most this many. */
const EVIDENCE_MOST = 100

/** The settings of an account for incidents. */
function createSettings({ db, audit }: Pick<IncidentDeps, 'db' | 'audit'>) {
  const settings = async (accountId: string, sql: Queryable = db.sql): Promise<IncidentSettings> => ({
    autoBlock: (await store.findAutoBlock(sql, accountId)) ?? DEFAULTS.autoBlock,
  })

  async function change(
    caller: Pick<Caller, 'accountId' | 'keyId' | 'memberId'> & { requestId: string },
    patch: IncidentSettingsPatch,
    isAsRead: (now: IncidentSettings) => boolean,
  ): Promise<IncidentSettings> {
    const { accountId, requestId } = caller
    return db.transaction(async (tx) => {
      await lockAccount(tx, accountId)
      const before = await settings(accountId, tx)
      if (!isAsRead(before))
        throw problem('precondition_failed', {
          en: 'The settings changed since you read them. Fetch them again, then repeat the change.',
          ko: '조회하신 뒤에 설정이 바뀌었습니다. 다시 조회한 다음 변경해 주십시오.',
        })
      if (patch.autoBlock === undefined) return before
      const after = { autoBlock: patch.autoBlock ?? DEFAULTS.autoBlock }
      if (after.autoBlock === before.autoBlock) return before
      await store.saveAutoBlock(tx, accountId, after.autoBlock)
      const actor = actorOf(caller)
      const action = 'incident_settings.changed'
      await audit(tx, { accountId, actor, action, subject: null, detail: after, requestId })
      return after
    })
  }

  return { settings, change }
}

/**
 * Security problems of keys and accounts: opened on evidence or by the operator, resolved by a new secret or the
 * operator.
 */
export function createIncidents({ db, clock, audit, mail, event, ownersOf }: IncidentDeps) {
  /**
   * Stores it, with event and mails; `false` = it existed already. The caller must announce the change (`bumpHead`).
   */
  async function open(tx: Tx, opening: Opening): Promise<boolean> {
    const { accountId, keyId, cause, blocks, reason = null, evidence = {}, actor = SYSTEM, requestId } = opening
    const at = clock.now()
    const { networks = [], places = [] } = evidence
    const row = await store.openIncident(tx, {
      accountId,
      keyId,
      cause,
      reason,
      id: newId('inc', at),
      state: blocks ? 'contained' : 'open',
      evidence: { networks: networks.slice(0, EVIDENCE_MOST), places: places.slice(0, EVIDENCE_MOST) },
      openedAt: at,
      containedAt: blocks ? at : null,
    })
    if (!row) return false
    if (blocks) await store.alignBlock(tx, accountId, keyId)
    const action = blocks ? 'incident.contained' : 'incident.opened'
    const detail = { incident: row.id, cause, reason, ...row.evidence }
    await audit(tx, { accountId, actor, action, subject: keyId, detail, requestId })
    await notifyOwners(tx, row)
    return true
  }

  async function notifyOwners(tx: Tx, row: store.IncidentRow): Promise<void> {
    const { accountId, keyId, id, state, cause } = row
    const key = keyId === null ? null : await lockKey(tx, keyId)
    const { accountId: _, ...incident } = show({ ...row, keyName: key?.name ?? null, keyPrefix: key?.prefix ?? null })
    await event(tx, { accountId, type: 'security.incident', data: { incident } })
    for (const { company, email, language } of await ownersOf(accountId, tx)) {
      const data = {
        company,
        incidentId: id,
        cause,
        at: clock.now(),
        action: state === 'contained' ? ('blocked' as const) : ('warned' as const),
        subject: key ? ('key' as const) : ('account' as const),
        subjectName: key ? key.prefix : company,
      }
      await mail(tx, { accountId, to: email, language, template: 'security-incident', data })
    }
  }

  /** By the operator, for a key or an account; an existing incident is returned unchanged. `null` = not found. */
  async function openByOperatorIn(tx: Tx, on: IncidentSubject, reason: string, requestId?: string) {
    const key = 'keyId' in on ? await lockKey(tx, on.keyId) : null
    const accountId = 'keyId' in on ? key?.accountId : on.accountId
    if (accountId === undefined || (await ownersOf(accountId, tx)).length === 0) return null
    const subject = { accountId, keyId: key?.id ?? null, cause: 'operator' as const }
    await open(tx, { ...subject, blocks: true, reason, actor: OPERATOR, requestId })
    const row = await store.findUnresolved(tx, subject)
    await bumpHead(tx)
    return row && show({ ...row, keyName: key?.name ?? null, keyPrefix: key?.prefix ?? null })
  }
  const openByOperator = (on: IncidentSubject, reason: string): Promise<FiledIncident | null> =>
    db.transaction((tx) => openByOperatorIn(tx, on, reason))

  /**
   * Resolves all or some incidents of a key and returns whether there were any. The caller must announce the change
   * (`bumpHead`).
   */
  async function end(
    tx: Tx,
    ending: Doing & { accountId: string; keyId: string | null; ids: string[] | null; by: Resolution },
  ): Promise<boolean> {
    const { accountId, keyId, by, actor, requestId } = ending
    const rows = await store.resolveIncidents(tx, { ...ending, at: clock.now() })
    if (rows.length === 0) return false
    await store.alignBlock(tx, accountId, keyId)
    if (keyId !== null) await forgetSightings(tx, accountId, keyId)
    for (const { id, cause } of rows) {
      const detail = { incident: id, cause, by }
      await audit(tx, { accountId, actor, action: 'incident.resolved', subject: keyId, detail, requestId })
    }
    return true
  }

  /** `null` = not found; a resolved incident stays unchanged. */
  async function resolveByOperatorIn(tx: Tx, id: string, requestId?: string): Promise<FiledIncident | null> {
    const incident = await store.findIncident(tx, id)
    if (!incident) return null
    const { accountId, keyId } = incident
    // All transactions that change a key lock the key first, then what depends on it.
    const key = keyId === null ? null : await lockKey(tx, keyId)
    if (await end(tx, { accountId, keyId, ids: [id], by: 'operator', actor: OPERATOR, requestId })) await bumpHead(tx)
    const row = await store.findIncident(tx, id)
    return row && show({ ...row, keyName: key?.name ?? null, keyPrefix: key?.prefix ?? null })
  }
  const resolveByOperator = (id: string) => db.transaction((tx) => resolveByOperatorIn(tx, id))

  async function list(
    accountId: string | null,
    asked: Page & { state: IncidentState | null },
  ): Promise<{ total: number; items: FiledIncident[] }> {
    const { total, rows } = await store.listIncidents(db.sql, accountId, asked)
    return { total, items: rows.map(show) }
  }

  return {
    open,
    end,
    openByOperator,
    openByOperatorIn,
    resolveByOperator,
    resolveByOperatorIn,
    counts: () => store.countUnresolved(db.sql),
    list,
    ...createSettings({ db, audit }),
  }
}
export type Incidents = ReturnType<typeof createIncidents>

const show = (row: store.ShownIncident): FiledIncident => ({
  accountId: row.accountId,
  id: row.id,
  cause: row.cause,
  state: row.state,
  key: row.keyId === null ? null : { id: row.keyId, name: row.keyName, prefix: row.keyPrefix ?? '' },
  reason: row.reason,
  networks: row.evidence.networks,
  places: row.evidence.places,
  openedAt: seoulTime(row.openedAt),
  containedAt: seoulTimeOrNull(row.containedAt),
  resolvedAt: seoulTimeOrNull(row.resolvedAt),
  resolvedBy: row.resolvedBy,
})
