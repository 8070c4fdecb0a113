import type { Bid } from '@gonggo/client'
import { absenceText } from '../../lib/absent.ts'
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
  },
)

export type FieldName = keyof (typeof FIELD_WORDS)['ko']
export const FIELD_NAMES = Object.keys(FIELD_WORDS.ko) as FieldName[]

/** The value as people read it. */
export function fieldText(bid: Bid, name: Exclude<FieldName, 'status'>, language: Language): string {
  const absent = absenceText(bid, name, language)
  switch (name) {
    case 'estimatedPrice':
    case 'baseAmount':
    case 'budget':
      return moneyText(bid[name], bid.currency, language) ?? absent
    case 'closeAt':
    case 'openAt':
    case 'postedAt':
      return bid[name] === null ? absent : momentText(bid[name], language)
    case 'floorRate':
      return rateText(bid.floorRate) ?? absent
    case 'regions':
      return bid.regions.join(', ') || absent
    case 'industries':
      return bid.industries.map((industry) => industry.name).join(', ') || absent
    default:
      return bid[name] ?? absent
  }
}
