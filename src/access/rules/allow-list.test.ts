import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readRanges } from './allow-list.ts'

test('ranges are kept in the order given, in one spelling, each once', () => {
  const { ranges, errors } = readRanges([
    '203.0.113.7',
    '10.1.2.3/8',
    '2001:DB8:42::1/48',
    '::ffff:198.51.100.0/120',
    ' 192.0.2.0/24 ',
    '10.0.0.0/8',
    '203.0.113.7/32',
    '2001:db8:42:0::/48',
    '10.1.0.0/16',
  ])
  assert.deepEqual(errors, [])
  assert.deepEqual(ranges, [
    '203.0.113.7/32',
    '10.0.0.0/8',
    '2001:db8:42::/48',
    '198.51.100.0/24',
    '192.0.2.0/24',
    '10.1.0.0/16',
  ])
})

test('what is no range is told by its place', () => {
  const { errors } = readRanges([
    '10.0.0.0/8',
    '10.0.0.0/33',
    'example.com',
    '::/0',
    '10.0.0.1-10.0.0.9',
    '10.0.0.0/-1',
  ])
  assert.deepEqual(
    errors.map(({ name, code }) => [name, code]),
    [1, 2, 4, 5].map((index) => [`ranges[${index}]`, 'invalid_field']),
  )
})
