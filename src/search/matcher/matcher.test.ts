import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { regionLimitFits } from '../../../test/catalog-notices.ts'
import {
  anyNotice,
  createNameFilter,
  type Filter,
  type FilterTexts,
  nameFits,
  priceFits,
  readFilter,
  regionFits,
} from '../filter.ts'
import { matches, parseQuery, type Query, withExclusions } from '../query.ts'
import { compact, createTerm, hasTerm, normalise, type Term } from '../text.ts'
import type { MatchNotice } from './atoms.ts'
import { createMatcher } from './matcher.ts'
import type { MatchKeyword } from './rules.ts'

const ANY = anyNotice()
const priceOf = (given: FilterTexts) => readFilter(given).filter.price

const query = (text: string): Query => {
  const parsed = parseQuery(text)
  assert.ok(parsed.ok, text)
  return parsed.query
}

const keyword = (text: string, filter: Partial<Filter> = {}): MatchKeyword => ({
  query: query(text),
  filter: { ...ANY, ...filter },
})

const named = (name: string, code: string | null = null) => ({ code, norm: normalise(name) })

const notice = (title: string, more: Partial<MatchNotice> = {}): MatchNotice => ({
  norm: normalise(title),
  numbers: [],
  agencies: [],
  industries: [],
  regionPaths: [],
  regionCheckNeeded: false,
  bsnsDiv: '공사',
  contractMethod: null,
  awardMethod: null,
  estimatedPrice: null,
  currency: 'KRW',
  ...more,
})

/** The reference: each keyword alone, with the functions of searches. */
const isMatch = ({ query, filter }: MatchKeyword, doc: MatchNotice): boolean =>
  matches(query, doc) &&
  (filter.agency.length === 0 || filter.agency.some((one) => doc.agencies.some((it) => nameFits(one, it)))) &&
  (filter.industry.length === 0 ||
    filter.industry.some((one) =>
      one === 'none' ? doc.industries.length === 0 : doc.industries.some((it) => nameFits(one, it)),
    )) &&
  regionFits(doc, filter.region) &&
  regionLimitFits(doc, filter.regionLimit) &&
  (filter.bsnsDiv.length === 0 || filter.bsnsDiv.some((one) => one === doc.bsnsDiv)) &&
  (['contractMethod', 'awardMethod'] as const).every((name) => {
    const said = doc[name]
    return filter[name].length === 0 || (said !== null && filter[name].some((it) => hasTerm(normalise(said), it)))
  }) &&
  priceFits(doc.estimatedPrice, doc.currency, filter.price)

const sorted = (ids: readonly number[]): number[] => ids.toSorted((a, b) => a - b)

describe('the rule for separators', () => {
  const cases: [string, string, boolean][] = [
    ['교육', '대학교 육상', false],
    ['교육', '교 육', true],
    ['교육', '대학 교-육 과정', true],
    ['교육', '교육과정', true],
    ['하수관로', '하수 관로 정비', true],
    ['하수관로', '오수ㆍ하수ㆍ관로정비', true],
    ['상수관', '노후상수 관교체', false],
    ['상수관', '노후 상수 관교체', true],
    ['상수관', '노후상수 관 교체', true],
    ['ai', 'KOREA INDUSTRY', false],
    ['ai', 'A-I', true],
    ['wifi', 'Wi-Fi', true],
    ['wifi', 'Wi Fi', false],
    ['"하수 관로"', '하수-관로', true],
    ['"하수 관로"', '하수관로', false],
    ['"하수관로"', '하수 관로', false],
    ['"하수관로"', '오수하수관로', true],
    ['"[긴급]"', '[긴급] 공사', true],
    ['"[긴급]"', '긴급 공사', false],
    ['"korea industry"', 'Korea Industry', true],
    ['𠮷野家', '𠮷 野家', true],
    ['路', '新路線', true],
    ['가'.repeat(40), `${'가'.repeat(20)} ${'가'.repeat(20)}`, true],
    ['가'.repeat(40), '가'.repeat(39), false],
    ['a'.repeat(40), `${'a'.repeat(35)} ${'a'.repeat(35)}`, false],
    ['a'.repeat(40), `${'a'.repeat(35)}-${'a'.repeat(35)}`, true],
    [`"${'가'.repeat(33)} 나"`, `${'가'.repeat(33)}-나`, true],
    [`"${'가'.repeat(33)} 나"`, `${'가'.repeat(33)}나`, false],
    [`"${'가'.repeat(33)}나"`, `${'가'.repeat(33)} 나`, false],
  ]
  for (const [text, title, expected] of cases) {
    it(`${text} ${expected ? 'is found in' : 'is not in'} ${title}`, () => {
      const matcher = createMatcher()
      const id = matcher.add(keyword(text))
      assert.equal(matches(query(text), notice(title)), expected)
      assert.deepEqual(matcher.match(notice(title)), expected ? [id] : [])
    })
  }
})

