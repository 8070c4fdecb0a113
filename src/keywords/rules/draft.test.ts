import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { nameFits, priceFits, regionFits } from '../../search/filter.ts'
import { matches } from '../../search/query.ts'
import { compact, normalise } from '../../search/text.ts'
import type { KeywordInput } from '../schema/keywords.ts'
import { type Meaning, meaningOf, toDraft } from './draft.ts'

/** Computed before keywords had companies. */
const IDENTITY = 'ZfQivWCqwWa3XBtJZszjlo6MwETRvElwWuD4YtFN1y4'

const draftOf = (input: KeywordInput) => {
  const { draft, errors } = toDraft(input)
  assert.ok(draft, JSON.stringify(errors))
  return draft
}
const errorsOf = (keyword: string, filter: KeywordInput['filter'] = {}) => {
  const { draft, errors } = toDraft({ keyword, filter })
  assert.equal(draft === null, errors.length > 0)
  return errors.map(({ name, code, at }) => `${name} ${code}${at === undefined ? '' : ` at ${at}`}`)
}

describe('reading a keyword', () => {
  test('the same text for two companies gives two identities; without a company, the identity is unchanged', () => {
    const identityOf = (more: object) => draftOf({ keyword: '하수관로', ...more }).identity
    const ids = [{}, { profile: 'prf_1' }, { profile: 'prf_2' }, { in: 'all' }, { in: 'all', profile: 'prf_1' }]
    assert.equal(new Set(ids.map(identityOf)).size, ids.length)
    assert.equal(draftOf({ keyword: '하수관로', profile: 'prf_1' }).profileId, 'prf_1')
    assert.equal(identityOf({}), IDENTITY)
  })

  test('texts stay as typed, and absent fields get their defaults', () => {
    const { keyword, filter } = draftOf({
      keyword: '  하수ㆍ관로 ',
      filter: { region: ['서울'], bsnsDiv: ['works', '물품'] },
    })
    assert.equal(keyword, '  하수ㆍ관로 ')
    assert.deepEqual(filter, {
      agency: [],
      industry: [],
      region: ['서울'],
      bsnsDiv: ['공사', '물품'],
      contractMethod: [],
      awardMethod: [],
      regionLimit: [],
      minAmt: null,
      maxAmt: null,
      currency: 'KRW',
      unknownAmt: null,
      exclude: [],
      eligibility: [],
    })
  })

  const refused: [string, KeywordInput['filter'], string[]][] = [
    ['', {}, ['keyword matches_everything']],
    ['   ', {}, ['keyword matches_everything']],
    ['-감리', {}, ['keyword matches_everything']],
    ['-(-(-감리))', { region: ['서울'], minAmt: 1 }, ['keyword matches_everything']],
    ['', { industry: ['none'] }, ['keyword matches_everything']],
    ['', { exclude: ['감리'] }, ['keyword matches_everything']],
    ['공사 "', {}, ['keyword invalid_query at 3']],
    ['공사 (용역', {}, ['keyword invalid_query at 3']],
    ['😀 a |', {}, ['keyword invalid_query at 4']],
    ['가'.repeat(2001), {}, ['keyword invalid_query at 2000']],
    ['공사', { exclude: ['감리', '--', '%'] }, ['filter.exclude[1] invalid_field', 'filter.exclude[2] invalid_field']],
    ['공사', { agency: ['가', '.'] }, ['filter.agency[1] invalid_field']],
    ['공사', { region: ['서울', '서율'] }, ['filter.region[1] unknown_region']],
    ['공사', { minAmt: 5, maxAmt: 4 }, ['filter.maxAmt reversed_range']],
    [
      '(',
      { industry: ['.'], exclude: ['.'] },
      ['keyword invalid_query at 0', 'filter.industry[0] invalid_field', 'filter.exclude[0] invalid_field'],
    ],
  ]
  for (const [keyword, filter, expected] of refused) {
    test(`rejected: ${keyword.slice(0, 20)} ${JSON.stringify(filter)}`, () =>
      assert.deepEqual(errorsOf(keyword, filter), expected))
  }

  test('an agency or an industry is sufficient', () => {
    for (const filter of [{ agency: ['서울'] }, { industry: ['1468'] }, { industry: ['none', '1468'] }]) {
      assert.deepEqual(errorsOf('', filter), [])
      assert.deepEqual(errorsOf('-감리', filter), [])
    }
    assert.deepEqual(errorsOf('-(-감리)'), [])
  })

  test('the query includes the exclusions', () => {
    const { query } = meaningOf(draftOf({ keyword: '공사 | 용역', filter: { exclude: ['감리', 'C++'] } }))
    const fits = (title: string) => matches(query, { norm: normalise(title), numbers: [] })
    assert.deepEqual(['도로 공사', '감리 용역', '공사 C++', '물품'].map(fits), [true, false, false, false])
  })
})

const WORDS = ['가나', '다라', 'ab', '마', 'c1']
const word = fc.constantFrom(...WORDS)

interface Tree {
  kind: 'word' | 'exact' | 'not' | 'and' | 'or'
  word: string
  parts: Tree[]
}

const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    fc.record({ kind: fc.constantFrom('word', 'exact'), word, parts: fc.constant([]) }),
    fc.record({
      kind: fc.constant('not' as const),
      word,
      parts: fc.array(tie('tree'), { minLength: 1, maxLength: 1 }),
    }),
    fc.record({
      kind: fc.constantFrom('and', 'or'),
      word,
      parts: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
    }),
  ) as fc.Arbitrary<Tree>,
}))

