import assert from 'node:assert/strict'
import { test } from 'node:test'
import { awardsByGroup, biddingByFirm, noticesByDay, onPaper, rateHistogram, ratesByGroup } from './index.ts'

/** Every text and figure of an option. */
const written = (option: object) => JSON.stringify(option)

test('a chart is the same for the same figures, whoever draws it', () => {
  const bins = [{ from: 87.7, count: 3 }]
  assert.deepEqual(
    rateHistogram(bins, 87.745, 'awardRate', onPaper('ko')),
    rateHistogram(bins, 87.745, 'awardRate', onPaper('ko')),
  )
})

test('charts are labelled in both languages, and say what a rate is a share of', () => {
  const groups = [{ name: '서울특별시', n: 9, p25: 87, median: 88, p75: 89 }]
  assert.match(written(ratesByGroup(groups, 'awardRate', onPaper('ko'))), /낙찰률 \(예정가격 대비, %\)/)
  assert.match(written(ratesByGroup(groups, 'awardToEstimateRatio', onPaper('ko'))), /추정가격 대비/)
  assert.match(written(ratesByGroup(groups, 'awardRate', onPaper('en'))), /planned price/)
  assert.match(written(noticesByDay([{ day: '2026-11-20', count: 2 }], onPaper('en'))), /Notices \(count\)/)
})

test('a bin is drawn in its middle, figures stay as they are', () => {
  const { series } = rateHistogram([{ from: 87.7, count: 3 }], 87.745, 'awardRate', onPaper('en')) as unknown as {
    series: { data: [number, number][] }[]
  }
  assert.deepEqual(series[0]?.data, [[87.75, 3]])
})

test('bids that won, lost and wait add up', () => {
  const { series } = biddingByFirm([{ name: '한빛', bids: 7, wins: 2, undecided: 1 }], onPaper('ko')) as unknown as {
    series: { data: number[] }[]
  }
  assert.deepEqual(
    series.map(({ data }) => data),
    [[2], [4], [1]],
  )
})

test('a long name is cut beside its bar', () => {
  const option = written(awardsByGroup([{ name: '가'.repeat(40), count: 1 }], onPaper('ko')))
  assert.ok(option.includes(`${'가'.repeat(17)}…`) && !option.includes('가'.repeat(18)))
})
