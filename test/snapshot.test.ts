import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { createBidWriter } from '../src/bids/service/write.ts'
import { systemClock } from '../src/lib/clock.ts'
import { bidRecord } from './factories.ts'
import { openTestDatabase, type TestDatabase } from './harness.ts'
import { startService, wayTo } from './services.ts'

let database: TestDatabase
const folder = mkdtempSync(join(tmpdir(), 'gonggo-kept-'))
before(async () => {
  database = await openTestDatabase()
})
after(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const write = (...titles: string[]) =>
  createBidWriter({ db: database.db, clock: systemClock }).upsert(
    titles.map((title) => bidRecord({ title })),
    () => true,
  )

async function run(): Promise<string> {
  const env = {
    GONGGO_SECRET: 'only for tests and long enough',
    GONGGO_PORT: '0',
    GONGGO_DATA: folder,
    GONGGO_DEMO: '0',
  }
  const service = startService({ env: { ...wayTo(database), ...env } })
  await service.listening()
  assert.equal(await service.end('SIGTERM'), 0)
  return service.output()
}

test('a service with a database of its own keeps its catalog when it stops, and begins with it', async () => {
  await write('가', '나', '다')
  assert.match(await run(), /"notices":3,.*the catalog is filled/)
  assert.ok(readdirSync(join(folder, 'catalog')).includes('manifest'))
  await write('라')
  const second = await run()
  assert.match(second, /"notices":3,"changesSince":1,.*read from its snapshot/)
  assert.doesNotMatch(second, /the catalog is filled/)
  assert.match(await run(), /"notices":4,"changesSince":0,.*read from its snapshot/)
})
