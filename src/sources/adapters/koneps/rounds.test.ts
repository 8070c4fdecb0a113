import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PERSON, PERSONAL } from '../../../../test/koneps/wire.ts'
import type { BsnsDiv } from '../../../vocabulary/notices.ts'
import { readBidderLine, readBidders, readRanking } from './bidders.ts'
import { isRejected } from './records.ts'
import { readAwards, readFailing, readOpenings, readRebids } from './rounds.ts'
import { parseSubject } from './subjects.ts'
import { parseSourceTime } from './values.ts'

const KEY = { bidNtceNo: 'R26BK00000001', bidNtceOrd: '000', bidClsfcNo: '0', rbidNo: '000' }
const reading = (bsnsDiv: BsnsDiv | null = '용역') => ({ bsnsDiv, fetchedAt: 77 })
const at = (text: string) => parseSourceTime(text)

const AWARD = {
  ...KEY,
  prtcptCnum: '12',
  bidwinnrNm: '(주)가람건설',
  bidwinnrBizno: '123-45-67890',
  sucsfbidAmt: '87745000',
  sucsfbidRate: '87.745',
  rlOpengDt: '2026-03-10 11:04:00',
  rgstDt: '2026-03-12 09:00:00',
  fnlSucsfDate: '2026-03-11',
}
const award = (change: Record<string, unknown> = {}, bsnsDiv?: BsnsDiv) =>
  readAwards([{ ...AWARD, ...change }], reading(bsnsDiv)).rounds?.[0]

test('an award: winner, amount, rate of the planned price, when opened and when decided', () => {
  const round = award()
  assert.equal(round?.part, 'award')
  assert.equal(round?.state, 'awarded')
  assert.deepEqual(round?.winners, [{ name: '(주)가람건설', businessNo: '1234567890' }])
  assert.deepEqual(
    [round?.amount, round?.rate, round?.rateBasis, round?.bidders],
    [87_745_000, 87.745, 'plannedPrice', 12],
  )
  assert.deepEqual(
    [round?.openedAt, round?.decidedAt, round?.changedAt],
    [at('2026-03-10 11:04'), at('2026-03-11'), at('2026-03-12 09:00')],
  )
})

test('a rate that is none: foreign purchases, 0 and unit prices', () => {
  for (const rate of ['', '0', '0.000'])
    assert.deepEqual([award({ sucsfbidRate: rate })?.rate, award({ sucsfbidRate: rate })?.rateBasis], [null, null])
  const foreign = award({ FnlSucsfDate: '2026-03-13', fnlSucsfDate: undefined }, '외자')
  assert.deepEqual([foreign?.rate, foreign?.rateBasis, foreign?.currency], [null, null, 'XXX'])
  assert.equal(foreign?.decidedAt, at('2026-03-13'), 'its day of award has another case on the wire')
  assert.deepEqual([award({ sucsfbidRate: '512.5' })?.rate, award({ sucsfbidRate: '512.5' })?.rateBasis], [512.5, null])
})

test('lots and rounds are told apart', () => {
  const { rounds } = readAwards(
    [AWARD, { ...AWARD, bidClsfcNo: '2' }, { ...AWARD, rbidNo: '001' }, { ...AWARD, bidNtceOrd: '01' }],
    reading(),
  )
  assert.deepEqual(
    rounds?.map(({ lot, rebid, revision }) => `${lot} ${rebid} ${revision}`),
    ['0 0 0', '2 0 0', '0 1 0', '0 0 1'],
  )
})

