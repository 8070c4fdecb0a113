import type { Wording } from './languages.ts'
import { BSNS_DIVS, NOTICE_KINDS } from './notices.ts'

/**
 * The type of a field determines how it is checked, compared, shown and exported. Amounts are in whole units, rates in
 * %.
 */
export interface FieldValues {
  text: string
  /** The name of an agency. It is part of a database key, so it is shorter than other texts. */
  name: string
  code: string
  /** The number of a notice. */
  number: string
  address: string
  currency: string
  word: string
  count: number
  money: number
  rate: number
  /** In milliseconds; responses show Korean time. */
  time: number
  flag: boolean
  names: string[]
  industries: { code: string; name: string }[]
  files: { name: string; url: string }[]
  amounts: { name: string; amount: number }[]
}

export interface NoticeFieldWords {
  type: keyof FieldValues
  /** The allowed values of a `word`. */
  words?: readonly string[]
  /** The source may not provide it. */
  orNull?: true
  /** Computed from other fields or notices; otherwise the source provides it. */
  derived?: true
  /** Only in the response for one notice; otherwise in every response with notices. */
  shown?: 'detail'
  /** Stored in the column `details` under its name; otherwise in its own column. Shown like a `detail`. */
  kept?: 'details'
  /** Mails name its changes. */
  mailed?: true
  /** The label of a change, column or row. */
  name: Wording
  /** The description in the API reference. */
  says: Wording
}

/**
 * The fields of a notice whose changes make a new version, in the order of responses. Record type, comparison, database
 * columns, checks, API reference, CSV and the texts of changes are derived from this table.
 */
