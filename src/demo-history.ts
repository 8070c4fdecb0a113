import { DAY, seoulDay } from './lib/clock.ts'
import { ALERT_CAUSES, type AlertCause } from './vocabulary/events.ts'
import { includes, type Plan } from './vocabulary/plans.ts'
import type { Role } from './vocabulary/roles.ts'

/** The past activity of the demo accounts, so that each page of the console shows content. */

export interface HistoryAccount {
  id: string
  plan: Plan
  key: string
}

interface DemoKeyword {
  keyword: string
  alert: { on: AlertCause[] }
}

interface Enrolled {
  email: string
  name: string
  role: Role
  language: 'ko'
  zone: 'Asia/Seoul'
}

export interface HistoryApp {
  keywords: { createMany: (accountId: string, inputs: DemoKeyword[]) => Promise<unknown> }
  teams: { enrol: (accountId: string, members: readonly Enrolled[]) => Promise<void> }
  http: {
    inject: (request: {
      method: 'GET' | 'PATCH' | 'POST' | 'PUT'
      url: string
      headers: Record<string, string>
      payload?: object
    }) => Promise<{ statusCode: number; body: string }>
  }
}

/** Notices and results published in this period before the start arrive as events. */
export const HISTORY_MS = 3 * DAY

/** Each matches open notices of the demo on any day, and no sample of the documentation creates the same keyword. */
export const DEMO_KEYWORDS: Partial<Record<Plan, readonly string[]>> = {
  pro: ['시스템 -감리', '위탁', '청소'],
  enterprise: ['정비 (공사|용역) -감리', '보수', '소방', '학교 (교체|설치)'],
}

/** Members besides the owner, who is created with the account. */
const COLLEAGUES: Pick<Enrolled, 'email' | 'name' | 'role'>[] = [
  { email: 'demo-member@example.invalid', name: '김하늘', role: 'member' },
  { email: 'demo-viewer@example.invalid', name: '박서연', role: 'viewer' },
]

/** Runs before the notices are created: adds the team, and keywords for the notices to match. */
export async function beginHistory(app: HistoryApp, accounts: readonly HistoryAccount[]): Promise<void> {
  for (const { id, plan } of accounts) {
    await app.keywords.createMany(
      id,
      (DEMO_KEYWORDS[plan] ?? []).map((keyword) => ({ keyword, alert: { on: [...ALERT_CAUSES] } })),
    )
    const colleagues = COLLEAGUES.map((one) => ({ ...one, language: 'ko', zone: 'Asia/Seoul' }) as const)
    if (plan === 'enterprise') await app.teams.enrol(id, colleagues)
  }
}

interface Listed {
  noticeNo: string
  baseAmount: number | null
  estimatedPrice: number | null
  /** In percent of the planned price. */
  floorRate: number | null
  awards?: { winner: { businessNo: string | null } | null; amount: number | null }[]
  /** The bid of the firm that the account represents. */
  ownBid?: number | null
}

type Ask = <T>(method: 'GET' | 'PATCH' | 'POST' | 'PUT', url: string, payload?: object) => Promise<T>

/**
 * Runs after the notices were created: adds pursuits in every state, a company profile and a report. Existing data of
 * an earlier start is not created again; an interrupted start is continued.
 */
export async function continueHistory(
  app: HistoryApp,
  accounts: readonly HistoryAccount[],
  now: number,
): Promise<void> {
  for (const account of accounts) {
    const ask = asking(app.http, account.key)
    // Before the pursuits, because companies pursue notices on which they may bid.
    await declare(ask, account.plan)
    await pursue(ask, now)
    await forgetOwnActs(ask)
    await nameFirm(ask)
    if (account.plan === 'enterprise') await order(ask)
  }
}

interface Wish {
  from: 'soon' | 'open' | 'decided'
  of: (notice: Listed) => object
}

