import assert from 'node:assert/strict'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { createApp } from '../src/app.ts'
import { boot } from '../src/boot.ts'
import { backup } from '../src/commands/backup.ts'
import { findingOf } from '../src/commands/doctor.ts'
import { walArchive } from '../src/commands/doctor-archive.ts'
import { restore } from '../src/commands/restore.ts'
import { toConfig } from '../src/config.ts'
import { HOUR, seoulTime, systemClock } from '../src/lib/clock.ts'
import type { Db } from '../src/lib/db/index.ts'
import { readHead } from '../src/lib/feed.ts'
import { createLog } from '../src/lib/log.ts'
import { readConnectionFile } from '../src/lib/postgres/index.ts'
import { createActor, refused } from './acting.ts'
import { contentOf } from './backups.ts'
import { atEnd, isRoot, makeRoom, makeUsedRoom, mountDisk, ROOM, start, withSql } from './embedded-servers.ts'
import { clockShift } from './environment.ts'
import { bidRecord, makeAccount } from './factories.ts'
import { databaseNow, eventually } from './harness.ts'
import { roomyFolder } from './roomy-folder.ts'

type Env = Record<string, string>

/** Restores to a point in time: base backups and archived WAL of an embedded database. */
const SEALED: Env = { GONGGO_BACKUP_PASSPHRASE: 'correct horse battery' }
const actor = createActor({ backup, restore })
const noHouse = () => assert.fail('needs no database')
const act = (line: string, dataFolder: string, env: Env = {}) =>
  actor(line, { config: configOf(dataFolder, env), open: noHouse })
/** With a shifted clock, only the service is shifted: an embedded database has the machine's clock. */
const TOGETHER = { skip: clockShift() !== 0 && 'service and database have different clocks' }
const QUIET = createLog({ level: 'silent' })

/** Deriving a key takes 0.3 s of processor time: one test does it, the others get the key from the environment. */
const configOf = (dataFolder: string, env: Env) =>
  toConfig({
    GONGGO_DATA: dataFolder,
    GONGGO_PORT: '0',
    GONGGO_CONSOLE: '0',
    GONGGO_DEMO: '0',
    ...(env.GONGGO_BACKUP_PASSPHRASE === undefined && { GONGGO_SECRET: 'only for tests and long enough' }),
    ...env,
  })

/** A service whose jobs do not run: the test runs their steps. */
async function openService(
  t: TestContext,
  dataFolder: string,
  env: Env,
  { joins = false, aheadMs = (): number => 0, hasRoutes = false } = {},
) {
  const config = configOf(dataFolder, env)
  const said: string[] = []
  const infrastructure = await boot(config, { name: 'tests', join: joins, log: () => {} })
  const log = createLog({ level: 'info', destination: { write: (line: string) => void said.push(line) } })
  const clock = { ...systemClock, now: () => Date.now() + aheadMs() }
  const app = createApp(config, { infrastructure, clock, log: env.GONGGO_WAL_ARCHIVE ? log : QUIET, hasRoutes })
  let isClosed = false
  const close = async () => {
    if (isClosed) return
    isClosed = true
    await app.backups.archive?.stop()
    await infrastructure.stop()
  }
  atEnd(t, close)
  const { archive } = app.backups
  const never = new AbortController().signal
  const heard = (text: string) => said.filter((line) => line.includes(text)).length
  return { app, db: infrastructure.db, wal: archive?.wal, base: () => archive?.bases.tick(never), close, heard }
}

/**
 * A moment between two writes, with the command's resolution of a second, and the content of the database at that time.
 */
async function rest(db: Db) {
  const second = Math.ceil((await databaseNow(db)) / 1000) * 1000
  await eventually(async () => (await databaseNow(db)) > second)
  return { moment: seoulTime(second), content: stable(await contentOf(db.sql)) }
}

/** Without what every restore changes: the epoch of the feed. */
const stable = ({ settings, feed_head, ...rest }: Record<string, string>) => rest

