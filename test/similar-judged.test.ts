import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { synthesise } from '../demo/index.ts'
import { type BidRow, nextState } from '../src/bids/rules/notice.ts'
import { DAY } from '../src/lib/clock.ts'
import { createCatalog, finish } from '../src/search/catalog/catalog.ts'
import { bidRecord } from './factories.ts'
import { JUDGED_PAIRS, type JudgedPair } from './similar-pairs.ts'

const NOW = Date.UTC(2026, 2, 4, 3)

/** All of them are open: which words are rare depends on the titles, not on the state of the notices. */
function rowOf(record: Parameters<typeof bidRecord>[0]): BidRow {
  const opened = { kind: 'new', postedAt: NOW - DAY, closeAt: NOW + DAY, openAt: NOW + DAY } as const
  const row = nextState(null, bidRecord({ ...record, ...opened }), {
    noticeNo: record?.number ?? '',
    previousNoticeNo: null,
    live: false,
    now: NOW,
  })
  assert.ok(row)
  return { ...row, position: 1 }
}

const licences = (name: string | undefined) => (name === undefined ? [] : [{ group: 1, code: name, name }])

const rowsOf = ({ bsnsDiv, one, other, licences: both }: JudgedPair, i: number) =>
  [
    rowOf({ number: `A${i}`, title: one, bsnsDiv, licences: licences(both?.[0]), agency: `가${i}`, agencyCode: null }),
    rowOf({
      number: `B${i}`,
      title: other,
      bsnsDiv,
      licences: licences(both?.[1]),
      agency: `나${i}`,
      agencyCode: null,
    }),
  ] as const

describe('similar notices, against pairs judged by hand', () => {
  const catalog = createCatalog()
  const pairs = JUDGED_PAIRS.map((pair, i) => ({ pair, rows: rowsOf(pair, i) }))

  before(() => {
    const market = synthesise({
      seed: 'similar',
      now: NOW,
      recent: { notices: 500, days: 30 },
      stock: { notices: 6000, months: 6 },
    })
    for (const { states } of market) {
      const last = states.at(-1)
      if (last) catalog.apply([rowOf(last)])
    }
    finish(catalog.compact())
    for (const { rows } of pairs) catalog.apply([...rows])
  })

  const found = (row: BidRow, most: number) =>
    finish(catalog.similarSteps(row, { status: ['open'], most, agencyFirst: false }, NOW)).map((one) => one.noticeNo)

  it('finds the similar ones and leaves out the others', (t) => {
    assert.equal(pairs.length, 200)
    const judged = pairs.map(({ pair, rows: [one, other] }) => ({
      pair,
      isFound: found(one, 500).includes(other.noticeNo),
    }))
    const count = (similar: boolean, isFound: boolean) =>
      judged.filter((each) => each.pair.similar === similar && each.isFound === isFound).length
    const [right, missed, wrong] = [count(true, true), count(true, false), count(false, true)]
    const precision = right / (right + wrong)
    const recall = right / (right + missed)
    for (const { pair, isFound } of judged)
      if (pair.similar !== isFound) t.diagnostic(`${isFound ? 'found' : 'missed'}: ${pair.one} | ${pair.other}`)
    t.diagnostic(`precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`)
    assert.ok(precision >= 0.9, `precision ${precision}`)
    assert.ok(recall >= 0.95, `recall ${recall}`)
  })
})
