import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useOwnAccount } from '../../lib/account.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { Failure, Waiting } from '../../ui/states.tsx'
import { type ChangeStatistics, competitorsQuery, listOf, type StatisticsState } from './address.ts'
import { Candidates, FirmField, OwnNumber, Suggested, withFirm } from './choosing.tsx'
import { Compared } from './compared.tsx'
import { CountedOfAgency } from './counted.tsx'
import { StatisticsFilters } from './filters.tsx'
import styles from './statistics.module.css'
import { STATISTICS_WORDS } from './words.ts'

interface CompetitorsViewProps {
  state: StatisticsState
  change: ChangeStatistics
}

/** The bids and wins of chosen firms, and where they met the own company. */
function CompetitorsView({ state, change }: CompetitorsViewProps) {
  const words = useWords(STATISTICS_WORDS)
  const { language } = useLanguage()
  const account = useOwnAccount()
  const own = account.data?.businessNo ?? null
  const chosen = listOf(state.businessNo)
  const firms = own === null ? chosen : [own, ...chosen.filter((one) => one !== own)]
  const isAsked = Boolean(state.name) || chosen.length > 0
  const query = competitorsQuery(state, firms)
  const asked = useQuery({
    queryKey: ['competitors', query, language],
    queryFn: async ({ signal }) => serviceIn(language).statistics.listCompetitors(query, { signal }),
    enabled: isAsked && !account.isPending,
  })
  const answer = asked.data
  const meant = state.name && answer?.candidates.length === 0 ? answer.summary[0]?.businessNo : null
  useEffect(() => {
    // The name matches one firm, which is then compared by its number.
    if (meant) change({ ...withFirm(state, meant), name: '' })
  }, [meant, state, change])
  return (
    <div className={styles.columns}>
      <StatisticsFilters state={state} change={change} error={asked.error} />
      <section className={styles.found} aria-label={words.competitors} aria-busy={asked.isFetching}>
        <FirmField key={`${state.name} ${state.businessNo}`} state={state} change={change} error={asked.error} />
        <CountedOfAgency state={state} change={change} />
        {account.error ? <Failure error={account.error} again={() => void account.refetch()} /> : null}
        {account.data && own === null ? <OwnNumber /> : null}
        {isAsked ? null : <Suggested state={state} />}
        {isAsked && asked.isPending ? <Waiting /> : null}
        {asked.error ? <Failure error={asked.error} again={() => void asked.refetch()} /> : null}
        {answer && !asked.error && answer.candidates.length > 0 ? (
          <Candidates candidates={answer.candidates} state={state} />
        ) : null}
        {answer && !asked.error && answer.candidates.length === 0 ? (
          <Compared answer={answer} state={state} change={change} own={own} />
        ) : null}
      </section>
    </div>
  )
}

export default CompetitorsView
