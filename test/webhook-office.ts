import type { AuditEntry } from '../src/accounts/index.ts'
import { createEvents } from '../src/alerts/index.ts'
import { type Clock, systemClock } from '../src/lib/clock.ts'
import type { Db, Queryable } from '../src/lib/db/index.ts'
import { createIdempotency } from '../src/lib/idempotency.ts'
import { newId } from '../src/lib/ids.ts'
import { parseRange } from '../src/lib/net.ts'
import { createOutbound } from '../src/lib/outbound/index.ts'
import { createSecrets } from '../src/lib/secret.ts'
import { createWebhooks, enqueueDeliveries, type WebhooksDeps } from '../src/webhooks/index.ts'
import { ATTEMPT } from './factories.ts'

const SECRET = 'only for tests and long enough'
const HERE = parseRange('127.0.0.0/8')

export interface OfficeWishes {
  clock?: Clock
  timing?: WebhooksDeps['timing']
  log?: (message: string, detail?: object) => void
}

export type WebhookOffice = ReturnType<typeof createWebhookOffice>

/** Webhooks with their events, on a test database, with receivers on this machine. */
export function createWebhookOffice(db: Db, { clock = systemClock, timing = {}, log = () => {} }: OfficeWishes = {}) {
  const audited: AuditEntry[] = []
  const mails: { template: string; data: object; to: string }[] = []
  const secrets = () => createSecrets([SECRET])
  const outbound = createOutbound({ version: 'test', allowPrivate: HERE ? [HERE] : [] })
  const alerts = createEvents({ db, clock, secrets, enqueue: { webhooks: enqueueDeliveries } })
  const webhooks = createWebhooks({
    db,
    clock,
    secrets,
    log,
    publicUrl: () => 'https://gonggo.example',
    timing,
    idempotency: createIdempotency({ db, secrets: secrets() }),
    outbound,
    events: alerts,
    lockAccount: async () => {},
    access: { audit: { record: async (_tx, line) => void audited.push(line) } },
    mail: async (_tx, mail) => void mails.push(mail),
    members: { ownersOf: async () => [{ company: '한빛기업', email: 'owner@example.invalid', language: 'ko' }] },
  })

  async function makeAccount(sql: Queryable = db.sql): Promise<string> {
    const id = newId('acc', Date.now())
    await sql`
      insert into accounts (id, name, plan, state, language, zone, beta, created_at)
      values (${id}, '한빛기업', 'enterprise', 'active', 'ko', 'Asia/Seoul', false, statement_timestamp())`
    return id
  }

  const caller = (accountId: string) => ({ accountId, keyId: 'key_test', requestId: 'req_test' })

  return {
    db,
    clock,
    alerts,
    webhooks,
    outbound,
    audited,
    mails,
    makeAccount,
    caller,
    async register(accountId: string, input: Parameters<typeof webhooks.endpoints.create>[2]) {
      return (await webhooks.endpoints.create(ATTEMPT, caller(accountId), input)).body
    },
    /** Creates this many events of the account with deliveries to its webhooks; returns their ids. */
    async happen(accountId: string, count = 1): Promise<string[]> {
      const ids: string[] = []
      for (let index = 0; index < count; index++) {
        const event = { accountId, type: 'report.ready' as const, data: { report: { number: index } } }
        ids.push((await db.transaction((tx) => alerts.record(tx, event))).id)
      }
      return ids
    },
    states: async (accountId: string): Promise<Record<string, number>> =>
      Object.fromEntries(
        (
          await db.sql<{ state: string; n: number }[]>`
            select state, count(*)::int as n from deliveries where account_id = ${accountId} group by state`
        ).map(({ state, n }) => [state, n]),
      ),
    /** Makes everything due that waits. */
    async makeDue(): Promise<void> {
      // Retried if a worker writes the same rows in another order.
      await db.transaction((tx) => tx`update deliveries set due_at = statement_timestamp() where due_at is not null`)
      await db.transaction(
        (tx) => tx`
          update webhook_lanes set due_at = statement_timestamp(), rest_until = null where lease_token is null`,
      )
    },
    close: () => outbound.close(),
  }
}
