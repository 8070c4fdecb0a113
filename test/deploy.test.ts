// The topology of deploy/compose.yaml with the programs of this machine: nginx, two API processes, two workers, Redis and
// PostgreSQL. The processes run from the files of the image with the settings of the file; only addresses are replaced.

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from './app-harness.ts'
import { bidRecord, createTestClock, makeAccount, makeKey, openNow } from './factories.ts'
import { freePort } from './free-port.ts'
import { endsWithTests, eventually, openTestDatabase, type TestDatabase } from './harness.ts'
import { imageEnv, interpolated, makeImage, readCompose } from './image.ts'
import { NGINX_HOST, type Nginx, nginxSite, startNginx, textOf, withoutNginx } from './nginx.ts'
import { type RedisServer, startRedisServer, withoutRedis } from './redis-server.ts'
import { plainEnv, type Service, serviceOf } from './services.ts'
import { listenFor } from './tcp-database.ts'

const ROLE = `app_${randomBytes(4).toString('hex')}`
const VALUES = {
  GONGGO_SECRET: 'a secret of all processes in this test',
  OWNER_PASSWORD: 'set below',
  APP_PASSWORD: randomBytes(12).toString('hex'),
  GONGGO_PUBLIC_URL: `https://${NGINX_HOST}`,
}
const PROCESSES = ['api-1', 'api-2', 'worker-1', 'worker-2'] as const
const compose = readCompose()

/** As a new container of PostgreSQL: no tables, and the roles of the file. */
async function emptyDatabase({ db }: TestDatabase): Promise<void> {
  await db.sql.unsafe(`drop schema public cascade; create schema public authorization pg_database_owner;
    grant usage on schema public to public`)
  await db.sql.unsafe(interpolated(compose.configs.roles?.content ?? '', VALUES).replace('gonggo_app', ROLE))
}

