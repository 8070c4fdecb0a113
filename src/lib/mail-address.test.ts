import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normalAddress } from './mail-address.ts'

test('a mail address has one form, whatever letters others take for the same', () => {
  assert.equal(normalAddress(' Min.Ji@Example.COM '), 'min.ji@example.com')
  for (const other of ['mİn@example.com', 'mın@example.com', '\u212Aim@example.com', 'Ün@example.com'])
    assert.equal(normalAddress(other), other)
})
