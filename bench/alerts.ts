import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { synthesise } from '../demo/synthesis.ts'
import { createApp } from '../src/app.ts'
import type { BidRecord } from '../src/bids/index.ts'
import { toConfig } from '../src/config.ts'
import { DAY, systemClock } from '../src/lib/clock.ts'
import type { Queryable } from '../src/lib/db/index.ts'
import { createLog } from '../src/lib/log.ts'
import { createSecrets } from '../src/lib/secret.ts'
import type { ReaderFigures } from './alerts-reader.ts'
import { bidRows } from './data.ts'
import { type BenchDatabase, openDatabase } from './database.ts'
import { type BenchKeyword, makeKeywords, TERMS } from './keywords.ts'
import { megabytes, ms, number, type Options, percentile, type Result } from './stats.ts'

const PROGRAM = fileURLToPath(new URL('./alerts-reader.ts', import.meta.url))
const SECONDS = 10
const A_SECOND = 100
const BATCH = 5_000
const KEYWORDS = [10_000, 1_000_000]
/** Share of the rate for reading what remains after the last write. */
const MOST = { p99: 1_000, share: 0.95 }

/** Commits a hundred notices per second, one by one, and waits until the reader has created their events. */
export async function alerts({ notices, progress }: Options): Promise<Result[]> {
  const results: Result[] = []
  const sizes = KEYWORDS.filter((count) => count <= notices)
  // Terms of keywords are drawn from titles; more titles would not change the terms that matter here.
  const rows = [...bidRows(TERMS * 2)]
  for (const keywords of sizes) {
    progress(`${number(keywords)} keywords …`)
    const database = await openDatabase({ notices: 0, data: null, progress: () => {} })
    try {
      await fill(database.sql, keywords, makeKeywords(keywords, rows, 'alerts'))
      results.push(...(await measure(database, keywords)))
    } finally {
      await database.stop()
    }
  }
  return results
}

const textOf = ({ alternatives, without }: BenchKeyword) =>
  `(${alternatives.map((terms) => terms.join(' ')).join(' | ')})${without === null ? '' : ` -${without}`}`

/** As the service writes them, without the rows that customers read. */
async function fill(sql: Queryable, count: number, keywords: Iterable<BenchKeyword>): Promise<void> {
  const accounts = Math.ceil(count / 100)
  await sql`
    insert into accounts (id, name, plan, state, language, zone, beta, created_at)
    select 'acc_' || n, 'bench', 'enterprise', 'active', 'ko', 'Asia/Seoul', false, now()
    from generate_series(0, ${accounts - 1}) n`
  let batch: object[] = []
  let index = 0
  const flush = async () => {
    await sql`insert into keyword_states
      select * from json_populate_recordset(null::keyword_states, ${JSON.stringify(batch)}::text::json)`
    batch = []
  }
  for (const keyword of keywords) {
    const filter = { agency: [], industry: [], region: [], bsnsDiv: [], minAmt: null, maxAmt: null, currency: 'KRW' }
    const body = {
      text: textOf(keyword),
      filter: { ...filter, unknownAmt: null, exclude: [], ...keyword.filter },
      alert: { email: 'instant', to: [], webhook: true, on: ['new'], remind: [] },
      state: 'active',
      createdBy: null,
      madePosition: index,
    }
    const id = `kw_${String(index).padStart(26, '0')}`
    batch.push({ account_id: `acc_${index++ % accounts}`, id, version: 1, position: 0, until: null, body })
    if (batch.length === BATCH) await flush()
  }
  await flush()
  await sql`insert into keyword_counts (account_id, keyword_id) select account_id, id from keyword_states`
  await sql.unsafe('vacuum analyze keyword_states, keyword_counts')
}

