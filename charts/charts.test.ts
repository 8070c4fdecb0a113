import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  awardsByGroup,
  awardsByMonth,
  biddingByFirm,
  COLOURS,
  closingsByDay,
  drawsAgainstChance,
  noticesByDay,
  onPaper,
  rateHistogram,
  ratesByGroup,
} from './index.ts'

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

test('what was drawn and what chance would draw stand in the same bins', () => {
  const expected = [
    { from: 99.9, count: 2.5 },
    { from: 100, count: 2.5 },
  ]
  const option = drawsAgainstChance([{ from: 99.9, count: 5 }], expected, onPaper('ko'))
  const { series } = option as unknown as { series: { data: [number, number][] }[] }
  assert.deepEqual(
    series.map(({ data }) => data),
    [
      [[99.95, 5]],
      [
        [99.95, 2.5],
        [100.05, 2.5],
      ],
    ],
  )
  assert.match(written(option), /사정률/)
})

test('a chart has the colours that it is given, and no others', () => {
  const names = Object.keys(COLOURS)
  const colours = Object.fromEntries(names.map((name) => [name, `var(--${name})`])) as unknown as typeof COLOURS
  const look = { language: 'ko', fontFamily: 'x', colours, animated: false, narrow: true } as const
  const bins = [{ from: 87.7, count: 3 }]
  const drawn = [
    awardsByGroup([{ name: '가', count: 1 }], look),
    awardsByMonth([{ name: '2026-09', count: 1 }], look),
    ratesByGroup([{ name: '가', n: 9, p25: 87, median: 88, p75: 89 }], 'awardRate', look),
    rateHistogram(bins, 87.7, 'awardRate', look, { p25: 87, p75: 88 }),
    biddingByFirm([{ name: '가', bids: 7, wins: 2, undecided: 1 }], look),
    drawsAgainstChance(bins, bins, look),
    noticesByDay([{ day: '2026-11-20', count: 2 }], look),
    closingsByDay([{ day: '2026-11-20', count: 2 }], 1, look),
  ]
  for (const option of drawn) assert.doesNotMatch(written(option), /#[0-9a-f]{6}/)
})

test('quartiles are drawn beside the median where they are asked for', () => {
  const bins = [{ from: 87.7, count: 3 }]
  const lines = (quartiles?: { p25: number; p75: number }) => {
    const option = rateHistogram(bins, 87.7, 'awardRate', onPaper('ko'), quartiles)
    const { series } = option as unknown as { series: { markLine: { data: { xAxis: number }[] } }[] }
    return series[0]?.markLine.data.map(({ xAxis }) => xAxis)
  }
  assert.deepEqual(lines(), [87.7])
  assert.deepEqual(lines({ p25: 87.1, p75: 88.2 }), [87.7, 87.1, 88.2])
})
