/** Why a field of a notice is empty. */
type Absence = 'unlimited' | 'unpublished' | 'unstated' | 'untold' | 'unread'

const WORDS: Record<'ko' | 'en', Record<Absence, string>> = {
  ko: {
    unlimited: '제한 없음',
    unpublished: '미공개',
    unstated: '공고에 없음',
    untold: '출처에 없음',
    unread: '확인 필요',
  },
  en: {
    unlimited: 'No limit',
    unpublished: 'Not published',
    unstated: 'Not stated',
    untold: 'Not in the source',
    unread: 'Check needed',
  },
}

/** What it takes of a notice. */
interface Noticed {
  source: string
  bsnsDiv: string
  regionCheckNeeded: boolean
}

/** Most notices have none of these: no briefing, no joint bids, no fixed costs. */
const OCCASIONAL = [
  'qualificationCloseAt',
  'siteBriefingAt',
  'siteBriefingPlace',
  'jointContracting',
  'jointAgreementCloseAt',
  'bidBond',
  'netConstructionCost',
  'fixedCosts',
  'fixedCostItems',
] as const
/** Lists have them only on request. */
export const isOccasional = (field: string): boolean => OCCASIONAL.some((one) => one === field)

const isLimit = (field: string): boolean => field === 'regions' || field === 'industries'

/**
 * KONEPS lists the limits of a notice: no row means that there is none. Its notices of the category 기타 and those of
 * private buyers come without some of these lists, and OCDS has no field for them.
 */
function tells({ source, bsnsDiv }: Noticed, field: string): boolean {
  if (source === 'koneps') return bsnsDiv !== '기타' || !isLimit(field)
  if (source === 'koneps-private') return field !== 'industries' && field !== 'demandAgency'
  return source === 'demo'
}

/** What is said in place of a field that is empty. */
export function absenceText(bid: Noticed, field: string, language: 'ko' | 'en'): string {
  const words = WORDS[language]
  if (field === 'regions' && bid.regionCheckNeeded) return words.unread
  if (!tells(bid, field)) return words.untold
  if (isOccasional(field)) return words.unstated
  return isLimit(field) ? words.unlimited : words.unpublished
}
