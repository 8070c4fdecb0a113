import type { Wording } from '../vocabulary/languages.ts'
import { createLocator, createTerm, hasTerm, isBlank, type Place, type Term } from './text.ts'

export interface TermNode {
  readonly kind: 'term'
  readonly term: Term
  /** Code point of the query text where it begins, including its quote. */
  readonly at: number
  /** As typed, including quotes. */
  readonly typed: string
}

/** An empty `and` matches everything. */
export type Query =
  | TermNode
  | { readonly kind: 'not'; readonly node: Query }
  | { readonly kind: 'and' | 'or'; readonly nodes: readonly Query[] }

export type QueryErrorCode =
  | 'too_long'
  | 'too_many_terms'
  | 'too_deep'
  | 'unbalanced_parenthesis'
  | 'unclosed_quote'
  | 'empty_parentheses'
  | 'empty_term'
  | 'missing_term'

export interface QueryError {
  code: QueryErrorCode
  message: Wording
  /** Code point in the text, from 0. */
  at: number
}

export type ParseResult = { ok: true; query: Query } | { ok: false; error: QueryError }

export interface Searchable {
  readonly norm: string
  /** `lettersOf(norm)`, for queries with many terms: comparing with it rules most of them out. */
  readonly letters?: string
  /** Compact forms of the notice's numbers. */
  readonly numbers: readonly string[]
}

export interface TermHit {
  node: TermNode
  places: Place[]
  /** Which of the document's numbers the term equals. */
  numbers: number[]
}

export const queryLimits = { length: 2000, terms: 100, depth: 20 } as const

const messages: Record<QueryErrorCode, Wording> = {
  too_long: {
    en: `At most ${queryLimits.length} characters are allowed`,
    ko: `검색어는 ${queryLimits.length}자까지 쓸 수 있습니다`,
  },
  too_many_terms: {
    en: `At most ${queryLimits.terms} terms are allowed`,
    ko: `단어는 ${queryLimits.terms}개까지 쓸 수 있습니다`,
  },
  too_deep: {
    en: `Parentheses may be nested at most ${queryLimits.depth} deep`,
    ko: `괄호는 ${queryLimits.depth}단계까지 겹쳐 쓸 수 있습니다`,
  },
  unbalanced_parenthesis: { en: 'This parenthesis has no counterpart', ko: '이 괄호의 짝이 없습니다' },
  unclosed_quote: { en: 'This quotation mark is not closed', ko: '이 따옴표가 닫히지 않았습니다' },
  empty_parentheses: { en: 'These parentheses contain no term', ko: '이 괄호 안에 단어가 없습니다' },
  empty_term: { en: 'This term contains no letter or digit', ko: '이 단어에 글자나 숫자가 없습니다' },
  missing_term: { en: 'This | needs a term on both sides', ko: '이 | 기호는 양쪽에 단어가 있어야 합니다' },
}

const errorAt = (code: QueryErrorCode, at: number): QueryError => ({ code, message: messages[code], at })

type Sign = '(' | ')' | '|' | '-' | '"' | ' ' | ''

const signs = new Map<string, Sign>([
  ...Array.from('(（', (point): [string, Sign] => [point, '(']),
  ...Array.from(')）', (point): [string, Sign] => [point, ')']),
  ...Array.from('|｜', (point): [string, Sign] => [point, '|']),
  // Word processors replace `-` by U+2212 or a long dash, and users paste queries from them.
  ...Array.from('-－−–—', (point): [string, Sign] => [point, '-']),
  ...Array.from('"＂“”„‟〝〞〟', (point): [string, Sign] => [point, '"']),
])

const signOf = (point: string): Sign => signs.get(point) ?? (isBlank(point) ? ' ' : '')

const join = (kind: 'and' | 'or', nodes: Query[]): Query => {
  const [only] = nodes
  return only && nodes.length === 1 ? only : { kind, nodes }
}

/** The content of parentheses, or the whole text. */
interface Group {
  at: number
  negated: boolean
  /** Alternatives, each a list of conditions that must all hold. */
  alternatives: Query[][]
  current: Query[]
  bar: number
}

const createGroup = (at: number, negated: boolean): Group => {
  const current: Query[] = []
  return { at, negated, alternatives: [current], current, bar: -1 }
}

