import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { type TestContext, test } from 'node:test'
import { eventually, openTestDatabase, type TestDatabase } from '../../../test/harness.ts'
import { timeOf } from '../../../test/pace.ts'
import { createDb, type Db } from './db.ts'
import { Line } from './line.ts'
import { createPoll, type PollQuestion } from './poll.ts'
import { createWakeUps, wakeReaders } from './wake-ups.ts'

const QUESTION: PollQuestion = { name: 'count', sql: (sql) => sql`select count(*) from feed_readers` }
const other = (name: string): PollQuestion => ({ name, sql: (sql) => sql`select ${name}::text` })
const never = () => new AbortController().signal

async function openDatabase(t: TestContext): Promise<TestDatabase & { process: Db; logged: string[] }> {
  const database = await openTestDatabase()
  const logged: string[] = []
  const log = (message: string) => void logged.push(message)
  const process = createDb({ target: database.target, name: 'process', connections: 6, log })
  t.after(async () => {
    await process.stop()
    await database.close()
  })
  return { ...database, process, logged }
}

/** The number of rows, as soon as it is another one than `before`. */
async function changed({ poll }: Pick<Db, 'poll'>, before: string | null): Promise<string | null> {
  for (let after = Number.NEGATIVE_INFINITY; ; ) {
    const answer = await poll.next(QUESTION, { after, signal: never() })
    if (answer !== null && answer.value !== before) return answer.value
    after = answer?.asked ?? after
  }
}

const addReader = ({ db }: TestDatabase, name: string, wakes: boolean) =>
  db.transaction(async (tx) => {
    await tx`insert into feed_readers (name, position) values (${name}, 0)`
    if (wakes) await wakeReaders(tx)
  })

test('what several wait for is asked in one statement', async (t) => {
  const { process } = await openDatabase(t)
  const { poll } = process
  // The first answer to each question; from then on all are asked together.
  const names = Array.from({ length: 12 }, (_, index) => `question ${index}`)
  const first = await Promise.all(
    names.map((name) => poll.next(other(name), { after: Number.NEGATIVE_INFINITY, signal: never() })),
  )
  const after = Math.max(...first.map((answer) => answer?.asked ?? Number.NaN))
  const answers = await Promise.all(names.map((name) => poll.next(other(name), { after, signal: never() })))
  assert.deepEqual(
    answers.map((answer) => answer?.value),
    names,
  )
  assert.equal(new Set(answers.map((answer) => answer?.asked)).size, 1)
})

test('a commit that wakes readers is seen at once, another one at the next poll', async (t) => {
  const database = await openDatabase(t)
  const { process } = database
  await process.poll.next(QUESTION, { after: 0, signal: never() })
  await eventually(() => process.poll.isWoken())
  const took = { woken: 0, polled: 0 }
  let rows = await changed(process, null)
  for (let round = 0; round < 5; round++) {
    for (const how of ['woken', 'polled'] as const) {
      const next = changed(process, rows)
      took[how] += await timeOf(async () => {
        await addReader(database, `${how} ${round}`, how === 'woken')
        rows = await next
      })
    }
  }
  t.diagnostic(
    `five commits were seen after ${Math.round(took.woken)} ms with wake-ups, ${Math.round(took.polled)} without`,
  )
  assert.ok(took.woken < took.polled, JSON.stringify(took))
})

