import assert from 'node:assert/strict'
import fs from 'node:fs'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import {
  atEnd,
  type Heard,
  isAlive,
  leaveServer,
  makeUsedRoom,
  needsSignals,
  quick,
  start,
  until,
  withSql,
} from '../../../test/embedded-servers.ts'
import { eventually } from '../../../test/harness.ts'
import { paceLimit, timeOf } from '../../../test/pace.ts'
import { createDb, type Db } from '../db/index.ts'
import { type EmbeddedConnection, readConnectionFile } from './connection.ts'
import { startEmbeddedPostgres } from './embedded.ts'
import { readPidFile } from './folder.ts'

// Every test has a folder and a server of its own, and waits half of its time.
const concurrency = 2

const ENDED = 'PostgreSQL ended without being asked to'
const AGAIN = 'started PostgreSQL again'
const FAILED = 'could not start PostgreSQL again'

const count = (heard: Heard[], wanted: string) => heard.filter(({ message }) => message === wanted).length

const waits = (heard: Heard[]) =>
  heard.flatMap(({ detail }) => (detail && 'againInMs' in detail ? [Number(detail.againInMs)] : []))

function openPool(t: TestContext, target: EmbeddedConnection): Db {
  const db = createDb({ target, name: 'pool', connections: 4 })
  atEnd(t, () => db.stop())
  return db
}

/** Writes numbers one after the other, whatever happens to the server; keeps those it was told are safe. */
function startWriter(db: Db) {
  const safe: number[] = []
  let goesOn = true
  const write = async () => {
    for (let number = 1; goesOn; number++) {
      const written = db.transaction((tx) => tx`insert into numbers values (${number})`)
      await written.then(
        () => safe.push(number),
        () => new Promise(setImmediate),
      )
    }
  }
  const ended = write()
  return {
    safe,
    end: () => {
      goesOn = false
      return ended
    },
  }
}

