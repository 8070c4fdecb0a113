import { type MailedBid, type MailedEvent, noticeOf } from '../../src/alerts/rules/letters.ts'
import { frame } from '../../src/mail/rules/frame.ts'
import { linkOf, safeData } from '../../src/mail/rules/words.ts'
import type {
  AlertForm,
  AlertNotice,
  Letter,
  NewsCause,
  Rendered,
  TemplateData,
  TemplateName,
} from '../../src/mail/schema.ts'
import { FRAME_WORDS, TEMPLATES } from '../../src/mail/texts/templates.ts'
import type { Language } from '../../src/vocabulary/languages.ts'
import type { DemoService } from '../../test/demo-service.ts'

interface BidDetail extends MailedBid {
  awards: {
    state: 'awarded' | 'failed'
    lot: string
    winners: { name: string }[]
    amount: number | null
    currency: string
    rate: number | null
    plannedPrice: number | null
    bidders: number | null
    reason: string | null
  }[]
}

export interface MailPicture {
  name: string
  mail: Rendered
}

const DAY = 86_400_000
const KEYWORD = '정비'
const SERVICE = 'https://api.gonggo.example'
const TOKEN = 'eyJhbGciOi_J9.token-of-quite-some-length_0123456789'
const COMPANY = '㈜한빛엔지니어링'

type Named<T extends TemplateName> = [name: string, template: T, data: TemplateData[T]]
type Filled = { [T in TemplateName]: Named<T> }[TemplateName]

/** Every template in each of its variants, with notices, amounts and winners of the demo. */
export async function mailPictures(demo: DemoService): Promise<MailPicture[]> {
  const notices = await noticesOf(demo)
  const mails: Filled[] = [...alertsOf(notices), ...PLAIN]
  return mails.flatMap((mail) =>
    (['ko', 'en'] as const).map((language) => ({ name: `${mail[0]}.${language}`, mail: rendered(mail, language) })),
  )
}

/** A digest with a new notice and an award, for the guides. */
export async function mailOfGuide(demo: DemoService, language: Language): Promise<string> {
  const { matched, awarded } = await noticesOf(demo)
  const data = alertOf('daily', [matched, awarded], { matched: 1, awarded: 1 })
  return rendered(['', 'alert', data], language).html
}

function rendered([, template, data]: Filled, language: Language): Rendered {
  const write = TEMPLATES[template][language] as (data: object) => Letter
  const unsubscribe = template === 'alert' ? linkOf(new URL(`${SERVICE}/unsubscribe/${TOKEN}`)) : null
  return frame(write(safeData(data)), FRAME_WORDS[language], language, unsubscribe)
}

type Notices = Record<NewsCause, AlertNotice>

async function noticesOf({ baseUrl, keys }: DemoService): Promise<Notices> {
  const ask = async <Body>(path: string, parameters: Record<string, string> = {}): Promise<Body> => {
    const url = `${baseUrl}${path}?${new URLSearchParams(parameters)}`
    const answer = await fetch(url, { headers: { authorization: `Bearer ${keys.pro}` } })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Body
  }
  const first = async (parameters: Record<string, string>): Promise<MailedBid> => {
    const { items } = await ask<{ items: MailedBid[] }>('/v1/bids', {
      keyword: KEYWORD,
      bsnsDiv: '공사',
      ...parameters,
    })
    const [bid] = items
    if (!bid) throw new Error(`the demo has no notice for ${JSON.stringify(parameters)}`)
    return bid
  }
  const open = await first({ status: 'open', sort: '-estimatedPrice', minAmt: '100000000', maxAmt: '900000000' })
  const won = await first({ status: 'awarded', sort: '-postedAt' })
  const { awards } = await ask<BidDetail>(`/v1/bids/${encodeURIComponent(won.noticeNo)}`)
  const [award] = awards.filter(({ state }) => state === 'awarded')
  if (!award) throw new Error(`the demo says nothing of the award of ${won.noticeNo}`)
  const told = { ...award, winners: award.winners.map(({ name }) => name) }
  const closeAt = timeOf(open.closeAt) ?? 0
  return {
    matched: newsOf(open, 'matched'),
    changed: {
      ...newsOf({ ...open, revision: 1 }, 'changed'),
      changes: [
        { field: 'closeAt', old: closeAt - 3 * DAY, new: closeAt },
        { field: 'baseAmount', old: null, new: open.baseAmount ?? open.budget },
        { field: 'regions', old: [], new: ['서울특별시', '경기도'] },
      ],
    },
    cancelled: newsOf({ ...open, revision: 2 }, 'cancelled'),
    awarded: { ...newsOf(won, 'awarded'), award: told },
    corrected: { ...newsOf(won, 'corrected'), award: { ...told, rate: (told.rate ?? 88) - 0.5 } },
    closing: newsOf(open, 'closing'),
  }
}

const timeOf = (text: string | null): number | null => (text === null ? null : Date.parse(text))

/** For an account whose keyword matches the title. */
function newsOf(bid: MailedBid, what: NewsCause): AlertNotice {
  const [before = '', ...after] = bid.title.split(KEYWORD)
  const start = [...before].length
  const place = { term: KEYWORD, field: 'title', start, end: start + KEYWORD.length }
  const match = { keywordId: 'shown', keyword: KEYWORD, terms: after.length > 0 ? [place] : [] }
  const event: MailedEvent = {
    id: 'shown',
    type: 'bid.matched',
    data: JSON.stringify([match]),
    bid: JSON.stringify(bid),
    changes: null,
    award: null,
    eligibility: null,
    eligibilityChange: null,
    isCorrection: false,
  }
  const notice = noticeOf(event, ['shown'], new URL(`${SERVICE}/unsubscribe/${TOKEN}`))
  if (!notice) throw new Error(`a mail says nothing of ${bid.noticeNo}`)
  return { ...notice, what }
}

