import { type Queryable, readPage, type Tx } from '../../lib/db/index.ts'
import { type Page, rangeOf } from '../../lib/page.ts'
import type { Plan } from '../../vocabulary/plans.ts'
import type { Account, AccountState } from '../schema.ts'

export async function insertAccount(
  tx: Tx,
  { email, ...account }: Account,
  owner: { id: string; name: string | null },
): Promise<void> {
  await tx`
    insert into accounts (id, name, plan, state, language, zone, beta, request_limit, created_at)
    values (${account.id}, ${account.name}, ${account.plan}, ${account.state}, ${account.language}, ${account.zone},
      ${account.beta}, ${account.requestLimit}, ${account.createdAt})`
  await tx`
    insert into members (account_id, id, email, name, role, state, language, zone, created_at, accepted_at)
    values (${account.id}, ${owner.id}, ${email}, ${owner.name}, 'owner', 'active', ${account.language}, ${account.zone},
      ${account.createdAt}, ${account.createdAt})`
}

/** With the incident that blocks the whole account, if any. */
export type ListedAccount = Account & { blockedBy: string | null }

export async function findAccount(sql: Queryable, id: string): Promise<ListedAccount | null> {
  const [row] = await sql<ListedAccount[]>`
    select a.id, a.name, a.plan, a.state, m.email, a.language, a.zone, a.beta, a.request_limit,
      a.business_no, a.created_at, a.blocked_by
    from accounts a
    join lateral (
      select email from members
      where account_id = a.id and role = 'owner' order by state <> 'active', created_at, id limit 1
    ) m on true
    where a.id = ${id}`
  return row ?? null
}

/** Locks the row until the transaction ends. */
export async function lockPlan(tx: Tx, id: string): Promise<Plan | null> {
  const [row] = await tx<{ plan: Plan }[]>`select plan from accounts where id = ${id} for no key update`
  return row?.plan ?? null
}

export async function findIdByName(sql: Queryable, name: string): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    select id from accounts where name = ${name} order by created_at, id limit 1`
  return row?.id ?? null
}

export const listAccounts = async (sql: Queryable, limit: number): Promise<Account[]> => [
  ...(await sql<Account[]>`
    select a.id, a.name, a.plan, a.state, m.email, a.language, a.zone, a.beta, a.request_limit,
      a.business_no, a.created_at
    from accounts a
    join lateral (
      select email from members
      where account_id = a.id and role = 'owner' order by state <> 'active', created_at, id limit 1
    ) m on true
    order by a.created_at, a.id limit ${limit}`),
]

export async function countAccounts(sql: Queryable): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*) as count from accounts`
  return row?.count ?? 0
}

/** `null` = any. */
export interface AccountFilter {
  /** Part of the name or of a member's address, or the complete id. */
  text: string | null
  plan: Plan | null
  state: AccountState | null
}

export function pageAccounts(sql: Queryable, { text, plan, state }: AccountFilter, page: Page) {
  const part = text === null ? null : `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const those = sql`accounts a
    where (${plan}::text is null or a.plan = ${plan}) and (${state}::text is null or a.state = ${state})
      and (${part}::text is null or a.name ilike ${part} or a.id = ${text}
        or a.id in (select account_id from members where email ilike ${part}))`
  return readPage<ListedAccount>(sql, {
    from: those,
    rows: sql`
      select a.*, (
        select email from members m
        where m.account_id = a.id and m.role = 'owner' order by m.state <> 'active', m.created_at, m.id limit 1
      ) as email
      from page a`,
    order: sql`created_at desc, id desc`,
    ...rangeOf(page),
  })
}

export const countByPlan = async (sql: Queryable) => [
  ...(await sql<{ plan: Plan; state: AccountState; count: number }[]>`
    select plan, state, count(*) as count from accounts group by plan, state order by plan, state`),
]

export async function setBeta(tx: Tx, id: string, beta: boolean): Promise<void> {
  await tx`update accounts set beta = ${beta} where id = ${id}`
}

export async function setPlan(tx: Tx, id: string, plan: Plan): Promise<void> {
  await tx`update accounts set plan = ${plan} where id = ${id}`
}

export async function setAccountState(tx: Tx, id: string, state: AccountState): Promise<void> {
  await tx`update accounts set state = ${state} where id = ${id}`
}

export async function setLimit(tx: Tx, id: string, limit: number | null): Promise<void> {
  await tx`update accounts set request_limit = ${limit} where id = ${id}`
}

export async function setBusinessNo(tx: Tx, id: string, businessNo: string | null): Promise<void> {
  await tx`update accounts set business_no = ${businessNo} where id = ${id}`
}
