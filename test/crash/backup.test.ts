import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openHouse } from '../acting.ts'
import { contentOf, createFolders, openEmptyDatabase, restoreTo } from '../backups.ts'
import { bidRecord, makeAccount } from '../factories.ts'
import { endProcess, endsWithTests, openTestDatabase, type TestDatabase } from '../harness.ts'
import { rounds } from './rounds.ts'

const CHILD = fileURLToPath(new URL('./backup-child.ts', import.meta.url))
const NOTICES = 1_000
const folders = createFolders(after)

/** Creates and changes accounts, notices, events and mails until it is stopped. */
function writeMuch(database: TestDatabase) {
  const { app } = openHouse(database).house
  const stopping = new AbortController()
  let changes = 0
  const work = async () => {
    const { id: accountId } = await makeAccount(app, { plan: 'enterprise' })
    while (!stopping.signal.aborted) {
      const record = bidRecord({ number: `R26BK${String(changes % 500).padStart(8, '0')}`, title: `용역 ${changes}` })
      await app.bids.upsert([record, bidRecord()], () => true)
      await database.db.transaction((tx) => app.alerts.record(tx, { accountId, type: 'webhook.test', data: {} }))
      await database.db.sql`
        insert into mails (id, account_id, recipient, language, template)
        values (${`mail_${changes}`}, ${accountId}, 'a@example.kr', 'ko', 'x')`
      changes++
    }
  }
  const writer = work()
  return {
    changes: () => changes,
    async stop() {
      stopping.abort()
      await writer
    },
  }
}

/**
 * One backup in a separate process, killed some time after its first row unless it ended before. Returns its name if it
 * is complete.
 */
async function backUp(database: TestDatabase, to: string, expected: string, killAfterMs: number | null) {
  const child = endsWithTests(
    spawn(process.execPath, [CHILD, JSON.stringify(database.target), to, expected], {
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  )
  const closed = once(child, 'close')
  const before = new Set(readdirSync(to))
  await Promise.race([once(child.stdout, 'data'), closed])
  const begun = performance.now()
  if (killAfterMs !== null) {
    await Promise.race([pause(killAfterMs), closed])
    await endProcess(child, 'SIGKILL')
  }
  await closed
  const name = readdirSync(to).find((one) => one.startsWith('gonggo-') && !before.has(one))
  if (name !== undefined) renameSync(join(expected, 'next'), join(expected, name))
  return { name: name ?? null, ms: performance.now() - begun }
}

test('backups under load, half of them killed: each that is complete is restored row by row', async () => {
  const database = await openTestDatabase()
  const { app } = openHouse(database).house
  await app.bids.upsert(
    Array.from({ length: NOTICES }, () => bidRecord()),
    () => true,
  )
  const [to, expected] = [join(folders.make(), 'backups'), folders.make()]
  mkdirSync(to)
  const writing = writeMuch(database)
  // The current duration of a backup: kills happen anywhere within it, and slightly after its end.
  const first = await backUp(database, to, expected, null)
  const whole = [first.name]
  let killed = 0
  for (let round = 1; round < rounds(); round++) {
    const isKilled = round % 2 === 1
    const { name } = await backUp(database, to, expected, isKilled ? Math.random() * first.ms : null)
    if (name === null) killed++
    else whole.push(name)
    if (!isKilled) assert.ok(name, 'one that nobody kills is completed')
  }
  await writing.stop()
  for (const name of whole) {
    const restored = await openEmptyDatabase(database)
    await restoreTo(restored.db, join(to, name ?? ''))
    assert.deepEqual(await contentOf(restored.db.sql), JSON.parse(readFileSync(join(expected, name ?? ''), 'utf8')))
    await restored.close()
  }
  process.stdout.write(
    `${rounds()} backups, ${killed} killed, ${whole.length} restored, ${writing.changes()} changes\n`,
  )
  await database.close()
})
