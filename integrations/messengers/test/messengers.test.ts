import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, describe, test } from 'node:test'
import { Webhook as Signer } from 'standardwebhooks'
import { alertsRead } from '../../../test/alerts-read.ts'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { neededEnv } from '../../../test/environment.ts'
import { bidRecord, createTestClock, makeAccount, makeKey, openNow } from '../../../test/factories.ts'
import { freePort } from '../../../test/free-port.ts'
import { endsWithTests, eventually } from '../../../test/harness.ts'
import { copyImageFiles, imageEnv, imageInstructions } from '../../../test/image.ts'
import { type Receiver, startReceiver } from '../../../test/receiver.ts'

const SECRET = `whsec_${Buffer.from('only for this test, 32 bytes long').toString('base64')}`
const SECRET_2 = `whsec_${Buffer.from('of the second webhook, long enough').toString('base64')}`
const TOKEN = '1:token'
const FOLDER = 'integrations/messengers'
const ROOT = join(import.meta.dirname, '../../..')

const withoutSystemd: string | false =
  spawnSync('systemd-analyze', ['--version'], { env: neededEnv() }).status === 0
    ? false
    : 'no systemd is installed here'

let telegram: Receiver
let kakao: Receiver
before(async () => {
  telegram = await startReceiver({ status: 200, body: '{"ok":true}' })
  kakao = await startReceiver({ status: 200, body: '{"statusCode":"2000"}' })
})
after(async () => {
  await telegram.close()
  await kakao.close()
})
beforeEach(() => {
  telegram.received.length = 0
  kakao.received.length = 0
  telegram.answer({ status: 200, body: '{"ok":true}' })
  kakao.answer({ status: 200, body: '{"statusCode":"2000"}' })
})

const MAIN = join(import.meta.dirname, '../main.ts')

/** Starts the program as its README says, and answers its address. */
async function startProgram(settings: Record<string, string>, main = MAIN): Promise<string> {
  const port = await freePort()
  const env = Object.assign({}, process.env, settings, { PORT: String(port) })
  const child = endsWithTests(spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] }))
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  await Promise.race([once(child.stdout, 'data'), once(child, 'close').then(() => assert.fail(`it ended: ${errors}`))])
  return `http://127.0.0.1:${port}`
}

/** Of two webhooks, each with a secret. */
const secrets = () => ({ GONGGO_WEBHOOK_SECRET: `${SECRET} ${SECRET_2}` })
const ofTelegram = () => ({
  TELEGRAM_TOKEN: TOKEN,
  TELEGRAM_CHAT: '-100',
  TELEGRAM_API: new URL(telegram.url).origin,
})
const ofKakao = () => ({
  SOLAPI_KEY: 'NCSKEY',
  SOLAPI_SECRET: 'not a real one',
  KAKAO_CHANNEL: 'KA01PF',
  KAKAO_TEMPLATE: 'KA01TP',
  SENDER: '0212345678',
  RECIPIENT: '01000000000',
  SOLAPI_API: new URL(kakao.url).origin,
})
const both = () => Object.assign(secrets(), ofTelegram(), ofKakao())

const BID = {
  title: '하수관로 *정비* 공사 <b>',
  agency: '경기도 안양시',
  estimatedPrice: null,
  baseAmount: 90_000_000,
  closeAt: '2026-11-30T18:00:00+09:00',
  detailUrl: 'https://www.g2b.go.kr/link?no=1&x=[2]',
}

/** Sends what the service would send. */
async function deliver(to: string, id: string, event: object, secret = SECRET): Promise<Response> {
  const body = JSON.stringify({ id, timestamp: '2026-11-20T09:30:00+09:00', apiVersion: 'v1', ...event })
  const at = new Date()
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Signer(secret).sign(id, at, body),
  }
  return fetch(to, { method: 'POST', headers, body })
}
const matched = { type: 'bid.matched', data: { bid: BID, matches: [] } }

