import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { bidRecord, reservePrice, roundRecord } from '../../../test/factories.ts'
import type { BidRecord } from '../schema/notices.ts'
import type { ReservePrice } from '../schema/rounds.ts'
import { bidFault, roundFault } from './fault.ts'

describe('what keeps a notice from being stored', () => {
  test('nothing, as a rule', () => assert.equal(bidFault(bidRecord()), null))

  const fits: Partial<BidRecord>[] = [
    { number: '가'.repeat(80), previousNumber: '𠮷'.repeat(80) },
    { title: '하'.repeat(4000) },
    { estimatedPrice: Number.MAX_SAFE_INTEGER, budget: -1, baseAmount: 0 },
    { postedAt: Date.parse('1900-01-01T00:00:00+09:00'), closeAt: Date.parse('9999-12-31T23:59:59+09:00') },
    { detailUrl: 'http://portal.example:8080/a/b;c=1?q=%EA%B0%80&x=[]'.replace('[]', '') },
    { sourceUrl: 'urn:anything at all' },
    { agency: '', agencyCode: '', regions: [''], licences: [{ group: 0, code: '', name: '' }] },
  ]
  for (const changes of fits) {
    test(`not ${JSON.stringify(changes).slice(0, 60)}`, () => assert.equal(bidFault(bidRecord(changes)), null))
  }

  const faults: [Partial<Record<keyof BidRecord, unknown>>, RegExp][] = [
    [{ number: '' }, /^number is empty/],
    [{ number: ' \t' }, /^number is empty/],
    [{ number: '가'.repeat(81) }, /^number is longer than 80/],
    [{ previousNumber: '' }, /^previousNumber is empty/],
    [{ previousNumber: 'x'.repeat(81) }, /^previousNumber is longer than 80/],
    [{ source: 's'.repeat(61) }, /^source is longer/],
    [{ title: '\u3000' }, /^title is empty/],
    [{ title: 'x'.repeat(4001) }, /^title is longer/],
    [{ title: 'a\0b' }, /^title holds a NUL/],
    [{ agency: 'a\ud800' }, /^agency holds half a character/],
    [{ agency: undefined }, /^agency is no text/],
    [{ agency: '가'.repeat(501) }, /^agency is longer/],
    [{ demandAgencyCode: 'x'.repeat(41) }, /^demandAgencyCode is longer/],
    [{ revision: -1 }, /^revision is no whole number/],
    [{ revision: 2 ** 31 }, /^revision is no whole number/],
    [{ estimatedPrice: 0.5 }, /^estimatedPrice is no whole number/],
    [{ budget: 2 ** 53 }, /^budget is no whole number/],
    [{ baseAmount: Number.NaN }, /^baseAmount is no whole number/],
    [{ floorRate: 1001 }, /^floorRate is no number/],
    [{ floorRate: Number.NaN }, /^floorRate is no number/],
    [{ currency: 'krw' }, /^currency is no currency/],
    [{ currency: 'KRW\n' }, /^currency is no currency/],
    [{ bsnsDiv: '용' }, /^bsnsDiv is none of/],
    [{ kind: 'old' }, /^kind is none of/],
    [{ postedAt: null }, /^postedAt is no time/],
    [{ postedAt: Date.parse('1899-12-31T23:59:59+09:00') }, /^postedAt is no time/],
    [{ closeAt: Date.parse('+010000-01-01T00:00:00+09:00') }, /^closeAt is no time/],
    [{ openAt: Number.NaN }, /^openAt is no time/],
    [{ detailUrl: '' }, /^detailUrl is no address/],
    [{ detailUrl: 'ftp://portal.example/' }, /^detailUrl is no address/],
    [{ detailUrl: 'javascript:alert(1)' }, /^detailUrl is no address/],
    [{ detailUrl: 'https://portal.example/공고' }, /^detailUrl is no address/],
    [{ detailUrl: 'https://portal.example/a b' }, /^detailUrl is no address/],
    [{ detailUrl: 'https://portal.example/%zz' }, /^detailUrl is no address/],
    [{ detailUrl: 'https://portal.example:99999/' }, /^detailUrl is no address/],
    [{ detailUrl: `https://portal.example/${'x'.repeat(2000)}` }, /^detailUrl is longer/],
    [{ sourceUrl: 'x'.repeat(2001) }, /^sourceUrl is longer/],
    [{ awardMethod: '\0' }, /^awardMethod holds a NUL/],
    [{ regions: ['가'.repeat(201)] }, /^a region is longer/],
    [{ regions: Array.from({ length: 501 }, () => '서울특별시') }, /more than 500 regions/],
    [{ licences: [{ group: 0.5, code: '1', name: '가' }] }, /^the group of a licence/],
    [{ licences: [{ group: 1, code: '1', name: '\udc00' }] }, /^the name of a licence holds half/],
    [{ attachments: [{ name: '가', url: 'x'.repeat(2001) }] }, /^the address of an attachment is longer/],
  ]
  for (const [changes, fault] of faults) {
    test(`${JSON.stringify(changes).slice(0, 60)}`, () => {
      assert.match(bidFault({ ...bidRecord(), ...changes } as BidRecord) ?? 'none', fault)
    })
  }
})

describe('what keeps the reserve prices of a round from being stored', () => {
  const fault = (reservePrices: unknown) =>
    roundFault({ ...roundRecord({ number: 'N' }), reservePrices: reservePrices as ReservePrice[] | null })

  test('nothing, as a rule', () => {
    for (const prices of [
      null,
      [reservePrice({ draws: null })],
      [reservePrice({ draws: 0 }), reservePrice({ number: 99 })],
    ])
      assert.equal(fault(prices), null)
  })

  for (const [prices, expected] of [
    [[], /is empty/],
    [Array.from({ length: 100 }, (_, index) => reservePrice({ number: index + 1 })), /more than 99/],
    [[reservePrice(), reservePrice()], /do not rise/],
    [[reservePrice({ number: 0 })], /do not rise/],
    [[reservePrice({ number: 1.5 })], /^the number of a reserve price/],
    [[reservePrice({ price: 0 })], /not above 0/],
    [[reservePrice({ price: 0.5 })], /^a reserve price is no whole number/],
    [[{ ...reservePrice(), drawn: 'Y' }], /neither drawn/],
    [[reservePrice({ draws: -1 })], /^the draws of a reserve price/],
  ] as const) {
    test(String(expected), () => assert.match(fault(prices) ?? 'none', expected))
  }
})
