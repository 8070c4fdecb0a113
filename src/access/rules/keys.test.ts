import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { includesScope, SCOPES } from '../../vocabulary/roles.ts'
import {
  type Credential,
  credentialRefusal,
  type Demand,
  digestOf,
  isWellFormed,
  type KeyRefusal,
  keyOf,
  keyState,
  makeKey,
  missingScopes,
  permissionRefusal,
  prefixOf,
  withoutSecrets,
} from './keys.ts'

const NOW = 1_000_000
const key = makeKey(randomInt)
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

describe('the form of a key', () => {
  test('a head anyone can search for, 32 characters of chance, 6 of checksum', () => {
    assert.match(key, /^gg_live_[0-9A-Za-z]{38}$/)
    assert.ok(isWellFormed(key))
    assert.equal(prefixOf(key), key.slice(0, 12))
  })

  test('the checksum is the CRC-32 in base 62, so others can check it as well', () => {
    const zeros = makeKey(() => 0)
    // CRC-32 of "gg_live_" and 32 zeros, reckoned apart from the code under test.
    assert.equal(zeros, `gg_live_${'0'.repeat(32)}${toBase62(crcOf(`gg_live_${'0'.repeat(32)}`))}`)
  })

  test('ten thousand keys differ and are well formed', () => {
    const keys = new Set(Array.from({ length: 10_000 }, () => makeKey(randomInt)))
    assert.equal(keys.size, 10_000)
    for (const one of keys) if (!isWellFormed(one)) assert.fail(one)
  })

  test('one changed character is always noticed, wherever it is and whatever it becomes', () => {
    for (let at = 0; at < key.length; at++) {
      for (const other of `${ALPHABET}_-`) {
        if (other === key[at]) continue
        assert.equal(isWellFormed(`${key.slice(0, at)}${other}${key.slice(at + 1)}`), false, `${other} at ${at}`)
      }
    }
  })

  test('two neighbours swapped are noticed', () => {
    for (let at = 0; at + 1 < key.length; at++) {
      const swapped = `${key.slice(0, at)}${key[at + 1]}${key[at]}${key.slice(at + 2)}`
      if (swapped !== key) assert.equal(isWellFormed(swapped), false, `at ${at}`)
    }
  })

  test('nothing else is a key', () => {
    for (const text of [
      '',
      'gg_live_',
      key.slice(1),
      key.slice(0, -1),
      `${key}0`,
      ` ${key}`,
      `${key}\n`,
      key.toUpperCase(),
    ]) {
      assert.equal(isWellFormed(text), false, JSON.stringify(text))
    }
    fc.assert(fc.property(fc.string({ maxLength: 60 }), (text) => isWellFormed(text) === false))
  })

  test('its digest needs the pepper', () => {
    const digest = digestOf(Buffer.from('pepper'), key)
    assert.match(digest, /^[0-9a-f]{64}$/)
    assert.notEqual(digest, digestOf(Buffer.from('salt'), key))
    assert.ok(!digest.includes(key.slice(8, 16)))
  })
})

describe('the header', () => {
  for (const [header, expected] of [
    [undefined, { key: null, given: false }],
    ['', { key: null, given: false }],
    [`Bearer ${key}`, { key, given: true }],
    [`bearer ${key}`, { key, given: true }],
    [`BEARER   ${key}`, { key, given: true }],
    [`Bearer ${key.slice(0, -1)}`, { key: null, given: true }],
    [`Bearer ${key} ${key}`, { key: null, given: true }],
    [`Bearer ${key},`, { key: null, given: true }],
    [`Bearer "${key}"`, { key: null, given: true }],
    [`Bearer\t${key}`, { key: null, given: true }],
    [`Bearer${key}`, { key: null, given: true }],
    ['Bearer', { key: null, given: true }],
    ['Bearer ', { key: null, given: true }],
    [key, { key: null, given: true }],
    [`Basic ${key}`, { key: null, given: true }],
    [`Token ${key}`, { key: null, given: true }],
  ] as const) {
    test(JSON.stringify(header)?.replace(key, '<key>') ?? 'none', () => assert.deepEqual(keyOf(header), expected))
  }
})

const credential = (changes: Partial<Credential> = {}): Credential => ({
  accountId: 'acc_1',
  keyId: 'key_1',
  scopes: ['bids:read'],
  keyExpiresAt: null,
  secretExpiresAt: null,
  revokedAt: null,
  plan: 'pro',
  accountState: 'active',
  beta: false,
  language: 'ko',
  requestLimit: null,
  allowListVersion: null,
  blockedBy: null,
  ...changes,
})
/** Both parts in their order, as `auth` applies them. */
const refusalOf = (given: Credential, wanted: Demand, stage: string, now: number) =>
  credentialRefusal(given, now) ?? permissionRefusal(given, wanted, stage)
const demand: Demand = { needs: 'notices', scope: 'bids:read' }

