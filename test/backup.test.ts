import assert from 'node:assert/strict'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, type TestContext, test } from 'node:test'
import { createApp } from '../src/app.ts'
import { boot } from '../src/boot.ts'
import { backup } from '../src/commands/backup.ts'
import { restore } from '../src/commands/restore.ts'
import { toConfig } from '../src/config.ts'
import type { Db } from '../src/lib/db/index.ts'
import { readHead } from '../src/lib/feed.ts'
import { createLog } from '../src/lib/log.ts'
import { createActor, refused } from './acting.ts'
import { contentOf, createFolders } from './backups.ts'
import { atEnd, makeUsedRoom } from './embedded-servers.ts'
import { bidRecord, makeAccount, makeKey } from './factories.ts'

/** The commands on the embedded database of a service: while it runs, while it is stopped, and on another machine. */
const PASSPHRASE = 'correct horse battery'
const folders = createFolders(after)
const act = createActor({ backup, restore })
const QUIET = createLog({ level: 'silent' })
type Env = Record<string, string>

const configOf = (dataFolder: string, env: Env = {}) =>
  toConfig({ GONGGO_DATA: dataFolder, GONGGO_PORT: '0', GONGGO_CONSOLE: '0', GONGGO_DEMO: '0', ...env })

/** As a separate process runs it: joins the database of a running service, or starts it. */
async function command(line: string, dataFolder: string, env: Env = {}) {
  const config = configOf(dataFolder, env)
  let close = async () => {}
  const open = async () => {
    const infrastructure = await boot(config, { name: 'command', join: true, log: () => {} })
    close = infrastructure.stop
    return { infrastructure, app: createApp(config, { infrastructure, log: QUIET, hasRoutes: false }) }
  }
  try {
    return await act(line, { config, open })
  } finally {
    await close()
  }
}

interface Serving {
  app: ReturnType<typeof createApp>
  db: Db
  ask(path: string, key: string): Promise<Response>
}

/** Runs the service on a data folder while `work` uses it. */
async function serve<T>(t: TestContext, dataFolder: string, env: Env, work: (service: Serving) => Promise<T>) {
  const config = configOf(dataFolder, env)
  const infrastructure = await boot(config, { name: 'tests', join: false, log: () => {} })
  const app = createApp(config, { infrastructure, log: QUIET })
  let isStopped = false
  const stop = async () => {
    if (isStopped) return
    isStopped = true
    await app.stop()
    await infrastructure.stop()
  }
  atEnd(t, stop)
  await app.start()
  const ask = (path: string, key: string) =>
    fetch(`${app.publicUrl()}${path}`, { headers: { authorization: `Bearer ${key}` } })
  const result = await work({ app, db: infrastructure.db, ask })
  await stop()
  return result
}

const folderIn = ({ document }: { document: object }) => (document as { folder: string }).folder

test('a running service is backed up and restored elsewhere: rows and keys are there, cursors are not', async (t) => {
  const env = { GONGGO_BACKUP_PASSPHRASE: PASSPHRASE }
  const [room, to] = [await makeUsedRoom(t, { hasSchema: true }), folders.make()]
  const before = await serve(t, room, {}, async ({ app, db, ask }) => {
    const { id } = await makeAccount(app, { plan: 'enterprise' })
    const { key } = await makeKey(app, id)
    await app.bids.upsert([bidRecord(), bidRecord()], () => true)
    const { nextCursor } = (await (await ask('/v1/bids/changes?limit=10', key)).json()) as { nextCursor: string }
    assert.equal((await ask(`/v1/bids/changes?since=${nextCursor}`, key)).status, 200)
    const { text, document } = await command(`backup ${to}`, room, env)
    assert.match(text, /encrypted with the passphrase/)
    const { epoch } = await readHead(db.sql)
    return { key, nextCursor, epoch, folder: folderIn({ document }), bids: (await contentOf(db.sql)).bids }
  })
  const secret = readFileSync(join(room, 'secret'), 'utf8')
  assert.ok(!readFileSync(join(before.folder, 'secret.sealed')).includes(secret.trim()))

  const other = folders.make()
  const wrong = await refused(() =>
    command(`restore ${before.folder}`, other, { GONGGO_BACKUP_PASSPHRASE: 'x'.repeat(12) }),
  )
  assert.deepEqual([wrong.exit, wrong.code], [1, 'backup'])
  assert.match(wrong.detail, /passphrase is wrong/)
  assert.ok(!existsSync(join(other, 'secret')))

  const { text, document } = await command(`restore ${before.folder}`, other, env)
  assert.match(text, /^Restored \d+ rows as they were at \d{4}-.*\. Start the service\.$/)
  assert.equal((document as { secret: string }).secret, 'restored')
  assert.equal(readFileSync(join(other, 'secret'), 'utf8'), secret)
  assert.equal(statSync(join(other, 'secret')).mode & 0o777, 0o600)
  const again = await refused(() => command(`restore ${before.folder}`, other, env))
  assert.match(again.detail, /database is not empty/)

  await serve(t, other, {}, async ({ db, ask }) => {
    assert.notEqual((await readHead(db.sql)).epoch, before.epoch)
    assert.equal((await contentOf(db.sql)).bids, before.bids)
    assert.equal((await ask(`/v1/bids/changes?since=${before.nextCursor}`, before.key)).status, 410)
    const { items } = (await (await ask('/v1/bids/changes?limit=10', before.key)).json()) as { items: object[] }
    assert.equal(items.length, 2)
  })
})

test('a stopped service, without a passphrase: the secret has to be brought', async (t) => {
  const [room, to] = [await makeUsedRoom(t, { hasSchema: true }), folders.make()]
  await serve(t, room, {}, ({ app }) => makeAccount(app))
  const { text, document } = await command(`backup ${to}`, room)
  assert.match(text, /WARNING: the secret is not in it/)
  const folder = folderIn({ document })
  assert.match((await command(`backup verify ${folder}`, room)).text, /^The backup of \d{4}-.* is complete: \d+ rows/)
  rmSync(join(folder, 'tables/accounts.copy.gz'))
  const { exit, code, detail } = await refused(() => command(`backup verify ${folder}`, room))
  assert.deepEqual([exit, code], [1, 'incomplete'])
  assert.match(detail, /tables\/accounts\.copy\.gz is missing/)

  const second = folderIn(await command(`backup ${to}`, room))
  const other = folders.make()
  const restored = await command(`restore ${second}`, other)
  assert.match(restored.text, /WARNING: the secret is missing, because the backup does not contain it/)
  const { detail: refusal } = await refused(() => serve(t, other, {}, async () => {}))
  assert.match(refusal, /secret is missing/)
  writeFileSync(join(other, 'secret'), readFileSync(join(room, 'secret')), { mode: 0o600 })
  await serve(t, other, {}, async ({ db }) => assert.equal((await db.sql`select from accounts`).length, 1))

  const foreign = folders.make()
  writeFileSync(join(foreign, 'secret'), 'that of another installation')
  assert.match((await refused(() => command(`restore ${second}`, foreign))).detail, /belongs to another installation/)
  const given = { GONGGO_SECRET: 'another secret of some length' }
  assert.match(
    (await refused(() => command(`restore ${second}`, folders.make(), given))).detail,
    /GONGGO_SECRET is not/,
  )
})
