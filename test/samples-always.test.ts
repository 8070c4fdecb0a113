import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { readFilter } from '../src/search/filter.ts'
import { parseQuery, withExclusions } from '../src/search/query.ts'
import { LIST_FILTER_NAMES, type ListFilter } from '../src/vocabulary/filters.ts'
import { type Least, leastOf, type MarketQuery } from './demo-market.ts'
import { queriesIn, type Search, sampleQueries } from './sample-queries.ts'

/** Every search in a document has results in the demo, on any day. */

const DATES = { from: Date.parse('2026-11-01T00:00:00+09:00'), days: 400, starts: 10 }
const LEAST = 5
/** Samples of mistakes, which the service refuses. */
const MISTAKES = ['{"keywrod":["road"]}', '{"region":["Atlantis"]}']
/** The placeholder for the number of the reader's firm. */
const PLACEHOLDERS = ['{"winner":["123-45-67890"]}']
/** Searches in the text of attachments, which a demo refuses because it fetches none (`GONGGO_ATTACHMENTS`). */
const IN_TEXTS = ['{"keyword":["현장설명 -공동도급"],"in":["attachments"],"status":["open"]}']
const EXCEPTIONS = [...MISTAKES, ...PLACEHOLDERS, ...IN_TEXTS]
/** Parameters that choose how results are shown, not which. */
const MANNERS = ['page', 'pageSize', 'sort', 'groupBy', 'fields', 'language']

const narrowing = ({ parameters }: Pick<Search, 'parameters'>): Search['parameters'] =>
  Object.fromEntries(Object.entries(parameters).filter(([name]) => !MANNERS.includes(name)))

const textOfSearch = (query: Search) => JSON.stringify(narrowing(query))
const nameOf = (query: Search) => `${query.kind} ${textOfSearch(query)}`
const isAsked = (query: Search) => !EXCEPTIONS.includes(textOfSearch(query))
const isList = (name: string): name is ListFilter => LIST_FILTER_NAMES.some((one) => one === name)

/** The parsed query; the test fails for a parameter that it cannot evaluate. */
function marketQuery({ kind, parameters }: Search): MarketQuery {
  const { keyword = [], exclude = [], status = [], minAmt = [], maxAmt = [], ...lists } = narrowing({ parameters })
  const unknown = Object.keys(lists).filter((name) => !isList(name))
  assert.deepEqual(unknown, [], 'this test cannot evaluate these parameters')
  assert.ok(status.length === 0 || status.join() === 'open', `this test cannot evaluate status ${status}`)
  const [least = null, most = null] = [minAmt, maxAmt].map(([amount]) => (amount ? Number(amount) : null))
  const { filter, faults } = readFilter({ ...lists, minAmt: least, maxAmt: most })
  assert.deepEqual(faults, [])
  const parsed = parseQuery(keyword.join(' '))
  assert.ok(parsed.ok, keyword.join(' '))
  const narrowed = withExclusions(parsed.query, exclude)
  assert.ok(narrowed.ok)
  return { keyword: narrowed.query, filter, of: kind === 'winners' ? 'awarded' : status.length > 0 ? 'open' : 'all' }
}

/** A search that earlier versions of the clients' first sample used, and that had no results. */
const FORMER: Search = { kind: 'bids', parameters: { keyword: ['하수관로 -감리'], status: ['open'] } }