describe('a bot of Telegram', () => {
  let address: string
  before(async () => {
    address = `${await startProgram(both())}/telegram`
  })

  test('sends the facts that decide whether to open a notice, as plain text', async () => {
    assert.equal((await deliver(address, 'evt_1', matched)).status, 204)
    const [{ path, body } = assert.fail()] = telegram.received
    assert.equal(path, `/bot${TOKEN}/sendMessage`)
    assert.deepEqual(JSON.parse(body), {
      chat_id: '-100',
      text: '[새 입찰공고] 하수관로 *정비* 공사 <b>\n공고기관 경기도 안양시\n금액 기초금액 90,000,000원\n입찰 마감 2026-11-30 18:00',
      link_preview_options: { is_disabled: true },
      reply_markup: { inline_keyboard: [[{ text: '공고 보기', url: BID.detailUrl }]] },
    })
  })

  test('sends an event once that arrives twice, and nothing for other types', async () => {
    for (const id of ['evt_2', 'evt_2']) assert.equal((await deliver(address, id, matched)).status, 204)
    assert.equal((await deliver(address, 'evt_3', { type: 'webhook.test', data: {} })).status, 204)
    assert.equal((await deliver(address, 'evt_4', { type: 'bid.of_tomorrow', data: {} })).status, 204)
    assert.equal(telegram.received.length, 1)
  })

  test('makes Gonggo repeat the event when the messenger rejects it, and says when', async () => {
    telegram.answer({ status: 429, body: '{"ok":false,"description":"slow","parameters":{"retry_after":7}}' })
    const answer = await deliver(address, 'evt_5', matched)
    assert.deepEqual([answer.status, answer.headers.get('retry-after')], [503, '7'])
    telegram.answer({ status: 502, body: '<html>' })
    assert.equal((await deliver(address, 'evt_5', matched)).status, 503)
    telegram.answer({ status: 200, body: '{"ok":true}' })
    assert.equal((await deliver(address, 'evt_5', matched)).status, 204)
  })

  test('ignores requests without a valid signature, and those that are too large', async () => {
    const other = `whsec_${Buffer.from('another secret that is long enough').toString('base64')}`
    assert.equal((await deliver(address, 'evt_6', matched, other)).status, 401)
    const large = { ...matched, padding: 'x'.repeat(2 * 1024 * 1024) }
    const status = await deliver(address, 'evt_7', large).then(
      (it) => it.status,
      () => 413,
    )
    assert.equal(status, 413)
    assert.equal(telegram.received.length, 0)
  })
})

test('알림톡 fills the variables of its template, signed as the dealer requires', async () => {
  const address = `${await startProgram(both())}/alimtalk`
  const award = { state: 'awarded', lot: '0', winners: [{ name: '㈜한빛건설' }], amount: 78_186_870 }
  const event = { type: 'bid.awarded', data: { bid: { ...BID, title: '가'.repeat(500) }, matches: [], award } }
  assert.equal((await deliver(address, 'evt_1', event)).status, 204)
  const [{ path, headers, body } = assert.fail()] = kakao.received
  assert.equal(path, '/messages/v4/send')
  const { message } = JSON.parse(body) as {
    message: { to: string; kakaoOptions: { variables: Record<string, string> } }
  }
  assert.equal(message.to, '01000000000')
  assert.deepEqual(message.kakaoOptions.variables, {
    '#{알림}': '개찰·낙찰 결과: ㈜한빛건설',
    '#{공고명}': `${'가'.repeat(199)}…`,
    '#{공고기관}': '경기도 안양시',
    '#{금액}': '기초금액 90,000,000원',
    '#{마감일시}': '2026-11-30 18:00',
    '#{공고주소}': 'www.g2b.go.kr/link?no=1&x=[2]',
  })
  const [, date, salt, signature] = /date=(\S+), salt=(\w+), signature=(\w+)$/.exec(headers.authorization ?? '') ?? []
  assert.equal(signature, createHmac('sha256', 'not a real one').update(`${date}${salt}`).digest('hex'))
  kakao.answer({ status: 400, body: '{"errorCode":"ValidationError","errorMessage":"template"}' })
  assert.equal((await deliver(address, 'evt_2', event)).status, 503)
})