describe('createMatcher', () => {
  it('gives every keyword that fits, those of one text too', () => {
    const matcher = createMatcher()
    const first = matcher.add(keyword('하수 | 관로'))
    const second = matcher.add(keyword('하수 | 관로'))
    matcher.add(keyword('상수도'))
    assert.deepEqual(sorted(matcher.match(notice('하수 관로 정비'))), [first, second])
    assert.equal(matcher.size(), 3)
  })

  it('knows a notice by its numbers', () => {
    const matcher = createMatcher()
    const long = `${'가'.repeat(31)}나다`
    const ids = ['R26BK-00123', '"R26BK00123"', long, 'R26BK'].map((text) => matcher.add(keyword(text)))
    assert.deepEqual(matcher.match(notice('공사', { numbers: [compact('R26BK00123')] })), ids.slice(0, 2).reverse())
    assert.deepEqual(matcher.match(notice('공사', { numbers: [compact(long)] })), [ids[2]])
    assert.deepEqual(matcher.match(notice('공사', { numbers: ['가'.repeat(31)] })), [])
    matcher.add(keyword('가'.repeat(31)))
    assert.deepEqual(matcher.match(notice('공사', { numbers: ['가'.repeat(32)] })), [])
  })

  it('finds keywords without a positive term by their filter', () => {
    const matcher = createMatcher()
    const byAgency = matcher.add(keyword('-폐기물', { agency: [createNameFilter('부산교통')] }))
    const byCode = matcher.add(keyword('', { agency: [createNameFilter('B0042')] }))
    const byIndustry = matcher.add(keyword('', { industry: [createNameFilter('0037'), 'none'] }))
    const everything = matcher.add(keyword('-폐기물'))
    const doc = notice('역사 청소', { agencies: [named('부산 교통공사', 'B0042')] })
    assert.deepEqual(sorted(matcher.match(doc)), [byAgency, byCode, byIndustry, everything])
    const limited = notice('폐기물 처리', { ...doc, norm: '폐기물 처리', industries: [named('전기공사업', '0037')] })
    assert.deepEqual(sorted(matcher.match(limited)), [byCode, byIndustry])
    assert.deepEqual(matcher.match(notice('폐기물', { industries: [named('청소업', '1162')] })), [])
  })

  it('looks for each part of an OR', () => {
    const matcher = createMatcher()
    const id = matcher.add(keyword('(하수 관로) | -공사 | (상수 (정비 | 교체))'))
    for (const title of ['하수 관로 공사', '용역', '공사 상수 교체'])
      assert.deepEqual(matcher.match(notice(title)), [id])
    assert.deepEqual(matcher.match(notice('하수 공사')), [])
  })

  it('knows that nothing fits the opposite of everything', () => {
    const matcher = createMatcher()
    matcher.add({ query: { kind: 'not', node: query('') }, filter: ANY })
    assert.deepEqual(matcher.match(notice('하수')), [])
  })

  it('forgets what was removed, once, and gives its number again', () => {
    const matcher = createMatcher()
    const id = matcher.add(keyword('하수'))
    assert.equal(matcher.remove(id), true)
    assert.equal(matcher.remove(id), false)
    assert.equal(matcher.remove(-1), false)
    assert.equal(matcher.remove(99), false)
    assert.deepEqual(matcher.match(notice('하수')), [])
    assert.equal(matcher.add(keyword('관로')), id)
  })

  it('does not grow by keywords that come and go', () => {
    const matcher = createMatcher()
    const round = (from: number): void => {
      const ids = Array.from({ length: 300 }, (_, at) =>
        matcher.add(
          keyword(`단어${from + at} | 다른${at} -(a${at} | b${from})`, {
            price: priceOf({ minAmt: from + at }),
            region: ['11'],
          }),
        ),
      )
      for (const id of ids) assert.ok(matcher.remove(id))
    }
    round(0)
    round(1000)
    const after = matcher.memory()
    for (let times = 2; times < 30; times++) round(times * 1000)
    assert.equal(matcher.memory(), after)
    assert.equal(matcher.size(), 0)
  })

  it('is not slowed down by long terms that begin alike', () => {
    const matcher = createMatcher()
    const terms = Array.from({ length: 1000 }, (_, at) => `${'a'.repeat(at + 1)}${at % 2 === 0 ? '' : 'b'}`)
    const ids = terms.map((term) => matcher.add(keyword(term)))
    const title = 'a'.repeat(700)
    assert.deepEqual(
      sorted(matcher.match(notice(title))),
      ids.filter((_, at) => title.includes(terms[at] ?? '')),
    )
  })

  it('learns which terms are rare', () => {
    const matcher = createMatcher()
    for (let at = 0; at < 300; at++) matcher.add(keyword(`소프트웨어 구축${at} -x`))
    for (let times = 0; times < 1000; times++) matcher.match(notice('소프트웨어'))
    let steps = 1
    while (matcher.step()) steps++
    assert.equal(steps, 2)
    assert.equal(matcher.match(notice('소프트웨어 구축7')).length, 1)
    assert.equal(matcher.step(), false)
  })
})

