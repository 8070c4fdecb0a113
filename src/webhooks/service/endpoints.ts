import type { Caller } from '../../access/index.ts'
import type { Doing } from '../../accounts/index.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Db, Tx } from '../../lib/db/index.ts'
import type { Answer, Attempt, Idempotency } from '../../lib/idempotency.ts'
import { newId } from '../../lib/ids.ts'
import type { Page } from '../../lib/page.ts'
import { type FieldError, fieldProblem, problem } from '../../lib/problems.ts'
import { actorOf } from '../../vocabulary/actors.ts'
import type { AuditAction } from '../../vocabulary/audit.ts'
import type { Wording } from '../../vocabulary/languages.ts'
import type { Plan } from '../../vocabulary/plans.ts'
import { includes } from '../../vocabulary/plans.ts'
import { changedSince } from '../../vocabulary/sentences.ts'
import { eventsOf, toWebhook } from '../rules/shown.ts'
import { readSecret, secretHint } from '../rules/signing.ts'
import type { Webhook, WebhookInput, WebhookPatch, WebhookWithSecret } from '../schema/webhooks.ts'
import { makeHeldDue } from '../store/deliveries.ts'
import * as store from '../store/endpoints.ts'
import { wakeLanes } from '../store/lanes.ts'
import type { EndDeps } from './ends.ts'
import type { WebhookKeys } from './keys.ts'

/** A caller and their request id. */
export type WebhookCaller = Pick<Caller, 'accountId' | 'keyId' | 'memberId'> & { requestId: string }

export interface EndpointDeps {
  db: Db
  clock: Clock
  idempotency: Pick<Idempotency, 'run'>
  audit: EndDeps['audit']
  /** Locks the account until the transaction ends, so that counts remain valid. */
  lockAccount: (tx: Tx, accountId: string) => Promise<unknown>
  /** A sentence with the fault of a URL that can be seen without DNS. */
  urlFault: (url: string) => Wording | null
  /** Whether the URL is the receiver inside the demo, which runs on this machine. */
  isDemoReceiver: (url: string) => Promise<boolean>
}

/** Accounts that need more should run their own relay. */
const MOST_WEBHOOKS = 20

const NOTHING_SENT = { failingSince: null, lastSuccessAt: null, lastFailure: null, blockedSince: null }

type WebhookAnswer = Required<Answer<WebhookWithSecret>>