async function ownerSql(room: string, work: (sql: Db['sql']) => Promise<unknown>): Promise<void> {
  const running = await readConnectionFile(join(room, 'postgres.json'))
  assert.ok(running)
  await withSql(running.connection, work)
}

const lineIn = (archive: string) => join(archive, readdirSync(archive).toSorted().at(-1) ?? '')
const restoreUntil = (archive: string, moment: string, to: string, env?: Env) =>
  act(`restore ${archive} --until ${moment}`, to, env)
/** After deleting hundreds of files, ext4 searches long for free inodes. */
const makeFolder = (t: TestContext) => makeRoom(t, roomyFolder(ROOM))

test('a restore to a moment between two writes has every row of then, and none of later', async (t) => {
  const archive = makeFolder(t)
  const room = await makeUsedRoom(t, { hasSchema: true })
  const service = await openService(t, room, { GONGGO_WAL_ARCHIVE: archive, ...SEALED })
  await service.wal?.tick()
  await service.base()
  const { epoch } = await readHead(service.db.sql)
  const start = seoulTime(Math.floor((await databaseNow(service.db)) / 1000 - 5) * 1000)

  const moments: Awaited<ReturnType<typeof rest>>[] = []
  for (const step of [1, 2, 3, 4]) {
    const { id } = await makeAccount(service.app)
    await service.app.bids.upsert(
      Array.from({ length: 50 * step }, () => bidRecord()),
      () => true,
    )
    await service.db.sql`
      insert into mails (id, account_id, recipient, language, template)
      values (${`mail_${step}`}, ${id}, 'a@example.kr', 'ko', 'x')`
    if (step === 3) await service.db.sql`delete from mails where id = 'mail_1'`
    moments.push(await rest(service.db))
    // The log continues in another segment, or in the same one.
    if (step === 2) await ownerSql(room, (sql) => sql`select pg_switch_wal()`)
    if (step !== 3) await service.wal?.tick()
  }
  await service.wal?.tick()
  const secret = readFileSync(join(room, 'secret'), 'utf8')
  await service.close()

  for (const { moment, content } of moments) {
    const to = makeFolder(t)
    const { text } = await restoreUntil(archive, moment, to, SEALED)
    assert.match(text, /^Restored the database as it was at .* from the base backup of .* Start the service\.$/)
    assert.equal(readFileSync(join(to, 'secret'), 'utf8'), secret)
    const restored = await openService(t, to, SEALED)
    assert.deepEqual(stable(await contentOf(restored.db.sql)), content, moment)
    assert.notEqual((await readHead(restored.db.sql)).epoch, epoch)
    await restored.close()
  }
  assert.equal(new Set(moments.map(({ content }) => content.bids)).size, 4)

  for (const outside of [start, '2035-01-01T00:00:00+09:00']) {
    const { code, detail } = await refused(() => restoreUntil(archive, outside, makeFolder(t)))
    assert.equal(code, 'backup')
    assert.match(detail, /is not in the archive .* It can restore: \d{4}-.*\+09:00 to \d{4}-.*\+09:00\./)
  }
})

