import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import {
  canonical,
  hasPositiveTerm,
  hits,
  matches,
  type ParseResult,
  parseQuery,
  positiveTerms,
  type Query,
  withExclusions,
} from './query.ts'
import { compact, createTerm, lettersOf, normalise, termPattern } from './text.ts'

const parsed = (result: ParseResult): Query => {
  assert.ok(result.ok, JSON.stringify(result))
  return result.query
}

const query = (text: string): Query => parsed(parseQuery(text))

const doc = (title: string, ...numbers: string[]) => ({ title, norm: normalise(title), numbers: numbers.map(compact) })

/** The tree as text with all parentheses. */
const shape = (node: Query): string => {
  if (node.kind === 'term') return node.term.kind === 'exact' ? `"${node.term.text}"` : node.term.text
  if (node.kind === 'not') return `-${shape(node.node)}`
  return `(${node.nodes.map(shape).join(node.kind === 'and' ? ' & ' : ' | ')})`
}

describe('parseQuery', () => {
  const trees: [string, string, string][] = [
    ['공사', '공사', 'a term'],
    ['하수 관로', '(하수 & 관로)', 'a blank is AND'],
    ['하수\t관로　정비\u00a0공사', '(하수 & 관로 & 정비 & 공사)', 'so is any blank, full width too'],
    ['a | b', '(a | b)', 'a bar is OR'],
    ['a|b', '(a | b)', 'blanks around it or not'],
    ['a b | c d', '((a & b) | (c & d))', 'AND before OR'],
    ['a (b | c)', '(a & (b | c))', 'parentheses'],
    ['a -b | c', '((a & -b) | c)', 'NOT before AND'],
    ['-a', '-a', 'NOT at the start'],
    ['a -b', '(a & -b)', 'NOT after a blank'],
    ['(-a b)', '(-a & b)', 'NOT after a parenthesis'],
    ['a |-b', '(a | -b)', 'NOT after a bar'],
    ['a\u3000－b', '(a & -b)', 'a full-width NOT'],
    ['a -"b c"', '(a & -"b c")', 'NOT of a quoted term'],
    ['a -(b | c)', '(a & -(b | c))', 'NOT of a group'],
    ['-(-(a))', '--a', 'NOT of NOT'],
    ['Wi-Fi', 'wifi', 'a mark inside a term'],
    ['공사-', '공사', 'at its end'],
    ['--a', '-a', 'behind a NOT'],
    ['a-"b"', '(a & "b")', 'after a letter'],
    ['"a"-b', '("a" & b)', 'after a quote'],
    ['(a)-b', '(a & b)', 'after a closing parenthesis'],
    ['a-(b)', '(a & b)', 'before a group, after a letter'],
    ['공사 - 2차', '(공사 & 2차)', 'a mark alone is ignored'],
    ['공사 / 용역 & 감리', '(공사 & 용역 & 감리)', 'so is any other'],
    ['a - -b', '(a & -b)', 'a mark alone before a NOT'],
    ['a -', 'a', 'a mark at the end'],
    ['a - | b', '(a | b)', 'a mark before a bar'],
    ['하수ㆍ관로', '하수관로', 'a dot does not part terms'],
    ['C++ 교육', '(c & 교육)', 'marks of a term are dropped'],
    ['"하수  관로"', '"하수 관로"', 'a quoted term keeps one separator for each run'],
    ['"하수-관로"', '"하수 관로"', 'and any run is like any other'],
    ['"(긴급) | -x"', '" 긴급 x"', 'nothing is a sign inside quotes'],
    ['“하수 관로”', '"하수 관로"', 'curly quotes'],
    ['„a b‟ ＂c d＂ 〝e f〞 "g h”', '("a b" & "c d" & "e f" & "g h")', 'any quotes, mixed too'],
    ['（a｜b） c', '((a | b) & c)', 'full-width signs'],
    ['a(b)c"d"e', '(a & b & c & "d" & e)', 'AND without a blank'],
    ['ＷｉＦｉ', 'wifi', 'full-width letters'],
    ['((a))', 'a', 'parentheses that do nothing'],
    ['2단계(규격·가격동시)', '(2단계 & 규격가격동시)', 'parentheses of a title'],
    ['', '()', 'nothing matches all'],
    [' \u3000 ', '()', 'so do blanks'],
  ]
  for (const [text, tree, why] of trees) it(`${why}: ${text}`, () => assert.equal(shape(query(text)), tree))

  const errors: [string, string, number][] = [
    ['(a', 'unbalanced_parenthesis', 0],
    ['a (b (c)', 'unbalanced_parenthesis', 2],
    ['a)', 'unbalanced_parenthesis', 1],
    ['😀a )', 'unbalanced_parenthesis', 3],
    ['a "b', 'unclosed_quote', 2],
    ['24"모니터', 'unclosed_quote', 2],
    ['| a', 'missing_term', 0],
    ['a |', 'missing_term', 2],
    ['a || b', 'missing_term', 3],
    ['(a |) b', 'missing_term', 3],
    ['(| a)', 'missing_term', 1],
    ['a | -', 'missing_term', 2],
    ['()', 'empty_parentheses', 0],
    ['a -( )', 'empty_parentheses', 3],
    ['(-)', 'empty_parentheses', 0],
    ['""', 'empty_term', 0],
    ['a "…"', 'empty_term', 2],
    ['a -"+"', 'empty_term', 3],
    ['+++', 'empty_term', 0],
    ['𠮷 ++', 'empty_term', 2],
    ['a -++', 'empty_term', 2],
    ['-', 'empty_term', 0],
    [' ! ?', 'empty_term', 1],
  ]
  for (const [text, code, at] of errors) {
    it(`points at ${code} in ${text}`, () => {
      const result = parseQuery(text)
      assert.ok(!result.ok)
      assert.deepEqual({ code: result.error.code, at: result.error.at }, { code, at })
      assert.match(result.error.message.en, /^[A-Z].*[^.]$/)
      assert.match(result.error.message.ko, /^[가-힣].*니다$/)
    })
  }

  it('gives each term its place and its text as typed', () => {
    const [a, b, c] = positiveTerms(query('-𠮷 Ｗi-Fi | (-x “하수 관로”) 𠮷'))
    assert.deepEqual([a?.at, a?.typed], [3, 'Ｗi-Fi'])
    assert.deepEqual([b?.at, b?.typed], [15, '“하수 관로”'])
    assert.deepEqual([c?.at, c?.typed], [24, '𠮷'])
  })

  it('has limits', () => {
    const code = (text: string) => {
      const result = parseQuery(text)
      return result.ok ? 'ok' : `${result.error.code} ${result.error.at}`
    }
    assert.equal(code('가'.repeat(2000)), 'ok')
    assert.equal(code('𠮷'.repeat(2000)), 'ok')
    assert.equal(code('𠮷'.repeat(2001)), 'too_long 2000')
    assert.equal(code('a '.repeat(100)), 'ok')
    assert.equal(code('a '.repeat(101)), 'too_many_terms 200')
    assert.equal(code(`${'('.repeat(20)}a${')'.repeat(20)}`), 'ok')
    assert.equal(code(`${'('.repeat(21)}a${')'.repeat(21)}`), 'too_deep 20')
    assert.equal(code('-('.repeat(999)), 'too_deep 41')
  })

  it('comes to an end on hostile texts', () => {
    const hostile = ['(', '-(', '"', 'a ', 'a|', '- ', '-', '"a" ', ')', '\ud800', '\u0301', '((a)|', '+', 'ﷺ ']
    for (const part of hostile) {
      for (const size of [1990, 10_000, 1_000_000]) {
        const result = parseQuery(part.repeat(size / part.length))
        if (size > 4000) assert.equal(result.ok ? '' : result.error.code, 'too_long')
      }
      parseQuery(`(${part.repeat(900)})`)
    }
  })

  it('never throws and never points outside', () => {
    const signs = fc.constantFrom('(', ')', '|', '-', '"', ' ', 'a', '가', '+', '（', '”', '　', '\ud800', '😀')
    const text = fc.oneof(
      fc.array(signs, { maxLength: 12 }).map((parts) => parts.join('')),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(text, (source) => {
        const result = parseQuery(source)
        const length = [...source].length
        if (result.ok) for (const node of positiveTerms(result.query)) assert.ok(node.at < length)
        else assert.ok(result.error.at >= 0 && result.error.at < length)
      }),
      { numRuns: 5000 },
    )
  })
})