const LETTERS = ['가', '나', '가', '나', '가', '나', '다', 'a', 'a', '1', '𠮷', 'é']
const text = (pieces: readonly string[], size: number) =>
  fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: size }).map((list) => list.join(''))
const titles = fc.oneof(
  { weight: 8, arbitrary: text([...LETTERS, ' ', ' ', '-', 'ㆍ', '('], 14) },
  { weight: 1, arbitrary: text(['가', 'a', ' ', '-'], 90) },
  { weight: 1, arbitrary: text(['aaaaaaaaaaaaaaaa', 'a', '가가가가가가가가', ' ', '-'], 12) },
)
const plain = fc.oneof(
  { weight: 8, arbitrary: text(LETTERS, 4) },
  { weight: 1, arbitrary: text(['aaaaaaaaaaaaaaaa', 'a', '가가가가가가가가'], 6) },
)
const exact = titles
  .map((title) => title.replaceAll(/^|$/g, '"').replaceAll('ㆍ', ' '))
  .filter((quoted) => compact(quoted) !== '')
const terms = fc.oneof({ weight: 3, arbitrary: plain }, { weight: 1, arbitrary: exact })
const { tree: queries } = fc.letrec<{ tree: string }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    terms,
    terms.map((term) => `-${term}`),
    fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map((parts) => `(${parts.join(' ')})`),
    fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map((parts) => `(${parts.join(' | ')})`),
    tie('tree').map((part) => `-(${part})`),
  ),
}))

const NAMES = ['가나', '나다', '가 나 다', 'a1', 'B-1', '0037', '003']
const nameFilters = fc.constantFrom(...NAMES).map(createNameFilter)
const REGIONS = ['00', '11', '11/종로구', '41', '41/안양시', '41/안양시/만안구', '12/29', '28/중구', '28/영종구']
const someOf = <T>(one: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant<T[]>([]) }, { weight: 2, arbitrary: fc.array(one, { maxLength: 3 }) })
const METHODS = ['제한경쟁', '일반(총액) 경쟁', '수의계약', '적격심사제']
const methodTerms = fc.constantFrom('제한', '총액경쟁', '수의', '심사').map((text) => createTerm('plain', text) as Term)
const amounts = fc.option(fc.constantFrom(0, 5, 10, 20), { freq: 1 })

const filters: fc.Arbitrary<Filter> = fc.record({
  agency: someOf(nameFilters),
  industry: someOf(fc.oneof(nameFilters, fc.constant('none' as const))),
  region: someOf(fc.constantFrom(...REGIONS)),
  bsnsDiv: someOf(fc.constantFrom('공사', '용역', '물품')),
  contractMethod: someOf(methodTerms),
  awardMethod: someOf(methodTerms),
  regionLimit: someOf(fc.constantFrom('limited', 'nationwide', 'unstated')),
  price: fc
    .record({
      minAmt: amounts,
      maxAmt: amounts,
      currency: fc.constantFrom('KRW', 'USD'),
      unknownAmt: fc.constantFrom(null, 'include' as const, 'exclude' as const, 'only' as const),
    })
    .map(priceOf),
})

