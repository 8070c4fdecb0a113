import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { boot } from '../src/boot.ts'
import { toConfig } from '../src/config.ts'
import { createDb, type Db, excessOf, grantWork, type Queryable } from '../src/lib/db/index.ts'
import { appConnection } from '../src/lib/postgres/index.ts'
import { makeUsedRoom, start, withSql } from './embedded-servers.ts'
import { openTestDatabase, type TestDatabase } from './harness.ts'

const REFUSED = { code: '42501' }

async function expectRefused(sql: Queryable, statements: readonly string[]): Promise<void> {
  for (const statement of statements) {
    await assert.rejects(async () => sql.unsafe(statement), REFUSED, statement)
  }
}

describe('the role of the app', () => {
  let database: TestDatabase
  let app: Db
  before(async () => {
    database = await openTestDatabase()
    app = createDb({ target: database.target, name: 'app', connections: 2 })
  })
  after(async () => {
    await app.stop()
    await database.close()
  })

  test('adds to the audit table and can neither change nor remove a line', async () => {
    await app.sql`
      insert into accounts (id, name, plan, state, language, zone, beta, created_at)
      values ('acc_1', 'One', 'pro', 'active', 'ko', 'Asia/Seoul', false, now())`
    await app.sql`
      insert into audit (account_id, at, id, actor_kind, action, detail)
      values ('acc_1', now(), 'aud_1', 'operator', 'account.made', '{}')`
    // Grants nothing: a role without a right cannot grant it, and PostgreSQL only warns.
    await app.sql`grant update on audit to current_user`
    await expectRefused(app.sql, [
      `update audit set action = 'nothing'`,
      'delete from audit',
      'truncate audit',
      'truncate accounts cascade',
      'drop table audit',
      'alter table audit disable trigger all',
      'alter table audit drop column detail',
      'set role gonggo',
    ])
    const [row] = await app.sql<{ action: string }[]>`select action from audit where id = 'aud_1'`
    assert.equal(row?.action, 'account.made')
  })

  test('has old entries of the audit tables deleted, and no role without that right has', async () => {
    const role = `reader_${randomBytes(4).toString('hex')}`
    await database.db.sql.unsafe(`create role ${role}; grant usage on schema public to ${role}`)
    for (const log of ['audit', 'operator_audit']) {
      const forget = `select forget_${log}(now() - interval '20 years', 1) as gone`
      assert.deepEqual(await app.sql.unsafe(forget), [{ gone: 0 }])
      const asReader = database.db.transaction(async (tx) => {
        await tx.unsafe(`set local role ${role}`)
        return tx.unsafe(forget)
      })
      await assert.rejects(asReader, { ...REFUSED, message: `permission denied for function forget_${log}` })
    }
    await database.db.sql.unsafe(`drop owned by ${role}; drop role ${role}`)
  })

  test('has no rights of a superuser and makes no tables', async () => {
    assert.deepEqual(await excessOf(app.sql), [])
    assert.deepEqual(await excessOf(database.db.sql), ['is a superuser', 'may change the audit table'])
    await expectRefused(app.sql, [
      'create table mine (id int)',
      'create role other',
      'create database other',
      `update migrations set name = 'x'`,
      `copy accounts to '/tmp/accounts'`,
      `select pg_read_file('postmaster.pid')`,
    ])
  })

  test('works in a table that a migration has added', async () => {
    await database.db.sql`create table added (id int)`
    await assert.rejects(async () => app.sql`insert into added values (1)`, REFUSED)
    await Promise.all(Array.from({ length: 4 }, () => grantWork(database.db, 'gonggo_app')))
    await app.sql`insert into added values (1)`
    await assert.rejects(async () => app.sql`delete from audit`, REFUSED)
  })
})

test('a data folder of an earlier version gets the role at the next start', async (t) => {
  const room = await makeUsedRoom(t)
  const before = await start(t, room)
  await withSql(before.connection, (sql) => sql`drop role gonggo_app`)
  await assert.rejects(withSql(appConnection(before.connection), (sql) => sql`select 1`))
  await before.stop()
  const { connection } = await start(t, room)
  const excess = await withSql(appConnection(connection), excessOf)
  assert.deepEqual(excess, [])
})

test('with DATABASE_URL: the owner migrates, another role works', async () => {
  const database = await openTestDatabase()
  const { host, port, database: name, ...owner } = database.owner
  const role = `app_${randomBytes(4).toString('hex')}`
  await database.db.sql.unsafe(`create role ${role} login password 'word'`)
  await database.db.sql.unsafe('drop schema public cascade; create schema public')
  const urlOf = (username: string, password: string) =>
    `postgres://${username}:${password}@localhost/${name}?${new URLSearchParams({ host, port: String(port) })}`
  const config = toConfig({
    DATABASE_URL: urlOf(role, 'word'),
    GONGGO_MIGRATION_URL: urlOf(owner.username, owner.password),
    GONGGO_SECRET: 'only for tests and long enough',
  })
  const infrastructure = await boot(config, { name: 'tests', log: () => {}, join: false, connections: 2 })
  assert.deepEqual(
    infrastructure.applied,
    infrastructure.migrations.map(({ version }) => version),
  )
  assert.deepEqual(await excessOf(infrastructure.db.sql), [])
  await expectRefused(infrastructure.db.sql, ['delete from audit', 'create table mine (id int)'])
  await infrastructure.stop()
  await database.db.sql.unsafe(`drop owned by ${role}; drop role ${role}`)
  await database.close()
})
