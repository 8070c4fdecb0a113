import assert from 'node:assert/strict'
import { createPrivateKey, createPublicKey, createSecretKey, randomBytes } from 'node:crypto'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { Webhook } from 'standardwebhooks'
import { SECRET_FORM } from '../schema/webhooks.ts'
import { privateKeyForm, publicKeyText, readSecret, secretHint, secretText, signedHeaders } from './signing.ts'

const hmacKey = (secret: string) => createSecretKey(readSecret(secret) ?? Buffer.alloc(0))
const ed25519 = (base64: string) =>
  createPrivateKey({ key: privateKeyForm(Buffer.from(base64, 'base64')), format: 'der', type: 'pkcs8' })

/** Test vectors published with the specification. */
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at: 1_614_265_330_000, body: '{"test": 2432232314}' }
const V1 = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='
const SEED = 'VEVTVFNJR05JTkdLRVlET05PVFVTRVRISVNGT1JBTlk='
const SEED_SIGNATURE = 'v1a,tQ9V2XOqn7jL/DQenEFpqIugdBVtiMmER5mhSkXBNwM0mkATuDe6KYYUuxqtaiHeYGb7KaaBRdM5WqyeFiL8Ag=='
const LONG_KEY = '6Xb/dCcHpPea21PS1N9VY/NZW723CEc77N4rJCubMbfVKIDij2HKpMKkioLlX0dRqSKJp4AJ6p9lMicMFs6Kvg=='
const LONG_SIGNATURE = 'v1a,hnO3f9T8Ytu9HwrXslvumlUpqtNVqkhqw/enGzPCXe5BdqzCInXqYXFymVJaA7AZdpXwVLPo3mNl8EM+m7TBAg=='

describe('the published vectors', () => {
  test('v1', () => {
    const headers = signedHeaders(message, { secrets: [hmacKey(SECRET)], ed25519: null })
    assert.deepEqual(headers, {
      'webhook-id': message.id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': V1,
    })
  })

  test('v1a, from a seed and from a seed with its public half', () => {
    for (const [key, signature] of [
      [SEED, SEED_SIGNATURE],
      [LONG_KEY, LONG_SIGNATURE],
    ] as const) {
      const headers = signedHeaders(message, { secrets: [hmacKey(SECRET)], ed25519: ed25519(key) })
      assert.equal(headers['webhook-signature'], `${V1} ${signature}`)
    }
  })

  test('the public key of a seed', () => {
    const raw = createPublicKey(ed25519(SEED)).export({ format: 'der', type: 'spki' }).subarray(-32)
    assert.equal(publicKeyText(raw), 'whpk_ZlN4eg7dSSqi0moX9hQUk3orrOouK3QVQSlJa248c/g=')
  })
})

describe('the verifier for customers', () => {
  const now = () => ({ id: 'evt_01jd3x9k2m', at: Date.now(), body: '{"title":"하수관로 정비"}' })
  const fresh = () => secretText(randomBytes(32))

  test('accepts valid signatures, alone or among others', () => {
    const [secret, other] = [fresh(), fresh()]
    const given = now()
    const alone = signedHeaders(given, { secrets: [hmacKey(secret)], ed25519: null })
    assert.deepEqual(new Webhook(secret).verify(given.body, alone), JSON.parse(given.body))
    const rotating = signedHeaders(given, { secrets: [hmacKey(other), hmacKey(secret)], ed25519: ed25519(SEED) })
    for (const one of [secret, other]) new Webhook(one).verify(given.body, rotating)
    assert.throws(() => new Webhook(fresh()).verify(given.body, rotating))
  })

  test('refuses changed messages', () => {
    const secret = fresh()
    const given = now()
    const headers = signedHeaders(given, { secrets: [hmacKey(secret)], ed25519: null })
    const verify = (changes: Record<string, string>, body = given.body) =>
      new Webhook(secret).verify(body, { ...headers, ...changes })
    assert.throws(() => verify({}, `${given.body} `))
    assert.throws(() => verify({ 'webhook-id': 'evt_other' }))
    assert.throws(() => verify({ 'webhook-timestamp': 'hello' }))
    assert.throws(() => verify({ 'webhook-signature': headers['webhook-signature']?.slice(0, 8) ?? '' }))
    assert.throws(() => verify({ 'webhook-signature': 'v1,' }))
    for (const minutes of [-6, 6]) {
      const at = given.at + minutes * 60_000
      const old = signedHeaders({ ...given, at }, { secrets: [hmacKey(secret)], ed25519: null })
      assert.throws(() => new Webhook(secret).verify(given.body, old), /timestamp/i)
    }
  })
})

describe('what cannot be signed', () => {
  test('an id that holds what separates fields', () => {
    const keys = { secrets: [hmacKey(SECRET)], ed25519: null }
    for (const id of ['', 'evt.1', 'evt_1\n', 'evt_1\r\nhost: x', 'evt 1', 'evt_é']) {
      assert.throws(() => signedHeaders({ ...message, id }, keys), /cannot be signed/)
    }
  })

  test('anything, without a key', () => {
    assert.throws(() => signedHeaders(message, { secrets: [], ed25519: null }), /nothing to sign with/)
  })
})

describe('secrets', () => {
  test('are 24 to 64 bytes in one encoding, with their prefix', () => {
    for (const bytes of [24, 32, 33, 64]) assert.equal(readSecret(secretText(randomBytes(bytes)))?.length, bytes)
    for (const text of [
      '',
      'whsec_',
      secretText(randomBytes(23)),
      secretText(randomBytes(65)),
      randomBytes(32).toString('base64'),
      `${secretText(randomBytes(32))} `,
      secretText(randomBytes(32)).replace('=', ''),
      `whsec_${'*'.repeat(44)}`,
      `whsec_${'A'.repeat(42)}B=`,
    ])
      assert.equal(readSecret(text), null, text)
  })

  test('are distinguished by their first letters', () => {
    assert.equal(secretHint(SECRET), 'whsec_MfKQ…')
  })
})

test('the declared pattern accepts exactly the secrets that can be read', () => {
  const form = new RegExp(SECRET_FORM, 'u')
  const ofBytes = fc.uint8Array({ maxLength: 70 }).map(secretText)
  const spoiled = fc.tuple(ofBytes, fc.nat(100), fc.constantFrom('', '=', 'A', 'B', 'Q', ' ', '-'))
  const nearMisses = spoiled.map(([text, at, sign]) => text.slice(0, at) + sign + text.slice(at + 1))
  fc.assert(
    fc.property(fc.oneof(ofBytes, nearMisses), (text) =>
      assert.equal(form.test(text), readSecret(text) !== null, text),
    ),
    { numRuns: 5_000 },
  )
})
