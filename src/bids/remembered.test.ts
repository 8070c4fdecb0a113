import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { bid, companiesAt, NOON, number, SMALL } from '../../test/catalog-notices.ts'
import { createTestClock } from '../../test/factories.ts'
import { HOUR } from '../lib/clock.ts'
import { createDb } from '../lib/db/index.ts'
import { createSecrets } from '../lib/secret.ts'
import { createCatalog } from '../search/catalog/catalog.ts'
import { readFilter } from '../search/filter.ts'
import { parseQuery } from '../search/query.ts'
import type { WatchedKeyword } from './rules/matched.ts'
import type { BidRow } from './rules/notice.ts'
import { createAsking } from './service/asking.ts'
import { createCatalogSearch } from './service/catalog.ts'
import { type BidListParameters, createBidReader } from './service/read.ts'
import { createRecentChanges } from './service/recent-changes.ts'
import { createRememberedBids } from './service/remembered.ts'

const QUESTIONS: BidListParameters[] = [
  {},
  { pageSize: 2, page: 2 },
  { keyword: '나다' },
  { keyword: '가 -나', sort: 'closeAt' },
  { keyword: 'A-1' },
  { agency: ['시청'], pageSize: 5 },
  { agency: ['B1'] },
  { region: ['경기도 안양시'] },
  { industry: ['none'], sort: '-estimatedPrice' },
  { minAmt: 1, maxAmt: 5000, unknownAmt: 'include' },
  { status: ['open'], pageSize: 3 },
  { status: ['closed', 'opened'], keyword: '가' },
  { matched: true },
  { matched: false, status: ['open'] },
  { keyword: '가나', facets: ['status'] },
  { facets: ['status'], pageSize: 1 },
  { region: ['경기도'], bsnsDiv: ['공사'], facets: ['bsnsDiv', 'region'], pageSize: 1 },
  { closeFrom: '2026-11-20T12:00:00+09:00', pageSize: 4 },
  { eligibility: ['yes', 'check'], pageSize: 3 },
  { eligibility: ['no'], facets: ['status'], keyword: '가' },
  { eligibility: ['yes'], profile: 'further', pageSize: 3 },
  { profile: 'further', matched: true },
]

const WATCHED = ['나다', '가나 -다', 'b']

const watch = (texts: readonly string[]): WatchedKeyword[] =>
  texts.flatMap((keyword) => {
    const parsed = parseQuery(keyword)
    return parsed.ok ? [{ keyword, query: parsed.query, filter: readFilter({}).filter }] : []
  })

/** Few at a time, so that each is asked again soon. */
const REQUESTS = 3

/** What happens while the same questions are asked again and again, by two accounts. */
type MarketEvent = Change | { ask: number; account: 'a' | 'b' }
type Change =
  | { apply: BidRow[] }
  | { remove: string }
  | { compact: number }
  | { clock: number }
  | { watched: string[] }
  | { rotated: true }
  | { company: number }
  | { further: number }

const happening: fc.Arbitrary<MarketEvent> = fc.oneof(
  { weight: 3, arbitrary: fc.array(bid, { minLength: 1, maxLength: 3 }).map((apply) => ({ apply })) },
  { weight: 1, arbitrary: number.map((remove) => ({ remove })) },
  { weight: 1, arbitrary: fc.constantFrom(1, 20).map((compact) => ({ compact })) },
  // Notices close and open at whole hours around noon.
  { weight: 3, arbitrary: fc.constantFrom(0.2, 0.4, 0.6, 0.6, -0.9).map((hours) => ({ clock: hours * HOUR })) },
  { weight: 1, arbitrary: fc.subarray(WATCHED).map((watched) => ({ watched })) },
  { weight: 1, arbitrary: fc.constant({ rotated: true } as const) },
  { weight: 2, arbitrary: fc.nat(2).map((company) => ({ company })) },
  { weight: 2, arbitrary: fc.nat(2).map((further) => ({ further })) },
  {
    weight: 20,
    arbitrary: fc.record({ ask: fc.nat(REQUESTS - 1), account: fc.constantFrom('a', 'b') }),
  },
)

const fewQuestions = fc.shuffledSubarray(
  QUESTIONS.map((_, place) => place),
  { minLength: REQUESTS, maxLength: REQUESTS },
)

