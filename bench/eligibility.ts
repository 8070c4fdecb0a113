import type { BidQuery } from '../src/bids/rules/query.ts'
import { allNotices } from '../src/bids/store/catalog.ts'
import { companyOf } from '../src/eligibility/rules/company.ts'
import { type EligibilityJudgement, judge } from '../src/eligibility/rules/judge.ts'
import { UNDECLARED } from '../src/eligibility/rules/profile.ts'
import type { Declared } from '../src/eligibility/schema/profile.ts'
import { causeLines } from '../test/eligibility-causes.ts'
import { loadCatalog } from './catalogs.ts'
import { NOW } from './data.ts'
import { type BenchDatabase, openDatabase } from './database.ts'
import { makeQueries } from './queries.ts'
import { better, type Pass, runQueries } from './search.ts'
import { median, ms, type Options, percentile, type Result, SAMPLED_TITLES, times } from './stats.ts'

const QUERIES = 5_000
const MOST_RATIO = 2

/** A contractor; one of its licences expires, so that some verdicts depend on the closing time. */
const PROFILE: Declared = {
  ...UNDECLARED,
  seats: [{ region: '41/안양시', kind: 'head' }],
  licences: [
    { code: '0037', name: '전기공사업', until: '9999-12-31' },
    { code: '0036', name: '정보통신공사업', until: '2026-12-31' },
  ],
  jointBidding: false,
  complete: ['licences', 'seats'],
}
const COMPANY = companyOf('bench', PROFILE).at(NOW)
/** Notices whose verdicts are counted. */
const COUNTED = 20_000

/** The same searches with and without `eligibility=yes,check`, in turns in the same process. */
export async function eligibility(options: Options): Promise<Result[]> {
  const { notices, progress } = options
  const database = await openDatabase(options)
  try {
    progress('loading the catalog …')
    const catalog = await loadCatalog(database)
    const plain = makeQueries(QUERIES, await database.sample(SAMPLED_TITLES), notices, 'eligibility')
    const withEligibility = plain.map(
      (query): BidQuery => ({ ...query, company: COMPANY, eligibility: ['yes', 'check'] }),
    )
    progress('searching …')
    const [first] = withEligibility
    // The first search for a company judges all sets of limits.
    const judging = runQueries(catalog, first ? [{ ...first, keyword: null }] : [])
    runQueries(catalog, plain)
    const [control, filtered] = [runQueries(catalog, plain), runQueries(catalog, withEligibility)]
    const without = better(control, runQueries(catalog, plain))
    return [
      ...compared(better(filtered, runQueries(catalog, withEligibility)), without),
      judged(judging),
      ...(await causes(database)),
    ]
  } finally {
    await database.stop()
  }
}

function compared(filtered: Pass, without: Pass): Result[] {
  const of = (name: string, read: (values: Float64Array) => number): Result => {
    const ratio = read(filtered.ms) / read(without.ms)
    return {
      line: `search with eligibility=yes,check: ${name}`,
      figure: ms(read(filtered.ms)),
      rival: `the same searches without it: ${ms(read(without.ms))} (each search the better of two runs)`,
      ratio: times(ratio),
      need: `≤ ${MOST_RATIO}×`,
      reached: ratio <= MOST_RATIO,
    }
  }
  return [of('median', median), of('p99', (values) => percentile(values, 0.99))]
}

const judged = ({ ms: took, cpuSteps }: Pass): Result => ({
  line: 'first search of a company after a change of its profile',
  figure: `${ms(percentile(took, 1))} in steps of ${ms(percentile(cpuSteps, 1))} of CPU time at most`,
  rival: '–',
  ratio: '–',
  need: '–',
  reached: null,
})

/** The reasons for verdicts of `check`, for this company and the notices of the benchmark. */
async function causes({ db }: BenchDatabase): Promise<Result[]> {
  const judgements: EligibilityJudgement[] = []
  for await (const notices of allNotices(db)) {
    judgements.push(...notices.map((notice) => judge(PROFILE, notice, NOW)))
    if (judgements.length >= COUNTED) break
  }
  return causeLines(judgements).map((line) => {
    const [name = '', figure = ''] = line.split(': ')
    return { line: name, figure, rival: '–', ratio: '–', need: '–', reached: null }
  })
}
