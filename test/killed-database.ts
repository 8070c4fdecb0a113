import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { APP_ROLE, applyMigrations, createDb, type Db, grantWork, readMigrations } from '../src/lib/db/index.ts'
import { appConnection } from '../src/lib/postgres/index.ts'
import { startTestApp, type TestApp } from './app-harness.ts'
import { atEnd, makeUsedRoom, start } from './embedded-servers.ts'
import { bidRecord } from './factories.ts'
import { eventually } from './harness.ts'
import { paceLimit, timeOf } from './pace.ts'

/** The maximum time until the last 503 after the database is back, or the interval of responses if that is longer. */
const BOUND_MS = 2_000
const READERS = 6
const WRITERS = 3
/** After this many successful responses for each caller, no dead connection is left. */
const CALM = 6

/** Kills the database server repeatedly, like a power cut, while callers read and write. */
export async function killRepeatedly(t: TestContext, times: number): Promise<void> {
  const server = await start(t, await makeUsedRoom(t))
  const owner = server.connection
  const db = createDb({ target: owner, name: 'judge', connections: 2 })
  await applyMigrations(db, readMigrations(new URL('../migrations/', import.meta.url)))
  await grantWork(db, APP_ROLE)
  const app = await startTestApp({ database: { db, owner, target: appConnection(owner), close: async () => {} } })
  atEnd(t, async () => {
    await app.close()
    await db.stop()
  })
  const callers = await startCallers(app)
  const outages: { ms: number; limit: number }[] = []
  for (let round = 0; round < times; round++) {
    const controlMs = await timeOf(callers.calm)
    const { pid } = server
    process.kill(pid, 'SIGKILL')
    await eventually(() => server.pid !== pid)
    await eventually(() => db.sql`select 1`.catch(() => null))
    const back = performance.now()
    await callers.calm()
    const limit = paceLimit({ controlMs, times: 10, floorMs: BOUND_MS })
    outages.push({ ms: Math.round(callers.lastFault() - back), limit })
  }
  await callers.stop()
  t.diagnostic(`last 503 after the return of the database, in ms: ${outages.map(({ ms }) => ms).join(' ')}`)
  await expectNothingLost(db, callers.acknowledged)
  assert.ok(callers.faults() > 0, 'callers have noticed the outages')
  assert.deepEqual(
    outages.filter(({ ms, limit }) => ms > limit),
    [],
  )
}

interface Caller {
  /** Successful responses since `calm` was requested. */
  good: number
}

/** Readers over HTTP, and writers over HTTP and through the port of sources, each sequential. */
async function startCallers(app: TestApp) {
  await app.accounts.setLimit(app.account.id, 100_000)
  await app.bids.upsert([bidRecord({ number: 'READ' })], () => false)
  const acknowledged = new Map<string, number>()
  const callers: Caller[] = []
  let [faults, lastFault, isOver] = [0, 0, false]

  const loop = async (once: (turn: number) => Promise<boolean>) => {
    const caller: Caller = { good: 0 }
    callers.push(caller)
    for (let turn = 1; !isOver; turn++) {
      if (await once(turn)) caller.good++
      else {
        caller.good = 0
        faults++
        lastFault = performance.now()
      }
    }
  }
  const ask = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${app.baseUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${app.key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    await response.arrayBuffer()
    // Callers above the rate limit wait.
    if (response.status === 429) app.clock.advance(1_000)
    assert.ok([200, 201, 429, 503].includes(response.status), `${method} ${path}: ${response.status}`)
    return response.status !== 503
  }
  const read = () => ask('GET', '/v1/bids/READ')
  const change = (id: string) => (turn: number) => ask('PATCH', `/v1/keywords/${id}`, { filter: { maxAmt: turn } })
  const write = (number: string) => async (turn: number) => {
    try {
      await app.bids.upsert([bidRecord({ number, revision: turn })], () => true)
    } catch {
      return false
    }
    acknowledged.set(number, turn)
    return true
  }
  const loops = Array.from({ length: READERS }, () => loop(read))
  for (let writer = 0; writer < WRITERS; writer++) {
    loops.push(loop(change(await makeKeyword(app, `도로 ${writer}`))), loop(write(`WRITTEN${writer}`)))
  }
  return {
    acknowledged,
    faults: () => faults,
    lastFault: () => lastFault,
    calm: async () => {
      for (const caller of callers) caller.good = 0
      await eventually(() => callers.every(({ good }) => good >= CALM))
    },
    stop: async () => {
      isOver = true
      await Promise.all(loops)
    },
  }
}

async function makeKeyword(app: TestApp, keyword: string): Promise<string> {
  const response = await fetch(`${app.baseUrl}/v1/keywords`, {
    method: 'POST',
    headers: { authorization: `Bearer ${app.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ keyword }),
  })
  return ((await response.json()) as { id: string }).id
}

async function expectNothingLost({ sql }: Db, acknowledged: ReadonlyMap<string, number>): Promise<void> {
  const rows = await sql<{ number: string; revision: number }[]>`
    select number, revision from bids where number like 'WRITTEN%'`
  for (const [number, revision] of acknowledged) {
    const stored = rows.find((row) => row.number === number)?.revision ?? -1
    assert.ok(stored >= revision, `${number}: ${revision} was acknowledged, ${stored} is stored`)
  }
  const [feed] = await sql<{ dense: boolean }[]>`
    select (select position from feed_head) = count(*) and count(*) = max(position) as dense from changes`
  assert.equal(feed?.dense, true)
}
