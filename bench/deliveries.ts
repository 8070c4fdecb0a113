import { type ChildProcess, fork } from 'node:child_process'
import { createSecretKey, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { createDb, type Db } from '../src/lib/db.ts'
import { signedHeaders } from '../src/webhooks/rules/signing.ts'
import { startTestServer, TEMPLATE } from '../test/server.ts'
import { createWebhookOffice, type WebhookOffice } from '../test/webhook-office.ts'
import { number, type Options, percentile, type Result } from './stats.ts'

const DELIVERIES = 100_000
/** Customers, each with a webhook; as many lanes in the rival's run. */
const WEBHOOKS = 8
/** Side by side in a lane, in both. */
const WIDTH = 16
/** Bytes of an event's data: about a notice with its matches. */
const DATA_BYTES = 2_000
const LEAST_SHARE = 0.4

const RECEIVER = fileURLToPath(new URL('./delivery-receiver.ts', import.meta.url))
const ORDINARY = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }

/** A database that keeps what it is told, as in production, and nobody else's work in it. */
async function openOffice() {
  const server = await startTestServer(ORDINARY)
  const admin = createDb({ target: server.connection, name: 'bench admin', connections: 1 })
  await admin.sql.unsafe(`create database bench template ${TEMPLATE}`)
  await admin.stop()
  const db = createDb({ target: { ...server.connection, database: 'bench' }, name: 'bench' })
  const office = createWebhookOffice(db)
  return {
    db,
    office,
    async stop() {
      office.close()
      await db.stop()
      await server.stop()
    },
  }
}

interface Receiver {
  child: ChildProcess
  url: string
  stop(): Promise<void>
}

async function openReceiver(...words: string[]): Promise<Receiver> {
  const child = fork(RECEIVER, words)
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return {
    child,
    url: `http://127.0.0.1:${port}/hook`,
    async stop() {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}

async function register(office: WebhookOffice, url: string): Promise<{ account: string; webhook: string }> {
  const account = await office.makeAccount()
  const { id } = await office.register(account, { url })
  return { account, webhook: id }
}

/** Events of one account, each owed to one webhook, as the reader of the feed leaves them. */
async function owe(db: Db, { account, webhook }: { account: string; webhook: string }, count: number): Promise<void> {
  const data = JSON.stringify({ report: { text: '가'.repeat(DATA_BYTES / 3) } })
  await db.sql`
    insert into events (account_id, position, id, type, at, data)
    select ${account}, n, 'evt_' || ${webhook} || lpad(n::text, 8, '0'), 'report.ready', statement_timestamp(), ${data}
    from generate_series(1, ${count}::int) n`
  await db.sql`
    insert into deliveries (account_id, webhook_id, id, event_id, type)
    select ${account}, ${webhook}, 'dlv_' || lpad(n::text, 8, '0'), 'evt_' || ${webhook} || lpad(n::text, 8, '0'),
      'report.ready'
    from generate_series(1, ${count}::int) n`
  await db.sql`update webhook_lanes set due_at = statement_timestamp() where webhook_id = ${webhook}`
}

async function delivered(db: Db, count: number): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    const [row] = await db.sql<{ n: number }[]>`select count(*)::int as n from deliveries where state = 'delivered'`
    if (row?.n === count) return
  }
}

/** The same requests, signed the same, through the same door, and nothing written down. */
async function bare({ outbound }: WebhookOffice, url: string, body: string, count: number): Promise<void> {
  const keys = { secrets: [createSecretKey(randomBytes(32))], ed25519: null }
  let left = count
  const sender = async (lane: string) => {
    while (left-- > 0) {
      const signed = signedHeaders({ id: `evt_${left}`, at: Date.now(), body }, keys)
      const { status } = await outbound.request(new URL(url), {
        ...{ method: 'POST', body, trust: 'stranger', timeoutMs: 10_000, maxBytes: 65_536, lane },
        headers: { 'content-type': 'application/json', ...signed },
      })
      if (status !== 200) throw new Error(`the receiver answered ${status}`)
    }
  }
  await Promise.all(Array.from({ length: WEBHOOKS * WIDTH }, (_, index) => sender(`lane ${index % WEBHOOKS}`)))
}

const rateOf = async (count: number, work: () => Promise<void>): Promise<number> => {
  const from = performance.now()
  await work()
  return (count / (performance.now() - from)) * 1_000
}

