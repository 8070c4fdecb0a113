import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { eventually, openTestDatabase, type TestDatabase } from '../../../test/harness.ts'
import { appendChanges, readChanges, readHead, takePositions } from '../feed.ts'
import { codeOf, createDb } from './db.ts'
import { applyMigrations, BreakingMigrations, readMigrations, schemaPicture, schemaState } from './migrations.ts'

const folder = new URL('../../../migrations/', import.meta.url)

test('who asks once it has stopped, or waits for a connection then, is refused, and no connection stays', async () => {
  const database = await openTestDatabase()
  const other = createDb({ target: database.owner, name: 'stopped', connections: 2 })
  await other.sql`select 1`
  const slow = [other.sql`select pg_sleep(0.2)`, other.sql`select 1`].map((one) => one.catch(codeOf))
  const stopping = other.stop()
  const late = [other.sql`select 1`.catch(codeOf), other.transaction((tx) => tx`select 1`).catch(codeOf)]
  await stopping
  assert.deepEqual(await Promise.all(late), ['CONNECTION_CLOSED', 'CONNECTION_CLOSED'])
  await Promise.all(slow)
  const left = await database.db.sql`
    select from pg_stat_activity where datname = current_database() and application_name = 'stopped'`
  assert.equal(left.length, 0)
  await database.close()
})

class GivenUp extends Error {}

describe('database', () => {
  let test1: TestDatabase
  before(async () => {
    test1 = await openTestDatabase()
  })
  after(() => test1.close())

  test('times come as milliseconds and large integers as numbers', async () => {
    const [row] = await test1.db.sql<{ at: number; big: number }[]>`
      select ${1700000000123}::timestamptz as at, 9007199254740991::bigint as big`
    assert.deepEqual({ ...row }, { at: 1700000000123, big: 9007199254740991 })
  })

  test('a connection cut in a transaction ends it, and nothing of it runs elsewhere', async () => {
    const { db } = test1
    const cut = db.transaction(async (tx) => {
      await tx`create table never (id int)`
      const [me] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`
      await db.sql`select pg_terminate_backend(${me?.pid ?? 0})`
      await assert.rejects(async () => tx`select 1`)
      await tx`create table never (id int)`
    })
    await assert.rejects(cut, { code: 'CONNECTION_CLOSED' })
    const [row] = await db.sql<{ found: boolean }[]>`select to_regclass('never') is not null as found`
    assert.equal(row?.found, false)
    await db.transaction(async (tx) => tx`select 1`)
  })

  test('transactions of ten tasks survive the loss of every connection, again and again', async () => {
    const database = await openTestDatabase()
    const { db } = database
    await db.sql`create table counted (task int, step int, primary key (task, step))`
    const done: string[] = []
    const task = async (id: number) => {
      for (let step = 0; step < 20; step++) {
        await eventually(() =>
          db
            .transaction(async (tx) => {
              await tx`insert into counted values (${id}, ${step}) on conflict do nothing`
              await tx`select pg_sleep(0.002)`
              return true
            })
            .catch(() => false),
        )
        done.push(`${id}/${step}`)
      }
    }
    const killer = async () => {
      while (done.length < 200) {
        await db.sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`.catch(() => {})
        const before = done.length
        await eventually(() => done.length > before || done.length === 200)
      }
    }
    await Promise.all([killer(), ...Array.from({ length: 10 }, (_, id) => task(id))])
    const [row] = await db.sql<{ count: number }[]>`select count(*) as count from counted`
    assert.equal(row?.count, 200)
    await database.close()
  })

  test('of statements sent at once, those after the one that failed fail of the same', async () => {
    const isDivision = (error: unknown) => codeOf(error) === '22012'
    for (const isRead of [false, true]) {
      // Whether the server has read a statement before decides how many turns its refusal takes to reach who asked.
      await test1.db
        .transaction(async (tx) => {
          const later = (n: number) => tx`select ${n}::int + ${isRead ? 1 : 2}::int as sum`
          if (isRead) await later(0)
          const refused = await Promise.allSettled([tx`select 1 / ${0}::int as no`, ...[1, 2, 3].map(later)])
          assert.equal(refused.length, 4)
          for (const one of refused) assert.ok(one.status === 'rejected' && isDivision(one.reason), JSON.stringify(one))
          throw new GivenUp()
        })
        .catch((error) => assert.ok(error instanceof GivenUp))
    }
    assert.deepEqual([...(await test1.db.sql`select 1 as one`)], [{ one: 1 }])
  })

  test('a process that stands still takes no server for silent that has answered', async () => {
    const other = createDb({ target: test1.owner, name: 'still', connections: 1 })
    const asked = other.sql`select 1 as one`.then((rows) => [...rows])
    const stillUntil = performance.now() + 5_500
    while (performance.now() < stillUntil);
    assert.deepEqual(await asked, [{ one: 1 }])
    await other.stop()
  })

  test('whoever waits for a connection that is ended before it stands is told so, and nothing is left behind', async () => {
    const mute = createServer().unref()
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
    const { port } = mute.address() as AddressInfo
    const other = createDb({ target: { ...test1.owner, host: '127.0.0.1', port }, name: 'mute', connections: 1 })
    const asked = other.sql`select 1`.then(() => 'answered', codeOf)
    const socket = await new Promise<Socket>((resolve) => mute.once('connection', resolve))
    const left = once(socket.resume(), 'close')
    await other.stop()
    assert.equal(await asked, 'CONNECTION_CLOSED')
    await left
    mute.close()
  })

  test('an integer that would lose digits is refused', async () => {
    await assert.rejects(async () => test1.db.sql`select 9007199254740993::bigint as big`, RangeError)
  })

  test('lists come and go whole, whatever they hold', async () => {
    const texts = ['plain', 'with "signs", and \\ more', '', ' blank ', '{brace}', 'NULL']
    const [row] = await test1.db.sql<{ texts: string[]; numbers: number[]; none: string[] }[]>`
      select ${texts}::text[] as texts, ${[1, 2 ** 40]}::bigint[] as numbers,
        ${[]}::text[] as none`
    assert.deepEqual({ ...row }, { texts, numbers: [1, 2 ** 40], none: [] })
  })

  test('the committed picture of the schema is true', async () => {
    const picture = readFileSync(new URL('schema.txt', folder), 'utf8')
    assert.equal(await schemaPicture(test1.db.sql), picture, 'run "npm run schema" after changing a migration')
  })

  test('migrating again changes nothing', async () => {
    assert.deepEqual(await applyMigrations(test1.db, readMigrations(folder)), [])
    assert.equal(await schemaState(test1.db.sql, readMigrations(folder)), 'current')
  })
})

