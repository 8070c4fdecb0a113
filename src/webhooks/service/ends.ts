import type { AuditEntry } from '../../accounts/index.ts'
import { type Db, inBatches, type Queryable, type Tx } from '../../lib/db/index.ts'
import type { EventType } from '../../vocabulary/events.ts'
import type { MailLanguage } from '../../vocabulary/languages.ts'
import { toWebhook } from '../rules/shown.ts'
import * as deliveries from '../store/deliveries.ts'
import * as store from '../store/endpoints.ts'
import { wakeForgotten } from '../store/lanes.ts'

/** A mail to an owner of an account, sent only if the transaction commits. */
export interface WebhookMail {
  accountId: string
  to: string
  language: MailLanguage
  template: 'webhook-disabled'
  data: {
    company: string
    webhookId: string
    host: string
    reason: 'failing' | 'gone' | 'receiver'
    since: number | null
    docsUrl: URL
  }
}

type WebhookEventType = Extract<EventType, `webhook.${string}`>

export interface EndDeps {
  db: Db
  publicUrl: () => string
  audit: (tx: Tx, line: AuditEntry) => Promise<void>
  mail: (tx: Tx, mail: WebhookMail) => Promise<unknown>
  ownersOf: (accountId: string, sql: Queryable) => Promise<{ company: string; email: string; language: MailLanguage }[]>
  /** Records an event and its deliveries in the caller's transaction. */
  recordEvent: (
    tx: Tx,
    event: { accountId: string; type: WebhookEventType; data: object; webhook?: boolean },
  ) => Promise<{ id: string }>
}

/** Applies only if at least one delivery was given up. */
const FAILING_DAYS = 5
/** Events are stored for this long; older deliveries expire. */
export const KEPT_DAYS = 30
/** Expired deliveries can be read for another week. */
const SHOWN_DAYS = KEPT_DAYS + 7
const BATCH = 1_000

/** Disables webhooks that fail and gives up deliveries that are too old. */
export function createEnds({ db, publicUrl, audit, mail, ownersOf, recordEvent }: EndDeps) {
  const disable = (accountId: string, id: string, reason: 'failing' | 'gone' | 'receiver'): Promise<void> =>
    db.transaction(async (tx) => {
      if (!(await store.lockWebhook(tx, accountId, id))) return
      if (reason === 'failing' && !(await store.isFailing(tx, accountId, id, FAILING_DAYS))) return
      if (!(await store.disableWebhook(tx, { accountId, id, reason }))) return
      const row = await store.findWebhook(tx, accountId, id)
      if (!row) return
      const actor = { kind: 'system' as const, id: null }
      await audit(tx, { accountId, actor, action: 'webhook.disabled', subject: id, detail: { reason } })
      await recordEvent(tx, { accountId, type: 'webhook.disabled', data: { webhook: toWebhook(row) } })
      const data = {
        webhookId: id,
        host: new URL(row.url).host,
        reason,
        since: row.failingSince,
        docsUrl: new URL(`${publicUrl()}/docs`),
      }
      for (const { company, email: to, language } of await ownersOf(accountId, tx))
        await mail(tx, { accountId, to, language, template: 'webhook-disabled', data: { company, ...data } })
    })

  /** Disables webhooks that have failed for too long, in batches. */
  async function disableFailing(): Promise<number> {
    const failing = await store.listFailing(db.sql, FAILING_DAYS, BATCH)
    for (const { accountId, id } of failing) await disable(accountId, id, 'failing')
    return failing.length
  }

  return {
    disable,
    disableFailing,
    wakeForgotten: () => db.transaction(wakeForgotten),
    async sweep(): Promise<{ expired: number; deleted: number }> {
      const expired = await inBatches(BATCH, (limit) => deliveries.expireOld(db.sql, KEPT_DAYS, limit))
      const deleted = await deliveries.deleteOldDeliveries(db.sql, SHOWN_DAYS)
      return { expired, deleted }
    },
  }
}
