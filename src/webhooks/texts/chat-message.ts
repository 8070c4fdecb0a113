import { AWARD_STATES, type AwardLine, awardText } from '../../vocabulary/awards.ts'
import type { BidEventType, EventType } from '../../vocabulary/events.ts'
import { FIELD_NAMES, MONEY_FIELDS } from '../../vocabulary/notice-fields.ts'
import { VALUE_WORDS } from '../../vocabulary/table-words.ts'
import { VERDICT_WORDS } from '../../vocabulary/verdicts.ts'

/** An event as a chat message. Texts come from third parties, so each is reduced to one line of visible characters. */
export interface ChatMessage {
  title: string
  lines: string[]
  facts: [string, string][]
  link: { href: string; label: string } | null
  notes: string[]
}

/** The content of one kind of event, with texts as the source wrote them. */
interface Draft {
  title: string
  lines?: string[]
  facts?: [string, string][]
  link?: { url: unknown; label: string }
  notes?: string[]
}

const MOST_KEYWORDS = 10
const MOST_CHANGES = 10
const MOST_COMPANIES = 5
const MOST_VALUE = 120
const MOST_EXCERPT = 200
const MOST_EXCERPTS = 3
/** Chat services refuse longer URLs. */
const MOST_URL = 2000

type Fields = Readonly<Record<string, unknown>>

/** Omits missing or unknown fields: a shorter message is better than none. */
export function chatMessageOf(payload: object): ChatMessage {
  const { id, type, data } = payload as { id?: unknown; type?: unknown; data?: unknown }
  const { title, lines = [], facts = [], link, notes = [] } = draftOf(String(type), fieldsOf(data))
  const footer = [...notes, ...(typeof id === 'string' ? [id] : [])]
  return {
    title,
    lines: visible(lines),
    facts: facts.map(([name, value]) => [name, visible([value])[0] ?? '–']),
    link: link ? linkOf(link.url, link.label) : null,
    notes: visible(footer),
  }
}

/** Control characters, and invisible ones that change the direction of text or hide something. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** A line break in a title would let its author add lines to the message. Empty lines are dropped. */
const visible = (texts: readonly string[]): string[] =>
  texts.map((text) => text.replace(INVISIBLE, ' ').trim()).filter((text) => text !== '')

/** Links only to http and https. */
function linkOf(url: unknown, label: string): ChatMessage['link'] {
  const target = typeof url === 'string' ? URL.parse(url) : null
  if (!target || !/^https?:$/.test(target.protocol) || target.href.length > MOST_URL) return null
  return { href: target.href, label }
}

const BID_TITLES: Record<BidEventType, string> = {
  'bid.matched': '새 입찰공고',
  'bid.changed': '입찰공고 변경',
  'bid.cancelled': '입찰공고 취소',
  'bid.awarded': '개찰·낙찰 결과',
}

function draftOf(type: string, data: Fields): Draft {
  const title = worded(BID_TITLES, type)
  if (title) return bidStory(type as BidEventType, title, data)
  return new Map(Object.entries(OTHER_STORIES)).get(type)?.(data) ?? { title: '알림', lines: [type] }
}

const OTHER_STORIES: Record<Exclude<EventType, BidEventType>, (data: Fields) => Draft> = {
  'pursuit.changed': (data) => pursuitStory(data),
  'report.ready': ({ report }) => reportStory(fieldsOf(report)),
  'webhook.disabled': ({ webhook }) => disabledStory(fieldsOf(webhook)),
  'security.incident': ({ incident }) => incidentStory(fieldsOf(incident)),
  'webhook.test': () => ({ title: '테스트 메시지', lines: ['이 채널로 입찰공고 알림을 보냅니다.'] }),
}

/**
 * Verdicts on the companies that the keywords are for; none once bidding is over or if the account declared no profile.
 */
function verdictFacts(type: BidEventType, data: Fields): [string, string][] {
  const { status = 'open' } = fieldsOf(data.bid)
  if (type === 'bid.cancelled' || type === 'bid.awarded' || status !== 'open') return []
  const change = fieldsOf(data.eligibilityChange)
  const wordsOf = (verdict: unknown, profileId?: unknown): string | null => {
    const now = worded(VERDICT_WORDS.ko, verdict)
    const before = change.profileId === profileId ? worded(VERDICT_WORDS.ko, change.old) : null
    return now === null || before === null ? now : `${before} → ${now}`
  }
  const matches = listOf(data.matches).map(fieldsOf)
  const isOwn = matches.length === 0 || matches.some(({ company }) => company === undefined)
  const companies = matches.flatMap(({ company }) => (company === undefined ? [] : [fieldsOf(company)]))
  const each = new Map(
    companies.map(({ profileId, name, verdict }) => [profileId, [textOf(name), wordsOf(verdict, profileId)] as const]),
  )
  const texts = [
    isOwn ? wordsOf(fieldsOf(data.bid).eligibility) : null,
    ...[...each.values()].map(([name, words]) => (name === null || words === null ? null : `${name}: ${words}`)),
  ].filter((text) => text !== null)
  return texts.length === 0 ? [] : [['참가자격', someOf(texts, MOST_COMPANIES)]]
}

