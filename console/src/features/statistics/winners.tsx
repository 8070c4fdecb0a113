import { AWARD_GROUPS, type Winners, type WinnersItem } from '@gonggo/client'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { BasisLine } from '../../ui/basis.tsx'
import { Choice } from '../../ui/controls.tsx'
import { FoldedFilters } from '../../ui/filter-fields.tsx'
import parts from '../../ui/parts.module.css'
import { Failure, Waiting } from '../../ui/states.tsx'
import { type ChangeStatistics, groupsOf, isByMonth, type StatisticsState, sizeOfPage } from './address.ts'
import { AwardsChart, RatesChart } from './charts.tsx'
import { CountedOfAgency, WhatCounts } from './counted.tsx'
import { WinnersDownload } from './csv.tsx'
import { StatisticsFilters } from './filters.tsx'
import { insideOf } from './leads.ts'
import { NoAwards } from './no-awards.tsx'
import { StatisticsPages } from './pages.tsx'
import styles from './statistics.module.css'
import { GroupTable } from './table.tsx'
import { useWinners } from './winners-query.ts'
import { STATISTICS_WORDS } from './words.ts'

interface WinnersViewProps {
  state: StatisticsState
  change: ChangeStatistics
}

function WinnersView({ state, change }: WinnersViewProps) {
  const words = useWords(STATISTICS_WORDS)
  const { asked, items } = useWinners(state)
  return (
    <div className={styles.columns}>
      <StatisticsFilters state={state} change={change} error={asked.error} />
      <section className={styles.found} aria-label={words.winners} aria-busy={asked.isFetching}>
        <Grouping state={state} change={change} />
        <CountedOfAgency state={state} change={change} />
        {asked.isPending ? <Waiting /> : null}
        {asked.error ? <Failure error={asked.error} again={() => void asked.refetch()} /> : null}
        {asked.data && !asked.error ? <Found winners={asked.data} items={items} state={state} change={change} /> : null}
      </section>
    </div>
  )
}

export default WinnersView

interface FoundProps extends WinnersViewProps {
  winners: Winners
  items: readonly WinnersItem[]
}

function Found({ winners, items, state, change }: FoundProps) {
  const words = useWords(STATISTICS_WORDS)
  const { language } = useLanguage()
  const [, navigate] = useLocation()
  const [marked, mark] = useState<WinnersItem | null>(null)
  const { totals, basis, currency, from, to, asOf, excluded } = winners
  const dimension = groupsOf(state)
    .map((name) => AWARD_GROUPS.find((one) => one === name) ?? 'agency')
    .map((name) => words[name])
    .join(' · ')
  const chart = {
    items,
    dimension,
    isByMonth: isByMonth(state),
    marked,
    choose: ({ group }: WinnersItem) => {
      const inside = insideOf(group, state)
      if (inside !== null) navigate(inside)
    },
  }
  return (
    <>
      <BasisLine counted={{ awards: totals.awards }} {...{ basis, currency, from, to, asOf, excluded }} />
      <WhatCounts />
      {items.length === 0 ? (
        <NoAwards title={words.none} state={state} change={change} />
      ) : (
        <>
          <div className={styles.pair}>
            <AwardsChart {...chart} />
            <RatesChart {...chart} basis={basis} />
          </div>
          <div className={styles.tableHead}>
            <p className={parts.soft}>
              {words.groups(numberText(winners.total, language))}. {words.inside}
            </p>
            <WinnersDownload state={state} />
          </div>
          <GroupTable winners={winners} items={items} state={state} dimension={dimension} mark={mark} />
          <StatisticsPages total={winners.total} page={winners.page} size={sizeOfPage(state)} state={state} />
        </>
      )}
    </>
  )
}

export function Grouping({ state, change }: WinnersViewProps) {
  const words = useWords(STATISTICS_WORDS)
  const [first = 'agency', second = ''] = groupsOf(state)
  const group = (names: string[]) => change({ groupBy: names.filter(Boolean).join(',') })
  const inTime = [['', words.inTime] as const, ['-awards', words.mostAwards] as const]
  const named = AWARD_GROUPS.map((name) => [name, words[name]] as const)
  const shown = AWARD_GROUPS.find((name) => name === first) ?? 'agency'
  return (
    <FoldedFilters active={0} title={`${words.groupBy}: ${words[shown]}`}>
      <div className={styles.choices}>
        <Choice
          label={words.groupBy}
          value={first}
          onChange={({ target }) => group([target.value, second === target.value ? '' : second])}
          options={named}
        />
        <Choice
          label={words.thenBy}
          value={second}
          onChange={({ target }) => group([first, target.value])}
          options={[['', words.nothing], ...named.filter(([name]) => name !== first)]}
        />
        <Choice
          label={words.sort}
          value={state.sort ?? ''}
          onChange={({ target }) => change({ sort: target.value })}
          options={[
            ...(isByMonth(state) ? inTime : [['', words.mostAwards] as const]),
            ['awards', words.fewestAwards],
            ['-totalAmount', words.mostAmount],
            ['totalAmount', words.leastAmount],
            ['-medianAmount', words.mostMedian],
            ['medianAmount', words.leastMedian],
          ]}
        />
      </div>
    </FoldedFilters>
  )
}
