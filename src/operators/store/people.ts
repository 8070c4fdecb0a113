import { forgetAged, isAddress, type Queryable, type Tx } from '../../lib/db/index.ts'

/** A member who is an operator. */
export interface OperatorPerson {
  accountId: string
  memberId: string
}

export interface OperatorRow extends OperatorPerson {
  email: string
  name: string | null
  accountName: string
  addedAt: number
}

const named = (sql: Queryable) => sql`
  select m.account_id, m.id as member_id, m.email, m.name, a.name as account_name
  from members m join accounts a on a.id = m.account_id`

/** Active members with this address, of one account or of all. */
export const findMembersAt = async (sql: Queryable, email: string, accountId: string | null) => [
  ...(await sql<Omit<OperatorRow, 'addedAt'>[]>`
    ${named(sql)}
    where ${isAddress(sql, sql`m.email`, email)} and m.state = 'active'
      and (${accountId}::text is null or m.account_id = ${accountId})
    order by m.account_id, m.id`),
]

export const listPeople = async (sql: Queryable): Promise<OperatorRow[]> => [
  ...(await sql<OperatorRow[]>`
    select p.*, o.added_at from operators o
    join (${named(sql)}) p on p.account_id = o.account_id and p.member_id = o.member_id
    order by o.added_at, o.account_id, o.member_id`),
]

/** Returns `false` if the member already is an operator. */
export async function insertOperator(tx: Tx, { accountId, memberId }: OperatorPerson, at: number): Promise<boolean> {
  const { count } = await tx`
    insert into operators (account_id, member_id, added_at) values (${accountId}, ${memberId}, ${at})
    on conflict do nothing`
  return count > 0
}

export async function deleteOperator(tx: Tx, { accountId, memberId }: OperatorPerson): Promise<void> {
  await tx`delete from operators where account_id = ${accountId} and member_id = ${memberId}`
}

export interface VisitRow extends OperatorPerson {
  visited: string
  reason: string
  begunAt: number
  endsAt: number
}

/** Visiting again replaces the reason. */
export async function saveVisit(tx: Tx, row: VisitRow): Promise<void> {
  await tx`
    insert into operator_visits (account_id, member_id, visited, reason, begun_at, ends_at)
    values (${row.accountId}, ${row.memberId}, ${row.visited}, ${row.reason}, ${row.begunAt}, ${row.endsAt})
    on conflict (account_id, member_id, visited) do update
    set reason = excluded.reason, begun_at = excluded.begun_at, ends_at = excluded.ends_at`
}

export async function findVisit(
  sql: Queryable,
  { accountId, memberId }: OperatorPerson,
  visited: string,
  now: number,
): Promise<VisitRow | null> {
  const [row] = await sql<VisitRow[]>`
    select * from operator_visits
    where account_id = ${accountId} and member_id = ${memberId} and visited = ${visited} and ends_at > ${now}`
  return row ?? null
}

export const sweepOperatorVisits = (sql: Queryable, now: number): Promise<number> =>
  forgetAged(sql, 'operator_visits', sql`${now}::timestamptz`)
