import type { BidQuery } from '../src/bids/rules/query.ts'
import type { Queryable } from '../src/lib/db/index.ts'
import type { Catalog } from '../src/search/catalog/catalog.ts'
import type { FoundPage } from '../src/search/catalog/search.ts'
import { loadCatalog } from './catalogs.ts'
import { NOW } from './data.ts'
import { type BenchDatabase, openDatabase } from './database.ts'
import { makeQueries } from './queries.ts'
import { type Answer, byPairs, byTrigrams, inOne, inTwo } from './rival-search.ts'
import { median, ms, type Options, percentile, type Result, SAMPLED_TITLES, times } from './stats.ts'

const QUERIES = 20_000
/** Longer queries are stopped, and count as if they had ended then. */
const SQL_LIMIT_MS = 2_000
/** The number of selected queries for SQL that fit into this time. */
const SQL_BUDGET_MS = 180_000
const PATIENCE = 2
const PATIENCE_MS = 100

/** Duration of each query. */
export interface Pass {
  ms: Float64Array
  /** The longest interval between two pauses, during which everything else in the process waits. */
  steps: Float64Array
  /** The same in processor time of this thread, which other load on the machine does not increase. */
  cpuSteps: Float64Array
  totals: Float64Array
}

/** Total and page as JSON, timing each step. */
export function runQueries(catalog: Catalog, queries: readonly BidQuery[]): Pass {
  const list = () => new Float64Array(queries.length)
  const pass = { ms: list(), steps: list(), cpuSteps: list(), totals: list() }
  queries.forEach((query, index) => {
    const begun = performance.now()
    const { total, longest, longestCpu } = answer(catalog, query)
    pass.ms[index] = performance.now() - begun
    pass.steps[index] = longest
    pass.cpuSteps[index] = longestCpu
    pass.totals[index] = total
  })
  return pass
}

