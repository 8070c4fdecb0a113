import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type List, listAfter } from './import-list.ts'

const line = (number: number, cells: List['lines'][number]['cells'], more: Partial<List['lines'][number]> = {}) => ({
  number,
  cells,
  isLeftOut: false,
  outcome: null,
  tries: 0,
  ...more,
})
const list: List = {
  id: '1',
  columns: ['keyword', 'minAmt'],
  ignored: [],
  lines: [
    line(1, { keyword: '교량' }),
    line(2, { keyword: '하수', region: '부산' }, { outcome: { isAdded: false, message: 'x' } }),
    line(3, { keyword: '청사' }, { isLeftOut: true }),
    line(4, { keyword: '도로' }, { outcome: { isAdded: true, keywordId: 'kw_1' } }),
  ],
}

test('one region for all lines is set in those that can still be imported, and adds a column', () => {
  const after = listAfter(list, { does: 'writeAll', cells: { region: '서울, 경기도' } })
  assert.deepEqual(after?.columns, ['keyword', 'region', 'minAmt'])
  assert.deepEqual(
    after?.lines.map(({ cells: { region }, outcome, tries }) => [region, outcome === null, tries]),
    [
      ['서울, 경기도', true, 1],
      ['서울, 경기도', true, 1],
      [undefined, true, 0],
      [undefined, false, 0],
    ],
  )
})

test('a category for all lines does not change the other columns', () => {
  const after = listAfter(list, { does: 'writeAll', cells: { bsnsDiv: '용역' } })
  assert.deepEqual(after?.lines[1]?.cells, { keyword: '하수', region: '부산', bsnsDiv: '용역' })
  assert.equal(listAfter(null, { does: 'writeAll', cells: { bsnsDiv: '용역' } }), null)
})
