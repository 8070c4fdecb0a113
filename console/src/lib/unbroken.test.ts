import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unbroken } from './unbroken.ts'

test('a date is not wrapped within itself, only before the time', () => {
  assert.equal(unbroken('2026. 12. 01.'), '2026.\u00a012.\u00a001.')
  assert.equal(unbroken('2026. 12. 01. 14:00'), '2026.\u00a012.\u00a001. 14:00')
  assert.equal(unbroken('12. 01. (화) 14:00'), '12.\u00a001.\u00a0(화) 14:00')
  assert.equal(unbroken('01/12/2026, 14:00'), '01/12/2026, 14:00')
})