describe('matches', () => {
  const cases: [string, string, boolean][] = [
    ['하수 정비', '하수관로 정비공사', true],
    ['하수 정비', '하수관로 공사', false],
    ['정비 | 공사', '하수관로 공사', true],
    ['공사 -하수', '하수관로 공사', false],
    ['공사 -"하수 관로"', '하수관로 공사', true],
    ['교육', '대학교 육상', false],
    ['-(교육 | 공사) 용역', '감리 용역', true],
    ['-(교육 | 공사) 용역', '교육 용역', false],
    ['', '무엇이든', true],
    ['-공사', '용역', true],
  ]
  for (const [text, title, expected] of cases) {
    it(`${text} on ${title}`, () => assert.equal(matches(query(text), doc(title)), expected))
  }

  it('finds a notice by its whole number, typed any way', () => {
    const notice = doc('도로 공사', 'R25BK00934017', '2026-가 12/3')
    for (const text of ['R25BK00934017', 'r25bk00934017', '"R25BK-00934017"', '"2026-가 12/3"', '2026가12/3']) {
      assert.ok(matches(query(text), notice), text)
    }
    for (const text of ['R25BK', 'R25BK00934017-000', '2026']) assert.ok(!matches(query(text), notice), text)
    assert.ok(!matches(query('공사 -R25BK00934017'), notice))
    assert.ok(!matches(query('공사'), doc('용역', '')))
  })
})