describe('the samples of the documents', () => {
  const all = sampleQueries()
  const asked = new Map(all.filter(isAsked).map((query) => [nameOf(query), query]))
  const least = new Map<string, Least>()

  before(() => {
    const queries = [...asked.values(), FORMER]
    for (const [place, result] of leastOf(queries.map(marketQuery), DATES).entries()) {
      const query = queries[place]
      if (query) least.set(nameOf(query), result)
    }
  })

  test('are read in each language and document', () => {
    const count = (place: RegExp) => all.filter((query) => place.test(query.place)).length
    for (const [place, fewest] of [
      [/^README\.md$/, 1],
      [/^README\.ko\.md$/, 1],
      [/^docs\/first-call\.md$/, 6],
      [/^docs\/ko\/first-call\.md$/, 6],
      [/^docs\/(?:ko\/)?alerts\.md$/, 2],
      [/^docs\/(?:ko\/)?statistics\.md$/, 6],
      [/^clients\/typescript\/README\.md$/, 5],
      [/^clients\/typescript\/README\.ko\.md$/, 5],
      [/^clients\/python\/README\.md$/, 7],
      [/^clients\/python\/README\.ko\.md$/, 7],
      [/^clients\/go\/README\.md$/, 4],
      [/^clients\/go\/README\.ko\.md$/, 4],
      [/^clients\/java\/README\.md$/, 4],
      [/^clients\/java\/README\.ko\.md$/, 4],
      [/^integrations\/spreadsheets\//, 7],
      [/^src\/demo\.ts$/, 1],
      [/^src\/demo-history\.ts$/, 7],
      [/^src\/front\//, 3],
    ] as const)
      assert.ok(count(place) >= fewest, `${count(place)} of ${place}, at least ${fewest} expected`)
    assert.ok(asked.size >= 12, `${asked.size} different searches`)
    for (const one of EXCEPTIONS)
      assert.ok(
        all.some((query) => JSON.stringify(narrowing(query)) === one),
        `no document shows ${one} any more`,
      )
  })

  test('say the same in each language in which they are written', () => {
    const first = { keyword: ['정비 -감리'], status: ['open'], sort: ['closeAt'] }
    for (const client of ['typescript', 'python', 'go', 'java'])
      for (const name of ['README.md', 'README.ko.md']) {
        const query = all.find(({ place }) => place === `clients/${client}/${name}`)
        assert.deepEqual(query?.parameters, first, `clients/${client}/${name}`)
      }
  })

  for (const name of asked.keys())
    test(`always find something: ${name}`, (t) => {
      const { count, at } = least.get(name) ?? assert.fail(name)
      t.diagnostic(`${count} at least`)
      assert.ok(count >= LEAST, `${asked.get(name)?.place}: ${count} on ${new Date(at).toISOString()}`)
    })

  test('would fail with 하수관로, which found nothing on some days', () => {
    const { count = LEAST } = least.get(nameOf(FORMER)) ?? {}
    assert.ok(count < LEAST, `${count}`)
  })

  test('cannot ask for what this test does not evaluate', () => {
    const ask = (name: string, value: string) => marketQuery({ kind: 'bids', parameters: { [name]: [value] } })
    assert.throws(() => ask('matched', 'true'), /cannot evaluate/)
    assert.throws(() => ask('status', 'awarded'), /cannot evaluate/)
    assert.throws(() => ask('region', 'Atlantis'))
    assert.throws(() => ask('keyword', '(도로'))
  })

  test('are found in every language, however they are written', () => {
    const parameters = { keyword: ['도로 (보수|포장) -감리'], status: ['open'], pageSize: ['5'] }
    for (const sample of [
      `sh\ncurl -sG "$BASE/v1/bids" -H "Authorization: Bearer $KEY" \\\n  --data-urlencode 'keyword=${parameters.keyword}' -d status=open -d pageSize=5`,
      `sh\ncurl "$BASE/v1/bids?keyword=${encodeURIComponent(`${parameters.keyword}`)}&status=open&pageSize=5" -H 'Accept: text/csv'`,
      `powershell\nInvoke-RestMethod "$Base/v1/bids" -Headers $Auth -Body @{ keyword = '${parameters.keyword}'; status = 'open'; pageSize = 5 }`,
      `ts\nfor await (const bid of gonggo.bids.listAsNdjson({ keyword: '${parameters.keyword}', status: ['open'], pageSize: 5 }))`,
      `python\nasync for bid in gonggo.bids.list(\n    keyword='${parameters.keyword}', status=["open"], page_size=5\n).all():`,
      `go\nclient.Bids.List(ctx, &gonggo.BidsListQuery{\n\tKeyword: "${parameters.keyword}",\n\tStatus: []gonggo.BidStatus{gonggo.BidStatusOpen},\n\tPageSize: 5,\n})`,
      `java\nvar query = new BidsListQuery()\n  .keyword("${parameters.keyword}")\n  .status(BidStatus.OPEN).pageSize(5);`,
    ])
      assert.deepEqual(queriesIn(`\`\`\`${sample}\n\`\`\`\n`), [{ kind: 'bids', parameters }], sample)
  })
})
