import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createApp } from '../../src/app.ts'
import { boot } from '../../src/boot.ts'
import { restore } from '../../src/commands/restore.ts'
import { toConfig } from '../../src/config.ts'
import { seoulTime } from '../../src/lib/clock.ts'
import type { Db } from '../../src/lib/db/index.ts'
import { createLog } from '../../src/lib/log.ts'
import { createActor } from '../acting.ts'
import { contentOf, createFolders } from '../backups.ts'
import { atEnd, makeUsedRoom } from '../embedded-servers.ts'
import { bidRecord } from '../factories.ts'
import { databaseNow, endProcess, endsWithTests, eventually } from '../harness.ts'
import { plainEnv } from '../services.ts'
import { rounds } from './rounds.ts'

const COMMANDS = fileURLToPath(new URL('../../src/commands/main.ts', import.meta.url))
const PASSPHRASE = 'correct horse battery'
const NOTICES = 500
/** One in this many restores is not killed, and measures their current duration. */
const WHOLE_EVERY = 5
const folders = createFolders(after)
const act = createActor({ restore })

const envOf = (dataFolder: string, archive?: string) => ({
  GONGGO_DATA: dataFolder,
  GONGGO_DEMO: '0',
  GONGGO_CONSOLE: '0',
  GONGGO_BACKUP_PASSPHRASE: PASSPHRASE,
  ...(archive && { GONGGO_WAL_ARCHIVE: archive }),
})
const configOf = (dataFolder: string, archive?: string) => toConfig(envOf(dataFolder, archive))

test('a restore to a moment that is killed leaves nothing or all, and the next try restores the moment', async (t) => {
  const [room, archive] = [await makeUsedRoom(t), folders.make()]
  const infrastructure = await boot(configOf(room, archive), { name: 'tests', join: false, log: () => {} })
  atEnd(t, () => infrastructure.stop())
  const app = createApp(configOf(room, archive), { infrastructure, log: createLog({ level: 'silent' }) })
  const { wal, bases, stop } = app.backups.archive ?? assert.fail('there is no archive')
  await wal.tick()
  await bases.tick(new AbortController().signal)
  const write = () =>
    app.bids.upsert(
      Array.from({ length: NOTICES }, () => bidRecord()),
      () => true,
    )
  await write()
  const second = Math.ceil((await databaseNow(infrastructure.db)) / 1000) * 1000
  await eventually(async () => (await databaseNow(infrastructure.db)) > second)
  const content = await contentBesidesEpoch(infrastructure.db)
  await write()
  await wal.tick()
  await stop()
  await infrastructure.stop()

  const words = ['restore', archive, '--until', seoulTime(second)]
  let wholeMs = 0
  const counts = { tried: 0, killed: 0, empty: 0 }
  const kills = rounds() - Math.ceil(rounds() / WHOLE_EVERY)
  for (let round = 0; round < rounds(); round++) {
    const to = folders.make()
    const options = { env: { ...plainEnv(), ...envOf(to) }, stdio: 'ignore' as const }
    const child = endsWithTests(spawn(process.execPath, [COMMANDS, ...words], options))
    const ended = once(child, 'exit')
    const begun = performance.now()
    if (round % WHOLE_EVERY === 0) {
      assert.deepEqual(await ended, [0, null])
      wholeMs = performance.now() - begun
    } else {
      // Kills cover each part of a restore; the first ones come long before its end.
      const share = (counts.tried++ + Math.random()) / kills
      await Promise.race([pause(share * wholeMs), ended])
      await endProcess(child, 'SIGKILL')
      if (child.signalCode !== null) counts.killed++
    }
    const again = () => act(`restore ${archive} --until ${seoulTime(second)}`, { config: configOf(to), open: noHouse })
    if (existsSync(join(to, 'postgres'))) await assert.rejects(again, /not empty|already/i)
    else {
      counts.empty++
      await again()
    }
    const restored = await boot(configOf(to), { name: 'judge', join: false, log: () => {} })
    assert.deepEqual(await contentBesidesEpoch(restored.db), content, `round ${round}`)
    await restored.stop()
  }
  assert.ok(counts.killed >= kills / 3, `${counts.killed} of ${kills} were killed`)
  t.diagnostic(`${counts.killed} killed: ${counts.empty} left nothing; ${Math.round(wholeMs)} ms without a kill`)
})

/** Every table. A restored service begins a new epoch of the feed, and stores where. */
async function contentBesidesEpoch({ sql }: Db) {
  const { feed_head: _head, settings: _settings, ...content } = await contentOf(sql)
  const heads = await sql`select (to_jsonb(h) - 'epoch')::text as head from feed_head h`
  const settings =
    await sql`select to_jsonb(s)::text as setting from settings s where name <> 'feed home' order by name`
  return { ...content, heads, settings }
}

const noHouse = () => assert.fail('needs no database')
