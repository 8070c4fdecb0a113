import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DAY } from '../../../lib/clock.ts'
import { readKonepsDocument } from './documents.ts'
import { readReservePrices } from './prices.ts'
import { readOpenings } from './rounds.ts'
import { parseSourceTime } from './values.ts'

const KEY = { bidNtceNo: 'R26BK00000001', bidNtceOrd: '000', bidClsfcNo: '0', rbidNo: '000' }
const ROW = {
  ...KEY,
  bidNtceNm: '기본계획수립 용역',
  plnprc: '404158750',
  bssamt: '404282000',
  totRsrvtnPrceNum: '15',
  compnoRsrvtnPrceSno: '4',
  bsisPlnprc: '405745600',
  drwtYn: 'Y',
  drwtNum: '12',
  bidwinrSlctnAplBssCntnts: '조달청',
  rlOpengDt: '2026-03-10 13:54:13',
  compnoRsrvtnPrceMkngDt: '2026-03-10 13:53:36',
  inptDt: '2026-03-10 13:54:13',
  PrearngPrcePurcnstcst: '0',
}
const reading = { bsnsDiv: '용역', fetchedAt: 77 } as const
const read = (...changes: object[]) =>
  readReservePrices(
    changes.map((change) => ({ ...ROW, ...change })),
    reading,
  )
const price = (number: number, changes: object = {}) => ({ compnoRsrvtnPrceSno: String(number), ...changes })

test('reserve prices by number, with the planned price they led to', () => {
  const { rounds, rejected } = read(price(11, { bsisPlnprc: '400000000', drwtYn: 'N', drwtNum: '3' }), price(4))
  assert.deepEqual(rejected, [])
  const [round] = rounds ?? []
  assert.deepEqual(
    [round?.part, round?.state, round?.plannedPrice, round?.baseAmount, round?.changedAt],
    ['prices', 'opened', 404_158_750, 404_282_000, parseSourceTime('2026-03-10 13:54:13')],
  )
  assert.deepEqual(round?.reservePrices, [
    { number: 4, price: 405_745_600, drawn: true, draws: 12 },
    { number: 11, price: 400_000_000, drawn: false, draws: 3 },
  ])
})

test('lots and re-bids have their own', () => {
  const { rounds } = read(price(1), price(1, { rbidNo: '001' }), price(1, { bidClsfcNo: '2' }), price(2))
  assert.deepEqual(
    rounds?.map(({ lot, rebid, reservePrices }) => [lot, rebid, reservePrices?.length]),
    [
      ['0', 0, 2],
      ['0', 1, 1],
      ['2', 0, 1],
    ],
  )
})

test('what is made and not drawn yet opens nothing; a single planned price has no reserve prices', () => {
  assert.equal(read(price(1, { drwtYn: 'N', drwtNum: '' })).rounds?.[0]?.state, 'announced')
  assert.deepEqual(read(price(1, { drwtYn: 'N', drwtNum: '' })).rounds?.[0]?.reservePrices?.[0]?.draws, null)
  const single = read({ compnoRsrvtnPrceSno: '', bsisPlnprc: '', totRsrvtnPrceNum: '1', drwtYn: 'N' })
  assert.deepEqual([single.rounds?.[0]?.plannedPrice, single.rounds?.[0]?.reservePrices], [404_158_750, null])
  assert.deepEqual(single.rejected, [])
})

for (const [name, change, reason] of [
  ['a number that is none', { compnoRsrvtnPrceSno: '둘' }, /^the number/],
  ['number 0', { compnoRsrvtnPrceSno: '0' }, /^the number/],
  ['number 100', { compnoRsrvtnPrceSno: '100' }, /^the number/],
  ['no price', { bsisPlnprc: '' }, /no amount above 0/],
  ['price 0', { bsisPlnprc: '0' }, /no amount above 0/],
  ['neither drawn nor not', { drwtYn: '' }, /neither drawn nor not drawn/],
  ['draws that are no count', { drwtNum: '1.5' }, /draws/],
  ['the number of another price', { compnoRsrvtnPrceSno: '1', bsisPlnprc: '1' }, /one number/],
] as const) {
  test(`${name}: the row alone goes to quarantine, with its fields`, () => {
    const { rounds, rejected } = read(price(1), price(2, change), price(3))
    assert.deepEqual(
      rounds?.map(({ reservePrices }) => reservePrices?.map(({ number }) => number)),
      [[1, 3]],
    )
    assert.equal(rejected?.length, 1)
    assert.match(rejected?.[0]?.reason ?? '', reason)
    assert.equal(rejected?.[0]?.record.bsisPlnprc, 'bsisPlnprc' in change ? change.bsisPlnprc : ROW.bsisPlnprc)
  })
}

test('the same row twice is one price', () => {
  const { rounds, rejected } = read(price(1), price(1))
  assert.deepEqual([rounds?.[0]?.reservePrices?.length, rejected], [1, []])
})

test('files have them too', () => {
  const { rounds, rejected } = readKonepsDocument([ROW, { ...ROW, compnoRsrvtnPrceSno: '5' }])
  assert.deepEqual(
    rounds?.map(({ part, reservePrices }) => [part, reservePrices?.length]),
    [['prices', 2]],
  )
  assert.equal(rejected, undefined)
})

const OPENING = {
  ...KEY,
  opengDt: '2026-03-10 11:00:00',
  prtcptCnum: '7',
  inptDt: '2026-03-10 11:30:05',
  progrsDivCdNm: '개찰완료',
  rsrvtnPrceFileExistnceYn: 'Y',
}
const OPENED = parseSourceTime('2026-03-10 11:30:05') ?? 0
const asked = (...changes: object[]) => askedAt(OPENED + DAY, ...changes)
const askedAt = (fetchedAt: number, ...changes: object[]) =>
  readOpenings(
    changes.map((change) => ({ ...OPENING, ...change })),
    { bsnsDiv: '용역', fetchedAt },
    'prices.services',
  ).follow?.flatMap(({ operation, subject }) => (operation === 'prices.services' ? subject : []))

test('an opening with reserve prices leads to them, once for all its lots', () => {
  assert.deepEqual(asked({}, { bidClsfcNo: '2' }), ['R26BK00000001////20260310113005'])
  assert.deepEqual(asked({ rbidNo: '001', inptDt: '2026-03-11 11:30:05' }), ['R26BK00000001////20260311113005'])
  assert.deepEqual(asked({ progrsDivCdNm: '재입찰' }, { bidNtceNo: 'R26BK00000002', progrsDivCdNm: '유찰' }), [
    'R26BK00000001////20260310113005',
    'R26BK00000002////20260310113005',
  ])
})

test('without reserve prices, before the opening, and with fewer than two bidders nothing is asked', () => {
  for (const change of [
    { rsrvtnPrceFileExistnceYn: 'N' },
    { progrsDivCdNm: '진행중' },
    { progrsDivCdNm: '개찰취소' },
    { progrsDivCdNm: '유찰', prtcptCnum: '1' },
  ])
    assert.deepEqual(asked(change), [], JSON.stringify(change))
  assert.deepEqual(readOpenings([OPENING], reading).follow, [], 'a file asks for nothing')
})

test('of what was opened more than a week ago nothing is asked', () => {
  assert.equal(askedAt(OPENED + 7 * DAY, {})?.length, 1)
  assert.deepEqual(askedAt(OPENED + 7 * DAY + 1, {}), [])
})
