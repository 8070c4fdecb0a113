import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { openTestDatabase, type TestDatabase } from '../../test/harness.ts'
import { createDb, type Db, type DbTarget } from './db/index.ts'
import { appendChanges, type Followed, readChange, readHead, takePositions } from './feed.ts'
import { createFeedEpoch } from './feed-epoch.ts'

function newFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-epoch-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function openDatabase(t: TestContext): Promise<TestDatabase> {
  const database = await openTestDatabase()
  t.after(() => database.close())
  return database
}

/** A process with a data folder, in the rights of the app. */
function node(t: TestContext, target: DbTarget, dataFolder = newFolder(t)) {
  const said: string[] = []
  return {
    dataFolder,
    said,
    /** As at its start, with a connection of its own. */
    async check(followed: readonly Followed[] = []): Promise<string> {
      const db = createDb({ target, name: 'a node', connections: 4 })
      try {
        const log = (message: string) => void said.push(message)
        await createFeedEpoch({ db, dataFolder, clusterFolder: null, log }).check(followed)
        return (await readHead(db.sql)).epoch
      } finally {
        await db.stop()
      }
    },
  }
}

let moment = 0
const write = (db: Db, count = 1) =>
  db.transaction(async (tx) => {
    const first = await takePositions(tx, count)
    moment += 1
    const change = { kind: 'bid', key: 'a', version: 1, live: false, at: moment } as const
    await appendChanges(
      tx,
      Array.from({ length: count }, (_, index) => ({ ...change, position: first + index })),
    )
  })

async function goBackTo({ sql }: Db, position: number): Promise<void> {
  await sql`delete from changes where position > ${position}`
  await sql`update feed_head set position = ${position}`
}

async function copyDatabase(t: TestContext, { db, owner, target }: TestDatabase) {
  const name = `${owner.database}_copy`
  const admin = createDb({ target: { ...owner, database: 'postgres' }, name: 'tests admin', connections: 1 })
  await db.stop()
  await admin.sql.unsafe(`create database ${name} template ${owner.database}`)
  t.after(async () => {
    await admin.sql.unsafe(`drop database ${name} with (force)`)
    await admin.stop()
  })
  return { ...target, database: name }
}

/** What a restore from a dump does to the tables that are there already: all rows are written again. */
const restoreFromDump = (db: Db) =>
  db.transaction(async (tx) => {
    await tx`create temporary table dumped on commit drop as select * from settings`
    await tx`delete from settings`
    await tx`insert into settings select * from dumped`
  })

test('a new database keeps its epoch, start after start', async (t) => {
  const { db, target } = await openDatabase(t)
  const { epoch } = await readHead(db.sql)
  const one = node(t, target)
  assert.equal(await one.check(), epoch)
  await write(db, 3)
  assert.equal(await one.check(), epoch)
  await db.sql.unsafe('vacuum (full, freeze) settings')
  assert.equal(await one.check(), epoch)
  assert.deepEqual(one.said, [])
})

test('a copy in the same server has another epoch, renewed once by several processes; the original keeps its own', async (t) => {
  const database = await openDatabase(t)
  await write(database.db, 2)
  const original = node(t, database.target)
  const epoch = await original.check()
  const copy = await copyDatabase(t, database)
  // Two of them share a data folder, one has the folder of the original.
  const first = node(t, copy)
  const nodes = [first, node(t, copy, first.dataFolder), node(t, copy), node(t, copy, original.dataFolder)]
  const epochs = new Set(await Promise.all(nodes.map(({ check }) => check())))
  assert.equal(epochs.size, 1)
  assert.ok(!epochs.has(epoch))
  assert.match(
    nodes.flatMap(({ said }) => said).join('\n'),
    /^the epoch of the feed is renewed.*copy in the same.*server$/,
  )
  for (const { check } of nodes) assert.ok(epochs.has(await check()))
  assert.equal(await original.check(), epoch)
  assert.deepEqual(original.said, [])
})

test('a restore from a dump renews the epoch, also where the server does not say which one it is', async (t) => {
  const { db, target } = await openDatabase(t)
  await db.sql`revoke execute on function pg_control_system() from public`
  const one = node(t, target)
  const epoch = await one.check()
  assert.equal(await one.check(), epoch)
  const [home] = await db.sql<{ system: string | null }[]>`select value ->> 'system' as system from settings`
  assert.deepEqual(home, { system: null })
  await restoreFromDump(db)
  const renewed = await one.check()
  assert.notEqual(renewed, epoch)
  assert.equal(await one.check(), renewed)
  assert.match(one.said.join('\n'), /^the epoch of the feed is renewed[^\n]*restored from a dump$/)
})

