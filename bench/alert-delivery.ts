import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { synthesiseKeywords } from '../demo/keywords.ts'
import { synthesise } from '../demo/synthesis.ts'
import { createApp } from '../src/app.ts'
import type { BidRecord } from '../src/bids/index.ts'
import { toConfig } from '../src/config.ts'
import { applyMigrations, createDb, readMigrations } from '../src/lib/db/index.ts'
import { createLog } from '../src/lib/log.ts'
import { startEmbeddedPostgres } from '../src/lib/postgres/index.ts'
import { createSecrets } from '../src/lib/secret.ts'
import { ATTEMPT } from '../test/factories.ts'
import { startReceiver } from './receivers.ts'
import { SECRET } from './server.ts'
import { ms, number, type Options, percentile, type Result } from './stats.ts'

const ACCOUNTS = 10
const KEYWORDS = 1_000
const NOTICES_A_SECOND = 100
const SECONDS = 20
const WARM_SECONDS = 5

/** A complete service in one process; each notice in a separate transaction, as a live source writes it. */
export async function alertDelivery({ progress }: Options): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-bench-'))
  const server = await startEmbeddedPostgres({ dataFolder: join(folder, 'postgres'), log: progress })
  const db = createDb({ target: server.connection, name: 'bench', connections: 20 })
  const migrations = readMigrations(new URL('../migrations/', import.meta.url))
  await applyMigrations(db, migrations)
  const env = {
    GONGGO_PORT: '0',
    GONGGO_SECRET: SECRET,
    GONGGO_ALLOW_PRIVATE_WEBHOOKS: '127.0.0.1',
    GONGGO_DATA: folder,
  }
  const infrastructure = { db, secrets: createSecrets([SECRET]), migrations, embedded: true }
  const app = createApp(toConfig(env), { infrastructure, log: createLog({ level: 'silent' }) })
  const receiver = await startReceiver()
  try {
    await app.start()
    progress(`${number(ACCOUNTS * KEYWORDS)} keywords of ${ACCOUNTS} accounts …`)
    for (let index = 0; index < ACCOUNTS; index++) await makeAccount(app, index, receiver.url)
    progress(`${NOTICES_A_SECOND} notices a second …`)
    const committed = new Map<string, number>()
    const records = newNotices()
    await bring(app, records.slice(0, WARM_SECONDS * NOTICES_A_SECOND), new Map())
    await bring(app, records.slice(WARM_SECONDS * NOTICES_A_SECOND), committed)
    await allRead(db)
    const took = (await receiver.figures()).notices.flatMap(([noticeNo, at]) => {
      const from = committed.get(noticeNo)
      return from === undefined ? [] : [Math.max(0, at - from)]
    })
    return [resultOf(took)]
  } finally {
    receiver.stop()
    await app.stop()
    await db.stop()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function resultOf(took: readonly number[]): Result {
  const [p50, p99] = [percentile(took, 0.5), percentile(took, 0.99)]
  const webhooks = took.length / SECONDS
  return {
    line: `alert latency, commit → webhook received: ${NOTICES_A_SECOND} notices/s, ${number(ACCOUNTS * KEYWORDS)} keywords`,
    figure: `p50 ${ms(p50)}, p99 ${ms(p99)} (${number(webhooks)} webhooks/s)`,
    rival: '–',
    ratio: '–',
    need: 'p50 ≤ 150 ms, p99 ≤ 1 s',
    reached: p50 <= 150 && p99 <= 1000,
  }
}

type App = ReturnType<typeof createApp>

async function makeAccount(app: App, index: number, url: string): Promise<void> {
  const { id } = await app.accounts.create({
    name: `bench ${index}`,
    plan: 'enterprise',
    email: 'bench@example.invalid',
    language: 'ko',
    zone: 'Asia/Seoul',
    beta: true,
  })
  const keywords = synthesiseKeywords({ seed: `alerts ${index}`, count: KEYWORDS })
  await app.keywords.createMany(
    id,
    keywords.map((keyword) => ({ ...keyword, alert: { email: 'off' } })),
  )
  await app.webhooks.endpoints.create(ATTEMPT, { accountId: id, keyId: 'key_bench', requestId: 'req_bench' }, { url })
}

function newNotices(): BidRecord[] {
  const count = (WARM_SECONDS + SECONDS) * NOTICES_A_SECOND
  const stock = { notices: 0, months: 1 }
  const generated = synthesise({ seed: 'alerts', now: Date.now(), recent: { notices: count, days: 1 }, stock })
  return [...generated].flatMap(({ states }) => states.slice(0, 1)).slice(0, count)
}

/** At fixed times, however long the previous one takes. */
async function bring({ bids }: App, records: readonly BidRecord[], committed: Map<string, number>): Promise<void> {
  const begun = performance.now()
  const work: Promise<void>[] = []
  for (const [index, record] of records.entries()) {
    await pause(begun + index * (1000 / NOTICES_A_SECOND) - performance.now())
    work.push(bids.upsert([record], () => true).then(() => void committed.set(record.number, Date.now())))
  }
  await Promise.all(work)
}

async function allRead({ sql }: ReturnType<typeof createDb>): Promise<void> {
  for (;;) {
    const [row] = await sql<{ done: boolean }[]>`
      select (select position from feed_readers where name = 'alerts') >= (select position from feed_head)
        and not exists (select from deliveries where due_at is not null) as done`
    if (row?.done) return
    await pause(50)
  }
}

const pause = (duration: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, duration)))
