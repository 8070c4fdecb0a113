import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDb } from '../../src/lib/db/index.ts'
import { backupsOf, contentOf, watching } from '../backups.ts'

/**
 * Makes one backup. The expected content is written next to it from the same snapshot, before the first row is copied.
 */
const [target = '', to = '', expected = ''] = process.argv.slice(2)
const db = createDb({ target: JSON.parse(target), name: 'backup child', connections: 2 })
const watched = watching(db, async (sql) => {
  writeFileSync(join(expected, 'next'), JSON.stringify(await contentOf(sql)))
  process.stdout.write('copying\n')
})
const { name } = await backupsOf(watched).make(to)
process.stdout.write(`${name}\n`)
await db.stop()