/** Management of an account's webhooks. */
export function createEndpoints(deps: EndpointDeps & { keys: WebhookKeys }) {
  const { db, clock, idempotency, audit, lockAccount, keys } = deps

  async function create(attempt: Attempt, caller: WebhookCaller, input: WebhookInput): Promise<WebhookAnswer> {
    await check(deps, input)
    const { accountId } = caller
    const answer = await idempotency.run(attempt, async (tx) => {
      await lockAccount(tx, accountId)
      if ((await store.countWebhooks(tx, accountId)) >= MOST_WEBHOOKS) throw tooMany()
      const now = clock.now()
      const id = newId('wh', now)
      const secret = input.secret ?? keys.newSecret()
      const row: store.WebhookRow = {
        ...newRow(accountId, id, input, now),
        secret: keys.seal(secret, id),
        secretHint: secretHint(secret),
        ...signingKeyOf(id, input.signatures ?? null),
      }
      await store.insertWebhook(tx, row)
      await recordAudit(tx, caller, 'webhook.created', id, auditDetailOf(row))
      const body = { ...toWebhook({ ...row, ...NOTHING_SENT }), secret }
      return { status: 201, headers: { location: `/v1/webhooks/${id}` }, body }
    })
    return answer as WebhookAnswer
  }

  const signingKeyOf = (id: string, signatures: readonly string[] | null) =>
    signatures?.includes('v1a') ? keys.newSigningKey(id) : { signingKey: null, publicKey: null }

  function keyPatch({ id, publicKey }: store.ShownRow, { signatures }: WebhookPatch) {
    const wantsKey = signatures === undefined ? publicKey !== null : (signatures ?? ['v1']).includes('v1a')
    return wantsKey === (publicKey !== null) ? {} : signingKeyOf(id, wantsKey ? ['v1a'] : null)
  }

  async function change(
    caller: WebhookCaller,
    id: string,
    patch: WebhookPatch,
    isAsRead: (now: Webhook) => boolean,
  ): Promise<Webhook> {
    await check(deps, patch)
    return db.transaction(async (tx) => {
      const before = await lockOwn(tx, caller, id)
      if (!isAsRead(toWebhook(before)))
        throw problem('precondition_failed', changedSince({ en: 'webhook has', ko: '웹훅이' }))
      const after = { ...patched(before, patch, clock.now()), ...keyPatch(before, patch) }
      const detail = differences(before, after)
      if (Object.keys(detail).length === 0) return toWebhook(before)
      await store.saveWebhook(tx, after)
      if (before.state === 'disabled' && after.state === 'enabled') await resume(tx, caller.accountId, [id])
      await recordAudit(tx, caller, 'webhook.changed', id, detail)
      return toWebhook(after)
    })
  }

  async function rotate(
    attempt: Attempt,
    caller: WebhookCaller,
    id: string,
    graceSeconds: number,
  ): Promise<WebhookAnswer> {
    const { accountId } = caller
    const answer = await idempotency.run(attempt, async (tx) => {
      await lockOwn(tx, caller, id)
      const secret = keys.newSecret()
      const changed = { accountId, id, secret: keys.seal(secret, id), secretHint: secretHint(secret) }
      await store.saveSecret(tx, changed, graceSeconds)
      await recordAudit(tx, caller, 'webhook.secret_rotated', id, { secretHint: changed.secretHint, graceSeconds })
      return { status: 200, headers: {}, body: { ...toWebhook(await lockOwn(tx, caller, id)), secret } }
    })
    return answer as WebhookAnswer
  }

  const remove = (caller: WebhookCaller, id: string): Promise<void> =>
    db.transaction(async (tx) => {
      const row = await lockOwn(tx, caller, id)
      await store.deleteWebhook(tx, caller.accountId, id)
      await recordAudit(tx, caller, 'webhook.deleted', id, auditDetailOf(row))
    })

  const recordAudit = (tx: Tx, caller: WebhookCaller, action: AuditAction, subject: string, detail: object) =>
    audit(tx, { ...by(caller), accountId: caller.accountId, action, subject, detail })

  return {
    create,
    change,
    rotate,
    remove,
    list: (accountId: string, page: Page) => list(db, accountId, page),
    find: (accountId: string, id: string) => find(db, accountId, id),
    fitPlan,
  }
}

async function list(db: Db, accountId: string, page: Page): Promise<{ total: number; items: Webhook[] }> {
  const { total, rows } = await store.listWebhooks(db.sql, accountId, page)
  return { total, items: rows.map(toWebhook) }
}

async function find(db: Db, accountId: string, id: string): Promise<Webhook> {
  const row = await store.findWebhook(db.sql, accountId, id)
  if (!row) throw noSuchWebhook()
  return toWebhook(row)
}

async function lockOwn(tx: Tx, { accountId }: WebhookCaller, id: string): Promise<store.ShownRow> {
  const row = await store.lockWebhook(tx, accountId, id)
  if (!row) throw noSuchWebhook()
  return row
}

/** Runs in the transaction that changes the plan: disables or enables webhooks with it. */
async function fitPlan(tx: Tx, accountId: string, plan: Plan): Promise<void> {
  if (!includes(plan, 'webhooks')) return store.disableByPlan(tx, accountId)
  await resume(tx, accountId, await store.enableByPlan(tx, accountId))
}

/** Sends the deliveries on hold of webhooks that are enabled again. */
async function resume(tx: Tx, accountId: string, ids: string[]): Promise<void> {
  await makeHeldDue(tx, accountId, ids)
  const lanes = ids.map((webhookId) => ({ accountId, webhookId }))
  await wakeLanes(tx, lanes, true)
}

