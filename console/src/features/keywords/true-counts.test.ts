import assert from 'node:assert/strict'
import { test } from 'node:test'
import { markOf, trueCounts } from './true-counts.ts'

test('counts of a keyword are dropped when its conditions change; those of others remain', () => {
  const before = [
    { id: 'kw_1', keyword: '교량', filter: {} },
    { id: 'kw_2', keyword: '하수관로', filter: { region: ['서울'] } },
    { id: 'kw_3', keyword: '청사', filter: {} },
  ]
  const known = new Map(before.map((one, index) => [one.id, { mark: markOf(one), counts: index }]))
  assert.deepEqual(
    [...(trueCounts(known, before) ?? [])],
    [
      ['kw_1', 0],
      ['kw_2', 1],
      ['kw_3', 2],
    ],
  )
  const after = [
    { id: 'kw_1', keyword: '교량 보수', filter: {} },
    { id: 'kw_2', keyword: '하수관로', filter: { region: [] } },
    { id: 'kw_3', keyword: '청사', filter: {} },
    { id: 'kw_4', keyword: '교량', filter: {} },
  ]
  assert.deepEqual([...(trueCounts(known, after) ?? [])], [['kw_3', 2]])
  assert.equal(trueCounts(undefined, after), undefined)
})
