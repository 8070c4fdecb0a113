import { setImmediate as nextTurn } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { BootError, type BootOptions, checkPort, findGround, isFirstStart, portErrorOf } from './boot.ts'
import { type Config, ConfigError, readEnv, toConfig } from './config.ts'
import { codeOf } from './lib/db/index.ts'
import { createLog, standardOutput } from './lib/log.ts'
import { createScreen, terminalOutput } from './lib/screen.ts'

const screen = createScreen(process.stdout)
const log = createLog({ level: 'info', destination: screen.isTerminal ? terminalOutput(screen) : standardOutput() })

const logInfo = (message: string, detail?: object) => log.info(detail ?? {}, message)
async function run(): Promise<void> {
  const { values } = parseArgs({ options: { role: { type: 'string' } } })
  const config = toConfig(readEnv(), values.role === undefined ? {} : { role: values.role })
  const stopping = Promise.withResolvers<number>()
  const unwanted = new AbortController()
  const signalled = () => {
    stopping.resolve(0)
    unwanted.abort()
  }
  process.on('SIGTERM', signalled).on('SIGINT', signalled)
  const options = { name: `gonggo ${config.role}`, join: false, signal: unwanted.signal, log: logInfo }
  const [ground, { createApp }, { settleDemo, startDemo }] = await besideReading(config, options)
  const onBroken = (why = 'a newer Gonggo has changed the database so that this version must stop') => {
    log.fatal(why)
    stopping.resolve(1)
  }
  const app = createApp(config, { ground, log, onBroken })
  const house = { config, ground, app, log, screen }
  try {
    // Pages are made while the database makes its tables.
    await Promise.all([ground.settle(), app.prepare()])
    // The accounts of a demo belong to the processes that answer.
    const state = config.role === 'worker' ? null : await settleDemo(house)
    await app.start()
    log.info({ address: app.publicUrl(), role: config.role }, 'Gonggo is listening')
    if (screen.isTerminal && state?.on !== true) screen.print(`Gonggo is listening at ${app.publicUrl()}\n`)
    // Until it is there, / shows the reference.
    if (config.console && config.role !== 'worker') void app.console.start()
    // A stop signal does not wait for the demo: what is missing is made at the next start.
    const demo = state === null ? Promise.resolve() : startDemo(house, state)
    await Promise.race([demo, stopping.promise])
    process.exitCode = await stopping.promise
    log.info('stopping')
    demo.catch((error: unknown) => log.info({ code: codeOf(error) }, 'the demo was cut off'))
  } catch (error) {
    throw bootErrorOf(error, config)
  } finally {
    await app.stop()
    await ground.stop()
  }
}

// Reading the rest of the program takes a second, in which nothing else goes on here. A new database takes as long, in a
// process of its own: both at once. One that is there already answers within milliseconds and must be heard in time.
async function besideReading(config: Config, options: BootOptions) {
  const isFirst = isFirstStart(config)
  if (isFirst) await checkPort(config)
  if (screen.isTerminal) screen.progress(isFirst ? 'Creating the database …' : 'Starting …')
  const finding = isFirst ? findGround(config, options) : null
  finding?.catch(() => {})
  await nextTurn()
  const [app, demo] = [await import('./app.ts'), await import('./demo.ts')]
  return [await (finding ?? findGround(config, options)), app, demo] as const
}

function bootErrorOf(error: unknown, config: Config): unknown {
  const code = codeOf(error)
  if (code === 'redis_required') return new BootError(code, error instanceof Error ? error.message : code, error)
  return portErrorOf(error, config) ?? error
}

run().catch((error: unknown) => {
  // Told to stop while it waited for the database: nothing had begun.
  if (error instanceof Error && error.name === 'AbortError') return
  if (error instanceof BootError || error instanceof ConfigError) log.fatal(error.message)
  else log.fatal({ err: error }, 'Gonggo could not start')
  process.exitCode = 1
})
