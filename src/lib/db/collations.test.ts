import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { notOnCluster } from '../../../test/cluster.ts'
import { openTestDatabase } from '../../../test/harness.ts'
import type { Db, Queryable } from './index.ts'

/** Which column a column with this name holds values of. A new name that ends in `_id` is added to one of the two lists. */
const ID_OF: Record<string, string> = {
  account_id: 'accounts.id',
  about: 'accounts.id',
  visited: 'accounts.id',
  blocked_by: 'incidents.id',
  event_id: 'events.id',
  key_id: 'keys.id',
  keyword_id: 'keywords.id',
  mail_id: 'mails.id',
  member_id: 'members.id',
  passkey_id: 'passkeys.id',
  profile_id: 'named_profiles.id',
  pursuit_id: 'pursuits.id',
  report_id: 'reports.id',
  schedule_id: 'report_schedules.id',
  webhook_id: 'webhooks.id',
}
/** They are the ids of several things, or of nothing that has a table. */
const OF_NO_TABLE = ['actor_id', 'app_id', 'client_id', 'credential_id', 'request_id']
/** States of keywords have the ids of their keywords. */
const SAME_ID: [string, string][] = [['keyword_states.id', 'keywords.id']]

interface Column {
  name: string
  column: string
  collation: string
}

const columnsIn = async (sql: Queryable): Promise<Column[]> => [
  ...(await sql<Column[]>`
    select c.relname || '.' || a.attname as name, a.attname::text as column, l.collname::text as collation
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_collation l on l.oid = a.attcollation
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0
      and not a.attisdropped and a.atttypid = 'text'::regtype`),
]

/** Columns of foreign keys and those that they refer to. */
const keyPairs = async (sql: Queryable): Promise<[string, string][]> =>
  (
    await sql<{ from: string; to: string }[]>`
      select f.relname || '.' || fa.attname as from, t.relname || '.' || ta.attname as to
      from pg_constraint k
      cross join unnest(k.conkey, k.confkey) as pair (from_number, to_number)
      join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
      join pg_attribute fa on fa.attrelid = f.oid and fa.attnum = pair.from_number
      join pg_attribute ta on ta.attrelid = t.oid and ta.attnum = pair.to_number
      where k.contype = 'f' and f.relnamespace = current_schema()::regnamespace`
  ).map(({ from, to }) => [from, to])

/** Pairs of columns that hold the same ids and compare them in different ways. */
async function differing(sql: Queryable): Promise<string[]> {
  const columns = await columnsIn(sql)
  const collations = new Map(columns.map(({ name, collation }) => [name, collation]))
  const named = columns.flatMap(({ name, column }): [string, string][] => {
    const to = ID_OF[column]
    return to === undefined ? [] : [[name, to]]
  })
  const pairs = [...(await keyPairs(sql)), ...named, ...SAME_ID]
  const wrong = pairs.filter(([from, to]) => collations.get(from) !== collations.get(to))
  return [...new Set(wrong.map(([from, to]) => `${from} and ${to}`))].sort()
}

let db: Db
before(async () => {
  ;({ db } = await openTestDatabase())
})

test('columns that hold the same ids compare them alike, so that joins and cascades can use their indexes', async () => {
  assert.deepEqual(await differing(db.sql), [])
  const columns = await columnsIn(db.sql)
  const names = new Set(columns.map(({ name }) => name))
  for (const to of Object.values(ID_OF)) assert.ok(names.has(to), to)
  const unknown = columns.filter(({ column }) => column.endsWith('_id') && !OF_NO_TABLE.includes(column))
  assert.deepEqual(
    unknown.filter(({ column }) => ID_OF[column] === undefined),
    [],
    'add the column to ID_OF or OF_NO_TABLE',
  )
})

test('a foreign key or an id with another collation is found', { skip: notOnCluster }, async () => {
  await db.sql.unsafe(`
    create table slips (account_id text references accounts (id), run text collate "C" references source_runs (id));
    create table sheets (member_id text)`)
  assert.deepEqual(await differing(db.sql), [
    'sheets.member_id and members.id',
    'slips.account_id and accounts.id',
    'slips.run and source_runs.id',
  ])
  await db.sql.unsafe('drop table slips; drop table sheets')
})

interface Cascade {
  name: string
  table: string
  columns: string[]
  /** What the server asks for when a row of the other table is deleted: compared as that table does. */
  statement: string
}

const cascadesIn = (sql: Queryable) => sql<Cascade[]>`
  select k.conname::text as name, f.relname::text as table,
    array_agg(fa.attname::text order by pair.place) as columns,
    format('delete from only %I where %s', f.relname, string_agg(
      format('%L::text collate %I = %I', 'one', tl.collname, fa.attname), ' and ' order by pair.place)) as statement
  from pg_constraint k
  cross join unnest(k.conkey, k.confkey) with ordinality as pair (from_number, to_number, place)
  join pg_class f on f.oid = k.conrelid
  join pg_attribute fa on fa.attrelid = f.oid and fa.attnum = pair.from_number
  join pg_attribute ta on ta.attrelid = k.confrelid and ta.attnum = pair.to_number
  join pg_collation tl on tl.oid = ta.attcollation
  where k.contype = 'f' and k.confdeltype = 'c' and f.relnamespace = current_schema()::regnamespace
  group by k.oid, k.conname, f.relname order by k.conname`

test('a cascading deletion finds its rows by all columns of an index', { skip: notOnCluster }, async () => {
  await db.transaction(async (tx) => {
    await tx`set local enable_seqscan = off`
    const cascades = await cascadesIn(tx)
    assert.ok(cascades.length > 10)
    for (const { name, columns, statement } of cascades) {
      const plan = (await tx.unsafe<object[]>(`explain ${statement}`)).map((row) => String(Object.values(row)))
      const conditions = plan.filter((line) => line.includes('Index Cond')).join()
      for (const column of columns) assert.ok(conditions.includes(`${column} =`), `${name}\n${plan.join('\n')}`)
    }
  })
})
