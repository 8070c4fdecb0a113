import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { inRanges, isLoopback, networkOf, normaliseAddress, parseRange, rangeText } from './net.ts'

const within = (address: string, ...ranges: string[]) =>
  inRanges(
    address,
    ranges.map((text) => parseRange(text) ?? assert.fail(`${text} is no range`)),
  )

test('an address has one spelling', () => {
  for (const [given, plain] of [
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:0201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:c000:201', '192.0.2.1'],
    ['2001:0DB8:0000::0001', '2001:db8::1'],
    ['::1', '::1'],
    ['::', '::'],
  ] as const) {
    assert.equal(normaliseAddress(given), plain, given)
  }
})

test('what only looks like an address is refused', () => {
  for (const text of [
    ...[
      '',
      ' ',
      '127.1',
      '0177.0.0.1',
      '0x7f.0.0.1',
      '2130706433',
      '127.0.0.1 ',
      ' 127.0.0.1',
      '127.0.0.01',
      '256.0.0.1',
    ],
    ...[
      '1.2.3.4.5',
      '1.2.3',
      '[::1]',
      '::1%lo',
      'fe80::1%eth0',
      '::1::',
      '12345::',
      'localhost',
      '127.0.0.1:80',
      '::ffff:1.2.3',
    ],
    ...['１２７.0.0.1', '127。0.0.1', '1.2.3.4\n', '1.2.3.4\0'],
  ]) {
    assert.equal(normaliseAddress(text), null, JSON.stringify(text))
    assert.equal(parseRange(text), null, JSON.stringify(text))
    assert.ok(!within(text, '0.0.0.0/0', '::/0'), JSON.stringify(text))
  }
})

test('ranges are read with their bits beyond the prefix cleared', () => {
  for (const [given, plain] of [
    ['10.1.2.3/8', '10.0.0.0/8'],
    ['10.1.2.3', '10.1.2.3/32'],
    ['192.0.2.255/25', '192.0.2.128/25'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    ['2001:db8:ffff::/33', '2001:db8:8000::/33'],
    ['2001:db8::1', '2001:db8::1/128'],
    ['::ffff:10.0.0.0/104', '10.0.0.0/8'],
    ['fe80::1/10', 'fe80::/10'],
  ] as const) {
    const range = parseRange(given)
    assert.ok(range)
    assert.equal(rangeText(range), plain)
  }
  for (const text of [
    '10.0.0.0/33',
    '10.0.0.0/-1',
    '10.0.0.0/',
    '10.0.0.0/08',
    '10.0.0.0/8/8',
    '::/129',
    '::ffff:10.0.0.0/95',
    '/8',
    '10.0.0.0/0x8',
    '10.0.0.0/ 8',
  ]) {
    assert.equal(parseRange(text), null, text)
  }
})

test('an address lies in a range or does not', () => {
  assert.ok(within('10.255.0.1', '10.0.0.0/8'))
  assert.ok(within('::ffff:10.255.0.1', '10.0.0.0/8'))
  assert.ok(within('10.255.0.1', '::ffff:10.0.0.0/104'))
  assert.ok(!within('11.0.0.1', '10.0.0.0/8'))
  assert.ok(within('2001:db8::1', '192.0.2.0/24', '2001:db8::/32'))
  assert.ok(!within('2001:db9::1', '2001:db8::/32'))
  assert.ok(!within('10.0.0.1'))
  assert.ok(isLoopback('127.0.0.53') && isLoopback('::1') && isLoopback('::ffff:127.0.0.1'))
  assert.ok(!isLoopback('128.0.0.1') && !isLoopback('::2') && !isLoopback('localhost'))
})

test('a range holds exactly the addresses that share its first bits', () => {
  const bits = (address: string) => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
  fc.assert(
    fc.property(fc.ipV4(), fc.ipV4(), fc.integer({ min: 0, max: 32 }), (range, address, prefix) => {
      const size = 2 ** (32 - prefix)
      const same = Math.floor(bits(range) / size) === Math.floor(bits(address) / size)
      assert.equal(within(address, `${range}/${prefix}`), same)
      assert.equal(within(`::ffff:${address}`, `${range}/${prefix}`), same)
    }),
  )
})

test('every spelling of an IPv6 address is normalised, and stays so', () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      const plain = normaliseAddress(address)
      assert.ok(plain)
      assert.equal(normaliseAddress(plain), plain)
      assert.ok(within(address, `${plain}`))
    }),
  )
})

test('limits count an IPv6 address by its /64', () => {
  assert.equal(networkOf('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2::/64')
  assert.equal(networkOf('::ffff:192.0.2.1'), '192.0.2.1')
  assert.equal(networkOf('nonsense'), 'unknown')
})
