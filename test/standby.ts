// A PostgreSQL server and its standby behind one address, as a proxy or a virtual address in front of them provides.

import { spawn } from 'node:child_process'
import { chownSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { findPostgresPackage, provideBinaries, serverEnvironment } from '../src/lib/postgres/binaries.ts'
import type { EmbeddedConnection } from '../src/lib/postgres/connection.ts'
import { ensureCluster, nameForServer, serverUserFor } from '../src/lib/postgres/folder.ts'
import { atEnd, copyCluster, makeRoom, quick, ROOM, withSql } from './embedded-servers.ts'
import { freePort } from './free-port.ts'
import { endProcess, endsWithTests, eventually } from './harness.ts'
import { roomyFolder } from './roomy-folder.ts'

interface Server {
  connection: EmbeddedConnection
  kill(): Promise<unknown>
}

/** Without the launcher: at its start it writes into the database, which a standby refuses. */
async function startServer(t: TestContext, path: string, settings: Record<string, string>): Promise<Server> {
  const user = serverUserFor(path)
  const source = findPostgresPackage()
  const log = () => {}
  const binaries = await provideBinaries(source, path, user, log)
  const password = await ensureCluster({ path, user, binaries, version: source.version, log }, false)
  const port = await freePort()
  const all = {
    ...quick,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '50',
    TimeZone: 'UTC',
    port: String(port),
    ...settings,
  }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = endsWithTests(
    spawn(join(binaries, 'bin', 'postgres'), ['-D', nameForServer(path, user), ...flags], {
      ...user,
      cwd: path,
      env: serverEnvironment,
      stdio: 'ignore',
    }),
  )
  atEnd(t, () => endProcess(child, 'SIGINT'))
  const connection = { host: '127.0.0.1', port, username: 'gonggo', password, database: 'gonggo' }
  await eventually(() => withSql(connection, (sql) => sql`select 1`).catch(() => null))
  return { connection, kill: () => endProcess(child, 'SIGKILL') }
}

/** An address that leads to another one, until it is cut off. */
async function startProxy(t: TestContext) {
  const sockets = new Set<Socket>()
  let target: number | null = null
  const server = createServer((client) => {
    if (target === null) {
      client.destroy()
      return
    }
    const upstream = connect(target, '127.0.0.1')
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      from.pipe(to)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    target = null
    for (const socket of sockets) socket.destroy()
  }
  atEnd(t, () => {
    cut()
    server.close()
  })
  const address = server.address()
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    cut,
    leadTo(port: number): void {
      target = port
    },
  }
}

/** With `isSynchronous`, a commit is acknowledged when the standby has it. */
export async function startPair(t: TestContext, { isSynchronous }: { isSynchronous: boolean }) {
  const room = makeRoom(t, roomyFolder(ROOM))
  const [first, second] = [join(room, 'first'), join(room, 'second')]
  for (const path of [first, second]) await copyCluster(path, true)
  const user = serverUserFor(second)
  const mark = join(second, 'standby.signal')
  writeFileSync(mark, '', { mode: 0o600 })
  if (user) chownSync(mark, user.uid, user.gid)

  const primary = await startServer(t, first, isSynchronous ? { synchronous_standby_names: '*' } : {})
  const replication = await startProxy(t)
  replication.leadTo(primary.connection.port)
  const { username, password } = primary.connection
  const standby = await startServer(t, second, {
    primary_conninfo: `host=127.0.0.1 port=${replication.port} user=${username} password=${password}`,
  })
  const judge = <T>(work: Parameters<typeof withSql<T>>[1]) => withSql(standby.connection, work)
  await eventually(async () => {
    const [row] = await withSql(
      primary.connection,
      (sql) => sql<{ state: string }[]>`select state from pg_stat_replication`,
    )
    return row?.state === 'streaming'
  })
  const front = await startProxy(t)
  front.leadTo(primary.connection.port)
  return {
    url: `postgresql://${username}:${password}@127.0.0.1:${front.port}/${primary.connection.database}`,
    /** Reads the standby. */
    judge,
    /** What is committed from now on does not reach the standby. */
    partReplication: () => replication.cut(),
    /** The server is killed like by a power cut, the standby promoted, and the address leads to it. */
    async failOver() {
      await primary.kill()
      front.cut()
      await judge((sql) => sql`select pg_promote()`)
      front.leadTo(standby.connection.port)
    },
  }
}