/** What is owed is brought and written down; then the same requests alone. */
export async function deliveries(options: Options): Promise<Result[]> {
  const count = Math.floor(Math.min(DELIVERIES, options.notices) / WEBHOOKS) * WEBHOOKS
  const { db, office, stop } = await openOffice()
  const receiver = await openReceiver()
  options.progress(`owing ${count} deliveries …`)
  const places = []
  for (let index = 0; index < WEBHOOKS; index++) places.push(await register(office, receiver.url))
  for (const place of places) await owe(db, place, count / WEBHOOKS)
  await db.sql.unsafe('vacuum analyze deliveries, events')
  const [{ text = '' } = {}] = await db.sql<{ text: string }[]>`select data as text from events limit 1`
  const body = JSON.stringify({ ...{ id: 'evt_1', type: 'report.ready', timestamp: '', apiVersion: 'v1' }, data: text })
  await bare(office, receiver.url, body, 2_000)
  const rival = await rateOf(count, () => bare(office, receiver.url, body, count))
  const worker = office.webhooks.worker()
  const own = await rateOf(count, async () => {
    worker.start()
    await delivered(db, count)
  })
  await worker.stop()
  await receiver.stop()
  await stop()
  return [
    {
      line: `deliveries, ${number(count)} over ${WEBHOOKS} webhooks, each attempt written down (fsync on)`,
      figure: `${number(own)}/s`,
      rival: `${number(rival)}/s, the same requests, nothing written`,
      ratio: `${number((own / rival) * 100)} %`,
      need: `≥ ${LEAST_SHARE * 100} %`,
      reached: own / rival >= LEAST_SHARE,
    },
    ...(await neighbours(options)),
  ]
}

const NEIGHBOURS = 10
const RATE_MS = 20
const EVENTS = 500
const MOST_SLOWER = 1.1

/** Events of ten customers, fifty a second, from their commit until they are received. */
async function latencies(office: WebhookOffice, receiver: Receiver, accounts: string[]): Promise<number[]> {
  const committed = new Map<string, number>()
  const took: number[] = []
  const heard = ({ id, at }: { id: string; at: number }) => {
    const from = committed.get(id)
    if (from !== undefined) took.push(at - from)
  }
  receiver.child.on('message', heard)
  for (let count = 0; count < EVENTS; count++) {
    const [id = ''] = await office.happen(accounts[count % accounts.length] ?? '')
    committed.set(id, performance.timeOrigin + performance.now())
    await new Promise((resolve) => setTimeout(resolve, RATE_MS))
  }
  while (took.length < EVENTS * 0.99) await new Promise((resolve) => setTimeout(resolve, 20))
  receiver.child.off('message', heard)
  return took
}

/** The same customers alone, then beside one whose webhook never answers. */
async function neighbours(options: Options): Promise<Result[]> {
  const { db, office, stop } = await openOffice()
  const receiver = await openReceiver('--tells')
  const accounts: string[] = []
  for (let index = 0; index < NEIGHBOURS; index++) accounts.push((await register(office, receiver.url)).account)
  const worker = office.webhooks.worker()
  worker.start()
  options.progress('measuring neighbours alone …')
  await latencies(office, receiver, accounts)
  const alone = await latencies(office, receiver, accounts)
  const dead = await register(office, receiver.url.replace('/hook', '/dead'))
  await owe(db, dead, DELIVERIES)
  await db.sql.unsafe('vacuum analyze deliveries, events')
  options.progress('… and beside a dead one')
  const beside = await latencies(office, receiver, accounts)
  await receiver.stop()
  await worker.stop()
  await stop()
  const [p95, p95Alone] = [percentile(beside, 0.95), percentile(alone, 0.95)]
  return [
    {
      line: `deliveries, p95 of ${NEIGHBOURS} customers' commit → received beside a dead webhook with 100,000 pending`,
      figure: `${number(p95)} ms (p50 ${number(percentile(beside, 0.5))} ms)`,
      rival: `${number(p95Alone)} ms without it`,
      ratio: `${number(p95 / p95Alone)}×`,
      need: `≤ ${MOST_SLOWER}×`,
      reached: p95 / p95Alone <= MOST_SLOWER,
    },
  ]
}
