import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { anyNotice } from '../../search/filter.ts'
import { anchorText, type BidParameters, readAnchor, readQuery, searchKey } from './query.ts'

const seoul = (text: string) => Date.parse(`${text}+09:00`)
const faultsOf = (given: BidParameters) => readQuery(given).errors.map(({ name, code }) => `${name} ${code}`)
const read = (given: BidParameters) => {
  const { query, errors } = readQuery(given)
  assert.deepEqual(errors, [])
  return query
}

describe('a search, read', () => {
  test('nothing asked: everything, newest first', () => {
    assert.deepEqual(read({}), {
      keyword: null,
      texts: null,
      filter: anyNotice(),
      status: [],
      closeFrom: null,
      closeTo: null,
      openFrom: null,
      openTo: null,
      postedFrom: null,
      postedTo: null,
      updatedFrom: null,
      updatedTo: null,
      urgent: null,
      kind: [],
      source: [],
      winner: [],
      among: null,
      sort: { by: 'postedAt', descending: true },
      page: 1,
      pageSize: 20,
      anchor: null,
      watched: null,
      company: null,
      eligibility: [],
    })
  })

  test('every parameter finds its place', () => {
    const { keyword, filter, winner, ...rest } = read({
      keyword: '정보시스템 -감리',
      agency: ['1234567', '서울특별시'],
      industry: ['none', '1468', '소프트웨어'],
      region: ['11', '경기도 안양시', '서울'],
      bsnsDiv: ['물품', 'services', 'works', '외자', 'other'],
      minAmt: 0,
      maxAmt: 9_007_199_254_740_991,
      currency: 'USD',
      unknownAmt: 'only',
      status: ['open', 'failed'],
      closeFrom: '2026-11-20',
      closeTo: '2026-11-20T18:00:00+09:00',
      openFrom: '2026-11-20T00:00:00Z',
      openTo: '2026-11-30',
      postedFrom: '2026-11-01',
      postedTo: '2026-11-01',
      updatedFrom: '2026-11-02',
      updatedTo: '2026-11-03',
      urgent: false,
      kind: ['renotice'],
      source: ['koneps'],
      winner: ['(주)한빛 건설', '123-45-67890'],
      sort: '-estimatedPrice',
      page: 3,
      pageSize: 100,
    })
    assert.equal(keyword?.kind, 'and')
    assert.deepEqual(
      filter.agency.map(({ code, term }) => [code, term?.compact]),
      [
        ['1234567', '1234567'],
        ['서울특별시', '서울특별시'],
      ],
    )
    assert.deepEqual(
      filter.industry.map((one) => (one === 'none' ? one : one.code)),
      ['none', '1468', '소프트웨어'],
    )
    assert.deepEqual(filter.region, ['11', '41/안양시', '11'])
    assert.deepEqual(filter.bsnsDiv, ['물품', '용역', '공사', '외자', '기타'])
    assert.deepEqual(filter.price, { from: null, to: null, currency: 'USD', unknown: 'only' })
    assert.deepEqual(
      winner.map(({ code, term }) => [code, term?.compact]),
      [
        ['(주)한빛 건설', '한빛건설'],
        ['1234567890', '1234567890'],
      ],
    )
    assert.deepEqual(rest, {
      texts: null,
      status: ['open', 'failed'],
      closeFrom: seoul('2026-11-20T00:00:00'),
      closeTo: seoul('2026-11-20T18:00:00'),
      openFrom: seoul('2026-11-20T09:00:00'),
      openTo: seoul('2026-11-30T23:59:59'),
      postedFrom: seoul('2026-11-01T00:00:00'),
      postedTo: seoul('2026-11-01T23:59:59'),
      updatedFrom: seoul('2026-11-02T00:00:00'),
      updatedTo: seoul('2026-11-03T23:59:59'),
      urgent: false,
      kind: ['renotice'],
      source: ['koneps'],
      among: null,
      sort: { by: 'estimatedPrice', descending: true },
      page: 3,
      pageSize: 100,
      anchor: null,
      watched: null,
      company: null,
      eligibility: [],
    })
  })

  for (const [sort, by, descending] of [
    ['-postedAt', 'postedAt', true],
    ['postedAt', 'postedAt', false],
    ['closeAt', 'closeAt', false],
    ['-closeAt', 'closeAt', true],
    ['estimatedPrice', 'estimatedPrice', false],
    ['-estimatedPrice', 'estimatedPrice', true],
    ['updatedAt', 'updatedAt', false],
    ['-updatedAt', 'updatedAt', true],
  ] as const) {
    test(`sort=${sort}`, () => assert.deepEqual(read({ sort }).sort, { by, descending }))
  }

  test('an empty keyword matches everything', () => {
    assert.deepEqual(read({ keyword: '' }).keyword, { kind: 'and', nodes: [] })
  })

  test('the whole of a single day is a range', () => {
    const { closeFrom, closeTo } = read({ closeFrom: '2026-11-20', closeTo: '2026-11-20' })
    assert.equal((closeTo ?? 0) - (closeFrom ?? 0), 86_399_000)
  })
})

