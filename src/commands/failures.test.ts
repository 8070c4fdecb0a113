import assert from 'node:assert/strict'
import { test } from 'node:test'
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
