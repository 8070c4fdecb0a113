import assert from 'node:assert/strict'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, type TestContext, test } from 'node:test'
import { clockShift } from '../../test/environment.ts'
import { openTestDatabase, type TestDatabase } from '../../test/harness.ts'
import { type Config, toConfig } from '../config.ts'
import type { Queryable } from '../lib/db/index.ts'
import { appendChanges, takePositions } from '../lib/feed.ts'
import { createSecrets } from '../lib/secret.ts'
import { findingOf } from './doctor.ts'
import * as database from './doctor-database.ts'
import * as machine from './doctor-machine.ts'

describe('the doctor on the database', () => {
  let opened: TestDatabase
  before(async () => {
    opened = await openTestDatabase()
  })
  after(() => opened.close())

  test('finds a good one good', async () => {
    const { sql } = opened.db
    const { version, encoding, letters, rights, clock } = database
    const schema = (asked: Queryable) => database.schema(asked, false)
    for (const check of [version, encoding, letters, schema, rights, clock]) {
      const { ok, detail } = await check(sql)
      // With a shifted clock the database keeps the true time, and the doctor has to say so.
      assert.equal(ok, check !== clock || clockShift() === 0, `${check.name}: ${detail}`)
    }
  })

  test('finds a hole in the feed, and a change the head does not know', async () => {
    const { db } = opened
    const write = (count: number) =>
      db.transaction(async (tx) => {
        const first = await takePositions(tx, count)
        const change = { kind: 'bid', key: 'a', version: 1, live: false, at: 0 } as const
        const changes = Array.from({ length: count }, (_, index) => ({ ...change, position: first + index }))
        await appendChanges(tx, changes)
      })
    assert.match((await database.feed(db.sql)).detail, /position 0/)
    await write(3)
    assert.deepEqual(await database.feed(db.sql), {
      ok: true,
      detail: 'at position 3, without a gap in its last 3',
    })
    await db.sql`delete from changes where position = 2`
    assert.equal((await database.feed(db.sql)).ok, false)
    await db.sql`update changes set position = 2 where position = 3`
    await db.sql`update feed_head set position = 2`
    assert.equal((await database.feed(db.sql)).ok, true)
    await db.sql`update feed_head set position = 1`
    assert.equal((await database.feed(db.sql)).ok, false)
  })

  test('knows the secret the database was made with from another', async () => {
    const { sql } = opened.db
    const [ours, other] = [createSecrets(['ours']), createSecrets(['another'])]
    assert.match((await database.secret(sql, ours)).detail, /no secret has been used/)
    await sql`insert into settings (name, value) values ('secret fingerprints', ${sql.json(ours.fingerprints())})`
    assert.equal((await database.secret(sql, ours)).ok, true)
    assert.equal((await database.secret(sql, other)).ok, false)
    assert.equal((await database.secret(sql, createSecrets(['another', 'ours']))).ok, true)
  })

  test('says whether migrations are due, and when a newer Gonggo has been here', async () => {
    const { sql } = opened.db
    const [newest] = await sql<{ version: number }[]>`
      delete from migrations where version = (select max(version) from migrations) returning version`
    const due = await database.schema(sql, false)
    assert.equal(due.ok, true)
    assert.match(due.detail, /migrations are pending/)
    const version = newest?.version ?? 0
    await sql`
      insert into migrations (version, name, breaking)
      values (${version}, 'newest', false), (${version + 1}, 'newer', false)`
    assert.match((await database.schema(sql, false)).detail, /this version is compatible with it/)
    await sql`update migrations set breaking = true where version = ${version + 1}`
    assert.equal((await database.schema(sql, false)).ok, false)
    await sql`insert into settings (name, value) values ('migrated by', ${sql.json(['9.8.7'])})`
    const { detail } = await database.schema(sql, false)
    assert.match(
      detail,
      new RegExp(`needs Gonggo 9\\.8\\.7 or newer: .* ${version + 1}, and Gonggo .* knows ${version}`),
    )
  })
})

describe('the doctor names the remedy', () => {
  const refusal = (code: string) => () => {
    throw Object.assign(new Error('refused'), { code })
  }

  test('for rights that the service lacks: migrate grants them', async () => {
    const { ok, detail } = await findingOf(refusal('42501'))
    assert.equal(ok, false)
    assert.match(detail, /"\.\/gonggo migrate" grants/)
  })

  test('for a read-only file system: neither chmod nor chown', async () => {
    const { ok, detail } = await findingOf(refusal('EROFS'))
    assert.equal(ok, false)
    assert.match(detail, /read-only.*GONGGO_DATA/)
    assert.doesNotMatch(detail, /chmod|chown/)
  })
})

function folder(t: TestContext): string {
  const made = mkdtempSync(join(tmpdir(), 'gonggo-doctor-'))
  t.after(() => rmSync(made, { recursive: true }))
  return made
}

const configOf = (env: Record<string, string>): Config => toConfig({ ...env })

describe('the doctor on the machine', () => {
  test('misses the name of a proxy where there must be one', () => {
    const look = (env: Record<string, string>) => machine.proxy(configOf(env)).ok
    const publicUrl = { GONGGO_PUBLIC_URL: 'https://gonggo.example.kr' }
    assert.equal(look({}), true)
    assert.equal(look(publicUrl), false)
    assert.equal(look({ ...publicUrl, GONGGO_TRUSTED_PROXIES: '10.0.0.1' }), true)
  })

  test('wants a data folder that only its owner can write to, and secrets only he can read', (t) => {
    const home = folder(t)
    const look = () => machine.dataFolder(configOf({ GONGGO_DATA: home }))
    writeFileSync(join(home, 'secret'), 's', { mode: 0o600 })
    assert.equal(look().ok, true)
    chmodSync(join(home, 'secret'), 0o640)
    assert.match(look().detail, /others may read .*secret/)
    chmodSync(join(home, 'secret'), 0o600)
    chmodSync(home, 0o770)
    assert.match(look().detail, /others may write/)
    chmodSync(home, 0o755)
    assert.equal(look().ok, true)
  })

  test('needs the data folder only where the embedded database lies in it', (t) => {
    const missing = { GONGGO_DATA: join(folder(t), 'missing') }
    const elsewhere = { DATABASE_URL: 'postgres://localhost/x', GONGGO_SECRET: 'a secret of some length' }
    assert.equal(machine.dataFolder(configOf(missing)).ok, false)
    assert.equal(machine.dataFolder(configOf({ ...missing, ...elsewhere })).ok, true)
  })

  test('looks for room on the disk where the data folder is, or will be', async (t) => {
    const home = folder(t)
    mkdirSync(join(home, 'a'))
    const config = configOf({ GONGGO_DATA: join(home, 'a/b/c') })
    assert.match((await machine.disk(config)).detail, /^\d+\.\d GB free/)
  })

  test('sees whether the port is free or in use by a stranger', async (t) => {
    const stranger = createServer((socket) => socket.destroy())
    await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve))
    t.after(() => stranger.close())
    const address = stranger.address()
    const port = typeof address === 'object' && address ? String(address.port) : ''
    assert.match((await machine.port(configOf({ GONGGO_PORT: port }))).detail, /in use by another program/)
    await new Promise((resolve) => stranger.close(resolve))
    assert.deepEqual(await machine.port(configOf({ GONGGO_PORT: port })), {
      ok: true,
      detail: `127.0.0.1:${port} is free`,
    })
    assert.equal((await machine.port(configOf({ GONGGO_PORT: '0' }))).ok, true)
  })
})
