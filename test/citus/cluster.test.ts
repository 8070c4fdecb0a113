import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { applyMigrations, type Db, readMigrations, TABLE_PLACES } from '../../src/lib/db/index.ts'
import { startTestApp, type TestApp } from '../app-harness.ts'
import { CITUS_VARIABLE, type Cluster, makeOnAll, nodeConnection, onNode, startCluster, startNode } from '../cluster.ts'
import { makeAccount, makeKey } from '../factories.ts'
import { endsWithTests, eventually, type TestDatabase } from '../harness.ts'
import { plainEnv } from '../services.ts'

const PROGRAM = process.env[CITUS_VARIABLE]
const skip = PROGRAM === undefined ? `${CITUS_VARIABLE} names no program that starts a cluster of Citus` : false
const COMMANDS = new URL('../../src/commands/main.ts', import.meta.url)
const MIGRATIONS = new URL('../../migrations/', import.meta.url)
const DATABASE = 'scaled'
const ACCOUNTS = 40

interface Customer {
  key: string
  /** Keywords that the service acknowledged with 201. */
  acknowledged: number
}

function restarts(cluster: Cluster): boolean {
  try {
    startNode(cluster, 1)
    return true
  } catch {
    return false
  }
}

const tenants = [...TABLE_PLACES].filter(([, place]) => place === 'tenant').map(([name]) => name)

