import type { Wording } from './languages.ts'
import { BSNS_DIV_WORDS } from './notices.ts'

/**
 * The region limits that notices can state. Most notices without a region row have no limit, but the source does not
 * say so.
 */
export const REGION_LIMITS = ['limited', 'nationwide', 'unstated'] as const
export type RegionLimitKind = (typeof REGION_LIMITS)[number]

interface ListFilterWords {
  /** The description of one value. */
  says: Wording
  example: string
  /** The allowed values; absent = any text. */
  words?: readonly string[]
  /** Whether the filter applies to awards too. */
  ofAwards: boolean
}

/**
 * The filters of notices other than words and prices. The values of one filter are alternatives. `search/filter.ts`
 * defines the meaning of each; searches, keywords, statistics and reports use this table.
 */
export const LIST_FILTERS = {
  agency: {
    says: {
      en: 'Code or part of the name of the issuing or the demand agency.',
      ko: '공고기관이나 수요기관의 코드 또는 이름의 일부.',
    },
    example: '서울특별시',
    ofAwards: true,
  },
  industry: {
    says: {
      en: 'Code or part of the name of an industry the notice is limited to; `none` = notices without an industry limit.',
      ko: '업종제한에 있는 업종의 코드 또는 이름의 일부. `none`은 업종제한이 없는 공고입니다.',
    },
    example: '1468',
    ofAwards: true,
  },
  region: {
    says: {
      en: 'Region where the bidder is based, as a code or name. Notices without a region limit always match.',
      ko: '입찰할 업체의 소재지. 코드나 이름을 적습니다. 지역제한이 없는 공고는 항상 일치합니다.',
    },
    example: '경기도 안양시',
    ofAwards: true,
  },
  bsnsDiv: {
    says: { en: 'Business category.', ko: '업무 구분.' },
    example: '용역',
    words: BSNS_DIV_WORDS,
    ofAwards: true,
  },
  contractMethod: {
    says: { en: 'Part of the contract method (계약방법).', ko: '계약방법의 일부.' },
    example: '제한경쟁',
    ofAwards: false,
  },
  awardMethod: {
    says: { en: 'Part of the award method (낙찰방법).', ko: '낙찰방법의 일부.' },
    example: '적격심사',
    ofAwards: false,
  },
  regionLimit: {
    says: {
      en: 'What the notice says about its region limit: `limited` = limited to regions, with `region` to one of these; `nationwide` = open to bidders of all regions (전국); `unstated` = the source gives no region limit, or it could not be read.',
      ko: '공고의 지역제한 표시. `limited`는 지역이 제한된 공고(`region`을 함께 쓰면 그 지역이 포함된 공고), `nationwide`는 전국 공고, `unstated`는 출처에 지역제한이 없거나 읽지 못한 공고입니다.',
    },
    example: 'limited',
    words: REGION_LIMITS,
    ofAwards: false,
  },
} as const satisfies Record<string, ListFilterWords>

export type ListFilter = keyof typeof LIST_FILTERS
export const LIST_FILTER_NAMES = Object.keys(LIST_FILTERS) as ListFilter[]

/** Filters that apply to awards too. */
export type AwardFilter = {
  [Name in ListFilter]: (typeof LIST_FILTERS)[Name]['ofAwards'] extends true ? Name : never
}[ListFilter]
export const AWARD_FILTER_NAMES = LIST_FILTER_NAMES.filter((name): name is AwardFilter => LIST_FILTERS[name].ofAwards)

/**
 * The agency of an opening that the filter `agency` compares. If there is no demand agency, the issuing one is used.
 */
export const AGENCY_ROLES = ['any', 'issuing', 'demand'] as const
export type AgencyRole = (typeof AGENCY_ROLES)[number]

/** Filters with few values, for which searches can count the results of each choice. */
export const CHOICE_FACETS = ['status', 'bsnsDiv', 'region', 'regionLimit'] as const
export type ChoiceFacet = (typeof CHOICE_FACETS)[number]

/** Other groupings, whose number of values may be large. */
export const GROUP_FACETS = ['agency', 'month'] as const
export type GroupFacet = (typeof GROUP_FACETS)[number]

export const FACETS = [...CHOICE_FACETS, ...GROUP_FACETS] as const
export type Facet = (typeof FACETS)[number]
