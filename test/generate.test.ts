import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createApp } from '../src/app.ts'
import { toConfig } from '../src/config.ts'
import { readHead } from '../src/lib/feed.ts'
import { createLog } from '../src/lib/log.ts'
import { createSecrets } from '../src/lib/secret.ts'
import { NOW } from './factories.ts'
import { openTestDatabase } from './harness.ts'

const OPTIONS = { seed: 1, now: NOW, recent: { notices: 120, days: 60 }, stock: { notices: 480, months: 24 } }

test('made once more, the same notices and results are found unchanged', async () => {
  const database = await openTestDatabase()
  const app = createApp(toConfig({}), {
    infrastructure: {
      db: database.db,
      secrets: createSecrets(['a secret for the tests']),
      migrations: [],
      embedded: true,
    },
    log: createLog({ level: 'silent' }),
  })
  const first = await app.sources.generate(OPTIONS, () => {})
  const { position } = await readHead(database.db.sql)
  assert.equal(first.notices, 600)
  assert.deepEqual(await app.sources.generate(OPTIONS, () => {}), first)
  assert.equal((await readHead(database.db.sql)).position, position)
  await database.close()
})

test('a batch that fails ends the work, and what is in hand comes to its end', async () => {
  const database = await openTestDatabase()
  const app = createApp(toConfig({}), {
    infrastructure: {
      db: database.db,
      secrets: createSecrets(['a secret for the tests']),
      migrations: [],
      embedded: true,
    },
    log: createLog({ level: 'silent' }),
  })
  const stop = new Error('enough')
  const counted: number[] = []
  const cut = app.sources.generate({ ...OPTIONS, stock: { notices: 2_000, months: 24 } }, ({ notices }) => {
    counted.push(notices)
    throw stop
  })
  await assert.rejects(cut, stop)
  const [row] = await database.db.sql<{ count: number }[]>`select count(*) as count from bids`
  assert.equal(row?.count, counted.at(-1))
  await database.close()
})
