import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { HOUR } from '../../lib/clock.ts'
import { finish } from '../../search/catalog/catalog.ts'
import type { AwardRow } from './award.ts'
import { createAwardColumns } from './columns.ts'
import { countedPercentiles } from './order.ts'
import { readScope } from './question.ts'
import { winnersSteps } from './winners.ts'

const NOW = Date.parse('2026-11-20T09:00:00+09:00')

const row = (i: number): AwardRow => ({
  noticeNo: `N${i >> 1}`,
  agency: `기관${i % 7}`,
  agencyCode: String(i % 7),
  demandAgency: null,
  demandAgencyCode: null,
  bsnsDiv: i % 3 === 0 ? '물품' : '공사',
  noticeCurrency: 'KRW',
  estimatedPrice: 1_000_000 * i,
  contractMethod: i % 11 === 0 ? '수의계약' : '제한경쟁',
  awardMethod: null,
  regionPaths: [],
  licences: [],
  regionCheckNeeded: false,
  cancelled: false,
  unitPrice: false,
  superseded: i % 13 === 0,
  state: i % 5 === 0 ? 'failed' : 'awarded',
  openedAt: NOW - HOUR * i,
  currency: 'KRW',
  winners: [{ name: `업체${i % 4}`, businessNo: null }],
  amount: 900_000 * i,
  rate: 85 + (i % 40) / 10,
  plannedPrice: null,
  baseAmount: null,
  bidders: i % 2 === 0 ? i : 3_000 + i,
})

function answer(awards: ReturnType<typeof createAwardColumns>) {
  const { scope } = readScope({}, NOW)
  const asked = { scope, groupBy: ['agency' as const], sort: '-medianAmount' as const, offset: 0, limit: 20 }
  return finish(winnersSteps(awards.columns, asked))
}

describe('arranging', () => {
  const rows = Array.from({ length: 400 }, (_, i) => row(i))

  test('changes no answer, and notices can still be replaced', () => {
    const [plain, arranged] = [createAwardColumns(), createAwardColumns()]
    for (const one of rows) {
      plain.add(one)
      arranged.add(one)
    }
    finish(arranged.arrangeSteps())
    assert.deepEqual(answer(arranged), answer(plain))
    for (const awards of [plain, arranged]) awards.replace(['N3', 'N77', 'N150'], [row(6), row(900)])
    assert.equal(arranged.columns.live, 396)
    assert.deepEqual(answer(arranged), answer(plain))
    finish(arranged.arrangeSteps())
    assert.deepEqual([arranged.columns.size, answer(arranged)], [396, answer(plain)])
  })

  test('thousands of bidders are counted too', () => {
    const awards = createAwardColumns()
    for (const bidders of [2, 4, 1_023, 1_024, 5_000, 70_000]) awards.add({ ...row(1), bidders })
    assert.deepEqual(answer(awards).totals.bidders, { n: 6, median: 1023.5, mean: 12842.166667 })
  })

  test('percentiles of counted numbers are interpolated', () => {
    assert.deepEqual(countedPercentiles(Int32Array.of(1, 0, 2, 1), 4, [0, 0.5, 0.9, 1]), [0, 2, 2.7, 3])
  })
})
