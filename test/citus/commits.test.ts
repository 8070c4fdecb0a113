import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../app-harness.ts'
import { CITUS_VARIABLE, onNode } from '../cluster.ts'
import { bidRecord, makeAccount, makeKey } from '../factories.ts'
import { databaseNow, eventually, openTestDatabase, type TestDatabase } from '../harness.ts'
import { type HeldCommits, startHeldCommits } from './held-commits.ts'

const skip =
  process.env[CITUS_VARIABLE] === undefined
    ? `${CITUS_VARIABLE} names no program that starts a cluster of Citus`
    : false

interface EventBody {
  type: string
  data: { bid?: { title: string } }
}

describe('a transaction of the coordinator and a worker of a cluster', { skip }, () => {
  let database: TestDatabase
  let app: TestApp
  let commits: HeldCommits
  let accountId: string
  let workerPort: number
  before(async () => {
    database = await openTestDatabase()
    const { sql } = database.db
    const [worker] = await sql<{ nodeid: number; nodeport: number }[]>`
      select nodeid, nodeport from pg_dist_node where groupid = 1`
    workerPort = worker?.nodeport ?? 0
    commits = await startHeldCommits(workerPort)
    // Not with citus_update_node, in which Citus 15.0devel sometimes crashes.
    await sql`update pg_dist_node set nodeport = ${commits.port} where nodeid = ${worker?.nodeid ?? 0}`
    // As Citus does when a worker is slow: statements on several shards use several connections.
    await sql.unsafe(`alter database ${database.owner.database} set citus.force_max_query_parallelization = on`)
    await sql.unsafe(`alter database ${database.owner.database} set citus.node_connection_timeout = '10min'`)
    app = await startTestApp({ role: 'api', database })
    ;[accountId = ''] = await accountsThere(1)
  })
  after(async () => {
    await app?.close()
    await database?.close()
    await commits?.stop()
  })
  afterEach(() => commits.release())

  /** Accounts with rows on the worker whose commits can be delayed, or on the other one, each in a different shard. */
  async function accountsThere(count: number, group = 1): Promise<string[]> {
    const byShard = new Map<number, string>()
    while (byShard.size < count) {
      const { id } = await makeAccount(app, { plan: 'enterprise' })
      const [row] = await database.db.sql<{ shardid: number; groupid: number }[]>`
        select shardid, groupid from pg_dist_placement
        where shardid = get_shard_id_for_distribution_column('keywords'::regclass, ${id}::text)`
      if (row?.groupid === group) byShard.set(row.shardid, id)
    }
    return [...byShard.values()]
  }
  /** How many transactions are prepared on that worker. */
  const prepared = () =>
    onNode(workerPort, database.owner.database, async ({ sql }) => {
      const rows = await sql`select from pg_prepared_xacts where database = current_database()`
      return rows.length
    })
  const recover = () => database.db.sql`select recover_prepared_transactions()`
  const read = () => app.alerts.reader.tick()
  const publish = (title: string) => app.bids.upsert([bidRecord({ title })], () => true)
  const keywords = async () =>
    (await app.keywords.list({ accountId, plan: 'enterprise' }, { page: 1, pageSize: 100 })).items
  async function titles(of = accountId): Promise<string[]> {
    const choice = { types: [], states: [], keywordId: null }
    const page = await app.alerts.list({ accountId: of, since: '', choice, limit: 1000 })
    const { items } = JSON.parse(page.toString()) as { items: EventBody[] }
    return items.map(({ type, data }) => `${type} ${data.bid?.title}`)
  }

  /** The keywords that each notice on the page matches. */
  async function matched(of: TestApp, key: string, query: { keyword: string; pageSize?: number }) {
    const { body } = await of.get<{ items: { matchedKeywords: string[] }[] }>('/v1/bids', query, { key })
    return body.items.map(({ matchedKeywords }) => matchedKeywords)
  }

  test('a keyword is not lost if the worker fails before the second phase', async () => {
    commits.lose()
    await app.keywords.createMany(accountId, [{ keyword: '교량' }])
    assert.ok(commits.lost() > 0)
    commits.release()
    await recover()
    assert.deepEqual(
      (await keywords()).map(({ keyword }) => keyword),
      ['교량'],
    )
  })

  test('a keyword whose second phase is under way is matched with the notices after it', async () => {
    await read()
    commits.hold()
    const made = app.keywords.createMany(accountId, [{ keyword: '하수관로' }])
    await eventually(() => commits.held() > 0)
    const begun = await databaseNow(database.db)
    const reading = read()
    await Promise.race([reading, eventually(() => isWaiting(begun))])
    commits.release()
    await Promise.all([made, reading])
    await publish('하수관로 정비공사')
    await read()
    assert.deepEqual(await titles(), ['bid.matched 하수관로 정비공사'])
  })

  test('a keyword whose worker has failed is matched once Citus has recovered it', async () => {
    await read()
    commits.lose()
    await app.keywords.createMany(accountId, [{ keyword: '가로등' }])
    commits.release()
    await publish('가로등 교체공사')
    const begun = await databaseNow(database.db)
    const reading = read()
    await Promise.race([reading, eventually(() => isWaiting(begun))])
    await recover()
    await reading
    assert.deepEqual((await titles()).slice(1), ['bid.matched 가로등 교체공사'])
  })

  test('searches show the keywords of a worker that has failed once Citus has recovered it', async () => {
    const { key } = await makeKey(app, accountId)
    await publish('가로수 전정공사')
    commits.lose()
    await app.keywords.createMany(accountId, [{ keyword: '가로수' }])
    commits.release()
    assert.deepEqual(await matched(app, key, { keyword: '가로수', pageSize: 1 }), [[]])
    await recover()
    assert.deepEqual(await matched(app, key, { keyword: '가로수', pageSize: 2 }), [['가로수']])
  })

  test('also a process that has filled its catalog while that keyword could not be read', async () => {
    const { key } = await makeKey(app, accountId)
    await publish('방음벽 설치공사')
    commits.lose()
    await app.keywords.createMany(accountId, [{ keyword: '방음벽' }])
    commits.release()
    const other = await startTestApp({ role: 'api', database })
    try {
      assert.deepEqual(await matched(other, key, { keyword: '방음벽', pageSize: 1 }), [[]])
      await recover()
      assert.deepEqual(await matched(other, key, { keyword: '방음벽', pageSize: 2 }), [['방음벽']])
    } finally {
      await other.close()
    }
  })

  test('notices are found while a worker does not respond, also after a change of keywords', async () => {
    const [id = ''] = await accountsThere(1, 2)
    const { key } = await makeKey(app, id)
    commits.silence()
    await app.keywords.createMany(id, [{ keyword: '옹벽' }])
    await publish('옹벽 보수공사')
    assert.deepEqual(await matched(app, key, { keyword: '옹벽' }), [['옹벽']])
    assert.ok(commits.unanswered() > 0)
  })

  test('an event is never shown without its notice', async () => {
    const accounts = await accountsThere(2)
    for (const id of accounts) await app.keywords.createMany(id, [{ keyword: '조경' }])
    await read()
    // Each shard has a connection, and one of them writes the worker's copy of the notices.
    for (const title of ['조경 공사', '조경 용역']) {
      await publish(title)
      commits.hold()
      const reading = read()
      await eventually(async () => commits.held() > 0 && commits.held() === (await prepared()))
      commits.release(title === '조경 공사' ? 'first' : 'last')
      await eventually(async () => commits.held() === (await prepared()))
      const early = await Promise.all(accounts.map((id) => titles(id)))
      commits.release()
      await reading
      const late = await Promise.all(accounts.map((id) => titles(id)))
      const wrong = [...early, ...late].flat().filter((line) => !line.startsWith('bid.matched 조경'))
      assert.deepEqual([wrong, late.map((lines) => lines.at(-1))], [[], accounts.map(() => `bid.matched ${title}`)])
    }
  })

  /** Whether a reader has checked for prepared transactions since then. */
  async function isWaiting(since: number): Promise<boolean> {
    const rows = await database.db.sql`
      select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query_start >= ${since}::timestamptz
        and query like '%run_command_on_workers%'`
    return rows.length > 0
  }
})