test('joint winners are one award; a later one corrects', () => {
  const joint = readAwards(
    [AWARD, { ...AWARD, bidwinnrNm: '나래산업', bidwinnrBizno: '2222222222', rgstDt: '2026-03-12 09:00:05' }],
    reading(),
  )
  assert.deepEqual(
    joint.rounds?.map(({ winners, amount }) => [winners.map((one) => one.amount), amount]),
    [[[undefined, undefined], 87_745_000]],
    'one amount is that of all',
  )
  const shares = readAwards(
    [AWARD, { ...AWARD, bidwinnrNm: '나래산업', bidwinnrBizno: '2222222222', sucsfbidAmt: '5' }],
    reading(),
  )
  assert.equal(shares.rounds?.[0]?.amount, null, 'whose amount it is cannot be told')
  assert.deepEqual(
    shares.rounds?.[0]?.winners.map(({ name, amount }) => [name, amount]),
    [
      ['(주)가람건설', 87_745_000],
      ['나래산업', 5],
    ],
  )
  const corrected = readAwards(
    [AWARD, { ...AWARD, bidwinnrNm: '나래산업', bidwinnrBizno: '2222222222', rgstDt: '2026-03-14 09:00:00' }],
    reading(),
  )
  assert.deepEqual(
    corrected.rounds?.map(({ winners }) => winners.map(({ name }) => name)),
    [['나래산업']],
  )
})

const OPENING = {
  ...KEY,
  opengDt: '2026-03-10 11:00:00',
  prtcptCnum: '0',
  inptDt: '2026-03-10 11:30:05',
  opengCorpInfo: `가^1^${PERSON}^1^0`,
}
const opening = (change: Record<string, unknown>) => readOpenings([{ ...OPENING, ...change }], reading())

test('an opening: opened, failed with its reason to be asked for, or another', () => {
  const opened = opening({ progrsDivCdNm: '개찰완료', prtcptCnum: '7' })
  assert.deepEqual(
    opened.rounds?.map(({ state, openAt, bidders, decidedAt }) => [state, openAt, bidders, decidedAt]),
    [['opened', at('2026-03-10 11:00'), 7, null]],
  )
  assert.deepEqual(opened.follow, [])
  const failed = opening({ progrsDivCdNm: '유찰' })
  assert.deepEqual(
    failed.rounds?.map(({ state, bidders }) => [state, bidders]),
    [['failed', 0]],
  )
  assert.deepEqual(failed.follow, [{ operation: 'failing', subject: 'R26BK00000001/000/0/000/20260310113005' }])
  assert.equal(opening({ progrsDivCdNm: '개찰취소' }).rounds?.[0]?.state, 'cancelled')
  assert.equal(opening({ progrsDivCdNm: '진행중' }).rounds?.[0]?.state, 'announced')
})

test('a re-bid: this round has failed, the next one is to come', () => {
  const { rounds, follow } = opening({ progrsDivCdNm: '재입찰' })
  assert.deepEqual(
    rounds?.map(({ rebid, state, openAt }) => [rebid, state, openAt]),
    [
      [0, 'failed', at('2026-03-10 11:00')],
      [1, 'announced', null],
    ],
  )
  assert.deepEqual(
    follow?.map(({ operation }) => operation),
    ['rebid'],
  )
})

test('goods write rbidNtceNo for rbidNo', () => {
  const { rounds } = readOpenings(
    [{ ...OPENING, rbidNo: undefined, rbidNtceNo: '002', progrsDivCdNm: '유찰' }],
    reading('물품'),
  )
  assert.equal(rounds?.[0]?.rebid, 2)
})

test('bidders of a re-bid are asked for by its round: the nightly list does not tell rounds apart', () => {
  const done = { ...OPENING, progrsDivCdNm: '개찰완료' }
  const { follow } = readOpenings([{ ...done, rbidNo: '001' }], reading())
  assert.deepEqual(follow, [{ operation: 'ranking', subject: 'R26BK00000001/000/0/001/20260310113005' }])
  assert.deepEqual(readOpenings([{ ...done, bidClsfcNo: '2' }], reading()).follow, [])
})

test('whoever may win is not who has won: an opening names no winner', () => {
  for (const told of ['낙찰예정자 다수^^^^', `가람건설^1234567890^${PERSON}^87745000^0`]) {
    const { rounds } = opening({ progrsDivCdNm: '개찰완료', opengCorpInfo: told })
    assert.deepEqual(
      rounds?.map(({ winners, amount, rate }) => [winners, amount, rate]),
      [[[], null, null]],
    )
  }
})

