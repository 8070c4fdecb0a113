import { moneyText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { NOTICE_STATUS_WORDS, REGION_LIMIT_WORDS } from '../../lib/values.ts'
import { hasSeveral, type SearchField, valuesIn } from './address.ts'
import { SEARCH_WORDS, VERDICT_FILTER_WORDS } from './words.ts'

/** A value of a filter, as people read it. */
export function useFilterText(): (name: SearchField, value: string) => string {
  const words = useWords(SEARCH_WORDS)
  const statuses = useWords(NOTICE_STATUS_WORDS)
  const limits = useWords(REGION_LIMIT_WORDS)
  const verdicts = useWords(VERDICT_FILTER_WORDS)
  const { language } = useLanguage()
  return (name, value) => {
    if (name === 'status') return wordIn<string>(statuses, value)
    if (name === 'regionLimit') return wordIn<string>(limits, value)
    if (name === 'eligibility') return wordIn<string>(verdicts, value)
    if (name === 'in') return value === 'all' ? words.inAll : words.inAttachments
    if (name === 'matched') return value === 'true' ? words.mine : words.notMine
    if (name === 'minAmt' || name === 'maxAmt') return moneyText(Number(value), 'KRW', language) ?? value
    return hasSeveral(name) ? valuesIn(value).join(', ') : value
  }
}
