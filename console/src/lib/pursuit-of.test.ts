import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eachOnce, pursuitsOf } from './pursuit-of.ts'

test('only requested notices can be without a pursuit', () => {
  const pursuit = { noticeNo: 'B', state: 'watching' }
  const of = pursuitsOf(['A', 'B'], [pursuit])
  assert.equal(of.get('A'), null)
  assert.equal(of.get('B'), pursuit)
  assert.equal(of.get('C'), undefined, 'not known')
})

test('overlapping pages contain each pursuit once, in the order of the first', () => {
  const [one, other, third] = [{ id: '1' }, { id: '2' }, { id: '3' }]
  assert.deepEqual(eachOnce([one, other, third, one, other]), [one, other, third])
})
