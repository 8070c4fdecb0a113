import { useQuery } from '@tanstack/react-query'
import { numberText } from '../../lib/format.ts'
import { HINT_NAMES, hintInWords } from '../../lib/hints.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { removed } from '../../lib/verdict-filter.ts'
import { Button } from '../../ui/controls.tsx'
import { Empty, Failure, Waiting } from '../../ui/states.tsx'
import { FILTERS, queryOf, type SearchState } from './address.ts'
import { useFilterText } from './filter-text.ts'
import styles from './search.module.css'
import { SEARCH_WORDS } from './words.ts'

/** Parts of a query with several parameters, by the names in `explain`. */
const PARTS: Record<string, string> = {
  minAmt: 'amount',
  maxAmt: 'amount',
  closeFrom: 'close',
  closeTo: 'close',
  openFrom: 'open',
  openTo: 'open',
  postedFrom: 'posted',
  postedTo: 'posted',
}

interface NoResultsProps {
  state: SearchState
  change(fields: SearchState): void
}

/** Explains an empty result with the hints of the service, and offers to remove each condition. */
export function NoResults({ state, change }: NoResultsProps) {
  const words = useWords(SEARCH_WORDS)
  const names = useWords(HINT_NAMES)
  const shown = useFilterText(state)
  const { language } = useLanguage()
  const asked = useQuery({
    queryKey: ['explain', state, language],
    queryFn: async ({ signal }) =>
      serviceIn(language).bids.list({ ...queryOf(state), page: 1, explain: true }, { signal }),
  })
  if (asked.isPending) return <Waiting />
  if (asked.error) return <Failure error={asked.error} again={() => void asked.refetch()} />
  const { filters = [], hints = [] } = asked.data.explain ?? {}
  const alone = new Map(filters.map(({ name, notices }) => [name, notices]))
  const countOf = (name: string) => alone.get(PARTS[name] ?? name)
  return (
    <Empty title={words.none}>
      {hints.map((hint) => (
        <p key={hint}>{hintInWords(hint, names)}</p>
      ))}
      <ul className={styles.reasons}>
        {(['keyword', ...FILTERS] as const)
          .filter((name) => state[name])
          .map((name) => (
            <li key={name}>
              <span>
                {name === 'keyword' ? words.query : words[name]}: {shown(name, state[name] ?? '')}
              </span>
              <span>{words.alone(numberText(countOf(name) ?? 0, language))}</span>
              <Button onClick={() => change({ [name]: removed(name) })}>
                {words.drop(name === 'keyword' ? words.query : words[name])}
              </Button>
            </li>
          ))}
      </ul>
    </Empty>
  )
}