const wordEnd = (kinds: readonly string[], from: number): number => {
  let at = from
  while (at < kinds.length && (kinds[at] === '' || kinds[at] === '-')) at++
  return at
}

/** A NOT is at the start or after a blank, `(` or `|`, and directly before a term. */
const isNot = (points: readonly string[], kinds: readonly string[], at: number): boolean => {
  const before = kinds[at - 1] ?? ' '
  if (before !== ' ' && before !== '(' && before !== '|') return false
  const after = kinds[at + 1]
  if (after === '(' || after === '"') return true
  return createTerm('plain', points.slice(at + 1, wordEnd(kinds, at + 1)).join('')) !== null
}

const createParser = (points: readonly string[]) => {
  const kinds = points.map(signOf)
  const root = createGroup(0, false)
  const open: Group[] = []
  let group = root
  let negated = false
  let terms = 0
  let loneMark = -1

  const add = (node: Query): void => {
    group.current.push(negated ? { kind: 'not', node } : node)
    negated = false
  }

  const addTerm = (kind: 'plain' | 'exact', from: number, to: number): QueryError | null => {
    const typed = points.slice(from, to).join('')
    const term = createTerm(kind, kind === 'exact' ? points.slice(from + 1, to - 1).join('') : typed)
    if (term) {
      if (++terms > queryLimits.terms) return errorAt('too_many_terms', from)
      add({ kind: 'term', term, at: from, typed })
      return null
    }
    // A single mark, as in `공사 - 2차`, is punctuation between terms.
    if (kind === 'exact' || to - from > 1) return errorAt('empty_term', from)
    if (loneMark < 0) loneMark = from
    return null
  }

  const takeWord = (at: number): number | QueryError => {
    const end = wordEnd(kinds, at)
    return addTerm('plain', at, end) ?? end
  }

  const takeQuoted = (at: number): number | QueryError => {
    const end = kinds.indexOf('"', at + 1)
    return end < 0 ? errorAt('unclosed_quote', at) : (addTerm('exact', at, end + 1) ?? end + 1)
  }

  const takeDash = (at: number): number | QueryError => {
    if (!isNot(points, kinds, at)) return takeWord(at)
    negated = true
    return at + 1
  }

  const closed = (done: Group): Query | QueryError => {
    const { alternatives, current, at, bar } = done
    if (current.length > 0)
      return join(
        'or',
        alternatives.map((nodes) => join('and', nodes)),
      )
    if (bar >= 0) return errorAt('missing_term', bar)
    if (done !== root) return errorAt('empty_parentheses', at)
    return loneMark < 0 ? { kind: 'and', nodes: [] } : errorAt('empty_term', loneMark)
  }

  const openGroup = (at: number): QueryError | null => {
    if (open.length >= queryLimits.depth) return errorAt('too_deep', at)
    open.push(group)
    group = createGroup(at, negated)
    negated = false
    return null
  }

  const closeGroup = (at: number): QueryError | null => {
    const outer = open.pop()
    if (!outer) return errorAt('unbalanced_parenthesis', at)
    const node = closed(group)
    if ('code' in node) return node
    negated = group.negated
    group = outer
    add(node)
    return null
  }

  const nextAlternative = (at: number): QueryError | null => {
    if (group.current.length === 0) return errorAt('missing_term', at)
    group.current = []
    group.alternatives.push(group.current)
    group.bar = at
    return null
  }

  /** Reads the token that begins at `at`; returns the place after it. */
  const readToken = (at: number): number | QueryError => {
    switch (kinds[at]) {
      case ' ':
        return at + 1
      case '(':
        return openGroup(at) ?? at + 1
      case ')':
        return closeGroup(at) ?? at + 1
      case '|':
        return nextAlternative(at) ?? at + 1
      case '"':
        return takeQuoted(at)
      case '-':
        return takeDash(at)
      default:
        return takeWord(at)
    }
  }

  return (): ParseResult => {
    for (let at = 0; at < points.length; ) {
      const next = readToken(at)
      if (typeof next !== 'number') return { ok: false, error: next }
      at = next
    }
    const query = open.length > 0 ? errorAt('unbalanced_parenthesis', group.at) : closed(root)
    return 'code' in query ? { ok: false, error: query } : { ok: true, query }
  }
}

