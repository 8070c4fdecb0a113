import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Language } from '../vocabulary/languages.ts'
import { writeMessage } from './adapters/mime.ts'
import { frame } from './rules/frame.ts'
import { linkOf, safeData } from './rules/words.ts'
import type { Letter, TemplateData, TemplateName } from './schema.ts'
import { FRAME_WORDS, TEMPLATES } from './texts/templates.ts'

const LANGUAGES: readonly Language[] = ['ko', 'en']
const HOSTILE = '<script>alert(1)</script>"\'&\r\nBcc: all@evil.example\r\n\r\nhttps://evil.example/login \u202egpj.exe'

/** Every template, filled as in life. */
const SAMPLES: { [T in TemplateName]: TemplateData[T] } = {
  'beta-invitation': {
    company: '(주)한빛엔지니어링',
    plan: 'pro',
    accountId: 'acc_01jd3x9k2mhanbit00000000',
    signInUrl: new URL('https://api.gonggo.example/sign-in'),
    docsUrl: new URL('https://api.gonggo.example/docs'),
  },
  'team-invitation': {
    company: '(주)한빛엔지니어링',
    inviter: '김하나',
    role: 'member',
    url: new URL('https://api.gonggo.example/invitations/eyJhbGciOi_J9.token-of-quite-some-length_0123456789'),
  },
  'sign-in-link': {
    company: '(주)한빛엔지니어링',
    email: 'jiwoo@example.com',
    until: Date.parse('2026-11-20T09:15:00+09:00'),
    url: new URL('https://api.gonggo.example/sign-in#token=ggl_of-quite-some-length_0123456789'),
  },
  'passkey-added': {
    company: '(주)한빛엔지니어링',
    email: 'jiwoo@example.com',
    name: '업무용 노트북',
    device: 'Chrome · Windows',
    at: Date.parse('2026-11-20T09:00:00+09:00'),
    url: new URL('https://api.gonggo.example/sign-in?view=passkeys'),
  },
  'report-ready': {
    company: '(주)한빛엔지니어링',
    furtherCompany: '가람통신',
    period: 'monthly',
    from: Date.parse('2026-10-01T00:00:00+09:00'),
    to: Date.parse('2026-10-31T23:59:59+09:00'),
    url: new URL('https://api.gonggo.example/reports/eyJhbGciOi_J9.token-of-quite-some-length_0123456789'),
  },
  'pursuit-reminder': {
    company: '(주)한빛엔지니어링',
    of: 'closing',
    days: 3,
    at: Date.parse('2026-12-04T10:00:00+09:00'),
    title: '하수관로 정비사업 기본 및 실시설계용역',
    agency: '경기도 안양시',
    noticeNo: 'R26BK01234567',
    bidAmount: 364_000_000,
    url: new URL('https://portal.example/notices/R26BK01234567'),
  },
  alert: {
    form: 'rollup',
    company: '(주)한빛엔지니어링',
    zone: 'Asia/Seoul',
    at: Date.parse('2026-11-20T00:00:00Z'),
    notices: [
      {
        what: 'changed',
        title: [
          { text: '종로구 ', hit: false },
          { text: '하수관로', hit: true },
          { text: ' 정비공사', hit: false },
        ],
        facts: {
          noticeNo: 'R26BK00012345',
          revision: 1,
          urgent: true,
          source: 'koneps',
          bsnsDiv: '공사',
          agency: [{ text: '서울특별시 종로구', hit: false }],
          demandAgency: [{ text: '종로구 상하수도과', hit: false }],
          currency: 'KRW',
          baseAmount: 1_357_400_000,
          estimatedPrice: 1_234_000_000,
          budget: 1_500_000_000,
          floorRate: 87.745,
          regions: ['서울특별시', '경기도'],
          regionCheckNeeded: true,
          industries: ['상하수도설비공사업'],
          contractMethod: '제한경쟁',
          awardMethod: '적격심사',
          closeAt: Date.parse('2026-11-30T01:00:00Z'),
          openAt: Date.parse('2026-11-30T02:00:00Z'),
        },
        detailUrl: new URL('https://portal.example/notices/R26BK00012345'),
        muteUrl: new URL('https://api.gonggo.example/unsubscribe/one-notice'),
        matches: [
          { keyword: '하수관로', places: ['title'] },
          { keyword: '정비 -감리', places: ['title', 'demandAgency'] },
        ],
        changes: [
          { field: 'closeAt', old: Date.parse('2026-11-27T01:00:00Z'), new: Date.parse('2026-11-30T01:00:00Z') },
          { field: 'regions', old: ['서울특별시'], new: ['서울특별시', '경기도'] },
          { field: 'contractMethod', old: '일반경쟁', new: '제한경쟁' },
        ],
        award: null,
        eligibility: { verdict: 'yes', old: null },
      },
      {
        what: 'awarded',
        title: [{ text: '동해시 해안도로 재포장 공사', hit: false }],
        facts: {
          noticeNo: 'R26BK00012346',
          revision: 0,
          urgent: false,
          source: 'koneps',
          bsnsDiv: '공사',
          agency: [{ text: '강원특별자치도 동해시', hit: false }],
          demandAgency: null,
          currency: 'KRW',
          baseAmount: null,
          estimatedPrice: null,
          budget: 95_000_000,
          floorRate: null,
          regions: [],
          regionCheckNeeded: false,
          industries: [],
          contractMethod: null,
          awardMethod: null,
          closeAt: null,
          openAt: null,
        },
        detailUrl: new URL('https://portal.example/notices/R26BK00012346'),
        matches: [{ keyword: '포장', places: ['title'] }],
        changes: [],
        award: {
          state: 'awarded',
          lot: '0',
          winners: ['㈜한빛건설', '㈜다솜토건'],
          amount: 78_186_870,
          currency: 'KRW',
          rate: 89.755,
          plannedPrice: 87_111_444,
          bidders: 57,
          reason: null,
        },
        eligibility: null,
      },
    ],
    counts: { matched: 30, changed: 7, awarded: 1 },
    more: 36,
    late: [{ title: '가로등 보수', noticeNo: 'L1', detailUrl: new URL('https://portal.example/L1') }],
    lateMore: 2,
    soon: [
      {
        title: '배수지 정비공사',
        noticeNo: 'S1',
        closeAt: Date.parse('2026-11-21T01:00:00Z'),
        detailUrl: new URL('https://portal.example/S1'),
      },
    ],
    soonMore: 3,
  },
  'security-incident': {
    company: '(주)한빛엔지니어링',
    incidentId: 'inc_01jd3x9k2mhanbit00000000',
    action: 'blocked',
    subject: 'key',
    subjectName: 'ERP (gg_live_4Tq9…)',
    cause: 'leaked',
    at: Date.parse('2026-11-20T09:30:00+09:00'),
  },
  'webhook-disabled': {
    company: '(주)한빛엔지니어링',
    webhookId: 'wh_01jd3x9k2mhanbit00000000',
    host: 'erp.example.com',
    reason: 'failing',
    since: Date.parse('2026-11-15T09:30:00+09:00'),
    docsUrl: new URL('https://api.gonggo.example/docs'),
  },
}
const NAMES = Object.keys(SAMPLES) as TemplateName[]

