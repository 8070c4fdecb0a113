import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { createSecrets } from './secret.ts'

const secrets = createSecrets(['first secret', 'second secret'])
const alone = createSecrets(['second secret'])

test('each purpose has its own key, always the same', () => {
  assert.ok(secrets.derive('a').equals(createSecrets(['first secret']).derive('a')))
  assert.ok(!secrets.derive('a').equals(secrets.derive('b')))
  assert.equal(secrets.derive('a').length, 32)
})

test('the first value makes, both verify', () => {
  assert.equal(secrets.deriveAll('a').length, 2)
  assert.ok(secrets.deriveAll('a')[1]?.equals(alone.derive('a')))
  assert.equal(secrets.verify('cursor', alone.sign('cursor', 'text')), 'text')
  assert.equal(alone.verify('cursor', secrets.sign('cursor', 'text')), null)
})

test('what was signed comes back, for its purpose only', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }).filter((text) => text !== ''),
      (text) => {
        const signed = secrets.sign('cursor', text)
        assert.match(signed, /^[\w-]+$/)
        assert.equal(secrets.verify('cursor', signed), text)
        assert.equal(secrets.verify('link', signed), null)
      },
    ),
  )
})

test('one changed character is enough to refuse', () => {
  const signed = secrets.sign('cursor', 'position 12')
  for (let at = 0; at < signed.length; at++) {
    const other = signed[at] === 'A' ? 'B' : 'A'
    assert.equal(secrets.verify('cursor', `${signed.slice(0, at)}${other}${signed.slice(at + 1)}`), null, `at ${at}`)
  }
})

test('cut, lengthened and decorated texts are refused', () => {
  const signed = secrets.sign('cursor', 'position 12')
  for (const text of [
    '',
    'A',
    signed.slice(0, -1),
    signed.slice(1),
    `${signed}A`,
    `${signed}=`,
    `${signed} `,
    `.${signed}`,
  ]) {
    assert.equal(secrets.verify('cursor', text), null, text)
  }
  assert.equal(secrets.verify('cursor', secrets.sign('cursor', '')), null, 'nothing signed is nothing')
})

test('what is sealed opens for its purpose and its row, and for no other', () => {
  const sealed = secrets.seal('mail', '비밀 link', 'mail_1')
  assert.equal(secrets.open('mail', sealed, 'mail_1'), '비밀 link')
  assert.equal(secrets.open('mail', sealed, 'mail_2'), null)
  assert.equal(secrets.open('webhook', sealed, 'mail_1'), null)
  assert.equal(alone.open('mail', sealed, 'mail_1'), null)
  assert.equal(secrets.open('mail', alone.seal('mail', 'old', 'mail_1'), 'mail_1'), 'old')
  assert.notDeepEqual(secrets.seal('mail', '비밀 link', 'mail_1'), sealed)
  for (const touched of [sealed.subarray(1), sealed.subarray(0, -1), Buffer.alloc(0), Buffer.alloc(40)]) {
    assert.equal(secrets.open('mail', touched, 'mail_1'), null)
  }
})

test('fingerprints tell secrets apart without showing them', () => {
  const [first, second] = secrets.fingerprints()
  assert.match(first ?? '', /^[0-9a-f]{16}$/)
  assert.notEqual(first, second)
  assert.deepEqual(alone.fingerprints(), [second])
})

test('there is no service without a secret', () => {
  assert.throws(() => createSecrets([]))
})
