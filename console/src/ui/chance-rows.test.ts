import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chanceRows } from './chance-rows.ts'

const bin = (from: number, count: number) => ({ from, to: from + 0.1, count })

test('a row for each bin of either distribution, in order, and none that would show 0.00', () => {
  const rows = chanceRows([bin(100, 2), bin(97.1, 1)], [bin(97, 0.001), bin(99.9, 1.5), bin(100, 1.6)])
  assert.deepEqual(
    rows.map(({ from, count, chance }) => [from, count, chance]),
    [
      [97.1, 1, 0],
      [99.9, 0, 1.5],
      [100, 2, 1.6],
    ],
  )
})

test('a row is empty without a draw and with less than half a draw expected', () => {
  const rows = chanceRows([bin(100, 1)], [bin(98, 0.49), bin(99, 0.5), bin(100, 0.2)])
  assert.deepEqual(
    rows.map(({ from, isEmpty }) => [from, isEmpty]),
    [
      [98, true],
      [99, false],
      [100, false],
    ],
  )
})
