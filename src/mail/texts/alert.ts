import { DAY } from '../../lib/clock.ts'
import type { Language } from '../../vocabulary/languages.ts'
import type { AlertForm, AlertNotice, Card, Letter, NewsCause, Tame, TemplateData } from '../schema.ts'

interface AlertWords {
  causes: Record<NewsCause, string>
  subject: (form: AlertForm, first: string, count: number, days: number, cause: NewsCause) => string
  titles: Record<AlertForm, string>
  facts: Record<'agency' | 'price' | 'closeAt' | 'was' | 'number' | 'keywords' | 'budget' | 'baseAmount', string>
  unknown: string
  money: (amount: number, currency: string) => string
  left: (days: number) => string
  more: (count: number) => string
  late: string
  lateMore: (count: number) => string
  because: (company: string) => string
}

const amount = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 0 })
const headOf = (first: string) => ([...first].length > 80 ? `${[...first].slice(0, 79).join('')}…` : first)

const ALERTS: Record<Language, AlertWords> = {
  ko: {
    causes: {
      ...{ matched: '새 공고', changed: '변경', cancelled: '취소', awarded: '낙찰' },
      ...{ corrected: '낙찰 정정', closing: '마감 임박' },
    },
    subject: (form, first, count, days, cause) => {
      if (form === 'daily') return `[Gonggo] 오늘의 공고 ${count}건`
      if (form === 'weekly') return `[Gonggo] 이번 주 공고 ${count}건`
      const others = count > 1 ? ` 외 ${count - 1}건` : ''
      if (form === 'closing')
        return `[Gonggo] ${days > 0 ? `마감 ${days}일 전` : '오늘 마감'}: ${headOf(first)}${others}`
      return `[Gonggo] ${ALERTS.ko.causes[cause]} · ${headOf(first)}${others}`
    },
    titles: {
      ...{ instant: '키워드에 맞는 공고가 있습니다', rollup: '키워드에 맞는 공고가 많이 들어왔습니다' },
      ...{ daily: '오늘의 공고', weekly: '이번 주 공고', closing: '마감이 다가옵니다' },
    },
    facts: {
      agency: '기관',
      price: '추정가격',
      closeAt: '마감',
      was: '변경 전',
      number: '공고번호',
      keywords: '키워드',
      ...{ budget: '배정예산', baseAmount: '기초금액' },
    },
    unknown: '미정',
    money: (value, currency) => (currency === 'KRW' ? `${amount(value)}원` : `${currency} ${amount(value)}`),
    left: (days) => (days > 0 ? `D-${days}` : days === 0 ? '오늘' : '지남'),
    more: (count) => `이 메일에 싣지 못한 공고가 ${amount(count)}건 더 있습니다.`,
    late: '제때 보내 드리지 못한 공고입니다.',
    lateMore: (count) => `외 ${amount(count)}건`,
    because: (company) => `${company} 계정의 키워드 알림을 받는 구성원에게 보내는 메일입니다.`,
  },
  en: {
    causes: {
      ...{ matched: 'New notice', changed: 'Changed', cancelled: 'Cancelled', awarded: 'Awarded' },
      ...{ corrected: 'Award corrected', closing: 'Closing soon' },
    },
    subject: (form, first, count, days, cause) => {
      const notices = count === 1 ? '1 notice' : `${count} notices`
      if (form === 'daily') return `[Gonggo] ${notices} today`
      if (form === 'weekly') return `[Gonggo] ${notices} this week`
      const others = count > 1 ? ` +${count - 1} more` : ''
      const when = days > 1 ? `Closes in ${days} days` : days === 1 ? 'Closes tomorrow' : 'Closes today'
      return `[Gonggo] ${form === 'closing' ? when : ALERTS.en.causes[cause]}: ${headOf(first)}${others}`
    },
    titles: {
      ...{ instant: 'A notice fits your keywords', rollup: 'Many notices fit your keywords' },
      ...{ daily: 'Notices of the day', weekly: 'Notices of the week', closing: 'Closing soon' },
    },
    facts: {
      ...{ agency: 'Agency', price: 'Estimated price', closeAt: 'Closes', was: 'Before' },
      ...{ number: 'Notice', keywords: 'Keywords', budget: 'Budget', baseAmount: 'Base amount' },
    },
    unknown: 'not known',
    money: (value, currency) => `${currency} ${amount(value)}`,
    left: (days) => (days > 1 ? `${days} days left` : days === 1 ? 'tomorrow' : days === 0 ? 'today' : 'over'),
    more: (count) => `${amount(count)} more ${count === 1 ? 'notice is' : 'notices are'} not in this mail.`,
    late: 'These should have reached you earlier.',
    lateMore: (count) => `and ${amount(count)} more`,
    because: (company) => `You get this as a member of ${company} who is told of what its keywords find.`,
  },
}

