import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { bid, NOON, number, SMALL } from '../../test/catalog-notices.ts'
import { createCatalog, finish } from '../search/catalog/catalog.ts'
import type { SimilarNotice, SimilarOptions } from '../search/catalog/index.ts'
import { ACTIONS, THINGS } from '../search/synonyms.ts'
import { normalise } from '../search/text.ts'
import { type BidRow, statusAt } from './rules/notice.ts'

const AWARDED: SimilarOptions = { status: ['awarded'], most: 5, agencyFirst: true }
const numbersOf = (found: readonly SimilarNotice[]) => found.map(({ noticeNo }) => noticeNo)

const named = fc.constantFrom('', '', ' 청소', '미화', ' 무인 비행장치 청소', ' 드론', '엘리베이터')

/** Of one category and awarded, mostly, so that there is something to be found. */
const awarded = fc
  .tuple(
    bid,
    named,
    fc.constantFrom('공사', '공사', '공사', '물품'),
    fc.constantFrom('awarded', 'awarded', 'opened', null),
  )
  .map(([one, word, bsnsDiv, outcome]): BidRow => {
    const title = one.title + word
    return { ...one, title, norm: normalise(title), kind: 'new', bsnsDiv: bsnsDiv as BidRow['bsnsDiv'], outcome }
  })

const pairsOf = (norm: string): string[] => {
  const letters = norm.replace(/[ -]/g, '')
  const pairs = Array.from({ length: Math.max(0, letters.length - 1) }, (_, i) => letters.slice(i, i + 2))
  return [...new Set(pairs)].slice(0, 64)
}

const relativesOf = (rows: ReadonlyMap<string, BidRow>, row: BidRow): Set<string> => {
  const relatives = new Set([row.noticeNo])
  for (const way of ['previousNoticeNo', 'nextNoticeNo'] as const) {
    for (let at = row[way]; at !== null && !relatives.has(at); at = rows.get(at)?.[way] ?? null) relatives.add(at)
  }
  return relatives
}

const halvings = (count: number): number => count.toString(2).length
const rarity = (having: number, all: number): number => 1 + halvings(all) - halvings(Math.max(1, having))
const lettersOf = ({ norm }: BidRow): string => norm.replace(/[ -]/g, '')
const codesOf = ({ licences }: BidRow): string[] => [...new Set(licences.map(({ code, name }) => code || name))]
const sum = (weights: readonly number[]): number => weights.reduce((total, weight) => total + weight, 0)

/** 2 = licences in common, 1 = none on one side, 0 = others. */
function tradeOf(all: readonly BidRow[], row: BidRow, other: BidRow): number {
  const weigh = (codes: readonly string[]) =>
    sum(codes.map((code) => rarity(all.filter((one) => codesOf(one).includes(code)).length, all.length)))
  const [own, others] = [codesOf(row), codesOf(other)]
  if (own.length === 0 || others.length === 0) return 1
  return weigh(own.filter((code) => others.includes(code))) * 3 >= Math.min(weigh(own), weigh(others)) ? 2 : 0
}

interface JudgedFeature {
  /** A title has it if all pairs of one of these are in it. */
  ways: string[][]
  size: number
  isThing: boolean
}

/** A word with synonyms stands for its pairs; the other pairs stand for themselves, except those across its edges. */
function featuresOf(norm: string): JudgedFeature[] {
  let rest = pairsOf(norm)
  const words = [...THINGS, ...ACTIONS].flatMap((group): JudgedFeature[] => {
    const spelt = group.map((word) => normalise(word).replace(/[ -]/g, '')).sort((a, b) => b.length - a.length)
    const word = spelt.find((one) => norm.replace(/[ -]/g, '').includes(one))
    if (word === undefined) return []
    const isThing = THINGS.includes(group)
    const covered = rest.filter((pair) => pairsOf(word).includes(pair))
    const [before = '', after = ''] = norm.replace(/[ -]/g, '').split(new RegExp(`${word}(.*)`), 2)
    const edges = [before.slice(-1) + word.slice(0, 1), word.slice(-1) + after.slice(0, 1)]
    rest = rest.filter((pair) => !covered.includes(pair) && !edges.includes(pair))
    return covered.length === 0 ? [] : [{ ways: spelt.map(pairsOf), size: covered.length + (isThing ? 1 : 0), isThing }]
  })
  return [...words, ...rest.map((pair) => ({ ways: [[pair]], size: 1, isThing: false }))]
}