describe('a cluster of Citus', { skip }, () => {
  let cluster: Cluster
  let [coordinator, worker]: [number, number] = [0, 0]
  before(async () => {
    cluster = await startCluster(PROGRAM ?? '')
    ;[coordinator = 0, worker = 0] = cluster.ports
    await makeOnAll(cluster.ports, DATABASE, null)
    await onCoordinator(async (db) => {
      await applyMigrations(db, readMigrations(MIGRATIONS))
      await db.sql`
        insert into accounts (id, name, plan, state, language, zone, beta, created_at)
        select 'acc_' || n, 'One', 'pro', 'active', 'ko', 'Asia/Seoul', false, now()
        from generate_series(1, ${ACCOUNTS}::int) n`
      await db.sql`
        insert into keywords (account_id, id, keyword, filter, alert, identity, state, created_at, updated_at, version,
          position, made_position)
        select 'acc_' || n, 'kw_' || n, 'word', '{}', '{}', 'same', 'active', now(), now(), 1, 0, 0
        from generate_series(1, ${ACCOUNTS}::int) n`
    })
  })
  after(() => cluster?.stop())

  const onCoordinator = <T>(work: (db: Db) => Promise<T>) => onNode(coordinator, DATABASE, work)

  const command = (...words: string[]): ChildProcess => {
    const url = `postgres://gonggo@127.0.0.1:${coordinator}/${DATABASE}`
    const env = { ...plainEnv(), DATABASE_URL: url, GONGGO_SECRET: 'only for tests and long enough' }
    return endsWithTests(spawn(process.execPath, [COMMANDS.pathname, 'scale', 'citus', '--json', ...words], { env }))
  }
  const answerOf = async (child: ChildProcess) => {
    let said = ''
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
    const [code] = await once(child, 'close')
    assert.equal(code, 0, said)
    return JSON.parse(said) as { done: boolean; steps: { table: string; to: string }[] }
  }
  const splitTables = () =>
    onCoordinator(async ({ sql }) =>
      (
        await sql<{ name: string }[]>`
          select logicalrelid::text as name from pg_dist_partition where partmethod = 'h' order by 1`
      ).map(({ name }) => name),
    )

  test('a plan changes nothing; a killed run goes on where it was; no row is lost', async () => {
    const plan = await answerOf(command('--dry-run'))
    assert.equal(plan.done, false)
    assert.deepEqual(
      plan.steps
        .filter(({ to }) => to === 'tenant')
        .map(({ table }) => table)
        .sort(),
      tenants.toSorted(),
    )
    assert.deepEqual(await splitTables(), [])

    const killed = command()
    await eventually(async () => (await splitTables()).length > 2)
    killed.kill('SIGKILL')
    await once(killed, 'close')
    const half = await splitTables()
    assert.ok(half.length < tenants.length, 'the command was killed on its way')

    assert.equal((await answerOf(command())).done, true)
    assert.deepEqual((await splitTables()).sort(), tenants.toSorted())
    assert.deepEqual((await answerOf(command())).steps, [])
    await onCoordinator(async ({ sql }) => {
      const [row] = await sql<{ count: number }[]>`select count(*) as count from keywords`
      assert.equal(row?.count, ACCOUNTS)
    })
  })

  describe('with the service on it', () => {
    let app: TestApp
    before(async () => {
      const target = nodeConnection(coordinator, DATABASE)
      const database = { target, owner: target, close: async () => {} } as TestDatabase
      // From now on, new connections refuse statements on several shards.
      await onCoordinator((db) =>
        db.sql.unsafe(`alter database ${DATABASE} set citus.multi_task_query_log_level = error`),
      )
      app = await startTestApp({ role: 'api', database })
    })
    after(() => app?.close())

    const send = async (path: string, body: unknown, key = app.key, method = 'POST') => {
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
      const answer = await fetch(`${app.baseUrl}${path}`, { method, headers, body: JSON.stringify(body) })
      return { status: answer.status, text: await answer.text() }
    }

    test('requests of a customer ask one shard each', async () => {
      const { key } = await makeKey(app, (await makeAccount(app, { plan: 'enterprise' })).id)
      const made = [
        await send('/v1/keywords', { keyword: '청소' }, key),
        await send('/v1/webhooks', { url: 'https://example.com/hook' }, key),
        await send('/v1/links', { kind: 'calendar' }, key),
        await send('/v1/profiles', { name: '한빛전기' }, key),
      ]
      for (const { status, text } of made) assert.equal(status, 201, text)
      const [keyword = '', webhook = ''] = made.map(({ text }) => (JSON.parse(text) as { id: string }).id)
      const changed = [
        await send(`/v1/keywords/${keyword}`, { keyword: '청소 용역' }, key, 'PATCH'),
        await send(`/v1/webhooks/${webhook}`, { url: 'https://example.com/other' }, key, 'PATCH'),
        await send('/v1/profile', {}, key, 'PUT'),
      ]
      for (const { status, text } of changed) assert.equal(status, 200, text)
      for (const path of [
        '/v1/keywords',
        `/v1/keywords/${keyword}`,
        `/v1/keywords/${keyword}/matches`,
        '/v1/events',
        '/v1/webhooks',
        `/v1/webhooks/${webhook}`,
        `/v1/webhooks/${webhook}/deliveries`,
        '/v1/pursuits',
        '/v1/reports',
        '/v1/reports/schedules',
        '/v1/links',
        '/v1/teams',
        '/v1/keys',
        '/v1/usage',
        '/v1/access/audit',
        '/v1/profile',
        '/v1/profiles',
      ]) {
        const { status, body } = await app.get(path, {}, { key })
        assert.equal(status, 200, `${path}: ${status} ${JSON.stringify(body)}`)
      }
      for (const path of [`/v1/webhooks/${webhook}`, `/v1/keywords/${keyword}`]) {
        const { status, body } = await app.get(path, {}, { method: 'DELETE', key })
        assert.equal(status, 204, `${path}: ${JSON.stringify(body)}`)
      }
    })

    test('a worker node killed and brought back: accounts elsewhere go on, nothing acknowledged is lost', async () => {
      const [there, elsewhere]: [Customer[], Customer[]] = [[], []]
      // The hash of an identifier decides which worker has the account.
      while (Math.min(there.length, elsewhere.length) < 2 || there.length + elsewhere.length < 8) {
        const { id } = await makeAccount(app)
        const { key } = await makeKey(app, id)
        const port = await portOf(id)
        const onWorker = port === worker ? there : elsewhere
        onWorker.push({ key, acknowledged: 0 })
      }
      const customers = [...there, ...elsewhere]
      const write = async (customer: Customer, keyword: string) => {
        const { status } = await send('/v1/keywords', { keyword }, customer.key)
        if (status === 201) customer.acknowledged++
        return status
      }
      for (const customer of customers) assert.equal(await write(customer, '청소'), 201)

      const folder = join(cluster.folder, 'node1')
      process.kill(Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
      for (const customer of elsewhere) assert.equal(await write(customer, '경비'), 201)
      for (const customer of there) assert.notEqual(await write(customer, '경비'), 201)

      // Its orphaned processes still use its memory for a moment.
      await eventually(() => restarts(cluster))
      for (const customer of there) await eventually(async () => (await write(customer, '조경')) === 201)
      for (const { key, acknowledged } of customers) {
        const { body } = await app.get<{ total: number }>('/v1/keywords', {}, { key })
        assert.equal(body.total, acknowledged)
      }
    })
  })

  /** The node with the rows of an account. */
  const portOf = (accountId: string) =>
    onCoordinator(async ({ sql }) => {
      const [row] = await sql<{ port: number }[]>`
        select nodeport as port from citus_shards
        where shardid = get_shard_id_for_distribution_column('keywords'::regclass, ${accountId}::text)`
      return row?.port ?? 0
    })
})