function rendered(
  name: TemplateName,
  language: Language,
  data: object = SAMPLES[name],
  unsubscribeUrl: URL | null = null,
) {
  const write = TEMPLATES[name][language] as (data: object) => Letter
  return frame(write(safeData(data)), FRAME_WORDS[language], language, unsubscribeUrl && linkOf(unsubscribeUrl))
}

/** Everything that may come from outside is replaced, however deep it lies. */
function nasty(key: string, value: unknown): unknown {
  if (value instanceof URL) return value
  if (Array.isArray(value)) return value.map((one) => nasty(key, one))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, nasty(name, one)]))
  }
  const ours = /^(plan|role|action|subject|cause|form|zone|what|field|reason|state|places|verdict)$/.test(key)
  return typeof value === 'string' && !ours ? HOSTILE : value
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

const withoutTexts = (text: string, data: object): string =>
  // The longest first: one may hold another.
  textsIn(data)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, one) => rest.replaceAll(one, ''), text)

const message = (content: ReturnType<typeof rendered>, to = 'one@example.invalid') =>
  writeMessage({
    id: 'mail_1',
    at: 1_700_000_000_000,
    from: { name: '공고 "Gonggo" <x>', address: 'gonggo@예시.한국' },
    to,
    content,
  })

/** Names of the headers in order, and their text with folded lines put together. */
function headersOf(raw: string): [string, string][] {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]/g, ' ')
  return head.split('\r\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)])
}

const wordsOf = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_, base64: string) => Buffer.from(base64, 'base64').toString())

