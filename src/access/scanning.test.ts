import assert from 'node:assert/strict'
import { generateKeyPairSync, hash, type KeyObject, sign } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { type ProblemAnswer, startTestApp, type TestApp } from '../../test/app-harness.ts'
import { makeAccount, makeKey } from '../../test/factories.ts'
import { eventually, openTestDatabase, type TestDatabase } from '../../test/harness.ts'
import { exchange } from '../../test/raw-http.ts'
import { DAY, MINUTE } from '../lib/clock.ts'
import type { Incident } from './schema/incidents.ts'
import type { FindingLabel } from './schema/scanning.ts'

const PATH = '/integrations/secret-scanning'

const pair = (namedCurve = 'prime256v1') => generateKeyPairSync('ec', { namedCurve })
const pem = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' })
const [ours, next, foreign] = [pair(), pair(), pair()]

describe('POST /integrations/secret-scanning', () => {
  let database: TestDatabase
  let app: TestApp
  let other: TestApp
  let folder: string
  let file: string

  const keep = (keys: Record<string, KeyObject>) =>
    writeFileSync(
      file,
      JSON.stringify({
        public_keys: Object.entries(keys).map(([key_identifier, key], index) => ({
          key_identifier,
          key: pem(key),
          is_current: index === 0,
        })),
      }),
    )
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'gonggo-scanning-'))
    file = join(folder, 'keys.json')
    keep({ first: ours.publicKey })
    database = await openTestDatabase()
    const env = { GONGGO_SCANNING_KEYS: file }
    app = await startTestApp({ database, env })
    other = await startTestApp({ database, env })
  })
  after(async () => {
    await Promise.all([app.close(), other.close()])
    await database.close()
    rmSync(folder, { recursive: true })
  })

  interface Sending {
    id?: string | null
    by?: KeyObject
    signature?: string | null
    headers?: Record<string, string>
    /** What is sent, where that is not what was signed. */
    sent?: string
  }
  const post = async (
    text: string,
    { id = 'first', by = ours.privateKey, signature, headers = {}, sent = text }: Sending = {},
  ) => {
    const made = signature === undefined ? sign('sha256', Buffer.from(text), by).toString('base64') : signature
    const answer = await fetch(`${app.baseUrl}${PATH}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(id === null ? {} : { 'Github-Public-Key-Identifier': id }),
        ...(made === null ? {} : { 'Github-Public-Key-Signature': made }),
        ...headers,
      },
      body: sent,
    })
    const body = (await answer.json()) as unknown
    return {
      status: answer.status,
      headers: answer.headers,
      body,
      problem: body as ProblemAnswer,
      labels: body as FindingLabel[],
    }
  }
  const finding = (token: string, url = 'https://git.example/settings.py', type = 'gonggo_api_key') => ({
    token,
    type,
    url,
    source: 'content',
  })
  const report = (...findings: object[]) => post(JSON.stringify(findings))
  const codeFor = async (key: string, on = app) =>
    (await on.get<ProblemAnswer>('/v1/sources', {}, { key })).body.code ?? null
  const newKey = async () => {
    const account = await makeAccount(app)
    const manager = await makeKey(app, account.id)
    return { account: account.id, manager: manager.key, ...(await makeKey(app, account.id)) }
  }
  const incidents = async (key: string) =>
    (await app.get<{ items: Incident[] }>('/v1/access/incidents', {}, { key })).body.items

  test('blocks a leaked key within a second everywhere, and only that key', async () => {
    const { key, id, manager } = await newKey()
    assert.equal(await codeFor(key, other), null)
    const { status, body } = await report(finding(key))
    assert.equal(status, 200)
    assert.deepEqual(body, [
      { token_hash: hash('sha256', key, 'hex'), token_type: 'gonggo_api_key', label: 'true_positive' },
    ])
    for (const on of [app, other]) await eventually(async () => (await codeFor(key, on)) === 'access_blocked')
    assert.equal(await codeFor(manager), null)
    const [incident, ...more] = await incidents(manager)
    assert.deepEqual(more, [])
    assert.deepEqual(
      [incident?.cause, incident?.state, incident?.key?.id, incident?.places],
      ['leaked', 'contained', id, ['https://git.example/settings.py']],
    )
    const { body: refusal } = await app.get<ProblemAnswer>('/v1/sources', {}, { key })
    assert.ok(incident && refusal.detail.includes(incident.id))
    assert.ok(!JSON.stringify(incident).includes(key.slice(12)))
  })

  test('labels several findings, each for itself and in order', async () => {
    const [one, two] = [await newKey(), await newKey()]
    const mistyped = `${one.key.slice(0, -1)}${one.key.endsWith('x') ? 'y' : 'x'}`
    const { labels } = await report(
      finding(one.key),
      finding(mistyped),
      finding('ghp_of_somebody_else'),
      finding(two.key, '', 'other'),
      finding(one.key, 'https://git.example/b'),
      { token: '', type: 't' },
      { ...finding('x'), confidence: 0.9 },
    )
    assert.deepEqual(
      labels.map(({ label }) => label === 'true_positive'),
      [true, false, false, true, true, false, false],
    )
    assert.deepEqual([labels[3]?.token_type, labels[1]?.token_hash], ['other', hash('sha256', mistyped, 'hex')])
    await app.access.auth.pollChanges()
    assert.deepEqual([await codeFor(one.key), await codeFor(two.key)], ['access_blocked', 'access_blocked'])
    const [incident, ...more] = await incidents(one.manager)
    assert.deepEqual([incident?.places.length, more], [2, []])
    assert.deepEqual((await report()).body, [])
  })

  test('tells strangers one thing, whatever they send, and does nothing', async () => {
    const { key } = await newKey()
    const text = JSON.stringify([finding(key)])
    const good = sign('sha256', Buffer.from(text), ours.privateKey)
    const spaced = JSON.stringify([finding(key)], null, 1)
    const raw = sign('sha256', Buffer.from(text), { key: ours.privateKey, dsaEncoding: 'ieee-p1363' })
    const answers = [
      await post(text, { id: null }),
      await post(text, { signature: null }),
      await post(text, { id: 'second' }),
      await post(text, { by: foreign.privateKey }),
      await post(text, { signature: '' }),
      await post(text, { signature: 'not base64 at all' }),
      await post(text, { signature: raw.toString('base64') }),
      await post(text, { signature: good.subarray(0, 20).toString('base64') }),
      await post(text, { sent: spaced }),
      await post(text, { sent: `${text} ` }),
      await post(text, { sent: '[' }),
      await post(text, { sent: '[]', headers: { accept: 'text/html' } }),
      await post('', { by: foreign.privateKey }),
      await post('{}', { by: foreign.privateKey }),
      await post(text, { id: '__proto__' }),
    ]
    const bodies = new Set(answers.map(({ problem: { requestId: _, ...said } }) => JSON.stringify(said)))
    assert.equal(bodies.size, 1, [...bodies].join('\n'))
    for (const { status, problem, headers } of answers) {
      assert.deepEqual([status, problem.code], [401, 'invalid_signature'])
      assert.match(headers.get('www-authenticate') ?? '', /^Signature/)
    }
    await app.access.auth.pollChanges()
    assert.equal(await codeFor(key), null)
  })

  test('strangers are told sixty times a minute, then to wait; a good report is never kept out', async () => {
    app.clock.advanceSteady(MINUTE)
    const { key } = await newKey()
    const text = JSON.stringify([finding(key)])
    const statuses: number[] = []
    for (let times = 0; times < 62; times++) statuses.push((await post(text, { by: foreign.privateKey })).status)
    assert.deepEqual([statuses.slice(0, 60).every((status) => status === 401), statuses.slice(60)], [true, [429, 429]])
    assert.equal((await post(text)).status, 200)
    app.clock.advanceSteady(MINUTE)
    assert.equal((await post(text, { by: foreign.privateKey })).status, 401)
    app.clock.advanceSteady(MINUTE)
  })

  test('a header twice is a signature of nobody', async () => {
    const text = '[]'
    const signature = sign('sha256', Buffer.from(text), ours.privateKey).toString('base64')
    const lines = [
      `POST ${PATH} HTTP/1.1`,
      'host: localhost',
      'connection: close',
      'content-type: application/json',
      `content-length: ${text.length}`,
      'github-public-key-identifier: first',
      `github-public-key-signature: ${signature}`,
      `github-public-key-signature: ${signature}`,
      '',
      '',
    ]
    assert.equal((await exchange(app.baseUrl, lines.join('\r\n'), text))?.status, 401)
  })

  test('the same report again does nothing: not to a rotated key, not to one the operator has freed', async () => {
    const { key, id, manager } = await newKey()
    await report(finding(key))
    const [incident] = await incidents(manager)
    await app.access.incidents.resolveByOperator(incident?.id ?? '')
    assert.deepEqual((await report(finding(key))).labels[0]?.label, 'true_positive')
    await app.access.auth.pollChanges()
    assert.equal(await codeFor(key), null, 'the operator has decided on this finding')
    await report(finding(key, 'https://elsewhere.example'))
    await app.access.auth.pollChanges()
    assert.equal(await codeFor(key), 'access_blocked', 'but not on the next')
    const rotated = await app.access.keys.rotate(id, 86_400)
    const { labels } = await report(finding(key, 'https://elsewhere.example'), finding(key, 'https://third.example'))
    assert.deepEqual(
      labels.map(({ label }) => label),
      ['true_positive', 'true_positive'],
    )
    await app.access.auth.pollChanges()
    assert.deepEqual([await codeFor(key), await codeFor(rotated?.key ?? '')], ['expired_key', null])
    assert.equal((await incidents(manager)).filter(({ state }) => state !== 'resolved').length, 0)
  })

  test('many reports at once make one incident, and rotations among them are not undone', async () => {
    const { key, id, manager } = await newKey()
    const reports = Array.from({ length: 10 }, (_, i) => report(finding(key, `https://git.example/${i}`)))
    const rotated = app.access.keys.rotate(id, 0)
    for (const { status } of await Promise.all(reports)) assert.equal(status, 200)
    const fresh = (await rotated)?.key ?? ''
    await app.access.auth.pollChanges()
    assert.equal(await codeFor(fresh), null)
    assert.equal((await incidents(manager)).filter(({ state }) => state !== 'resolved').length, 0)
  })

  test('revoked and expired keys were ours, and nothing follows', async () => {
    const dead = await newKey()
    await app.access.keys.revoke(dead.id)
    const account = await makeAccount(app)
    const brief = await makeKey(app, account.id, { expiresAt: app.clock.now() + DAY })
    await app.pass(DAY)
    const { labels } = await report(finding(dead.key), finding(brief.key))
    assert.deepEqual(
      labels.map(({ label }) => label),
      ['true_positive', 'true_positive'],
    )
    assert.deepEqual(await incidents(dead.manager), [])
  })

  test('keys come, are believed side by side, and go, without a restart', async () => {
    const by = { id: 'second', by: next.privateKey }
    assert.equal((await post('[]', by)).status, 401)
    keep({ second: next.publicKey, first: ours.publicKey })
    assert.deepEqual([(await post('[]', by)).status, (await post('[]')).status], [200, 200])
    writeFileSync(file, 'half a fi')
    assert.deepEqual([(await post('[]', by)).status, (await post('[]')).status], [200, 200], 'those known still count')
    keep({ second: next.publicKey })
    assert.deepEqual([(await post('[]', by)).status, (await post('[]')).status], [200, 401])
    keep({ odd: pair('secp384r1').publicKey })
    assert.equal((await post('[]', by)).status, 200, 'a file with a key of another kind is not taken')
    keep({ first: ours.publicKey })
    assert.equal((await post('[]')).status, 200)
  })

  test('nobody is believed where no keys are named', async () => {
    const { scanningKeysFile } = app.config
    assert.equal(scanningKeysFile, file)
    const bare = await startTestApp({ database })
    const signature = sign('sha256', Buffer.from('[]'), ours.privateKey).toString('base64')
    const answer = await fetch(`${bare.baseUrl}${PATH}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'github-public-key-identifier': 'first',
        'github-public-key-signature': signature,
      },
      body: '[]',
    })
    assert.equal(answer.status, 401)
    await bare.close()
  })

  test('what is signed and still no report is told in full', async () => {
    for (const [text, status, code] of [
      ['{}', 400, 'invalid_field'],
      ['[1]', 400, 'invalid_field'],
      ['[{"token":"a"}]', 400, 'missing_field'],
      ['[{"token":1,"type":"t"}]', 400, 'invalid_field'],
      ['[', 400, 'invalid_json'],
      ['[{"token":"a","token":"b","type":"t"}]', 400, 'invalid_json'],
      [JSON.stringify(Array.from({ length: 10_000 }, (_, i) => ({ token: `${i}`, type: 't' }))), 400, 'invalid_json'],
      [JSON.stringify(Array.from({ length: 2_001 }, (_, i) => ({ token: `${i}`, type: 't' }))), 400, 'invalid_field'],
      [JSON.stringify([finding('x'.repeat(1024 * 1024))]), 413, 'body_too_large'],
    ] as const) {
      const answer = await post(text)
      assert.deepEqual([answer.status, answer.problem.code], [status, code], text.slice(0, 60))
    }
    const most = await report(...Array.from({ length: 2_000 }, (_, i) => finding(`token ${i}`)))
    assert.equal(most.labels.length, 2_000)
    assert.equal((await post('[]', { headers: { 'content-type': 'text/plain' } })).status, 415)
    assert.equal((await fetch(`${app.baseUrl}${PATH}`)).status, 405)
  })

  test('an Idempotency-Key brings the same answer, and never past the signature', async () => {
    const { key } = await newKey()
    const text = JSON.stringify([finding(key)])
    const headers = { 'idempotency-key': 'report-1' }
    const first = await post(text, { headers })
    const again = await post(text, { headers })
    assert.deepEqual(again.body, first.body)
    assert.equal(again.headers.get('idempotent-replayed'), 'true')
    assert.equal((await post(text, { headers, by: foreign.privateKey })).status, 401)
    assert.equal((await post('[]', { headers })).problem.code, 'idempotency_key_reused')
  })
})