describe('the program', () => {
  test('forwards to the configured messengers, and names missing settings', async () => {
    const address = await startProgram(Object.assign(secrets(), ofKakao()))
    for (const [path, status] of [
      ['/healthz', 200],
      ['/telegram', 404],
      ['/', 404],
    ] as const)
      assert.equal((await fetch(`${address}${path}`)).status, status, path)
    assert.equal((await deliver(`${address}/alimtalk?from=gonggo`, 'evt_1', matched)).status, 204)
    const { SENDER: _, ...incomplete } = ofKakao()
    for (const [settings, expected] of [
      [{}, /set GONGGO_WEBHOOK_SECRET and PORT/],
      [secrets(), /set TELEGRAM_TOKEN and TELEGRAM_CHAT, or SOLAPI_KEY and/],
      [Object.assign(secrets(), incomplete), /set SENDER/],
    ] as const)
      await assert.rejects(startProgram(settings), expected)
  })

  test('an event of two webhooks is sent to both messengers', async () => {
    const address = await startProgram(both())
    assert.equal((await deliver(`${address}/telegram`, 'evt_1', matched)).status, 204)
    assert.equal((await deliver(`${address}/alimtalk`, 'evt_1', matched, SECRET_2)).status, 204)
    assert.deepEqual([telegram.received.length, kakao.received.length], [1, 1])
  })

  test('runs with the files of its image', async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'gonggo-messengers-'))
    t.after(() => rmSync(folder, { recursive: true, force: true }))
    const [context, image] = [join(folder, 'context'), join(folder, 'image')]
    const sent = readFileSync(join(ROOT, FOLDER, 'Dockerfile.dockerignore'), 'utf8').match(/(?<=^!).+$/gm) ?? []
    for (const path of sent.flatMap((pattern) => globSync(pattern, { cwd: ROOT })))
      cpSync(join(ROOT, path), join(context, path), { recursive: true })
    const dockerfile = `${FOLDER}/Dockerfile`
    copyImageFiles(image, { dockerfile, context })
    const { USER, CMD, HEALTHCHECK = '' } = Object.fromEntries(imageInstructions(dockerfile))
    assert.match(USER ?? '', /^[1-9]\d*:[1-9]\d*$/)
    const [program, main = ''] = JSON.parse(CMD ?? '') as string[]
    assert.equal(program, 'node')
    const address = await startProgram(Object.assign(imageEnv(dockerfile), both()), join(image, main))
    const [node, ...words] = JSON.parse(HEALTHCHECK.slice(HEALTHCHECK.indexOf('['))) as string[]
    assert.equal(node, 'node')
    for (const [PORT, expected] of [
      [new URL(address).port, 0],
      ['1', 1],
    ] as const)
      assert.equal(spawnSync(process.execPath, words, { env: { PORT } }).status, expected)
  })

  test('has a unit that is valid and confined', { skip: withoutSystemd }, (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'gonggo-messengers-'))
    t.after(() => rmSync(folder, { recursive: true, force: true }))
    const name = 'gonggo-messengers.service'
    const unit = readFileSync(join(ROOT, FOLDER, name), 'utf8')
    assert.match(unit, /^ExecStart=\S+ integrations\/messengers\/main\.ts$/m)
    writeFileSync(join(folder, name), unit.replaceAll('/opt/gonggo/node_modules/.bin/node', process.execPath))
    for (const words of [
      ['verify', '--man=no'],
      ['security', '--offline=true', '--no-pager', '--threshold=20'],
    ]) {
      const { status, stdout, stderr } = spawnSync('systemd-analyze', [...words, join(folder, name)], {
        env: neededEnv(),
        encoding: 'utf8',
      })
      assert.equal(status, 0, `${stdout}${stderr}`)
    }
  })
})

describe('a real event', () => {
  let app: TestApp
  before(async () => {
    // The program looks at the clock of the machine.
    app = await startTestApp({
      clock: createTestClock(Date.now()),
      env: { GONGGO_ALLOW_PRIVATE_WEBHOOKS: '127.0.0.0/8' },
    })
  })
  after(() => app?.close())

  test('of the service arrives in both messengers', async () => {
    const { id } = await makeAccount(app, { plan: 'enterprise' })
    const { key } = await makeKey(app, id)
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const post = async (path: string, body: object) => {
      const answer = await fetch(`${app.baseUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      assert.equal(answer.status, 201)
    }
    const address = await startProgram(both())
    await post('/v1/webhooks', { url: `${address}/telegram`, secret: SECRET })
    await post('/v1/webhooks', { url: `${address}/alimtalk`, secret: SECRET_2 })
    await post('/v1/keywords', { keyword: '하수관로', alert: { on: ['new'] } })
    await alertsRead(app)
    await app.bids.upsert([bidRecord({ number: 'S1', title: '하수관로 정비공사', ...openNow() })], () => true)
    const arrived = await eventually(
      () => telegram.received.length > 0 && kakao.received.length > 0 && telegram.received[0],
    )
    assert.match(arrived ? arrived.body : '', /\[새 입찰공고\] 하수관로 정비공사/)
  })
})
