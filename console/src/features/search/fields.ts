import { BID_FIELDS, type Bid } from '@gonggo/client'
import { absenceText, isOccasional } from '../../lib/absent.ts'
import { momentText, moneyText, rateText } from '../../lib/format.ts'
import { bilingual, type Language } from '../../lib/language.tsx'

/** What can be said of a notice in a column of the results, or in a row of the comparison. */
export const FIELD_WORDS = bilingual(
  {
    status: '상태',
    estimatedPrice: '추정가격',
    closeAt: '입찰 마감',
    baseAmount: '기초금액',
    budget: '배정예산',
    floorRate: '낙찰하한율',
    postedAt: '게시일시',
    openAt: '개찰일시',
    agency: '공고기관',
    demandAgency: '수요기관',
    bsnsDiv: '업무 구분',
    contractMethod: '계약방법',
    awardMethod: '낙찰방법',
    regions: '지역제한',
    industries: '업종제한',
    qualificationCloseAt: '참가자격등록 마감',
    siteBriefingAt: '현장설명(설명회) 일시',
    siteBriefingPlace: '현장설명(설명회) 장소',
    jointContracting: '공동수급',
    jointAgreementCloseAt: '공동수급협정 마감',
    bidBond: '입찰보증금 납부',
    netConstructionCost: '순공사원가',
    fixedCosts: 'A값',
    fixedCostItems: 'A값 구성항목',
  },
  {
    status: 'Status',
    estimatedPrice: 'Estimated price',
    closeAt: 'Closes',
    baseAmount: 'Base amount',
    budget: 'Budget',
    floorRate: 'Lowest rate',
    postedAt: 'Posted',
    openAt: 'Opening',
    agency: 'Agency',
    demandAgency: 'Demand agency',
    bsnsDiv: 'Category',
    contractMethod: 'Contract method',
    awardMethod: 'Award method',
    regions: 'Region limit',
    industries: 'Industry limit',
    qualificationCloseAt: 'Registration closes',
    siteBriefingAt: 'Briefing',
    siteBriefingPlace: 'Place of the briefing',
    jointContracting: 'Joint contracting',
    jointAgreementCloseAt: 'Joint agreement closes',
    bidBond: 'Bid bond payment',
    netConstructionCost: 'Net construction cost',
    fixedCosts: 'Fixed costs (A값)',
    fixedCostItems: 'Items of the fixed costs (A값)',
  },
)

export type FieldName = keyof (typeof FIELD_WORDS)['ko']
export const FIELD_NAMES = Object.keys(FIELD_WORDS.ko) as FieldName[]

/** What to ask of each notice for these columns; `undefined` = what lists have anyway. */
export function fieldsFor(columns: readonly FieldName[]) {
  if (!columns.some(isOccasional)) return undefined
  return BID_FIELDS.filter((name) => !isOccasional(name) || columns.some((column) => column === name))
}

const AMOUNTS = ['estimatedPrice', 'baseAmount', 'budget', 'netConstructionCost', 'fixedCosts'] as const
type Amount = (typeof AMOUNTS)[number]
export const isAmount = (name: FieldName): name is Amount => AMOUNTS.some((one) => one === name)

/** The value as people read it. */
export function fieldText(bid: Bid, name: Exclude<FieldName, 'status'>, language: Language): string {
  const absent = absenceText(bid, name, language)
  // Until the list with it has come.
  if (bid[name] === undefined) return ''
  if (isAmount(name)) return moneyText(bid[name] ?? null, bid.currency, language) ?? absent
  switch (name) {
    case 'closeAt':
    case 'openAt':
    case 'postedAt':
    case 'qualificationCloseAt':
    case 'siteBriefingAt':
    case 'jointAgreementCloseAt':
      return bid[name] ? momentText(bid[name], language) : absent
    case 'floorRate':
      return rateText(bid.floorRate) ?? absent
    case 'regions':
      return bid.regions.join(', ') || absent
    case 'industries':
      return bid.industries.map((industry) => industry.name).join(', ') || absent
    case 'fixedCostItems':
      return (
        bid.fixedCostItems
          ?.map((item) => `${item.name} ${moneyText(item.amount, bid.currency, language)}`)
          .join(', ') || absent
      )
    default:
      return bid[name] ?? absent
  }
}