const keywords = fc
  .record({
    text: fc.oneof(
      { weight: 1, arbitrary: fc.constant('') },
      { weight: 4, arbitrary: terms },
      { weight: 5, arbitrary: queries },
    ),
    filter: fc.oneof({ weight: 3, arbitrary: fc.constant(ANY) }, { weight: 2, arbitrary: filters }),
    exclude: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: someOf(plain) }),
  })
  .map(({ text, filter, exclude }): MatchKeyword => {
    const excluded = withExclusions(query(text), exclude)
    assert.ok(excluded.ok)
    return { query: excluded.query, filter }
  })

const someNamed = fc.array(
  fc.record({ code: fc.constantFrom(null, ...NAMES), norm: fc.constantFrom(...NAMES, '다가나').map(normalise) }),
  { maxLength: 2 },
)

const notices: fc.Arbitrary<MatchNotice> = fc.record({
  norm: titles.map(normalise),
  numbers: fc.array(plain.map(compact), { maxLength: 2 }),
  agencies: someNamed,
  industries: someNamed,
  regionPaths: fc.array(fc.constantFrom(...REGIONS), { maxLength: 2 }),
  regionCheckNeeded: fc.boolean(),
  bsnsDiv: fc.constantFrom('공사', '용역', '기타'),
  contractMethod: fc.constantFrom(null, ...METHODS),
  awardMethod: fc.constantFrom(null, ...METHODS),
  estimatedPrice: fc.constantFrom(null, 0, 5, 7, 20, 30),
  currency: fc.constantFrom('KRW', 'USD'),
})

type Step = { add: MatchKeyword } | { remove: number } | { match: MatchNotice } | 'step'

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: keywords.map((add) => ({ add })) },
  { weight: 4, arbitrary: fc.nat().map((remove) => ({ remove })) },
  { weight: 5, arbitrary: notices.map((match) => ({ match })) },
  { weight: 1, arbitrary: fc.constant<Step>('step') },
)

describe('the matcher against each keyword alone', () => {
  const run = (list: readonly Step[], often: number): void => {
    const matcher = createMatcher()
    const live = new Map<number, MatchKeyword>()
    for (const step of list) {
      if (step === 'step') matcher.step()
      else if ('add' in step) {
        const id = matcher.add(step.add)
        assert.ok(!live.has(id))
        live.set(id, step.add)
      } else if ('remove' in step) {
        const id = [...live.keys()][step.remove % Math.max(1, live.size)]
        if (id === undefined) continue
        assert.ok(matcher.remove(id))
        live.delete(id)
      } else {
        for (let times = 0; times < often; times++) matcher.match(step.match)
        const expected = [...live].filter(([, one]) => isMatch(one, step.match)).map(([id]) => id)
        assert.deepEqual(sorted(matcher.match(step.match)), sorted(expected))
      }
      assert.equal(matcher.size(), live.size)
    }
  }

  it('finds the same, whatever comes and goes', () => {
    fc.assert(
      fc.property(fc.array(steps, { minLength: 40, maxLength: 120 }), (list) => run(list, 0)),
      { numRuns: 300 },
    )
  })

  it('finds the same among many, after many have gone', () => {
    const matcher = createMatcher()
    const live = new Map<number, MatchKeyword>()
    const addSome = (from: number): void => {
      for (let at = from; at < from + 9000; at++) {
        const price = priceOf({ minAmt: at % 3 === 0 ? at % 70 : null })
        const filter = { price, region: at % 4 === 0 ? [REGIONS[at % 9] ?? ''] : [] }
        const one = keyword(`정비${at % 61} ${at % 2 === 0 ? '|' : ''} 하수${at % 47} -관로${at % 13}`, filter)
        live.set(matcher.add(one), one)
      }
    }
    addSome(0)
    for (const id of [...live.keys()].filter((at) => at % 5 > 1)) {
      assert.ok(matcher.remove(id))
      live.delete(id)
    }
    addSome(100_000)
    for (let at = 0; at < 30; at++) {
      const more = { regionPaths: [REGIONS[at % 9] ?? ''], estimatedPrice: 2 * at }
      const doc = notice(`정비${2 * at} 하수 ${at} 정비 ${at}호 관로${at % 20}`, more)
      const expected = [...live].filter(([, one]) => isMatch(one, doc)).map(([id]) => id)
      assert.ok(expected.length > 0)
      assert.deepEqual(
        sorted(matcher.match(doc)),
        expected.toSorted((a, b) => a - b),
      )
    }
  })

  it('finds the same with triggers chosen by what was seen', () => {
    fc.assert(
      fc.property(fc.array(steps, { minLength: 20, maxLength: 60 }), (list) => run(list, 200)),
      { numRuns: 30 },
    )
  })
})
