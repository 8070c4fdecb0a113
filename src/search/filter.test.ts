import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type FilterTexts, filterKey, priceFits, readFilter } from './filter.ts'

const read = (given: FilterTexts) => {
  const { filter, faults } = readFilter(given)
  assert.deepEqual(faults, [])
  return filter
}
const faultsOf = (given: FilterTexts) =>
  readFilter(given).faults.map(({ field, index, code }) => `${field}[${index}] ${code}`)
const keyOf = (given: FilterTexts) => filterKey(read(given))

describe('a filter, read', () => {
  test('no values match everything', () => {
    assert.deepEqual(read({}), {
      agency: [],
      industry: [],
      region: [],
      bsnsDiv: [],
      contractMethod: [],
      awardMethod: [],
      regionLimit: [],
      price: { from: null, to: null, currency: 'KRW', unknown: 'include' },
    })
  })

  test('names, codes, regions and categories are understood', () => {
    const filter = read({
      agency: [' 3000000 '],
      industry: ['none', '소프트웨어'],
      region: ['서울', '42'],
      bsnsDiv: ['works'],
    })
    assert.equal(filter.agency[0]?.code, '3000000')
    assert.deepEqual(
      filter.industry.map((one) => (one === 'none' ? one : one.term?.text)),
      ['none', '소프트웨어'],
    )
    assert.deepEqual(filter.region, ['11', '51'])
    assert.deepEqual(filter.bsnsDiv, ['공사'])
  })

  test('all errors are reported with their places, and the rest is read', () => {
    const given = { agency: ['--', '서울'], industry: ['%'], region: ['11', '서율', 'xyz'], minAmt: 2, maxAmt: 1 }
    assert.deepEqual(faultsOf(given), [
      'maxAmt[0] reversed_range',
      'agency[0] nothing_to_find',
      'industry[0] nothing_to_find',
      'region[1] unknown_region',
      'region[2] unknown_region',
    ])
    assert.match(readFilter(given).faults[3]?.message.en ?? '', /"서율".*서울특별시/)
    assert.match(readFilter(given).faults[4]?.message.en ?? '', /codes\/regions/)
    assert.equal(readFilter(given).filter.agency.length, 1)
    assert.deepEqual(readFilter(given).filter.region, ['11'])
  })
})

describe('the key of a filter', () => {
  const same: [string, FilterTexts, FilterTexts][] = [
    [
      'order and doubles',
      { agency: ['가', '나'], bsnsDiv: ['물품', '공사'] },
      { agency: ['나', '가', '나'], bsnsDiv: ['works', 'goods'] },
    ],
    [
      'spelling',
      { agency: ['서울특별시 종로구'], industry: ['ＡＢ'] },
      { agency: ['서울특별시종로구'], industry: ['ab'] },
    ],
    ['names of a region', { region: ['서울'] }, { region: ['11'] }],
    ['defaults said or not', { minAmt: 1 }, { minAmt: 1, currency: 'KRW', unknownAmt: 'exclude' }],
    ['a currency that bounds nothing', { currency: 'USD' }, { unknownAmt: 'include' }],
    ['bounds beside only unknown prices', { unknownAmt: 'only', maxAmt: 5 }, { unknownAmt: 'only' }],
  ]
  for (const [name, one, two] of same) {
    test(`the same: ${name}`, () => assert.equal(keyOf(one), keyOf(two)))
  }

  const different: [string, FilterTexts, FilterTexts][] = [
    ['a value in another field', { agency: ['가'] }, { industry: ['가'] }],
    ['one bound or the other', { minAmt: 1 }, { maxAmt: 1 }],
    ['a bound of nothing', { minAmt: 0 }, {}],
    ['currencies of a bound', { minAmt: 1 }, { minAmt: 1, currency: 'USD' }],
    ['no industry limit and no filter', { industry: ['none'] }, {}],
    ['unknown prices left out without a bound', { unknownAmt: 'exclude' }, {}],
  ]
  for (const [name, one, two] of different) {
    test(`different: ${name}`, () => assert.notEqual(keyOf(one), keyOf(two)))
  }
})

test('stored keys of keywords remain valid', () => {
  const before = { agency: ['나', '가'], region: ['서울'], bsnsDiv: ['works'], minAmt: 1 }
  const key = '[["가","나"],[],["11"],["공사"],["exclude","KRW",1,null]]'
  assert.equal(keyOf(before), key)
  assert.equal(
    keyOf({ ...before, contractMethod: ['수의 계약'] }),
    `${key.slice(0, -1)},["contractMethod",["수의계약"]]]`,
  )
})

test('an unknown price, and one in another currency, follow unknownAmt', () => {
  const fits = (given: FilterTexts, price: number | null, currency = 'KRW') =>
    priceFits(price, currency, read(given).price)
  assert.deepEqual(
    [fits({}, null), fits({ minAmt: 1 }, null), fits({ minAmt: 1, unknownAmt: 'include' }, null)],
    [true, false, true],
  )
  assert.deepEqual(
    [fits({ minAmt: 1 }, 5), fits({ minAmt: 1 }, 5, 'USD'), fits({ unknownAmt: 'only' }, 5)],
    [true, false, false],
  )
  assert.deepEqual(
    [fits({ minAmt: 5, maxAmt: 5 }, 5), fits({ minAmt: 6 }, 5), fits({ maxAmt: 4 }, 5)],
    [true, false, false],
  )
})