describe('what is wrong with a search', () => {
  test('is told all at once', () => {
    assert.deepEqual(
      faultsOf({
        keyword: '(가',
        agency: ['-'],
        industry: ['!'],
        region: ['아틀란티스', '서울', '무릉도원'],
        minAmt: 2,
        maxAmt: 1,
        closeFrom: 'tomorrow',
        closeTo: '2026-02-30',
        openFrom: '2026-11-21',
        openTo: '2026-11-20',
        postedFrom: '2026-11-20T10:00:00+09:00',
        postedTo: '2026-11-20T00:59:59Z',
        updatedFrom: '2026-11-22',
        updatedTo: '2026-11-21',
        winner: ['(주)'],
      }).sort(),
      [
        'agency invalid_parameter',
        'closeFrom invalid_parameter',
        'closeTo invalid_parameter',
        'industry invalid_parameter',
        'keyword invalid_query',
        'maxAmt reversed_range',
        'openTo reversed_range',
        'postedTo reversed_range',
        'region unknown_region',
        'region unknown_region',
        'updatedTo reversed_range',
        'winner invalid_parameter',
      ],
    )
  })

  for (const [keyword, at] of [
    ['도로 (포장', 3],
    ['도로) 포장', 2],
    ['😀도로 "포장', 4],
    ['도로 | ', 3],
    ['|도로', 0],
    ['도로 ()', 3],
    ['도로 "!!"', 3],
    ['!!!', 0],
  ] as const) {
    test(`keyword ${keyword} is wrong at ${at}`, () => {
      const [error] = readQuery({ keyword }).errors
      assert.deepEqual([error?.code, error?.at], ['invalid_query', at])
    })
  }

  test('an unknown region comes with those it may have been, a long one shortened', () => {
    const [near] = readQuery({ region: ['서율특별시'] }).errors
    assert.match(near?.message.en ?? '', /Did you mean 서울특별시/)
    const [far] = readQuery({ region: ['x'.repeat(200)] }).errors
    assert.match(far?.message.en ?? '', /"x{40}…"\. See \/v1\/codes\/regions/)
  })

  test('equal bounds are no reversed range', () => {
    const at = '2026-11-20T09:00:00+09:00'
    assert.deepEqual(faultsOf({ minAmt: 5, maxAmt: 5, closeFrom: at, closeTo: at }), [])
  })
})

describe('what an anchor holds good for', () => {
  const given: BidParameters = { keyword: '도로', status: ['open'], sort: 'closeAt', page: 2, pageSize: 20 }

  test('the same search on any page, of any size, in any order of parameters', () => {
    assert.equal(searchKey(given), searchKey({ ...given, page: 9, pageSize: 100 }))
    assert.equal(searchKey(given), searchKey({ pageSize: 20, sort: 'closeAt', status: ['open'], keyword: '도로' }))
  })

  test('no other search', () => {
    const others: BidParameters[] = [
      { ...given, keyword: '도로 ' },
      { ...given, sort: '-closeAt' },
      { ...given, status: ['open', 'closed'] },
      { ...given, maxAmt: 1 },
    ]
    assert.equal(new Set([given, ...others].map(searchKey)).size, others.length + 1)
  })

  test('it reads back, but not for another search', () => {
    for (const anchor of [
      { direction: 'next', value: 1_700_000_000_000, noticeNo: 'R26BK00000001' },
      { direction: 'prev', value: null, noticeNo: '가 "나"/다' },
    ] as const) {
      assert.deepEqual(readAnchor(anchorText(anchor, 'key'), 'key'), anchor)
      assert.equal(readAnchor(anchorText(anchor, 'key'), 'other'), null)
    }
  })
})
