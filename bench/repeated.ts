import { createRandom, type Random } from '../demo/random.ts'
import { synthesise } from '../demo/synthesis.ts'
import { createBidWriter } from '../src/bids/service/write.ts'
import { systemClock } from '../src/lib/clock.ts'
import { type BenchDatabase, openDatabase } from './database.ts'
import { measure, measureBare, searchPaths, shareOfBare, summaryOf } from './http.ts'
import { startServer } from './server.ts'
import type { Options, Result } from './stats.ts'

const POPULAR = 2_000
/** Repetitions of each popular request per round. */
const ROUNDS = 10
/** Together with the earlier requests, below the rate limit of a key. */
const MIXED = 30_000
const NEW_SHARE = 0.2
const CHANGE_EVERY_MS = 1_000

/** The load of dashboards and ERPs: repeated requests, mixed with new ones. */
export async function repeated(options: Options): Promise<Result[]> {
  const { notices, progress } = options
  const database = await openDatabase(options)
  try {
    const paths = await searchPaths(database, notices)
    const popular = paths.slice(0, POPULAR)
    const again = Array.from({ length: ROUNDS }, () => popular).flat()
    progress('starting the service …')
    const server = await startServer('product', database.target)
    const first = await measure(server, popular)
    const { tags } = first
    // Warms up the measured code.
    await measure(server, again)
    const repeated = await measure(server, again)
    progress(`the same again ${summaryOf(repeated)}`)
    const unchanged = await measure(server, again, { known: tags })
    progress(`by If-None-Match ${summaryOf(unchanged)}`)
    const changes = changeNow(database)
    const mix = mixOf(popular, paths.slice(POPULAR), MIXED, createRandom('mixed'))
    const mixed = await measure(server, mix).finally(changes.stop)
    const changed = changes.count()
    progress(`mixed ${summaryOf(mixed)}, ${changed} changes meanwhile`)
    await server.stop()
    const bare = await measureBare(database, repeated.sizes)
    progress(`bare ${summaryOf(bare)}`)
    const nothing = await measureBare(database, new Uint32Array(repeated.sizes.length))
    progress(`bare, no body ${summaryOf(nothing)}`)
    return [
      shareOfBare(`${POPULAR} repeated searches, nothing changed`, repeated, bare, 0.3),
      shareOfBare('the same with If-None-Match', unchanged, nothing, 0.4),
      shareOfBare(
        `80 % from ${POPULAR} popular searches (Zipf), 20 % new, ${changed} changes in ${Math.round(mixed.seconds)} s`,
        mixed,
        bare,
        0.15,
      ),
    ]
  } finally {
    await database.stop()
  }
}

/** The k-th most popular request is sent 1/k as often as the first. */
export function mixOf(popular: readonly string[], others: readonly string[], length: number, random: Random): string[] {
  const fresh = [...others]
  const weights = popular.map((_, rank) => 1 / (rank + 1))
  const sums: number[] = []
  for (const weight of weights) sums.push((sums.at(-1) ?? 0) + weight)
  const whole = sums.at(-1) ?? 1
  const known = () => {
    const wanted = random.next() * whole
    return popular[sums.findIndex((sum) => sum >= wanted)] ?? ''
  }
  return Array.from({ length }, () => (random.chance(NEW_SHARE) ? fresh.pop() : undefined) ?? known())
}

/** Adds a notice each second, as the portal publishes them, and calls `after`. */
export function changeNow({ db }: BenchDatabase, after: () => Promise<unknown> = async () => {}) {
  const { upsert } = createBidWriter({ db, clock: systemClock })
  const now = systemClock.now()
  const recent = { notices: 200, days: 1 }
  const generated = [...synthesise({ seed: `repeated ${now}`, now, recent, stock: { notices: 0, months: 1 } })]
  const records = generated.flatMap(({ states }) => states.slice(0, 1))
  let count = 0
  let last: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    const record = records[count++]
    // A new number in each run, so that it is new to the database.
    const numbered = record && { ...record, number: `${record.number}-${now}` }
    if (numbered) last = last.then(() => upsert([numbered], () => true)).then(after)
  }, CHANGE_EVERY_MS)
  return {
    count: () => count,
    async stop(): Promise<void> {
      clearInterval(timer)
      await last
    },
  }
}
