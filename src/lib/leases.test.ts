import assert from 'node:assert/strict'
import { once } from 'node:events'
import { after, afterEach, before, beforeEach, describe, test } from 'node:test'
import fc from 'fast-check'
import { notOnCluster } from '../../test/cluster.ts'
import { databaseNow, eventually, openTestDatabase, type TestDatabase } from '../../test/harness.ts'
import { DAY, HOUR } from './clock.ts'
import { createDb, type Db, isSplit } from './db/index.ts'
import { createLeases, createWorker, type Leased, LeaseLost, type Worker, type WorkerOptions } from './leases.ts'

interface Chore extends Leased {
  accountId: string
  id: string
  state: string
  dueAt: number | null
  leaseUntil: number
}

const KEY = ['account_id', 'id'] as const
const LEASE_MS = 60_000
const leases = createLeases<Chore>('chores', KEY, LEASE_MS)
const idsOf = (chores: Chore[]) => chores.map(({ id }) => id).sort()

describe('leases', () => {
  let database: TestDatabase
  let db: Db

  before(async () => {
    database = await openTestDatabase()
    db = database.db
    await db.sql`
      create table chores (
        account_id text not null,
        id text not null,
        state text not null default 'waiting',
        due_at timestamptz,
        lease_until timestamptz,
        lease_token text,
        primary key (account_id, id),
        check ((lease_until is null) = (lease_token is null))
      ) with (fillfactor = 50)`
    await db.sql`create index chores_due on chores (due_at) where due_at is not null`
    if (await isSplit(db.sql))
      await db.sql`select create_distributed_table('chores', 'account_id', colocate_with => 'none', shard_count => 4)`
    await db.sql`create table effects (id text not null)`
  })
  after(() => database.close())
  beforeEach(() => db.sql`truncate chores, effects`)

  /** Due one after the other, the last of them now. */
  const addChores = (count: number) =>
    db.sql`
      insert into chores (account_id, id, due_at)
      select 'acc_' || n % 7, to_char(n, 'FM00000'), now() - (${count}::int - n) * interval '1 millisecond'
      from generate_series(1, ${count}::int) as n`

  /** As if the lease's time had passed. */
  const lapse = () => db.sql`update chores set lease_until = now() - interval '1 second' where lease_until is not null`
  const read = (id: string) => db.sql<Chore[]>`select * from chores where id = ${id}`.then(([row]) => row as Chore)
  const claimOne = async () => {
    const [chore] = await leases.claim(db.sql, 1)
    assert.ok(chore)
    return chore
  }
  const finishIn = (chore: Chore, using = db) =>
    using.transaction(async (tx) => {
      const held = await leases.finish(tx, [chore], null, tx`state = 'done'`)
      if (held.length === 0) throw new LeaseLost()
      await tx`insert into effects (id) values (${chore.id})`
    })
  const effects = async () => (await db.sql<{ id: string }[]>`select id from effects order by id`).map(({ id }) => id)
  const expectEachOnce = async (count: number) => {
    const [row] = await db.sql`
      select (select count(*) from effects) as effects, (select count(distinct id) from effects) as ids,
        (select count(*) from chores where state = 'done' and due_at is null and lease_token is null) as done`
    assert.deepEqual({ ...row }, { effects: count, ids: count, done: count })
  }
  /** Those of a test that failed must not take the chores of the next. */
  const made: Worker[] = []
  afterEach(() => Promise.all(made.splice(0).map((worker) => worker.stop())))
  const newWorker = (using: Db, more: Partial<WorkerOptions<Chore>> & Pick<WorkerOptions<Chore>, 'work'>) => {
    const worker = createWorker<Chore>({
      claim: (limit) => leases.claim(using.sql, limit),
      heartbeat: (chores) => leases.extend(using.sql, chores),
      leaseMs: LEASE_MS,
      concurrency: 10,
      pollMs: 5,
      ...more,
    })
    made.push(worker)
    return worker
  }

  describe('claim', () => {
    test('takes what is due, the longest due first, each row once', async () => {
      await addChores(5)
      await db.sql`insert into chores (account_id, id, due_at) values ('acc_1', 'later', now() + interval '1 hour')`
      await db.sql`insert into chores (account_id, id, due_at) values ('acc_1', 'never', null)`
      assert.deepEqual(idsOf(await leases.claim(db.sql, 2)), ['00001', '00002'])
      assert.deepEqual(idsOf(await leases.claim(db.sql, 100)), ['00003', '00004', '00005'])
      assert.deepEqual(await leases.claim(db.sql, 100), [])
    })

    test('gives the whole row, its lease reckoned by the database', async (t) => {
      await addChores(1)
      t.mock.method(Date, 'now', () => 0)
      const chore = await claimOne()
      t.mock.restoreAll()
      assert.equal(chore.state, 'waiting')
      assert.ok(Math.abs(chore.leaseUntil - LEASE_MS - (await databaseNow(db))) < 10_000)
    })

    test('can be narrowed', async () => {
      await addChores(10)
      const account = 'acc_3'
      assert.deepEqual(idsOf(await leases.claim(db.sql, 5, db.sql`account_id = ${account}`)), ['00003', '00010'])
    })

    test('ten thousand rows in batches of a hundred, by four at once', async (t) => {
      await addChores(10_000)
      await db.sql`analyze chores`
      const seen: string[] = []
      const started = performance.now()
      const claimAll = async () => {
        for (;;) {
          const batch = await leases.claim(db.sql, 100)
          if (batch.length === 0) return
          seen.push(...idsOf(batch))
          assert.equal((await leases.finish(db.sql, batch, null, db.sql`state = 'done'`)).length, batch.length)
        }
      }
      await Promise.all([claimAll(), claimAll(), claimAll(), claimAll()])
      const rate = seen.length / (performance.now() - started)
      t.diagnostic(`${Math.round(rate * 1000)} rows/s claimed and finished`)
      assert.equal(new Set(seen).size, 10_000)
      assert.equal(seen.length, 10_000)
    })
  })

  describe('fencing', () => {
    test('a row nobody finishes is taken over when its lease has run out, not before', async () => {
      await addChores(1)
      const first = await claimOne()
      assert.deepEqual(await leases.claim(db.sql, 1), [])
      await lapse()
      const second = await claimOne()
      assert.equal(second.id, first.id)
      assert.notEqual(second.leaseToken, first.leaseToken)
    })

    test('whoever was taken over can neither finish nor prolong, and his transaction is undone', async () => {
      await addChores(1)
      const first = await claimOne()
      await lapse()
      const second = await claimOne()
      assert.deepEqual(await leases.extend(db.sql, [first]), [])
      await assert.rejects(finishIn(first), LeaseLost)
      assert.deepEqual(await read(first.id), second)
      assert.deepEqual(await effects(), [])
      await finishIn(second)
      await assert.rejects(finishIn(second), LeaseLost)
      await expectEachOnce(1)
    })

    test('a lease that ran out but was not taken over still counts', async () => {
      await addChores(2)
      const [one, two] = await leases.claim(db.sql, 2)
      assert.ok(one && two)
      await lapse()
      assert.deepEqual(await leases.extend(db.sql, [one]), [one])
      assert.deepEqual(await leases.finish(db.sql, [two], null), [two])
      assert.deepEqual(await leases.claim(db.sql, 2), [])
    })

    test('of several rows only those still held are changed', async () => {
      await addChores(3)
      const mine = await leases.claim(db.sql, 3)
      await db.sql`update chores set lease_token = 'another' where id = '00002'`
      assert.deepEqual(idsOf(await leases.extend(db.sql, mine)), ['00001', '00003'])
      assert.deepEqual(idsOf(await leases.finish(db.sql, mine, null, db.sql`state = 'done'`)), ['00001', '00003'])
      assert.equal((await read('00002')).state, 'waiting')
    })

    test('a finished row comes again when it is to', async () => {
      await addChores(3)
      const [soon, later, at] = await leases.claim(db.sql, 3)
      assert.ok(soon && later && at)
      const instant = Math.floor(await databaseNow(db)) + 1000 * DAY
      await leases.finish(db.sql, [soon], { inMs: 0 })
      await leases.finish(db.sql, [later], { inMs: HOUR })
      await leases.finish(db.sql, [at], { at: instant }, db.sql`state = ${'postponed'}`)
      assert.deepEqual(idsOf(await leases.claim(db.sql, 3)), [soon.id])
      assert.ok(Math.abs(((await read(later.id)).dueAt ?? 0) - (await databaseNow(db)) - HOUR) < 10_000)
      const { dueAt, state } = await read(at.id)
      assert.deepEqual({ dueAt, state }, { dueAt: instant, state: 'postponed' })
    })

    test('whatever claimers, lapses and finishers do, a row is held by its last claim alone', async () => {
      const step = fc.record({
        act: fc.constantFrom('claim', 'lapse', 'finish', 'extend'),
        which: fc.nat({ max: 20 }),
      })
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
          await db.sql`truncate chores`
          await addChores(3)
          const model = createModel(['00001', '00002', '00003'])
          for (const { act, which } of steps) {
            const limit = 1 + (which % 3)
            const chore = model.claims[which % Math.max(model.claims.length, 1)]
            if (act === 'lapse') await lapse().then(model.lapse)
            else if (act === 'claim') model.claim(await leases.claim(db.sql, limit), limit)
            else if (chore && act === 'finish') model.finish(chore, await leases.finish(db.sql, [chore], null))
            else if (chore) model.extend(chore, await leases.extend(db.sql, [chore]))
          }
        }),
        { numRuns: 40 },
      )
    })
  })

  describe('what is due next', () => {
    const inMs = async () => {
      const [row] = await db.sql<{ ms: number | null }[]>`select (${leases.due().sql(db.sql)})::float8 as ms`
      return row?.ms ?? null
    }

    test('is what is free, what its lease gives back, or what becomes due later', async () => {
      assert.equal(await inMs(), null)
      await addChores(1)
      assert.ok(((await inMs()) ?? 1) <= 0)
      await claimOne()
      const left = (await inMs()) ?? 0
      assert.ok(left > 0 && left <= LEASE_MS, `${left} ms`)
      await db.sql`insert into chores (account_id, id, due_at) values ('acc_1', 'soon', now() + interval '30 seconds')`
      const soon = (await inMs()) ?? 0
      assert.ok(soon > 0 && soon <= 30_000, `${soon} ms`)
      await lapse()
      assert.ok(((await inMs()) ?? 1) <= 0)
    })

    test('is found without reading all that waits', async (t) => {
      if (await isSplit(db.sql)) return t.skip('asked on single servers only')
      await addChores(20_000)
      await leases.claim(db.sql, 10)
      await db.sql`analyze chores`
      const plan = await db.sql<{ 'QUERY PLAN': string }[]>`explain (analyze, costs off) ${leases.due().sql(db.sql)}`
      const lines = plan.map((row) => row['QUERY PLAN'])
      const rows = lines.flatMap((line) =>
        [...line.matchAll(/rows(?: Removed by Filter)?[=:] ?([\d.]+)/gi)].map(([, n]) => Number(n)),
      )
      assert.ok(rows.length > 0 && Math.max(...rows) <= 100, lines.join('\n'))
    })
  })

  describe('worker', () => {
    test('what is due but refused by every claim is asked for at the interval, not at each poll', async () => {
      await addChores(1)
      const pollMs = 400
      const at: number[] = []
      const due = { db, question: leases.due() }
      const claim = async () => {
        at.push(performance.now())
        return []
      }
      const worker = newWorker(db, { claim, pollMs, due, work: async () => {} })
      // Something else makes the process poll all the time.
      const ending = new AbortController()
      const { signal } = ending
      const polling = (async () => {
        for (let after = 0; !signal.aborted; ) {
          const answer = await db.poll.next(due.question, { after, withinMs: 1, signal })
          after = answer?.asked ?? after
        }
      })()
      worker.start()
      await eventually(() => at.length >= 7)
      await worker.stop()
      ending.abort()
      await polling
      const last = (at[6] ?? 0) - (at[5] ?? 0)
      // A timer may go off a millisecond early.
      assert.ok(last >= pollMs - 5, `${last} ms`)
    })

    test('two share the work, and no row is in two hands', async () => {
      await addChores(1_000)
      const other = createDb({ target: database.owner, name: 'second worker', connections: 4 })
      const inHand = new Set<string>()
      const shares = [0, 0]
      const workers = [db, other].map((using, index) =>
        newWorker(using, {
          async work(chore) {
            assert.ok(!inHand.has(chore.id))
            inHand.add(chore.id)
            await finishIn(chore, using)
            inHand.delete(chore.id)
            shares[index] = (shares[index] ?? 0) + 1
          },
        }),
      )
      for (const worker of workers) worker.start()
      await eventually(() => (shares[0] ?? 0) + (shares[1] ?? 0) === 1_000)
      await Promise.all(workers.map((worker) => worker.stop()))
      await other.stop()
      await expectEachOnce(1_000)
      assert.ok(shares.every((share) => share > 0))
    })

    // On a single server, the database says what is due.
    if (notOnCluster) {
      test('in a cluster, a claim that got nothing is repeated once, and then with the poll', async () => {
        let claims = 0
        const worker = newWorker(db, {
          due: { db, question: leases.due() },
          claim(limit) {
            claims++
            return leases.claim(db.sql, limit)
          },
          work: (chore) => finishIn(chore),
        })
        const { signal } = new AbortController()
        worker.start()
        for (let [polls, after] = [0, performance.now()]; polls < 10; polls++) {
          const answer = await db.poll.next({ name: 'one', sql: (sql) => sql`1` }, { after, signal })
          after = answer?.asked ?? assert.fail('the database did not answer')
        }
        assert.ok(claims > 2 && claims <= 2 * 12, `${claims} claims`)
        await addChores(1)
        await eventually(async () => (await effects()).length === 1)
        await worker.stop()
      })
    }

    test('a tick works one batch to its end', async () => {
      await addChores(15)
      const worker = newWorker(db, { work: (chore) => finishIn(chore) })
      assert.equal(await worker.tick(), 10)
      assert.equal((await effects()).length, 10)
      assert.equal(await worker.tick(), 5)
      assert.equal(await worker.tick(), 0)
      await worker.stop()
    })

    test('a piece that fails stops nothing, and is logged once for each error', async () => {
      await addChores(40)
      const failed: string[] = []
      const worker = newWorker(db, {
        log: (message) => failed.push(message),
        work(chore) {
          if (chore.id.endsWith('7')) throw new Error('no luck')
          return chore.id.endsWith('3') ? Promise.reject(new Error('no luck either')) : finishIn(chore)
        },
      })
      worker.start()
      await eventually(async () => (await effects()).length === 32)
      await worker.stop()
      assert.equal(failed.length, 2)
      await lapse()
      assert.equal((await leases.claim(db.sql, 100)).length, 8)
    })

    test('the heartbeat keeps a long piece', async () => {
      await addChores(1)
      // A busy machine may hold a heartbeat back for as long as three quarters of this.
      const leaseMs = 3_000
      const short = createLeases<Chore>('chores', KEY, leaseMs)
      const started = performance.now()
      const worker = newWorker(db, {
        claim: (limit) => short.claim(db.sql, limit),
        heartbeat: (chores) => short.extend(db.sql, chores),
        leaseMs,
        async work(chore, signal) {
          await eventually(async () => {
            assert.deepEqual(await short.claim(db.sql, 1), [])
            return performance.now() - started > 1.2 * leaseMs
          })
          assert.ok(!signal.aborted)
          await finishIn(chore)
        },
      })
      await worker.tick()
      await worker.stop()
      await expectEachOnce(1)
    })

    test('a lease that was taken over aborts the piece', async () => {
      await addChores(2)
      const reasons: unknown[] = []
      const worker = newWorker(db, {
        leaseMs: 2_000,
        async work(chore, signal) {
          if (chore.id === '00002') return finishIn(chore)
          await db.sql`update chores set lease_token = 'another' where id = ${chore.id}`
          await once(signal, 'abort')
          reasons.push(signal.reason)
        },
      })
      await worker.tick()
      await worker.stop()
      assert.equal(reasons.length, 1)
      assert.ok(reasons[0] instanceof LeaseLost)
      assert.deepEqual(await effects(), ['00002'])
    })

    test('a database that does not answer aborts the piece before its lease can run out', async () => {
      await addChores(1)
      let aborted = 0
      const worker = newWorker(db, {
        leaseMs: 2_000,
        heartbeat: () => Promise.reject(new Error('away')),
        async work(_chore, signal) {
          const started = performance.now()
          await once(signal, 'abort')
          aborted = performance.now() - started
        },
      })
      await worker.tick()
      await worker.stop()
      assert.ok(aborted > 0 && aborted <= 2_000, `aborted after ${aborted} ms`)
    })

    test('losing every connection in the middle loses nothing and doubles nothing', async () => {
      await addChores(2_000)
      const target = createDb({ target: database.owner, name: 'cut off', connections: 6 })
      const short = createLeases<Chore>('chores', KEY, 500)
      const worker = newWorker(target, {
        concurrency: 50,
        leaseMs: 500,
        claim: (limit) => short.claim(target.sql, limit),
        heartbeat: (chores) => short.extend(target.sql, chores),
        work: (chore) => finishIn(chore, target),
      })
      worker.start()
      for (const mark of [200, 600, 1_000]) {
        await eventually(async () => (await effects()).length >= mark)
        await db.sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name = 'cut off'`
      }
      await eventually(async () => (await effects()).length >= 2_000)
      await worker.stop()
      await target.stop()
      await expectEachOnce(2_000)
    })

    test('outages are survived, with longer and longer rests', async () => {
      await addChores(1)
      const tries: number[] = []
      const worker = newWorker(db, {
        work: (chore) => finishIn(chore),
        claim(limit) {
          tries.push(performance.now())
          return tries.length <= 2 ? Promise.reject(new Error('away')) : leases.claim(db.sql, limit)
        },
      })
      worker.start()
      await eventually(async () => (await effects()).length === 1)
      await worker.stop()
      const [first = 0, second = 0, third = 0] = tries
      assert.ok(second - first >= 195, `${second - first}`)
      assert.ok(third - second >= 395, `${third - second}`)
    })

    test('a claim and a heartbeat that never end are given up', async () => {
      await addChores(2)
      const calls = { claim: 0, heartbeat: 0 }
      const worker = newWorker(db, {
        concurrency: 1,
        leaseMs: 200,
        claim: (limit) => (++calls.claim === 1 ? new Promise(() => {}) : leases.claim(db.sql, limit)),
        heartbeat: (chores) => (++calls.heartbeat === 1 ? new Promise(() => {}) : leases.extend(db.sql, chores)),
        async work(chore, signal) {
          if (chore.id === '00001') await once(signal, 'abort')
          else await eventually(() => calls.heartbeat > 3)
          await finishIn(chore)
        },
      })
      worker.start()
      await eventually(async () => (await effects()).length === 2)
      await worker.stop()
      assert.ok(calls.claim > 1)
    })

    test('a nudge makes it look at once', async () => {
      let looked = 0
      const worker = newWorker(db, {
        pollMs: HOUR,
        work: (chore) => finishIn(chore),
        async claim(limit) {
          const chores = await leases.claim(db.sql, limit)
          looked++
          return chores
        },
      })
      worker.start()
      await eventually(() => looked === 1)
      await addChores(1)
      worker.nudge()
      await eventually(async () => (await effects()).length === 1)
      await worker.stop()
    })

    test('a place that becomes free is filled while more is waiting', async () => {
      await addChores(25)
      const worker = newWorker(db, { concurrency: 2, pollMs: HOUR, work: (chore) => finishIn(chore) })
      worker.start()
      await eventually(async () => (await effects()).length === 25)
      await worker.stop()
      await expectEachOnce(25)
    })

    test('stop waits for what is in hand and takes nothing new', async () => {
      await addChores(20)
      const gate = Promise.withResolvers<void>()
      let begun = 0
      const worker = newWorker(db, {
        concurrency: 5,
        async work(chore) {
          begun++
          await gate.promise
          await finishIn(chore)
        },
      })
      worker.start()
      await eventually(() => begun === 5)
      const stopped = worker.stop()
      gate.resolve()
      await stopped
      assert.equal(begun, 5)
      assert.equal((await effects()).length, 5)
    })

    test('stop aborts what takes too long, and waits for it no longer', async () => {
      await addChores(2)
      const ends: string[] = []
      const worker = newWorker(db, {
        drainMs: 20,
        async work(chore, signal) {
          await once(signal, 'abort')
          ends.push(chore.id)
          if (chore.id === '00002') await new Promise(() => {})
        },
      })
      worker.start()
      await eventually(async () => (await db.sql`select from chores where lease_token is not null`).length === 2)
      await worker.stop()
      assert.deepEqual(ends.sort(), ['00001', '00002'])
    })
  })
})

/** What leases promise, in memory: each open row has at most one holder, and only he may touch it. */
function createModel(ids: string[]) {
  const open = new Set(ids)
  const holder = new Map<string, string>()
  const lapsed = new Set<string>()
  const claims: Chore[] = []
  const expectHeld = (chore: Chore, kept: Chore[]) => {
    const held = holder.get(chore.id) === chore.leaseToken
    assert.deepEqual(kept, held ? [chore] : [])
    if (held) lapsed.delete(chore.id)
    return held
  }
  return {
    claims,
    lapse() {
      for (const id of holder.keys()) lapsed.add(id)
    },
    claim(taken: Chore[], limit: number) {
      const free = [...open].filter((id) => !holder.has(id) || lapsed.has(id))
      assert.equal(taken.length, Math.min(free.length, limit))
      for (const chore of taken) {
        assert.ok(free.includes(chore.id))
        holder.set(chore.id, chore.leaseToken)
        lapsed.delete(chore.id)
        claims.push(chore)
      }
    },
    extend: expectHeld,
    finish(chore: Chore, kept: Chore[]) {
      if (!expectHeld(chore, kept)) return
      holder.delete(chore.id)
      open.delete(chore.id)
    },
  }
}