describe('every mail', () => {
  for (const name of NAMES) {
    for (const language of LANGUAGES) {
      test(`${name} in ${language} says the same as text and as HTML, and loads nothing`, () => {
        const { subject, text, html } = rendered(name, language)
        assert.match(subject, /^\[Gonggo\] \S/)
        assert.equal(/\p{Script=Hangul}/u.test(withoutTexts(text, SAMPLES[name])), language === 'ko')
        assert.ok(html.startsWith(`<!doctype html><html lang="${language}">`))
        assert.doesNotMatch(html, /<img|<link|<script|src=|url\(|@import|\son\w+=/i)
        assert.doesNotMatch(text, /undefined|null|\[object/)
        for (const [, url = ''] of html.matchAll(/href="([^"]*)"/g)) assert.ok(text.includes(url), url)
        assert.ok(Buffer.byteLength(html) < 20_000)
      })

      test(`${name} in ${language}: what comes from outside stays text`, () => {
        const { subject, text, html } = rendered(name, language, nasty('', SAMPLES[name]) as object)
        assert.doesNotMatch(html, /<script|"\s*'&|\u202e/)
        assert.doesNotMatch(text, /https:\/\/evil|evil\.example|all@evil|\u202e/)
        assert.doesNotMatch(subject, /[\r\n]/)
        assert.doesNotMatch(text, /^Bcc:/m)
        assert.ok([...subject].length <= 150)
      })
    }
  }
})

describe('a mail about an incident', () => {
  const told = (language: Language, subject: 'key' | 'account') =>
    rendered('security-incident', language, { ...SAMPLES['security-incident'], subject, cause: 'operator' }).text

  test('says of a key how to end the block, and of an account whom to ask', () => {
    assert.match(told('ko', 'key'), /이 키로 보내는 모든 요청이 거절됩니다\. 키를 교체하면 차단이 해제됩니다\./)
    assert.match(
      told('ko', 'account'),
      /이 계정의 모든 요청이 거절됩니다\. 차단을 해제하려면 운영자에게 문의하십시오\./,
    )
    assert.match(told('en', 'key'), /An API key of .* every request with it is rejected\. Rotating the key ends/s)
    assert.match(told('en', 'account'), /The account of .* every request of the account is rejected\. Please contact/s)
  })
})

test('who has an account now is told where to sign in and how, unless there is no console', () => {
  const link = 'https://api.gonggo.example/sign-in'
  for (const [language, way] of [
    ['ko', '‘메일로 로그인’을 누르고'],
    ['en', 'choose “Sign in by mail”'],
  ] as const) {
    const { text, html } = rendered('beta-invitation', language)
    assert.ok(text.includes(way) && text.includes(`:\n${link}\n`) && html.includes(`href="${link}"`), text)
    const without = rendered('beta-invitation', language, { ...SAMPLES['beta-invitation'], signInUrl: null })
    assert.ok(!without.text.includes(way) && !without.text.includes('/sign-in'), without.text)
  }
})

test('a plan is named as it is everywhere, and an amount stays beside its currency', () => {
  assert.match(rendered('beta-invitation', 'ko').text, /^요금제: Pro$/m)
  assert.match(rendered('alert', 'en').html, /<span style="white-space:nowrap">KRW 1,234,000,000<\/span>/)
})

describe('on the wire', () => {
  test('no header comes from outside, however names and addresses are made', async () => {
    const content = rendered('team-invitation', 'ko', { ...SAMPLES['team-invitation'], company: HOSTILE })
    const { raw, from, to } = await message(content)
    const headers = headersOf(raw.toString())
    assert.deepEqual(headers.map(([name]) => name.toLowerCase()).sort(), [
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
      'x-auto-response-suppress',
    ])
    assert.deepEqual([from, to], ['gonggo@xn--vv4b11d.xn--3e0b707e', 'one@example.invalid'])
    assert.match(wordsOf(new Map(headers).get('From') ?? ''), /^"?공고 \\?"?.*<gonggo@xn--vv4b11d\.xn--3e0b707e>$/)
  })

  test('a long subject in Hangul comes out whole, in lines of a lawful length', async () => {
    const title = '낙동강수계 하수관로 정비사업 실시설계 및 건설사업관리 용역 '.repeat(4)
    const content = { ...rendered('team-invitation', 'ko'), subject: title.trim() }
    const raw = (await message(content)).raw.toString()
    assert.equal(wordsOf(new Map(headersOf(raw)).get('Subject') ?? ''), title.trim())
    for (const line of raw.split('\r\n')) assert.ok(line.length <= 78, line)
    assert.doesNotMatch(raw, /\P{ASCII}/u)
  })

  test('the same mail is the same bytes', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => message(rendered('beta-invitation', 'en'))))
    assert.ok(one?.raw.equals(other?.raw ?? Buffer.alloc(0)))
  })

  test('one that can be unsubscribed from says so to programs and to people', async () => {
    const url = `https://api.gonggo.example/unsubscribe?token=${'a1b2c3'.repeat(40)}`
    const content = rendered('beta-invitation', 'ko', SAMPLES['beta-invitation'], new URL(url))
    const headers = new Map(headersOf((await message(content)).raw.toString()))
    assert.equal(headers.get('List-Unsubscribe')?.replaceAll(' ', ''), `<${url}>`)
    assert.equal(headers.get('List-Unsubscribe-Post'), 'List-Unsubscribe=One-Click')
    assert.ok(content.text.includes(`이 알림 수신거부: ${url}`) && content.html.includes(`href="${url}"`))
  })
})