describe('a server that ends while it is wanted', { skip: needsSignals, concurrency }, () => {
  test('is back within three seconds for the same pool, twice in a row, and has lost nothing', async (t) => {
    const room = await makeUsedRoom(t)
    const connectionFile = join(room, 'postgres.json')
    const startedAt = performance.now()
    const server = await start(t, room, { connectionFile })
    const controlMs = performance.now() - startedAt
    const limit = paceLimit({ controlMs, times: 5, floorMs: 3_000 })
    const { connection, url } = server
    const db = openPool(t, connection)
    await db.sql`create table numbers (number int primary key)`
    const writer = startWriter(db)
    await until(() => writer.safe.length > 10)
    for (const times of [1, 2]) {
      const { pid } = server
      process.kill(pid, 'SIGKILL')
      const works = async () => server.pid !== pid && db.sql`select 1`.then(Boolean, () => false)
      const ms = await timeOf(() => eventually(works))
      assert.ok(ms < limit, `${ms} ms; its first start took ${controlMs} ms`)
      const seen = writer.safe.length
      await until(() => writer.safe.length > seen + 10)
      assert.equal(count(server.heard, ENDED), times)
      assert.equal(count(server.heard, AGAIN), times)
      assert.deepEqual(await readConnectionFile(connectionFile), { connection, url, pid: server.pid })
    }
    await writer.end()
    const rows = await db.sql<{ number: number }[]>`select number from numbers`
    assert.deepEqual(new Set(writer.safe).difference(new Set(rows.map(({ number }) => number))), new Set())
    assert.deepEqual(waits(server.heard), [50, 100])
    await server.stop()
    assert.equal(isAlive(server.pid), false)
    assert.equal(fs.existsSync(connectionFile), false)
  })

  test('is back although a pool holds on to one that somebody told to end', async (t) => {
    const server = await start(t, await makeUsedRoom(t))
    const { pid } = server
    const db = openPool(t, server.connection)
    await db.sql`select 1`
    process.kill(pid, 'SIGTERM')
    await eventually(async () => server.pid !== pid && db.sql`select 1`.then(Boolean, () => false))
    assert.equal(isAlive(pid), false)
  })

  test('is back when it was taken over from a process that died', async (t) => {
    const room = await makeUsedRoom(t)
    const { connectionFile, pid } = await leaveServer(t, room)
    const server = await start(t, room, { connectionFile })
    assert.equal(server.adopted, true)
    process.kill(pid, 'SIGKILL')
    await until(() => server.pid !== pid)
    await withSql(server.connection, (sql) => sql`select from kept`)
    assert.equal((await readConnectionFile(connectionFile))?.pid, server.pid)
    await server.stop()
    assert.equal(isAlive(server.pid), false)
  })

  test('is tried again, ever more slowly, until it can start', async (t) => {
    const room = await makeUsedRoom(t)
    const server = await start(t, room)
    const { pid } = server
    const needed = join(room, 'postgres', 'global', 'pg_control')
    fs.renameSync(needed, `${needed}.away`)
    process.kill(pid, 'SIGKILL')
    await until(() => count(server.heard, FAILED) === 3)
    assert.deepEqual(waits(server.heard), [50, 100, 200, 400])
    assert.match(JSON.stringify(server.heard), /"reason":"PostgreSQL did not start .*pg_control/)
    fs.renameSync(`${needed}.away`, needed)
    await until(() => server.pid !== pid)
    await withSql(server.connection, (sql) => sql`select 1`)

    fs.renameSync(needed, `${needed}.away`)
    process.kill(server.pid, 'SIGKILL')
    await until(() => count(server.heard, ENDED) === 2)
    assert.equal(waits(server.heard).at(-1), 800)
    const attempts = count(server.heard, FAILED)
    await server.stop()
    assert.equal(count(server.heard, FAILED), attempts, 'stop() waits for no further attempt')
  })
})

describe('stop() is final', { skip: needsSignals, concurrency }, () => {
  /** Kills the server, stops at a moment of the test's choosing, and looks for what is left. */
  async function stopAfterKill(t: TestContext, at: (pid: number, room: string) => unknown, message?: string) {
    const room = await makeUsedRoom(t)
    const connectionFile = join(room, 'postgres.json')
    const heard: Heard[] = []
    const moment = Promise.withResolvers<void>()
    const log = (said: string, detail?: object) => {
      heard.push({ message: said, ...(detail && { detail }) })
      // In the same breath: the moment has not passed when stop() is called.
      if (said === message) moment.resolve(server.stop())
    }
    const dataFolder = join(room, 'postgres')
    const server = await startEmbeddedPostgres({ dataFolder, log, settings: quick, connectionFile })
    atEnd(t, () => server.stop())
    const { pid } = server
    process.kill(pid, 'SIGKILL')
    if (message) await moment.promise
    else await at(pid, dataFolder)
    await server.stop()
    assert.equal(isAlive(server.pid), false)
    const left = readPidFile(dataFolder)
    assert(!left || !isAlive(left.pid), 'a server was left running')
    assert.equal(fs.existsSync(connectionFile), false)
    assert.equal(heard.at(-1)?.message, 'stopped PostgreSQL')
    const words = heard.length
    const next = await start(t, room)
    assert.equal(next.adopted, false)
    await withSql(next.connection, (sql) => sql`select 1`)
    assert.equal(heard.length, words)
    return heard
  }

  test('right after a kill', async (t) => {
    const heard = await stopAfterKill(t, () => {})
    assert.equal(count(heard, AGAIN), 0)
  })

  test('when the end is just noticed', async (t) => {
    const heard = await stopAfterKill(t, () => {}, ENDED)
    assert.equal(count(heard, AGAIN), 0)
  })

  test('while the next server starts', async (t) => {
    const heard = await stopAfterKill(t, (pid, dataFolder) =>
      until(() => ![pid, undefined].includes(readPidFile(dataFolder)?.pid)),
    )
    assert.equal(count(heard, ENDED), 1)
  })

  test('when the next server is just there', async (t) => {
    const heard = await stopAfterKill(t, () => {}, AGAIN)
    assert.equal(count(heard, ENDED), 1)
  })
})