test('a segment that is missing or damaged is named, with the moment before it', async (t) => {
  const archive = makeFolder(t)
  const room = await makeUsedRoom(t, { hasSchema: true })
  const service = await openService(t, room, { GONGGO_WAL_ARCHIVE: archive })
  await service.wal?.tick()
  await service.base()
  await rest(service.db)
  for (let segment = 0; segment < 3; segment++) {
    await makeAccount(service.app)
    await service.wal?.tick()
    await ownerSql(room, (sql) => sql`select pg_switch_wal()`)
    await service.app.bids.upsert([bidRecord()], () => true)
    await service.wal?.tick()
    await rest(service.db)
  }
  await makeAccount(service.app)
  const { moment } = await rest(service.db)
  await service.wal?.tick()
  await service.close()
  const segments = join(lineIn(archive), 'segments')
  const whole = await act(`backup verify ${archive}`, room)
  assert.match(whole.text, /^The WAL archive is complete\. It can restore: \d{4}-.* to \d{4}-/)

  const refuse = async () => (await refused(() => restoreUntil(archive, moment, makeFolder(t)))).detail
  const names = readdirSync(segments).filter((name) => name.endsWith('.gz'))
  const name = names.toSorted().at(-1) ?? ''
  const [path, content] = [join(segments, name), readFileSync(join(segments, name))]
  const damages = {
    missing: () => renameSync(path, `${path}.away`),
    truncated: () => writeFileSync(path, content.subarray(0, content.length / 2)),
    changed: () =>
      writeFileSync(
        path,
        content.map((byte, index) => (index === 100 ? byte ^ 1 : byte)),
      ),
  }
  for (const [fault, damage] of Object.entries(damages)) {
    damage()
    const expected = new RegExp(`^The segment ${name.replace('.gz', '')} of the WAL is ${fault}\\. The latest moment`)
    assert.match(await refuse(), expected)
    const { detail } = await refused(() => act(`backup verify ${archive}`, room))
    assert.match(detail, new RegExp(`${name.replace('.gz', '')} is ${fault}`))
  }
  writeFileSync(path, content)

  // The index does not contain it either.
  const index = join(lineIn(archive), 'segments.jsonl')
  const entries = readFileSync(index, 'utf8')
  writeFileSync(index, entries.trimEnd().split('\n').slice(0, -1).join('\n').concat('\n'))
  assert.match(await refuse(), /^The segment [0-9A-F]{24} of the WAL is missing/)
  writeFileSync(index, entries)

  const partial = join(segments, readdirSync(segments).find((one) => one.endsWith('.partial')) ?? '')
  const last = readFileSync(partial)
  writeFileSync(partial, Buffer.alloc(last.length))
  assert.match(await refuse(), /^The WAL in the archive ends before .*the last segment is damaged/)
  writeFileSync(partial, last)

  const base = readdirSync(lineIn(archive)).find((one) => one.startsWith('gonggo-')) ?? ''
  assert.match(
    (await refused(() => act(`restore ${join(lineIn(archive), base)}`, makeFolder(t)))).detail,
    /is the base backup of a WAL archive/,
  )
  const to = makeFolder(t)
  await restoreUntil(archive, moment, to)
  assert.match((await refused(() => restoreUntil(archive, moment, to))).detail, /There is a database in/)
  writeFileSync(join(lineIn(archive), base, 'base.tar.gz'), 'damaged')
  assert.match(await refuse(), /no complete base backup|base\.tar\.gz is/)
})

test(
  'an archive that is away does not stop the service, is told once, and is filled up afterwards',
  TOGETHER,
  async (t) => {
    const archive = makeFolder(t)
    const room = await makeUsedRoom(t, { hasSchema: true })
    const env = { GONGGO_WAL_ARCHIVE: archive }
    const service = await openService(t, room, env)
    const { wal } = service
    assert.ok(wal)
    const look = () => findingOf(() => walArchive(configOf(room, env)))
    assert.deepEqual((await look()).ok, false)
    await wal.tick()
    await service.base()
    assert.ok((await look()).ok)

    renameSync(archive, `${archive}.away`)
    for (const round of [1, 2, 3]) {
      await wal.tick()
      await service.app.bids.upsert([bidRecord()], () => true)
      await ownerSql(room, (sql) => sql`select pg_switch_wal()`)
      assert.equal(service.heard('the WAL cannot be archived'), 1, `round ${round}`)
    }
    assert.ok(wal.waitingBytes() > 0, 'what waits is measured without the archive')
    assert.ok(!existsSync(archive), 'a disk that is not mounted is not replaced')
    const missing = await look()
    assert.deepEqual([missing.ok, missing.detail.includes('no such file')], [false, true])
    // The mount point alone is not an archive either.
    mkdirSync(archive)
    await wal.tick()
    assert.deepEqual(readdirSync(archive), [])
    rmSync(archive, { recursive: true })

    renameSync(`${archive}.away`, archive)
    const { moment, content } = await rest(service.db)
    await wal.tick()
    assert.equal(service.heard('the WAL is archived again'), 1)
    assert.equal(wal.waitingBytes(), 0)
    assert.ok((await look()).ok)
    assert.ok(wal.age() < Infinity)
    await service.close()
    const to = makeFolder(t)
    await restoreUntil(archive, moment, to)
    const restored = await openService(t, to, env)
    assert.deepEqual(stable(await contentOf(restored.db.sql)), content)

    // A restored database continues on its own timeline.
    await restored.wal?.tick()
    await restored.base()
    assert.equal(readdirSync(archive).length, 2)
    await restored.close()
  },
)