const has = (row: BidRow, { ways }: JudgedFeature) =>
  ways.some((pairs) => pairs.every((pair) => lettersOf(row).includes(pair)))

/** One notice at a time, by the rule as it is documented. */
function judge(rows: ReadonlyMap<string, BidRow>, row: BidRow, { status, most, agencyFirst }: SimilarOptions) {
  const relatives = relativesOf(rows, row)
  const all = [...rows.values()].filter(
    (one) => status.includes(statusAt(one, NOON)) && one.bsnsDiv === row.bsnsDiv && !relatives.has(one.noticeNo),
  )
  const weights = new Map<JudgedFeature, number>()
  for (const feature of featuresOf(row.norm)) {
    const having = all.filter((one) => has(one, feature)).length
    const isCommon = !feature.isThing && having > 32 && having * 16 > all.length
    if (!isCommon) weights.set(feature, feature.size * (having === 0 ? 1 : rarity(having, all.length)))
  }
  const weight = sum([...weights.values()])
  return all
    .filter(({ previousNoticeNo }) => previousNoticeNo === null || !relatives.has(previousNoticeNo))
    .map((one) => ({
      one,
      trade: tradeOf(all, row, one),
      same: one.agency === row.agency || (one.agencyCode !== null && one.agencyCode === row.agencyCode),
      score: sum([...weights].filter(([feature]) => has(one, feature)).map(([, weight]) => weight)),
    }))
    .filter(({ trade, score }) => score > 0 && score * ([0, 2, 4][trade] ?? 0) >= weight)
    .sort((a, b) => {
      const byAgency = Number(b.same) - Number(a.same)
      const byScore = b.score - a.score
      return (
        b.trade - a.trade ||
        (agencyFirst ? byAgency : byScore) ||
        (agencyFirst ? byScore : byAgency) ||
        a.one.norm.length - b.one.norm.length ||
        b.one.postedAt - a.one.postedAt ||
        Buffer.compare(Buffer.from(a.one.noticeNo), Buffer.from(b.one.noticeNo))
      )
    })
    .slice(0, most)
    .map(({ one, trade, same, score }) => ({
      noticeNo: one.noticeNo,
      share: score / weight,
      sameTrade: trade === 2,
      sameAgency: same,
    }))
}

type Event = { apply: BidRow[] } | { remove: string } | { compact: number }

const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 4, arbitrary: fc.array(awarded, { minLength: 3, maxLength: 12 }).map((apply) => ({ apply })) },
  { weight: 1, arbitrary: number.map((remove) => ({ remove })) },
  { weight: 2, arbitrary: fc.constantFrom(1, 20, 1000).map((compact) => ({ compact })) },
)

/** A catalog and a plain map after the same events. */
function after(events: readonly Event[]) {
  const catalog = createCatalog(SMALL)
  const rows = new Map<string, BidRow>()
  let work = catalog.compact()
  for (const one of events) {
    if ('apply' in one) {
      catalog.apply(one.apply)
      for (const row of one.apply)
        if ((rows.get(row.noticeNo)?.position ?? -1) < row.position) rows.set(row.noticeNo, row)
    } else if ('remove' in one) {
      catalog.remove(one.remove)
      rows.delete(one.remove)
    } else for (let i = 0; i < one.compact; i++) if (work.next().done) work = catalog.compact()
  }
  return { catalog, rows }
}

