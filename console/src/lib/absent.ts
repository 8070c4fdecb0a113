/** The reason why a field of a notice is empty. */
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

/** The fields of a notice that are used. */
interface Noticed {
  source: string
  bsnsDiv: string
  regionCheckNeeded: boolean
}

/** Fields that most notices do not have, such as briefings, joint bids and fixed costs. */
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
/** Lists contain these fields only on request. */
export const isOccasional = (field: string): boolean => OCCASIONAL.some((one) => one === field)

const isLimit = (field: string): boolean => field === 'regions' || field === 'industries'

/**
 * Whether an empty list means that there is no limit. KONEPS lists all limits, but its notices of the category 기타 and
 * those of private buyers lack some of the lists, and OCDS has no fields for them.
 */
function listsLimits({ source, bsnsDiv }: Noticed, field: string): boolean {
  if (source === 'koneps') return bsnsDiv !== '기타' || !isLimit(field)
  if (source === 'koneps-private') return field !== 'industries' && field !== 'demandAgency'
  return source === 'demo'
}

/** The text shown for an empty field. */
export function absenceText(bid: Noticed, field: string, language: 'ko' | 'en'): string {
  const words = WORDS[language]
  if (field === 'regions' && bid.regionCheckNeeded) return words.unread
  if (!listsLimits(bid, field)) return words.untold
  if (isOccasional(field)) return words.unstated
  return isLimit(field) ? words.unlimited : words.unpublished
}
