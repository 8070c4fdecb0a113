import { seoulTime } from '../lib/clock.ts'
import type {
  AlertCause,
  AlertForm,
  AlertNotice,
  Card,
  IncidentCause,
  Language,
  Letter,
  TeamRole,
  TemplateData,
  TemplateName,
} from './schema.ts'

/** Around every mail. */
export const FRAME_WORDS = {
  ko: {
    tagline: '공공조달 입찰공고 조회·알림',
    orOpen: '버튼이 보이지 않으면 아래 주소를 여세요.',
    unsubscribe: '이 알림 그만 받기',
  },
  en: {
    tagline: 'public-procurement bid notices',
    orOpen: 'If the button does not work, open this address:',
    unsubscribe: 'Stop these mails',
  },
} as const satisfies Record<Language, object>

const PLANS = {
  ko: { free: '무료', pro: '프로', enterprise: '엔터프라이즈' },
  en: { free: 'Free', pro: 'Pro', enterprise: 'Enterprise' },
} as const

const ROLES: Record<Language, Record<TeamRole, string>> = {
  ko: { owner: '소유자', admin: '관리자', member: '구성원', viewer: '열람자' },
  en: { owner: 'an owner', admin: 'an admin', member: 'a member', viewer: 'a viewer' },
}

const CAUSES: Record<Language, Record<IncidentCause, string>> = {
  ko: {
    leaked: '키가 공개된 곳에서 발견되어 신고되었습니다.',
    outside_allow_list: '허용 목록 밖의 여러 네트워크에서 키를 사용하려 했습니다.',
    many_networks: '짧은 시간에 많은 네트워크에서 키를 사용했습니다.',
    operator: '서비스 운영자가 조치했습니다.',
  },
  en: {
    leaked: 'The key was found in a public place and reported to us.',
    outside_allow_list: 'The key was tried from several networks outside the allow-list.',
    many_networks: 'The key was used from many networks within a short time.',
    operator: 'The operator of the service decided so.',
  },
}

const minuteOf = (at: number): string => seoulTime(at).slice(0, 16).replace('T', ' ')

type Template<T extends TemplateName> = Record<Language, (data: TemplateData[T]) => Letter>

const invitationToBeta: Template<'beta-invitation'> = {
  ko: ({ company, plan, accountId, docsUrl }) => ({
    subject: `[Gonggo] ${company} 계정이 준비되었습니다`,
    title: '베타에 오신 것을 환영합니다',
    blocks: [
      { kind: 'text', text: `상담 요청이 승인되어 ${company}의 Gonggo 계정을 만들었습니다.` },
      {
        kind: 'facts',
        rows: [
          ['계정', accountId],
          ['요금제', PLANS.ko[plan]],
        ],
      },
      {
        kind: 'text',
        text: 'API 키는 메일로 보내지 않습니다. 상담을 맡은 담당자가 따로 전해 드리며, 한 번만 표시되므로 받는 즉시 안전한 곳에 보관하세요.',
      },
      { kind: 'button', label: 'API 문서 보기', url: docsUrl },
    ],
    because: '베타 상담을 요청하신 주소로 보내는 안내입니다. 요청하신 적이 없다면 이 메일을 무시하셔도 됩니다.',
  }),
  en: ({ company, plan, accountId, docsUrl }) => ({
    subject: `[Gonggo] The account of ${company} is ready`,
    title: 'Welcome to the beta',
    blocks: [
      { kind: 'text', text: `Your request was approved, and ${company} now has an account with Gonggo.` },
      {
        kind: 'facts',
        rows: [
          ['Account', accountId],
          ['Plan', PLANS.en[plan]],
        ],
      },
      {
        kind: 'text',
        text: 'We send no API key by mail. The person you spoke with hands it over in another way. It is shown once, so keep it in a safe place as soon as you have it.',
      },
      { kind: 'button', label: 'Read the API reference', url: docsUrl },
    ],
    because: 'You get this because this address asked for a consultation about the beta. If you did not, ignore it.',
  }),
}

