import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moved, readColumns, toggled } from './column-order.ts'

const KNOWN = ['status', 'closeAt', 'baseAmount', 'regions'] as const
const FIRST = ['closeAt', 'baseAmount'] as const

test('columns are read as they were kept, without those that are no more', () => {
  assert.deepEqual(readColumns(null, KNOWN, FIRST), FIRST)
  assert.deepEqual(readColumns('regions,closeAt', KNOWN, FIRST), ['regions', 'closeAt'])
  assert.deepEqual(readColumns('regions,gone,regions', KNOWN, FIRST), ['regions'])
  assert.deepEqual(readColumns('', KNOWN, FIRST), [])
})

test('a column comes as the last, and goes', () => {
  assert.deepEqual(toggled(FIRST, 'closeAt'), ['baseAmount'])
  assert.deepEqual(toggled<string>(FIRST, 'status'), ['closeAt', 'baseAmount', 'status'])
})

test('a column changes places with its neighbour, and stays at the ends', () => {
  const columns = ['status', 'closeAt', 'regions']
  assert.deepEqual(moved(columns, 'closeAt', -1), ['closeAt', 'status', 'regions'])
  assert.deepEqual(moved(columns, 'closeAt', 1), ['status', 'regions', 'closeAt'])
  assert.deepEqual(moved(columns, 'status', -1), columns)
  assert.deepEqual(moved(columns, 'regions', 1), columns)
  assert.deepEqual(moved(columns, 'gone', 1), columns)
})
