import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { describe, type TestContext, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { createActor, refused } from '../../test/acting.ts'
import { passedOn } from '../../test/environment.ts'
import { endsWithTests, eventually } from '../../test/harness.ts'
import { SECOND } from '../lib/clock.ts'
import { listen } from './listen.ts'
import { listenVerdict, readKey } from './listen-verdict.ts'

/** As published with the specification. */
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const OTHER = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const VECTOR = {
  headers: {
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  },
  body: Buffer.from('{"test": 2432232314}'),
  at: 1_614_265_330 * SECOND,
}

const keyOf = (text: string) => readKey(text) ?? assert.fail(text)

function signed(secret: string, body: string, { id = 'evt_1', secondsAgo = 0 } = {}) {
  const timestamp = String(Math.floor(Date.now() / SECOND) - secondsAgo)
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}

describe('the verdict on a webhook', () => {
  const verdict = (headers: Record<string, string | undefined> = {}, secret = SECRET, at = VECTOR.at) =>
    listenVerdict({ ...VECTOR, at, headers: { ...VECTOR.headers, ...headers } }, keyOf(secret))

  test('is good for the published vectors, with the secret with or without its head, alone or among wrong ones', () => {
    assert.equal(verdict().fault, null)
    assert.equal(verdict({}, SECRET.replace('whsec_', '')).fault, null)
    const among = `v2,abc v1,AAAA v1a,AAAA ${VECTOR.headers['webhook-signature']}`
    assert.equal(verdict({ 'webhook-signature': among }).fault, null)
    const signature = 'v1a,tQ9V2XOqn7jL/DQenEFpqIugdBVtiMmER5mhSkXBNwM0mkATuDe6KYYUuxqtaiHeYGb7KaaBRdM5WqyeFiL8Ag=='
    const publicKey = 'whpk_ZlN4eg7dSSqi0moX9hQUk3orrOouK3QVQSlJa248c/g='
    assert.equal(verdict({ 'webhook-signature': signature }, publicKey).fault, null)
  })

  test('says in words what is wrong', () => {
    for (const [headers, fault, words, secret] of [
      [{ 'webhook-signature': undefined }, 'header_missing', /webhook-signature is missing.*standard/],
      [{ 'webhook-id': '', 'webhook-timestamp': '' }, 'header_missing', /webhook-id, webhook-timestamp are missing/],
      [{ 'webhook-timestamp': 'hello' }, 'timestamp_malformed', /number of seconds/],
      [{ 'webhook-timestamp': '1614265331' }, 'signature_wrong', /another secret, or something on the way/],
      [{ 'webhook-id': 'msg_other' }, 'signature_wrong', /before a rotation/],
      [{ 'webhook-signature': VECTOR.headers['webhook-signature'].slice(0, 8) }, 'signature_wrong', /is wrong/],
      [{ 'webhook-signature': 'v1,' }, 'signature_wrong', /no v1 signature/],
      [{ 'webhook-signature': 'v1a,AAAA' }, 'signature_wrong', /no v1 signature, only v1a\. To check v1a/],
      [{}, 'signature_wrong', /v1 signature is wrong/, OTHER],
      [{}, 'signature_wrong', /"signatures": \["v1","v1a"\]/, `whpk_${Buffer.alloc(32, 1).toString('base64')}`],
    ] as const) {
      const found = verdict(headers, secret)
      assert.equal(found.fault, fault, found.detail)
      assert.match(found.detail, words)
    }
  })

  test('allows five minutes both ways, to the second', () => {
    const after = (seconds: number) => verdict({}, SECRET, VECTOR.at + seconds * SECOND).fault
    assert.deepEqual([-301, -300, 300, 301].map(after), ['timestamp_ahead', null, null, 'timestamp_too_old'])
  })

  test('needs a key that can be one', () => {
    for (const text of [
      '',
      'whsec_',
      'whsec_c2hvcnQ=',
      'whpk_c2hvcnQ=',
      'whsk_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      'secret!',
    ]) {
      assert.equal(readKey(text), null, text)
    }
  })
})

interface ReceiverLine {
  event: string
  [name: string]: unknown
}

const act = createActor({ listen })

/** The receiver, at work in this process, with what it told. */
async function start(t: TestContext, options = '') {
  const told: { document: ReceiverLine; text: string }[] = []
  const stopping = new AbortController()
  t.after(() => stopping.abort())
  const work = act(`listen --port 0 ${options}`.trim(), {
    open: () => assert.fail('no database is needed'),
    tell: async (document, text) => void told.push({ document: document as ReceiverLine, text }),
    stopping: stopping.signal,
  })
  const url = await eventually(() => told[0]?.document.url as string)
  const send = async (body: string, headers: Record<string, string> = {}) =>
    (await fetch(`${url}hook`, { method: 'POST', body, headers })).status
  return { told, url, send, work, stop: () => stopping.abort() }
}

describe('the receiver', () => {
  const BODY = JSON.stringify({ id: 'evt_1', type: 'bid.matched', data: { bid: { title: '하수관로 정비공사' } } })

  test('shows what arrives, whether it is signed rightly, and whether it is new', async (t) => {
    const { told, send, stop, work } = await start(t, `--secret ${SECRET}`)
    assert.equal(await send(BODY, signed(SECRET, BODY)), 204)
    assert.equal(await send(BODY, signed(SECRET, BODY, { secondsAgo: 5 })), 204)
    assert.equal(await send('{"id":"evt_1"}', signed(SECRET, '{"id":"evt_1"}')), 204)
    assert.equal(await send(BODY, signed(OTHER, BODY, { id: 'evt_2' })), 401)
    assert.equal(await send(BODY, signed(SECRET, BODY, { id: 'evt_3', secondsAgo: 400 })), 401)
    assert.equal(await send(`${BODY} `, signed(SECRET, BODY, { id: 'evt_4' })), 401)
    stop()
    const { document, exit } = await work
    assert.deepEqual(document, { event: 'stopped', received: 6, verified: 3, refused: 3, repeated: 2 })
    assert.equal(exit, 1)
    const [listening, ...received] = told.map((one) => one.document)
    assert.deepEqual(Object.keys(listening ?? {}), ['event', 'url'])
    assert.deepEqual(
      received.map(({ id, verified, fault, repetition }) => [id, verified, fault, repetition]),
      [
        ['evt_1', true, null, null],
        ['evt_1', true, null, { times: 1, sameBody: true }],
        ['evt_1', true, null, { times: 2, sameBody: false }],
        ['evt_2', false, 'signature_wrong', null],
        ['evt_3', false, 'timestamp_too_old', null],
        ['evt_4', false, 'signature_wrong', null],
      ],
    )
    assert.deepEqual(received[0]?.payload, JSON.parse(BODY))
    const words = told.map(({ text }) => text)
    assert.match(words[1] ?? '', /^\d\d:\d\d:\d\d {2}OK {2}bid\.matched {2}evt_1 {2}new\n\{\n.*"하수관로 정비공사"/s)
    assert.match(words[2] ?? '', /came 1 time before\n/)
    assert.match(words[3] ?? '', /came 2 times before, WITH ANOTHER BODY\n/)
    assert.match(words[4] ?? '', /REFUSED {2}bid\.matched {2}evt_2\n {2}The v1 signature is wrong/)
  })

  test('without a secret shows everything and believes nothing', async (t) => {
    const { told, send, work } = await start(t, '--count 2')
    assert.equal(await send('{"text":"새 입찰공고","blocks":[]}'), 204)
    assert.equal(await send('no JSON'), 204)
    const { document, text, exit } = await work
    assert.deepEqual([exit, document], [0, { event: 'stopped', received: 2, verified: 0, refused: 0, repeated: 0 }])
    assert.match(text, /nothing was checked/)
    assert.deepEqual([told[1]?.document.verified, told[2]?.document.body], [null, 'no JSON'])
    assert.match(told[1]?.text ?? '', /NOT CHECKED {2}no type {2}no webhook-id/)
  })

  test('answers what is no webhook as such, and goes on', async (t) => {
    const { url, send } = await start(t)
    assert.equal((await fetch(url)).status, 405)
    assert.equal(await send('x'.repeat(1024 * 1024 + 1)).catch(() => 413), 413)
    assert.equal(await send('{}'), 204)
  })

  test('says what is wrong with its options, and never repeats a secret', async (t) => {
    const { url } = await start(t)
    const open = () => assert.fail('opened')
    const usage = await refused(() => act('listen --secret whsec_hidden', { open }))
    assert.deepEqual([usage.exit, usage.code], [2, 'wrong_usage'])
    assert.ok(!usage.detail.includes('hidden'))
    assert.equal((await refused(() => act('listen --port 65536', { open }))).exit, 2)
    const taken = await refused(() => act(`listen --port ${new URL(url).port}`, { open }))
    assert.deepEqual([taken.exit, /is in use by another program/.test(taken.detail)], [1, true])
  })

  test('as a process: one line of JSON for each thing, and Ctrl-C is its end', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519')
    const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64')
    const command = fileURLToPath(new URL('../../gonggo', import.meta.url))
    // Nothing listens there: a database is not asked for.
    const env = {
      ...passedOn(),
      DATABASE_URL: 'postgres://a:b@127.0.0.1:1/x',
      GONGGO_SECRET: 'long enough for one',
    }
    const words = ['listen', '--port', '0', '--secret', `whpk_${raw}`, '--json']
    const child = endsWithTests(spawn(command, words, { env }))
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    const next = async () => JSON.parse(String((await lines.next()).value)) as ReceiverLine
    const { event, url } = await next()
    assert.equal(event, 'listening')
    const at = String(Math.floor(Date.now() / SECOND))
    const signature = sign(null, Buffer.from(`evt_9.${at}.{}`), privateKey).toString('base64')
    const headers = { 'webhook-id': 'evt_9', 'webhook-timestamp': at, 'webhook-signature': `v1,AAAA v1a,${signature}` }
    const { status } = await fetch(String(url), { method: 'POST', body: '{}', headers })
    const received = await next()
    assert.deepEqual([status, received.event, received.verified], [204, 'received', true])
    child.kill('SIGINT')
    const [code] = await once(child, 'exit')
    assert.deepEqual([code, (await next()).event], [0, 'stopped'])
  })
})
