import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { after, before, beforeEach, describe, test } from 'node:test'
import { type ProblemAnswer, startTestApp, type TestApp } from '../../test/app-harness.ts'
import { securitySuite } from '../../test/security-suite.ts'
import { HOUR } from '../lib/clock.ts'
import type { Consultation } from './index.ts'

const REQUEST = { company: '한빛엔지니어링', name: '김하나', email: 'hana@example.com', message: 'ERP 연동' }
/** What the page alone cannot be sent without. */
const CONSENT = { consent: '2026-11-22' }
const FORM = 'application/x-www-form-urlencoded'
const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8'

let app: TestApp
before(async () => {
  app = await startTestApp({ env: { GONGGO_TRUSTED_PROXIES: '127.0.0.0/8', GONGGO_STAGE: 'closed-beta' } })
})
after(() => app.close())
beforeEach(async () => {
  await app.database.db.sql`
    with visits as (delete from consultation_visits), remembered as (delete from idempotency)
    delete from consultations`
})

interface Asking {
  from?: string
  headers?: Record<string, string>
}

const send = (body: string, type: string, { from = '192.0.2.1', headers = {} }: Asking = {}) =>
  fetch(`${app.baseUrl}/consultations`, {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': from, ...headers },
    body,
  })
const ask = (body: object = REQUEST, asking: Asking = {}) => send(JSON.stringify(body), 'application/json', asking)
const fillPlainly = (fields: Record<string, string>, asking: Asking = {}) =>
  send(new URLSearchParams(fields).toString(), FORM, { ...asking, headers: { accept: HTML, ...asking.headers } })
