import { createRandom } from '../demo/random.ts'
import { synthesise } from '../demo/synthesis.ts'
import type { BidRecord } from '../src/bids/index.ts'
import { createBidWriter } from '../src/bids/service/write.ts'
import { systemClock } from '../src/lib/clock.ts'
import { openDatabase } from './database.ts'
import { startServer } from './server.ts'
import { ms, type Options, percentile, type Result } from './stats.ts'

const NOTICES = 200
const MOST_MS = 300
/** Interval of commits, varied so that they do not synchronise with the polls of the service. */
const PAUSE_MS = 150

/** Commits one notice after another, and searches for it over HTTP until it is found. */
export async function freshness(options: Options): Promise<Result[]> {
  const database = await openDatabase({ ...options, data: null })
  try {
    const { upsert } = createBidWriter({ db: database.db, clock: systemClock })
    const server = await startServer('product', database.target)
    const random = createRandom('pauses')
    const took: number[] = []
    for (const record of newNotices()) {
      await new Promise((resolve) => setTimeout(resolve, random.next() * PAUSE_MS))
      await upsert([record], () => true)
      const committed = performance.now()
      while (!(await isFound(server, record.number)));
      took.push(performance.now() - committed)
    }
    await server.stop()
    const p99 = percentile(took, 0.99)
    return [
      {
        line: 'freshness, commit → found by search over HTTP',
        figure: `p50 ${ms(percentile(took, 0.5))}, p99 ${ms(p99)}, longest ${ms(Math.max(...took))} (${took.length} notices)`,
        rival: '–',
        ratio: '–',
        need: `p99 ≤ ${MOST_MS} ms`,
        reached: p99 <= MOST_MS,
      },
    ]
  } finally {
    await database.stop()
  }
}

function newNotices(): BidRecord[] {
  const now = systemClock.now()
  const generated = synthesise({
    seed: 'fresh',
    now,
    recent: { notices: NOTICES, days: 1 },
    stock: { notices: 0, months: 1 },
  })
  return [...generated].flatMap(({ states }) => states.slice(0, 1)).slice(0, NOTICES)
}

async function isFound({ origin, key }: { origin: string; key: string }, number: string): Promise<boolean> {
  const url = `${origin}/v1/bids?pageSize=1&keyword=${encodeURIComponent(number)}`
  const answer = await fetch(url, { headers: { authorization: `Bearer ${key}` } })
  return ((await answer.json()) as { total: number }).total > 0
}
