import type { Access } from '../../access/index.ts'
import type { Account, AccountFilter, Accounts, AuditEntry, ListedAccount } from '../../accounts/index.ts'
import { type Clock, HOUR, seoulTime, seoulTimeOrNull } from '../../lib/clock.ts'
import type { Db, Tx } from '../../lib/db/index.ts'
import type { Answer, Attempt, Idempotency } from '../../lib/idempotency.ts'
import type { Page } from '../../lib/page.ts'
import { problem } from '../../lib/problems.ts'
import type { Teams } from '../../teams/index.ts'
import type { Webhooks } from '../../webhooks/index.ts'
import { originOf } from '../rules/origin.ts'
import type { AccountVisit, OperatorAccount, OperatorAccountEntry, OperatorAccountPatch } from '../schema/accounts.ts'
import * as store from '../store/people.ts'
import type { OperatorActions } from './actions.ts'
import type { Operator, OperatorLog } from './log.ts'

export interface AccountManagerDeps {
  db: Db
  clock: Clock
  idempotency: Pick<Idempotency, 'run'>
  accounts: Pick<Accounts, 'page' | 'find'>
  access: {
    /** The audit log of the account. */
    audit: { record: (tx: Tx, entry: AuditEntry) => Promise<void> }
    keys: Pick<Access['keys'], 'list'>
    usage: Pick<Access['usage'], 'read'>
    incidents: Pick<Access['incidents'], 'list'>
  }
  teams: Pick<Teams, 'list'>
  webhooks: { endpoints: Pick<Webhooks['endpoints'], 'list'> }
}

const VISIT_MS = HOUR
const MOST_KEYS = 1_000
const FIRST_PAGE = { page: 1, pageSize: 100 }

/** Accounts for operators: they search without a reason, and need one to visit or change an account. */
export function createAccountManager(deps: AccountManagerDeps & { log: OperatorLog; actions: OperatorActions }) {
  const { db, clock, idempotency, access, accounts, log, actions } = deps
  const readInside = createInside(deps)

  async function list(filter: AccountFilter, page: Page): Promise<{ total: number; items: OperatorAccountEntry[] }> {
    const { total, rows } = await accounts.page(filter, page)
    return { total, items: rows.map(toEntry) }
  }

  /** Opens the account for this operator. The owner can read who did so, and the reason. */
  const open = (attempt: Attempt, by: Operator, id: string, given: string): Promise<Answer<AccountVisit>> =>
    idempotency.run(attempt, async (tx) => {
      await existing(id, tx)
      const begunAt = clock.now()
      const visit = { reason: given.trim(), begunAt, endsAt: begunAt + VISIT_MS }
      const { accountId, memberId, requestId } = by
      await store.saveVisit(tx, { accountId, memberId, visited: id, ...visit })
      await log.record(tx, { by, action: 'account_opened', about: id, reason: visit.reason })
      const detail = { reason: visit.reason, until: seoulTime(visit.endsAt) }
      const action = 'operator.looked'
      await access.audit.record(tx, { accountId: id, actor: OPERATOR, action, subject: null, detail, requestId })
      return { status: 201, headers: { location: `/operator/accounts/${id}` }, body: toVisit(id, visit) }
    })

  async function look(by: Operator, id: string): Promise<OperatorAccount> {
    const { account, visit } = await db.transaction(async (tx) => {
      const account = await existing(id, tx)
      const visit = await store.findVisit(tx, by, id, clock.now())
      if (!visit) throw problem('reason_required', OPEN_FIRST)
      await log.record(tx, { by, action: 'account_looked_at', about: id, reason: visit.reason })
      return { account, visit }
    })
    const { language, zone, businessNo } = account
    return {
      ...toEntry(account),
      language,
      zone,
      businessNo,
      visit: toVisit(id, visit),
      ...(await readInside(account)),
    }
  }

  const change = (
    by: Operator,
    id: string,
    { reason, ...wishes }: OperatorAccountPatch,
  ): Promise<OperatorAccountEntry> =>
    db.transaction(async (tx) => toEntry(found(await actions(tx, by).changeAccount(id, wishes, reason.trim()))))

  const existing = async (id: string, tx: Tx): Promise<ListedAccount> => found(await accounts.find(id, tx))

  function found(account: ListedAccount | null): ListedAccount {
    if (!account) throw problem('not_found', NO_SUCH_ACCOUNT)
    return account
  }

  return { list, open, look, change }
}

/** The content of an account, from the features that own it. */
function createInside({ access, teams, webhooks }: Pick<AccountManagerDeps, 'access' | 'teams' | 'webhooks'>) {
  async function openIncidents(accountId: string) {
    const [open, contained] = await Promise.all(
      (['open', 'contained'] as const).map((state) => access.incidents.list(accountId, { state, ...FIRST_PAGE })),
    )
    return [...(open?.items ?? []), ...(contained?.items ?? [])]
      .toSorted((a, b) => (a.openedAt < b.openedAt ? 1 : -1))
      .slice(0, FIRST_PAGE.pageSize)
      .map(({ accountId: _, ...incident }) => incident)
  }

  async function keysOf(accountId: string): Promise<OperatorAccount['keys']> {
    const keys = (await access.keys.list(accountId)).toReversed().slice(0, MOST_KEYS)
    return keys.map(({ id, name, prefix, state, scopes, createdAt, expiresAt, lastUsedAt }) => ({
      id,
      name,
      prefix,
      state,
      scopes,
      createdAt: seoulTime(createdAt),
      expiresAt: seoulTimeOrNull(expiresAt),
      lastUsedAt: seoulTimeOrNull(lastUsedAt),
    }))
  }

  async function webhooksOf(accountId: string): Promise<OperatorAccount['webhooks']> {
    const { items } = await webhooks.endpoints.list(accountId, FIRST_PAGE)
    return items.map(({ id, url, state, disabledReason, failingSince }) => ({
      id,
      origin: originOf(url),
      state,
      disabledReason,
      failingSince,
    }))
  }

  return async ({ id, plan, requestLimit }: Account) => {
    const [usage, members, keys, hooks, incidents] = await Promise.all([
      access.usage.read({ accountId: id, plan, requestLimit }),
      teams.list(id, FIRST_PAGE),
      keysOf(id),
      webhooksOf(id),
      openIncidents(id),
    ])
    const keywords = usage.counters.find(({ name }) => name === 'keywords')?.used ?? 0
    return { usage, keywords, members: members.items, keys, webhooks: hooks, incidents }
  }
}

const OPERATOR = { kind: 'operator', id: null } as const

const OPEN_FIRST = {
  en: 'Open this account first, with the reason: POST /operator/accounts/{accountId}/visits.',
  ko: '먼저 사유를 적어 이 계정을 열어 주십시오: POST /operator/accounts/{accountId}/visits',
}
const NO_SUCH_ACCOUNT = { en: 'There is no such account.', ko: '계정을 찾을 수 없습니다.' }

const toVisit = (
  accountId: string,
  { reason, begunAt, endsAt }: Pick<store.VisitRow, 'reason' | 'begunAt' | 'endsAt'>,
) => ({
  accountId,
  reason,
  begunAt: seoulTime(begunAt),
  endsAt: seoulTime(endsAt),
})

const toEntry = (row: ListedAccount): OperatorAccountEntry => ({
  id: row.id,
  name: row.name,
  plan: row.plan,
  state: row.state,
  email: row.email,
  beta: row.beta,
  requestLimit: row.requestLimit,
  blockedBy: row.blockedBy,
  createdAt: seoulTime(row.createdAt),
})
