import assert from 'node:assert/strict'
import { once } from 'node:events'
import { Agent } from 'node:https'
import { connect } from 'node:net'
import { mock, test } from 'node:test'
import { startTestApp } from '../test/app-harness.ts'
import { bidRecord } from '../test/factories.ts'
import { eventually, openTestDatabase } from '../test/harness.ts'
import { readDeploy } from '../test/image.ts'
import { paceLimit, timeOf } from '../test/pace.ts'
import { createApp } from './app.ts'
import { toConfig } from './config.ts'
import { createLog } from './lib/log.ts'

/** How long an app takes to stop to which nobody is connected, and so many times longer others may take. */
async function stopLimit(): Promise<number> {
  const idle = await startTestApp()
  return paceLimit({ controlMs: await timeOf(() => idle.close()), times: 10, floorMs: 5_000 })
}

test('stopping lets the request in hand come to its end and waits for no connection that is kept alive', async () => {
  const app = await startTestApp()
  await app.bids.upsert([bidRecord()], () => true)
  await app.get('/v1/bids')
  // Those who follow the feed have read it, and wait for no table.
  await app.statistics.follower.tick()
  const { db } = app.database
  const limit = await stopLimit()
  let stopped = Promise.resolve(Infinity)
  const answers: ReturnType<typeof app.get>[] = []
  await db.transaction(async (tx) => {
    await tx`lock table bids, keywords in access exclusive mode`
    answers.push(app.get('/v1/keywords'), app.get('/v1/bids/changes', { wait: 30, since: '' }))
    // By what they ask: others may wait for these tables as well.
    await eventually(async () => {
      const [row] = await db.sql<{ keywords: number; changes: number }[]>`
        select count(*) filter (where query like '%from keywords%') as keywords,
          count(*) filter (where query like '%select b.*, c.%') as changes
        from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      return (row?.keywords ?? 0) > 0 && (row?.changes ?? 0) > 0
    })
    stopped = timeOf(() => app.close())
    await eventually(() => app.http.isDraining())
  })
  for (const { status } of await Promise.all(answers)) assert.equal(status, 200)
  // One request waits for 30 seconds, and connections are kept alive for 65.
  const ms = await stopped
  assert.ok(ms < limit, `${Math.round(ms)} ms of ${Math.round(limit)}`)
  await assert.rejects(fetch(app.baseUrl))
})

test('who waits for changes is answered when the service stops', async () => {
  const app = await startTestApp()
  await app.bids.upsert([bidRecord()], () => true)
  const { body } = await app.get<{ nextCursor: string }>('/v1/bids/changes')
  const limit = await stopLimit()
  const arrived = once(app.http.server, 'request')
  const waiting = app.get<{ items: unknown[] }>('/v1/bids/changes', { wait: 30, since: body.nextCursor })
  await arrived
  await eventually(async () => {
    const [row] = await app.db.sql<{ count: number }[]>`
      select count(*) as count from pg_stat_activity
      where datname = current_database() and application_name = 'app' and query like '%select b.*, c.%'
        and pid <> pg_backend_pid()`
    return (row?.count ?? 0) > 0
  })
  const ms = await timeOf(() => app.close())
  const { status, body: told } = await waiting
  assert.deepEqual([status, told.items], [200, []])
  assert.ok(ms < limit, `${Math.round(ms)} ms of ${Math.round(limit)}`)
})

test('mails that wait and mails that failed are among the figures', async () => {
  const app = await startTestApp()
  const data = { company: '한빛기업', inviter: null, role: 'member', url: null } as const
  const mail = { accountId: app.account.id, language: 'ko', template: 'team-invitation', data } as const
  await app.db.transaction(async (tx) => {
    await app.mail.post(tx, { ...mail, to: 'nobody' })
    await app.mail.post(tx, { ...mail, to: 'one@example.invalid' })
    await tx`update mails set due_at = due_at + interval '1 hour'`
  })
  const { body } = await app.get<string>('/metrics', {}, { key: null })
  for (const line of ['gonggo_mails{state="waiting"} 1', 'gonggo_mails{state="failed"} 1'])
    assert.ok(body.includes(line))
  assert.match(body, /^gonggo_mails_oldest_seconds\{state="waiting"\} \d+(?:\.\d+)?$/m)
  await app.db.sql`update mails set due_at = statement_timestamp() where due_at is not null`
  await eventually(async () => {
    const { body } = await app.get<string>('/metrics', {}, { key: null })
    return body.includes('gonggo_mails_ended_total{state="not_configured"} 1')
  })
  await app.close()
})

test('the backlog of each reader, the database, and what the process is are among the figures', async () => {
  const database = await openTestDatabase()
  const app = await startTestApp({ database, role: 'api' })
  const figure = async (name: string) => {
    const { body } = await app.get<string>('/metrics', {}, { key: null })
    const [, value] = new RegExp(`^${name.replace(/[{}]/g, '\\$&')} (\\S+)$`, 'm').exec(body) ?? assert.fail(name)
    return Number(value)
  }
  const behind = 'gonggo_reader_behind_seconds{reader="alerts"}'
  assert.equal(await figure(behind), 0)
  await database.db.sql`insert into changes values (1, 'bid', 'A', 1, true, now() - interval '90 seconds')`
  await database.db.sql`update feed_head set position = 1`
  await eventually(async () => (await figure(behind)) >= 90)
  assert.ok((await figure(behind)) < 90 + 3600)
  assert.ok((await figure('gonggo_database_use_seconds_count')) > 0)
  assert.ok((await figure('gonggo_database_wait_seconds_count')) > 0)
  assert.ok((await figure('gonggo_database_silent_seconds')) >= 0)
  const { body } = await app.get<string>('/metrics', {}, { key: null })
  const exported = new Set([...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
  // Only with Redis: test/limits.test.ts reads it.
  exported.add('gonggo_limiter_together')
  // Only with an archive: test/moment.test.ts reads them.
  for (const name of ['age_seconds', 'waiting_bytes', 'base_age_seconds']) exported.add(`gonggo_wal_archive_${name}`)
  for (const file of ['prometheus/rules.yaml', 'prometheus/rules.test.yaml', 'grafana/gonggo.json']) {
    const text = readDeploy(file)
    const names = new Set(text.match(/\b(?:gonggo|process)_[a-z_]+[a-z](?=[{)[ ,"'])/g))
    assert.ok(names.size > 10, file)
    const unknown = [...names].filter((name) => !exported.has(name.replace(/_(?:bucket|count|sum)$/, '')))
    assert.deepEqual(unknown, [], file)
  }
  assert.match(body, /^gonggo_build_info\{version="[\w.-]+",node="[\d.]+",role="api"\} 1$/m)
  await app.close()
  await database.close()
})

test('a worker answers for its health and the pages without a key only', async () => {
  const app = await startTestApp({ role: 'worker' })
  for (const path of ['/v1/keys', '/v1/usage', '/v1/access/audit', '/v1/bids'])
    assert.equal((await app.get(path)).status, 404, path)
  assert.equal((await app.get('/healthz', {}, { key: null })).status, 200)
  await app.close()
})

test('the app can be described without a database', async () => {
  const app = createApp(toConfig({}), { log: createLog({ level: 'silent' }) })
  await app.http.ready()
  const { paths } = app.http.reference('en') as unknown as { paths: Record<string, unknown> }
  assert.ok('/v1/bids' in paths)
  await app.http.close()
})

test('on a runtime where strangers’ addresses cannot be called safely the service does not start', async (t) => {
  const astray = mock.method(Agent.prototype, 'createConnection', () => connect(9, '127.0.0.1'))
  const database = await openTestDatabase()
  t.after(async () => {
    astray.mock.restore()
    await database.close()
  })
  await assert.rejects(startTestApp({ database }), /no stranger's address can be called safely here/)
})