test('another server has another identifier', async (t) => {
  const { db, target } = await openDatabase(t)
  const one = node(t, target)
  const epoch = await one.check()
  await db.sql`
    update settings set value = value || jsonb_build_object('system', '1', 'transaction', pg_current_xact_id()::xid::text)`
  assert.notEqual(await one.check(), epoch)
  assert.match(one.said.join('\n'), /another PostgreSQL server/)
})

test('a database that is behind the mark of the data folder, or has gone on from there, has another epoch', async (t) => {
  const { db, target } = await openDatabase(t)
  await write(db, 4)
  const [one, other] = [node(t, target), node(t, target)]
  const epoch = await one.check()
  await other.check()
  await write(db, 6)
  await one.check()
  await goBackTo(db, 5)
  const renewed = await one.check()
  assert.notEqual(renewed, epoch)
  assert.match(one.said.join(), /is 5 changes behind/)
  // The mark of the other process is of the epoch before.
  assert.equal(await other.check(), renewed)
  assert.equal(await one.check(), renewed)
  await write(db, 5)
  await other.check()
  await goBackTo(db, 7)
  await write(db, 9)
  assert.notEqual(await other.check(), renewed)
  assert.match(other.said.join(), /has gone on from there/)
})

test('a process that was away for long, whose mark is damaged or of another database, renews nothing', async (t) => {
  const { db, target } = await openDatabase(t)
  await write(db)
  const [one, other] = [node(t, target), node(t, target)]
  const epoch = await one.check()
  await write(db, 500)
  await other.check()
  assert.equal(await one.check(), epoch)
  const mark = join(one.dataFolder, 'feed-mark.json')
  for (const text of ['', '{', 'null', '{"epoch":1}', '{"epoch":"other","position":9999,"witness":"x"}']) {
    writeFileSync(mark, text)
    assert.equal(await one.check(), epoch, text)
  }
  assert.deepEqual([...one.said, ...other.said], [])
})

test('a folder that cannot be written is reported once and stops nothing', async (t) => {
  const { db, target } = await openDatabase(t)
  const file = join(newFolder(t), 'a file')
  writeFileSync(file, '')
  const said: string[] = []
  const app = createDb({ target, name: 'a node', connections: 2 })
  const log = (message: string) => void said.push(message)
  const epochs = createFeedEpoch({ db: app, dataFolder: join(file, 'data'), clusterFolder: null, log })
  await write(db)
  await epochs.check()
  await epochs.check()
  await app.stop()
  assert.equal(said.length, 1)
  assert.match(said.join(), /cannot be written/)
})

test('after a failover the head that the mark knows is kept; without a mark nothing proves it', async (t) => {
  const { db, target } = await openDatabase(t)
  await write(db, 2)
  const [one, other] = [node(t, target), node(t, target)]
  const epoch = await one.check()
  // As it is in the replica that took over: of a timeline before its own.
  const failOver = () => db.sql`
    update settings
    set value = value || jsonb_build_object('timeline', '00000000', 'transaction', pg_current_xact_id()::xid::text)`
  await failOver()
  assert.equal(await one.check(), epoch)
  // The new timeline is known now.
  assert.equal(await other.check(), epoch)
  await failOver()
  assert.notEqual(await node(t, target).check(), epoch)
  assert.deepEqual([...one.said, ...other.said], [])
})

for (const [where, added] of [
  ['behind', 1],
  ['as far as', 2],
  ['beyond', 3],
] as const)
  test(`a failover lost changes newer than the mark, and the feed is ${where} a copy in memory`, async (t) => {
    const { db, target } = await openDatabase(t)
    const one = node(t, target)
    await write(db, 3)
    const epoch = await one.check()
    await write(db, 2)
    const copy = { ...(await readHead(db.sql)), newest: await readChange(db.sql, 5) }
    const unfilled = { epoch, position: 4, newest: null }
    await goBackTo(db, 3)
    await write(db, added)
    assert.equal(await one.check([{ ...copy, epoch: 'another' }]), epoch)
    const renewed = await one.check([unfilled, copy])
    assert.notEqual(renewed, epoch)
    assert.match(one.said.join(), /^the epoch of the feed is renewed, .*(?:changes behind|put back)/)
    assert.equal(await one.check([unfilled, copy]), renewed)
  })
