import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  changeOfMany,
  changesNothing,
  chosenAmong,
  NO_REMINDER,
  OWN_COMPANY,
  toggled,
  UNCHANGED,
} from './bulk-change.ts'

test('only what is chosen in the form is sent', () => {
  const change = (wanted: Partial<typeof UNCHANGED>) => changeOfMany({ ...UNCHANGED, ...wanted })
  assert.deepEqual(change({}), {})
  assert.equal(changesNothing(UNCHANGED), true)
  assert.equal(changesNothing({ ...UNCHANGED, on: [] }), false)
  assert.equal(changesNothing({ ...UNCHANGED, region: 'these' }), true, 'until a region is chosen')
  assert.deepEqual(change({ email: 'daily' }), { alert: { email: 'daily' } })
  assert.deepEqual(change({ email: 'off', state: 'paused' }), { alert: { email: 'off' }, state: 'paused' })
  assert.deepEqual(change({ remind: '3,1' }), { alert: { remind: [3, 1] } })
  assert.deepEqual(change({ remind: NO_REMINDER, webhook: 'off' }), { alert: { remind: [], webhook: false } })
  assert.deepEqual(change({ on: ['new', 'awarded'] }), { alert: { on: ['new', 'awarded'] } })
  assert.deepEqual(change({ on: [] }), { alert: { on: [] } })
  assert.deepEqual(change({ company: 'prf_1' }), { profile: 'prf_1' })
  assert.deepEqual(change({ company: OWN_COMPANY }), { profile: null })
  assert.deepEqual(change({ region: 'any', bsnsDiv: 'any' }), { filter: { region: [], bsnsDiv: [] } })
  assert.deepEqual(change({ region: 'these', regions: ['서울', '부산'] }), { filter: { region: ['서울', '부산'] } })
  assert.deepEqual(change({ region: '', regions: ['서울'], bsnsDiv: '공사' }), { filter: { bsnsDiv: ['공사'] } })
})

test('a keyword that the list no longer shows is not changed', () => {
  const ids = new Set(['a', 'c'])
  assert.deepEqual(chosenAmong([{ id: 'a' }, { id: 'b' }], ids), [{ id: 'a' }])
})

test('a second click takes the choice back', () => {
  const once = toggled(new Set(['a']), 'b')
  assert.deepEqual([...once], ['a', 'b'])
  assert.deepEqual([...toggled(once, 'b')], ['a'])
})
