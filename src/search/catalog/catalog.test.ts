import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { anyNotice, createNameFilter } from '../filter.ts'
import { parseQuery } from '../query.ts'
import { compact, normalise } from '../text.ts'
import { type Catalog, createCatalog, finish } from './catalog.ts'
import type { CodeQuery } from './codes.ts'
import type { CatalogNotice } from './columns.ts'
import type { Found } from './page.ts'
import type { CatalogSearch } from './plan.ts'

const NOW = Date.UTC(2026, 10, 20)

const notice = (noticeNo: string, given: Partial<CatalogNotice> = {}): CatalogNotice => {
  const made = {
    noticeNo,
    position: 1,
    version: 1,
    revision: 0,
    title: '하수관로 정비공사',
    agency: '안양시',
    agencyCode: 'A1',
    demandAgency: null,
    demandAgencyCode: null,
    bsnsDiv: '공사',
    kind: 'new',
    urgent: false,
    currency: 'KRW',
    estimatedPrice: null,
    budget: null,
    baseAmount: null,
    floorRate: null,
    awardMethod: null,
    contractMethod: null,
    postedAt: NOW,
    bidStartAt: null,
    closeAt: null,
    openAt: null,
    updatedAt: NOW,
    detailUrl: `https://a.invalid/${noticeNo}`,
    sourceUrl: null,
    previousNoticeNo: null,
    nextNoticeNo: null,
    regions: [],
    regionPaths: [],
    regionCheckNeeded: false,
    licences: [],
    outcome: null,
    source: 'demo',
    ...given,
  }
  return { ...made, norm: normalise(made.title), numbers: [noticeNo, made.previousNoticeNo ?? ''].map(compact) }
}

const wordsOf = (text: string) => {
  const parsed = parseQuery(text)
  assert.ok(parsed.ok)
  return parsed.query
}

const search = (given: Partial<CatalogSearch> & { text?: string } = {}): CatalogSearch => ({
  keyword: given.text === undefined ? null : wordsOf(given.text),
  filter: anyNotice(),
  status: [],
  closeFrom: null,
  closeTo: null,
  openFrom: null,
  openTo: null,
  postedFrom: null,
  postedTo: null,
  sort: { by: 'postedAt', descending: true },
  page: 1,
  pageSize: 20,
  anchor: null,
  ...given,
})

const numbersOf = (catalog: Catalog, found: readonly Found[]) => found.map((one) => catalog.read(one).noticeNo)

/** Few different values and many ties, in several sealed segments and an open one. */
const many = fc
  .array(fc.tuple(fc.nat(40), fc.option(fc.nat(9)), fc.constantFrom('KRW', 'KRW', 'USD')), {
    minLength: 900,
    maxLength: 1500,
  })
  .map((rows) =>
    rows.map(([posted, price, currency], i) =>
      notice(`N${(i * 7919) % 10007}`, { postedAt: NOW + posted, closeAt: price, estimatedPrice: price, currency }),
    ),
  )

