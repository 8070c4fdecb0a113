import { moneyText } from '../../vocabulary/awards.ts'
import type { MailLanguage } from '../../vocabulary/languages.ts'
import { type ChangedField, FIELD_NAMES } from '../../vocabulary/notice-fields.ts'
import { VERDICT_WORDS, type Verdict } from '../../vocabulary/verdicts.ts'
import type { MatchPlace, NewsCause, Tag } from '../schema.ts'

/** The colour of a tag in any language; counts are in this order. */
export const TONES = {
  matched: 'new',
  changed: 'changed',
  cancelled: 'cancelled',
  awarded: 'awarded',
  corrected: 'awarded',
  closing: 'closing',
} as const satisfies Record<NewsCause, Tag['tone']>

export interface AlertWords {
  /** In a tag, and in counts. */
  causes: Record<NewsCause, string>
  urgent: string
  /** In the subject of a mail about one notice, before its title. */
  subjectOf: Record<Exclude<NewsCause, 'closing'>, string>
  subjectOfMany: (weekly: boolean, count: number, parts: string[]) => string
  closingSubject: (days: number) => string
  others: (count: number) => string
  /** The first sentence of a mail about one notice; an award starts with itself. */
  opening: Record<Exclude<NewsCause, 'awarded' | 'corrected'>, string>
  openingOfMany: (weekly: boolean, count: number) => string
  changed: (fields: string[]) => string
  facts: Record<Fact, string>
  fields: Record<ChangedField, string>
  places: Record<MatchPlace, string>
  page: (page: number) => string
  verdicts: Record<Verdict, string>
  unknown: string
  /** For an unpublished price. */
  undisclosed: string
  noRegionLimit: string
  checkRegion: string
  noIndustryLimit: string
  /** The source does not say whether there is a restriction. */
  notInSource: string
  yes: string
  no: string
  added: string
  removed: string
  money: (amount: number, currency: string) => string
  left: (days: number) => string
  corrected: string
  open: string
  mute: string
  more: (count: number) => string
  late: string
  lateTag: string
  lateMore: (count: number) => string
  soon: (weekly: boolean) => string
  /** For a period of a source. */
  gap: (source: string, from: string, to: string) => string
  because: (company: string) => string
}

type Fact =
  | ('closeAt' | 'openAt' | 'baseAmount' | 'estimatedPrice' | 'budget' | 'plannedPrice' | 'floorRate')
  | ('eligibility' | 'regions' | 'industries' | 'methods' | 'agency' | 'demandAgency' | 'number' | 'matches')

const grouped = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 0 })

const KO_SOURCES: Readonly<Record<string, string>> = {
  koneps: '나라장터',
  'koneps-private': '누리장터(민간)',
  'koneps-prespec': '나라장터 사전규격',
}
const EN_SOURCES: Readonly<Record<string, string>> = { koneps: 'KONEPS' }

const KO: AlertWords = {
  causes: {
    matched: '신규',
    changed: '변경',
    cancelled: '취소',
    awarded: '낙찰',
    corrected: '낙찰 정정',
    closing: '마감 임박',
  },
  urgent: '긴급',
  subjectOf: {
    matched: '신규 공고',
    changed: '변경 공고',
    cancelled: '취소 공고',
    awarded: '낙찰',
    corrected: '낙찰 정정',
  },
  subjectOfMany: (weekly, count, parts) =>
    `${weekly ? '주간 ' : ''}키워드 알림 ${grouped(count)}건(${parts.join('·')})`,
  closingSubject: (days) => (days > 0 ? `마감 ${days}일 전` : '오늘 마감'),
  others: (count) => ` 외 ${grouped(count)}건`,
  opening: {
    matched: '신규 일치 공고',
    changed: '공고 내용이 변경되었습니다',
    cancelled: '공고가 취소되었습니다',
    closing: '입찰 마감이 임박했습니다',
  },
  openingOfMany: (weekly, count) => `${weekly ? '지난 한 주 ' : ''}키워드 일치 공고 ${grouped(count)}건`,
  changed: (fields) => `변경된 항목: ${fields.join(', ')}`,
  facts: {
    closeAt: '입찰 마감',
    openAt: '개찰일시',
    baseAmount: '기초금액',
    estimatedPrice: '추정가격',
    budget: '배정예산',
    plannedPrice: '예정가격',
    floorRate: '낙찰하한율',
    regions: '지역제한',
    industries: '업종제한',
    methods: '계약·낙찰방법',
    agency: '공고기관',
    demandAgency: '수요기관',
    number: '공고번호',
    matches: '일치 키워드',
    eligibility: '참가자격',
  },
  fields: FIELD_NAMES.ko,
  places: {
    title: '공고명',
    number: '공고번호',
    agency: '공고기관',
    demandAgency: '수요기관',
    industry: '업종',
    method: '계약·낙찰방법',
    attachment: '첨부파일',
  },
  page: (page) => `${page}페이지`,
  verdicts: VERDICT_WORDS.ko,
  unknown: '미정',
  undisclosed: '미공개',
  noRegionLimit: '제한 없음',
  checkRegion: '공고문 확인 필요',
  noIndustryLimit: '제한 없음',
  notInSource: '출처에 없음',
  yes: '예',
  no: '아니요',
  added: '추가',
  removed: '삭제',
  money: (value, currency) => moneyText(value, currency, 'ko'),
  left: (days) => (days > 0 ? `D-${days}` : days === 0 ? '오늘 마감' : '마감됨'),
  corrected: '낙찰 결과 정정',
  open: '공고 보기',
  mute: '이 공고 메일 수신거부',
  more: (count) => `이 메일에 포함하지 못한 공고가 ${grouped(count)}건 더 있습니다.`,
  late: '발송이 지연된 공고입니다.',
  lateTag: '지연',
  lateMore: (count) => `외 ${grouped(count)}건`,
  soon: (weekly) => (weekly ? '일주일 안에 마감되는 공고' : '이틀 안에 마감되는 공고'),
  gap: (source, from, to) =>
    `${KO_SOURCES[source] ?? source}의 ${from} ~ ${to} 공고 중 일부를 아직 수집하지 못했습니다. 수집되는 대로 알려 드립니다.`,
  because: (company) => `${company} 계정의 키워드 알림을 받는 구성원에게 보내는 메일입니다.`,
}

