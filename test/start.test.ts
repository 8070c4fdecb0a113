import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { openInfrastructure } from '../src/boot.ts'
import { toConfig } from '../src/config.ts'
import { writeSetting } from '../src/lib/db/index.ts'
import { startEmbeddedPostgres } from '../src/lib/postgres/index.ts'
import { isAlive, isRoot } from './embedded-servers.ts'
import { endsWithTests, eventually, openTestDatabase } from './harness.ts'
import { plainEnv, type Service, serviceOf, startService, wayTo } from './services.ts'

/** Starting and stopping a service, with other processes and files present. */
const ROOT = join(import.meta.dirname, '..')

function newFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-start-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const envOf = (data: string) => ({ GONGGO_DATA: data, GONGGO_PORT: '0', GONGGO_DEMO: '0' })

/** Node and the PostgreSQL it has started. */
function processesOf(service: Service, data: string): number[] {
  const postgres = readFileSync(join(data, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]
  return [Number(/"pid":(\d+)/.exec(service.output())?.[1]), Number(postgres)]
}

test('a SIGTERM to `npm start` ends Node and PostgreSQL in order, and npm after them', async (t) => {
  const data = join(newFolder(t), 'data')
  const env = { ...plainEnv(), ...envOf(data) }
  const service = serviceOf(endsWithTests(spawn('npm', ['start'], { cwd: ROOT, env })))
  await service.listening()
  const pids = processesOf(service, data)
  assert.deepEqual(pids.map(isAlive), [true, true])
  assert.ok(!pids.includes(service.process.pid ?? 0))
  assert.equal(await service.end('SIGTERM'), 0, service.output())
  assert.deepEqual(pids.map(isAlive), [false, false])
  assert.equal(existsSync(join(data, 'postgres', 'postmaster.pid')), false)
})

test('a new database is begun before anything else is done, for its first start takes longest', async (t) => {
  const data = join(newFolder(t), 'data')
  const finding = openInfrastructure(toConfig(envOf(data)), { name: 'tests', join: false, log: () => {} })
  await nextTurn()
  const names = readdirSync(data)
  await (await finding).stop()
  assert.ok(
    names.some((name) => name.startsWith('postgres.new-')),
    names.join(),
  )
})

test('a service waits for a command that holds the database, and not for another service', async (t) => {
  const data = join(newFolder(t), 'data')
  mkdirSync(data)
  const command = await startEmbeddedPostgres({ dataFolder: join(data, 'postgres'), log: () => {} })
  t.after(() => command.stop())
  const waits = (service: Service) =>
    eventually(() => service.output().includes('waiting for a command that uses the database'))
  const [service, unwanted] = [startService({ env: envOf(data) }), startService({ env: envOf(data) })]
  await Promise.all([waits(service), waits(unwanted)])
  assert.equal(await unwanted.end('SIGTERM'), 0, unwanted.output())
  await command.stop()
  await service.listening()
  const second = startService({ env: envOf(data) })
  assert.equal(await second.ended, 1)
  assert.match(second.output(), /Another process is using the database/)
  assert.doesNotMatch(second.output(), /waiting for a command/)
  assert.equal(await service.end(), 0)
})

test('the demo beside a database of one’s own needs no data folder to be there', async (t) => {
  const data = join(newFolder(t), 'not', 'there')
  const database = await openTestDatabase()
  // As after the first minute: only the file with the accounts is missing.
  await writeSetting(database.db.sql, 'demo', { on: true, moment: Date.now(), filled: true })
  const env = { ...envOf(data), ...wayTo(database), GONGGO_SECRET: 'a secret of some length', GONGGO_DEMO: '1' }
  const service = startService({ env })
  await eventually(() => existsSync(join(data, 'demo.json')))
  assert.equal(statSync(data).mode & 0o777, 0o700)
  assert.equal(await service.end(), 0, service.output())
  await database.close()
})

test('a data folder of the wrong mode is named together with the chmod that mends it', async (t) => {
  const data = join(newFolder(t), 'data')
  mkdirSync(data)
  chmodSync(data, 0o500)
  const service = startService({ env: envOf(data) })
  // Root may write everywhere.
  if (isRoot) {
    await service.listening()
    assert.equal(await service.end(), 0)
    return
  }
  assert.equal(await service.ended, 1)
  assert.match(service.output(), /data folder \S+ cannot be used by this user\. To repair it, run: chmod 700 '\S+data'/)
  chmodSync(data, 0o700)
})
