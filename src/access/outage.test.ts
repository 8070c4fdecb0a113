import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type ProblemAnswer, startTestApp, type TestApp } from '../../test/app-harness.ts'
import { bidRecord } from '../../test/factories.ts'
import { eventually } from '../../test/harness.ts'
import { SECOND } from '../lib/clock.ts'
import { createDb, type Db } from '../lib/db/index.ts'
import { createLog } from '../lib/log.ts'

describe('when the database', () => {
  let app: TestApp
  /** On the same server, but in another database: it sees what happens and is not cut off. */
  let admin: Db
  let name: string
  const logged: string[] = []
  before(async () => {
    const log = createLog({ level: 'warn', destination: { write: (line) => void logged.push(line) } })
    app = await startTestApp({ log })
    const { database, ...server } = app.database.owner
    name = database ?? ''
    admin = createDb({ target: { ...server, database: 'postgres' }, name: 'admin', connections: 1 })
    await app.bids.upsert([bidRecord({ number: 'O1' })], () => false)
  })
  after(async () => {
    await admin.stop()
    await app.close()
  })

  const cutAll = () => admin.sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`
  const allow = (yes: boolean) => admin.sql.unsafe(`alter database ${name} allow_connections ${yes}`)
  const ask = async (path: string) => {
    const { status, body, headers } = await app.get<ProblemAnswer | null>(path)
    return { status, code: body?.code, retryAfter: headers.get('retry-after') }
  }
  const statusOf = async (path: string) => (await ask(path)).status

  test('was not asked for a while, since this process did not run, nobody is refused', async () => {
    for (const path of ['/v1/bids', '/docs', '/v1/bids/O1']) {
      app.clock.advance(6 * SECOND)
      assert.equal(await statusOf(path), 200, path)
    }
  })

  test('is silent, everything waits for it after five seconds but what needs it not; then all is well again', async () => {
    assert.equal(await statusOf('/v1/bids'), 200)
    await allow(false)
    await cutAll()
    await eventually(async () => (await ask('/v1/bids')).status === 503)
    app.clock.advance(5 * SECOND)
    app.clock.advance(1)
    for (const path of ['/v1', '/healthz', '/metrics', '/openapi.json', '/docs', '/docs/errors']) {
      assert.equal(await statusOf(path), 200, path)
    }
    for (const path of ['/v1/bids', '/v1/bids/O1', '/v1/codes/regions', '/readyz']) {
      const { status, code, retryAfter } = await ask(path)
      assert.deepEqual([status, code], [503, 'unavailable'], path)
      assert.match(retryAfter ?? '', /^[1-9]\d*$/, path)
    }
    assert.equal((await app.get('/v1/bids', {}, { key: null })).status, 503, 'whoever asks')
    assert.equal(await statusOf('/v1/planets'), 404)
    // One line a second at most, whatever of the outage it tells.
    await eventually(async () => {
      await statusOf('/v1/bids')
      return logged.some(
        (line) => /"msg":"the database is away"/.test(line) && /has not answered for \d+ ms/.test(line),
      )
    })
    await allow(true)
    for (const path of ['/v1/bids', '/v1/bids/O1', '/readyz', '/docs']) {
      await eventually(async () => (await statusOf(path)) === 200)
    }
  })

  test('cuts every connection while twenty requests a second run, none fails otherwise than by 503', async () => {
    const paths = ['/v1/bids', '/v1/bids/O1', '/v1/codes/agencies', '/v1/bids/changes', '/v1/keywords', '/docs']
    const answers: Promise<Awaited<ReturnType<typeof ask>>>[] = []
    const written: Promise<boolean>[] = []
    let revision = 0
    const write = () => {
      const record = bidRecord({ number: 'O2', revision: ++revision })
      const done = app.bids.upsert([record], () => false)
      written.push(
        done.then(
          () => true,
          () => false,
        ),
      )
    }
    const all = Promise.withResolvers<void>()
    const beat = setInterval(() => {
      answers.push(ask(paths[answers.length % paths.length] ?? ''))
      if (answers.length % 4 === 0) write()
      if (answers.length % 12 === 5) void cutAll()
      if (answers.length === 50) all.resolve()
    }, 50)
    await all.promise
    clearInterval(beat)
    for (const { status, code, retryAfter } of await Promise.all(answers)) {
      if (status === 200) continue
      assert.deepEqual([status, code], [503, 'unavailable'])
      assert.match(retryAfter ?? '', /^[1-9]\d*$/)
    }
    await Promise.all(written)
    // A connection cut while it is being made is given up after 5 s, and what waits for it is answered 503 by then.
    await eventually(async () => (await Promise.all(paths.map(statusOf))).every((status) => status === 200))
    const last = revision + 1
    await app.bids.upsert([bidRecord({ number: 'O2', revision: last })], () => false)
    const { body } = await app.get<{ revision: number; version: number; revisions: { version: number }[] }>(
      '/v1/bids/O2',
    )
    assert.equal(body.revision, last)
    assert.deepEqual(
      body.revisions.map(({ version }) => version),
      Array.from({ length: body.version }, (_, index) => body.version - index),
    )
  })

  test('has cut its connections, a revocation is heard all the same', async () => {
    const { keys } = app.access
    const { key, record } = await keys.issue({
      accountId: app.account.id,
      name: null,
      scopes: null,
      expiresAt: null,
      createdBy: null,
    })
    const statusFor = async () => (await app.get('/v1/bids', {}, { key })).status
    await eventually(async () => (await statusFor()) === 200)
    await cutAll()
    await eventually(() => keys.revoke(record.id).catch(() => null))
    await eventually(async () => (await statusFor()) === 401)
  })
})