function bidStory(type: BidEventType, title: string, data: Fields): Draft {
  const bid = fieldsOf(data.bid)
  const facts: [string, string | null][] = [
    ['공고기관', textOf(bid.agency)],
    ['구분', textOf(bid.bsnsDiv)],
    priceOf(bid),
    ['입찰 마감', timeOf(bid.closeAt)],
    ['개찰', timeOf(bid.openAt)],
    ...verdictFacts(type, data),
    ['공고번호', textOf(bid.noticeNo)],
  ]
  const marks = [...(bid.urgent === true ? ['[긴급]'] : []), ...(data.correction === true ? ['[정정]'] : [])]
  const name = [...marks, textOf(bid.title) ?? textOf(bid.noticeNo) ?? '제목 없음'].join(' ')
  const keywords = listOf(data.matches).flatMap((match) => textOf(fieldsOf(match).keyword) ?? [])
  return {
    title,
    lines: [
      ...awardLines(data.award),
      name,
      ...changeLines(listOf(data.changes), bid.currency),
      ...attachmentLines(listOf(data.matches)),
    ],
    facts: facts.map(([label, value]) => [label, value ?? '미정']),
    link: { url: bid.detailUrl, label: '공고 보기' },
    notes: keywords.length > 0 ? [`키워드: ${someOf(keywords, MOST_KEYWORDS)}`] : [],
  }
}

/** Where keywords match in attachments. */
function attachmentLines(matches: readonly unknown[]): string[] {
  const lines = matches.flatMap((match) =>
    listOf(fieldsOf(match).foundIn).map((place) => {
      const { name, page, excerpt } = fieldsOf(place)
      const where = [textOf(name), typeof page === 'number' ? `${page}페이지` : null].filter(Boolean).join(' ')
      return `• 첨부파일 ${where}: ${clipped(textOf(excerpt)?.trim() ?? '', MOST_EXCERPT)}`
    }),
  )
  return [...new Set(lines)].slice(0, MOST_EXCERPTS)
}