function answer(catalog: Catalog, query: BidQuery): { total: number; longest: number; longestCpu: number } {
  const work = catalog.searchSteps(query, NOW)
  let [longest, longestCpu] = [0, 0]
  for (;;) {
    const [begun, cpuBegun] = [performance.now(), threadMs()]
    const step = work.next()
    if (step.done) writePage(catalog, step.value)
    longest = Math.max(longest, performance.now() - begun)
    longestCpu = Math.max(longestCpu, threadMs() - cpuBegun)
    if (step.done) return { total: step.value.total, longest, longestCpu }
  }
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function writePage(catalog: Catalog, { found }: FoundPage): void {
  catalog.write(found, NOW, { matched: found.map(() => []) })
}

export async function search(options: Options): Promise<Result[]> {
  const { notices, sample, progress } = options
  const database = await openDatabase(options)
  try {
    progress('loading the catalogs …')
    const catalog = await loadCatalog(database)
    const forgetful = await loadCatalog(database, { rememberedBytes: 0 })
    const queries = makeQueries(QUERIES, await database.sample(SAMPLED_TITLES), notices, 'search')
    globalThis.gc?.()
    progress('searching …')
    const passes = searchAll({ catalog, forgetful, queries })
    for (const [name, pass] of Object.entries(passes)) progress(`${name}: ${summary(pass)}`)
    await database.index()
    progress('searching by SQL …')
    const picked = Array.from({ length: Math.min(sample, queries.length) }, (_, i) =>
      Math.floor((i * queries.length) / sample),
    )
    return results(passes, await runRival(database, queries, picked, passes, progress))
  } finally {
    await database.stop()
  }
}

interface Passes {
  cold: Pass
  warm: Pass
  /** Without a cache of terms; the better of two runs of each query, which removes other load on the machine. */
  never: Pass
}

function searchAll(given: { catalog: Catalog; forgetful: Catalog; queries: readonly BidQuery[] }): Passes {
  const { catalog, forgetful, queries } = given
  // Warms up the compiler with the other catalog, which caches nothing.
  const first = runQueries(forgetful, queries)
  const cold = runQueries(catalog, queries)
  const warm = runQueries(catalog, queries)
  return { cold, warm, never: better(first, runQueries(forgetful, queries)) }
}

/** The better run of each query. */
export const better = (a: Pass, b: Pass): Pass => ({
  ms: a.ms.map((value, index) => Math.min(value, b.ms[index] ?? value)),
  steps: a.steps.map((value, index) => Math.min(value, b.steps[index] ?? value)),
  cpuSteps: a.cpuSteps.map((value, index) => Math.min(value, b.cpuSteps[index] ?? value)),
  totals: a.totals,
})

const VARIANTS = [
  { name: 'pair index, count and page in separate statements', run: inTwo, term: byPairs },
  { name: 'pair index, one statement', run: inOne, term: byPairs },
  { name: 'pg_trgm, one statement', run: inOne, term: byTrigrams },
] as const

/** Logged during the run, so that an interrupted run of many minutes is not lost. */
const summary = (pass: Pass): string =>
  `median ${ms(median(pass.ms))}, p99 ${ms(percentile(pass.ms, 0.99))}, longest block ${ms(percentile(pass.steps, 1))}, in CPU time ${ms(percentile(pass.cpuSteps, 1))}`

const ratios = ({ picked, best }: RivalRun, pass: Pass): number[] =>
  best.map((value, place) => value / (pass.ms[picked[place] ?? 0] ?? 1))

interface RivalRun {
  picked: readonly number[]
  /** The fastest of all variants for each query. */
  best: number[]
  /** For each variant, the number of queries for which it was the fastest. */
  won: number[]
  different: number
}

async function runRival(
  { sql }: BenchDatabase,
  queries: readonly BidQuery[],
  picked: readonly number[],
  { cold }: Passes,
  progress: (text: string) => void,
): Promise<RivalRun> {
  const run: RivalRun = { picked, best: [], won: VARIANTS.map(() => 0), different: 0 }
  const until = performance.now() + SQL_BUDGET_MS
  for (const index of picked) {
    const query = queries[index]
    if (!query || performance.now() > until) break
    const { best, fastest, totals } = await askAll(sql, query)
    run.best.push(best)
    if (fastest >= 0) run.won[fastest] = (run.won[fastest] ?? 0) + 1
    run.different += totals.filter((total) => total !== cold.totals[index]).length
    if (run.best.length % 20 === 0)
      progress(
        `${run.best.length} of ${picked.length}: median ${ms(median(run.best))}, cold ${times(median(ratios(run, cold)))}`,
      )
  }
  return run
}

/** The duration of the fastest variant, and the counts of all that finished. */
async function askAll(sql: Queryable, query: BidQuery): Promise<{ best: number; fastest: number; totals: number[] }> {
  const result = { best: SQL_LIMIT_MS, fastest: -1, totals: [] as number[] }
  for (const [place, variant] of VARIANTS.entries()) {
    // The first run may have to read pages from the disk, so a second run counts as well.
    for (let time = 1; time <= 2; time++) {
      const { took, answer } = await limited(sql, result.best, () => variant.run(sql, query, NOW, variant.term))
      if (!answer) break
      if (answer.noticeNos.length > 0) result.totals.push(answer.total)
      if (took < result.best) Object.assign(result, { best: took, fastest: place })
    }
  }
  return result
}

/** Stops a query that cannot be the fastest any more, with some extra time for reading pages. */
async function limited(
  sql: Queryable,
  best: number,
  ask: () => Promise<Answer>,
): Promise<{ took: number; answer: Answer | null }> {
  const patience = String(Math.round(Math.min(SQL_LIMIT_MS, best * PATIENCE + PATIENCE_MS)))
  await sql`select set_config('statement_timeout', ${patience}, false)`
  const begun = performance.now()
  try {
    const answer = await ask()
    return { took: performance.now() - begun, answer }
  } catch (error) {
    if ((error as { code?: string }).code !== '57014') throw error
    return { took: performance.now() - begun, answer: null }
  }
}

function results(passes: Passes, rival: RivalRun): Result[] {
  const won = VARIANTS.map(({ name }, place) => `${name} ${rival.won[place]}`).join(', ')
  const rivalText = `SQL ${ms(median(rival.best))} (the fastest of three variants for each of ${rival.best.length} queries, better of two runs; queries won: ${won}; ${rival.best.filter((one) => one === SQL_LIMIT_MS).length} stopped at ${SQL_LIMIT_MS} ms; ${rival.different} totals differ)`
  const line = (name: string, pass: Pass, need: number, decides: boolean): Result => {
    const ratio = median(ratios(rival, pass))
    return {
      line: `search, ${name}: median`,
      figure: ms(median(pass.ms)),
      rival: name === 'cold' ? rivalText : `SQL ${ms(median(rival.best))}`,
      ratio: times(ratio),
      need: `≥ ${need}×`,
      reached: decides ? ratio >= need : null,
    }
  }
  const tail = (name: string, pass: Pass, decides: boolean): Result[] => {
    const [p99, longest, longestCpu] = [
      percentile(pass.ms, 0.99),
      ...[pass.steps, pass.cpuSteps].map((times) => percentile(times, 1)),
    ] as [number, number, number]
    const over = pass.steps.filter((step) => step > 10).length
    return [
      {
        line: `search, ${name}: p99`,
        figure: ms(p99),
        rival: '–',
        ratio: '–',
        need: '≤ 10 ms',
        reached: decides ? p99 <= 10 : null,
      },
      {
        line: `search, ${name}: longest block`,
        figure: `${ms(longest)} (${over} of ${pass.steps.length} queries above 10 ms); in CPU time ${ms(longestCpu)}`,
        rival: '–',
        ratio: '–',
        need: '≤ 10 ms',
        reached: decides ? longest <= 10 : null,
      },
    ]
  }
  return [
    line('cold', passes.cold, 50, true),
    ...tail('cold', passes.cold, true),
    line('warm', passes.warm, 200, true),
    ...tail('warm', passes.warm, false),
    line('term cache off, better of 2', passes.never, 50, false),
    ...tail('term cache off, better of 2', passes.never, false),
  ]
}