/** The tree as text; `twist` decides order, doubles, brackets, case and width. */
function textOf({ kind, word: text, parts }: Tree, twist: () => number): string {
  if (kind === 'exact') return `"${twist() < 0.5 ? text : text.toUpperCase()}"`
  if (kind === 'word') return twist() < 0.5 ? text.toUpperCase() : text.replace('ab', 'ａb').replace('c1', 'c-1')
  const [first = '', ...rest] = parts.map((part) => `(${textOf(part, twist)})`)
  if (kind === 'not') return `-${first}`
  const texts = twist() < 0.5 ? [first, ...rest] : [...rest, first, ...(twist() < 0.5 ? [first] : [])]
  return texts.join(kind === 'and' ? '  ' : twist() < 0.5 ? '|' : ' ｜ ')
}

const filter = fc.record(
  {
    agency: fc.uniqueArray(fc.constantFrom('서울', '부산', '7001'), { maxLength: 2 }),
    industry: fc.uniqueArray(fc.constantFrom('none', '토목', '1468'), { maxLength: 2 }),
    region: fc.uniqueArray(fc.constantFrom('11', '경기도', '경기도 안양시'), { maxLength: 2 }),
    bsnsDiv: fc.uniqueArray(fc.constantFrom('물품', '공사'), { maxLength: 2 }),
    minAmt: fc.constantFrom(null, 0, 10),
    maxAmt: fc.constantFrom(null, 10, 20),
    currency: fc.constantFrom('KRW', 'USD'),
    unknownAmt: fc.constantFrom(null, 'include' as const, 'exclude' as const, 'only' as const),
    exclude: fc.uniqueArray(word, { maxLength: 2 }),
  },
  { requiredKeys: [] },
)

const SPELLINGS: Record<string, string> = {
  서울: '서 울',
  경기도: '41',
  '11': '서울시',
  물품: 'goods',
  ab: 'ＡＢ',
  토목: '토ㆍ목',
}

/** The same filter in other words. */
function twisted(given: NonNullable<KeywordInput['filter']>): NonNullable<KeywordInput['filter']> {
  const turned = Object.entries(given).map(([name, value]) => [
    name,
    Array.isArray(value) ? [...value].reverse().flatMap((text) => [SPELLINGS[text] ?? text, text]) : value,
  ])
  return Object.fromEntries(turned)
}

interface Doc {
  title: string
  agency: string
  code: string
  industry: string | null
  region: string[]
  bsnsDiv: string
  price: number | null
  currency: string
}

const doc: fc.Arbitrary<Doc> = fc.record({
  title: fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
  agency: fc.constantFrom('서울특별시', '부산 항만'),
  code: fc.constantFrom('7001', '7002'),
  industry: fc.constantFrom(null, '토목공사업', '조경'),
  region: fc.constantFrom([], ['11'], ['41'], ['41/부천시']),
  bsnsDiv: fc.constantFrom('물품', '공사', '용역'),
  price: fc.constantFrom(null, 0, 10, 15, 30),
  currency: fc.constantFrom('KRW', 'USD'),
})

function fits({ query, filter: wanted }: Meaning, it: Doc): boolean {
  const industry = it.industry
  const anyOf = (list: readonly unknown[], test: boolean) => list.length === 0 || test
  return (
    matches(query, { norm: normalise(it.title), numbers: [compact('7-1')] }) &&
    anyOf(
      wanted.agency,
      wanted.agency.some((one) => nameFits(one, { code: it.code, norm: normalise(it.agency) })),
    ) &&
    anyOf(
      wanted.industry,
      wanted.industry.some((one) =>
        one === 'none' || industry === null
          ? one === 'none' && industry === null
          : nameFits(one, { code: '1468', norm: normalise(industry) }),
      ),
    ) &&
    regionFits({ regionPaths: it.region, regionCheckNeeded: false }, wanted.region) &&
    anyOf(
      wanted.bsnsDiv,
      wanted.bsnsDiv.some((one) => one === it.bsnsDiv),
    ) &&
    priceFits(it.price, it.currency, wanted.price)
  )
}

describe('the identity of keywords', () => {
  const RUNS = { numRuns: 300 }

  test('order, duplicates, brackets and spelling do not change the identity', () => {
    fc.assert(
      fc.property(
        tree,
        filter,
        fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
        (words, given, stream) => {
          const twist = () => stream.next().value
          const one = toDraft({ keyword: textOf(words, () => 0), filter: given }).draft
          const other = toDraft({ keyword: textOf(words, twist), filter: twisted(given) }).draft
          assert.equal(one?.identity, other?.identity)
        },
      ),
      RUNS,
    )
  })

  test('keywords that differ for a single notice have different identities', () => {
    const field = fc.constantFrom('agency', 'industry', 'region', 'bsnsDiv', 'minAmt', 'currency', 'exclude')
    fc.assert(
      fc.property(
        tree,
        filter,
        field,
        filter,
        fc.array(doc, { minLength: 30, maxLength: 30 }),
        (words, given, name, taken, docs) => {
          const keyword = textOf(words, () => 0)
          const one = toDraft({ keyword, filter: given }).draft
          const other = toDraft({ keyword, filter: { ...given, [name]: taken[name] } }).draft
          if (!one || !other) return
          const [first, second] = [meaningOf(one), meaningOf(other)]
          if (docs.some((it) => fits(first, it) !== fits(second, it))) assert.notEqual(one.identity, other.identity)
        },
      ),
      { numRuns: 1500 },
    )
  })
})