const EN: AlertWords = {
  causes: {
    matched: 'New',
    changed: 'Changed',
    cancelled: 'Cancelled',
    awarded: 'Awarded',
    corrected: 'Award corrected',
    closing: 'Closing soon',
  },
  urgent: 'Urgent',
  subjectOf: {
    matched: 'New notice',
    changed: 'Changed notice',
    cancelled: 'Cancelled notice',
    awarded: 'Awarded',
    corrected: 'Award corrected',
  },
  subjectOfMany: (weekly, count, parts) =>
    `${count === 1 ? '1 keyword alert' : `${grouped(count)} keyword alerts`}${weekly ? ' in the past week' : ''} (${parts.join(', ')})`,
  closingSubject: (days) => (days > 1 ? `Closes in ${days} days` : days === 1 ? 'Closes tomorrow' : 'Closes today'),
  others: (count) => ` +${grouped(count)} more`,
  opening: {
    matched: 'A new notice matches your keywords',
    changed: 'A notice has changed',
    cancelled: 'A notice was cancelled',
    closing: 'Bidding closes soon',
  },
  openingOfMany: (weekly, count) =>
    `${count === 1 ? '1 notice matches' : `${grouped(count)} notices match`} your keywords${weekly ? ' in the past week' : ''}`,
  changed: (fields) => `What changed: ${fields.join(', ')}`,
  facts: {
    closeAt: 'Closes',
    openAt: 'Opening of bids',
    baseAmount: 'Base amount',
    estimatedPrice: 'Estimated price',
    budget: 'Budget',
    plannedPrice: 'Planned price',
    floorRate: 'Floor rate',
    regions: 'Regions',
    industries: 'Licences',
    methods: 'Methods',
    agency: 'Agency',
    demandAgency: 'Demand agency',
    number: 'Notice',
    matches: 'Keywords',
    eligibility: 'Eligibility',
  },
  fields: FIELD_NAMES.en,
  places: {
    title: 'title',
    number: 'number',
    agency: 'agency',
    demandAgency: 'demand agency',
    industry: 'licence',
    method: 'method',
    attachment: 'attachment',
  },
  page: (page) => `page ${page}`,
  verdicts: VERDICT_WORDS.en,
  unknown: 'not known',
  undisclosed: 'not disclosed',
  noRegionLimit: 'no limit',
  checkRegion: 'see the notice',
  noIndustryLimit: 'no limit',
  notInSource: 'not in the source',
  yes: 'yes',
  no: 'no',
  added: 'added',
  removed: 'removed',
  money: (value, currency) => moneyText(value, currency, 'en'),
  left: (days) => (days > 1 ? `${days} days left` : days === 1 ? 'tomorrow' : days === 0 ? 'today' : 'closed'),
  corrected: 'Award corrected',
  open: 'View the notice',
  mute: 'Unsubscribe from this notice',
  more: (count) => `${grouped(count)} more ${count === 1 ? 'notice is' : 'notices are'} not in this mail.`,
  late: 'These notices were delayed.',
  lateTag: 'Delayed',
  lateMore: (count) => `and ${grouped(count)} more`,
  soon: (weekly) => (weekly ? 'Closing within a week' : 'Closing within two days'),
  gap: (source, from, to) =>
    `Some notices of ${EN_SOURCES[source] ?? source} from ${from} to ${to} could not be fetched yet. They are reported when they arrive.`,
  because: (company) => `You get this as a member of ${company} who receives its keyword alerts.`,
}

export const ALERT_WORDS: Record<MailLanguage, AlertWords> = { ko: KO, en: EN }
