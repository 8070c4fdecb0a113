import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { parseQuery, type Query } from './query.ts'
import { createTerm } from './text.ts'

/**
 * A second implementation of the query language, as simple as its description (docs/search.md): a pattern cuts the text
 * into pieces, which are put into a tree. It shares nothing with `query.ts` but the terms.
 */
class Refused extends Error {}

const PIECES =
  /(?<open>[(（])|(?<close>[)）])|(?<bar>[|｜])|(?<quoted>["＂“”„‟〝〞〟](?<inside>[^"＂“”„‟〝〞〟]*)["＂“”„‟〝〞〟])|(?<blank>[\p{White_Space}\u115f\u1160])|(?<word>[^(（)）|｜"＂“”„‟〝〞〟\p{White_Space}\u115f\u1160]+)|(?<stray>.)/gsu

type Piece = '(' | ')' | '|' | 'not' | 'ignored' | { term: string }

const letters = (kind: 'plain' | 'exact', text: string): string | null => createTerm(kind, text)?.text ?? null

function termOf(kind: 'plain' | 'exact', text: string): Piece {
  const found = letters(kind, text)
  if (found === null) throw new Refused(text)
  return { term: kind === 'exact' ? `"${found}"` : found }
}

function wordPieces(word: string, before: string, after: string): Piece[] {
  const rest = word.replace(/^[-－−–—]/u, '')
  const mayBeNot = rest !== word && /^$|[\p{White_Space}\u115f\u1160(（|｜]$/u.test(before)
  if (mayBeNot && rest === '' && /^[(（"＂“”„‟〝〞〟]/u.test(after)) return ['not']
  if (mayBeNot && letters('plain', rest) !== null) return ['not', termOf('plain', rest)]
  if ([...word].length === 1 && letters('plain', word) === null) return ['ignored']
  return [termOf('plain', word)]
}

function cut(text: string): Piece[] {
  return [...text.matchAll(PIECES)].flatMap((match): Piece[] => {
    const { open, close, bar, quoted, inside = '', blank, word } = match.groups ?? {}
    if (open) return ['(']
    if (close) return [')']
    if (bar) return ['|']
    if (quoted) return [termOf('exact', inside)]
    if (blank) return []
    if (word) return wordPieces(word, text.slice(0, match.index), text.slice(match.index + word.length))
    throw new Refused(text)
  })
}

/** alternatives := together ('|' together)*; together := ('not'? (term | '(' alternatives ')'))+ */
function treeOf(pieces: Piece[]): string {
  if (pieces.length === 0) return '()'
  const left = [...pieces]
  const joined = (parts: string[], sign: string) => (parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(sign)})`)
  function one(): string {
    const piece = left.shift()
    if (piece === 'not') return `-${one()}`
    if (typeof piece === 'object') return piece.term
    if (piece !== '(') throw new Refused()
    const inner = alternatives()
    if (left.shift() !== ')') throw new Refused()
    return inner
  }
  function together(): string {
    const parts: string[] = []
    while (left.length > 0 && left[0] !== '|' && left[0] !== ')') {
      if (left[0] === 'ignored') left.shift()
      else parts.push(one())
    }
    if (parts.length === 0) throw new Refused()
    return joined(parts, ' & ')
  }
  function alternatives(): string {
    const parts = [together()]
    while (left[0] === '|') {
      left.shift()
      parts.push(together())
    }
    return joined(parts, ' | ')
  }
  const tree = alternatives()
  if (left.length > 0) throw new Refused()
  return tree
}

function judged(text: string): string {
  try {
    return treeOf(cut(text))
  } catch (error) {
    if (error instanceof Refused) return 'refused'
    throw error
  }
}

const shape = (node: Query): string => {
  if (node.kind === 'term') return node.term.kind === 'exact' ? `"${node.term.text}"` : node.term.text
  if (node.kind === 'not') return `-${shape(node.node)}`
  return `(${node.nodes.map(shape).join(node.kind === 'and' ? ' & ' : ' | ')})`
}

function read(text: string): string {
  const parsed = parseQuery(text)
  return parsed.ok ? shape(parsed.query) : 'refused'
}

const often = ['공사', '2차', 'a', 'Wi-Fi', ' ', ' ', ' ', '|', '-', '－', '−', '–', '—']
const odd = ['(', ')', '（', '）', '｜', '"', '“', '”', '　', '\u1160', '+', 'ㆍ', '😀', '\u0301', '\ud800', '--', '‐']
const text = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...often) },
      { weight: 1, arbitrary: fc.constantFrom(...odd) },
      { weight: 1, arbitrary: fc.constantFrom('(a)', '(a | -b)', '"a b"', ' -(', ') ') },
    ),
    { maxLength: 10 },
  )
  .map((parts) => parts.join(''))

describe('the query language', () => {
  it('is read as a second, slow reader reads it', () => {
    const counts = { refused: 0, understood: 0, negated: 0 }
    fc.assert(
      fc.property(text, (source) => {
        const expected = judged(source)
        counts[expected === 'refused' ? 'refused' : 'understood']++
        if (/(?:^|[( ])-/.test(expected)) counts.negated++
        assert.equal(read(source), expected, JSON.stringify(source))
      }),
      { numRuns: 20_000 },
    )
    for (const count of Object.values(counts)) assert.ok(count > 1_000, JSON.stringify(counts))
  })

  it('knows five dashes for NOT, one as good as the other wherever it stands', () => {
    const dashes = ['-', '－', '−', '–', '—']
    fc.assert(
      fc.property(text, fc.constantFrom(...dashes), (source, dash) => {
        const typed = source.replace(/[-－−–—]/gu, '-')
        assert.equal(read(typed.replaceAll('-', dash)), read(typed), JSON.stringify([typed, dash]))
      }),
      { numRuns: 5_000 },
    )
  })

  it('knows no more of them than that', () => {
    for (const mark of ['‐', '‑', '‒', '―', '﹣', '~', '·', '_']) assert.equal(read(`a ${mark}b`), '(a & b)', mark)
  })
})