const word = fc.constantFrom(
  '가',
  '나다',
  '가나',
  'ab',
  '12',
  '가 나',
  'C++',
  '가ㆍ나',
  '나-다',
  'R1',
  '"가 나"',
  '"나-"',
)
const made = (text: string): Query => parsed(parseQuery(text.startsWith('"') ? text : text.replaceAll(' ', '')))
const { tree } = fc.letrec<{ tree: Query }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    word.map(made),
    fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map((nodes): Query => ({ kind: 'and', nodes })),
    fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map((nodes): Query => ({ kind: 'or', nodes })),
    tie('tree').map((node): Query => ({ kind: 'not', node })),
  ),
}))
const titles = fc.array(fc.constantFrom('가', '나', '다', ' ', '-', 'a', 'b', '1', '2', 'c', '가나', '나다'), {
  maxLength: 12,
})
const docs = fc.tuple(titles, fc.boolean()).map(([parts, owns]) => doc(parts.join(''), ...(owns ? ['R1'] : [])))

const naive = (node: Query, notice: ReturnType<typeof doc>): boolean => {
  if (node.kind === 'not') return !naive(node.node, notice)
  if (node.kind !== 'term') {
    const answers = node.nodes.map((part) => naive(part, notice))
    return node.kind === 'and' ? !answers.includes(false) : answers.includes(true)
  }
  const pattern = new RegExp(termPattern(node.term), 'u')
  return pattern.test(notice.norm) || notice.numbers.includes(node.term.text.replaceAll(' ', ''))
}

/** A tree as a user might type it: with random blanks and parentheses. */
const typed = (node: Query, inside = false): string => {
  if (node.kind === 'term') return node.typed
  if (node.kind === 'not') return node.node.kind === 'term' ? `-${typed(node.node)}` : `-(${typed(node.node)})`
  const text = node.nodes.map((part) => typed(part, true)).join(node.kind === 'and' ? '  ' : ' |')
  return inside ? `(${text})` : text
}

