import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Entry, fits, fitting } from './entries.ts'

const entry = (text: string, about = ''): Entry => ({ id: text, kind: 'page', text, about, href: '/' })
const texts = (entries: readonly Entry[]): string[] => entries.map(({ text }) => text)

test('every typed word is matched, with any spacing and case', () => {
  assert.equal(fits('하수 관로 정비공사', '하수관로'), true)
  assert.equal(fits('하수관로 정비공사', '정비 하수'), true)
  assert.equal(fits('하수관로 정비공사', '정비 상수'), false)
  assert.equal(fits('Keywords', 'key'), true)
  assert.equal(fits('anything', '  '), true)
})

test('entries that begin with the text come first, then those that contain it, each in their order', () => {
  const entries = [entry('새 키워드'), entry('키워드'), entry('계정', '키'), entry('통계')]
  assert.deepEqual(texts(fitting(entries, '키', 9)), ['키워드', '새 키워드', '계정'])
  assert.deepEqual(texts(fitting(entries, '키', 1)), ['키워드'])
  assert.deepEqual(texts(fitting(entries, '', 9)), ['새 키워드', '키워드', '계정', '통계'])
})
