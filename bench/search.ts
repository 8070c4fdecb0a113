import type { BidQuery } from '../src/bids/rules/query.ts'
import { type Catalog, createCatalog, type FoundPage, finish } from '../src/search/catalog.ts'
import { batches, createSample, NOW } from './data.ts'
import { makeQueries } from './queries.ts'
import { type Rival, startRival } from './rival.ts'
import { type Answer, byPairs, byTrigrams, INDEXES, inOne, inTwo } from './rival-search.ts'
import { median, ms, number, type Options, percentile, type Result, times } from './stats.ts'

const QUERIES = 20_000
const SAMPLED_TITLES = 100_000
/** What takes longer is stopped, and counts as if it had ended then. */
const SQL_LIMIT_MS = 10_000

/** What searching took, by query. */
export interface Pass {
  ms: Float64Array
  /** The longest piece between two pauses: so long everything else in the process waits. */
  steps: Float64Array
  totals: Float64Array
}

/** Total and page as JSON, each step taken in turn. */
export function runQueries(catalog: Catalog, queries: readonly BidQuery[]): Pass {
  const [took, steps, totals] = [0, 0, 0].map(() => new Float64Array(queries.length))
  if (!took || !steps || !totals) throw new RangeError('three lists were made')
  queries.forEach((query, index) => {
    const begun = performance.now()
    const { total, longest } = answer(catalog, query)
    took[index] = performance.now() - begun
    steps[index] = longest
    totals[index] = total
  })
  return { ms: took, steps, totals }
}

function answer(catalog: Catalog, query: BidQuery): { total: number; longest: number } {
  const work = catalog.searchSteps(query, NOW)
  let longest = 0
  for (;;) {
    const begun = performance.now()
    const step = work.next()
    if (step.done) writePage(catalog, step.value)
    longest = Math.max(longest, performance.now() - begun)
    if (step.done) return { total: step.value.total, longest }
  }
}

function writePage(catalog: Catalog, { found }: FoundPage): void {
  catalog.write(
    found,
    NOW,
    found.map(() => []),
  )
}

export async function search({ notices, sample, progress }: Options): Promise<Result[]> {
  const catalog = createCatalog()
  const forgetful = createCatalog({ rememberedBytes: 0 })
  const rival = await startRival()
  try {
    const titles = createSample(Math.max(1, Math.floor(notices / SAMPLED_TITLES)))
    progress('loading the tables and the catalogs …')
    const held = batches(notices, 2_000, titles.see)
    await rival.load(
      held.map((batch) => {
        for (const one of [catalog, forgetful]) one.apply(batch, { bulk: true })
        return batch
      }),
    )
    for (const one of [catalog, forgetful]) finish(one.compact())
    const queries = makeQueries(QUERIES, titles.rows, notices, 'search')
    titles.rows.length = 0
    globalThis.gc?.()
    progress('searching …')
    const passes = searchAll({ catalog, forgetful, queries })
    for (const [name, pass] of Object.entries(passes)) progress(`${name}: ${summary(pass)}`)
    progress('indexing the tables …')
    for (const statement of INDEXES) await rival.sql.unsafe(statement)
    await rival.limit(SQL_LIMIT_MS)
    progress('searching by SQL …')
    const picked = Array.from({ length: Math.min(sample, queries.length) }, (_, i) =>
      Math.floor((i * queries.length) / sample),
    )
    return results(passes, await runRival(rival, queries, picked, passes, progress))
  } finally {
    await rival.stop()
  }
}

interface Passes {
  cold: Pass
  warm: Pass
  /** No term is ever remembered; the better of two runs of each query, which takes out other load on the machine. */
  never: Pass
}

function searchAll(given: { catalog: Catalog; forgetful: Catalog; queries: readonly BidQuery[] }): Passes {
  const { catalog, forgetful, queries } = given
  // What the machine must compile is warmed up by the other catalog, which remembers nothing.
  const first = runQueries(forgetful, queries)
  const cold = runQueries(catalog, queries)
  const warm = runQueries(catalog, queries)
  return { cold, warm, never: better(first, runQueries(forgetful, queries)) }
}

const better = (a: Pass, b: Pass): Pass => ({
  ms: a.ms.map((value, index) => Math.min(value, b.ms[index] ?? value)),
  steps: a.steps.map((value, index) => Math.min(value, b.steps[index] ?? value)),
  totals: a.totals,
})

const VARIANTS = [
  { name: 'pg_trgm, one statement', run: inOne, term: byTrigrams },
  { name: 'pairs, one statement', run: inOne, term: byPairs },
  { name: 'pairs, count and page apart', run: inTwo, term: byPairs },
] as const

/** Said while it goes on: a run of many minutes that is cut off should not have been for nothing. */
const summary = (pass: Pass): string =>
  `median ${ms(median(pass.ms))}, p99 ${ms(percentile(pass.ms, 0.99))}, longest block ${ms(percentile(pass.steps, 1))}`

const ratios = ({ picked, best }: RivalRun, pass: Pass): number[] =>
  best.map((value, place) => value / (pass.ms[picked[place] ?? 0] ?? 1))

interface RivalRun {
  picked: readonly number[]
  /** By variant, then by query. */
  ms: number[][]
  /** Of each query the fastest of all variants. */
  best: number[]
  stopped: number
  different: number
}

async function runRival(
  { sql }: Rival,
  queries: readonly BidQuery[],
  picked: readonly number[],
  { cold }: Passes,
  progress: (text: string) => void,
): Promise<RivalRun> {
  const run: RivalRun = { picked, ms: VARIANTS.map(() => []), best: [], stopped: 0, different: 0 }
  for (const index of picked) {
    const query = queries[index]
    if (!query) continue
    const took: number[] = []
    for (const [place, variant] of VARIANTS.entries()) {
      const ask = (): Promise<Answer | null> => limited(() => variant.run(sql, query, NOW, variant.term))
      const begun = performance.now()
      const answer = await ask()
      took.push(performance.now() - begun)
      if (!answer) run.stopped++
      else if (answer.total !== cold.totals[index] && answer.noticeNos.length > 0) run.different++
      run.ms[place]?.push(took.at(-1) ?? 0)
    }
    run.best.push(Math.min(...took))
    if (run.best.length % 20 === 0)
      progress(
        `${run.best.length} of ${picked.length}: median ${ms(median(run.best))}, cold ${times(median(ratios(run, cold)))}`,
      )
  }
  return run
}

/** `null` where it was stopped. */
async function limited(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask()
  } catch (error) {
    if ((error as { code?: string }).code === '57014') return null
    throw error
  }
}

function results(passes: Passes, rival: RivalRun): Result[] {
  const rivalText = `SQL ${ms(median(rival.best))} (${VARIANTS.map(({ name }, place) => `${name} ${ms(median(rival.ms[place] ?? []))}`).join('; ')}; fastest of each of ${rival.picked.length} queries, ${rival.stopped} stopped at ${number(SQL_LIMIT_MS)} ms, ${rival.different} totals differ)`
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
    const [p99, longest] = [percentile(pass.ms, 0.99), percentile(pass.steps, 1)]
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
        figure: `${ms(longest)} (${over} of ${pass.steps.length} queries above 10 ms)`,
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
    line('nothing ever remembered, better of 2', passes.never, 50, false),
    ...tail('nothing ever remembered, better of 2', passes.never, false),
  ]
}