function setUp(mostBytes?: number) {
  const catalog = createCatalog(SMALL)
  const clock = createTestClock(NOON - 3 * HOUR)
  const recentChanges = createRecentChanges()
  const keywords = new Map<string, readonly WatchedKeyword[]>([
    ['a', []],
    ['b', watch(WATCHED)],
  ])
  const its = { a: 0, b: 1 }
  let further = 2
  let secrets = createSecrets(['one that is long enough'])
  const reads = {
    // Nothing here reads it.
    db: createDb({ target: { url: 'postgres://nobody@127.0.0.1:1/none' }, name: 'none' }),
    clock,
    secrets: () => secrets,
    search: createCatalogSearch({ catalog: () => catalog }),
    keywordsOf: async (account: string) => keywords.get(account) ?? [],
    noticesWon: async () => new Set<string>(),
    companyOf: async (account: string) =>
      account === 'a' || account === 'b' ? (companiesAt(clock.now())[its[account]] ?? null) : null,
    namedCompanyOf: async () => companiesAt(clock.now())[further] ?? assert.fail(),
  }
  const plain = createBidReader(reads)
  const remembered = createRememberedBids({
    ...reads,
    callerOf: createAsking(reads).callerOf,
    list: plain.list,
    recentChanges,
    mostBytes,
  })
  const stateOf = (noticeNo: string) => {
    const found = catalog.find(noticeNo)
    return found && catalog.readMatchable(found)
  }

  /** As the follower does it. */
  function change(noticeNos: string[], how: () => void): void {
    recentChanges.notices(noticeNos, stateOf)
    how()
    recentChanges.notices(noticeNos, stateOf)
  }

  async function ask(place: number, account: string): Promise<boolean> {
    const asked = QUESTIONS[place] as BidListParameters
    const address = `/v1/bids?question=${place}${asked.profile ? `&profile=${asked.profile}` : ''}`
    const held = await remembered.recall(account, address)
    const answer = held ?? (await remembered.list(account, address, asked, { language: 'ko' }))
    const wanted = await plain.list(account, asked, { language: 'ko' })
    assert.equal(answer.bytes.toString(), wanted.body.toString(), JSON.stringify(asked))
    // A link that an old secret has signed would lead nowhere once that secret is gone.
    const anchor = /anchor=([^&>]+)/.exec(answer.link)?.[1]
    if (anchor) assert.notEqual(secrets.verify('page anchor', decodeURIComponent(anchor)), null)
    return held !== null
  }

  const applied = (rows: BidRow[]) =>
    change(
      rows.map(({ noticeNo }) => noticeNo),
      () => catalog.apply(rows),
    )

  function happen(one: Change): void {
    if ('apply' in one) applied(one.apply)
    else if ('remove' in one) change([one.remove], () => catalog.remove(one.remove))
    else if ('compact' in one) catalog.compact().take(one.compact).toArray()
    else if ('clock' in one) clock.advance(one.clock)
    else if ('watched' in one) keywords.set('b', watch(one.watched))
    else if ('company' in one) its.b = one.company
    else if ('further' in one) further = one.further
    else secrets = createSecrets(['another that is long enough'])
  }

  /** Asked for the second time, an answer is cached. */
  async function askTwice(place: number, account: string): Promise<void> {
    await ask(place, account)
    await ask(place, account)
  }

  return { remembered, change, applied, happen, ask, askTwice }
}

describe('answers that are remembered', () => {
  test('are what would be found anew, whatever happens between two questions', async () => {
    let recalled = 0
    let found = 0
    await fc.assert(
      fc.asyncProperty(
        fewQuestions,
        fc.array(happening, { minLength: 40, maxLength: 100 }),
        async (few, happenings) => {
          const house = setUp()
          for (const one of happenings) {
            if (!('ask' in one)) house.happen(one)
            else if (await house.ask(few[one.ask] ?? 0, one.account)) recalled++
            else found++
          }
        },
      ),
      { numRuns: 300 },
    )
    // Otherwise nothing was put to the test.
    assert.ok(recalled > found / 10, `${recalled} recalled, ${found} found anew`)
  })

  test('stay when a notice changes that they do not let in, and go when it is one that they do', async () => {
    const house = setUp()
    const [first] = fc.sample(bid, { numRuns: 1, seed: 7 }) as [BidRow]
    const place = QUESTIONS.findIndex(({ keyword }) => keyword === '나다')
    const one: BidRow = { ...first, noticeNo: 'N1', position: 100, title: '청소', norm: '청소', numbers: ['N1'] }
    await house.askTwice(place, 'a')
    house.applied([one])
    assert.equal(await house.ask(place, 'a'), true)
    house.applied([{ ...one, position: 101, title: '나다', norm: '나다' }])
    assert.equal(await house.ask(place, 'a'), false)
    house.applied([{ ...one, position: 102 }])
    assert.equal(await house.ask(place, 'a'), false, 'it was let in before')
  })

  test('of one account are no other’s, whether or not it has keywords', async () => {
    const house = setUp()
    await house.askTwice(0, 'a')
    for (const account of ['c', 'b', 'c', 'b']) assert.equal(await house.ask(0, account), false)
    for (const account of ['a', 'c', 'b']) assert.equal(await house.ask(0, account), true)
  })

  test('take no more room than they may, and the ones not asked for longest go first', async () => {
    const house = setUp(3 * 13_500)
    await house.askTwice(1, 'a')
    await house.askTwice(2, 'a')
    await house.ask(1, 'a')
    await house.askTwice(3, 'a')
    await house.askTwice(4, 'a')
    assert.ok(house.remembered.remembered().bytes <= 3 * 13_500)
    assert.equal(await house.ask(4, 'a'), true)
    assert.equal(await house.ask(2, 'a'), false)
  })

  test('are kept from the second time on, so that searches nobody repeats take no room', async () => {
    const house = setUp()
    for (let place = 0; place < QUESTIONS.length; place++) await house.ask(place, 'a')
    assert.deepEqual(house.remembered.remembered(), { answers: 0, bytes: 0, recalled: 0 })
    assert.equal(await house.ask(0, 'a'), false)
    assert.equal(await house.ask(0, 'a'), true)
    assert.equal(house.remembered.remembered().answers, 1)
  })

  test('after more changes than are kept, nothing is believed', async () => {
    const house = setUp()
    await house.askTwice(2, 'a')
    const numbers = Array.from({ length: 65 }, (_, i) => `N${i}`)
    house.change(numbers, () => {})
    assert.equal(await house.ask(2, 'a'), false)
    assert.equal(await house.ask(2, 'a'), true)
  })
})
