import { useCodeNames } from '../../lib/codes.ts'
import { moneyText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { NOTICE_STATUS_WORDS, REGION_LIMIT_WORDS } from '../../lib/values.ts'
import { hasSeveral, type SearchField, type SearchState, valuesIn } from './address.ts'
import { SEARCH_WORDS, VERDICT_FILTER_WORDS } from './words.ts'

/** Filters whose values are codes or names. */
const CODED = ['region', 'agency', 'industry'] as const

/** The formatted value of a filter; codes are shown by name. */
export function useFilterText(state: SearchState): (name: SearchField, value: string) => string {
  const words = useWords(SEARCH_WORDS)
  const statuses = useWords(NOTICE_STATUS_WORDS)
  const limits = useWords(REGION_LIMIT_WORDS)
  const verdicts = useWords(VERDICT_FILTER_WORDS)
  const { language } = useLanguage()
  const nameOf = useCodeNames(CODED.flatMap((kind) => valuesIn(state[kind]).map((code) => [kind, code] as const)))
  return (name, value) => {
    if (name === 'status') return wordIn<string>(statuses, value)
    if (name === 'regionLimit') return wordIn<string>(limits, value)
    if (name === 'eligibility') return wordIn<string>(verdicts, value)
    if (name === 'in') return value === 'all' ? words.inAll : words.inAttachments
    if (name === 'matched') return value === 'true' ? words.mine : words.notMine
    if (name === 'minAmt' || name === 'maxAmt') return moneyText(Number(value), 'KRW', language) ?? value
    const coded = CODED.find((kind) => kind === name)
    if (coded)
      return valuesIn(value)
        .map((code) => nameOf(coded, code))
        .join(', ')
    return hasSeveral(name) ? valuesIn(value).join(', ') : value
  }
}