describe('migrations', () => {
  const step = (version: number, text: string, breaking = false) => ({
    version,
    name: `step-${version}`,
    breaking,
    text,
  })

  test('two processes migrating at once apply each step once', async () => {
    const database = await openTestDatabase()
    const other = createDb({ target: database.owner, name: 'other', connections: 2 })
    await database.db.sql`delete from migrations`
    const steps = [step(1, 'create table one (id int)'), step(2, 'create table two (id int)')]
    const applied = await Promise.all([applyMigrations(database.db, steps), applyMigrations(other, steps)])
    assert.deepEqual(applied.flat().sort(), [1, 2])
    const told: [message: string, detail: object][] = []
    const tell = (message: string, detail: object) => void told.push([message, detail])
    await applyMigrations(database.db, steps, tell)
    assert.deepEqual(told, [], 'nothing was done')
    await applyMigrations(database.db, [...steps, step(3, 'select 1'), step(4, 'select 1')], tell)
    const [[message, detail] = ['', {}]] = told
    assert.match(message, /no way back/)
    const { ms, ...span } = { ms: null, ...detail }
    assert.deepEqual([span, typeof ms], [{ from: 2, to: 4 }, 'number'])
    await other.stop()
    await database.close()
  })

  test('eight processes that find no table create it once, on one fresh database after the other', async () => {
    const steps = [step(1, 'create table one (id int)')]
    for (let round = 0; round < 10; round++) {
      const database = await openTestDatabase()
      await database.db.sql`drop table migrations`
      const processes = Array.from({ length: 8 }, (_, index) =>
        createDb({ target: database.owner, name: `process ${index}`, connections: 1 }),
      )
      // Connected, they come at the same moment.
      for (const { sql } of processes) await sql`select 1`
      const applied = await Promise.all(processes.map((process) => applyMigrations(process, steps)))
      assert.deepEqual(applied.flat(), [1])
      for (const process of processes) await process.stop()
      await database.close()
    }
  })

  test('a step that fails leaves neither its row nor half of its work', async () => {
    const database = await openTestDatabase()
    const { db } = database
    await db.sql`delete from migrations`
    await assert.rejects(applyMigrations(db, [step(1, 'create table half (id int); select 1/0')]))
    const [row] = await db.sql<{ found: boolean }[]>`select to_regclass('half') is not null as found`
    assert.equal(row?.found, false)
    assert.equal((await db.sql`select 1 from migrations`).length, 0)
    await database.close()
  })

  test('a step of several parts keeps those that were done, is run again after a failure, and by one process', async () => {
    const database = await openTestDatabase()
    const other = createDb({ target: database.owner, name: 'other', connections: 2 })
    const { sql } = database.db
    await sql`delete from migrations`
    const first = 'create table if not exists parts (id int);\ninsert into parts values (1);\n-- next transaction\n'
    const broken = [step(1, `${first}insert into parts values (2);\n-- next transaction\nselect 1 / 0`)]
    const count = async () => (await sql<{ n: number }[]>`select count(*) as n from parts`)[0]?.n
    await assert.rejects(applyMigrations(database.db, broken), { code: '22012' })
    assert.equal(await count(), 2)
    assert.equal(await schemaState(sql, broken), 'behind')
    const whole = [step(1, `${first}insert into parts values (2);\n-- next transaction\ninsert into parts values (3)`)]
    const applied = await Promise.all([applyMigrations(database.db, whole), applyMigrations(other, whole)])
    assert.deepEqual(applied.flat(), [1])
    assert.equal(await count(), 5)
    await other.stop()
    await database.close()
  })

  test('an older program stops at a newer breaking step and works on beside a harmless one', async () => {
    const database = await openTestDatabase()
    const { db } = database
    await db.sql`delete from migrations`
    const known = [step(1, 'select 1')]
    await applyMigrations(db, [...known, step(2, 'select 1')])
    assert.equal(await schemaState(db.sql, known), 'ahead')
    await applyMigrations(db, [...known, step(2, 'select 1'), step(3, '-- breaking\nselect 1', true)])
    assert.equal(await schemaState(db.sql, known), 'broken')
    await database.close()
  })

  test('a breaking step is refused on a database with a schema, unless it is allowed; nothing of the others is applied', async () => {
    const database = await openTestDatabase()
    const { db } = database
    await db.sql`delete from migrations`
    const steps = [step(1, 'select 1'), step(2, 'select 1', true)]
    const refusing = { allowBreaking: false }
    assert.deepEqual(
      await applyMigrations(db, steps, () => {}, refusing),
      [1, 2],
      'in a new database there is nothing to break',
    )
    const more = [...steps, step(3, 'create table three (id int)'), step(4, 'select 1', true)]
    await assert.rejects(
      applyMigrations(db, more, () => {}, refusing),
      (error) => {
        assert.ok(error instanceof BreakingMigrations)
        assert.deepEqual(error.names, ['4 step-4'])
        return true
      },
    )
    assert.equal(await schemaState(db.sql, more), 'behind')
    assert.deepEqual(await applyMigrations(db, more.slice(0, 3), () => {}, refusing), [3])
    assert.deepEqual(await applyMigrations(db, more), [4])
    await database.close()
  })
})

