import { parseArgs } from 'node:util'
import { createApp } from './app.ts'
import { BootError, boot } from './boot.ts'
import { ConfigError, readEnv, toConfig } from './config.ts'
import { startDemo } from './demo.ts'
import { createLog } from './lib/log.ts'

const log = createLog({ level: 'info' })

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { role: { type: 'string' } } })
  const config = toConfig(readEnv(), values.role === undefined ? {} : { role: values.role })
  const stopping = Promise.withResolvers<number>()
  const signalled = () => stopping.resolve(0)
  process.on('SIGTERM', signalled).on('SIGINT', signalled)
  const ground = await boot(config, {
    name: `gonggo ${config.role}`,
    join: false,
    log: (message, detail) => log.info(detail ?? {}, message),
  })
  const app = createApp(config, {
    ground,
    log,
    onBroken: () => {
      log.fatal('a newer Gonggo has changed the database so that this one must stop')
      stopping.resolve(1)
    },
  })
  try {
    await app.start()
    log.info({ address: app.publicUrl(), role: config.role }, 'Gonggo is listening')
    await startDemo(config, ground, app, (text) => process.stdout.write(text))
    process.exitCode = await stopping.promise
    log.info('stopping')
  } finally {
    await app.stop()
    await ground.stop()
  }
}

run().catch((error: unknown) => {
  const told = error instanceof BootError || error instanceof ConfigError
  log.fatal(told ? error.message : { err: error }, told ? undefined : 'Gonggo could not start')
  process.exitCode = 1
})
