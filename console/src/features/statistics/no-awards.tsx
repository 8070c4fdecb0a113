import { useQuery } from '@tanstack/react-query'
import { moneyText } from '../../lib/format.ts'
import { HINT_NAMES, hintInWords } from '../../lib/hints.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { Button } from '../../ui/controls.tsx'
import { useRangeName } from '../../ui/date-range.tsx'
import { Empty, Failure, Waiting } from '../../ui/states.tsx'
import { type ChangeStatistics, type StatisticsState, winnersQuery } from './address.ts'
import { activeIn, RANGES_OFFERED } from './award-filters.ts'
import styles from './statistics.module.css'
import { STATISTICS_WORDS } from './words.ts'

interface NoAwardsProps {
  title: string
  state: StatisticsState
  change: ChangeStatistics
}

/** Explains an empty result with the hints of the service, and offers to remove each condition. */
export function NoAwards({ title, state, change }: NoAwardsProps) {
  const words = useWords(STATISTICS_WORDS)
  const names = useWords(HINT_NAMES)
  const { language } = useLanguage()
  const query = { ...winnersQuery(state), page: 1, explain: true }
  const asked = useQuery({
    queryKey: ['explain-awards', query, language],
    queryFn: async ({ signal }) => serviceIn(language).statistics.listWinners(query, { signal }),
  })
  const rangeName = useRangeName()
  const shown = (name: ReturnType<typeof activeIn>[number]): string => {
    if (name === 'opened') return rangeName({ from: state.from ?? '', to: state.to ?? '' }, RANGES_OFFERED)
    const value = state[name] ?? ''
    return (name === 'minAmt' || name === 'maxAmt' ? moneyText(Number(value), 'KRW', language) : null) ?? value
  }
  if (asked.isPending) return <Waiting />
  if (asked.error) return <Failure error={asked.error} again={() => void asked.refetch()} />
  return (
    <Empty title={title}>
      {(asked.data.explain?.hints ?? []).map((hint) => (
        <p key={hint}>{hintInWords(hint, names)}</p>
      ))}
      <ul className={styles.reasons}>
        {activeIn(state).map((name) => (
          <li key={name}>
            <span>
              {words[name]}: {shown(name)}
            </span>
            <Button onClick={() => change(name === 'opened' ? { from: '', to: '' } : { [name]: '' })}>
              {words.drop(words[name])}
            </Button>
          </li>
        ))}
      </ul>
    </Empty>
  )
}