const alertOf = (
  form: AlertForm,
  notices: AlertNotice[],
  counts: TemplateData['alert']['counts'],
  rest: Partial<TemplateData['alert']> = {},
): TemplateData['alert'] => ({
  form,
  company: COMPANY,
  zone: 'Asia/Seoul',
  at: Date.now(),
  notices,
  more: 0,
  counts,
  late: [],
  lateMore: 0,
  ...rest,
})

function alertsOf(notices: Notices): Named<'alert'>[] {
  const { matched, changed, cancelled, awarded, corrected, closing } = notices
  const alone = [matched, changed, cancelled, awarded, corrected].map(
    (notice): Named<'alert'> => [`alert-${notice.what}`, 'alert', alertOf('instant', [notice], { [notice.what]: 1 })],
  )
  // An award may be withdrawn.
  const undone = awarded.award && {
    ...awarded.award,
    state: 'failed' as const,
    winners: [],
    reason: '낙찰 취소 후 유찰',
  }
  const late = [{ title: '가로등 보수공사', noticeNo: awarded.facts.noticeNo, detailUrl: awarded.detailUrl }]
  const soon = [
    {
      title: '배수지 정비공사',
      noticeNo: matched.facts.noticeNo,
      closeAt: Date.now() + 2 * DAY,
      detailUrl: matched.detailUrl,
    },
  ]
  const all = [matched, changed, cancelled, awarded]
  const counts = { matched: 7, changed: 2, cancelled: 1, awarded: 1 }
  return [
    ...alone,
    ['alert-undone', 'alert', alertOf('instant', [{ ...corrected, award: undone }], { corrected: 1 })],
    ['alert-closing', 'alert', alertOf('closing', [closing], { closing: 1 })],
    ['alert-rollup', 'alert', alertOf('rollup', all, counts, { more: 7 })],
    ['alert-daily', 'alert', alertOf('daily', all, counts, { more: 7 })],
    ['alert-weekly', 'alert', alertOf('weekly', all, counts, { more: 7, soon, soonMore: 3 })],
    ['alert-late', 'alert', alertOf('daily', [matched], { matched: 1 }, { late, lateMore: 2 })],
  ]
}

const at = Date.parse('2026-11-20T09:30:00+09:00')
const incident = {
  company: COMPANY,
  incidentId: 'inc_01jd3x9k2mhanbit00000000',
  action: 'blocked',
  subject: 'key',
  subjectName: 'ERP (gg_live_4Tq9…)',
  cause: 'leaked',
  at,
} satisfies TemplateData['security-incident']
const webhook = {
  company: COMPANY,
  webhookId: 'wh_01jd3x9k2mhanbit00000000',
  host: 'erp.example.com',
  reason: 'failing',
  since: at - 5 * DAY,
  docsUrl: new URL(`${SERVICE}/docs`),
} satisfies TemplateData['webhook-disabled']
const pursuit = {
  company: COMPANY,
  of: 'closing',
  days: 3,
  at: at + 3 * DAY,
  title: '하수관로 정비사업 기본 및 실시설계용역',
  agency: '경기도 안양시',
  noticeNo: 'R26BK01234567',
  bidAmount: 364_000_000,
  url: new URL('https://portal.example/notices/R26BK01234567'),
} satisfies TemplateData['pursuit-reminder']
const invitation = {
  company: COMPANY,
  inviter: '김하나',
  role: 'member',
  url: new URL(`${SERVICE}/invitations?code=${TOKEN}`),
} as const
const report = {
  company: COMPANY,
  from: Date.parse('2026-10-01T00:00:00+09:00'),
  to: Date.parse('2026-10-31T23:59:59+09:00'),
  url: new URL(`${SERVICE}/reports/${TOKEN}`),
}
const account = {
  company: COMPANY,
  accountId: 'acc_01jd3x9k2mhanbit00000000',
  signInUrl: new URL(`${SERVICE}/sign-in`),
  docsUrl: new URL(`${SERVICE}/docs`),
}

/** Mails without notices. */
const PLAIN: Filled[] = [
  ['beta-pro', 'beta-invitation', { ...account, plan: 'pro' }],
  ['beta-enterprise', 'beta-invitation', { ...account, plan: 'enterprise' }],
  ['team', 'team-invitation', invitation],
  ['team-by-operator', 'team-invitation', { ...invitation, inviter: null, role: 'admin' }],
  ['team-without-link', 'team-invitation', { ...invitation, role: 'viewer', url: null }],
  ['report-weekly', 'report-ready', { ...report, period: 'weekly' }],
  ['report-monthly', 'report-ready', { ...report, period: 'monthly' }],
  ['incident-leaked', 'security-incident', incident],
  ['incident-outside', 'security-incident', { ...incident, cause: 'outside_allow_list' }],
  ['incident-networks', 'security-incident', { ...incident, action: 'warned', cause: 'many_networks' }],
  [
    'incident-account',
    'security-incident',
    { ...incident, subject: 'account', subjectName: COMPANY, cause: 'operator' },
  ],
  ['pursuit-closing', 'pursuit-reminder', pursuit],
  ['pursuit-opening', 'pursuit-reminder', { ...pursuit, of: 'opening', days: 1, bidAmount: null, url: null }],
  ['webhook-failing', 'webhook-disabled', webhook],
  ['webhook-gone', 'webhook-disabled', { ...webhook, reason: 'gone', since: null }],
  ['webhook-receiver', 'webhook-disabled', { ...webhook, reason: 'receiver', since: null }],
]