/** In the order of creation, by which a later start finds the missing ones. */
function wishesOf([mine, colleague = mine]: { id: string }[]): Wish[] {
  const by = (assignee: { id: string } | undefined) => (assignee ? { assignee: assignee.id } : {})
  const bid = (notice: Listed) => ({ state: 'bid', bidAmount: notice.ownBid ?? bidFor(notice) })
  const fixed = (wish: object, from: Wish['from'] = 'open'): Wish => ({ from, of: () => wish })
  const decided: Wish = { from: 'decided', of: (notice) => ({ ...by(mine), ...bid(notice) }) }
  return [
    fixed({ ...by(mine), state: 'watching', remindClosing: [3, 1] }, 'soon'),
    fixed({ state: 'watching' }),
    fixed({ ...by(colleague), state: 'preparing', note: '현장설명 참석함. 설계서 검토 중.' }, 'soon'),
    fixed({ ...by(mine), state: 'preparing', remindClosing: [1] }),
    { from: 'soon', of: (notice) => ({ ...by(colleague), ...bid(notice), remindOpening: [1] }) },
    fixed({ ...by(mine), state: 'dropped', note: '착공 시기가 다른 공사와 겹쳐 참가하지 않기로 함.' }),
    decided,
    decided,
    decided,
  ]
}

/** Marks events of the account's own actions as read. Results, which the service creates, stay unread. */
async function forgetOwnActs(ask: Ask): Promise<void> {
  interface OwnActs {
    items: { id: string; data: { actor?: { kind: string } } }[]
  }
  const { items } = await ask<OwnActs>('GET', '/v1/events?type=pursuit.changed&state=new&limit=200')
  const marks = items.filter(({ data }) => data.actor?.kind === 'key').map(({ id }) => ({ id, state: 'dismissed' }))
  if (marks.length > 0) await ask('PATCH', '/v1/events', { marks })
}

/** Slightly above the lowest bid that can win; the estimated price excludes the value-added tax. */
function bidFor({ baseAmount, estimatedPrice, floorRate }: Listed): number | null {
  const base = baseAmount ?? (estimatedPrice === null ? null : estimatedPrice * 1.1)
  return base === null ? null : Math.round((base * ((floorRate ?? 87.745) + 0.4)) / 100)
}

async function pursue(ask: Ask, now: number): Promise<void> {
  const made = await ask<{ total: number; items: { noticeNo: string }[] }>('GET', '/v1/pursuits?pageSize=100')
  const assignees = (await ask<{ items: { id: string }[] }>('GET', '/v1/pursuits/assignees')).items
  const wishes = wishesOf(assignees)
  if (made.total >= wishes.length) return
  const pursued = new Set(made.items.map(({ noticeNo }) => noticeNo))
  /** Notices on which the company surely may bid come first. */
  const list = async (query: string): Promise<Listed[]> => {
    const asked = `matched=true&${query}&pageSize=${wishes.length}`
    const certain = await ask<{ items: Listed[] }>('GET', `/v1/bids?${asked}&eligibility=yes`)
    const uncertain = await ask<{ items: Listed[] }>('GET', `/v1/bids?${asked}&eligibility=check`)
    return [...certain.items, ...uncertain.items].filter(({ noticeNo }) => !pursued.has(noticeNo))
  }
  const since = seoulDay(now - 90 * DAY)
  // Some close soon, for the page Today; the others as late as possible.
  const [soonFrom, soonTo] = [seoulDay(now + DAY), seoulDay(now + 7 * DAY)]
  const notices = {
    soon: await list(`status=open&closeFrom=${soonFrom}&closeTo=${soonTo}&sort=closeAt`),
    open: await list('status=open&sort=-closeAt'),
    decided: await fromOwnWin(ask, await list(`status=awarded&openFrom=${since}&sort=-closeAt`)),
  }
  const next = (from: Wish['from']): Listed | undefined => {
    const notice = notices[from].find(({ noticeNo }) => !pursued.has(noticeNo))
    return notice ?? (from === 'soon' ? next('open') : undefined)
  }
  for (const { from, of } of wishes.slice(made.total)) {
    const notice = next(from)
    if (!notice) continue
    pursued.add(notice.noticeNo)
    await ask('POST', '/v1/pursuits', { noticeNo: notice.noticeNo, ...of(notice) })
  }
}

/**
 * The list begins with a notice that the account has won, so that one result is won and the others are lost. An account
 * without a business number becomes the firm that won the first one.
 */
