import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../app-harness.ts'
import { CITUS_VARIABLE } from '../cluster.ts'
import { bidRecord, makeAccount } from '../factories.ts'
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
  before(async () => {
    database = await openTestDatabase()
    const { sql } = database.db
    const [worker] = await sql<{ nodeid: number; nodeport: number }[]>`
      select nodeid, nodeport from pg_dist_node where groupid = 1`
    commits = await startHeldCommits(worker?.nodeport ?? 0)
    await sql`select citus_update_node(${worker?.nodeid ?? 0}::int, '127.0.0.1', ${commits.port}::int)`
    app = await startTestApp({ role: 'api', database })
    accountId = await accountThere()
  })
  after(async () => {
    await app?.close()
    await database?.close()
    await commits?.stop()
  })
  afterEach(() => commits.release())

  /** Of which the rows are on the worker whose commits can be held. */
  async function accountThere(): Promise<string> {
    for (;;) {
      const { id } = await makeAccount(app, { plan: 'enterprise' })
      const [row] = await database.db.sql<{ groupid: number }[]>`
        select groupid from pg_dist_placement
        where shardid = get_shard_id_for_distribution_column('keywords'::regclass, ${id}::text)`
      if (row?.groupid === 1) return id
    }
  }
  const recover = () => database.db.sql`select recover_prepared_transactions()`
  const read = () => app.alerts.reader.tick()
  const publish = (title: string) => app.bids.upsert([bidRecord({ title })], () => true)
  const keywords = async () =>
    (await app.keywords.list({ accountId, plan: 'enterprise' }, { page: 1, pageSize: 100 })).items
  async function titles(): Promise<string[]> {
    const choice = { types: [], states: [], keywordId: null }
    const page = await app.alerts.list({ accountId, since: '', choice, limit: 1000 })
    const { items } = JSON.parse(page.toString()) as { items: EventBody[] }
    return items.map(({ type, data }) => `${type} ${data.bid?.title}`)
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

  /** Whether a reader has looked since then for transactions that are only prepared on a worker. */
  async function isWaiting(since: number): Promise<boolean> {
    const rows = await database.db.sql`
      select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query_start >= ${since}::timestamptz
        and query like '%run_command_on_workers%'`
    return rows.length > 0
  }
})