test('without the setting, the server keeps no WAL for an archive', async (t) => {
  const archive = makeFolder(t)
  const room = await makeUsedRoom(t, { hasSchema: true })
  const slots = async (env: Env) => {
    const service = await openService(t, room, env)
    await service.wal?.tick()
    let count = -1
    await ownerSql(room, async (sql) => {
      count = (await sql`select from pg_replication_slots`).length
    })
    await service.close()
    return count
  }
  assert.equal(await slots({ GONGGO_WAL_ARCHIVE: archive }), 1)
  assert.equal(await slots({}), 0)
  assert.equal(await slots({ GONGGO_WAL_ARCHIVE: makeFolder(t) }), 1)
})

test('a running service archives by itself, and shows it in /metrics', async (t) => {
  const archive = makeFolder(t)
  const room = await makeUsedRoom(t, { hasSchema: true })
  const service = await openService(t, room, { GONGGO_WAL_ARCHIVE: archive }, { hasRoutes: true })
  await service.app.start()
  const metric = async (name: string) => {
    const text = await (await fetch(`${service.app.publicUrl()}/metrics`)).text()
    return Number(new RegExp(`^gonggo_wal_archive_${name} (\\S+)$`, 'm').exec(text)?.[1])
  }
  await eventually(async () => Number.isFinite(await metric('age_seconds')))
  await eventually(async () => Number.isFinite(await metric('base_age_seconds')))
  assert.equal(await metric('failures_total'), 0)
  assert.ok((await metric('waiting_bytes')) >= 0)
  await makeAccount(service.app)
  const { moment, content } = await rest(service.db)
  await service.app.stop()
  await service.close()
  const to = makeFolder(t)
  // The last writes were archived when it stopped.
  await restoreUntil(archive, moment, to)
  const restored = await openService(t, to, {})
  assert.equal(stable(await contentOf(restored.db.sql)).accounts, content.accounts)
})