describe('who is refused, and why', () => {
  test('of everything wrong the first in the order of the contract is told', () => {
    const steps: [KeyRefusal | null, Partial<Credential>][] = [
      ['revoked_key', { revokedAt: 1 }],
      ['expired_key', { keyExpiresAt: NOW, secretExpiresAt: NOW }],
      ['access_blocked', { accountState: 'suspended' }],
      ['beta_access_required', { beta: false }],
      ['plan_required', { plan: 'free' }],
      ['scope_required', { scopes: [] }],
      [null, {}],
    ]
    const good: Partial<Credential> = { beta: true }
    for (const [index, [expected]] of steps.entries()) {
      const wrong = Object.assign({}, ...steps.slice(index).map(([, fault]) => fault)) as Partial<Credential>
      assert.equal(refusalOf(credential({ ...good, ...wrong }), demand, 'closed-beta', NOW), expected)
    }
  })

  for (const [what, changes, refusal] of [
    ['expires this moment', { keyExpiresAt: NOW }, 'expired_key'],
    ['expires the next', { keyExpiresAt: NOW + 1 }, null],
    ['the secret expires this moment', { secretExpiresAt: NOW }, 'expired_key'],
    ['the secret expires the next', { secretExpiresAt: NOW + 1, keyExpiresAt: NOW + 2 }, null],
    ['the key expires before its secret', { secretExpiresAt: NOW + 1, keyExpiresAt: NOW }, 'expired_key'],
    ['revoked and expired', { revokedAt: NOW, keyExpiresAt: 1 }, 'revoked_key'],
    ['blocked by an incident', { blockedBy: 'inc_1' }, 'access_blocked'],
    ['blocked and expired', { blockedBy: 'inc_1', keyExpiresAt: NOW }, 'expired_key'],
    ['free', { plan: 'free' }, 'plan_required'],
    ['enterprise', { plan: 'enterprise' }, null],
  ] as const) {
    test(`${what}: ${refusal}`, () => assert.equal(refusalOf(credential(changes), demand, 'open-beta', NOW), refusal))
  }

  test('plans and demands', () => {
    const refused = (plan: Credential['plan'], needs: Demand['needs']) =>
      refusalOf(credential({ plan }), { needs, scope: 'any' }, 'general', NOW)
    for (const [plan, needs, refusal] of [
      ['free', 'notices', 'plan_required'],
      ['free', 'webhooks', 'plan_required'],
      ['pro', 'notices', null],
      ['pro', 'webhooks', 'plan_required'],
      ['enterprise', 'notices', null],
      ['enterprise', 'webhooks', null],
    ] as const) {
      assert.equal(refused(plan, needs), refusal, `${plan} ${needs}`)
    }
  })

  test('only a closed beta asks for access to it', () => {
    for (const [stage, beta, refusal] of [
      ['closed-beta', false, 'beta_access_required'],
      ['closed-beta', true, null],
      ['open-beta', false, null],
      ['general', false, null],
    ] as const) {
      assert.equal(refusalOf(credential({ beta }), demand, stage, NOW), refusal, stage)
    }
  })
})

describe('scopes', () => {
  test('writing and managing include reading, and nothing else includes anything', () => {
    for (const held of SCOPES) {
      for (const wanted of SCOPES) {
        const [room, right] = held.split(':')
        const included = wanted === held || (right !== 'read' && wanted === `${room}:read`)
        assert.equal(includesScope([held], wanted), included, `${held} for ${wanted}`)
      }
    }
    assert.equal(includesScope([], 'bids:read'), false)
    assert.equal(includesScope(['bids:read', 'keywords:write'], 'keywords:read'), true)
  })

  test('any scope will do where any is asked for, none as well', () => {
    assert.equal(refusalOf(credential({ scopes: [] }), { needs: 'notices', scope: 'any' }, 'general', NOW), null)
  })
})

test('the state of a key', () => {
  const blocked = { revokedAt: null, expiresAt: NOW + 1, blockedBy: 'inc_1' }
  assert.equal(keyState(blocked, NOW), 'blocked')
  assert.equal(keyState({ ...blocked, expiresAt: NOW }, NOW), 'expired')
  assert.equal(keyState({ ...blocked, revokedAt: NOW }, NOW), 'revoked')
  assert.equal(keyState({ revokedAt: null, expiresAt: null, blockedBy: null }, NOW), 'active')
  assert.equal(keyState({ revokedAt: null, expiresAt: NOW + 1, blockedBy: null }, NOW), 'active')
  assert.equal(keyState({ revokedAt: null, expiresAt: NOW, blockedBy: null }, NOW), 'expired')
  assert.equal(keyState({ revokedAt: 1, expiresAt: 1, blockedBy: null }, NOW), 'revoked')
})

function crcOf(text: string): number {
  let crc = 0xffffffff
  for (const byte of Buffer.from(text)) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

const toBase62 = (value: number): string =>
  [5, 4, 3, 2, 1, 0].map((place) => ALPHABET[Math.floor(value / 62 ** place) % 62]).join('')

test('a route a key may call on itself needs no scope of that key, but of every other', () => {
  const itself = { needs: 'access', scope: 'keys:manage', itself: 'key_1' } as const
  const told = (keyId: string, plan: Credential['plan'] = 'pro') =>
    refusalOf(credential({ keyId, plan, scopes: [] }), itself, 'general', NOW)
  assert.deepEqual([told('key_1'), told('key_2'), told('key_1', 'free')], [null, 'scope_required', 'plan_required'])
})

describe('what a key may give', () => {
  test('what it holds, reading included, and nothing else', () => {
    assert.deepEqual(missingScopes(['bids:read', 'keywords:write'], ['keywords:read', 'bids:read']), [])
    assert.deepEqual(missingScopes(['keywords:read', 'keys:manage'], ['keywords:write', 'keys:manage', 'team:read']), [
      'keywords:write',
      'team:read',
    ])
    assert.deepEqual(missingScopes([], SCOPES), [...SCOPES])
  })
})

describe('what is written down', () => {
  test('holds the beginning of a secret at most', () => {
    const detail = { [key]: `a ${key} and ${key}`, list: ['whsec_abc+/=', `x${key}x`, 5, null, 'gg_live_short'] }
    const start = `${prefixOf(key)}…`
    assert.deepEqual(withoutSecrets(detail), {
      [start]: `a ${start} and ${start}`,
      list: ['whsec_…', `x${start}x`, 5, null, 'gg_live_short'],
    })
  })
})