describe('feed', () => {
  let database: TestDatabase
  before(async () => {
    database = await openTestDatabase()
  })
  after(() => database.close())

  const change = (position: number, key: string) =>
    ({ position, kind: 'bid', key, version: 1, live: true, at: 0 }) as const

  const write = (key: string, meanwhile: (() => Promise<void>) | null = null, db = database.db) =>
    db.transaction(async (tx) => {
      const first = await takePositions(tx, 1)
      await appendChanges(tx, [change(first, key)])
      await meanwhile?.()
      return first
    })

  const dense = async () => {
    const changes = await readChanges(database.db.sql, 0, 10_000)
    const { position } = await readHead(database.db.sql)
    assert.deepEqual(
      changes.map((one) => one.position),
      Array.from({ length: position }, (_, index) => index + 1),
    )
    return changes
  }

  test('fifty writers at once leave no gap and no position twice', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, index) => write(`many-${index}`)))
    assert.equal((await dense()).filter((one) => one.key.startsWith('many-')).length, 50)
  })

  test('a transaction held open before the counter makes nobody wait', async () => {
    const gate = Promise.withResolvers<void>()
    const opened = Promise.withResolvers<void>()
    const slow = database.db.transaction(async (tx) => {
      await tx`select 1`
      opened.resolve()
      await gate.promise
      await appendChanges(tx, [change(await takePositions(tx, 1), 'slow')])
    })
    await opened.promise
    const quick = await write('quick')
    gate.resolve()
    await slow
    const changes = await dense()
    assert.ok((changes.find((one) => one.key === 'slow')?.position ?? 0) > quick)
  })

  test('held open after the counter, the others give up with a clear error, try again and lose nothing', async () => {
    const gate = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const holder = write('holder', async () => {
      held.resolve()
      await gate.promise
    })
    await held.promise
    const timeouts: string[] = []
    const other = createDb({
      target: database.target,
      name: 'waiting',
      connections: 1,
      log: (_, detail) => timeouts.push((detail as { code: string }).code),
    })
    const waiting = write('waiting', null, other)
    while (timeouts.length === 0) await new Promise((resolve) => setImmediate(resolve))
    gate.resolve()
    await Promise.all([holder, waiting])
    assert.deepEqual([...new Set(timeouts)], ['55P03'])
    const keys = (await dense()).map((one) => one.key)
    assert.ok(keys.indexOf('holder') < keys.indexOf('waiting'))
    await other.stop()
  })

  test('a connection that dies between counter and commit leaves no gap', async () => {
    const before = await readHead(database.db.sql)
    await assert.rejects(
      database.db.transaction(async (tx) => {
        await appendChanges(tx, [change(await takePositions(tx, 1), 'dying')])
        const [me] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`
        await database.db.sql`select pg_terminate_backend(${me?.pid ?? 0})`
        await tx`select 1`
      }),
    )
    assert.deepEqual(await readHead(database.db.sql), before)
    await write('after')
    await dense()
  })
})