describe('pages of a catalog', () => {
  it('lie where sorting everything puts them, however deep, and by anchors as well', () => {
    const sort = fc.record({
      by: fc.constantFrom('postedAt', 'closeAt', 'estimatedPrice'),
      descending: fc.boolean(),
    })
    fc.assert(
      fc.property(many, sort, fc.nat(1600), fc.integer({ min: 1, max: 30 }), (notices, order, from, pageSize) => {
        const catalog = createCatalog({ segmentSize: 300, tailSize: 50 })
        catalog.apply(notices, { bulk: true })
        finish(catalog.compact())
        const worthOf = (one: CatalogNotice) =>
          order.by === 'estimatedPrice' && one.currency !== 'KRW' ? null : one[order.by]
        const last = order.descending ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
        const sorted = notices
          .map((one) => ({ noticeNo: one.noticeNo, value: worthOf(one), key: worthOf(one) ?? last }))
          .sort((a, b) => {
            const byKey = a.key === b.key ? 0 : a.key < b.key === order.descending ? 1 : -1
            return byKey || (a.noticeNo < b.noticeNo ? -1 : 1)
          })
        const numbers = sorted.map(({ noticeNo }) => noticeNo)
        const page = Math.floor(from / pageSize) + 1
        const offset = (page - 1) * pageSize
        const answer = catalog.search(search({ sort: order, page, pageSize }), NOW)
        assert.equal(answer.total, notices.length)
        assert.deepEqual(numbersOf(catalog, answer.found), numbers.slice(offset, offset + pageSize))
        const edge = sorted[Math.min(from, sorted.length - 1)]
        assert.ok(edge)
        const at = sorted.indexOf(edge)
        for (const direction of ['next', 'prev'] as const) {
          const anchor = { direction, value: edge.value, noticeNo: edge.noticeNo }
          const { found } = catalog.search(search({ sort: order, pageSize, anchor }), NOW)
          const wanted = direction === 'next' ? [at + 1, at + 1 + pageSize] : [Math.max(0, at - pageSize), at]
          assert.deepEqual(numbersOf(catalog, found), numbers.slice(...wanted))
        }
      }),
      { numRuns: 60 },
    )
  })

  it('end where the hits end', () => {
    const catalog = createCatalog()
    catalog.apply([notice('A'), notice('B')])
    const { until, ...page } = catalog.search(search({ page: 10 ** 9, pageSize: 100 }), NOW)
    assert.deepEqual(page, { total: 2, before: 2, found: [] })
    assert.equal(until, Number.POSITIVE_INFINITY, 'no status is shown')
  })
})

describe('a range of posting times', () => {
  const second = fc.option(fc.integer({ min: -2, max: 45 }))

  it('finds what a look at each notice finds, in sealed segments and the open one', () => {
    fc.assert(
      fc.property(many, second, second, fc.nat(30), (notices, from, to, sealed) => {
        const catalog = createCatalog({ segmentSize: 60 + sealed, tailSize: 20 })
        const spread = notices.slice(0, 300).map((one) => ({ ...one, postedAt: NOW + (one.postedAt - NOW) * 1000 }))
        catalog.apply(spread.slice(0, 250), { bulk: true })
        finish(catalog.compact())
        catalog.apply(spread.slice(250))
        for (const { noticeNo } of spread.slice(0, 20)) catalog.remove(noticeNo)
        const [postedFrom, postedTo] = [from, to].map((one) => (one === null ? null : NOW + one * 1000))
        const range = { postedFrom: postedFrom ?? null, postedTo: postedTo ?? null }
        const wanted = spread
          .slice(20)
          .filter((one) => one.postedAt >= (postedFrom ?? 0) && one.postedAt <= (postedTo ?? Number.POSITIVE_INFINITY))
          .map(({ noticeNo }) => noticeNo)
        const { total, found } = catalog.search(search({ ...range, pageSize: 300 }), NOW)
        assert.equal(total, wanted.length)
        assert.deepEqual(new Set(numbersOf(catalog, found)), new Set(wanted))
      }),
      { numRuns: 60 },
    )
  })
})