test('why a round failed, at the time its failure was told', () => {
  const subject = parseSubject('R26BK00000001/000/0/000/20260310113005')
  const nobidRsn = '단독응찰 (담당: 홍길동 02-123-4567)'
  const { rounds } = readFailing([{ ...KEY, opengRsltDivNm: '유찰', nobidRsn }], reading(), subject)
  assert.deepEqual(
    rounds?.map(({ part, state, reason, changedAt }) => [part, state, reason, changedAt]),
    [['failing', 'failed', '단독응찰', at('2026-03-10 11:30:05')]],
  )
})

test('a re-bid has its own dates, and tells why the round before it failed', () => {
  const row = {
    ...KEY,
    rbidNo: '001',
    opengRsltDivNm: '재입찰',
    bidClseDt: '2026-03-11 10:00:00',
    opengDt: '2026-03-11 11:00:00',
    rbidRsn: '낙찰자 없음. 문의 hong@example.invalid',
  }
  const expected = [
    ['failing', 0, 'failed', '낙찰자 없음.', null, null],
    ['rebid', 1, 'announced', null, at('2026-03-11 10:00'), at('2026-03-11 11:00')],
  ]
  const told = (rows: object[]) =>
    readRebids(rows, reading(), null).rounds?.map((it) => [
      it.part,
      it.rebid,
      it.state,
      it.reason,
      it.closeAt,
      it.openAt,
    ])
  assert.deepEqual(told([row]), expected)
  assert.deepEqual(told([{ ...row, rbidNo: '000' }]), expected, 'under the number of the round that led to it')
})

test('ranking: 낙찰하한선 미달 has not won; no rank is no rank', () => {
  const row = (change: object) => ({
    ...KEY,
    opengRsltDivNm: '개찰완료',
    prcbdrBizno: '1234567890',
    prcbdrNm: '가',
    prcbdrCeoNm: PERSON,
    bidprcAmt: '100',
    bidprcrt: '91.01',
    bidprcDt: '2026-03-09 10:00:00',
    ...change,
  })
  const { rounds } = readRanking(
    [
      row({ opengRank: '', rmrk: '낙찰하한선 미달 (010-1234-5678)' }),
      row({ opengRank: '2', rmrk: '' }),
      row({ opengRank: '1', rmrk: '낙찰' }),
      row({ opengRank: '0', rmrk: '정상', rbidNo: '001' }),
    ],
    reading(),
    null,
  )
  assert.deepEqual(
    rounds?.map(({ rebid, bidders }) => [rebid, bidders]),
    [
      [0, 3],
      [1, 1],
    ],
  )
  assert.deepEqual(
    rounds?.[0]?.bidderRows.map(({ rank, won, reason }) => [rank, won, reason]),
    [
      [1, true, null],
      [2, false, null],
      [null, false, '낙찰하한선 미달'],
    ],
  )
  assert.ok(!JSON.stringify(rounds).includes(PERSON))
})

const LINE = {
  bidNtceNo: 'R26BK00000001',
  bidNtceOrd: '000',
  bsnsDivNm: '공사',
  opengDate: '2026-03-10',
  opengTm: '11:00',
  opengRsltDivNm: '개찰완료',
  rsrvtnPrce: '100000000',
  bssAmt: '101000000',
  opengRank: '1',
  bidprcCorpBizrno: '1234567890',
  bidprcCorpNm: '가람건설',
  bidprcAmt: '87745000',
  bidprcRt: '87.745',
  sucsfYn: 'Y',
  dqlfctnRsn: '정상',
  fnlSucsfAmt: '87745000',
  fnlSucsfRt: '87.745',
  fnlSucsfDate: '2026-03-12',
  fnlSucsfCorpNm: '가람건설',
  fnlSucsfCorpBizrno: '1234567890',
  dataBssDate: '2026-03-10',
}
const SECOND = {
  opengRank: '2',
  bidprcCorpBizrno: '2222222222',
  bidprcCorpNm: '나래산업',
  bidprcAmt: '88000000',
  sucsfYn: 'N',
}
const bidders = (...changes: object[]) => {
  const people = Object.fromEntries(PERSONAL.bidder.map((name) => [name, PERSON]))
  return readBidders(changes.map((change) => readBidderLine({ ...LINE, ...people, ...change }, reading('공사'))))
}

