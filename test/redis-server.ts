import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { neededEnv } from './environment.ts'
import { freePort } from './free-port.ts'
import { PATIENCE_MS } from './patience.ts'
import { endProcess, endsWithTests } from './processes.ts'

const PROGRAM = 'redis-server'

/** Why tests of Redis are skipped. `.ci/run` repeats skipped tests, and then allows none to be skipped. */
export const withoutRedis: string | false =
  spawnSync(PROGRAM, ['--version'], { env: neededEnv() }).status === 0 ? false : `no ${PROGRAM} is installed here`

export interface RedisServer {
  url: string
  /** Stores nothing: after a restart it is empty, on the same port. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Stops responding, with its connections open. */
  freeze(): void
  thaw(): void
  close(): Promise<void>
}

export async function startRedisServer(): Promise<RedisServer> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-redis-'))
  let child: ChildProcess | null = null

  async function start(): Promise<void> {
    const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
    const started = endsWithTests(spawn(PROGRAM, words, { env: neededEnv(), stdio: 'ignore' }))
    await once(started, 'spawn')
    child = started
    await untilResponsive(port)
  }

  async function stop(): Promise<void> {
    if (!child) return
    const stopped = child
    child = null
    await endProcess(stopped, 'SIGKILL')
  }

  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    stop,
    freeze: () => child?.kill('SIGSTOP'),
    thaw: () => child?.kill('SIGCONT'),
    async close() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilResponsive(port: number): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  while (!(await answers(port))) {
    if (performance.now() > deadline) throw new Error(`${PROGRAM} does not answer within ${PATIENCE_MS} ms`)
  }
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (yes: boolean) => {
      socket.destroy()
      resolve(yes)
    }
    socket.once('error', () => end(false))
    socket.once('connect', () => socket.write('PING\r\n'))
    socket.once('data', (text) => end(String(text).startsWith('+PONG')))
  })