test('base backups are kept as the settings ask, and WAL as long as one of them needs it', TOGETHER, async (t) => {
  const archive = makeFolder(t)
  const room = await makeUsedRoom(t, { hasSchema: true })
  const env = { GONGGO_WAL_ARCHIVE: archive, GONGGO_BACKUP_KEEP: '2', GONGGO_BACKUP_EVERY: '1h' }
  let ahead = 0
  const service = await openService(t, room, env, { aheadMs: () => ahead })
  const bases = () =>
    readdirSync(lineIn(archive))
      .filter((name) => name.startsWith('gonggo-'))
      .toSorted()
  const segments = () =>
    readdirSync(join(lineIn(archive), 'segments'))
      .filter((name) => name.endsWith('.gz'))
      .toSorted()
  await service.wal?.tick()
  await service.base()
  await service.base()
  assert.equal(bases().length, 1, 'not before it is due')
  const [first] = bases()
  for (let round = 0; round < 3; round++) {
    await makeAccount(service.app)
    await ownerSql(room, (sql) => sql`select pg_switch_wal()`)
    await service.wal?.tick()
    ahead += HOUR
    await service.base()
  }
  assert.equal(bases().length, 2)
  assert.ok(!bases().includes(first ?? ''))
  const manifests = bases().map((name) =>
    JSON.parse(readFileSync(join(lineIn(archive), name, 'manifest.json'), 'utf8')),
  )
  const needed = Math.min(...manifests.map(({ base }) => base.segment))
  assert.ok(segments().every((name) => Number.parseInt(name.slice(16, 24), 16) >= needed))
  const index = readFileSync(join(lineIn(archive), 'segments.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
  assert.equal(index.length, segments().length)
  const { moment, content } = await rest(service.db)
  await service.wal?.tick()
  await service.close()
  const to = makeFolder(t)
  await restoreUntil(archive, moment, to)
  const restored = await openService(t, to, {})
  assert.deepEqual(stable(await contentOf(restored.db.sql)), content)
})

test('WAL that waits for an archive is limited; after that the archive has a gap and begins anew', async (t) => {
  const archive = makeFolder(t)
  const room = await makeUsedRoom(t, { hasSchema: true })
  const settings = { max_slot_wal_keep_size: '48MB', max_wal_size: '32MB', min_wal_size: '32MB' }
  await start(t, room, { settings, connectionFile: join(room, 'postgres.json') })
  const service = await openService(t, room, { GONGGO_WAL_ARCHIVE: archive }, { joins: true })
  await service.wal?.tick()
  await service.base()
  const { moment, content } = await rest(service.db)
  await service.wal?.tick()
  const old = lineIn(archive)
  for (let segment = 0; segment < 8; segment++) {
    await makeAccount(service.app)
    await ownerSql(room, (sql) => sql`select pg_switch_wal()`)
  }
  await ownerSql(room, (sql) => sql`checkpoint`)
  await service.wal?.tick()
  assert.equal(service.heard('the archive has a gap and begins anew'), 1)
  assert.equal(readdirSync(archive).length, 2)
  await service.base()
  const later = await rest(service.db)
  await service.wal?.tick()
  await service.close()
  for (const one of [{ moment, content }, later]) {
    const to = makeFolder(t)
    await restoreUntil(archive, one.moment, to)
    const restored = await openService(t, to, {})
    assert.deepEqual(stable(await contentOf(restored.db.sql)), one.content)
    await restored.close()
  }
  // Each timeline is an archive as well.
  assert.match((await refused(() => restoreUntil(old, later.moment, makeFolder(t)))).detail, /It can restore: .* to /)
})

test('an archive on a full disk does not stop the service', {
  skip: isRoot ? false : 'mounting a small disk needs root',
}, async (t) => {
  const disk = mountDisk(t, '24m')
  if (disk === null) return
  const room = await makeUsedRoom(t, { hasSchema: true })
  const service = await openService(t, room, { GONGGO_WAL_ARCHIVE: disk })
  await service.wal?.tick()
  await service.base()
  const ballast = join(disk, 'ballast')
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(ballast, Buffer.alloc(bavail * bsize))
  for (let round = 0; round < 2; round++) {
    await service.app.bids.upsert([bidRecord()], () => true)
    await ownerSql(room, (sql) => sql`select pg_switch_wal()`)
    await service.wal?.tick()
  }
  assert.equal(service.heard('the WAL cannot be archived'), 1)
  assert.match((await findingOf(() => walArchive(configOf(room, { GONGGO_WAL_ARCHIVE: disk })))).detail, /is full/)
  const { moment, content } = await rest(service.db)
  rmSync(ballast)
  await service.wal?.tick()
  assert.equal(service.heard('the WAL is archived again'), 1)
  await service.close()
  const to = makeFolder(t)
  await restoreUntil(disk, moment, to)
  const restored = await openService(t, to, {})
  assert.deepEqual(stable(await contentOf(restored.db.sql)), content)
  await restored.close()
})