/** If the estimated price is not published, another amount is shown with its own label. */
function priceOf({ estimatedPrice, baseAmount, budget, currency }: Fields): [string, string] {
  const prices: [string, unknown][] = [
    ['추정가격', estimatedPrice],
    ['기초금액', baseAmount],
    ['배정예산', budget],
  ]
  const [name, value] = prices.find(([, amount]) => typeof amount === 'number') ?? ['추정가격', null]
  return [name, moneyOf(value, currency) ?? '미공개']
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** The winner comes before the title. */
function awardLines(award: unknown): string[] {
  const { state: value, lot, winners, amount, currency, rate, bidders, reason } = fieldsOf(award)
  const state = AWARD_STATES.find((name) => name === value)
  if (!state) return []
  const line: AwardLine = {
    state,
    lot: textOf(lot) ?? '0',
    winners: listOf(winners).flatMap((winner) => textOf(fieldsOf(winner).name) ?? []),
    amount: numberOf(amount),
    currency: textOf(currency) ?? 'KRW',
    rate: numberOf(rate),
    bidders: numberOf(bidders),
    reason: textOf(reason),
  }
  return [awardText(line, 'ko')]
}

/** Labels that differ between chats and tables. */
const BID_FIELDS: Record<string, string> = {
  ...FIELD_NAMES.ko,
  bsnsDiv: '구분',
  status: '상태',
  openAt: '개찰',
  detailUrl: '공고 주소',
  urgent: '긴급',
}

/** Items have the same names before and after a change, so only the line with their sum is shown. */
const OMITTED_FIELD = 'fixedCostItems'

function changeLines(listed: readonly unknown[], currency: unknown): string[] {
  const changes = listed.filter((change) => fieldsOf(change).field !== OMITTED_FIELD)
  const lines = changes.slice(0, MOST_CHANGES).map((change) => {
    const { field, old, new: now } = fieldsOf(change)
    const name = String(field)
    const text = (value: unknown) => shown(MONEY_FIELDS.has(name) ? moneyOf(value, currency) : readable(value))
    return `• ${worded(BID_FIELDS, name) ?? name}: ${text(old)} → ${text(now)}`
  })
  const more = changes.length - lines.length
  return more > 0 ? [...lines, `• 외 ${more}건`] : lines
}

function pursuitStory({ pursuit, changes }: Fields): Draft {
  const { notice, noticeNo, state } = fieldsOf(pursuit)
  const { title, agency, closeAt, detailUrl } = fieldsOf(notice)
  const move = listOf(changes)
    .map(fieldsOf)
    .find(({ field }) => field === 'state')
  const named = (value: unknown) => worded(VALUE_WORDS.ko.pursuit, value) ?? '없음'
  const facts: [string, string | null][] = [
    ['상태', move ? `${named(move.old)} → ${named(move.new)}` : named(state)],
    ['공고기관', textOf(agency)],
    ['입찰 마감', timeOf(closeAt)],
    ['공고번호', textOf(noticeNo)],
  ]
  return {
    title: '입찰 건 변경',
    lines: [textOf(title) ?? textOf(noticeNo) ?? '제목 없음'],
    facts: facts.map(([label, value]) => [label, value ?? '미정']),
    link: { url: detailUrl, label: '공고 보기' },
  }
}

const PERIODS: Record<string, string> = { weekly: '주간', monthly: '월간' }

function reportStory(report: Fields): Draft {
  const { period, from, to, format, contentUrl, profileName } = report
  const range = [from, to].map((time) => textOf(time)?.slice(0, 10)).filter(Boolean)
  const name = [worded(PERIODS, period), '보고서가 준비되었습니다.'].filter(Boolean).join(' ')
  return {
    title: '보고서',
    lines: [name],
    facts: [
      ...(range.length === 2 ? [['기간', range.join(' ~ ')] as [string, string]] : []),
      ...(textOf(profileName) ? [['추가 회사', String(profileName)] as [string, string]] : []),
      ...(textOf(format) ? [['형식', String(format).toUpperCase()] as [string, string]] : []),
    ],
    link: { url: contentUrl, label: '보고서 열기' },
  }
}

const DISABLED: Record<string, string> = {
  failing: '5일간 전송에 계속 실패했습니다.',
  gone: '수신 서버가 410 Gone으로 응답했습니다.',
  receiver: '수신 서버가 전송 중단을 요청했습니다.',
  owner: '계정에서 비활성화했습니다.',
  plan: '요금제에 웹훅이 없습니다.',
  incident: '보안 사고로 계정이 차단되었습니다.',
}

function disabledStory({ url, description, disabledReason }: Fields): Draft {
  // The path of a webhook URL may contain a secret.
  const host = typeof url === 'string' ? (URL.parse(url)?.host ?? null) : null
  const name = [textOf(description), host].filter(Boolean).join(' · ')
  const reason = worded(DISABLED, disabledReason)
  return {
    title: '웹훅이 비활성화되었습니다',
    lines: [
      ...(name ? [name] : []),
      ...(reason ? [reason] : []),
      '그동안의 이벤트는 30일 동안 보관하며, 다시 활성화하면 전송합니다.',
    ],
  }
}

const CAUSES: Record<string, string> = {
  leaked: 'API 키가 공개된 곳에서 발견되었습니다.',
  outside_allow_list: '허용 목록 밖의 여러 네트워크에서 API 키를 사용하려 했습니다.',
  many_networks: '짧은 시간에 여러 네트워크에서 API 키를 사용했습니다.',
  operator: '운영자가 등록했습니다.',
}
const INCIDENT_STATES: Record<string, string> = { open: '확인 필요', contained: '차단됨', resolved: '해결됨' }

function incidentStory({ id, cause, state, key, reason }: Fields): Draft {
  const { name, prefix } = fieldsOf(key)
  const facts: [string, string | null][] = [
    ['상태', worded(INCIDENT_STATES, state)],
    ['API 키', [textOf(name), textOf(prefix)].filter(Boolean).join(' · ') || null],
    ['보안 사고 번호', textOf(id)],
  ]
  return {
    title: '보안 사고',
    lines: [worded(CAUSES, cause), textOf(reason)].flatMap((line) => line ?? []),
    facts: facts.flatMap(([label, value]) => (value === null ? [] : [[label, value]])),
  }
}

/** `hasOwn`, because every object inherits names such as `constructor`. */
const worded = (words: Readonly<Record<string, string>>, name: unknown): string | null =>
  typeof name === 'string' && Object.hasOwn(words, name) ? (words[name] ?? null) : null

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null)

function someOf(texts: readonly string[], most: number): string {
  const more = texts.length - most
  return more > 0 ? `${texts.slice(0, most).join(', ')} 외 ${more}개` : texts.join(', ')
}

/** Times in payloads are in Korean time already; only date, hour and minute are shown. */
function timeOf(value: unknown): string | null {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(textOf(value) ?? '') ?? []
  return day && time ? `${day} ${time}` : null
}

function moneyOf(value: unknown, currency: unknown): string | null {
  if (typeof value !== 'number') return null
  const amount = String(Math.trunc(value)).replace(/\B(?=(?:\d{3})+$)/g, ',')
  return typeof currency === 'string' && currency !== 'KRW' ? `${currency} ${amount}` : `${amount}원`
}

function readable(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return value ? '예' : '아니요'
  if (Array.isArray(value))
    return value.map((item) => textOf(fieldsOf(item).name) ?? readable(item)).join(', ') || '없음'
  if (typeof value === 'object') return JSON.stringify(value)
  return timeOf(value) ?? String(value)
}

const shown = (value: string | null) => clipped(value ?? '미정', MOST_VALUE)

/** As many whole characters as fit; each may be several code units. */
export function clippedSigns(signs: readonly string[], most: number): string {
  const whole = signs.join('')
  if (whole.length <= most) return whole
  let room = most - 1
  const fit = signs.findIndex((sign) => {
    room -= sign.length
    return room < 0
  })
  return `${signs.slice(0, fit).join('')}…`
}

export const clipped = (text: string, most: number): string => clippedSigns([...text], most)
