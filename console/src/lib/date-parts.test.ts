import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dateTrouble, padded, partsOf, textOf } from './date-parts.ts'

const EMPTY = { year: '', month: '', day: '', hour: '', minute: '' }

test('an impossible month or day is reported, also while the rest is missing', () => {
  for (const month of ['13', '00', '99']) {
    assert.equal(dateTrouble({ ...EMPTY, month }), 'noMonth')
    assert.equal(dateTrouble(partsOf(`2026-${month}-05`, false)), 'noMonth')
  }
  assert.equal(dateTrouble({ ...EMPTY, day: '32' }), 'noDay')
  assert.equal(dateTrouble({ ...EMPTY, month: '1' }), 'incomplete', 'a digit may follow')
  assert.equal(dateTrouble({ ...EMPTY, month: '12' }), 'incomplete')
})

test('a date is complete, exists, and is in the format of the API', () => {
  assert.equal(dateTrouble(EMPTY), null)
  assert.equal(dateTrouble(partsOf('2026-02-30', false)), 'none')
  assert.equal(dateTrouble(partsOf('2026. 3. 5.', false)), null)
  assert.equal(textOf(partsOf('2026. 3. 5.', false)), '2026-03-05')
  assert.equal(textOf(padded({ ...EMPTY, year: '2026', month: '3', day: '5', hour: '9' })), '2026-03-05T09:00')
  assert.equal(dateTrouble(partsOf('2026-03-05 24:00', true)), 'noTime')
  assert.equal(dateTrouble({ ...partsOf('2026-03-05', true), hour: '0' }), 'incompleteTime')
})
