import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { CHOICES, readAddress, upcomingAddress, upcomingQuery } from './address.ts'

describe('the address of the page of upcoming notices', () => {
  test('drops values that no choice offers, so that they never reach the API', () => {
    assert.deepEqual(readAddress('?months=99&minYears=2&matched=false&keyword=보수&page=2'), {
      keyword: '보수',
      page: '2',
    })
    assert.deepEqual(readAddress('?months=&minYears=x&matched=true'), { matched: 'true' })
    const { months, minYears, matched } = upcomingQuery(readAddress('?months=99&minYears=1&matched=yes'))
    assert.deepEqual([months, minYears, matched], [undefined, undefined, undefined])
  })

  test('accepts every choice that is offered', () => {
    for (const [field, values] of Object.entries(CHOICES))
      for (const value of values) {
        const state = { [field]: value }
        assert.deepEqual(readAddress(upcomingAddress(state).replace('/upcoming', '')), state)
      }
  })

  test('keeps typed values unchanged, because the service validates them', () => {
    const state = { keyword: '보수 (', agency: '부산', region: '없는 지역', bsnsDiv: '공사' }
    assert.deepEqual(readAddress(upcomingAddress(state).replace('/upcoming', '')), state)
  })
})
