import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { MINUTE, SECOND } from '../../lib/clock.ts'
import {
  type IncidentRules,
  isOver,
  isStorm,
  isTriedOutside,
  isUsedFromMany,
  type Sighting,
  wideNetworkOf,
} from './incidents.ts'

const NOW = 1_000 * MINUTE
const RULES: IncidentRules = {
  outsideNetworks: 3,
  outsideMinutes: 10,
  manyNetworks: 20,
  manyMinutes: 10,
  stormCredentials: 50,
  stormRequests: 1200,
  stormMinutes: 10,
  stormBlockMinutes: 15,
}

/** Seen from these addresses, a second apart, the last one now. */
const from = (addresses: readonly string[], outside = false, stepMs = SECOND): Sighting[] =>
  addresses.map((address, index) => ({
    network: wideNetworkOf(address),
    outside,
    at: NOW - (addresses.length - 1 - index) * stepMs,
  }))
const many = (count: number, address: (index: number) => string) => Array.from({ length: count }, (_, i) => address(i))

/** How those live who have done nothing wrong. */
const CUSTOMERS: Record<string, string[]> = {
  'a telephone hopping through the /24s of its carrier': many(200, (i) => `223.38.${i}.${i}`),
  'a telephone hopping through the /64s of its carrier': many(200, (i) => `2001:2d8:${i.toString(16)}:${i}::1`),
  'a telephone between Wi-Fi and carrier, both families': [
    '223.38.4.1',
    '2001:2d8:1::1',
    '121.130.7.7',
    '2406:5900:1::1',
    '223.38.9.1',
    '2001:2d8:2::1',
  ],
  'a cloud behind one address': many(500, () => '52.78.1.9'),
  'two offices': many(100, (i) => (i % 2 ? '121.130.7.7' : '211.45.60.3')),
  'two offices with both families': many(
    100,
    (i) => ['121.130.7.7', '211.45.60.3', '2001:220::1', '2406:5900::1'][i % 4] ?? '',
  ),
}

describe('a key tried from outside the allow-list', () => {
  for (const [what, addresses] of Object.entries(CUSTOMERS)) {
    test(`${what}: is only refused`, () => assert.equal(isTriedOutside(from(addresses, true), RULES, NOW), false))
  }

  for (const [what, sightings, blocked] of [
    ['three networks', from(['203.0.113.9', '198.51.100.9', '192.0.2.9'], true), true],
    ['two networks, one of them often', from(['203.0.113.9', '198.51.100.9', '203.0.7.9', '203.0.8.9'], true), false],
    ['three networks of IPv6', from(['2001:db8::1', '2406:5900::1', '2a00:1450::1'], true), true],
    ['two of each family', from(['203.0.113.9', '198.51.100.9', '2001:db8::1', '2406:5900::1'], true), false],
    ['a build farm on the list', from(many(500, (i) => `${i % 200}.1.1.1`)), false],
    ['three networks at the edge of ten minutes', from(['1.1.1.1', '2.2.2.2', '3.3.3.3'], true, 5 * MINUTE - 1), true],
    [
      'three networks within ten minutes and a moment',
      from(['1.1.1.1', '2.2.2.2', '3.3.3.3'], true, 5 * MINUTE),
      false,
    ],
    ['two outside, many inside', [...from(['1.1.1.1', '2.2.2.2'], true), ...from(['3.3.3.3', '4.4.4.4'])], false],
    ['nothing', [], false],
  ] as const) {
    test(`${what}: ${blocked}`, () => assert.equal(isTriedOutside(sightings, RULES, NOW), blocked))
  }
})

describe('a key used from many networks', () => {
  for (const [what, addresses] of Object.entries(CUSTOMERS)) {
    test(`${what}: is nothing`, () => assert.equal(isUsedFromMany(from(addresses), RULES, NOW), false))
  }

  for (const [what, sightings, told] of [
    ['a build farm of nineteen networks', from(many(190, (i) => `20.${i % 19}.${i}.1`)), false],
    ['twenty networks', from(many(20, (i) => `20.${i}.1.1`)), true],
    [
      'twenty networks over an hour',
      from(
        many(20, (i) => `20.${i}.1.1`),
        false,
        3 * MINUTE,
      ),
      false,
    ],
    [
      'twenty networks, all refused',
      from(
        many(20, (i) => `20.${i}.1.1`),
        true,
      ),
      false,
    ],
    ['nineteen of each family', from(many(38, (i) => (i % 2 ? `20.${i}.1.1` : `2001:${i + 1}::1`))), false],
  ] as const) {
    test(`${what}: ${told}`, () => assert.equal(isUsedFromMany(sightings, RULES, NOW), told))
  }
})

describe('failing credentials of one network', () => {
  for (const [what, requests, credentials, storm] of [
    ['a program that repeats its expired key every second', 600, 1, false],
    ['a hundred programs behind one address, some with an old key', 900, 40, false],
    ['two offices that mistyped a key', 20, 4, false],
    ['a telephone with a revoked key', 30, 1, false],
    ['a build farm behind one address with a revoked key', 1_199, 1, false],
    ['somebody who tries one key after the other', 50, 50, true],
    ['somebody who does not stop', 1_200, 1, true],
    ['one short of either', 1_199, 49, false],
  ] as const) {
    test(`${what}: ${storm}`, () => assert.equal(isStorm({ since: NOW, requests, credentials }, RULES), storm))
  }

  test('are counted for ten minutes from the first', () => {
    assert.equal(isOver({ since: NOW - 10 * MINUTE + 1 }, RULES, NOW), false)
    assert.equal(isOver({ since: NOW - 10 * MINUTE }, RULES, NOW), true)
  })
})

test('every threshold is that of the configuration', () => {
  const strict = { ...RULES, outsideNetworks: 1, manyNetworks: 2, stormCredentials: 1 }
  assert.ok(isTriedOutside(from(['1.1.1.1'], true), strict, NOW))
  assert.ok(isUsedFromMany(from(['1.1.1.1', '2.2.2.2']), strict, NOW))
  assert.ok(isStorm({ since: NOW, requests: 1, credentials: 1 }, strict))
  const wide = { ...RULES, outsideMinutes: 60, manyMinutes: 60, stormMinutes: 60 }
  assert.ok(isTriedOutside(from(['1.1.1.1', '2.2.2.2', '3.3.3.3'], true, 20 * MINUTE), wide, NOW))
  assert.ok(
    isUsedFromMany(
      from(
        many(20, (i) => `20.${i}.1.1`),
        false,
        3 * MINUTE,
      ),
      wide,
      NOW,
    ),
  )
  assert.equal(isOver({ since: NOW - 30 * MINUTE }, wide, NOW), false)
})
