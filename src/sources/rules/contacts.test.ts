import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { placeWithoutContacts, withoutContacts } from './contacts.ts'

const KEPT = [
  '단독응찰',
  '참가업체 2인 미만으로 유찰',
  '개찰결과 1개사 참여로 유찰, 재공고로 2차 입찰 진행 예정',
  '예정가격 초과 (1,234,567,890원)',
  '2026-11-20 10:00 개찰, 공고번호 20261112345-00',
  'R26BK01234567-000 으로 재공고',
  '낙찰하한율 87.745% 미달 (87.700000)',
  '사업자등록번호 123-45-67890 입찰 무효',
  '제2026-12호 규정 제10조 제2항에 의거 취소',
  '서울특별시 종로구 관내 업체 없음',
  'No suitable bids were received.',
  'Budget of GBP 1,250,000.00 was exceeded; award withdrawn on 2026-11-02T09:00:00Z.',
  'Lot 3 of 12 cancelled, see ocds-b5fd17-0123456789',
  'Regulation 69(4) of the Public Contracts Regulations 2015',
  'Fewer than 3 bids per lot 0.5 0.25 0.125',
  'All bids exceeded the estimate by 12 per cent',
]

const LEADS = [
  'kim.minsu@example.invalid',
  'jo (at) example.invalid',
  '02-123-4567',
  '(02) 123-4567',
  '02)123-4567',
  '031)123-4567',
  '010 1234 5678',
  '01012345678',
  '010-****-5678',
  '+44 20 7946 0000',
  '+82-10-1234-5678',
  '020 7946 0000',
  '(555) 123-4567',
  'Tel. 555 0100 22',
  '전화: 123-4567',
  '☎ 123-4567',
  '800101-1234567',
  '800101-1******',
  '서울특별시 종로구 세종대로 209',
  '경기도 안양시 동안구 비산동 123-45',
  '101동 1203호',
  '12 High Street',
  '7b Old Mill Lane, Northford',
  'SW1A 2AA',
  'Calle Mayor 12',
  'Hauptstraße 5',
]

const ADDRESSES = [
  '서울특별시 종로구 세종대로 209',
  '경기도 안양시 동안구 비산동 123-45',
  '101동 1203호',
  '12 High Street',
]

describe('a place without contacts', () => {
  for (const address of ADDRESSES) {
    test(`keeps "${address}", and not whom to call there`, () => {
      assert.equal(placeWithoutContacts(`${address} 4층 회의실`), `${address} 4층 회의실`)
      assert.equal(placeWithoutContacts(`${address} (담당 홍길동 02-123-4567)`), address)
    })
  }
  test('of nothing but a number, nothing is left', () => assert.equal(placeWithoutContacts('☎ 02-123-4567'), null))
})

describe('a text without contacts', () => {
  for (const text of KEPT) test(`keeps "${text}"`, () => assert.equal(withoutContacts(text), text))

  for (const lead of LEADS) {
    test(`keeps nothing of "${lead}"`, () => {
      assert.equal(withoutContacts(lead), null)
      assert.equal(withoutContacts(`단독응찰. 담당자 홍길동 ${lead}`), '단독응찰.')
      assert.equal(
        withoutContacts(`No bids. Ask Jane Field, ${lead}, for more. Will be repeated.`),
        'No bids. Will be repeated.',
      )
      if (!/[()]/.test(lead)) assert.equal(withoutContacts(`유찰 (문의: 홍길동 ${lead})`), '유찰')
    })
  }

  test('nothing is nothing', () => assert.deepEqual([withoutContacts(null), withoutContacts('')], [null, '']))

  test('wherever a contact stands, it is gone, and asked again nothing more is', () => {
    const words = fc.array(fc.constantFrom(...KEPT, 'a', '—', '. ', '; ', '(', ')', '\n', 'No bids'), { maxLength: 6 })
    fc.assert(
      fc.property(words, fc.constantFrom(...LEADS), words, (before, lead, after) => {
        const kept = withoutContacts([...before, lead, ...after].join(' '))
        assert.ok(kept === null || !kept.includes(lead))
        assert.equal(withoutContacts(kept), kept)
      }),
      { numRuns: 500 },
    )
  })
})