async function fromOwnWin(ask: Ask, decided: Listed[]): Promise<Listed[]> {
  const { businessNo: own } = await ask<{ businessNo: string | null }>('GET', '/v1/account')
  for (const [at, notice] of decided.entries()) {
    const { awards = [] } = await ask<Listed>('GET', `/v1/bids/${encodeURIComponent(notice.noticeNo)}`)
    const award = awards.find(({ winner }) => winner?.businessNo && (own === null || winner.businessNo === own))
    if (!award) continue
    if (own === null) await ask('PATCH', '/v1/account', { businessNo: award.winner?.businessNo })
    return [{ ...notice, ownBid: award.amount }, ...decided.slice(at + 1)]
  }
  return decided
}

/** Licences and seats, so that the verdicts on notices vary. */
const PROFILES: Partial<Record<Plan, object>> = {
  pro: {
    seats: [{ region: '대전광역시', kind: 'head' }],
    licences: [
      { code: '1468', name: '소프트웨어사업자(컴퓨터관련서비스사업)', until: '9999-12-31' },
      { code: '1162', name: '건물위생관리업', until: '9999-12-31' },
    ],
    size: 'small',
    jointBidding: false,
    complete: ['licences', 'seats'],
  },
  enterprise: {
    seats: [{ region: '충청남도 천안시', kind: 'head' }],
    licences: [
      { code: '0002', name: '건축공사업', until: '9999-12-31' },
      { code: '0037', name: '전기공사업', until: '9999-12-31' },
      { code: '0040', name: '전문소방시설공사업', until: '9999-12-31' },
    ],
    size: 'medium',
    certificates: [{ kind: 'women', until: '9999-12-31' }],
    jointBidding: false,
    complete: ['licences', 'seats'],
  },
}

async function declare(ask: Ask, plan: Plan): Promise<void> {
  const { updatedAt } = await ask<{ updatedAt: string | null }>('GET', '/v1/profile')
  const profile = PROFILES[plan]
  if (updatedAt === null && profile !== undefined) await ask('PUT', '/v1/profile', profile)
}

/** Completes the profile with the account's business number. */
async function nameFirm(ask: Ask): Promise<void> {
  const { businessNo } = await ask<{ businessNo: string | null }>('GET', '/v1/account')
  const { updatedAt, ...profile } = await ask<{ updatedAt: string | null; businessNo: string | null }>(
    'GET',
    '/v1/profile',
  )
  if (businessNo === null || updatedAt === null || profile.businessNo !== null) return
  await ask('PUT', '/v1/profile', { ...profile, businessNo })
}

interface ReceiverPlace {
  /** Its URL at the last start; `null` = this is the first start. */
  before: string | null
  url: string
  secret: string
  /**
   * The demo was not complete yet, so a missing webhook was never created. In a complete demo, a user has deleted it.
   */
  isNew: boolean
}

/** Updates the URL of the demo webhook at each start, because its receiver may have moved. */
export async function connectReceiver(
  app: Pick<HistoryApp, 'http'>,
  accounts: readonly HistoryAccount[],
  { before, url, secret, isNew }: ReceiverPlace,
): Promise<void> {
  for (const { key } of accounts.filter(({ plan }) => includes(plan, 'webhooks'))) {
    const ask = asking(app.http, key)
    const { items } = await ask<{ items: { id: string; url: string }[] }>('GET', '/v1/webhooks?pageSize=100')
    const ours = items.filter((webhook) => webhook.url === before || webhook.url === url)
    if (isNew && ours.length === 0)
      await ask('POST', '/v1/webhooks', { url, secret, description: '데모 수신 프로그램' })
    for (const webhook of ours) if (webhook.url !== url) await ask('PATCH', `/v1/webhooks/${webhook.id}`, { url })
  }
}

async function order(ask: Ask): Promise<void> {
  const { total } = await ask<{ total: number }>('GET', '/v1/reports?pageSize=1')
  if (total === 0) await ask('POST', '/v1/reports', { period: 'monthly', format: 'pdf' })
}

const asking =
  (http: HistoryApp['http'], key: string): Ask =>
  async (method, url, payload) => {
    const headers = { authorization: `Bearer ${key}`, host: 'localhost' }
    const answer = await http.inject({ method, url, headers, ...(payload ? { payload } : {}) })
    if (answer.statusCode >= 300) throw new Error(`the demo: ${method} ${url} was answered with ${answer.body}`)
    return JSON.parse(answer.body)
  }
