import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { inRanges, isLoopback, isPublicAddress, networkOf, normaliseAddress, parseRange, rangeText } from './net.ts'

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
    '１２７.0.0.1',
    '127。0.0.1',
    '1.2.3.4\n',
    '1.2.3.4\0',
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
  assert.equal(networkOf('192.0.2.1', 16, 32), '192.0.0.0/16')
  assert.equal(networkOf('2001:db8:1:2:3:4:5:6', 16, 32), '2001:db8::/32')
})

test('addresses of the public internet', () => {
  for (const address of [
    '1.1.1.1',
    '8.8.8.8',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.0',
    '168.63.129.15',
    '168.63.129.17',
    '169.253.255.255',
    '169.255.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '191.255.255.255',
    '192.0.1.0',
    '192.0.3.0',
    '192.167.255.255',
    '192.169.0.0',
    '198.17.255.255',
    '198.20.0.0',
    '203.0.112.255',
    '203.0.114.0',
    '223.255.255.255',
    '::ffff:1.1.1.1',
    '2606:4700:4700::1111',
    '2001:200::1',
    '2001:4860:4860::8888',
    '2003::1',
    '3ffd::1',
    '2a00::1',
  ]) {
    assert.ok(isPublicAddress(address), address)
  }
})

test('everything else is not', () => {
  for (const address of [
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '10.255.255.255',
    '100.64.0.0',
    '100.100.100.200',
    '127.0.0.1',
    '127.255.0.1',
    '168.63.129.16',
    '169.254.169.254',
    '169.254.170.2',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.192',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.0.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.7',
    '203.0.113.9',
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::7f00:1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:a9fe:a9fe',
    '::ffff:0:7f00:1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b::101:101',
    '64:ff9b:1::1',
    '100::1',
    '1fff:ffff::1',
    '2001::',
    '2001:0:4136:e378:8000:63bf:3fff:fdd2',
    '2001:2::1',
    '2001:10::1',
    '2001:20::1',
    '2001:1ff::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '2002:a9fe:a9fe::1',
    '3ffe::1',
    '3fff::1',
    '4000::1',
    '5f00::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    'ffff::',
    '',
    'localhost',
    '127.1',
    '0x7f.1',
    '2130706433',
    '1.1.1.1:80',
    '[2606:4700::1]',
    '2606:4700::1%1',
  ]) {
    assert.ok(!isPublicAddress(address), address)
  }
})

test('an IPv6 address is never public for the IPv4 address it carries', () => {
  const embed = [
    (high: string, low: string) => `::${high}:${low}`,
    (high: string, low: string) => `64:ff9b::${high}:${low}`,
    (high: string, low: string) => `2002:${high}:${low}::1`,
    (high: string, low: string) => `2001:0:${high}:${low}::`,
  ]
  fc.assert(
    fc.property(fc.ipV4(), fc.constantFrom(...embed), (address, into) => {
      const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number)
      assert.ok(!isPublicAddress(into((a * 256 + b).toString(16), (c * 256 + d).toString(16))))
    }),
  )
})
