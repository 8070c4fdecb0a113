import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withCode } from './line.ts'

const coded = (message: string, code?: string) => withCode(Object.assign(new Error(message), code && { code }))
const codeOf = (error: Error) => ('code' in error ? error.code : undefined)

test('an error of the driver or of Citus gets the code that PostgreSQL has for it', () => {
  const duplicate = 'duplicate key value violates unique constraint "keywords_pkey_102011"'
  assert.equal(codeOf(coded(duplicate, 'XX000')), '23505')
  assert.equal(codeOf(coded('cache lookup failed for relation 1', 'XX000')), 'XX000')
  assert.equal(codeOf(coded(duplicate, '23505')), '23505')
  assert.equal(codeOf(coded('Connection terminated unexpectedly')), 'CONNECTION_CLOSED')
  assert.equal(codeOf(coded('timeout expired')), 'CONNECTION_CLOSED')
  assert.equal(codeOf(coded('something else')), undefined)
})
