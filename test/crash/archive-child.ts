import { createApp } from '../../src/app.ts'
import { boot } from '../../src/boot.ts'
import { toConfig } from '../../src/config.ts'
import { createLog } from '../../src/lib/log.ts'

/** Archives the WAL of a running service, and makes base backups, until it is killed. */
const [dataFolder = '', archive = ''] = process.argv.slice(2)
const config = toConfig({ GONGGO_DATA: dataFolder, GONGGO_WAL_ARCHIVE: archive, GONGGO_DEMO: '0', GONGGO_CONSOLE: '0' })
const infrastructure = await boot(config, { name: 'archive child', join: true, log: () => {} })
const { backups } = createApp(config, { infrastructure, log: createLog({ level: 'silent' }), hasRoutes: false })
const never = new AbortController().signal
if (backups.archive === null) throw new Error('there is no archive')
const { wal, bases } = backups.archive
process.stdout.write('archiving\n')
const copying = (async () => {
  for (;;) await wal.tick()
})()
for (;;) await Promise.race([bases.tick(never), copying])
