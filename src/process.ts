// One process that serves requests, from its start to its stop.

import { setImmediate as nextTurn } from 'node:timers/promises'
import { BootError, type BootOptions, checkPort, isFirstStart, openInfrastructure, portErrorOf } from './boot.ts'
import type { Config } from './config.ts'
import { codeOf } from './lib/db/index.ts'
import type { Log } from './lib/log.ts'
import type { Screen } from './lib/screen.ts'
import type { Wire } from './lib/wire.ts'

export interface ProcessOptions {
  log: Log
  screen: Screen
  options: BootOptions
  /** The connection to the supervisor; `null` = this process serves its port alone. */
  wire: Wire | null
  /** Another process of the supervisor runs the demo and prints the address. */
  isBeside: boolean
  stopping: PromiseWithResolvers<number>
}

/** Runs until the process is stopped or must stop; returns the exit code. */
export async function runProcess(config: Config, options: ProcessOptions): Promise<number> {
  const { log, screen, wire, isBeside, stopping } = options
  const [infrastructure, { createApp }, { settleDemo, startDemo }, tracing] = await besideReading(config, options)
  const onBroken = (why = 'a newer Gonggo has changed the database so that this version must stop') => {
    log.fatal(why)
    wire?.ask('broken', why).catch(() => {})
    stopping.resolve(1)
  }
  const app = createApp(config, {
    infrastructure: { ...infrastructure, ...(wire && { wire }) },
    log,
    onBroken,
    openTracing: tracing?.createTracing,
  })
  const house = { config, infrastructure, app, log, screen }
  try {
    // Otherwise scheduled backups would fail later, unnoticed except in the log.
    if (config.role !== 'api') await app.backups.checkPassphrase()
    // Otherwise every report of a leaked key would be rejected, unnoticed except in the log.
    if (config.role !== 'worker') await app.access.checkScanningKeys()
    // Pages are rendered while the database creates its tables.
    await Promise.all([infrastructure.settle(), app.prepare()])
    // Only processes that serve requests have the demo.
    const state = config.role === 'worker' || isBeside ? null : await settleDemo(house)
    await app.start()
    await wire?.ask('ready')
    log.info({ address: app.publicUrl(), role: config.role }, 'Gonggo is listening')
    if (screen.isTerminal && state?.on !== true && !isBeside)
      screen.print(`Gonggo is listening at ${app.publicUrl()}\n`)
    // Until the console is ready, / shows the reference.
    const opening = config.console && config.role !== 'worker' ? app.console.start() : Promise.resolve()
    // A stop does not wait for the demo; the next start completes it.
    const demo = state === null ? Promise.resolve() : startDemo(house, state, opening)
    await Promise.race([demo, stopping.promise])
    const code = await stopping.promise
    log.info('stopping')
    demo.catch((error: unknown) => log.info({ code: codeOf(error) }, 'the demo was cut off'))
    return code
  } catch (error) {
    throw bootErrorOf(error, config)
  } finally {
    await app.stop()
    await infrastructure.stop()
  }
}

// Loading the rest of the program blocks this process for a second. A new database takes as long, in its own process,
// so both run at once. An existing database responds within milliseconds and expects timely messages, so it is opened
// after loading.
async function besideReading(config: Config, { screen, options }: ProcessOptions) {
  const isFirst = isFirstStart(config)
  if (isFirst) await checkPort(config)
  if (screen.isTerminal && !options.isMember) screen.progress(isFirst ? 'Creating the database …' : 'Starting …')
  const finding = isFirst ? openInfrastructure(config, options) : null
  finding?.catch(() => {})
  await nextTurn()
  const [app, demo] = [await import('./app.ts'), await import('./demo.ts')]
  const tracing = config.tracing === null ? null : await import('./lib/tracing/index.ts')
  return [await (finding ?? openInfrastructure(config, options)), app, demo, tracing] as const
}

function bootErrorOf(error: unknown, config: Config): unknown {
  const code = codeOf(error)
  if (code === 'redis_required' || code === 'wrong_configuration')
    return new BootError(code, error instanceof Error ? error.message : code, error)
  return portErrorOf(error, config) ?? error
}
