import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { distance, nearest } from './spelling.ts'

describe('the distance of two texts', () => {
  for (const [one, other, expected] of [
    ['', '', 0],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['서율', '서울', 1],
    ['ab', 'ba', 2],
  ] as const) {
    test(`"${one}" and "${other}": ${expected}`, () => {
      assert.equal(distance(one, other), expected)
      assert.equal(distance(other, one), expected)
    })
  }
})

describe('the word that was meant', () => {
  const known = ['keyword', 'agency', 'pageSize', 'page']
  for (const [written, expected] of [
    ['keywrd', 'keyword'],
    ['KEYWORD', 'keyword'],
    ['pagesize', 'pageSize'],
    ['pag', 'pageSize'],
    ['agenci', 'agency'],
    ['ag', 'agency'],
    ['k', null],
    ['', null],
    ['planets', null],
    ['x'.repeat(100_000), null],
  ] as const) {
    test(`"${written.slice(0, 20)}": ${expected}`, () => assert.equal(nearest(written, known), expected))
  }

  test('the first of those equally near', () => assert.equal(nearest('abx', ['aby', 'abz']), 'aby'))
})
