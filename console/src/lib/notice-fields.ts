import type { BidDetail } from '@gonggo/client'
import type { WordsOf } from './known.ts'
import { bilingual } from './language.tsx'

/** Fields that versions change, search terms match, or lists show as columns. */
type NoticeField = Exclude<
  keyof BidDetail,
  | 'awards'
  | 'eligibility'
  | 'fetchedAt'
  | 'matchedKeywords'
  | 'preSpecifications'
  | 'revisions'
  | 'similarAwards'
  | 'source'
  | 'updatedAt'
  | 'version'
>

export const NOTICE_FIELD_WORDS: WordsOf<NoticeField> = bilingual(
  {
    noticeNo: '공고번호',
    title: '공고명',
    status: '상태',
    kind: '공고 종류',
    urgent: '긴급 여부',
    revision: '차수',
    agency: '공고기관',
    agencyCode: '공고기관 코드',
    demandAgency: '수요기관',
    demandAgencyCode: '수요기관 코드',
    bsnsDiv: '업무 구분',
    currency: '통화',
    estimatedPrice: '추정가격',
    baseAmount: '기초금액',
    budget: '배정예산',
    floorRate: '낙찰하한율',
    contractMethod: '계약방법',
    awardMethod: '낙찰방법',
    postedAt: '게시일시',
    bidStartAt: '입찰개시일시',
    closeAt: '입찰 마감',
    openAt: '개찰일시',
    regions: '지역제한',
    regionCheckNeeded: '지역제한 확인 필요',
    industries: '업종제한',
    attachments: '첨부파일',
    qualificationCloseAt: '참가자격등록 마감',
    siteBriefingAt: '현장설명(설명회) 일시',
    siteBriefingPlace: '현장설명(설명회) 장소',
    jointContracting: '공동수급',
    jointAgreementCloseAt: '공동수급협정 마감',
    bidBond: '입찰보증금 납부',
    netConstructionCost: '순공사원가',
    fixedCosts: 'A값',
    fixedCostItems: 'A값 구성항목',
    detailUrl: '원문 주소',
    sourceUrl: '출처 자료 주소',
    previousNoticeNo: '이전 공고',
    nextNoticeNo: '다음 공고',
  },
  {
    noticeNo: 'Notice number',
    title: 'Title',
    status: 'Status',
    kind: 'Kind',
    urgent: 'Urgent',
    revision: 'Revision',
    agency: 'Agency',
    agencyCode: 'Code of the agency',
    demandAgency: 'Demand agency',
    demandAgencyCode: 'Code of the demand agency',
    bsnsDiv: 'Category',
    currency: 'Currency',
    estimatedPrice: 'Estimated price',
    baseAmount: 'Base amount',
    budget: 'Budget',
    floorRate: 'Floor rate',
    contractMethod: 'Contract method',
    awardMethod: 'Award method',
    postedAt: 'Posted',
    bidStartAt: 'Bidding starts',
    closeAt: 'Closes',
    openAt: 'Opening',
    regions: 'Region limit',
    regionCheckNeeded: 'Check region limit',
    industries: 'Industry limit',
    attachments: 'Attachments',
    qualificationCloseAt: 'Registration closes',
    siteBriefingAt: 'Briefing',
    siteBriefingPlace: 'Place of the briefing',
    jointContracting: 'Joint contracting',
    jointAgreementCloseAt: 'Joint agreement closes',
    bidBond: 'Bid bond payment',
    netConstructionCost: 'Net construction cost',
    fixedCosts: 'Fixed costs (A값)',
    fixedCostItems: 'Items of the fixed costs (A값)',
    detailUrl: 'Original address',
    sourceUrl: 'Address at the source',
    previousNoticeNo: 'Previous notice',
    nextNoticeNo: 'Next notice',
  },
)
