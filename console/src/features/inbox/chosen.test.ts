import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chosenOf, shownOf } from './chosen.ts'

const [first, second] = [{ id: 'evt_1' }, { id: 'evt_2' }]

test('the first row is shown until one is chosen, and again after that one left the list', () => {
  assert.equal(shownOf([first, second], null), first)
  assert.equal(shownOf([first, second], 'evt_2'), second)
  assert.equal(shownOf([first], 'evt_2'), first)
  assert.equal(shownOf([], null), null)
})

test('a row that is shown instead of the chosen one is not marked as read', () => {
  assert.equal(chosenOf([first, second], 'evt_2'), second)
  assert.equal(chosenOf([first], 'evt_2'), null)
  assert.equal(chosenOf([first], null), null)
})
