import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { causeLines, checkCauses } from '../../../test/eligibility-causes.ts'
import { judgedByReadings } from '../../../test/eligibility-judge.ts'
import { JUDGED_NOTICES } from '../../../test/eligibility-notices.ts'
import { COMPANIES, companies, JUDGED_AT, noticeOf, notices, PAIRS } from '../../../test/eligibility-pairs.ts'
import type { LimitedAxis, StatedLimit } from '../../attachments/index.ts'
import type { Verdict } from '../../vocabulary/verdicts.ts'
import type { Declared } from '../schema/profile.ts'
import { type EligibilityJudgement, judge } from './judge.ts'

const LETTERS: Readonly<Record<string, Verdict>> = { y: 'yes', c: 'check', n: 'no' }
const RANKS = { no: 0, check: 1, yes: 2 }

const lines = JUDGED_NOTICES.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))

describe('notices judged by hand', () => {
  for (const [company = '', ...cells] of lines) {
    const [expected = '', why = ''] = cells.slice(-2)
    test(`${company}: ${cells.slice(0, 4).join(' · ')}: ${why}`, () => {
      const profile = COMPANIES[company]
      assert.ok(profile)
      const { verdict, axes } = judge(profile, noticeOf(cells), JUDGED_AT)
      const wanted = expected.split(' ').map((letter) => LETTERS[letter.slice(-1)])
      assert.deepEqual([verdict, ...axes.slice(0, 3).map((axis) => axis.verdict)], wanted)
    })
  }

  test('both implementations agree on them, and they show each verdict many times', (t) => {
    const counts = { yes: 0, check: 0, no: 0 }
    const judgements: EligibilityJudgement[] = []
    assert.ok(lines.length >= 300)
    assert.equal(new Set(lines.map((cells) => cells.slice(0, -2).join('|'))).size, lines.length, 'each line once')
    for (const [company = '', ...cells] of lines) {
      const notice = noticeOf(cells)
      const judgement = judge(COMPANIES[company] as Declared, notice, JUDGED_AT)
      const { verdict } = judgement
      judgements.push(judgement)
      assert.equal(judgedByReadings(COMPANIES[company] as Declared, notice, JUDGED_AT), verdict, cells.join(' | '))
      counts[verdict]++
    }
    assert.ok(Math.min(...Object.values(counts)) >= 75, JSON.stringify(counts))
    for (const line of causeLines(judgements)) t.diagnostic(line)
    for (const { cause, alone } of checkCauses(judgements)) assert.ok(alone > 0, `no line shows ${cause} alone`)
  })
})

test('a second implementation, by enumeration, agrees on any pair', () => {
  fc.assert(
    fc.property(companies, notices, (company, notice) => {
      assert.equal(judge(company, notice, JUDGED_AT).verdict, judgedByReadings(company, notice, JUDGED_AT))
    }),
    { numRuns: PAIRS },
  )
})

test('declaring one more item never makes a verdict worse, overall or on an axis', () => {
  fc.assert(
    fc.property(companies, companies, notices, statements, (company, other, notice, stated) => {
      const before = judge(company, notice, JUDGED_AT, stated)
      for (const more of withOneMore(company, other)) {
        const after = judge(more, notice, JUDGED_AT, stated)
        assert.ok(RANKS[after.verdict] >= RANKS[before.verdict])
        for (const [index, { axis, verdict }] of after.axes.entries())
          assert.ok(RANKS[verdict] >= RANKS[before.axes[index]?.verdict ?? 'yes'], axis)
      }
    }),
    { numRuns: 1500 },
  )
})

const LIMITED: readonly LimitedAxis[] = ['licence', 'region', 'product', 'size', 'trackRecord', 'jointBidding']
const sentenceOn = (axis: LimitedAxis): StatedLimit => ({
  axis,
  text: `${axis}에 관한 문장`,
  attachmentId: 'att_1',
  name: '공고서.hwp',
  kind: 'hwp5',
  part: 1,
  entry: null,
  page: 2,
})
const statements = fc.subarray([...LIMITED]).map((axes) => axes.map(sentenceOn))

test('a sentence of an attachment makes open requirements uncertain, and improves none', () => {
  let turned = 0
  fc.assert(
    fc.property(companies, notices, statements, (company, notice, stated) => {
      const before = judge(company, notice, JUDGED_AT)
      const after = judge(company, notice, JUDGED_AT, stated)
      for (const [index, one] of before.axes.entries()) {
        const isOpen = one.limited !== true && stated.some(({ axis }) => axis === one.axis)
        if (isOpen) {
          const { verdict, reason, basis } = after.axes[index] ?? one
          assert.deepEqual([verdict, reason, basis.at(-1)?.attachment?.page], ['check', 'stated_in_attachment', 2])
          assert.ok(RANKS[verdict] <= RANKS[one.verdict], one.axis)
        } else assert.deepEqual(after.axes[index], one)
      }
      const isTurned = before.verdict === 'yes' && after.axes.some(({ reason }) => reason === 'stated_in_attachment')
      assert.equal(after.verdict, isTurned ? 'check' : before.verdict)
      turned += Number(isTurned)
    }),
    { numRuns: 1500 },
  )
  assert.ok(turned > 0)
})