const fill = (fields: Record<string, string>, asking: Asking = {}) => fillPlainly({ ...fields, ...CONSENT }, asking)
const page = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${app.baseUrl}${path}`, { headers: { accept: HTML, ...headers } })
const stored = async (): Promise<Consultation[]> => (await app.accounts.consultations.list(null, 1_000)).items
/** Everything of an answer but what is of the moment. */
async function shownOf(answer: Response) {
  const { 'x-request-id': _id, date: _date, ...headers } = Object.fromEntries(answer.headers)
  return { status: answer.status, headers, body: await answer.text() }
}

describe('a request to join the beta', () => {
  test('is stored, with the language that the browser prefers', async () => {
    const answer = await ask(REQUEST, { headers: { 'accept-language': 'en-US,en;q=0.9,ko;q=0.8' } })
    assert.equal(answer.status, 202)
    assert.deepEqual(await answer.json(), { state: 'requested' })
    const [row, ...others] = await stored()
    assert.equal(others.length, 0)
    const { id, language, state, requests, ...rest } = row as Consultation
    assert.match(id, /^con_/)
    assert.deepEqual({ language, state, requests }, { language: 'en', state: 'requested', requests: 1 })
    assert.deepEqual({ ...rest }, { ...rest, ...REQUEST, decidedAt: null, accountId: null })
  })

  test('gets the same response for a new address, a known one, a customer and a robot', async () => {
    await app.accounts.create({ ...app.account, name: 'x', email: 'customer@example.com', beta: true })
    const first = await shownOf(await ask())
    const again = await shownOf(await ask({ ...REQUEST, company: '남의 회사', email: 'HANA@example.com' }))
    const customer = await shownOf(await ask({ ...REQUEST, email: 'customer@example.com' }))
    const robot = await shownOf(await ask({ ...REQUEST, email: 'robot@example.com', homepage: 'https://spam.example' }))
    for (const other of [again, customer, robot]) assert.deepEqual(other, first)
    const rows = await stored()
    assert.deepEqual(rows.map(({ email, company, requests }) => [email, company, requests]).sort(), [
      ['customer@example.com', '한빛엔지니어링', 1],
      ['hana@example.com', '한빛엔지니어링', 2],
    ])
  })

  test('gets all errors at once', async () => {
    const answer = await ask({ company: '  ', email: 'nobody', mesage: 'x' })
    const { errors = [] } = (await answer.json()) as ProblemAnswer
    assert.equal(answer.status, 400)
    assert.deepEqual(errors.map(({ name }) => name).sort(), ['company', 'email', 'mesage', 'name'])
    const address = await ask({ ...REQUEST, email: 'a@b.kr\r\nBcc: c@d.kr' })
    assert.deepEqual([address.status, ((await address.json()) as ProblemAnswer).code], [400, 'invalid_field'])
    assert.deepEqual(await stored(), [])
  })

  test('stores names in one line and texts unchanged', async () => {
    await ask({ ...REQUEST, company: ' 한빛\n\u202e엔지니어링 ', message: ' 첫 줄 \r\n\r\n둘째\tblah\u0007 ' })
    const [row] = await stored()
    assert.deepEqual([row?.company, row?.message], ['한빛 엔지니어링', '첫 줄\n\n둘째 blah'])
  })

  test('with an Idempotency-Key is executed once', async () => {
    const headers = { 'idempotency-key': 'one' }
    const first = await ask(REQUEST, { headers })
    const second = await ask(REQUEST, { headers })
    assert.deepEqual([first.status, second.status, second.headers.get('idempotent-replayed')], [202, 202, 'true'])
    assert.deepEqual(await second.json(), { state: 'requested' })
    assert.equal((await stored())[0]?.requests, 1)
    assert.equal((await ask({ ...REQUEST, name: 'x' }, { headers })).status, 422)
  })

  test('is limited to ten an hour for each network, also if they are concurrent', async () => {
    const many = await Promise.all(
      Array.from({ length: 25 }, (_, index) =>
        ask({ ...REQUEST, email: `m${index}@example.com` }, { from: `2001:db8::${index}` }),
      ),
    )
    const statuses = many.map(({ status }) => status)
    assert.equal(statuses.filter((status) => status === 202).length, 10)
    assert.equal(statuses.filter((status) => status === 429).length, 15)
    const limited = many.find(({ status }) => status === 429)
    assert.equal(limited?.headers.get('retry-after'), '3600')
    assert.equal((await stored()).length, 10)
    assert.equal((await ask(REQUEST, { from: '2001:db8:0:1::1' })).status, 202, 'the neighbour may')
    await app.pass(HOUR)
    assert.equal((await ask(REQUEST, { from: '2001:db8::7' })).status, 202)
  })

  test('stores no address of a network in the database', async () => {
    await ask(REQUEST, { from: '192.0.2.77' })
    const [row] = await app.db.sql<{ network: string }[]>`select network from consultation_visits`
    assert.match(row?.network ?? '', /^[\w-]{43}$/)
  })

  test('is rejected from pages of other sites, but not from ours or from a program', async () => {
    const elsewhere: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ]
    for (const headers of elsewhere) {
      assert.equal((await fill(REQUEST, { headers })).status, 400, JSON.stringify(headers))
    }
    const { origin, host } = new URL(app.baseUrl)
    const ours: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin', origin: 'null' },
      { origin },
      { origin: `https://${host}` },
    ]
    for (const headers of ours) {
      assert.equal((await fill(REQUEST, { headers })).status, 202, JSON.stringify(headers))
    }
  })

  test('is rejected if the body is too large or of another type', async () => {
    assert.equal((await ask({ ...REQUEST, message: 'x'.repeat(40_000) })).status, 413)
    assert.equal((await send('x', 'text/plain')).status, 415)
    assert.equal((await ask({ ...REQUEST, message: 'x'.repeat(2_001) })).status, 400)
  })
})

