import { BSNS_DIV_WORDS } from './notices.ts'

/**
 * What a notice says of its region limit. Most notices without a region row have no limit, but the source does not say so.
 */
export const REGION_LIMITS = ['limited', 'nationwide', 'unstated'] as const
export type RegionLimitKind = (typeof REGION_LIMITS)[number]

interface ListFilterWords {
  /** What one value of it is. */
  says: string
  example: string
  /** The only words it takes; elsewhere any text. */
  words?: readonly string[]
  /** Whether awards can be narrowed by it too. */
  ofAwards: boolean
}

/**
 * What notices are narrowed by beside words and prices, one entry a filter. Values of one filter are alternatives.
 * `search/filter.ts` says what each means; searches, keywords, statistics and reports offer them from here.
 */
export const LIST_FILTERS = {
  agency: {
    says: 'Code or part of the name of the issuing or the demand agency.',
    example: '서울특별시',
    ofAwards: true,
  },
  industry: {
    says: 'Code or part of the name of an industry the notice is limited to; `none` = notices without an industry limit.',
    example: '1468',
    ofAwards: true,
  },
  region: {
    says: 'Region where the bidder is based, as a code or name. Notices without a region limit always match.',
    example: '경기도 안양시',
    ofAwards: true,
  },
  bsnsDiv: { says: 'Business category.', example: '용역', words: BSNS_DIV_WORDS, ofAwards: true },
  contractMethod: { says: 'Part of the contract method (계약방법).', example: '제한경쟁', ofAwards: false },
  awardMethod: { says: 'Part of the award method (낙찰방법).', example: '적격심사', ofAwards: false },
  regionLimit: {
    says: 'What the notice says of its region limit: `limited` = limited to regions, with `region` to one of these; `nationwide` = open to bidders of all regions (전국); `unstated` = the source gives no region limit, or it could not be read.',
    example: 'limited',
    words: REGION_LIMITS,
    ofAwards: false,
  },
} as const satisfies Record<string, ListFilterWords>

export type ListFilter = keyof typeof LIST_FILTERS
export const LIST_FILTER_NAMES = Object.keys(LIST_FILTERS) as ListFilter[]

/** Those that awards are narrowed by as well. */
export type AwardFilter = {
  [Name in ListFilter]: (typeof LIST_FILTERS)[Name]['ofAwards'] extends true ? Name : never
}[ListFilter]
export const AWARD_FILTER_NAMES = LIST_FILTER_NAMES.filter((name): name is AwardFilter => LIST_FILTERS[name].ofAwards)

/** Which agency of an opening the filter by agency means; the demand agency of one that names none is the issuing one. */
export const AGENCY_ROLES = ['any', 'issuing', 'demand'] as const
export type AgencyRole = (typeof AGENCY_ROLES)[number]

/** Filters with few values, each of which can be counted: "what would this choice find". */
export const CHOICE_FACETS = ['status', 'bsnsDiv', 'region', 'regionLimit'] as const
export type ChoiceFacet = (typeof CHOICE_FACETS)[number]

/** Beside these, what is grouped by a value of which there may be many. */
export const GROUP_FACETS = ['agency', 'month'] as const
export type GroupFacet = (typeof GROUP_FACETS)[number]

export const FACETS = [...CHOICE_FACETS, ...GROUP_FACETS] as const
export type Facet = (typeof FACETS)[number]
