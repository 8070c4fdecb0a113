import assert from 'node:assert/strict'
import { test } from 'node:test'
import { percentText } from './percent.ts'

test('a number and its unit are not wrapped to different lines', () => {
  assert.equal(percentText('88.745'), '88.745%')
})