/** The company with each licence, seat, product and certificate that only the other has. */
const withOneMore = (company: Declared, other: Declared): Declared[] => [
  ...other.licences
    .filter(({ code }) => company.licences.every((one) => one.code !== code))
    .map((one) => ({ ...company, licences: [...company.licences, one] })),
  ...other.products
    .filter(({ code }) => company.products.every((one) => one.code !== code))
    .map((one) => ({ ...company, products: [...company.products, one] })),
  ...other.seats.map((one) => ({ ...company, seats: [...company.seats, one] })),
  ...other.certificates
    .filter(({ kind }) => company.certificates.every((one) => one.kind !== kind))
    .map((one) => ({ ...company, certificates: [...company.certificates, one] })),
]

const axisOf = (company: string, text: string, axis: string) => {
  const [, ...cells] = `${company} | ${text}`.split('|').map((cell) => cell.trim())
  const found = judge(COMPANIES[company] as Declared, noticeOf(cells), JUDGED_AT).axes.find((one) => one.axis === axis)
  assert.ok(found)
  return found
}
const remedies = (company: string, text: string, axis: string) =>
  axisOf(company, text, axis).remedies.map(({ kind, items }) => [kind, ...items.map(({ code }) => code)])

test('remedies: the nearest group, cheapest first', () => {
  const short = 'koneps 공사 | 0003+0036+0037/0003+0037 | 전라남도 | '
  assert.deepEqual(remedies('C', short, 'licence'), [
    ['joint_bidder', '0037'],
    ['obtain', '0037'],
  ])
  assert.deepEqual(remedies('E', 'koneps 공사 | 0036 | 경기도 | ', 'licence'), [['obtain', '0036']])
  assert.deepEqual(remedies('e', 'koneps 공사 | 0036 | 경기도 | ', 'licence'), [['declare', '0036']])
  assert.deepEqual(remedies('W', 'koneps 용역 | 1253 | 충북 | D:2026-12-20', 'licence'), [['renew', '1253']])
  assert.deepEqual(remedies('C', 'koneps 공사 | 0036 | 전남 | ', 'licence'), [['declare_date', '0036']])
  assert.deepEqual(remedies('E', 'koneps 공사 | 0036/~0037 | 경기도 | ', 'licence'), [['read_notice']])
  assert.deepEqual(remedies('C', 'koneps 공사 | 0003 | 경기도 | ', 'region'), [['joint_bidder', '41']])
  assert.deepEqual(remedies('E', 'koneps 공사 | 0037 | 서울특별시 | ', 'region'), [])
  assert.deepEqual(remedies('E', 'koneps 공사 | 0037 | - | ', 'region'), [['read_notice']])
  assert.deepEqual(remedies('B', 'koneps 용역 | 1162 | 경기도 수원시 | ', 'region'), [['declare', '41/수원시']])
})

test('전국 means no region limit; without rows it is unknown', () => {
  const stated = axisOf('E', 'koneps 공사 | 0037 | 전국 | ', 'region')
  assert.deepEqual([stated.verdict, stated.reason, stated.limited, stated.remedies], ['yes', 'not_limited', false, []])
  assert.deepEqual(
    stated.basis.map(({ code, verdict }) => [code, verdict]),
    [['00', 'yes']],
  )
  const silent = axisOf('E', 'koneps 공사 | 0037 | - | ', 'region')
  assert.deepEqual([silent.verdict, silent.reason, silent.limited], ['check', 'not_in_data', null])
  assert.equal(axisOf('E', 'koneps 공사 | 0037 | 전국 | R', 'region').verdict, 'check')
})

test('the rows are the evidence, each with its own verdict', () => {
  const { basis, reason } = axisOf('E', 'koneps 공사 | 0037+0036/0001 | 경기도 | ', 'licence')
  assert.deepEqual(
    basis.map(({ group, code, verdict }) => [group, code, verdict]),
    [
      [1, '0037', 'yes'],
      [1, '0036', 'no'],
      [2, '0001', 'no'],
    ],
  )
  assert.equal(reason, 'missing')
  assert.deepEqual(axisOf('S', 'koneps 용역 | 1468 | 서울 | C:실적', 'trackRecord').basis[0]?.name, '실적')
})

test('an expired licence must be renewed; if only a wider licence has expired, the required one is missing', () => {
  const reasonsWith = (code: string, until: string) => {
    const company = { ...(COMPANIES.E as Declared), licences: [{ code, name: code, until }] }
    const notice = noticeOf(['koneps 공사', '0001', '경기도', ''])
    const [licence] = judge({ ...company, complete: ['licences'] }, notice, JUDGED_AT).axes
    const [row] = licence?.basis ?? []
    return [licence?.verdict, licence?.reason, row?.reason, row?.until, licence?.remedies.at(-1)?.kind]
  }
  assert.deepEqual(reasonsWith('0001', '2020-12-31'), ['no', 'expired', 'expired', '2020-12-31', 'renew'])
  assert.deepEqual(reasonsWith('0003', '2020-12-31'), ['no', 'missing', 'missing', null, 'obtain'])
  assert.deepEqual(reasonsWith('0003', '9999-12-31'), ['check', 'wider_licence', 'wider_licence', null, 'read_notice'])
})

test('one group that meets the licence and another that meets the product do not meet both', () => {
  const cells = 'koneps 물품 | 4321150702+1468/0037+4617111199 | 경기도 |'.split('|').map((cell) => cell.trim())
  const company = { ...(COMPANIES.E as Declared), products: [{ code: '4321150702', manufactures: null }] }
  const { verdict, decidedBy, axes } = judge(
    { ...company, complete: ['licences', 'products'] },
    noticeOf(cells),
    JUDGED_AT,
  )
  assert.deepEqual([axes[0]?.verdict, axes[2]?.verdict, verdict], ['yes', 'yes', 'no'])
  assert.deepEqual(decidedBy, ['licence', 'product'])
})
