import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keptColumns, moved, readColumns, toggled } from './column-order.ts'

const KNOWN = ['status', 'closeAt', 'baseAmount', 'regions'] as const
const FIRST = ['closeAt', 'baseAmount'] as const
const COLUMNS = { known: KNOWN, first: FIRST, added: ['baseAmount'] } as const

test('stored columns are read without unknown names', () => {
  assert.deepEqual(readColumns(null, COLUMNS), FIRST)
  assert.deepEqual(readColumns('regions,closeAt,-baseAmount', COLUMNS), ['regions', 'closeAt'])
  assert.deepEqual(readColumns('regions,gone,regions,-baseAmount,-closeAt', COLUMNS), ['regions'])
  for (const chosen of [[], ['regions', 'closeAt'], KNOWN] as const)
    assert.deepEqual(readColumns(keptColumns(chosen, KNOWN), COLUMNS), chosen)
})

test('a column that was added after the choice is shown in its place', () => {
  assert.deepEqual(readColumns('regions,closeAt,status', COLUMNS), ['regions', 'closeAt', 'baseAmount', 'status'])
  assert.deepEqual(readColumns('regions', COLUMNS), ['baseAmount', 'regions'], 'closeAt was hidden')
  assert.deepEqual(readColumns('regions,-status', COLUMNS), ['closeAt', 'baseAmount', 'regions'])
})

test('a newly shown column is the last, and can be hidden', () => {
  assert.deepEqual(toggled(FIRST, 'closeAt'), ['baseAmount'])
  assert.deepEqual(toggled<string>(FIRST, 'status'), ['closeAt', 'baseAmount', 'status'])
})

test('a column swaps with its neighbour, and stays at the ends', () => {
  const columns = ['status', 'closeAt', 'regions']
  assert.deepEqual(moved(columns, 'closeAt', -1), ['closeAt', 'status', 'regions'])
  assert.deepEqual(moved(columns, 'closeAt', 1), ['status', 'regions', 'closeAt'])
  assert.deepEqual(moved(columns, 'status', -1), columns)
  assert.deepEqual(moved(columns, 'regions', 1), columns)
  assert.deepEqual(moved(columns, 'gone', 1), columns)
})
