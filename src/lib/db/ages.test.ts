import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { notOnCluster } from '../../../test/cluster.ts'
import { trueNow } from '../../../test/environment.ts'
import { openTestDatabase } from '../../../test/harness.ts'
import { AGES, type AgeName, agedRows } from './ages.ts'
import { createDb, type Db, forgetAged, forgetAudit } from './index.ts'

const NAMES = Object.keys(AGES) as AgeName[]

let db: Db
let app: Db
before(async () => {
  const database = await openTestDatabase()
  db = database.db
  app = createDb({ target: database.target, name: 'app', connections: 2 })
})
after(() => app.stop())

test('each table of rows that age has an index in the order in which they go', { skip: notOnCluster }, async () => {
  const types = await db.sql<{ name: string; type: string }[]>`
    select c.relname || '.' || a.attname as name, format_type(a.atttypid, null) as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid where c.relnamespace = current_schema()::regnamespace`
  const typeOf = new Map(types.map(({ name, type }) => [name, type]))
  await db.transaction(async (tx) => {
    await tx`set local enable_seqscan = off`
    for (const name of NAMES) {
      const { table, by } = AGES[name]
      // An expression of times is a time.
      const type = typeOf.get(`${table}.${by}`) ?? 'timestamp with time zone'
      const until = type === 'bigint' ? '1' : type === 'date' ? 'current_date' : 'statement_timestamp()'
      const [rows] = await agedRows(tx, name, tx.unsafe(until))
      const plan = (await tx<object[]>`explain ${rows}`).map((row) => String(Object.values(row)))
      const text = plan.join('\n')
      const column = by.replace(/\(.*/, '')
      assert.ok(
        plan.some((line) => /Index Cond/.test(line) && line.toLowerCase().includes(column)),
        `${name}\n${text}`,
      )
      // A brin index finds blocks and has no order of rows.
      if (!/Bitmap Heap Scan/.test(text)) assert.doesNotMatch(text, /Sort/, name)
    }
  })
})

describe('rows that have aged', { skip: notOnCluster }, () => {
  const left = async () => (await db.sql<{ n: number }[]>`select count(*) as n from session_link_visits`)[0]?.n
  const fill = (count: number) => db.sql`
    insert into session_link_visits (visitor, begun_at, requests)
    select 'v' || n, now() - n * interval '1 minute', 1 from generate_series(1, ${count}::int) n`

  test('go in batches, oldest first, and the others stay', async () => {
    await fill(2510)
    assert.equal(
      await forgetAged(app.sql, 'session_link_visits', app.sql`now() - interval '10 minutes 30 seconds'`),
      2500,
    )
    assert.equal(await left(), 10)
    assert.equal(await forgetAged(app.sql, 'session_link_visits', app.sql`now() - interval '10 minutes 30 seconds'`), 0)
  })

  test('that another transaction holds are left to it, without waiting', async () => {
    await db.sql`truncate session_link_visits`
    await fill(3)
    await db.transaction(async (tx) => {
      await tx`select from session_link_visits where visitor = 'v2' for update`
      assert.equal(await forgetAged(app.sql, 'session_link_visits', app.sql`now()`), 2)
    })
    assert.equal(await forgetAged(app.sql, 'session_link_visits', app.sql`now()`), 1)
  })

  test('go on where the server has ended a batch because another process was deleting the same rows', async () => {
    await db.sql`truncate session_link_visits`
    await fill(3)
    await db.sql.unsafe(`
      create sequence ended;
      grant usage on sequence ended to gonggo_app;
      create function end_first() returns trigger language plpgsql as $$ begin
        if nextval('ended') = 1 then raise exception 'as of a deadlock' using errcode = 'deadlock_detected'; end if;
        return null;
      end $$;
      create trigger end_first after delete on session_link_visits execute function end_first()`)
    assert.equal(await forgetAged(app.sql, 'session_link_visits', app.sql`now()`), 3)
    assert.equal(await left(), 0)
    await db.sql.unsafe('drop trigger end_first on session_link_visits; drop function end_first; drop sequence ended')
  })

  test('of one kind alone go where a condition is given', async () => {
    await db.sql`truncate session_link_visits`
    await fill(3)
    assert.equal(await forgetAged(app.sql, 'session_link_visits', app.sql`now()`, app.sql`visitor = ${'v3'}`), 1)
    assert.equal(await left(), 2)
  })
})

describe('an audit log', () => {
  const DAY = 86_400_000
  const years = (count: number) => trueNow() - count * 366 * DAY
  before(async () => {
    await db.sql`
      insert into accounts (id, name, plan, state, language, zone, beta, created_at)
      values ('acc_1', 'One', 'pro', 'active', 'ko', 'Asia/Seoul', false, now())`
    await db.sql`
      insert into audit (account_id, at, id, actor_kind, action, detail)
      select 'acc_1', now() - n * interval '1 day', 'aud_' || n, 'system', 'account.made', '{}'
      from generate_series(1, 4000) n`
    await db.sql`
      insert into operator_audit (at, id, action, detail)
      select now() - n * interval '1 day', 'aud_' || n, 'account.viewed', '{}' from generate_series(1, 4000) n`
  })

  for (const log of ['audit', 'operator_audit'] as const) {
    test(`${log}: the role of the app has old entries deleted, and none of the last year`, async () => {
      await assert.rejects(async () => app.sql`delete from ${app.sql(log)}`, { code: '42501' })
      const forget = `select forget_${log}(now() - interval '300 days', 1)`
      await assert.rejects(async () => app.sql.unsafe(forget), { code: '42501' })
      // Half a day before the entry of that day.
      const before = years(5) - DAY / 2
      assert.equal(await forgetAudit(app.sql, log, before), 4000 - 5 * 366)
      const [row] = await db.sql<{ oldest: number }[]>`select min(at) as oldest from ${db.sql(log)}`
      assert.ok((row?.oldest ?? 0) > before)
    })

    test(`${log}: a clock that is ahead, or a leap year, has no entry of the last year deleted`, async () => {
      assert.ok((await forgetAudit(app.sql, log, trueNow() + DAY)) > 0)
      const [row] = await db.sql<{ late: number; early: number }[]>`
        select count(*) filter (where at >= now() - interval '1 year')::integer as late,
          count(*) filter (where at < now() - interval '1 year')::integer as early
        from ${db.sql(log)}`
      assert.equal(row?.early, 0)
      assert.ok((row?.late ?? 0) >= 364)
    })
  }
})