/** The number of webhooks, if the plan includes webhooks. */
export const createWebhookCounters = (db: Db) => async (accountId: string, plan: Plan) => {
  if (!includes(plan, 'webhooks')) return []
  return [{ name: 'webhooks', limit: MOST_WEBHOOKS, used: await store.countWebhooks(db.sql, accountId) }]
}

const newRow = (accountId: string, id: string, input: WebhookInput, now: number) => ({
  accountId,
  id,
  url: input.url,
  events: eventsOf(input.events),
  createdAt: now,
  format: input.format ?? 'standard',
  description: input.description ?? null,
  state: 'enabled' as const,
  disabledReason: null,
  disabledAt: null,
  previousSecret: null,
  previousUntil: null,
})

async function check(
  { urlFault, isDemoReceiver }: Pick<EndpointDeps, 'urlFault' | 'isDemoReceiver'>,
  { url, secret }: { url?: string; secret?: string | null },
): Promise<void> {
  const errors: FieldError[] = []
  const fault = url === undefined || (await isDemoReceiver(url)) ? null : urlFault(url)
  if (fault) errors.push({ in: 'body', name: 'url', code: 'invalid_url', message: fault })
  if (typeof secret === 'string' && !readSecret(secret)) {
    const message = {
      en: 'secret must be whsec_ followed by 24 to 64 bytes in base64; leave it out to have one generated.',
      ko: 'secret 값은 whsec_ 뒤에 24~64바이트를 base64로 적은 것이어야 합니다. 필드를 빼면 자동으로 만들어 드립니다.',
    }
    errors.push({ in: 'body', name: 'secret', code: 'invalid_field', message })
  }
  if (errors.length > 0) throw fieldProblem(errors)
}

function patched(before: store.ShownRow, patch: WebhookPatch, now: number): store.ShownRow {
  const has = (name: keyof WebhookPatch) => name in patch
  const state = has('state') ? (patch.state ?? 'enabled') : before.state
  const disabled = { state, disabledReason: 'owner' as const, disabledAt: now }
  return {
    ...before,
    url: patch.url ?? before.url,
    events: has('events') ? eventsOf(patch.events) : before.events,
    format: has('format') ? (patch.format ?? 'standard') : before.format,
    description: has('description') ? (patch.description ?? null) : before.description,
    ...(state === before.state
      ? {}
      : state === 'disabled'
        ? disabled
        : { state, disabledReason: null, disabledAt: null }),
  }
}

export const noSuchWebhook = () =>
  problem('not_found', { en: 'There is no such webhook.', ko: '웹훅을 찾을 수 없습니다.' })

const tooMany = () =>
  problem('limit_reached', {
    en: `An account can have at most ${MOST_WEBHOOKS} webhooks. Delete one first, or change it.`,
    ko: `웹훅은 계정마다 ${MOST_WEBHOOKS}개까지 둘 수 있습니다. 먼저 하나를 삭제하거나, 있는 웹훅을 바꿔 주십시오.`,
  })

const by = (caller: WebhookCaller): Doing => ({ actor: actorOf(caller), requestId: caller.requestId })

const AUDITED = ['url', 'events', 'format', 'description', 'state', 'publicKey'] as const

/** Logs only the host: the path of a webhook URL may contain a secret. */
const auditedValue = (name: (typeof AUDITED)[number], row: store.WebhookRow) =>
  name === 'url' ? new URL(row.url).origin : row[name]

const auditDetailOf = (row: store.WebhookRow) =>
  Object.fromEntries(AUDITED.map((name) => [name, auditedValue(name, row)]))

const differences = (before: store.WebhookRow, after: store.WebhookRow) =>
  Object.fromEntries(
    AUDITED.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name])).map((name) => [
      name,
      { from: auditedValue(name, before), to: auditedValue(name, after) },
    ]),
  )