async function startReader({ target }: BenchDatabase): Promise<{ child: ChildProcess; figures: ReaderFigures }> {
  const child = fork(PROGRAM, [JSON.stringify(target)], {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [figures] = (await once(child, 'message')) as [ReaderFigures]
  return { child, figures }
}

function* newNotices(): Generator<BidRecord> {
  const now = systemClock.now()
  const recent = { notices: 4 * SECONDS * A_SECOND, days: 1 }
  for (const { states } of synthesise({ seed: 'alerts', now, recent, stock: { notices: 0, months: 1 } })) {
    const [first] = states
    if (first) yield { ...first, closeAt: now + 10 * DAY, openAt: now + 11 * DAY }
  }
}

async function measure(database: BenchDatabase, keywords: number): Promise<Result[]> {
  const { db, sql } = database
  const secrets = createSecrets(['only for measuring and long enough'])
  const infrastructure = { db, secrets, migrations: [], embedded: true }
  const app = createApp(toConfig({}), { infrastructure, log: createLog({ level: 'silent' }) })
  const records = newNotices()
  /** Notices that are committed and not yet read, by feed position. */
  const waiting: { position: number; at: number }[] = []
  const took: number[] = []
  let ended = false
  const poll = async () => {
    while (!ended) {
      const [reader] = await sql<{ position: number }[]>`select position from feed_readers where name = 'alerts'`
      const now = performance.now()
      while (waiting[0] && waiting[0].position <= (reader?.position ?? 0)) took.push(now - (waiting.shift()?.at ?? now))
      await sleep(5)
    }
  }
  const write = async (count: number) => {
    for (let index = 0, begun = performance.now(); index < count; index++) {
      await sleep(Math.max(0, begun + (index * 1000) / A_SECOND - performance.now()))
      const record = records.next().value
      if (!record) return
      await app.bids.upsert([record], () => true)
      const [head] = await sql<{ position: number }[]>`select position from feed_head`
      waiting.push({ position: head?.position ?? 0, at: performance.now() })
    }
  }
  const allRead = async () => {
    while (waiting.length > 0) await sleep(5)
  }
  const first = await startReader(database)
  const polling = poll()
  await write(A_SECOND)
  await allRead()
  took.length = 0
  const begun = performance.now()
  await write(SECONDS * A_SECOND)
  const writtenMs = performance.now() - begun
  await allRead()
  const readMs = performance.now() - begun
  const latencies = [...took]
  const second = await startReader(database)
  first.child.kill('SIGKILL')
  const killed = performance.now()
  await write(1)
  await allRead()
  const takeOverMs = performance.now() - killed
  ended = true
  await polling
  second.child.disconnect()
  const [made] = await sql<{ events: number; matches: number }[]>`
    select (select count(*) from events) as events, (select count(*) from keyword_matches) as matches`
  const all = (SECONDS + 1) * A_SECOND
  const p50 = percentile(latencies, 0.5)
  const p99 = percentile(latencies, 0.99)
  const written = (SECONDS * A_SECOND * 1000) / writtenMs
  const read = (SECONDS * A_SECOND * 1000) / readMs
  const size = `${number(keywords)} keywords`
  const matches = `${number((made?.matches ?? 0) / all)} matches and ${number((made?.events ?? 0) / all)} events a notice`
  return [
    {
      line: `alerts, commit → event, ${A_SECOND} notices/s offered, ${size}`,
      figure: `p50 ${ms(p50)}, p99 ${ms(p99)} (${number(written)} notices/s written, ${number(read)}/s read; ${matches})`,
      rival: '–',
      ratio: '–',
      need: `p99 ≤ ${MOST.p99} ms, ${A_SECOND} notices/s`,
      reached: p99 <= MOST.p99 && written >= A_SECOND * MOST.share && read >= A_SECOND * MOST.share,
    },
    {
      line: `alerts, memory and failover, ${size}`,
      figure: `matcher ${megabytes(first.figures.bytes)}, process ${megabytes(first.figures.rss)}, loaded in ${ms(first.figures.loadMs)}; first event ${ms(takeOverMs)} after a kill -9`,
      rival: '–',
      ratio: '–',
      need: 'within seconds',
      reached: takeOverMs < 10_000,
    },
  ]
}