/** Blank = AND, `|` = OR, `-x` = NOT, `"…"` exact, parentheses; an empty text matches all. */
export const parseQuery = (text: string): ParseResult => {
  const tooLong: ParseResult = { ok: false, error: errorAt('too_long', queryLimits.length) }
  // Before any work: a code point has at most two units.
  if (text.length > 2 * queryLimits.length) return tooLong
  const points = Array.from(text)
  return points.length > queryLimits.length ? tooLong : createParser(points)()
}

const mayHold = ({ letters }: Searchable, { kind, text }: Term): boolean =>
  letters === undefined || kind === 'exact' || letters.includes(text)

const termMatches = ({ term }: TermNode, doc: Searchable): boolean =>
  (mayHold(doc, term) && hasTerm(doc.norm, term)) || doc.numbers.includes(term.compact)

export const matches = (query: Query, doc: Searchable): boolean => {
  switch (query.kind) {
    case 'term':
      return termMatches(query, doc)
    case 'not':
      return !matches(query.node, doc)
    case 'and':
      return query.nodes.every((node) => matches(node, doc))
    case 'or':
      return query.nodes.some((node) => matches(node, doc))
  }
}

/** The terms that contribute to a match, under no NOT or an even number of them, in the order of the text. */
export const positiveTerms = (query: Query): TermNode[] => {
  const terms: TermNode[] = []
  const walk = (node: Query, positive: boolean): void => {
    if (node.kind === 'not') walk(node.node, !positive)
    else if (node.kind !== 'term') for (const part of node.nodes) walk(part, positive)
    else if (positive) terms.push(node)
  }
  walk(query, true)
  return terms
}

export const hasPositiveTerm = (query: Query): boolean => positiveTerms(query).length > 0

/** The positive terms that a document contains, each with its places in the original title. */
export const hits = (query: Query, doc: Searchable & { readonly title: string }): TermHit[] => {
  const terms = positiveTerms(query).filter((node) => termMatches(node, doc))
  if (terms.length === 0) return []
  const locator = createLocator(doc.title)
  return terms.map((node) => ({
    node,
    places: locator.places(node.term),
    numbers: doc.numbers.flatMap((number, index) => (number === node.term.compact ? [index] : [])),
  }))
}

export type ExclusionResult = { ok: true; query: Query } | { ok: false; error: QueryError; index: number }

/** The query with exclusions of these texts, each like a quoted term after `-`. */
export const withExclusions = (query: Query, texts: readonly string[]): ExclusionResult => {
  const nodes: Query[] = query.kind === 'and' ? [...query.nodes] : [query]
  for (const [index, text] of texts.entries()) {
    const term = createTerm('exact', text)
    if (!term) return { ok: false, error: errorAt('empty_term', 0), index }
    nodes.push({ kind: 'not', node: { kind: 'term', term, at: 0, typed: text } })
  }
  return { ok: true, query: texts.length === 0 ? query : join('and', nodes) }
}

interface Form {
  kind: Query['kind']
  text: string
  parts: Form[]
}

const termText = ({ kind, text }: Term): string => {
  if (kind === 'exact') return `"${text}"`
  // Adjacent Hangul letters that a separator kept apart would become one syllable when parsed again.
  return text.normalize('NFKC') === text ? text : [...text].join('-')
}

const formOf = (query: Query): Form => {
  if (query.kind === 'term') return { kind: 'term', text: termText(query.term), parts: [] }
  if (query.kind === 'not') {
    const inner = formOf(query.node)
    const [twice] = inner.kind === 'not' ? inner.parts : []
    if (twice) return twice
    const text = inner.kind === 'term' ? inner.text : `(${inner.text})`
    return { kind: 'not', text: `-${text}`, parts: [inner] }
  }
  const { kind } = query
  const byText = new Map<string, Form>()
  for (const part of query.nodes.map(formOf).flatMap((form) => (form.kind === kind ? form.parts : [form]))) {
    byText.set(part.text, part)
  }
  const parts = [...byText.values()].sort((a, b) => (a.text < b.text ? -1 : 1))
  const [only] = parts
  if (only && parts.length === 1) return only
  const texts = parts.map((part) => (part.kind === 'or' ? `(${part.text})` : part.text))
  return { kind, text: texts.join(kind === 'and' ? ' ' : ' | '), parts }
}

/**
 * The same text for queries that differ only in order, duplicates, nesting and spelling. Parsing it gives the same
 * query, unless normalisation made it longer than a query may be.
 */
export const canonical = (query: Query): string => formOf(query).text
