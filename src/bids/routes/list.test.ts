import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import fc from 'fast-check'
import { type ProblemAnswer, type QueryValues, startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { bidRecord, NOW, roundRecord } from '../../../test/factories.ts'
import { forgetNotices } from '../../../test/harness.ts'
import { DAY, HOUR } from '../../lib/clock.ts'
import { BID_SORTS, type Bid, type BidRecord } from '../schema/notices.ts'

interface List {
  total: number
  page: number
  items: Bid[]
}

let app: TestApp
const stock = () => false
const upsert = (...records: BidRecord[]) => app.bids.upsert(records, stock)
const list = (parameters: QueryValues = {}) => app.get<List>('/v1/bids', parameters)
const numbersOf = ({ items }: List) => items.map(({ noticeNo }) => noticeNo)
const find = async (parameters: QueryValues) => numbersOf((await list(parameters)).body)
const refusal = async (parameters: QueryValues) => {
  const { status, body } = await app.get<ProblemAnswer>('/v1/bids', parameters, {
    headers: { 'accept-language': 'en' },
  })
  return { status, code: body.code, errors: body.errors ?? [], detail: body.detail }
}

describe('GET /v1/bids', () => {
  before(async () => {
    app = await startTestApp()
  })
  after(() => app.close())
  beforeEach(async () => {
    await forgetNotices(app.database.db)
    app.clock.set(NOW)
  })

  test('an empty stock is an empty page', async () => {
    const { status, body, links } = await list()
    assert.deepEqual([status, body], [200, { total: 0, page: 1, items: [] }])
    assert.deepEqual(links, { first: '/v1/bids?page=1', last: '/v1/bids?page=1' })
  })

  test('a notice has exactly these fields', async () => {
    await upsert(
      bidRecord({
        number: 'L1',
        title: '  긴급 「청사」 유지관리 ',
        demandAgency: '종로구보건소',
        licences: [{ group: 1, code: '1162', name: '시설물유지관리업' }],
        regions: ['서울특별시', '경기도 안양시'],
        urgent: true,
        currency: 'USD',
        budget: null,
      }),
    )
    const { body } = await list()
    assert.deepEqual(body, {
      total: 1,
      page: 1,
      items: [
        {
          noticeNo: 'L1',
          title: '  긴급 「청사」 유지관리 ',
          agency: '서울특별시 종로구',
          bsnsDiv: '용역',
          estimatedPrice: 50_000_000,
          closeAt: '2026-11-30T09:00:00+09:00',
          openAt: '2026-11-30T10:00:00+09:00',
          detailUrl: 'https://portal.example/notices/L1',
          matchedKeywords: [],
          currency: 'USD',
          budget: null,
          baseAmount: null,
          floorRate: 87.745,
          awardMethod: '적격심사',
          contractMethod: '제한경쟁',
          bidStartAt: '2026-11-20T08:00:00+09:00',
          agencyCode: '3000000',
          demandAgency: '종로구보건소',
          demandAgencyCode: null,
          status: 'open',
          kind: 'new',
          urgent: true,
          revision: 0,
          version: 1,
          previousNoticeNo: null,
          nextNoticeNo: null,
          postedAt: '2026-11-19T09:00:00+09:00',
          updatedAt: '2026-11-20T09:00:00+09:00',
          regions: ['서울특별시', '경기도 안양시'],
          regionCheckNeeded: false,
          industries: [{ code: '1162', name: '시설물유지관리업' }],
          source: 'one',
          sourceUrl: null,
        },
      ],
    })
  })

  describe('filters', () => {
    const record = (number: string, changes: Partial<BidRecord> = {}) => bidRecord({ number, ...changes })

    test('repeated values are "or", different filters "and"', async () => {
      await upsert(
        record('a', { bsnsDiv: '공사', agency: '한국전력공사', agencyCode: 'B1' }),
        record('b', { bsnsDiv: '물품', agency: '한국전력공사', agencyCode: 'B1' }),
        record('c', { bsnsDiv: '용역', agency: '한국도로공사', agencyCode: 'B2' }),
      )
      assert.deepEqual(await find({ bsnsDiv: ['works', '물품'] }), ['a', 'b'])
      assert.deepEqual(await find({ agency: ['한국 전력', 'B2'] }), ['a', 'b', 'c'])
      assert.deepEqual(await find({ agency: 'B1', bsnsDiv: 'goods' }), ['b'])
    })

    test('status is that of the moment', async () => {
      await upsert(record('open'), record('closing', { closeAt: NOW + HOUR }), record('done'))
      await app.bids.recordRounds('one', [roundRecord({ number: 'done' })], stock)
      assert.deepEqual(await find({ status: 'open' }), ['closing', 'open'])
      await app.pass(HOUR)
      assert.deepEqual(await find({ status: 'closed' }), ['closing'])
      assert.deepEqual(await find({ status: ['closed', 'awarded'] }), ['closing', 'done'])
    })

    test('both edges of a range of time are in it, a date is the whole day in Seoul', async () => {
      const at = (text: string) => Date.parse(`2026-11-${text}+09:00`)
      await upsert(
        record('a', { closeAt: at('20T23:59:59') }),
        record('b', { closeAt: at('21T00:00:00') }),
        record('c', { closeAt: at('21T23:59:59') + 999 }),
        record('d', { closeAt: at('22T00:00:00') }),
        record('never', { closeAt: null }),
      )
      assert.deepEqual(await find({ closeFrom: '2026-11-21', closeTo: '2026-11-21' }), ['b', 'c'])
      assert.deepEqual(await find({ closeFrom: '2026-11-20T14:59:59Z', closeTo: '2026-11-20T15:00:00Z' }), ['a', 'b'])
      assert.deepEqual(await find({ closeTo: '9999-12-31T23:59:59Z' }), ['a', 'b', 'c', 'd'], 'to the end of time')
      assert.deepEqual(await find({ closeFrom: '9999-12-31T23:59:59-18:00' }), [])
      assert.deepEqual(await find({ closeFrom: '1900-01-01T00:00:00+18:00' }), ['a', 'b', 'c', 'd'])
    })

    test('an amount beyond what a double holds is refused, the largest is not', async () => {
      assert.deepEqual(await find({ maxAmt: '9007199254740991' }), [])
      assert.equal((await refusal({ maxAmt: '9007199254740992' })).code, 'invalid_parameter')
    })
  })

  describe('what is refused', () => {
    for (const [parameters, code, told] of [
      [{ keywrod: 'x' }, 'unknown_parameter', /Did you mean "keyword"\?/],
      [{ 'region[]': '서울' }, 'unknown_parameter', /Did you mean "region"\?/],
      [{ cursor: 'x' }, 'unknown_parameter', /There is no parameter "cursor"/],
      [{ maxAmt: ['1', '2'] }, 'repeated_parameter', /maxAmt/],
      [{ sort: ['closeAt', 'closeAt'] }, 'repeated_parameter', /sort/],
      [{ maxAmt: 'many' }, 'invalid_parameter', /whole number/],
      [{ maxAmt: '1.5' }, 'invalid_parameter', /whole number/],
      [{ minAmt: '-1' }, 'invalid_parameter', /at least 0/],
      [{ pageSize: 101 }, 'invalid_parameter', /at most 100/],
      [{ page: 0 }, 'invalid_parameter', /at least 1/],
      [{ sort: 'title' }, 'invalid_parameter', /one of -postedAt/],
      [{ status: 'pending' }, 'invalid_parameter', /one of open/],
      [{ bsnsDiv: 'good' }, 'invalid_parameter', /one of 물품/],
      [{ currency: 'won' }, 'invalid_parameter', /^"currency" is not in the expected format, such as "KRW"\.$/],
      [{ unknownAmt: 'maybe' }, 'invalid_parameter', /one of include/],
      [{ agency: '' }, 'invalid_parameter', /must not be empty/],
      [{ closeFrom: '2026-11-31' }, 'invalid_parameter', /closeFrom must be a date/],
      [{ minAmt: 2, maxAmt: 1 }, 'reversed_range', /maxAmt/],
      [{ postedFrom: '2026-11-21', postedTo: '2026-11-20' }, 'reversed_range', /postedTo/],
      [{ region: '서율' }, 'unknown_region', /서울특별시/],
      [{ keyword: '"열린' }, 'invalid_query', /not closed/],
      [{ anchor: 'made up' }, 'invalid_cursor', /Follow the links/],
    ] as const) {
      test(JSON.stringify(parameters), async () => {
        const { status, code: given, detail } = await refusal(parameters as QueryValues)
        assert.deepEqual([status, given], [400, code])
        assert.match(detail, told)
      })
    }

    test('a syntax error points at the code point', async () => {
      const { errors } = await refusal({ keyword: '😀도로 (포장' })
      assert.deepEqual(
        errors.map(({ in: place, name, code, at }) => ({ place, name, code, at })),
        [{ place: 'query', name: 'keyword', code: 'invalid_query', at: 4 }],
      )
    })

    test('everything wrong is told at once, unknown names first', async () => {
      const { code, errors } = await refusal({ maxAmt: 'x', pageSize: 0, colour: 'red', status: ['open', 'shut'] })
      assert.equal(code, 'unknown_parameter')
      assert.deepEqual(errors.map(({ name }) => name).sort(), ['colour', 'maxAmt', 'pageSize', 'status[1]'])
      const found = await refusal({ keyword: '(', region: ['x', '서울'], minAmt: 2, maxAmt: 1, openFrom: 'x' })
      assert.deepEqual(found.errors.map(({ name }) => name).sort(), ['keyword', 'maxAmt', 'openFrom', 'region'])
    })
  })

  describe('caching', () => {
    test('the same answer has the same tag, and need not be sent again', async () => {
      await upsert(bidRecord({ number: 'E1' }))
      const first = await list()
      const tag = first.headers.get('etag') ?? ''
      assert.match(tag, /^"[\w-]+"$/)
      assert.equal(first.headers.get('cache-control'), 'private')
      assert.equal(first.headers.get('vary'), 'Authorization, Accept, Accept-Encoding')
      const again = await app.get('/v1/bids', {}, { headers: { 'if-none-match': `"other", W/${tag}` } })
      assert.deepEqual([again.status, again.body, again.headers.get('etag')], [304, null, tag])
      assert.match(again.headers.get('x-request-id') ?? '', /^req_/)
      await app.pass(20 * DAY)
      const later = await app.get('/v1/bids', {}, { headers: { 'if-none-match': tag } })
      assert.equal(later.status, 200, 'the status has changed with the clock')
    })
  })

  describe('pages', () => {
    const fill = (count: number) =>
      upsert(
        ...Array.from({ length: count }, (_, index) => bidRecord({ number: `P${String(index).padStart(3, '0')}` })),
      )

    test('twenty unless asked otherwise, the total on each, and links to the others', async () => {
      await fill(45)
      const { body, links } = await list({ keyword: '청사', page: 2 })
      assert.deepEqual([body.total, body.page, body.items.length, body.items[0]?.noticeNo], [45, 2, 20, 'P020'])
      assert.deepEqual(Object.keys(links), ['first', 'prev', 'next', 'last'])
      assert.equal(links.last, '/v1/bids?keyword=%EC%B2%AD%EC%82%AC&page=3')
      assert.match(links.next ?? '', /page=3&anchor=[\w-]+$/)
      assert.deepEqual(numbersOf((await app.get<List>(links.last ?? '')).body), [
        'P040',
        'P041',
        'P042',
        'P043',
        'P044',
      ])
    })

    test('a page beyond the last is empty and leads back', async () => {
      await fill(3)
      const { body, links } = await list({ page: 1_000_000, pageSize: 2 })
      assert.deepEqual([body.total, body.page, body.items], [3, 1_000_000, []])
      assert.deepEqual(numbersOf((await app.get<List>(links.prev ?? '')).body), ['P002'])
    })

    test('an anchor holds for another page size, and for nothing else', async () => {
      await fill(9)
      const { links } = await list({ pageSize: 2, status: 'open' })
      const anchor = new URLSearchParams(links.next?.split('?')[1]).get('anchor') ?? ''
      assert.deepEqual(await find({ pageSize: 3, status: 'open', page: 2, anchor }), ['P002', 'P003', 'P004'])
      const others: QueryValues[] = [
        { status: 'open', anchor: `${anchor.slice(0, -1)}${anchor.endsWith('A') ? 'B' : 'A'}` },
        { status: 'open', anchor: anchor.slice(0, -4) },
        { status: 'open', anchor: `${anchor}AAAA` },
        { status: 'closed', anchor },
        { status: 'open', sort: 'closeAt', anchor },
        { status: 'open', keyword: '청사', anchor },
        { anchor },
      ]
      for (const parameters of others) {
        assert.equal((await refusal(parameters)).code, 'invalid_cursor', JSON.stringify(parameters))
      }
    })
  })

  describe('following the links', () => {
    const moments = [null, NOW - DAY, NOW, NOW + HOUR, NOW + DAY]
    const prices = [null, 0, 1_000, 50_000_000]
    const made = fc.record({
      postedAt: fc.constantFrom(NOW - DAY, NOW, NOW + HOUR),
      closeAt: fc.constantFrom(...moments),
      estimatedPrice: fc.constantFrom(...prices),
      currency: fc.constantFrom('KRW', 'KRW', 'USD'),
    })

    /** Follows `rel` to its end; between the steps something else happens. */
    async function walk(start: string, rel: 'next' | 'prev', between: (step: number) => Promise<unknown>) {
      const seen: string[] = []
      let path: string | undefined = start
      for (let step = 0; path !== undefined; step++) {
        assert.ok(step < 100, 'the links come to no end')
        const { status, body, links }: Awaited<ReturnType<typeof list>> = await app.get<List>(path)
        assert.equal(status, 200)
        seen.push(...(rel === 'prev' ? numbersOf(body).reverse() : numbersOf(body)))
        await between(step)
        path = links[rel]
      }
      return seen
    }

    test('next shows every notice once and prev the same way back, while new ones arrive', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...BID_SORTS),
          fc.array(made, { minLength: 1, maxLength: 20 }),
          fc.array(fc.array(made, { maxLength: 4 }), { maxLength: 6 }),
          fc.integer({ min: 1, max: 6 }),
          async (sort, first, arrivals, pageSize) => {
            await forgetNotices(app.database.db)
            const named = (name: string) => (fields: Partial<BidRecord>, index: number) =>
              bidRecord({ ...fields, number: `${name}${index}` })
            const stood = first.map(named('stood'))
            await upsert(...stood)
            const arrive = (way: string) => (step: number) =>
              upsert(...(arrivals[step] ?? []).map(named(`${way}${step}-`)))
            const seen = await walk(`/v1/bids?sort=${sort}&pageSize=${pageSize}`, 'next', arrive('new'))
            assert.equal(new Set(seen).size, seen.length, `twice: ${seen}`)
            const old = seen.filter((number) => number.startsWith('stood'))
            assert.deepEqual(old.toSorted(), stood.map(({ number }) => number).sort())

            const { links } = await app.get<List>(`/v1/bids?sort=${sort}&pageSize=${pageSize}`)
            const back = await walk(links.last ?? '', 'prev', arrive('back'))
            assert.equal(new Set(back).size, back.length, `twice: ${back}`)
            assert.deepEqual(back.filter((number) => number.startsWith('stood')).reverse(), old)
          },
        ),
        { numRuns: 25 },
      )
    })

    const numbered = (index: number) => bidRecord({ number: `G${index}`, postedAt: NOW - index * HOUR })
    const all = Array.from({ length: 20 }, (_, index) => `G${index}`)

    test('far more that arrives than there was shows nothing twice', async () => {
      await upsert(...all.map((_, index) => numbered(index)))
      const seen = await walk('/v1/bids?pageSize=5', 'next', async (step) => {
        const newer = (index: number) => bidRecord({ number: `newer${step}-${index}`, postedAt: NOW + DAY })
        if (step < 4) await upsert(...Array.from({ length: 20 }, (_, index) => newer(index)))
      })
      assert.deepEqual(seen, all)
    })

    test('seen notices that leave the result hide none of those to come', async () => {
      await upsert(...all.map((_, index) => numbered(index)))
      const seen = await walk('/v1/bids?pageSize=2&status=open', 'next', async (step) => {
        const shown = [2 * step, 2 * step + 1].filter((index) => index < all.length)
        await upsert(...shown.map((index) => ({ ...numbered(index), revision: 1, kind: 'cancelled' as const })))
      })
      assert.deepEqual(seen, all)
    })

    test('when all before it has left, the way back ends instead of turning round', async () => {
      await upsert(...all.map((_, index) => numbered(index)))
      const { links } = await app.get<List>('/v1/bids?pageSize=5&status=open&page=4')
      const seen = await walk(links.prev ?? '', 'prev', async (step) => {
        const gone = all
          .map((_, index) => ({ ...numbered(index), revision: 1, kind: 'cancelled' as const }))
          .slice(0, 15)
        if (step === 0) await upsert(...gone)
      })
      assert.deepEqual(seen, all.slice(10, 15).reverse())
    })
  })
})