describe('a catalog that changes', () => {
  it('counts each notice once although some are amended while a search pauses', () => {
    const catalog = createCatalog({ segmentSize: 100, tailSize: 10 })
    const all = Array.from({ length: 1000 }, (_, i) => notice(`N${i}`))
    catalog.apply(all, { bulk: true })
    finish(catalog.compact())
    const steps = catalog.searchSteps(search({ text: '하수관로정비 | 관로정비공사', pageSize: 100 }), NOW)
    let position = 2
    for (;;) {
      const step = steps.next()
      if (step.done) {
        assert.equal(step.value.total, 1000)
        assert.equal(new Set(numbersOf(catalog, step.value.found)).size, 100)
        return
      }
      catalog.apply(all.slice(position, position + 30).map((one) => ({ ...one, position })))
      finish(catalog.compact())
      position++
    }
  })

  it('takes what is newer, once, in any order', () => {
    const catalog = createCatalog()
    const [old, now] = [notice('A', { position: 4 }), notice('A', { position: 9, title: '새 제목' })]
    catalog.apply([now, old, now])
    assert.equal(catalog.size, 1)
    assert.equal(catalog.count(search({ text: '제목' }), NOW), 1)
    assert.equal(catalog.count(search({ text: '하수' }), NOW), 0)
    assert.equal(catalog.remove('A'), true)
    assert.equal(catalog.remove('A'), false)
    assert.equal(catalog.find('A'), null)
  })

  it('keeps what was found readable', () => {
    const catalog = createCatalog({ tailSize: 1 })
    catalog.apply([notice('A', { title: '처음' })])
    const { found } = catalog.search(search(), NOW)
    catalog.apply([notice('A', { title: '나중', position: 2 })])
    finish(catalog.compact())
    assert.deepEqual(
      found.map((one) => catalog.read(one).title),
      ['처음'],
    )
  })

  it('merges small segments and drops dead notices', () => {
    const catalog = createCatalog({ segmentSize: 200, tailSize: 4 })
    for (let i = 0; i < 400; i++) catalog.apply([notice(`N${i % 100}`, { position: i })])
    finish(catalog.compact())
    const { notices, dead, segments } = catalog.memory()
    assert.equal(notices, 100)
    assert.ok(dead < 60, `${dead} dead`)
    assert.ok(segments < 25, `${segments} segments`)
  })
})

