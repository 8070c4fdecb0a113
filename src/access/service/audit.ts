import type { AuditEntry } from '../../accounts/index.ts'
import { type Clock, parseTime, SECOND, seoulTime } from '../../lib/clock.ts'
import type { Db, Tx } from '../../lib/db/index.ts'
import { createOrderedIds } from '../../lib/ids.ts'
import { type Anchors, type Page, pageOf } from '../../lib/page.ts'
import { type FieldError, fieldProblem } from '../../lib/problems.ts'
import type { Secrets } from '../../lib/secret.ts'
import { endsTooEarly, foreignAnchor, notATime } from '../../vocabulary/sentences.ts'
import { withoutSecrets } from '../rules/keys.ts'
import type { AuditRecord } from '../schema/audit.ts'
import * as store from '../store/audit.ts'

export interface AuditDeps {
  db: Db
  clock: Clock
  secrets: () => Secrets
}

export interface AuditParameters extends Partial<Page> {
  from?: string
  to?: string
  anchor?: string
}

export interface AuditPage {
  total: number
  page: Page
  items: AuditRecord[]
  anchors: Anchors
}

const ANCHOR = 'audit page anchor'

/**
 * The changes to an account's keys, plan and settings, for its owner. Entries are never changed; only the retention job
 * deletes them.
 */
export function createAudit({ db, clock, secrets }: AuditDeps) {
  const nextId = createOrderedIds('aud')

  /** In the transaction of the change that it records, so that neither exists without the other. */
  async function record(tx: Tx, entry: AuditEntry): Promise<void> {
    const at = clock.now()
    const { accountId, actor, action, subject, detail, requestId = null } = entry
    const row = { actorKind: actor.kind, actorId: actor.id, action, subject, requestId }
    await store.insertAudit(tx, { accountId, at, id: nextId(at), ...row, detail: withoutSecrets(detail) })
  }

  async function list(accountId: string, asked: AuditParameters): Promise<AuditPage> {
    const page = pageOf(asked)
    const { query, seal } = readParameters(accountId, asked)
    const { total, rows } = await store.listAudit(db.sql, accountId, { ...query, ...page })
    const more = rows.length > page.pageSize
    const shown = rows.slice(0, page.pageSize)
    const backwards = query.anchor?.direction === 'prev'
    if (backwards) shown.reverse()
    const [first, last] = [shown[0], shown.at(-1)]
    // The anchor of a link is the row at that end of the page.
    const anchors = {
      next: more || backwards ? last && seal('next', last) : null,
      prev: (backwards ? more : page.page > 1 || query.anchor) ? first && seal('prev', first) : null,
    }
    return { total, page, items: shown.map(toRecord), anchors }
  }

  /** An anchor is valid for the account and the period it was made for. */
  function readParameters(accountId: string, asked: AuditParameters) {
    const errors: FieldError[] = []
    const from = readTime('from', asked.from, 'start', errors)
    const last = readTime('to', asked.to, 'end', errors)
    if (from !== null && last !== null && from > last) {
      errors.push({ in: 'query', name: 'to', code: 'reversed_range', message: endsTooEarly('from', 'to') })
    }
    const key = JSON.stringify([accountId, from, last])
    const anchor = asked.anchor === undefined ? null : openAnchor(asked.anchor, key, errors)
    if (errors.length > 0) throw fieldProblem(errors)
    const seal = (direction: store.AuditAnchor['direction'], { at, id }: store.AuditRow) =>
      secrets().sign(ANCHOR, JSON.stringify([key, direction, at, id]))
    // To the second; the last second is included.
    return { query: { from, to: last === null ? null : last + SECOND, anchor }, seal }
  }

  function openAnchor(text: string, key: string, errors: FieldError[]): store.AuditAnchor | null {
    const signed = secrets().verify(ANCHOR, text)
    const parts = signed === null ? null : (JSON.parse(signed) as [string, 'next' | 'prev', number, string])
    if (parts?.[0] === key) return { direction: parts[1], at: parts[2], id: parts[3] }
    const message = foreignAnchor({ en: 'list', ko: '목록' })
    errors.push({ in: 'query', name: 'anchor', code: 'invalid_cursor', message })
    return null
  }

  return { record, list }
}

function readTime(name: string, text: string | undefined, edge: 'start' | 'end', errors: FieldError[]): number | null {
  if (text === undefined) return null
  const instant = parseTime(text, edge)
  if (instant === null) {
    errors.push({ in: 'query', name, code: 'invalid_parameter', message: notATime(name) })
  }
  return instant
}

const toRecord = (row: store.AuditRow): AuditRecord => ({
  id: row.id,
  at: seoulTime(row.at),
  actor: { kind: row.actorKind, id: row.actorId },
  action: row.action,
  subject: row.subject,
  detail: row.detail,
  requestId: row.requestId,
})