const invitationToTeam: Template<'team-invitation'> = {
  ko: ({ company, inviter, role, url }) => ({
    subject: `[Gonggo] ${company} 팀에 초대되었습니다`,
    title: `${company} 팀 초대`,
    blocks: [
      {
        kind: 'text',
        text: `${inviter === null ? '' : `${inviter} 님이 `}회원님을 ${company} 팀에 ${ROLES.ko[role]} 권한으로 초대했습니다.`,
      },
      ...(url === null
        ? [{ kind: 'text', text: '이제부터 이 주소로 팀의 알림을 받을 수 있습니다.' } as const]
        : [{ kind: 'button', label: '초대 수락하기', url } as const]),
    ],
    because: `${company}에서 이 주소를 팀에 추가하여 보내는 안내입니다. 모르는 곳이라면 이 메일을 무시하세요.`,
  }),
  en: ({ company, inviter, role, url }) => ({
    subject: `[Gonggo] You are invited to the team of ${company}`,
    title: `Invitation to the team of ${company}`,
    blocks: [
      {
        kind: 'text',
        text: `${inviter === null ? 'You were' : `${inviter} has`} invited ${inviter === null ? '' : 'you '}to the team of ${company} as ${ROLES.en[role]}.`,
      },
      ...(url === null
        ? [{ kind: 'text', text: 'From now on this address can get the alerts of the team.' } as const]
        : [{ kind: 'button', label: 'Accept the invitation', url } as const]),
    ],
    because: `You get this because ${company} added this address to its team. If you do not know them, ignore it.`,
  }),
}

const incident: Template<'security-incident'> = {
  ko: ({ company, incidentId, action, subject, subjectName, cause, at }) => {
    const [what, whatIs] = subject === 'key' ? ['API 키', 'API 키가'] : ['계정', '계정이']
    const blocked = action === 'blocked'
    return {
      subject: blocked ? `[Gonggo] ${whatIs} 차단되었습니다` : `[Gonggo] ${what} 사용을 확인해 주세요`,
      title: blocked ? `${company}의 ${what} 차단 안내` : `${company}의 ${what} 사용 확인 요청`,
      blocks: [
        { kind: 'text', text: CAUSES.ko[cause] },
        {
          kind: 'facts',
          rows: [
            [what, subjectName],
            ['시각', `${minuteOf(at)} (한국 시간)`],
            ['사건 번호', incidentId],
          ],
        },
        {
          kind: 'text',
          text: blocked
            ? '차단된 동안에는 모든 요청이 거부됩니다. 키를 교체하면 차단이 풀리며, 계정이 차단되었다면 운영자에게 문의하세요.'
            : '지금은 아무것도 차단하지 않았습니다. 모르는 사용이라면 키를 바로 교체하세요.',
        },
      ],
      because: '계정 소유자에게 보내는 보안 안내입니다.',
    }
  },
  en: ({ company, incidentId, action, subject, subjectName, cause, at }) => {
    const what = subject === 'key' ? 'API key' : 'account'
    const blocked = action === 'blocked'
    return {
      subject: blocked ? `[Gonggo] Your ${what} was blocked` : `[Gonggo] Please look at how your ${what} is used`,
      title: blocked ? `An ${what} of ${company} is blocked` : `Is this use of an ${what} of ${company} yours?`,
      blocks: [
        { kind: 'text', text: CAUSES.en[cause] },
        {
          kind: 'facts',
          rows: [
            [subject === 'key' ? 'API key' : 'Account', subjectName],
            ['Time', `${minuteOf(at)} (Korea, UTC+9)`],
            ['Incident', incidentId],
          ],
        },
        {
          kind: 'text',
          text: blocked
            ? 'While it is blocked, every request is refused. Rotating the key ends the block; if the account is blocked, please contact the operator.'
            : 'Nothing is blocked so far. If you do not know this use, rotate the key at once.',
        },
      ],
      because: 'You get this as the owner of the account.',
    }
  },
}

interface AlertWords {
  causes: Record<AlertCause, string>
  subject: (form: AlertForm, first: string, count: number, days: number, cause: AlertCause) => string
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
  Date.parse(new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(at)) / 86_400_000

/** Days of the calendar from one moment to another; less than 0 once it is over. */
const daysUntil = (closeAt: number, at: number, zone: string): number =>
  closeAt < at ? -1 : dayIn(closeAt, zone) - dayIn(at, zone)

const alertIn =
  (language: Language) =>
  ({ form, company, zone, at, notices, more, late, lateMore }: TemplateData['alert']): Letter => {
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

function cardOf(notice: AlertNotice, reader: { zone: string; at: number; language: Language }): Card {
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

const alert: Template<'alert'> = { ko: alertIn('ko'), en: alertIn('en') }

/** What each mail says, by its name. */
export const TEMPLATES: { [T in TemplateName]: Template<T> } = {
  'beta-invitation': invitationToBeta,
  'team-invitation': invitationToTeam,
  'security-incident': incident,
  alert,
}