describe('random trees', () => {
  it('match as read one by one', () => {
    fc.assert(
      fc.property(tree, docs, (node, notice) => matches(node, notice) === naive(node, notice)),
      { numRuns: 3000 },
    )
  })

  it('match the same where the letters alone are told as well', () => {
    fc.assert(
      fc.property(tree, docs, (node, notice) => {
        assert.equal(matches(node, { ...notice, letters: lettersOf(notice.norm) }), naive(node, notice))
      }),
      { numRuns: 3000 },
    )
  })

  it('come back from their text', () => {
    fc.assert(
      fc.property(tree, docs, (node, notice) => {
        assert.equal(matches(query(typed(node)), notice), matches(node, notice))
        assert.equal(canonical(query(typed(node))), canonical(node))
      }),
      { numRuns: 2000 },
    )
  })

  it('mean the same in canonical form, which is its own canonical form', () => {
    fc.assert(
      fc.property(tree, fc.array(docs, { minLength: 5, maxLength: 5 }), (node, notices) => {
        const text = canonical(node)
        const again = query(text)
        assert.equal(canonical(again), text)
        for (const notice of notices) assert.equal(matches(again, notice), matches(node, notice))
      }),
      { numRuns: 3000 },
    )
  })

  it('have the same canonical form in another order, doubled or nested', () => {
    const turned = (node: Query): Query => {
      if (node.kind === 'term') return { kind: 'and', nodes: [node] }
      if (node.kind === 'not') return { kind: 'not', node: turned(node.node) }
      const nodes = node.nodes.map(turned).reverse()
      return { kind: node.kind, nodes: [{ kind: node.kind, nodes }, ...nodes.slice(0, 1)] }
    }
    fc.assert(
      fc.property(tree, (node) => canonical(turned(node)) === canonical(node)),
      { numRuns: 2000 },
    )
  })

  it('say which positive terms hit a document', () => {
    fc.assert(
      fc.property(tree, docs, (node, notice) => {
        const found = hits(node, notice)
        const terms = positiveTerms(node)
        assert.equal(hasPositiveTerm(node), terms.length > 0)
        assert.deepEqual(
          found.map((hit) => hit.node),
          terms.filter((part) => naive(part, notice)),
        )
        for (const hit of found) assert.ok(hit.places.length > 0 || hit.numbers.length > 0)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('canonical', () => {
  const same: [string, string][] = [
    ['b a', 'a b'],
    ['a|b', '(b) | a'],
    ['a a b', 'b a'],
    ['(a b) c', 'c b a'],
    ['Wi-Fi', 'ｗｉｆｉ'],
    ['"하수 관로"', '“하수ㆍ관로”'],
    ['-(-a)', 'a'],
    ['a (b|c)', '(c|b|c) (a)'],
    ['공사 - 2차', '2차 공사'],
    [' ', ''],
  ]
  const other: [string, string][] = [
    ['a b', 'a|b'],
    ['a -b', 'a b'],
    ['하수관로', '"하수관로"'],
    ['"하수관로"', '"하수 관로"'],
    ['a (b|c)', 'a b|c'],
    ['-(a b)', '-a -b'],
  ]
  for (const [one, two] of same)
    it(`${one} is ${two}`, () => assert.equal(canonical(query(one)), canonical(query(two))))
  for (const [one, two] of other) {
    it(`${one} is not ${two}`, () => assert.notEqual(canonical(query(one)), canonical(query(two))))
  }

  it('is readable', () => {
    assert.equal(canonical(query('정비|공사 하수-관로 -(x|"y  z")')), '-("y z" | x) 공사 하수관로 | 정비')
    assert.equal(canonical(query('')), '')
  })

  it('of a term comes back as that term', () => {
    // Dropping the separator could join letters: ᄀ-ᅡ is not 가.
    for (const text of ['ᄀ-ᅡ', 'a-\u0301b', 'İ-x', '"ᄀ ᅡ"', '"ᄀ-ᅡ "']) {
      const [node] = positiveTerms(query(text))
      const [again] = positiveTerms(query(canonical(query(text))))
      assert.deepEqual(again?.term, node?.term, text)
    }
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 12 }), fc.constantFrom('plain', 'exact'), (text, kind) => {
        const term = createTerm(kind, text)
        if (term === null) return
        const node: Query = { kind: 'term', term, at: 0, typed: text }
        assert.deepEqual(
          positiveTerms(query(canonical(node))).map((part) => part.term),
          [term],
        )
      }),
      { numRuns: 5000 },
    )
  })
})

describe('positiveTerms', () => {
  it('are those not under a NOT, or under two', () => {
    const texts = (text: string) => positiveTerms(query(text)).map((node) => node.typed)
    assert.deepEqual(texts('a (b | -c) -(d -e)'), ['a', 'b', 'e'])
    assert.ok(!hasPositiveTerm(query('-a -(b c)')))
    assert.ok(!hasPositiveTerm(query('')))
    assert.ok(hasPositiveTerm(query('a')))
  })
})

describe('hits', () => {
  it('names each term with its places and the numbers it equals', () => {
    const notice = doc('😀 하수ㆍ관로 공사', 'R25BK00934017', '공사')
    const found = hits(query('하수관로 공사 | R25BK00934017 | 교육 -용역'), notice)
    assert.deepEqual(
      found.map(({ node, places, numbers }) => [node.typed, places, numbers]),
      [
        ['하수관로', [{ start: 2, end: 7 }], []],
        ['공사', [{ start: 8, end: 10 }], [1]],
        ['R25BK00934017', [], [0]],
      ],
    )
  })
})

describe('withExclusions', () => {
  it('excludes each text as if quoted', () => {
    const result = withExclusions(query('a | b'), ['하수 관로', 'x" | "y', '-z'])
    assert.equal(shape(parsed(result)), '((a | b) & -"하수 관로" & -"x y" & -" z")')
    assert.equal(matches(parsed(result), doc('a 하수-관로')), false)
    assert.equal(matches(parsed(result), doc('a 하수관로')), true)
    assert.equal(shape(parsed(withExclusions(query('a'), []))), 'a')
    assert.equal(canonical(parsed(withExclusions(query(''), ['z', 'y']))), '-"y" -"z"')
  })

  it('says which text has nothing left', () => {
    const result = withExclusions(query('a'), ['b', '+'])
    assert.ok(!result.ok)
    assert.deepEqual([result.error.code, result.error.at, result.index], ['empty_term', 0, 1])
  })
})
