import cluster from 'node:cluster'
import { parseArgs } from 'node:util'
import { BootError } from './boot.ts'
import { ConfigError, readEnv, toConfig } from './config.ts'
import { cacheCompiledCode } from './lib/compiled-code.ts'
import { createLog, standardOutput } from './lib/log.ts'
import { createScreen, terminalOutput } from './lib/screen.ts'
import { createWire } from './lib/wire.ts'

cacheCompiledCode()
// Set in processes started by a supervisor.
const wire = cluster.isWorker ? createWire(process) : null
const screen = createScreen(process.stdout)
const destination = screen.isTerminal ? terminalOutput(screen) : standardOutput()
const log = createLog({ level: 'info', destination, ...(wire && { pid: process.pid }) })

async function run(): Promise<number> {
  const values = readOptions()
  const config = toConfig(readEnv(), values.role === undefined ? {} : { role: values.role })
  const stopping = Promise.withResolvers<number>()
  const unwanted = new AbortController()
  const signalled = () => {
    stopping.resolve(0)
    unwanted.abort()
  }
  process.on('SIGTERM', signalled).on('SIGINT', signalled)
  wire?.answer('stop', signalled)
  const options = {
    name: `gonggo ${config.role}`,
    join: false,
    isMember: wire !== null,
    signal: unwanted.signal,
    log: (message: string, detail?: object) => log.info(detail ?? {}, message),
  }
  if (wire || config.processes === 1) {
    // Most of the program; imported here, so that it is cached.
    const { runProcess } = await import('./process.ts')
    return runProcess(config, { log, screen, options, wire, isBeside: values.beside ?? false, stopping })
  }
  const { supervise } = await import('./supervisor.ts')
  return supervise(config, { log, screen, options, stopping: unwanted.signal })
}

function readOptions(): { role?: string; beside?: boolean } {
  try {
    return parseArgs({ options: { role: { type: 'string' }, beside: { type: 'boolean' } } }).values
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    throw new ConfigError(`${fault}. The service has one option: --role=all, --role=api or --role=worker.`)
  }
}

run()
  .then((code) => {
    process.exitCode = code
  })
  .catch((error: unknown) => {
    // Stopped while waiting for the database, before anything had begun.
    if (error instanceof Error && error.name === 'AbortError') return
    if (error instanceof BootError || error instanceof ConfigError) log.fatal(error.message)
    else log.fatal({ err: error }, 'Gonggo could not start')
    process.exitCode = 1
  })
  // The channel is no longer needed, and would keep the process alive.
  .finally(() => process.channel?.unref())