describe('what a catalog holds', () => {
  it('is given back as it came', () => {
    const given = notice('R-1/가', {
      title: '"따옴표" \\ 🌸',
      previousNoticeNo: 'R-0',
      regions: ['서울특별시'],
      regionPaths: ['11'],
      licences: [{ group: 2, code: '1', name: '전기', basis: 'permitted' }],
      estimatedPrice: 12,
      outcome: 'failed',
    })
    const catalog = createCatalog()
    catalog.apply([given])
    const found = catalog.find('R-1/가')
    assert.ok(found)
    assert.deepEqual(catalog.read(found), given)
    assert.deepEqual(catalog.readMatchable(found), {
      norm: given.norm,
      numbers: given.numbers,
      bsnsDiv: given.bsnsDiv,
      contractMethod: given.contractMethod,
      awardMethod: given.awardMethod,
      currency: given.currency,
      estimatedPrice: 12,
      regionPaths: ['11'],
      regionCheckNeeded: given.regionCheckNeeded,
      agencies: [{ code: given.agencyCode, norm: normalise(given.agency), name: given.agency, codeId: 0 }],
      industries: [{ code: '1', norm: '전기', name: '전기', codeId: 0 }],
    })
    assert.equal(catalog.count(search({ text: 'R-0' }), NOW), 1)
  })

  it('is counted by code: what the filter by that code finds', () => {
    const catalog = createCatalog()
    catalog.apply([
      notice('A', {
        demandAgency: '안양시청',
        demandAgencyCode: 'A1',
        licences: [{ group: 1, code: '7', name: '토목' }],
      }),
      notice('B', { agency: '군포시', agencyCode: null, regions: ['경기도'], regionPaths: ['41'] }),
      notice('C', { regions: ['서울'], regionPaths: ['11'] }),
    ])
    const codes = (what: CodeQuery['what'], filter: CodeQuery['filter'] = null) =>
      finish(catalog.codeSteps({ what, filter, offset: 0, limit: 9 })).items
    assert.deepEqual(codes('agency'), [
      { code: 'A1', name: '안양시청', notices: 2 },
      { code: null, name: '군포시', notices: 1 },
    ])
    assert.deepEqual(codes('agency', createNameFilter('군포')), [{ code: null, name: '군포시', notices: 1 }])
    assert.deepEqual(codes('industry'), [{ code: '7', name: '토목', notices: 1 }])
    assert.deepEqual(finish(catalog.regionSteps(['41', '41/안양시', '11', '26'])), [2, 2, 2, 1])
    catalog.remove('A')
    assert.deepEqual(codes('industry'), [])
  })

  it('lists codes that no notice names behind those that one does, as they are told last', () => {
    const catalog = createCatalog()
    const told = (code: string, name: string, position: number, listed = true) => ({
      code,
      name,
      norm: normalise(name),
      position,
      listed,
    })
    const codes = (text: string | null = null, offset = 0) =>
      finish(
        catalog.codeSteps({ what: 'agency', filter: text === null ? null : createNameFilter(text), offset, limit: 3 }),
      ).items.map(({ code, name, notices }) => `${code} ${name} ${notices}`)
    catalog.apply([notice('A'), notice('B', { agency: '군포시', agencyCode: 'A2' })])
    catalog.list('agency', [
      told('A9', '새 이름', 5),
      told('A9', '옛 이름', 3),
      told('A1', '안양시청', 4),
      told('A0', '과천시', 6),
    ])
    assert.deepEqual(codes(), ['A1 안양시 1', 'A2 군포시 1', 'A0 과천시 0'])
    assert.deepEqual(codes(null, 2), ['A0 과천시 0', 'A9 새 이름 0'])
    assert.deepEqual(codes('옛'), ['A9 새 이름 0'])
    assert.deepEqual(codes('시청'), ['A1 안양시 1'])
    catalog.list('agency', [told('A9', '새 이름', 8, false), told('A0', '과천시', 2, false)])
    assert.deepEqual(codes(null, 2), ['A0 과천시 0', 'A9 옛 이름 0'])
    catalog.list('agency', [told('A9', '새 이름', 7)])
    catalog.remove('A')
    assert.deepEqual(codes(), ['A2 군포시 1', 'A0 과천시 0', 'A1 안양시청 0'])
    assert.equal(catalog.count(search({ filter: { ...search().filter, agency: [createNameFilter('시청')] } }), NOW), 0)
  })

  it('is counted page by page as sorting all codes at once would, however many there are', () => {
    const catalog = createCatalog()
    const names = Array.from({ length: 4000 }, (_, i) => `${(i * 7919) % 4001}`)
    const named = names.flatMap((name, i) => Array.from({ length: 1 + (i % 3) * (i % 2) }, () => name))
    catalog.apply(named.map((agency, i) => notice(`N${i}`, { agency, agencyCode: i % 5 === 0 ? null : agency })))
    const sorted = named
      .map((agency, i) => (i % 5 === 0 ? `|${agency}` : agency))
      .reduce((sums, id) => sums.set(id, (sums.get(id) ?? 0) + 1), new Map<string, number>())
    const expected = [...sorted].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    const page = (offset: number, limit: number) =>
      finish(catalog.codeSteps({ what: 'agency', filter: null, offset, limit }))
    for (const [offset, limit] of [
      [0, 20],
      [0, 10_000],
      [100, 1],
      [1234, 2000],
      [sorted.size - 1, 20],
      [sorted.size, 20],
    ] as const) {
      const { total, items } = page(offset, limit)
      assert.equal(total, sorted.size)
      assert.deepEqual(
        items.map(({ code, name, notices }) => [code ?? `|${name}`, notices]),
        expected.slice(offset, offset + limit),
      )
    }
  })

  it('remembers verified terms within its budget', () => {
    const catalog = createCatalog({ segmentSize: 64, tailSize: 8, rememberedBytes: 6000 })
    catalog.apply(Array.from({ length: 640 }, (_, i) => notice(`N${i}`)))
    finish(catalog.compact())
    for (const text of ['하수관', '수관로', '정비공', '비공사', '하수관로', '관로정비']) {
      assert.equal(catalog.count(search({ text }), NOW), 640)
      assert.ok(catalog.memory().rememberedBytes <= 6000)
    }
    assert.ok(catalog.memory().rememberedBytes > 0)
  })
})
