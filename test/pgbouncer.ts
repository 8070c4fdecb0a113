import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { neededEnv } from './environment.ts'
import { freePort } from './free-port.ts'
import { eventually, type TestDatabase } from './harness.ts'
import { endProcess, endsWithTests } from './processes.ts'

/** Debian installs it where only root looks for programs. */
const PROGRAM = ['pgbouncer', '/usr/sbin/pgbouncer'].find(
  (program) => spawnSync(program, ['--version'], { env: neededEnv() }).status === 0,
)

/** Why tests of pgbouncer are skipped. */
export const withoutPgbouncer: string | false = PROGRAM ? false : 'no pgbouncer is installed here'

export interface Pgbouncer {
  /** The database behind it. */
  target: TestDatabase['target']
  close(): Promise<void>
}

/** pgbouncer with its default settings in front of a database. It must not be root, and could not open our socket. */
export async function startPgbouncer({ target }: TestDatabase, mode: string): Promise<Pgbouncer> {
  const { host, port, username, password, database } = target
  const server = createServer((incoming) => {
    const outgoing = connect(join(host, `.s.PGSQL.${port}`))
    incoming.on('error', () => outgoing.destroy())
    outgoing.on('error', () => incoming.destroy())
    incoming.pipe(outgoing).pipe(incoming)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-pgbouncer-'))
  chmodSync(folder, 0o755)
  const listen = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
${database} = host=127.0.0.1 port=${(server.address() as AddressInfo).port} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listen}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = 50
`,
  )
  const words = process.getuid?.() === 0 ? ['-u', 'nobody', file] : [file]
  const child = endsWithTests(spawn(PROGRAM ?? '', words, { env: neededEnv(), stdio: 'ignore' }))
  await eventually(() => isOpen(listen))
  return {
    target: { ...target, host: '127.0.0.1', port: listen },
    async close() {
      await endProcess(child, 'SIGKILL')
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (yes: boolean) => {
      socket.destroy()
      resolve(yes)
    }
    socket.once('error', () => end(false)).once('connect', () => end(true))
  })
