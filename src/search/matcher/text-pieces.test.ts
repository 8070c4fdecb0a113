import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readFilter } from '../filter.ts'
import { parseQuery } from '../query.ts'
import { createTerm, hasTerm, normalise } from '../text.ts'
import { createMatcher } from './index.ts'
import { createTextPieces } from './text-pieces.ts'

const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T
const NO_FILTER = readFilter({
  agency: [],
  industry: [],
  region: [],
  bsnsDiv: [],
  contractMethod: [],
  awardMethod: [],
  minAmt: null,
  maxAmt: null,
  currency: 'KRW',
  unknownAmt: null,
}).filter

const piecesOf = (norm: string, step: number): string[] => {
  const pieces = createTextPieces()
  const all: string[] = []
  for (let at = 0; at < norm.length; at += step) all.push(...pieces.push(norm.slice(at, at + step)))
  return [...all, ...pieces.end()]
}

describe('pieces of a text', () => {
  const LETTERS = ['가', '나', '다', '라', 'a', 'b']
  const word = (most: number) =>
    Array.from({ length: 1 + Math.floor(Math.random() * most) }, () => any(LETTERS)).join('')

  test('contain exactly the terms of the whole text', () => {
    for (let round = 0; round < 12; round++) {
      const most = any([3, 8, 60_000])
      let text = ''
      while (text.length < 150_000) text += `${word(most)}${any([' ', ' ', '-', '. '])}`
      const norm = normalise(text)
      const places = Array.from({ length: 20 }, () => Math.floor(Math.random() * norm.length))
      const taken = places.map((at) => norm.slice(at, at + 1 + Math.floor(Math.random() * 40)))
      const made = Array.from({ length: 60 }, () => `${word(3)}${any(['', ' '])}${word(3)}`)
      const pieces = piecesOf(norm, any([1_000, 10_000, 100_000]))
      for (const [index, typed] of [...taken, ...made].entries()) {
        const term = createTerm(index % 2 === 0 ? 'plain' : 'exact', typed)
        if (term === null) continue
        const found = pieces.some((piece) => hasTerm(piece, term))
        assert.equal(found, hasTerm(norm, term), `${term.kind} ${JSON.stringify(typed)} at most ${most}`)
      }
    }
  })

  test('are short, whatever the text', () => {
    for (const text of ['가'.repeat(300_000), '가 '.repeat(150_000), `${'가'.repeat(70_000)} 나`.repeat(4)]) {
      const pieces = piecesOf(text, 10_000)
      assert.ok(pieces.every(({ length }) => length < 80_000))
      assert.ok(pieces.reduce((sum, { length }) => sum + length, 0) < 2 * text.length + 80_000)
    }
  })

  test('are matched with keywords together, also while keywords are added and removed', () => {
    const matcher = createMatcher()
    const add = (text: string) => {
      const parsed = parseQuery(text)
      assert.ok(parsed.ok)
      return matcher.add({ query: parsed.query, filter: NO_FILTER })
    }
    const notice = {
      norm: '',
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
    } as unknown as Parameters<typeof matcher.match>[0]
    const both = add('하수관로 현장설명')
    const without = add('하수관로 -감리')
    const gone = add('임시')
    const texts = matcher.startScan()
    texts.see('하수관로 정비')
    texts.see('임시 시설')
    matcher.remove(gone)
    const later = add('다른말')
    texts.see('현장설명 생략')
    assert.deepEqual(matcher.match(notice, texts).sort(), [both, without].sort())
    texts.see('감리 포함')
    assert.deepEqual(matcher.match(notice, texts), [both])
    assert.deepEqual(matcher.match(notice), [])
    texts.end()
    assert.ok(later > 0)
  })
})
