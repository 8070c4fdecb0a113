import assert from 'node:assert/strict'
import fc from 'fast-check'
import { type Catalog, finish } from '../src/search/catalog/catalog.ts'
import type { CodeQuery } from '../src/search/catalog/codes.ts'
import type { SimilarQuery } from '../src/search/catalog/index.ts'
import type { CatalogSearch } from '../src/search/catalog/plan.ts'
import { createNameFilter } from '../src/search/filter.ts'
import { NOON, query } from './catalog-notices.ts'

export interface CatalogQuestions {
  searches: CatalogSearch[]
  codes: CodeQuery[]
}

export const asked: fc.Arbitrary<CatalogQuestions> = fc.record({
  searches: fc.array(query, { minLength: 6, maxLength: 6 }),
  codes: fc.array(
    fc.record({
      what: fc.constantFrom('agency', 'industry'),
      filter: fc.option(fc.constantFrom('나다', 'B1', '시청', '전기').map(createNameFilter)),
      offset: fc.constantFrom(0, 0, 1, 3),
      limit: fc.constantFrom(1, 3, 100),
    }),
    { minLength: 3, maxLength: 3 },
  ),
})

const PATHS = ['11', '41', '41/안양시', '41/군포시', '51', '00', '12', '12/29', '26']
const decoder = new TextDecoder()

/** All kinds of queries of a catalog. */
export function answersOf(
  catalog: Catalog,
  { searches, codes }: CatalogQuestions,
  stock: ReadonlyMap<string, SimilarQuery>,
) {
  const pages = searches.map((search) => {
    const { total, before, found } = catalog.search(search, NOON)
    const matched = found.map((_, i) => (i % 2 === 0 ? [] : ['가 "나"']))
    assert.equal(catalog.count(search, NOON), total)
    return {
      total,
      before,
      bytes: decoder.decode(catalog.write(found, NOON, { matched, company: search.company ?? null })),
    }
  })
  return {
    size: catalog.size,
    pages,
    codes: codes.map((one) => finish(catalog.codeSteps(one))),
    regions: finish(catalog.regionSteps(PATHS)),
    similar: [...stock.values()]
      .slice(0, 5)
      .map((row) => finish(catalog.similarSteps(row, { status: ['awarded'], most: 5, agencyFirst: true }, NOON))),
    held: [...stock.keys()].map((noticeNo) => {
      const found = catalog.find(noticeNo)
      return found && { ...catalog.read(found), position: 0 }
    }),
  }
}
