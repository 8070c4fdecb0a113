import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { passedOn } from './environment.ts'
import { endProcess, endsWithTests, eventually, type TestDatabase } from './harness.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** The whole service as a separate process. */
export interface Service {
  process: ChildProcess
  /** All its output so far. */
  output(): string
  /** Its address, once it listens; rejects with its output if it ends before. */
  listening(): Promise<string>
  /** The exit code, once it has ended and all output has arrived. */
  ended: Promise<number | null>
  end(signal?: NodeJS.Signals): Promise<number | null>
}

export interface ServiceOptions {
  /** `GONGGO_…` and similar variables; of the caller's environment, it gets only what every program needs. */
  env: Record<string, string>
  folder?: string
  words?: string[]
}

export function startService({ env, folder, words = [] }: ServiceOptions): Service {
  const options = { cwd: folder, env: { ...plainEnv(), ...env } }
  return serviceOf(endsWithTests(spawn(process.execPath, [MAIN, ...words], options)))
}

/** Any process that becomes a service. */
export function serviceOf(child: ChildProcess): Service {
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return {
    process: child,
    output: () => said,
    listening: () =>
      eventually(() => {
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(`it ended before it listened:\n${said}`)
        return /"address":"(http:[^"]+)"/.exec(said)?.[1]
      }),
    ended,
    async end(signal) {
      await endProcess(child, signal)
      return ended
    },
  }
}

/** Settings that pass a database to a service; a URL cannot name the socket of ours. */
export function wayTo({ target }: Pick<TestDatabase, 'target'>): Record<string, string> {
  const { host, port, username, password, database } = target
  const way = { PGHOST: host, PGPORT: String(port), PGUSER: username, PGPASSWORD: password }
  return { ...way, DATABASE_URL: `postgres:///${database}` }
}

/** Services in tests must not use databases or keys of the developer. */
export function plainEnv(): Record<string, string> {
  // Building its files takes seconds, and tests that need them request them.
  return { GONGGO_CONSOLE: '0', ...passedOn() }
}
