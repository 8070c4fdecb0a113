import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { notOnCluster } from '../../../test/cluster.ts'
import { openTestDatabase } from '../../../test/harness.ts'
import type { Db } from './db.ts'
import { isSplit, keysBetweenPlaces, ScaleRefused, scaleOut, TABLE_PLACES } from './index.ts'

const tablesIn = async ({ sql }: Db) =>
  sql<{ name: string; key: string[]; collations: string[] }[]>`
    select c.relname::text as name,
      array(select a.attname::text from unnest(k.conkey) n join pg_attribute a on a.attrelid = c.oid and a.attnum = n) as key,
      array(
        select l.collname::text from pg_attribute a join pg_collation l on l.oid = a.attcollation
        where a.attrelid = c.oid and a.attname = 'account_id'
      ) as collations
    from pg_class c left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')`

let db: Db
let close: () => Promise<void>
before(async () => {
  ;({ db, close } = await openTestDatabase())
})

test('every table has its place in a cluster, and nothing else has one', async () => {
  const names = (await tablesIn(db)).map(({ name }) => name)
  assert.deepEqual([...TABLE_PLACES.keys()].sort(), names.sort())
})

test('tables that are split by account name it in their key and in every unique index', async () => {
  const tenants = (await tablesIn(db)).filter(({ name }) => TABLE_PLACES.get(name) === 'tenant')
  for (const { name, key, collations } of tenants) {
    assert.ok(key.includes('account_id'), name)
    assert.deepEqual(collations, ['C'], name)
  }
  const loose = await db.sql<{ name: string; index: string }[]>`
    select t.relname::text as name, i.indexrelid::regclass::text as index
    from pg_index i join pg_class t on t.oid = i.indrelid
    where t.relnamespace = current_schema()::regnamespace and i.indisunique and not exists (
      select from pg_attribute a where a.attrelid = t.oid and a.attname = 'account_id' and a.attnum = any(i.indkey))`
  assert.deepEqual(
    loose.filter(({ name }) => TABLE_PLACES.get(name) === 'tenant'),
    [],
  )
})

test('rows of accounts are inserted by statements that Citus does not turn into a copy, which it may commit in one phase', () => {
  const folder = new URL('../../', import.meta.url).pathname
  const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'))
  const selecting = files.flatMap((file) =>
    // To the end of the line that ends the statement.
    [...readFileSync(join(folder, file), 'utf8').matchAll(/insert into (\w+)\b(.*?)`(?:,|\)|\n)/gs)]
      .filter(([, table = '', rest = '']) => TABLE_PLACES.get(table) === 'tenant' && /\bselect\b/.test(rest))
      .map(([, table, rest = '']) => ({ of: `${file} ${table}`, rest })),
  )
  assert.ok(selecting.length > 10)
  const copied = selecting.filter(({ rest }) => !/on conflict|returning|inTwoPhases\(|\$\{phases\}/.test(rest))
  assert.deepEqual(
    copied.map(({ of }) => of),
    [],
  )
})

test('a foreign key from one place to another can be dropped: accounts stay, and links go with their keyword', async () => {
  const keys = await keysBetweenPlaces(db.sql)
  assert.deepEqual(
    keys.filter(({ of, to }) => to !== 'accounts' && !(of === 'links' && to === 'keywords')),
    [],
  )
  if (notOnCluster) assert.deepEqual(keys, [])
  else assert.ok(keys.length > 0)
})

test('a server without the extension is refused, and nothing of it is split', { skip: notOnCluster }, async () => {
  assert.equal(await isSplit(db.sql), false)
  await assert.rejects(
    scaleOut(db, { shards: 4 }),
    (error) => error instanceof ScaleRefused && /no extension citus/.test(error.message),
  )
  await close()
})
