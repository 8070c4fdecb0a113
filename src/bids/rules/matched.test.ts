import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { bid, query } from '../../../test/catalog-notices.ts'
import { createKeywordMatch, matchable, matchedKeywords, type WatchedKeyword } from './matched.ts'

const watched = fc.array(query, { minLength: 64, maxLength: 90 }).map((some) =>
  some.map(
    ({ keyword, filter }, i): WatchedKeyword => ({
      // Several keywords of an account may have the same text, with other filters.
      keyword: `${i % 40}`,
      query: keyword ?? { kind: 'and', nodes: [] },
      filter,
    }),
  ),
)

test('of many keywords the same are told as by trying each, in the same order', () => {
  let told = 0
  fc.assert(
    fc.property(watched, fc.array(bid, { minLength: 5, maxLength: 20 }), (keywords, bids) => {
      const match = createKeywordMatch(keywords)
      for (const notice of bids.map(matchable)) {
        const wanted = matchedKeywords(keywords, notice)
        assert.deepEqual(match(notice), wanted)
        told += wanted.length
      }
    }),
    { numRuns: 60 },
  )
  assert.ok(told > 1_000, `${told} told`)
})
