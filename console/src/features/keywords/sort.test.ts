import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextSort, sorted, sortIn } from './sort.ts'

const row = (id: string, keyword: string, matchCount: number, lastMatchedAt: string | null, state = 'active') => ({
  id,
  keyword,
  matchCount,
  lastMatchedAt,
  state,
})
const rows = [
  row('a', '하수관로', 3, '2026-11-20T09:00:00+09:00'),
  row('b', '교량', 10, null, 'paused'),
  row('c', '', 0, '2026-11-21T09:00:00+09:00'),
]
const MATCHES = new Map([
  ['a', 5],
  ['c', 40],
])
const order = (text: string) =>
  sorted(rows, sortIn(text), MATCHES)
    .map(({ id }) => id)
    .join('')

test('keywords are sorted by each column, those without a value last in both directions', () => {
  assert.equal(order(''), 'abc')
  assert.equal(order('unknown'), 'abc')
  assert.equal(order('keyword'), 'bac')
  assert.equal(order('-keyword'), 'abc')
  assert.equal(order('-matches'), 'cab')
  assert.equal(order('matches'), 'acb')
  assert.equal(order('-alerts'), 'bac')
  assert.equal(order('-last'), 'cab')
  assert.equal(order('last'), 'acb')
  assert.equal(order('state'), 'acb')
})

test('a head alternates between its default order, the other one, and none', () => {
  assert.equal(nextSort(null, 'matches'), '-matches')
  assert.equal(nextSort(sortIn('-matches'), 'matches'), 'matches')
  assert.equal(nextSort(sortIn('matches'), 'matches'), '')
  assert.equal(nextSort(sortIn('-matches'), 'keyword'), 'keyword')
  assert.equal(nextSort(sortIn('keyword'), 'keyword'), '-keyword')
  assert.equal(nextSort(sortIn('-keyword'), 'keyword'), '')
})