test('bidders of one opening, over all pages, with what was decided', () => {
  const { openings, follow } = bidders(
    SECOND,
    {},
    { ...SECOND, opengRank: '', bidprcCorpBizrno: '3333333333', dqlfctnRsn: '낙찰하한선 미달' },
  )
  const [found] = openings ?? []
  assert.deepEqual(
    found?.bidders.map(({ rank, won, reason }) => [rank, won, reason]),
    [
      [1, true, null],
      [2, false, null],
      [null, false, '낙찰하한선 미달'],
    ],
  )
  const {
    state,
    plannedPrice,
    baseAmount,
    rateBasis,
    bidders: count,
    winners,
    openedAt,
    decidedAt,
  } = found?.round ?? {}
  assert.deepEqual(
    [state, plannedPrice, baseAmount, rateBasis, count],
    ['awarded', 100_000_000, 101_000_000, 'plannedPrice', 3],
  )
  assert.deepEqual(winners, [{ name: '가람건설', businessNo: '1234567890' }])
  assert.deepEqual([openedAt, decidedAt], [at('2026-03-10 11:00'), at('2026-03-12')])
  assert.deepEqual(follow, [])
  assert.ok(!JSON.stringify(openings).includes(PERSON))
})

test('an award known for one row only is that of the opening', () => {
  const blank = { fnlSucsfAmt: '', fnlSucsfRt: '', fnlSucsfDate: '', fnlSucsfCorpNm: '', fnlSucsfCorpBizrno: '' }
  const { openings } = bidders({ ...SECOND, ...blank }, {})
  assert.equal(openings?.[0]?.round.state, 'awarded')
  assert.equal(openings?.[0]?.round.amount, 87_745_000)
})

test('a rate without a planned price, or that the amounts do not bear out, has no basis', () => {
  for (const change of [{ rsrvtnPrce: '0' }, { rsrvtnPrce: '' }, { fnlSucsfRt: '95.1' }]) {
    assert.equal(bidders(change).openings?.[0]?.round.rateBasis, null)
  }
})

test('the category stands in the row: foreign purchases are in no currency that is told', () => {
  assert.equal(bidders({ bsnsDivNm: '외자' }).openings?.[0]?.round.currency, 'XXX')
  assert.equal(bidders({ bsnsDivNm: '기술용역' }).openings?.[0]?.round.currency, 'KRW')
})

test('several openings under one order are not guessed apart', () => {
  const different = [
    { opengTm: '12:00' },
    { rsrvtnPrce: '5' },
    { opengRsltDivNm: '유찰', fnlSucsfAmt: '', fnlSucsfCorpNm: '' },
    { bidprcAmt: '99' },
    { opengRank: '3' },
  ]
  for (const change of different) {
    const { openings, follow } = bidders({}, { ...change })
    assert.deepEqual(openings, [], JSON.stringify(change))
    assert.deepEqual(
      follow?.map(({ operation }) => operation),
      ['ranking'],
    )
  }
})

test('a failed opening has a row without a bidder', () => {
  const none = {
    ...SECOND,
    opengRsltDivNm: '유찰',
    bidprcCorpNm: '',
    bidprcCorpBizrno: '',
    fnlSucsfAmt: '',
    fnlSucsfCorpNm: '',
    fnlSucsfDate: '',
  }
  const [found] = bidders(none).openings ?? []
  assert.deepEqual([found?.round.state, found?.round.bidders, found?.bidders], ['failed', null, []])
})

test('rows of no notice or no opening are refused without what they say of people', () => {
  const people = Object.fromEntries(
    [...PERSONAL.bidder, ...PERSONAL.award, ...PERSONAL.ranking].map((name) => [name, PERSON]),
  )
  const lines = [
    { ...LINE, ...people, bidNtceNo: '' },
    { ...LINE, ...people, opengDate: 'N/A' },
  ].map((row) => readBidderLine(row, reading()))
  assert.ok(lines.every(isRejected))
  const { rejected = [] } = readAwards([{ ...AWARD, ...people, rbidNo: '둘째' }], reading())
  const openings = readOpenings([{ ...OPENING, bidNtceNo: '' }, 5], reading())
  assert.equal(rejected.length + (openings.rejected?.length ?? 0), 3)
  assert.ok(!JSON.stringify([lines, rejected, openings]).includes(PERSON))
})
