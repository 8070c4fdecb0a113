import type { Language } from '../../vocabulary/languages.ts'
import type { LinkContent } from '../schema.ts'

/** Texts of calendars and feeds. */
export const LINK_WORDS = {
  ko: {
    kinds: { closing: '마감', opening: '개찰', opinions: '사전규격 의견 마감' },
    cancelled: '취소',
    agency: '공고기관',
    demandAgency: '수요기관',
    noticeNo: '공고번호',
    amounts: { baseAmount: '기초금액', estimatedPrice: '추정가격', budget: '배정예산' },
    unknownAmount: '금액: 미공개',
    reason: '포함 사유',
    link: '원문',
    caution:
      '캘린더는 늦게 갱신됩니다. 변경된 마감이 최대 하루 늦게 반영될 수 있으니 이 일정만 보고 투찰하지 마십시오.',
    times: { closing: '마감일시(한국 시간)', opening: '개찰일시(한국 시간)' },
    subtitle: 'Gonggo가 찾은 입찰공고(최신순)',
    starred: '중요 공고',
    pursued: '입찰 건',
  },
  en: {
    kinds: { closing: 'Closing', opening: 'Opening', opinions: 'Pre-specification opinions' },
    cancelled: 'Cancelled',
    agency: 'Agency',
    demandAgency: 'Demand agency',
    noticeNo: 'Notice number',
    amounts: { baseAmount: 'Base amount', estimatedPrice: 'Estimated price', budget: 'Budget' },
    unknownAmount: 'Amount: not published',
    reason: 'Included because of',
    link: 'Source',
    caution:
      'Calendars refresh slowly: a moved deadline can take a day to appear here. Do not rely on this entry alone.',
    times: { closing: 'Closing (Korea time)', opening: 'Opening (Korea time)' },
    subtitle: 'Bid notices found by Gonggo, newest first',
    starred: 'starred',
    pursued: 'pursuit',
  },
} as const satisfies Record<Language, unknown>

/** The default names of links. */
export const LINK_NAMES: Record<Language, Record<Exclude<LinkContent, 'keyword' | 'search'>, string>> = {
  ko: {
    all: 'Gonggo 공고',
    starred: 'Gonggo 중요 공고',
    pursued: 'Gonggo 입찰 건',
    matched: 'Gonggo 키워드 일치 공고',
  },
  en: { all: 'Gonggo notices', starred: 'Gonggo starred', pursued: 'Gonggo pursuits', matched: 'Gonggo matches' },
}
