import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { changeBy, type Draft, draftAt } from './address-draft.ts'

const typed = (changes: Partial<Draft> = {}): Draft => ({ text: ' 구청 ', of: '교육청', next: '구청', ...changes })

describe('a draft of an address value', () => {
  test('remains, and changes the address, while the address is unchanged', () => {
    assert.deepEqual(draftAt(typed(), '교육청'), typed())
    assert.equal(changeBy(typed(), '교육청'), '구청')
  })

  test('remains as typed when the address contains it, and is not sent again', () => {
    const sent = draftAt(typed(), '구청')
    assert.deepEqual(sent, typed({ of: '구청' }))
    assert.equal(changeBy(sent, '구청'), null)
  })

  test('is discarded when the address changes otherwise, and changes nothing', () => {
    for (const value of ['', '시청']) {
      const left = draftAt(typed(), value)
      assert.equal(left, null)
      assert.equal(changeBy(left, value), null)
    }
  })

  test('is discarded when the address returns to the previous value', () => {
    assert.equal(draftAt(draftAt(typed(), '구청'), '교육청'), null)
  })

  test('remains and changes nothing while it is invalid', () => {
    const wrong = typed({ text: '2026-13', next: null })
    assert.deepEqual(draftAt(wrong, '교육청'), wrong)
    assert.equal(changeBy(wrong, '교육청'), null)
    assert.equal(draftAt(wrong, '시청'), null)
  })

  test('that equals the address changes nothing', () => {
    assert.equal(changeBy(typed({ of: '구청' }), '구청'), null)
  })
})