/** Of a day and a minute where the reader is. */
function stamp(at: number, zone: string, language: Language): string {
  const parts = new Intl.DateTimeFormat(language === 'ko' ? 'ko-KR' : 'en-US', {
    ...({ timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit', weekday: 'short' } as const),
    ...({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const),
  }).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  const date = `${part('year')}-${part('month')}-${part('day')} (${part('weekday')}) ${part('hour')}:${part('minute')}`
  if (zone === 'Asia/Seoul') return language === 'ko' ? date : `${date} KST`
  return `${date} ${zone}`
}

const dayIn = (at: number, zone: string): number =>
  Date.parse(new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(at)) / DAY

/** Days of the calendar from one moment to another; less than 0 once it is over. */
const daysUntil = (closeAt: number, at: number, zone: string): number =>
  closeAt < at ? -1 : dayIn(closeAt, zone) - dayIn(at, zone)

const alertIn =
  (language: Language) =>
  ({ form, company, zone, at, notices, more, late, lateMore }: Tame<TemplateData['alert']>): Letter => {
    const words = ALERTS[language]
    const [first] = notices
    const days = first?.closeAt ? daysUntil(first.closeAt, at, zone) : 0
    const text = first?.title.map((piece) => piece.text).join('') ?? late[0]?.title ?? ''
    const lateCards = late.map(({ noticeNo, title, detailUrl }) => ({
      ...{ tag: noticeNo, title: [{ text: title, hit: false }], url: detailUrl, rows: [] },
    }))
    return {
      subject: words.subject(
        form,
        text,
        notices.length + more + late.length + lateMore,
        days,
        first?.what ?? 'matched',
      ),
      title: words.titles[form],
      blocks: [
        ...(notices.length > 0
          ? [{ kind: 'cards', cards: notices.map((notice) => cardOf(notice, { zone, at, language })) } as const]
          : []),
        ...(more > 0 ? [{ kind: 'text', text: words.more(more) } as const] : []),
        ...(late.length > 0
          ? [{ kind: 'text', text: words.late } as const, { kind: 'cards', cards: lateCards } as const]
          : []),
        ...(lateMore > 0 ? [{ kind: 'text', text: words.lateMore(lateMore) } as const] : []),
      ],
      because: words.because(company),
    }
  }

function cardOf(notice: Tame<AlertNotice>, reader: { zone: string; at: number; language: Language }): Card {
  const { zone, at, language } = reader
  const words = ALERTS[language]
  const { facts, unknown } = words
  const price = (value: number | null) => (value === null ? unknown : words.money(value, notice.currency))
  const closing = (value: number | null) =>
    value === null ? unknown : `${stamp(value, zone, language)} · ${words.left(daysUntil(value, at, zone))}`
  const before = (field: 'closeAt' | 'estimatedPrice') => {
    const change = notice.changes.find((one) => one.field === field)
    if (!change) return []
    const old = field === 'closeAt' && change.old !== null ? stamp(change.old, zone, language) : price(change.old)
    return [[facts.was, old] as const]
  }
  const between = (field: 'budget' | 'baseAmount') =>
    notice.changes
      .filter((one) => one.field === field)
      .map((change) => [facts[field], `${price(change.old)} → ${price(change.new)}`] as const)
  return {
    tag: words.causes[notice.what],
    title: notice.title,
    url: notice.detailUrl,
    rows: [
      [facts.closeAt, closing(notice.closeAt)],
      ...before('closeAt'),
      [facts.price, price(notice.estimatedPrice)],
      ...before('estimatedPrice'),
      ...between('budget'),
      ...between('baseAmount'),
      [facts.agency, notice.agency],
      [facts.number, notice.noticeNo],
      ...(notice.keywords.length > 0 ? [[facts.keywords, notice.keywords.join(', ')] as const] : []),
    ],
  }
}

export const alert = { ko: alertIn('ko'), en: alertIn('en') }
