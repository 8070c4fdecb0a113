import { createSecretKey, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applyMigrations, createDb, type Db, readMigrations } from '../src/lib/db/index.ts'
import { MOST_AT_ONCE } from '../src/lib/outbound/outbound.ts'
import { startEmbeddedPostgres } from '../src/lib/postgres/index.ts'
import { signedHeaders } from '../src/webhooks/rules/signing.ts'
import { createWebhookOffice, type WebhookOffice } from '../test/webhook-office.ts'
import { type Receiver, start, startReceiver } from './receivers.ts'
import { median, ms, number, type Options, percentile, type Result, times } from './stats.ts'

const DELIVERIES = 100_000
const WEBHOOKS = 20
const LEAST_SHARE = 0.7
/** The size of a notice's payload. */
const FILLING = '하수관로 정비공사 '.repeat(60)
const NEIGHBOURS = 10
const EVENTS_A_SECOND = 100
const ROUND_MS = 12_000
const ROUNDS = 3
const KILLED_AFTER = 3_000
const KILL_DELIVERIES = 30_000
const POLL_MS = 20

/** The cost of webhooks: each line on a database that waits for its disk, with the receiver in a separate process. */
export async function deliveries({ progress }: Options): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-bench-'))
  const server = await startEmbeddedPostgres({ dataFolder: join(folder, 'postgres'), log: progress })
  const target = server.connection
  const db = createDb({ target, name: 'bench', connections: 10 })
  const office = createWebhookOffice(db)
  const receiver = await startReceiver()
  try {
    await applyMigrations(db, readMigrations(new URL('../migrations/', import.meta.url)))
    progress(`${DELIVERIES} deliveries without a record …`)
    const bare = await withoutRecord(office, receiver.url)
    progress(`${DELIVERIES} deliveries with one …`)
    const recorded = await withRecord(office, receiver)
    progress('neighbours of a dead endpoint …')
    const neighbours = await besideDead(office, receiver)
    progress('a kill …')
    const killed = await afterKill(office, receiver, JSON.stringify(target))
    return [throughput(recorded, bare), neighbours, killed]
  } finally {
    office.close()
    receiver.stop()
    await db.stop()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function throughput(recorded: number, bare: number): Result {
  return {
    line: `deliveries: ${number(DELIVERIES)} to ${WEBHOOKS} webhooks of a local receiver, each with a durable record`,
    figure: `${number(recorded)}/s`,
    rival: `${number(bare)}/s, the same requests without a record`,
    ratio: times(recorded / bare),
    need: `≥ ${LEAST_SHARE}×`,
    reached: recorded / bare >= LEAST_SHARE,
  }
}

async function withoutRecord({ outbound }: WebhookOffice, url: string): Promise<number> {
  const keys = { secrets: [createSecretKey(randomBytes(32))], ed25519: null }
  const send = async (lane: number, index: number) => {
    const id = `evt_bare${index}`
    const body = `{"id":"${id}","type":"report.ready","timestamp":"2026-11-20T09:30:00+09:00","apiVersion":"v1","data":{"report":{"text":"${FILLING}"}}}`
    const headers = { 'content-type': 'application/json', ...signedHeaders({ id, at: Date.now(), body }, keys) }
    await outbound.request(new URL(`${url}/${lane}`), {
      method: 'POST',
      body,
      headers,
      trust: 'stranger',
      timeoutMs: 10_000,
      maxBytes: 65_536,
      lane: String(lane),
      repeatable: true,
      tooLarge: 'cut',
    })
  }
  let left = DELIVERIES
  const begun = performance.now()
  const hands = Array.from({ length: WEBHOOKS * MOST_AT_ONCE }, async (_, hand) => {
    while (left > 0) await send(hand % WEBHOOKS, left--)
  })
  await Promise.all(hands)
  return DELIVERIES / ((performance.now() - begun) / 1000)
}

async function withRecord(office: WebhookOffice, { url }: Receiver): Promise<number> {
  const accountId = await office.makeAccount()
  for (let index = 0; index < WEBHOOKS; index++) await office.register(accountId, { url: `${url}/${index}` })
  await owe(office.db, accountId, DELIVERIES / WEBHOOKS)
  const worker = office.webhooks.worker()
  const begun = performance.now()
  worker.start()
  await untilDone(office.db, accountId)
  const took = performance.now() - begun
  await worker.stop()
  return DELIVERIES / (took / 1000)
}

/** Inserts this many events with deliveries for all webhooks of the account, as the service would. */
async function owe({ sql }: Db, accountId: string, events: number): Promise<void> {
  const data = JSON.stringify({ report: { text: FILLING } })
  await sql`
    insert into events (account_id, position, id, type, at, data)
    select ${accountId}, n, 'evt_' || ${accountId.slice(4)} || n, 'report.ready', statement_timestamp(), ${data}
    from generate_series(1, ${events}) n`
  await sql`
    insert into deliveries (account_id, webhook_id, id, event_id, type)
    select w.account_id, w.id, 'dlv_' || w.id || lpad(e.position::text, 8, '0'), e.id, e.type
    from webhooks w join events e on e.account_id = w.account_id
    where w.account_id = ${accountId}`
  await sql.unsafe('vacuum analyze events, deliveries')
  await sql`update webhook_lanes set due_at = statement_timestamp() where account_id = ${accountId}`
}

async function untilDone({ sql }: Db, accountId: string): Promise<void> {
  for (;;) {
    const left = await sql`select from deliveries where account_id = ${accountId} and due_at is not null limit 1`
    if (left.length === 0) return
    await pause(POLL_MS)
  }
}

async function besideDead(office: WebhookOffice, receiver: Receiver): Promise<Result> {
  const accounts: string[] = []
  for (let index = 0; index < NEIGHBOURS; index++) {
    const accountId = await office.makeAccount()
    await office.register(accountId, { url: `${receiver.url}/neighbour` })
    accounts.push(accountId)
  }
  const dead = await office.makeAccount()
  const { id } = await office.register(dead, { url: `${receiver.url}/dead` })
  await owe(office.db, dead, DELIVERIES)
  // Writing the backlog must not count as the cost of having it.
  await office.db.sql.unsafe('checkpoint')
  const setState = (state: 'enabled' | 'disabled') =>
    office.webhooks.endpoints.change(office.caller(dead), id, { state }, () => true)
  const worker = office.webhooks.worker()
  worker.start()
  const [alone, beside]: [Round[], Round[]] = [[], []]
  await setState('disabled')
  await round(office, receiver, accounts)
  // In turns, so that other load on the machine affects both.
  for (let left = ROUNDS; left > 0; left--) {
    await setState('disabled')
    alone.push(await round(office, receiver, accounts))
    await setState('enabled')
    beside.push(await round(office, receiver, accounts))
  }
  await worker.stop()
  const [quiet, noisy] = [medianOf(alone), medianOf(beside)]
  return {
    line: `deliveries: p95 from the event to ${NEIGHBOURS} receivers, ${EVENTS_A_SECOND}/s, beside a dead endpoint with ${number(DELIVERIES)} pending`,
    figure: `${ms(noisy.p95)} (p50 ${ms(noisy.p50)})`,
    rival: `${ms(quiet.p95)} (p50 ${ms(quiet.p50)}) without it`,
    ratio: times(noisy.p95 / quiet.p95),
    need: '≤ 1.1×',
    reached: noisy.p95 / quiet.p95 <= 1.1,
  }
}

interface Round {
  p50: number
  p95: number
}

const medianOf = (rounds: readonly Round[]): Round => ({
  p50: median(rounds.map(({ p50 }) => p50)),
  p95: median(rounds.map(({ p95 }) => p95)),
})

/** Milliseconds from before the event is written until it is received. */
async function round({ db, alerts }: WebhookOffice, receiver: Receiver, accounts: readonly string[]): Promise<Round> {
  await receiver.figures()
  const begun = performance.now()
  const events: Promise<unknown>[] = []
  for (let sent = 0; performance.now() - begun < ROUND_MS; sent++) {
    const accountId = accounts[sent % accounts.length] ?? ''
    const data = { report: { from: Date.now(), text: FILLING } }
    events.push(db.transaction((tx) => alerts.record(tx, { accountId, type: 'report.ready', data })))
    await pause(begun + (sent + 1) * (1000 / EVENTS_A_SECOND) - performance.now())
  }
  await Promise.all(events)
  const latencies: number[] = []
  while (latencies.length < events.length) {
    latencies.push(...(await receiver.figures()).latencies)
    await pause(POLL_MS)
  }
  return { p50: median(latencies), p95: percentile(latencies, 0.95) }
}

async function afterKill(office: WebhookOffice, receiver: Receiver, target: string): Promise<Result> {
  const accountId = await office.makeAccount()
  for (let index = 0; index < NEIGHBOURS; index++) await office.register(accountId, { url: `${receiver.url}/${index}` })
  const before = await receiver.figures()
  await owe(office.db, accountId, KILL_DELIVERIES / NEIGHBOURS)
  const received = async () => (await receiver.figures()).received - before.received
  const first = start('deliverer.ts', target)
  while ((await received()) < KILLED_AFTER) await pause(POLL_MS)
  first.kill('SIGKILL')
  await once(first, 'exit')
  const second = start('deliverer.ts', target)
  const killed = performance.now()
  const atKill = await received()
  while ((await received()) === atKill) await pause(POLL_MS)
  const silence = performance.now() - killed
  await untilDone(office.db, accountId)
  const all = performance.now() - killed
  second.kill('SIGKILL')
  const again = (await received()) - KILL_DELIVERIES
  return {
    line: `deliveries: after kill -9 of the only worker, another started at once, until it delivers`,
    figure: ms(silence),
    rival: `${number(KILL_DELIVERIES)} all delivered after ${ms(all)}`,
    ratio: `${again} came twice`,
    need: 'the lease of 15 s',
    reached: silence <= 17_000,
  }
}

const pause = (duration: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, duration)))
