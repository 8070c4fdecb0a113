import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { type Node, Visitor } from 'oxc-parser'
import { PROBLEM_CODES, PROBLEMS } from '../src/vocabulary/problems.ts'
import { type HouseFile, isTest, nameOf, readHouse, textOf } from './house.ts'
import { isEnglish, isKorean } from './problem-words.ts'

const ROOT = join(import.meta.dirname, '..')

interface Pair {
  at: string
  en: string
  ko: string
}

/** Every `{ en: '…', ko: '…' }` literal in a file. */
function pairsIn(file: HouseFile): Pair[] {
  const pairs: Pair[] = []
  const visitor = new Visitor({
    ObjectExpression: ({ properties, start }) => {
      const texts = new Map<string, string>()
      for (const one of properties) {
        const text = one.type === 'Property' ? textOf(one.value as Node) : null
        if (one.type === 'Property' && text !== null) texts.set(nameOf(one.key as Node), text)
      }
      const [en, ko] = [texts.get('en'), texts.get('ko')]
      if (en !== undefined && ko !== undefined) pairs.push({ at: `${file.path} at ${start}`, en, ko })
    },
  })
  visitor.visit(file.program)
  return pairs
}

/** A part of a sentence that is a name, a symbol or empty is the same in every language. */
const isSentence = (text: string): boolean => /[A-Za-z]{2,}(?:,? [A-Za-z']{2,}){2}/.test(text.replace(/"[^"]*"/g, ''))

function faultOf({ at, en, ko }: Pair): string | null {
  // Texts composed only of parts are as Korean as these.
  const hasOwnWords = /\p{L}/u.test(ko.replaceAll('$1', ''))
  if (hasOwnWords && !isKorean(ko) && isSentence(en)) return `${at} says nothing in Korean: ${ko}`
  if (isEnglish(ko)) return `${at} is half in English: ${ko}`
  return null
}

const faultsOf = (pairs: readonly Pair[]): string[] => pairs.map(faultOf).filter((fault) => fault !== null)

test('all that is written in two languages is Korean in Korean', () => {
  const files = readHouse(ROOT, ['src'], (path) => !isTest(path)).files
  const pairs = files.flatMap(pairsIn)
  assert.ok(pairs.length > 180, `${pairs.length} pairs`)
  assert.deepEqual(faultsOf(pairs), [])
})

test('what was not translated is found', () => {
  const at = 'src/x.ts at 0'
  assert.equal(faultsOf([{ at, en: 'There is no such key.', ko: 'There is no such key.' }]).length, 1)
  assert.equal(faultsOf([{ at, en: 'There is no such key.', ko: '키: There is no such key.' }]).length, 1)
  assert.deepEqual(faultsOf([{ at, en: 'There is no such key.', ko: '키를 찾을 수 없습니다.' }]), [])
  assert.deepEqual(faultsOf([{ at, en: 'null', ko: 'null' }]), [])
})

test('every title of the catalogue is said in both', () => {
  for (const code of PROBLEM_CODES) {
    const { en, ko } = PROBLEMS[code].title
    assert.ok(!isKorean(en) && isKorean(ko) && !isEnglish(ko), `${code}: ${en} / ${ko}`)
  }
  const titles = PROBLEM_CODES.map((code) => PROBLEMS[code].title.ko)
  assert.equal(new Set(titles).size, titles.length, 'two codes have one title')
})