test('without its connection for wake-ups a process polls, and it opens another one', async (t) => {
  const database = await openDatabase(t)
  const { process, db, logged } = database
  let rows = await changed(process, null)
  await eventually(() => process.poll.isWoken())
  assert.deepEqual(logged, [])
  const ended = await db.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = 'listen gonggo'`
  assert.equal(ended.length, 1)
  await eventually(() => !process.poll.isWoken())
  const next = changed(process, rows)
  await addReader(database, 'while nobody listens', true)
  rows = await next
  await eventually(() => process.poll.isWoken())
  assert.deepEqual(logged, [
    'wake-ups from the database do not arrive: it is polled more often',
    'wake-ups from the database arrive again',
  ])
})

test('wake-ups that never arrive, as through a proxy that shares connections, are not relied on', async (t) => {
  const database = await openDatabase(t)
  const { target, process } = database
  // Notifications reach only their own database.
  const elsewhere = { ...target, user: target.username, database: 'postgres' }
  let opened = 0
  const make = () => {
    opened++
    return new Line(elsewhere)
  }
  const poll = createPoll({ sql: process.sql, wakeUps: (onWake) => createWakeUps({ make, sql: process.sql, onWake }) })
  const rows = await changed({ poll }, null)
  // The first proof has failed.
  await eventually(() => opened > 1)
  assert.equal(poll.isWoken(), false)
  const next = changed({ poll }, rows)
  await addReader(database, 'unheard', true)
  assert.notEqual(await next, rows)
  await poll.stop()
})

test('a locked table keeps only those waiting who ask for it', async (t) => {
  const { process, db } = await openDatabase(t)
  const { poll } = process
  const locked: PollQuestion = { name: 'locked', sql: (sql) => sql`select count(*) from webhook_lanes` }
  const first = await poll.next(locked, { after: 0, signal: never() })
  const rows = await changed(process, null)
  assert.ok(first && rows)
  await db.transaction(async (tx) => {
    await tx`lock table webhook_lanes in access exclusive mode`
    const after = performance.now()
    let isAnswered = false
    const waiting = poll.next(locked, { after, signal: never() }).then((answer) => {
      isAnswered = answer !== null
    })
    assert.ok(await poll.next(QUESTION, { after, signal: never() }))
    assert.equal(isAnswered, false)
    // It gives up, and would be asked for again.
    await waiting
    assert.equal(isAnswered, false)
  })
})

test('without an answer whoever waits is told, and can try for themselves', async (t) => {
  const { process } = await openDatabase(t)
  const broken: PollQuestion = { name: 'broken', sql: (sql) => sql`select no_such_column from feed_readers` }
  assert.equal(await process.poll.next(broken, { after: 0, signal: never() }), null)
  const stopping = new AbortController()
  const waiting = process.poll.next(QUESTION, { after: Number.POSITIVE_INFINITY, signal: stopping.signal })
  stopping.abort()
  assert.equal(await waiting, null)
})

test('a question without an answer is logged once, until it has one again', async (t) => {
  const { process, db, logged } = await openDatabase(t)
  const question: PollQuestion = { name: 'of a table', sql: (sql) => sql`select count(*) from chores` }
  const ask = () => process.poll.next(question, { after: performance.now(), signal: never() })
  const NOT_ANSWERED = 'a question of the poll is not answered'
  assert.deepEqual([await ask(), await ask()], [null, null])
  assert.deepEqual(logged, [NOT_ANSWERED])
  await db.sql`create table chores (id integer)`
  await db.sql`grant select on chores to public`
  assert.equal((await ask())?.value, '0')
  await db.sql`drop table chores`
  assert.equal(await ask(), null)
  assert.deepEqual(logged, [NOT_ANSWERED, NOT_ANSWERED])
})

test('a question that takes too long is not asked again while it is still under way', async (t) => {
  const { process, db } = await openDatabase(t)
  const { poll } = process
  const slow: PollQuestion = { name: 'slow', sql: (sql) => sql`select pg_sleep(600)::text` }
  const sleeping = () =>
    db.sql<{ pid: number }[]>`
      select pid from pg_stat_activity
      where datname = current_database() and state = 'active' and query like '%pg_sleep(%' and pid <> pg_backend_pid()`
  await changed(process, null)
  try {
    // As many as there are connections for statements.
    for (let round = 0; round < 3; round++) {
      assert.equal(await poll.next(slow, { after: performance.now(), signal: never() }), null)
    }
    // One of the statement for all, one of its own.
    assert.ok((await sleeping()).length <= 2)
    assert.ok(await poll.next(QUESTION, { after: performance.now(), signal: never() }))
  } finally {
    for (const { pid } of await sleeping()) await db.sql`select pg_terminate_backend(${pid})`
  }
})

test('a pause of this process is not taken for the silence of the database', async (t) => {
  const { process } = await openDatabase(t)
  let asked = 0
  let pausesFor = 0
  const counted: PollQuestion = {
    name: 'counted',
    sql(sql) {
      asked++
      // After the statement has been sent.
      setImmediate(() => {
        for (const until = performance.now() + pausesFor; performance.now() < until; );
      })
      return sql`select 1`
    },
  }
  const ask = () => process.poll.next(counted, { after: performance.now(), signal: never() })
  await changed(process, null)
  await ask()
  await ask()
  pausesFor = 1_000
  const before = asked
  assert.ok(await ask())
  assert.equal(asked, before + 1)
})

test('a stop does not wait for a server that never answers LISTEN', async (t) => {
  const { target, process } = await openDatabase(t)
  const unanswered = Promise.withResolvers<void>()
  const proxy = createServer((client) => {
    const { host, port } = target
    const server = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    client.on('close', () => server.destroy())
    for (const socket of [client, server]) socket.on('error', () => {})
    server.pipe(client)
    client.on('data', (data) => {
      if (data.includes('listen gonggo')) unanswered.resolve()
      else server.write(data)
    })
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  const place = { ...target, user: target.username, host: '127.0.0.1', port }
  let line: Line | undefined
  const make = () => {
    line = new Line(place)
    return line
  }
  const wakeUps = createWakeUps({ make, sql: process.sql, onWake: () => {} })
  wakeUps.start()
  await unanswered.promise
  let isStopped = false
  const stopping = wakeUps.stop().then(() => {
    isStopped = true
  })
  try {
    await eventually(() => isStopped)
  } finally {
    line?.connection.stream.destroy()
    await stopping
    proxy.close()
  }
})
