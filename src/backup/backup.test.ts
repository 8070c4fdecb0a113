import assert from 'node:assert/strict'
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { openHouse } from '../../test/acting.ts'
import { backupsOf, contentOf, createFolders, openEmptyDatabase, restoreTo, watching } from '../../test/backups.ts'
import { isRoot } from '../../test/embedded-servers.ts'
import { bidRecord, makeAccount } from '../../test/factories.ts'
import { eventually, openTestDatabase, type TestDatabase } from '../../test/harness.ts'
import { DAY, HOUR, MINUTE } from '../lib/clock.ts'
import { verifyBackup } from './index.ts'

const never = new AbortController().signal
const folders = createFolders(after)
const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()

describe('a backup', () => {
  let database: TestDatabase
  let house: ReturnType<typeof openHouse>['house']
  let made = ''
  before(async () => {
    database = await openTestDatabase()
    house = openHouse(database).house
    await makeAccount(house.app)
    await house.app.bids.upsert(
      Array.from({ length: 300 }, () => bidRecord()),
      () => true,
    )
    await database.db.sql`
      insert into mails (id, recipient, language, template, content, lease_until, lease_token)
      values ('mail_1', 'tab\t\\N "가" 🎗@example.kr', 'ko', 'x', '\\x00ff0a5c', now() + interval '1 hour', 'worker')`
    made = (await backupsOf(database.db).make(folders.make())).folder
  })
  after(() => database.close())

  test('made while rows are written contains every row of one moment, and restores it', async () => {
    const { db } = database
    const stopWriting = writeUntilStopped()
    let expected: Record<string, string> = {}
    const watched = watching(db, async (sql) => {
      expected = await contentOf(sql)
    })
    const { folder, manifest } = await backupsOf(watched).make(folders.make()).finally(stopWriting)
    assert.notDeepEqual(await contentOf(db.sql), expected, 'rows were written meanwhile')
    const restored = await openEmptyDatabase(database)
    const { rows } = await restoreTo(restored.db, folder)
    assert.equal(
      rows,
      manifest.tables.reduce((sum, table) => sum + table.rows, 0),
    )
    assert.deepEqual(await contentOf(restored.db.sql), expected)
    const leases = await restored.db.sql`select from mails where lease_token is not null`
    assert.equal(leases.length, 0, 'leases of the workers of the time are free')
    await restored.close()
  })

  function writeUntilStopped(): () => Promise<void> {
    let isWriting = true
    const writer = (async () => {
      while (isWriting) await house.app.bids.upsert([bidRecord()], () => true)
    })()
    return () => {
      isWriting = false
      return writer
    }
  }

  test('contains all tables except for that of the migrations; none has a sequence, which a backup would have to contain', async () => {
    const { manifest } = await verifyBackup(made, { signal: never })
    const { sql } = database.db
    assert.deepEqual(
      [...manifest.tables.map(({ name }) => name), 'migrations'].sort(),
      (
        await sql<{ name: string }[]>`select relname::text as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`
      )
        .map(({ name }) => name)
        .sort(),
    )
    assert.equal((await sql`select from pg_sequences`).length, 0)
    assert.equal(
      (await sql`select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('m', 'S', 'v')`)
        .length,
      0,
    )
  })

  test('is readable only by its owner', { skip: process.platform === 'win32' && 'modes' }, async () => {
    const { folder } = await backupsOf(database.db).make(join(folders.make(), 'deep', 'er'))
    const modes = new Set(
      ['.', ...filesIn(folder)].map((path) => {
        const { mode } = statSync(join(folder, path))
        return (mode & 0o170777).toString(8)
      }),
    )
    assert.deepEqual(modes, new Set(['40700', '100600']))
  })

  const spoilt: [string, (folder: string) => void, RegExp][] = [
    ['a missing file', (folder) => rmSync(join(folder, 'tables/bids.copy.gz')), /^tables\/bids\.copy\.gz missing$/],
    [
      'a truncated file',
      (folder) => truncateSync(join(folder, 'tables/bids.copy.gz'), 40),
      /^tables\/bids\.copy\.gz truncated$/,
    ],
    [
      'a longer file',
      (folder) => appendFileSync(join(folder, 'tables/bids.copy.gz'), 'x'),
      /^tables\/bids\.copy\.gz changed$/,
    ],
    ['a changed byte', (folder) => flip(join(folder, 'tables/bids.copy.gz')), /^tables\/bids\.copy\.gz changed$/],
    ['a changed manifest', (folder) => flip(join(folder, 'manifest.json')), /manifest\.json is damaged/],
    ['a missing manifest', (folder) => rmSync(join(folder, 'manifest.json')), /manifest\.json is missing/],
  ]
  for (const [what, spoil, expected] of spoilt)
    test(`with ${what} is detected as damaged, and is not restored`, async () => {
      const folder = join(folders.make(), 'spoilt')
      cpSync(made, folder, { recursive: true })
      spoil(folder)
      const check = verifyBackup(folder, { signal: never }).then(({ faults }) =>
        faults.map(({ path, fault }) => `${path} ${fault}`).join(),
      )
      assert.match(await check.catch((error: Error) => error.message), expected)
      // Refused before the database is looked at, which is not empty.
      await assert.rejects(restoreTo(database.db, folder), /damaged|missing/)
    })

  test('without damage passes the check; checking a folder of backups names the newest', async () => {
    assert.deepEqual((await verifyBackup(made, { signal: never })).faults, [])
    const newest = new RegExp(`not a complete backup: .*newest is ${basename(made)}`)
    await assert.rejects(verifyBackup(dirname(made), { signal: never }), newest)
  })

  test('that is stopped, or whose connection is lost, leaves nothing', async () => {
    const to = folders.make()
    const stopping = new AbortController()
    const stopped = watching(database.db, async () => stopping.abort(new Error('enough')))
    await assert.rejects(backupsOf(stopped).make(to, stopping.signal), /enough/)
    const lost = watching(database.db, async (sql) => {
      await sql`select pg_terminate_backend(pg_backend_pid())`
    })
    await assert.rejects(backupsOf(lost).make(to))
    assert.deepEqual(filesIn(to), [])
  })

  test('removes an unfinished one of the same installation, and nothing else', async () => {
    const to = folders.make()
    const one = backupsOf(database.db)
    const name = await draftNameOf(to)
    writeFileSync(join(to, name.replace(/draft-\w+-/, 'draft-0123-')), 'of another installation')
    writeFileSync(join(to, name), 'left')
    await one.make(to)
    assert.ok(!readdirSync(to).includes(name))
    assert.equal(readdirSync(to).length, 2)
  })

  /** What a backup is called while it is written. */
  async function draftNameOf(to: string): Promise<string> {
    let name = ''
    const watched = watching(database.db, async () => {
      name = readdirSync(to)[0] ?? ''
    })
    const { folder } = await backupsOf(watched).make(to)
    assert.ok(name.startsWith('.gonggo-draft-'))
    rmSync(folder, { recursive: true })
    return name
  }

  test('fails if nothing can be written', async () => {
    // Root may write in every folder that is on a disk.
    const to = isRoot ? '/sys/backups' : folders.make()
    if (!isRoot) chmodSync(to, 0o500)
    await assert.rejects(
      backupsOf(database.db).make(to),
      /cannot be written to .*: (this user may not use it|its file system is read-only)/,
    )
    if (!isRoot) chmodSync(to, 0o700)
  })

  test('fails if no folder can be created', { skip: !existsSync('/proc/self') }, async () => {
    await assert.rejects(
      backupsOf(database.db).make('/proc/backups'),
      /cannot be written to \/proc\/backups: no folder can be created there/,
    )
  })

  test('fails if the target is a file', async () => {
    const file = join(folders.make(), 'file')
    writeFileSync(file, '')
    await assert.rejects(backupsOf(database.db).make(file), /cannot be written to .*file: it is not a folder/)
  })

  test('is only restored into an empty database', async () => {
    const before = await contentOf(database.db.sql)
    await assert.rejects(restoreTo(database.db, made), /not empty: it has access_head, accounts, agencies, …/)
    assert.deepEqual(await contentOf(database.db.sql), before)
    const other = await openEmptyDatabase(database)
    await other.db.sql`create table of_another_program ()`
    await assert.rejects(restoreTo(other.db, made), /it has of_another_program\. /)
    await other.close()
  })

  test('whose restore was interrupted leaves the database empty for the next attempt', async () => {
    const { folder } = await backupsOf(database.db).make(folders.make())
    const restored = await openEmptyDatabase(database)
    const stopping = new AbortController()
    let tables = 0
    const progress = () => {
      if (++tables === 20) stopping.abort(new Error('cut off'))
    }
    await assert.rejects(restoreTo(restored.db, folder, { signal: stopping.signal, progress }), /cut off/)
    await eventually(async () => Object.keys(await contentOf(restored.db.sql)).length === 0)
    await restoreTo(restored.db, folder)
    assert.deepEqual(await contentOf(restored.db.sql), await contentOf(database.db.sql))
    await restored.close()
  })

  describe('scheduled backups', () => {
    function scheduled(env: Record<string, string> = {}) {
      const to = folders.make()
      const clock = { offset: 0 }
      const now = () => Date.now() + clock.offset
      const backups = backupsOf(database.db, { env: { GONGGO_BACKUP_TO: to, ...env }, now })
      assert.ok(backups.schedule)
      return { ...backups, schedule: backups.schedule, to, pass: (ms: number) => (clock.offset += ms) }
    }

    test('are made when the newest is old enough, once by several workers', async () => {
      const one = scheduled({ GONGGO_BACKUP_EVERY: '1h' })
      const other = backupsOf(database.db, { env: { GONGGO_BACKUP_TO: one.to, GONGGO_BACKUP_EVERY: '1h' } })
      assert.equal(one.schedule.age(), Infinity)
      await Promise.all([one.schedule.tick(never), other.schedule?.tick(never)])
      assert.equal(readdirSync(one.to).length, 1)
      await one.schedule.tick(never)
      assert.equal(readdirSync(one.to).length, 1)
      one.pass(HOUR)
      await one.schedule.tick(never)
      assert.equal(readdirSync(one.to).length, 2)
      assert.ok(Math.abs(one.schedule.age()) < 2 * 3600)
    })

    test('that failed are counted, and retried after a while', async () => {
      const one = scheduled()
      rmSync(one.to, { recursive: true })
      writeFileSync(one.to, 'a file')
      await assert.rejects(one.schedule.tick(never), /not a folder/)
      assert.equal(one.failures.count, 1)
      await one.schedule.tick(never)
      assert.equal(one.failures.count, 1)
      one.pass(10 * MINUTE)
      rmSync(one.to)
      await one.schedule.tick(never)
      assert.equal(readdirSync(one.to).length, 1)
    })

    test('delete older backups by number and age, but only their own and never the newest', async () => {
      const one = scheduled({ GONGGO_BACKUP_KEEP: '2', GONGGO_BACKUP_KEEP_DAYS: '30' })
      const foreign = await backupsOf(database.db, { secret: 'another secret of some length' }).make(one.to)
      writeFileSync(join(one.to, 'notes.txt'), 'of the operator')
      const kept = () => readdirSync(one.to).filter((name) => name.startsWith('gonggo-') && name !== foreign.name)
      const first = await one.make(one.to)
      // Backups are named by the second; of those of one second none is the older.
      one.pass(MINUTE)
      await one.make(one.to)
      one.pass(MINUTE)
      await one.make(one.to)
      one.pass(DAY)
      await one.schedule.tick(never)
      assert.equal(kept().length, 2)
      assert.ok(!kept().includes(first.name))
      assert.ok(readdirSync(one.to).includes(foreign.name) && readdirSync(one.to).includes('notes.txt'))
    })
  })
})

function flip(file: string): void {
  const bytes = readFileSync(file)
  const at = Math.floor(bytes.length / 2)
  bytes.writeUInt8((bytes[at] ?? 0) ^ 1, at)
  writeFileSync(file, bytes)
}
