import assert from 'node:assert/strict'
import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { describe, test } from 'node:test'
import { InvalidSignature, verifyWebhook } from '../src/index.ts'

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const [ID, TIME, BODY] = ['msg_p5jXN8AQM9LWM0D4loKWxJek', '1614265330', '{"test": 2432232314}']
const SIGNATURE = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='
/** Published with Standard Webhooks, and the example of its text. */
const PUBLIC_A = 'whpk_ZlN4eg7dSSqi0moX9hQUk3orrOouK3QVQSlJa248c/g='
const SIGNATURE_A = 'v1a,tQ9V2XOqn7jL/DQenEFpqIugdBVtiMmER5mhSkXBNwM0mkATuDe6KYYUuxqtaiHeYGb7KaaBRdM5WqyeFiL8Ag=='
const PUBLIC_B = `whpk_${Buffer.from('6Xb/dCcHpPea21PS1N9VY/NZW723CEc77N4rJCubMbfVKIDij2HKpMKkioLlX0dRqSKJp4AJ6p9lMicMFs6Kvg==', 'base64').subarray(32).toString('base64')}`
const SIGNATURE_B = 'v1a,hnO3f9T8Ytu9HwrXslvumlUpqtNVqkhqw/enGzPCXe5BdqzCInXqYXFymVJaA7AZdpXwVLPo3mNl8EM+m7TBAg=='

const at = (seconds: number) => new Date((Number(TIME) + seconds) * 1000)
const headersOf = (signature: string, id = ID, timestamp = TIME) => ({
  'webhook-id': id,
  'webhook-timestamp': timestamp,
  'webhook-signature': signature,
})
const given = { body: BODY, headers: headersOf(SIGNATURE), secrets: SECRET, at: at(0) }
const refused = (received: Partial<Parameters<typeof verifyWebhook>[0]>, what: string) =>
  assert.rejects(verifyWebhook({ ...given, ...received }), InvalidSignature, what)

describe('a webhook', () => {
  test('with a valid signature is returned', async () => {
    assert.deepEqual(await verifyWebhook(given), { test: 2432232314 })
    const bytes = new TextEncoder().encode(BODY)
    assert.deepEqual(await verifyWebhook({ ...given, body: bytes }), { test: 2432232314 })
    const headers = new Headers(given.headers)
    assert.ok(await verifyWebhook({ ...given, headers, secrets: SECRET.replace('whsec_', '') }))
  })

  test('is verified as received, byte by byte: with Hangul, and with the headers of Node', async () => {
    const body = Buffer.from('{"type":"bid.matched","data":{"bid":{"title":"하수관로"}}}')
    const key = Buffer.from(SECRET.slice(6), 'base64')
    const signature = createHmac('sha256', key).update(`${ID}.${TIME}.`).update(body).digest('base64')
    const headers = { ...headersOf(`v1,${signature}`), 'set-cookie': ['a', 'b'] }
    const event = await verifyWebhook({ ...given, body: new Uint8Array(body), headers })
    assert.equal(event.type === 'bid.matched' && event.data.bid.title, '하수관로')
  })

  test('signed with v1a is verified with the public key only', async () => {
    for (const [secrets, signature] of [
      [PUBLIC_A, SIGNATURE_A],
      [PUBLIC_B, SIGNATURE_B],
    ] as const) {
      assert.ok(await verifyWebhook({ ...given, secrets, headers: headersOf(signature) }))
      await refused({ secrets, headers: headersOf(signature), body: `${BODY} ` }, 'another body')
    }
    await refused({ secrets: PUBLIC_A, headers: headersOf(SIGNATURE_B) }, 'another key')
    await refused({ secrets: PUBLIC_A }, 'no v1a')
    await refused({ headers: headersOf(SIGNATURE_A) }, 'no v1')
  })

  test('with a key generated here', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519')
    const { x = '' } = publicKey.export({ format: 'jwk' })
    const signature = sign(null, Buffer.from(`${ID}.${TIME}.${BODY}`), privateKey).toString('base64')
    const secrets = `whpk_${Buffer.from(x, 'base64url').toString('base64')}`
    assert.ok(await verifyWebhook({ ...given, secrets, headers: headersOf(`v1,AAAA v1a,${signature}`) }))
  })

  test('is accepted if one of several signatures matches one of several secrets', async () => {
    const other = `whsec_${Buffer.alloc(24, 7).toString('base64')}`
    const wrong = `v1,${Buffer.alloc(32).toString('base64')}`
    const many = `${wrong} v2,${SIGNATURE.slice(3)} ${SIGNATURE} ${wrong}`
    assert.ok(await verifyWebhook({ ...given, headers: headersOf(many), secrets: [other, SECRET] }))
    assert.ok(await verifyWebhook({ ...given, headers: headersOf(many), secrets: [PUBLIC_A, SECRET] }))
    await refused({ headers: headersOf(many), secrets: [other] }, 'no secret fits')
    await refused({ secrets: [] }, 'no secret')
  })

  test('is rejected if anything is missing or altered', async () => {
    for (const signature of ['', 'v1', 'v1,', 'v1,g0hM9SsE', SIGNATURE.slice(3), 'v1,?', `v2,${SIGNATURE.slice(3)}`])
      await refused({ headers: headersOf(signature) }, signature)
    for (const name of Object.keys(given.headers))
      await refused({ headers: { ...given.headers, [name]: undefined } }, name)
    for (const time of ['hello', '', `${TIME}.5`, `-${TIME}`, '1e9'])
      await refused({ headers: headersOf(SIGNATURE, ID, time) }, time)
    await refused({ headers: headersOf(SIGNATURE, `${ID}.${TIME}`) }, 'shifted fields')
    await refused({ body: '' }, 'no body')
  })

  test('is rejected if it is more than five minutes old or ahead, or as configured', async () => {
    for (const seconds of [-300, 300]) assert.ok(await verifyWebhook({ ...given, at: at(seconds) }))
    for (const seconds of [-301, 301]) await refused({ at: at(seconds) }, String(seconds))
    assert.ok(await verifyWebhook({ ...given, at: at(3000), toleranceSeconds: 3600 }))
    await refused({ at: undefined }, 'the clock of today')
  })

  test('cannot be verified with an invalid secret', async () => {
    for (const secrets of ['', 'whsec_', 'whpk_', 'whsec_?', 'whsec_A'])
      await assert.rejects(verifyWebhook({ ...given, secrets }), TypeError, secrets)
  })
})