export const NOTICE_FIELDS = {
  revision: {
    type: 'count',
    name: { en: 'Revision', ko: '차수' },
    says: { en: 'Revision number given by the source', ko: '출처의 차수' },
  },
  title: {
    type: 'text',
    mailed: true,
    name: { en: 'Title', ko: '공고명' },
    says: { en: 'Title of the notice', ko: '공고명' },
  },
  agency: {
    type: 'name',
    mailed: true,
    name: { en: 'Agency', ko: '공고기관' },
    says: { en: 'Name of the issuing agency', ko: '공고기관 이름' },
  },
  agencyCode: {
    type: 'code',
    orNull: true,
    name: { en: 'Code of the agency', ko: '공고기관 코드' },
    says: { en: 'Code of the issuing agency', ko: '공고기관 코드' },
  },
  demandAgency: {
    type: 'name',
    orNull: true,
    mailed: true,
    name: { en: 'Demand agency', ko: '수요기관' },
    says: { en: 'Name of the demand agency (수요기관)', ko: '수요기관 이름' },
  },
  demandAgencyCode: {
    type: 'code',
    orNull: true,
    name: { en: 'Code of the demand agency', ko: '수요기관 코드' },
    says: { en: 'Code of the demand agency (수요기관)', ko: '수요기관 코드' },
  },
  bsnsDiv: {
    type: 'word',
    words: BSNS_DIVS,
    name: { en: 'Category', ko: '업무 구분' },
    says: { en: 'Business category', ko: '업무 구분' },
  },
  kind: {
    type: 'word',
    words: NOTICE_KINDS,
    name: { en: 'Kind', ko: '공고 종류' },
    says: { en: 'Kind of the newest version', ko: '최신 버전의 종류' },
  },
  urgent: {
    type: 'flag',
    mailed: true,
    name: { en: 'Urgent', ko: '긴급 여부' },
    says: { en: 'Marked urgent (긴급)', ko: '긴급공고 여부' },
  },
  currency: {
    type: 'currency',
    name: { en: 'Currency', ko: '통화' },
    says: { en: 'ISO 4217', ko: 'ISO 4217 통화 코드' },
  },
  estimatedPrice: {
    type: 'money',
    orNull: true,
    mailed: true,
    name: { en: 'Estimated price', ko: '추정가격' },
    says: {
      en: 'Estimated price (추정가격, without VAT), in whole units of `currency`',
      ko: '추정가격(부가가치세 제외). 단위는 `currency`이며 정수입니다.',
    },
  },
  budget: {
    type: 'money',
    orNull: true,
    mailed: true,
    name: { en: 'Budget', ko: '배정예산' },
    says: { en: 'Budget (배정예산, with VAT)', ko: '배정예산(부가가치세 포함)' },
  },
  baseAmount: {
    type: 'money',
    orNull: true,
    mailed: true,
    name: { en: 'Base amount', ko: '기초금액' },
    says: { en: 'Base amount (기초금액)', ko: '기초금액' },
  },
  floorRate: {
    type: 'rate',
    orNull: true,
    mailed: true,
    name: { en: 'Floor rate', ko: '낙찰하한율' },
    says: { en: 'Lowest rate that can win (낙찰하한율), %', ko: '낙찰하한율, %' },
  },
  awardMethod: {
    type: 'text',
    orNull: true,
    mailed: true,
    name: { en: 'Award method', ko: '낙찰방법' },
    says: { en: 'Award method (낙찰방법)', ko: '낙찰방법' },
  },
  contractMethod: {
    type: 'text',
    orNull: true,
    mailed: true,
    name: { en: 'Contract method', ko: '계약방법' },
    says: { en: 'Contract method (계약방법)', ko: '계약방법' },
  },
  postedAt: {
    type: 'time',
    name: { en: 'Posted', ko: '게시일시' },
    says: { en: 'When the notice was posted', ko: '공고 게시 일시' },
  },
  bidStartAt: {
    type: 'time',
    orNull: true,
    mailed: true,
    name: { en: 'Bidding starts', ko: '입찰개시일시' },
    says: { en: 'Start of bidding', ko: '입찰개시일시' },
  },
  closeAt: {
    type: 'time',
    orNull: true,
    mailed: true,
    name: { en: 'Closes', ko: '입찰 마감' },
    says: { en: 'End of bidding', ko: '입찰 마감 일시' },
  },
  openAt: {
    type: 'time',
    orNull: true,
    mailed: true,
    name: { en: 'Opening of bids', ko: '개찰일시' },
    says: { en: 'When bids are planned to be opened', ko: '예정된 개찰 일시' },
  },
  detailUrl: {
    type: 'address',
    name: { en: 'Original address', ko: '원문 주소' },
    says: { en: 'Notice on the procurement portal', ko: '나라장터 등 조달 포털의 공고 주소' },
  },
  sourceUrl: {
    type: 'address',
    orNull: true,
    name: { en: 'Address at the source', ko: '출처 자료 주소' },
    says: { en: 'Address of the record at its source', ko: '출처의 원문 주소' },
  },
  previousNoticeNo: {
    type: 'number',
    orNull: true,
    derived: true,
    name: { en: 'Previous notice', ko: '이전 공고' },
    says: {
      en: 'Number of the earlier notice that this one re-announces (재공고)',
      ko: '재공고인 경우 이전 공고의 번호',
    },
  },
  nextNoticeNo: {
    type: 'number',
    orNull: true,
    derived: true,
    name: { en: 'Next notice', ko: '다음 공고' },
    says: { en: 'Number of the later notice that re-announces this one', ko: '이 공고의 재공고 번호' },
  },
  regions: {
    type: 'names',
    mailed: true,
    name: { en: 'Regions', ko: '지역제한' },
    says: {
      en: 'Regions the notice is limited to; `전국` = no limit, empty = no limit, or the source does not say',
      ko: '지역제한. `전국`은 제한이 없다는 뜻이고, 비어 있으면 제한이 없거나 출처에 정보가 없습니다.',
    },
  },
  regionCheckNeeded: {
    type: 'flag',
    name: { en: 'Check region limit', ko: '지역제한 확인 필요' },
    says: {
      en: '`true` if the region limit could not be read reliably: check the notice itself',
      ko: '지역제한을 정확히 읽지 못하면 `true`입니다. 공고문을 확인하십시오.',
    },
  },
  industries: {
    type: 'industries',
    derived: true,
    mailed: true,
    name: { en: 'Licences', ko: '업종제한' },
    says: {
      en: 'Industries the notice is limited to; empty = no limit, or the source does not say',
      ko: '업종제한. 비어 있으면 제한이 없거나 출처에 정보가 없습니다.',
    },
  },
  attachments: {
    type: 'files',
    shown: 'detail',
    mailed: true,
    name: { en: 'Documents', ko: '첨부파일' },
    says: { en: 'Documents of the notice', ko: '공고의 첨부 문서' },
  },
  qualificationCloseAt: {
    type: 'time',
    orNull: true,
    kept: 'details',
    mailed: true,
    name: { en: 'Registration closes', ko: '참가자격등록 마감' },
    says: {
      en: 'Until when firms must be registered to bid (입찰참가자격등록 마감)',
      ko: '입찰참가자격등록 마감 일시',
    },
  },
  siteBriefingAt: {
    type: 'time',
    orNull: true,
    kept: 'details',
    mailed: true,
    name: { en: 'Briefing', ko: '현장설명(설명회) 일시' },
    says: { en: 'When the briefing (현장설명 or 설명회) takes place', ko: '현장설명(설명회) 일시' },
  },
  siteBriefingPlace: {
    type: 'text',
    orNull: true,
    kept: 'details',
    mailed: true,
    name: { en: 'Place of the briefing', ko: '현장설명(설명회) 장소' },
    says: { en: 'Where the briefing (현장설명 or 설명회) takes place', ko: '현장설명(설명회) 장소' },
  },
  jointContracting: {
    type: 'text',
    orNull: true,
    kept: 'details',
    mailed: true,
    name: { en: 'Joint contracting', ko: '공동수급' },
    says: {
      en: 'How firms may contract together (공동수급), as the source words it',
      ko: '공동수급 구성방식(출처의 표기)',
    },
  },
  jointAgreementCloseAt: {
    type: 'time',
    orNull: true,
    kept: 'details',
    mailed: true,
    name: { en: 'Joint agreement closes', ko: '공동수급협정 마감' },
    says: {
      en: 'Until when firms that bid together must file their agreement (공동수급협정서)',
      ko: '공동수급협정서 제출 마감 일시',
    },
  },
  bidBond: {
    type: 'text',
    orNull: true,
    kept: 'details',
    mailed: true,
    name: { en: 'Bid bond payment', ko: '입찰보증금 납부' },
    says: {
      en: 'Payment of the bid bond (입찰보증금) as the source words it, such as `전자납부허용` (can be paid electronically)',
      ko: '입찰보증금 납부(출처의 표기). 예: `전자납부허용`',
    },
  },
  netConstructionCost: {
    type: 'money',
    orNull: true,
    kept: 'details',
    mailed: true,
    name: { en: 'Net construction cost', ko: '순공사원가' },
    says: {
      en: 'Net construction cost (순공사원가) in the base amount: materials, labour and expenses of works',
      ko: '기초금액의 순공사원가. 공사의 재료비, 노무비, 경비의 합계입니다.',
    },
  },
  fixedCosts: {
    type: 'money',
    orNull: true,
    kept: 'details',
    mailed: true,
    name: { en: 'Fixed costs (A값)', ko: 'A값' },
    says: {
      en: 'Fixed costs (A값) that the floor rate is not applied to; the sum of `fixedCostItems`',
      ko: '낙찰하한율을 적용하지 않는 금액(A값). `fixedCostItems`의 합계입니다.',
    },
  },
  fixedCostItems: {
    type: 'amounts',
    orNull: true,
    kept: 'details',
    name: { en: 'Items of the fixed costs (A값)', ko: 'A값 구성항목' },
    says: {
      en: 'What the fixed costs (A값) consist of; empty = A값 applies, but the source does not give its amounts',
      ko: 'A값의 구성항목. 비어 있으면 A값을 적용하지만 출처에 금액이 없습니다.',
    },
  },
} as const satisfies Record<string, NoticeFieldWords>
