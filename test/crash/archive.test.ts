import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createApp } from '../../src/app.ts'
import { SEGMENT_BYTES } from '../../src/backup/rules/wal.ts'
import { boot } from '../../src/boot.ts'
import { backup } from '../../src/commands/backup.ts'
import { restore } from '../../src/commands/restore.ts'
import { toConfig } from '../../src/config.ts'
import { seoulTime } from '../../src/lib/clock.ts'
import { createDb, type Db } from '../../src/lib/db/index.ts'
import { createLog } from '../../src/lib/log.ts'
import { readConnectionFile } from '../../src/lib/postgres/index.ts'
import { createActor } from '../acting.ts'
import { contentOf, createFolders } from '../backups.ts'
import { atEnd, makeUsedRoom } from '../embedded-servers.ts'
import { bidRecord, makeAccount } from '../factories.ts'
import { databaseNow, endProcess, endsWithTests, eventually } from '../harness.ts'
import { rounds } from './rounds.ts'

const CHILD = fileURLToPath(new URL('./archive-child.ts', import.meta.url))
const LONGEST_MS = 1_500
/** The child always has work. Each segment costs processor time for its copy, its check and each restore. */
const WAITING_BYTES = 4 * SEGMENT_BYTES
const folders = createFolders(after)
const act = createActor({ backup, restore })

const configOf = (dataFolder: string, archive?: string) =>
  toConfig({
    GONGGO_DATA: dataFolder,
    GONGGO_DEMO: '0',
    GONGGO_CONSOLE: '0',
    GONGGO_BACKUP_PASSPHRASE: 'correct horse battery',
    ...(archive && { GONGGO_WAL_ARCHIVE: archive }),
  })

/** WAL that is stored for the archive. */
async function waitingBytes({ sql }: Db): Promise<number> {
  const [row] = await sql<{ bytes: number }[]>`
    select max(pg_current_wal_lsn() - restart_lsn)::double precision as bytes from pg_replication_slots`
  return row?.bytes ?? 0
}

test('an archiver that is killed again and again leaves an archive that restores every moment', async (t) => {
  const [room, archive] = [await makeUsedRoom(t), folders.make()]
  const config = configOf(room, archive)
  const infrastructure = await boot(config, { name: 'tests', join: false, log: () => {} })
  atEnd(t, () => infrastructure.stop())
  const app = createApp(config, { infrastructure, log: createLog({ level: 'silent' }) })
  const { wal, bases, stop } = app.backups.archive ?? assert.fail('there is no archive')
  await wal.tick()
  await bases.tick(new AbortController().signal)
  const running = await readConnectionFile(join(room, 'postgres.json'))
  const owner = createDb({ target: running?.connection ?? assert.fail('no server'), name: 'judge', connections: 1 })
  atEnd(t, () => owner.stop())

  const moments: { moment: string; bids: string }[] = []
  for (let round = 0; round < rounds(); round++) {
    const child = endsWithTests(
      spawn(process.execPath, [CHILD, room, archive], { stdio: ['ignore', 'pipe', 'inherit'] }),
    )
    await once(child.stdout, 'data')
    const killed = pause(Math.random() * LONGEST_MS).then(() => endProcess(child, 'SIGKILL'))
    let isKilled = false
    void killed.then(() => {
      isKilled = true
    })
    do {
      await makeAccount(app)
      await app.bids.upsert(
        Array.from({ length: 100 }, () => bidRecord()),
        () => true,
      )
      await owner.sql`select pg_switch_wal()`
      await eventually(async () => isKilled || (await waitingBytes(owner)) <= WAITING_BYTES)
    } while (!isKilled)
    await killed
    const second = Math.ceil((await databaseNow(infrastructure.db)) / 1000) * 1000
    await eventually(async () => (await databaseNow(infrastructure.db)) > second)
    moments.push({ moment: seoulTime(second), bids: (await contentOf(infrastructure.db.sql)).bids ?? '' })
  }
  await wal.tick()
  await stop()
  const noHouse = () => assert.fail('needs no database')
  const verified = await act(`backup verify ${archive}`, { config, open: noHouse })
  assert.match(verified.text, /^The WAL archive is complete/)

  // Each restore takes seconds: test the first, the last, and some between.
  const step = Math.max(1, Math.floor(moments.length / 5))
  for (const [index, { moment, bids }] of moments.entries()) {
    if (index % step !== 0 && index !== moments.length - 1) continue
    const to = folders.make()
    await act(`restore ${archive} --until ${moment}`, { config: configOf(to), open: noHouse })
    const restored = await boot(configOf(to), { name: 'judge', join: false, log: () => {} })
    assert.equal((await contentOf(restored.db.sql)).bids, bids, moment)
    await restored.stop()
  }
  t.diagnostic(`${rounds()} rounds killed, ${moments.length} moments`)
})
