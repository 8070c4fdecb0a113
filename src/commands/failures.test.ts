import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BootError } from '../boot.ts'
import { EXITS, failureOf } from './failures.ts'

test('a full disk is not called a database that cannot be reached', () => {
  for (const code of ['53100', 'ENOSPC']) {
    const error = Object.assign(new Error('No space left on device'), { code })
    assert.deepEqual(failureOf(error), {
      exit: EXITS.failed,
      code: 'disk_full',
      detail: 'The disk is full: No space left on device',
    })
  }
  const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  assert.equal(failureOf(away).code, 'database_unreachable')
})

test('a database that cannot be reached is said once', () => {
  const detail = 'The database cannot be reached: connect ECONNREFUSED 127.0.0.1:1'
  const refusal = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' })
  const expected = { exit: EXITS.unreachable, code: 'database_unreachable', detail }
  assert.deepEqual(failureOf(refusal), expected)
  assert.deepEqual(failureOf(new BootError('database_unreachable', detail, refusal)), expected)
})
