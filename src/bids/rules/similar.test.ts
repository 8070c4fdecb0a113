import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normalise } from '../../search/text.ts'
import { mostAlike } from './similar.ts'

const titled = (title: string) => ({ title, norm: normalise(title) })

test('the most alike come first, and none that shares nothing', () => {
  const others = [
    '급식실 식자재 구매',
    '하수관로 정비공사',
    '하수관로 정비공사(2차)',
    '상수관로 정비',
    '정보시스템 구축',
  ].map(titled)
  const alike = mostAlike(titled('하수관로 정비공사'), others, 5).map(({ title }) => title)
  assert.deepEqual(alike, ['하수관로 정비공사', '하수관로 정비공사(2차)', '상수관로 정비'])
  assert.equal(mostAlike(titled('하수관로 정비공사'), others, 1).length, 1)
})

test('separators do not count, and of equals the first given stays first', () => {
  const others = ['하수ㆍ관로', '하수 관로', '하수관로'].map(titled)
  assert.deepEqual(mostAlike(titled('하수관로'), others, 3), others)
})

test('a title of one letter is like nothing', () => {
  assert.deepEqual(mostAlike(titled('가'), [titled('가'), titled('')], 5), [])
})
