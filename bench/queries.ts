import { createRandom, type Random } from '../demo/random.ts'
import type { BidRow } from '../src/bids/rules/notice.ts'
import { type BidParameters, type BidQuery, readQuery } from '../src/bids/rules/query.ts'
import { DAY, seoulDay } from '../src/lib/clock.ts'
import { STATUSES } from '../src/vocabulary/notices.ts'
import { NOW } from './data.ts'

const SORTS = ['-postedAt', 'postedAt', '-closeAt', 'closeAt', '-estimatedPrice', 'estimatedPrice'] as const
const PAGE_SIZE = 20
const DEEP_FROM = 10
const SHORT_WORDS = 1 / 3
const FILTERED = 0.4
const DEEP = 0.1
const MILLION = 1_000_000

const HANGUL_PAIR = /^[가-힣]{2}$/

export interface Search {
  given: BidParameters
  query: BidQuery
}

/**
 * Different searches: one to four terms by frequency in titles, a third of them a single word of two syllables; 40 %
 * with filters, every sort, 10 % on a deep page that exists for a search by the first term alone.
 */
export const makeQueries = (count: number, sample: readonly BidRow[], notices: number, seed: string): BidQuery[] =>
  makeSearches(count, sample, notices, seed).map(({ query }) => query)

/** The same as URL parameters. */
export function makeSearches(count: number, sample: readonly BidRow[], notices: number, seed: string): Search[] {
  const random = createRandom(`queries ${seed}`)
  const words = createWords(sample)
  const identities = new Set<string>()
  const queries: Search[] = []
  while (queries.length < count) {
    const short = queries.length % 3 === 0
    const terms = short || random.chance(SHORT_WORDS / 2) ? 1 : random.int(1, 4)
    const drawn = Array.from({ length: terms }, () => (short ? words.pair(random) : words.any(random)))
    const given: BidParameters = {
      keyword: join(drawn, random),
      ...(random.chance(FILTERED) ? filters(sample, random) : {}),
      sort: random.pick(SORTS),
      pageSize: PAGE_SIZE,
    }
    if (random.chance(DEEP)) {
      const pages = Math.ceil((words.share(drawn[0] ?? '') * notices) / PAGE_SIZE)
      given.page = random.int(DEEP_FROM, Math.max(DEEP_FROM, pages))
    }
    const identity = JSON.stringify(given)
    const { query, errors } = readQuery(given)
    if (errors.length > 0 || identities.has(identity)) continue
    identities.add(identity)
    queries.push({ given, query })
  }
  return queries
}

/** Mostly all of them; sometimes one of several, or all but the last. */
function join(terms: string[], random: Random): string {
  if (terms.length < 2) return terms.join('')
  const choice = random.next()
  if (choice < 0.15) return terms.join(' | ')
  const last = terms.at(-1) ?? ''
  return choice < 0.25 ? [...terms.slice(0, -1), `-${last}`].join(' ') : terms.join(' ')
}

function createWords(sample: readonly BidRow[]) {
  const all = sample.flatMap(({ norm }) => norm.split(/[ -]/)).filter((word) => word.length > 1)
  const pairs = all.filter((word) => HANGUL_PAIR.test(word))
  const counts = new Map<string, number>()
  for (const word of all) counts.set(word, (counts.get(word) ?? 0) + 1)
  return {
    any: (random: Random) => random.pick(all),
    pair: (random: Random) => random.pick(pairs),
    share: (word: string) => (counts.get(word) ?? 0) / sample.length,
  }
}

/** One to three, taken from a notice so that there are results. */
function filters(sample: readonly BidRow[], random: Random): BidParameters {
  const kinds = [agency, industry, region, division, price, status, dates]
  const given: BidParameters = {}
  for (let count = random.int(1, 3); count > 0; count--) Object.assign(given, random.pick(kinds)(sample, random))
  return given
}

type Draw = (sample: readonly BidRow[], random: Random) => BidParameters

const agency: Draw = (sample, random) => {
  const { agency, agencyCode } = random.pick(sample)
  const [word = agency] = agency.split(' ')
  return { agency: [random.chance(0.3) ? (agencyCode ?? agency) : random.chance(0.5) ? agency : word] }
}

const industry: Draw = (sample, random) => {
  const [licence] = random.pick(sample).licences
  if (!licence || random.chance(0.1)) return { industry: ['none'] }
  return { industry: [random.chance(0.5) ? licence.code : licence.name] }
}

const region: Draw = (sample, random) => {
  const [region] = random.pick(sample).regions
  return region === undefined ? {} : { region: [region] }
}

const division: Draw = (sample, random) => ({ bsnsDiv: [random.pick(sample).bsnsDiv] })

const price: Draw = (_sample, random) => {
  const minAmt = random.pick([10, 20, 50, 100, 300]) * MILLION
  const maxAmt = minAmt * random.pick([2, 5, 10, 50])
  const choice = random.next()
  return choice < 0.35 ? { minAmt } : choice < 0.7 ? { maxAmt } : { minAmt, maxAmt }
}

const status: Draw = (_sample, random) => ({ status: [random.chance(0.6) ? 'open' : random.pick(STATUSES)] })

const dates: Draw = (_sample, random) => {
  const start = NOW - random.int(0, 700) * DAY
  const end = start + random.pick([1, 7, 30, 90, 365]) * DAY
  const [from, to] = [seoulDay(start), seoulDay(end)]
  return random.pick([
    { postedFrom: from, postedTo: to },
    { closeFrom: from, closeTo: to },
    { postedFrom: from },
    { openFrom: from, openTo: to },
  ])
}
