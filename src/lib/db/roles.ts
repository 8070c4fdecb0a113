// Which role owns the tables and which one uses them: set at start, and checked by `doctor`.

import type { Db } from './db.ts'
import type { Queryable } from './sql.ts'

/**
 * Two roles of the database: the owner creates and changes tables, the app uses them. The app inserts into the audit
 * tables, but cannot update or delete there, whatever code runs with its rights.
 */
export const APP_ROLE = 'gonggo_app'

const ADDED_TO = ['audit', 'operator_audit']
/** They delete old entries there, and run as the owner. */
const FORGET = ADDED_TO.map((table) => `forget_${table}(timestamptz, integer)`)
const ONLY_READ = 'migrations'
const ANY_LOCK = 7_061_109

export const roleOf = async (sql: Queryable): Promise<string> => {
  const [row] = await sql<{ name: string }[]>`select current_user::text as name`
  return row?.name ?? ''
}

/** Rights of a role that the app does not need. */
export async function excessOf(sql: Queryable): Promise<string[]> {
  const [row] = await sql<{ superuser: boolean; audit: boolean }[]>`
    select rolsuper as superuser,
      exists (
        select from unnest(${ADDED_TO}::text[]) t
        where has_table_privilege(to_regclass(t)::oid, 'update, delete, truncate')
      ) as audit
    from pg_roles where rolname = current_user`
  return [...(row?.superuser ? ['is a superuser'] : []), ...(row?.audit ? ['may change the audit table'] : [])]
}

/** Grants a role the rights of the app on the current schema. Granted again only if something is missing. */
export const grantWork = (owner: Db, role: string): Promise<void> =>
  owner.transaction((tx) => grantWorkInside(tx, role))

/** The same within a transaction. */
export async function grantWorkInside(tx: Queryable, role: string): Promise<void> {
  // Two concurrent grants conflict in the system tables.
  await tx`select pg_advisory_xact_lock(${ANY_LOCK})`
  if (await mayWork(tx, role)) return
  const [row] = await tx<{ schema: string }[]>`select current_schema()::text as schema`
  const [to, schema] = [tx(role), tx(row?.schema ?? 'public')]
  await tx`grant usage on schema ${schema} to ${to}`
  await tx`grant select, insert, update, delete on all tables in schema ${schema} to ${to}`
  await tx`grant usage on all sequences in schema ${schema} to ${to}`
  for (const table of ADDED_TO) await tx`revoke update, delete, truncate on ${tx(table)} from ${to}`
  for (const one of FORGET) await tx`grant execute on function ${tx.unsafe(one)} to ${to}`
  await tx`revoke insert, update, delete, truncate on ${tx(ONLY_READ)} from ${to}`
}

async function mayWork(sql: Queryable, role: string): Promise<boolean> {
  const fixed = [ONLY_READ, ...ADDED_TO]
  const [row] = await sql<{ may: boolean }[]>`
    select bool_and(
      has_table_privilege(${role}::text, oid, 'select')
      and (relname = ${ONLY_READ} or has_table_privilege(${role}::text, oid, 'insert'))
      and (relname = any(${fixed}::text[])) <> has_table_privilege(${role}::text, oid, 'update')
      and (relname = any(${fixed}::text[])) <> has_table_privilege(${role}::text, oid, 'delete')
    ) and (
      select bool_and(has_function_privilege(${role}::text, to_regprocedure(one)::oid, 'execute')) from unnest(${FORGET}::text[]) one
    ) as may
    from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')`
  return row?.may ?? false
}
