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

type Drawn = {
  xAxis: [{ min: number; max: number; interval: number }, { data: string[] }]
  series: { data: [number, number][]; markLine?: { data: { xAxis: number; label?: { formatter: string } }[] } }[]
}
const drawn = (option: object) => option as Drawn

test('a bar covers its bin: places and rates begin and end at the same edges', () => {
  const bins = [
    { from: 87.3, count: 3 },
    { from: 87.7, count: 1 },
    { from: 88.9, count: 2 },
  ]
  for (const narrow of [false, true]) {
    const { xAxis, series } = drawn(rateHistogram(bins, 87.745, 'awardRate', { ...onPaper('en'), narrow }))
    const [rates, places] = xAxis
    assert.equal(places.data.length, Math.round((rates.max - rates.min) * 10))
    assert.equal(places.data[0], rates.min.toFixed(1))
    const ticks = (rates.max - rates.min) / rates.interval
    assert.ok(Math.abs(ticks - Math.round(ticks)) < 1e-9 && ticks <= (narrow ? 5 : 9), `${ticks} steps`)
    assert.deepEqual(
      series[0]?.data.map(([place, count]) => [places.data[place], count]),
      [
        ['87.3', 3],
        ['87.7', 1],
        ['88.9', 2],
      ],
    )
  }
})

test('bins of any spread have edges for labels', () => {
  for (const [low, high] of [
    [88, 88],
    [10, 199.9],
    [0, 0.1],
  ] as const) {
    const { xAxis } = drawn(
      rateHistogram(
        [...new Set([low, high])].map((from) => ({ from, count: 1 })),
        low,
        'awardRate',
        onPaper('ko'),
      ),
    )
    assert.ok(xAxis[0].min <= low && xAxis[0].max >= high + 0.1 - 1e-9 && xAxis[0].interval > 0)
  }
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
  const { series, xAxis } = drawn(option)
  assert.deepEqual(
    series[0]?.data.map(([place, count]) => [xAxis[1].data[place], count]),
    [['99.9', 5]],
  )
  // The line runs through the middles of the bins, on the axis of rates.
  assert.deepEqual(series[1]?.data, [
    [99.95, 2.5],
    [100.05, 2.5],
  ])
  assert.match(written(option), /사정률/)
  assert.match(written(option), /무작위 기댓값/)
  assert.doesNotMatch(written(option), /우연/)
})

test('a chart has the colours that it is given, and no others', () => {
  const names = Object.keys(COLOURS)
  const colours = Object.fromEntries(names.map((name) => [name, `var(--${name})`])) as unknown as typeof COLOURS
  const style = { language: 'ko', fontFamily: 'x', colours, animated: false, narrow: true, nameLines: 1 } as const
  const bins = [{ from: 87.7, count: 3 }]
  const all = [
    awardsByGroup([{ name: '가', count: 1 }], style),
    awardsByMonth([{ name: '2026-09', count: 1 }], style),
    ratesByGroup([{ name: '가', n: 9, p25: 87, median: 88, p75: 89 }], 'awardRate', style),
    rateHistogram(bins, 87.7, 'awardRate', style, { p25: 87, p75: 88 }),
    biddingByFirm([{ name: '가', bids: 7, wins: 2, undecided: 1 }], style),
    drawsAgainstChance(bins, bins, style),
    noticesByDay([{ day: '2026-11-20', count: 2 }], style),
    closingsByDay([{ day: '2026-11-20', count: 2 }], 1, style),
  ]
  for (const option of all) assert.doesNotMatch(written(option), /#[0-9a-f]{6}/)
})

test('quartiles are drawn beside the median where they are asked for, each with its label', () => {
  const bins = [{ from: 87.7, count: 3 }]
  const lines = (quartiles?: { p25: number; p75: number }) =>
    drawn(rateHistogram(bins, 87.7, 'awardRate', onPaper('ko'), quartiles)).series[1]?.markLine?.data.map(
      ({ xAxis, label }) => [xAxis, label?.formatter],
    )
  assert.deepEqual(lines(), [[87.7, undefined]])
  assert.deepEqual(lines({ p25: 87.1, p75: 88.2 }), [
    [87.7, undefined],
    [87.1, '25% 87.10'],
    [88.2, '75% 88.20'],
  ])
})
