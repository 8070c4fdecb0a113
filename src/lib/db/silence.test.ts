import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { after, afterEach, before, beforeEach, describe, test } from 'node:test'
import { eventually, openTestDatabase, type TestDatabase } from '../../../test/harness.ts'
import { codeOf, createDb, type Db } from './db.ts'

const LIMITS = { turnMs: 40, turns: 20, probeTurns: 60 }

/** The way to the server, which can lose connections without a word. */
async function startNetwork({ host, port }: TestDatabase['target']) {
  const sockets = new Set<Socket>()
  const state = { isMute: false, shiftPid: 0 }
  const server = createServer((client) => {
    sockets.add(client)
    client.on('error', () => {})
    if (state.isMute) return
    const backend = connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port })
    sockets.add(backend)
    backend.on('error', () => {})
    client.pipe(backend)
    backend.on('data', (bytes: Buffer) => client.write(withPid(bytes, state.shiftPid)))
    client.on('close', () => backend.destroy())
    backend.on('close', () => client.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    /** As if the host behind all connections had vanished: nothing arrives, and nothing is refused. */
    lose(): void {
      for (const socket of sockets) socket.unpipe().removeAllListeners('data').pause()
    },
    /** New connections are accepted and not answered. */
    mute(isMute: boolean): void {
      state.isMute = isMute
    },
    /** Like a proxy that gives numbers of its own to processes. */
    shiftPid(by: number): void {
      state.shiftPid = by
    },
    close(): void {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

/** The number of a process, in the message BackendKeyData. */
function withPid(bytes: Buffer, by: number): Buffer {
  const at = bytes.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]))
  if (by === 0 || at < 0) return bytes
  const changed = Buffer.from(bytes)
  changed.writeInt32BE(bytes.readInt32BE(at + 5) + by, at + 5)
  return changed
}

describe('a server that vanishes', () => {
  let database: TestDatabase
  let network: Awaited<ReturnType<typeof startNetwork>>
  let db: Db
  let lines: string[]
  before(async () => {
    database = await openTestDatabase()
    network = await startNetwork(database.target)
  })
  beforeEach(() => {
    lines = []
    const target = { ...database.target, host: '127.0.0.1', port: network.port }
    db = createDb({ target, name: 'vanishing', connections: 4, silence: LIMITS, log: (line) => lines.push(line) })
  })
  afterEach(() => db.stop())
  after(async () => {
    network.close()
    await database.close()
  })

  /** Longer than the limit allows silence. */
  const seconds = (LIMITS.turnMs * LIMITS.turns * 3) / 1000
  const outcomes = (...works: Promise<unknown>[]) => Promise.all(works.map((work) => work.then(() => 'done', codeOf)))

  test('fails what waits for it, and other connections are opened', async () => {
    await Promise.all([db.sql`select 1`, db.transaction((tx) => tx`select 1`)])
    network.lose()
    // The connection for transactions is lost while nobody uses it.
    assert.deepEqual(await outcomes(db.sql`select 1`), ['CONNECTION_CLOSED'])
    assert.ok(lines.includes('connections to the database are closed: the server does not answer on them'))
    assert.deepEqual(
      await outcomes(
        db.transaction((tx) => tx`select 1`),
        db.sql`select 1`,
      ),
      ['done', 'done'],
    )
  })

  test('fails a transaction under way', async () => {
    const lost = db.transaction(async (tx) => {
      await tx`select 1`
      network.lose()
      await tx`select 2`
    })
    assert.deepEqual(await outcomes(lost), ['CONNECTION_CLOSED'])
    assert.deepEqual(await outcomes(db.transaction((tx) => tx`select 1`)), ['done'])
  })

  test('fails what waits for it also if it answers on no new connection', async () => {
    await db.sql`select 1`
    network.mute(true)
    network.lose()
    assert.deepEqual(await outcomes(db.sql`select 1`), ['CONNECTION_CLOSED'])
    network.mute(false)
    await eventually(async () => (await outcomes(db.sql`select 1`))[0] === 'done')
  })

  test('is not taken for one that works on a statement or waits for a lock', async () => {
    await database.db.sql`create table locked (id int)`
    await database.db.sql`grant select on locked to public`
    const isLocked = Promise.withResolvers<void>()
    const holder = database.db.transaction(async (tx) => {
      await tx`lock table locked`
      isLocked.resolve()
      await tx`select pg_sleep(${seconds})`
    })
    await isLocked.promise
    const waiter = db.transaction(async (tx) => {
      await tx`set local lock_timeout = 0`
      return tx`select * from locked`
    })
    assert.deepEqual(await outcomes(db.sql`select pg_sleep(${seconds})`, waiter, holder), ['done', 'done', 'done'])
    assert.deepEqual(lines, [])
  })

  test('leaves connections open behind a proxy that numbers processes', async () => {
    network.shiftPid(1_000_000)
    assert.deepEqual(await outcomes(db.sql`select pg_sleep(${seconds})`), ['done'])
    network.shiftPid(0)
    assert.deepEqual(lines, [])
  })
})