describe('the consent', () => {
  test('states purpose, items, time and the right to refuse, in both languages', async () => {
    const korean = await (await page('/beta?lang=ko')).text()
    for (const [, word] of [
      ['purpose', '수집·이용 목적'],
      ['items', '필수: 회사, 이름, 이메일. 선택: 전화번호, 문의 내용'],
      ['time', '승인·거절 후 1년'],
      ['right', '동의하지 않을 수 있습니다. 동의하지 않으면 상담을 신청할 수 없으며'],
    ] as const)
      assert.ok(korean.includes(word), word)
    const english = await (await page('/beta?lang=en')).text()
    for (const word of [
      'Purpose',
      'Optional: phone number, message',
      'One year after',
      'You may refuse. Without consent',
    ])
      assert.ok(english.includes(word), word)
    const box = /<input id="consent"[^>]*>/.exec(korean)?.[0] ?? ''
    assert.match(box, /type="checkbox" value="2026-11-22" required>/, 'nothing is ticked in advance')
    assert.match(korean, /<input type="tel"[^>]*>/)
    assert.doesNotMatch(/<input type="tel"[^>]*>/.exec(korean)?.[0] ?? '', /required/)
  })

  test('is stored with its wording and time', async () => {
    const answer = await fill({ ...REQUEST, phone: '02-1234-5678' })
    assert.equal(answer.status, 202)
    const [row] = await stored()
    assert.deepEqual(
      [row?.phone, row?.consent, row?.consentAt],
      ['02-1234-5678', '2026-11-22', row?.requestedAt ?? 'none'],
    )
  })

  test('is required by the form, which shows what is missing with the typed values', async () => {
    for (const body of [{ ...REQUEST }, { ...REQUEST, consent: '2020-01-01' }]) {
      const answer = await fillPlainly(body)
      const text = await answer.text()
      assert.equal(answer.status, 400)
      assert.match(text, /<input id="consent"[^>]* required aria-describedby="consent-fault" aria-invalid="true">/)
      assert.match(text, /id="consent-fault">개인정보 수집·이용에 동의해 주셔야/)
      assert.match(text, /value="한빛엔지니어링"/)
    }
    const both = await (await fillPlainly({ ...REQUEST, email: 'nobody' })).text()
    for (const id of ['email-fault', 'consent-fault']) assert.ok(both.includes(`id="${id}"`), id)
    const machine = await fillPlainly(REQUEST, { headers: { accept: 'application/json' } })
    const { code, errors = [] } = (await machine.json()) as ProblemAnswer
    assert.deepEqual([machine.status, code, errors.map(({ name }) => name)], [400, 'missing_field', ['consent']])
    assert.deepEqual(await stored(), [])
  })

  test('may be collected differently by programs, and the record then has no wording', async () => {
    assert.equal((await ask()).status, 202)
    const [row] = await stored()
    assert.deepEqual([row?.phone, row?.consent, row?.consentAt], [null, null, null])
    assert.equal((await ask({ ...REQUEST, ...CONSENT, email: 'two@example.com' })).status, 202)
    assert.equal((await ask({ ...REQUEST, consent: '2020-01-01' })).status, 400)
    assert.equal((await ask({ ...REQUEST, phone: '<b>' })).status, 400)
  })
})