describe('similar notices', () => {
  it('are those that the rule finds one notice at a time, whatever came before', () => {
    let found = 0
    fc.assert(
      fc.property(
        fc.array(event, { minLength: 2, maxLength: 25 }),
        fc.array(awarded, { minLength: 3, maxLength: 3 }),
        fc.record({
          status: fc.constantFrom<SimilarOptions['status']>(['awarded'], ['open'], ['opened', 'awarded']),
          most: fc.constantFrom(0, 1, 5, 5, 40),
          agencyFirst: fc.boolean(),
        }),
        (events, strangers, wish) => {
          const { catalog, rows } = after(events)
          for (const row of [...strangers, ...[...rows.values()].slice(0, 5)]) {
            const similar = finish(catalog.similarSteps(row, wish, NOON))
            assert.deepEqual(similar, judge(rows, row, wish))
            found += similar.length
          }
        },
      ),
      { numRuns: 200 },
    )
    assert.ok(found > 300, `only ${found} found`)
  })

  it('of a title without a pair are none, and a very long one is known by its first pairs', () => {
    const { catalog, rows } = after([{ apply: fc.sample(awarded, { numRuns: 40, seed: 1 }) }])
    const [first] = rows.values()
    assert.ok(first)
    for (const title of ['', '가', '- -', '가나다라'.repeat(900)]) {
      const row: BidRow = { ...first, noticeNo: 'another', title, norm: normalise(title) }
      assert.deepEqual(finish(catalog.similarSteps(row, AWARDED, NOON)), judge(rows, row, AWARDED))
    }
  })

  it('leave out what many titles share, and other trades', () => {
    const [one] = fc.sample(awarded, { numRuns: 1, seed: 3 })
    assert.ok(one)
    const phrase = '소액수의 견적제출 안내공고'
    const make = (noticeNo: string, title: string, licence: string | null): BidRow => ({
      ...one,
      noticeNo,
      title,
      norm: normalise(title),
      numbers: [noticeNo],
      previousNoticeNo: null,
      nextNoticeNo: null,
      position: 1,
      outcome: 'awarded',
      bsnsDiv: '공사',
      licences: licence === null ? [] : [{ group: 1, code: licence, name: licence }],
    })
    const places = Array.from({ length: 40 }, (_, i) => String.fromCharCode(0xb9c8 + i * 28))
    const catalog = createCatalog(SMALL)
    const stock = new Map<string, BidRow>()
    const add = (row: BidRow) => {
      stock.set(row.noticeNo, row)
      catalog.apply([row])
    }
    for (const [i, place] of places.entries()) {
      add(make(`T${i}`, `${place}산 화장실 타일 보수 ${phrase}`, '타일공사업'))
      add(make(`P${i}`, `${place}천 도장 보수 ${phrase}`, null))
    }
    for (const name of ['죽산', '송곡', '매화']) add(make(name, `${name}터널 조명 교체`, '전기공사업'))
    finish(catalog.compact())
    const similar = (title: string, licence: string | null) => {
      const row = make('asked', title, licence)
      const found = finish(catalog.similarSteps(row, AWARDED, NOON))
      assert.deepEqual(found, judge(stock, row, AWARDED))
      return numbersOf(found).sort()
    }
    assert.deepEqual(similar(`용담터널 조명 교체 ${phrase}`, '전기공사업'), ['매화', '송곡', '죽산'])
    assert.deepEqual(similar(`용담터널 조명 교체 ${phrase}`, null), ['매화', '송곡', '죽산'])
    assert.deepEqual(similar(`용담터널 환기 설비 ${phrase}`, null), [], 'less than half of an unknown trade')
    assert.deepEqual(similar(`하늘누리 방음벽 ${phrase}`, '전기공사업'), [], 'nothing but the phrase')
    assert.deepEqual(similar('용담터널 조명 교체', '타일공사업'), [], 'alike, but of another trade')
  })

  it('found in steps are still there, each once, though some change meanwhile', () => {
    const titles = Array.from({ length: 60 }, (_, i) => `가나다라${'가'.repeat(i % 7)}`)
    const made = fc.sample(awarded, { numRuns: 60, seed: 2 }).map(
      (one, i): BidRow => ({
        ...one,
        noticeNo: `N${i}`,
        previousNoticeNo: null,
        nextNoticeNo: null,
        position: 1,
        outcome: 'awarded',
        bsnsDiv: '공사',
        agency: '가나청',
        title: titles[i] ?? '',
        norm: normalise(titles[i] ?? ''),
      }),
    )
    const catalog = createCatalog(SMALL)
    catalog.apply(made)
    finish(catalog.compact())
    const steps = catalog.similarSteps(made[0] as BidRow, { ...AWARDED, most: 40 }, NOON)
    for (let position = 2; ; position++) {
      const step = steps.next()
      if (step.done) {
        const found = numbersOf(step.value)
        assert.equal(new Set(found).size, found.length)
        for (const noticeNo of found) assert.ok(catalog.find(noticeNo))
        return
      }
      catalog.apply(made.slice(position, position + 2).map((one) => ({ ...one, position })))
      catalog.remove(`N${position}`)
      finish(catalog.compact())
    }
  })
})