describe('the topology of deploy/compose.yaml', { skip: withoutNginx || withoutRedis }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-deploy-'))
  const app = join(folder, 'app')
  const services = {} as Record<(typeof PROCESSES)[number], Service & { port: number }>
  let database: TestDatabase
  let wire: Awaited<ReturnType<typeof listenFor>>
  let redis: RedisServer
  let nginx: Nginx
  /** Creates accounts and notices; answers no request. */
  let maker: TestApp

  /** The settings of a container, with the addresses of this test. */
  function settingsOf(name: string, port: number): Record<string, string> {
    const environment = Object.entries(compose.services[name]?.environment ?? {})
    const settings = environment.map(([key, value]) => {
      const address = interpolated(String(value), VALUES)
        .replace('redis://redis:6379', redis.url)
        .replace(/\/\/gonggo_owner:[^@]*@/, `//${database.owner.username}:${database.owner.password}@`)
        .replace('gonggo_app:', `${ROLE}:`)
        .replace('postgres:5432/gonggo', `${wire.address}/${database.owner.database}`)
        .replace('172.30.0.10/32', '127.0.0.1/32')
      return [key, address]
    })
    const place = { GONGGO_HOST: '127.0.0.1', GONGGO_PORT: String(port), GONGGO_DATA: join(folder, name) }
    return { ...plainEnv(), ...imageEnv(), ...Object.fromEntries(settings), ...place }
  }

  function run(name: string, port: number) {
    const [program = '', ...words] = compose.services[name]?.command ?? []
    const options = { cwd: app, env: settingsOf(name, port) }
    return endsWithTests(spawn(program === 'node' ? process.execPath : program, words, options))
  }

  before(async () => {
    makeImage(app)
    database = await openTestDatabase()
    await emptyDatabase(database)
    wire = await listenFor(database.owner)
    redis = await startRedisServer()
    const files = filesIn(app)
    const migration = serviceOf(run('migrate', 0))
    assert.equal(await migration.ended, 0, migration.output())
    await Promise.all(
      PROCESSES.map(async (name) => {
        const port = await freePort()
        const service = serviceOf(run(name, port))
        services[name] = { ...service, port }
        await ready(service, port)
      }),
    )
    const upstream = (compose.configs.upstream?.content ?? '')
      .replace('172.30.0.11:8080', `127.0.0.1:${services['api-1'].port}`)
      .replace('172.30.0.12:8080', `127.0.0.1:${services['api-2'].port}`)
    nginx = await startNginx(nginxSite, upstream)
    const target = { ...database.target, username: ROLE, password: VALUES.APP_PASSWORD }
    const env = { GONGGO_SECRET: VALUES.GONGGO_SECRET }
    maker = await startTestApp({ database: { ...database, target }, clock: createTestClock(Date.now()), env })
    assert.deepEqual(filesIn(app), files, 'the root file system can be read-only')
  })

  after(async () => {
    await maker?.close()
    await nginx?.stop()
    await Promise.all(Object.values(services).map((service) => service.end()))
    await redis?.close()
    wire?.close()
    await database?.db.sql.unsafe(`drop owned by ${ROLE}; drop role ${ROLE}`)
    await database?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const newKey = async (plan: 'pro' | 'enterprise') => {
    const { id } = await makeAccount(maker, { plan, requestLimit: null })
    return (await makeKey(maker, id)).key
  }
  const bearer = (key: string, headers: Record<string, string> = {}) => ({ authorization: `Bearer ${key}`, ...headers })
  const json = { 'content-type': 'application/json' }
  const post = (path: string, body: object, headers: Record<string, string>) =>
    nginx.ask(path, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) })
  const status = async (path: string, headers: Record<string, string>) =>
    (await nginx.ask(path, { headers })).resume().statusCode
  /** How many requests to a route this process has answered. */
  const answered = async (name: (typeof PROCESSES)[number], route: string) => {
    const text = await (await fetch(`http://127.0.0.1:${services[name].port}/metrics`)).text()
    const counts = text.matchAll(/^gonggo_http_request_duration_seconds_count\{(.*)\} (\d+)$/gm)
    return [...counts].reduce(
      (sum, [, labels = '', n]) => sum + (labels.includes(`route="${route}"`) ? Number(n) : 0),
      0,
    )
  }

  test('a user signs in, and the session works on both processes', async () => {
    const entered = await post('/session', { key: await newKey('enterprise') }, { 'x-gonggo-console': '1' })
    assert.equal(entered.statusCode, 200, await textOf(entered))
    const [cookie = ''] = String(entered.headers['set-cookie']).split(';')
    assert.match(cookie, /^__Host-gonggo=/)
    for (let i = 0; i < 4; i++) assert.equal(await status('/v1/bids', { cookie }), 200)
    for (const name of ['api-1', 'api-2'] as const) assert.ok((await answered(name, '/v1/bids')) > 0, name)
  })

  test('searches find what was imported, exports are complete, events arrive as they happen', async () => {
    const key = await newKey('enterprise')
    const made = await post('/v1/keywords', { keyword: '교량' }, bearer(key))
    assert.equal(made.statusCode, 201, await textOf(made))
    const stream = await nginx.ask('/v1/events', { headers: bearer(key, { accept: 'text/event-stream' }) })
    assert.equal(stream.statusCode, 200)
    const records = Array.from({ length: 600 }, (_, n) =>
      bidRecord({
        number: `D${n}`,
        title: n === 0 ? '교량 보수 공사' : `도로 ${n}`,
        ...openNow(),
      }),
    )
    await maker.bids.upsert(records, () => true)
    let events = ''
    for await (const piece of stream) {
      events += piece
      if (events.includes('"bid.matched"')) break
    }
    const search = await eventually(async () => {
      const answer = JSON.parse(
        await textOf(await nginx.ask('/v1/bids?keyword=%EA%B5%90%EB%9F%89', { headers: bearer(key) })),
      )
      return answer.total === 1 && answer
    })
    assert.equal(search.items[0].title, '교량 보수 공사')
    const lines = await eventually(async () => {
      const answer = await nginx.ask('/v1/bids', { headers: bearer(key, { accept: 'application/x-ndjson' }) })
      const text = await textOf(answer)
      return answer.headers['x-total-count'] === '600' && text.trimEnd().split('\n')
    })
    assert.equal(lines.length, 600)
  })

  test('the limit of an account is exact over both processes', async () => {
    const key = await newKey('pro')
    const before = { one: await answered('api-1', '/v1/bids'), two: await answered('api-2', '/v1/bids') }
    const statuses = await Promise.all(Array.from({ length: 130 }, () => status('/v1/bids', bearer(key))))
    assert.equal(statuses.filter((one) => one === 200).length, 100)
    assert.equal(statuses.filter((one) => one === 429).length, 30)
    assert.ok((await answered('api-1', '/v1/bids')) > before.one)
    assert.ok((await answered('api-2', '/v1/bids')) > before.two)
  })

  test('one API process is killed: safe requests are answered without an error', async () => {
    const key = await newKey('enterprise')
    const statuses: (number | undefined)[] = []
    const lane = async () => {
      for (let i = 0; i < 60; i++) {
        statuses.push(await status('/v1/bids', bearer(key)))
        if (statuses.length === 60) services['api-1'].process.kill('SIGKILL')
      }
    }
    await Promise.all([lane(), lane(), lane(), lane()])
    assert.notEqual(await services['api-1'].ended, 0)
    assert.deepEqual(new Set(statuses), new Set([200]))
    assert.equal(statuses.length, 240)
  })

  test('the other processes end within the grace period of the file', async () => {
    for (const name of ['api-2', 'worker-1', 'worker-2'] as const) {
      services[name].process.kill('SIGTERM')
      assert.equal(await services[name].ended, 0, services[name].output())
    }
  })
})

/** As the health check of the image. */
const ready = (service: Service, port: number) =>
  eventually(async () => {
    if (service.process.exitCode !== null) assert.fail(service.output())
    return (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok
  })

const filesIn = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