describe('the privacy page', () => {
  test('lists what is stored, in both languages, and is linked from the consent', async () => {
    const beta = await (await page('/beta')).text()
    assert.ok(beta.includes('<a href="privacy?lang=ko">저장하는 개인정보</a>'))
    for (const [lang, title] of [
      ['ko', '저장하는 개인정보'],
      ['en', 'Personal data stored by this service'],
    ]) {
      const answer = await page(`/privacy?lang=${lang}`)
      const body = await answer.text()
      assert.equal(answer.status, 200)
      assert.ok(body.includes(`<h1>${title}</h1>`))
      assert.doesNotMatch(body, /<script|<img|<link| src=| style="|\son\w+="|https?:|@import|url\(/)
    }
    assert.match((await page('/privacy', { 'accept-language': 'en' })).headers.get('vary') ?? '', /Accept-Language/)
  })

  test('is replaced by the notice of the operator', async () => {
    const notice = 'https://operator.example/privacy?of="gonggo"&v=2'
    const other = await startTestApp({ env: { GONGGO_PRIVACY_URL: notice } })
    const read = async (path: string) => (await fetch(`${other.baseUrl}${path}`)).text()
    const link = '<a href="https://operator.example/privacy?of=%22gonggo%22&amp;v=2">개인정보 처리방침</a>'
    const [beta, privacy] = [await read('/beta'), await read('/privacy')]
    await other.close()
    assert.ok(beta.includes(link), beta)
    assert.ok(privacy.includes(link), privacy)
    assert.doesNotMatch(beta, /href="privacy/)
  })
})

describe('the page', () => {
  test('is in Korean or English, as requested or as the browser prefers', async () => {
    const language = async (path: string, headers = {}) =>
      / lang="(\w+)"/.exec(await (await page(path, headers)).text())?.[1]
    assert.equal(await language('/beta'), 'ko')
    assert.equal(await language('/beta', { 'accept-language': 'fr, en;q=0.8, ko;q=0.5' }), 'en')
    assert.equal(await language('/beta', { 'accept-language': 'de-DE' }), 'ko')
    assert.equal(await language('/beta?lang=ko', { 'accept-language': 'en' }), 'ko')
    assert.equal((await page('/beta?lang=fr')).status, 400)
  })

  test('loads nothing, runs nothing, and sends its form only to the service', async () => {
    for (const path of ['/beta?lang=ko', '/beta?lang=en']) {
      const answer = await page(path)
      const body = await answer.text()
      const policy = answer.headers.get('content-security-policy') ?? ''
      const [style = ''] = /(?<=<style>)[\s\S]*(?=<\/style>)/.exec(body) ?? []
      assert.ok(policy.includes(`style-src 'sha256-${hash('sha256', style, 'base64')}'`), policy)
      assert.match(policy, /^default-src 'none'; .*form-action 'self'/)
      assert.doesNotMatch(body, /<script|<img|<link| src=| style="|\son\w+="|https?:|@import|url\(/)
      assert.match(answer.headers.get('vary') ?? '', /Accept-Language/)
      assert.equal(answer.headers.get('referrer-policy'), 'same-origin')
      assert.equal(answer.headers.get('set-cookie'), null)
      for (const [, id] of body.matchAll(/<label for="(\w+)"/g)) assert.ok(body.includes(`id="${id}"`), id)
    }
  })

  test('sends requests that the service accepts', async () => {
    const body = await (await page('/beta')).text()
    const names = [...body.matchAll(/ name="(\w+)"/g)]
      .map(([, name = '']) => name)
      .filter((name) => name !== 'viewport')
    assert.deepEqual(names.sort(), ['company', 'consent', 'email', 'homepage', 'language', 'message', 'name', 'phone'])
    const answer = await fill({ ...REQUEST, language: 'en', homepage: '' })
    assert.equal(answer.status, 202)
    assert.match(await answer.text(), /<h1>Your request has arrived<\/h1>/)
    assert.equal((await stored())[0]?.language, 'en')
  })

  test('shows what must be corrected, with the typed values', async () => {
    const answer = await fill({
      ...REQUEST,
      email: 'nobody',
      company: '"><script>alert(1)</script>',
      name: '',
      language: 'en',
    })
    const body = await answer.text()
    assert.deepEqual([answer.status, answer.headers.get('content-type')], [400, 'text/html; charset=utf-8'])
    assert.match(body, /Please correct the marked fields/)
    assert.match(body, /value="&quot;&gt;&lt;script&gt;alert\(1\)&lt;\/script&gt;"/)
    assert.doesNotMatch(body, /<script/)
    assert.match(body, /id="name"[^>]* aria-describedby="name-fault" aria-invalid="true"/)
    assert.match(body, /id="email"[^>]* aria-invalid="true"/)
    assert.match(body, />\nERP 연동<\/textarea>/)
    assert.deepEqual(await stored(), [])
  })

  test('shows when the limit was exceeded, and when not', async () => {
    for (let index = 0; index < 10; index++) await ask()
    const answer = await fill({ ...REQUEST, language: 'ko' })
    assert.equal(answer.status, 429)
    assert.ok(answer.headers.get('retry-after'))
    assert.match(await answer.text(), /신청이 너무 많았습니다/)
  })

  test('is available without a key, in every stage', async () => {
    assert.equal((await page('/beta')).headers.get('api-stage'), 'closed-beta')
  })
})

test('attacks on the page and its form', (t) =>
  securitySuite(t, {
    baseUrl: app.baseUrl,
    routes: [
      {
        method: 'POST',
        url: '/consultations',
        takesForm: true,
        sendsPages: true,
        body: { ...REQUEST, ...CONSENT, language: 'ko', homepage: 'robots only' },
      },
    ],
    // A limit would end the attacks early.
    headers: { 'idempotency-key': 'of-the-attacks' },
    // Past the limit on faulty requests without key.
    before: () => app.clock.advanceSteady(5_000),
    bodyLimit: 32 * 1024,
  }))
