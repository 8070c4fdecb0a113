import { AWARD_GROUPS, type Winners, type WinnersItem } from '@gonggo/client'
import { type SubmitEvent, useCallback, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { type ChartStyle, rateHistogram } from '../../../../charts/index.ts'
import { useDraftOf } from '../../lib/address-draft.ts'
import { numberText, rateText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { BasisLine } from '../../ui/basis.tsx'
import { BinsBeside } from '../../ui/bins.tsx'
import { Chart } from '../../ui/chart.tsx'
import { Button, TextInput } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import { DrawnReference } from '../../ui/price-reference.tsx'
import { Failure, Waiting } from '../../ui/states.tsx'
import { type ChangeStatistics, groupsOf, type StatisticsState, sizeOfPage, statisticsAddress } from './address.ts'
import { RatesChart } from './charts.tsx'
import { CountedOfAgency, WhatCounts } from './counted.tsx'
import { StatisticsFilters } from './filters.tsx'
import { ratesOf } from './groups.ts'
import { insideOf } from './leads.ts'
import { NoAwards } from './no-awards.tsx'
import { StatisticsPages } from './pages.tsx'
import styles from './statistics.module.css'
import { GroupTable } from './table.tsx'
import { Grouping } from './winners.tsx'
import { useWinners } from './winners-query.ts'
import { STATISTICS_WORDS } from './words.ts'

const HEIGHT = 260

interface PriceViewProps {
  state: StatisticsState
  change: ChangeStatistics
}

/** The rates of the matching awards, or those similar to one notice. */
function PriceView({ state, change }: PriceViewProps) {
  return (
    <>
      <NoticeField state={state} change={change} />
      {state.noticeNo ? (
        <DrawnReference key={state.noticeNo} noticeNo={state.noticeNo} />
      ) : (
        <AllRates state={state} change={change} />
      )}
    </>
  )
}

export default PriceView

function NoticeField({ state, change }: PriceViewProps) {
  const words = useWords(STATISTICS_WORDS)
  const { noticeNo } = state
  const { text, write, forget } = useDraftOf(noticeNo ?? '')
  const ask = (event: SubmitEvent) => {
    event.preventDefault()
    forget()
    change({ noticeNo: text.trim() }, false)
  }
  return (
    <form className={styles.notice} onSubmit={ask}>
      <TextInput label={words.noticeNo} value={text} onChange={({ target }) => write(target.value)} />
      <Button type="submit">{words.ofNotice}</Button>
      {noticeNo ? (
        <p className={styles.links}>
          <Link href={`/notices/${encodeURIComponent(noticeNo)}`}>{words.toNotice}</Link>
          <Link href={statisticsAddress({ ...state, noticeNo: undefined })}>{words.backToRates}</Link>
        </p>
      ) : (
        <p className={parts.soft}>{words.noticeHint}</p>
      )}
    </form>
  )
}

function AllRates({ state, change }: PriceViewProps) {
  const words = useWords(STATISTICS_WORDS)
  const { asked, items } = useWinners(state)
  return (
    <div className={styles.columns}>
      <StatisticsFilters state={state} change={change} error={asked.error} />
      <section className={styles.found} aria-label={words.price} aria-busy={asked.isFetching}>
        <CountedOfAgency state={state} change={change} />
        {asked.isPending ? <Waiting /> : null}
        {asked.error ? <Failure error={asked.error} again={() => void asked.refetch()} /> : null}
        {asked.data && !asked.error ? (
          <FoundRates winners={asked.data} items={items} state={state} change={change} />
        ) : null}
      </section>
    </div>
  )
}

interface FoundRatesProps extends PriceViewProps {
  winners: Winners
  items: readonly WinnersItem[]
}

function FoundRates({ winners, items, state, change }: FoundRatesProps) {
  const words = useWords(STATISTICS_WORDS)
  const { language } = useLanguage()
  const [, navigate] = useLocation()
  const [marked, mark] = useState<WinnersItem | null>(null)
  const { totals, basis, currency, from, to, asOf, excluded } = winners
  const dimension = groupsOf(state)
    .map((name) => words[AWARD_GROUPS.find((one) => one === name) ?? 'agency'])
    .join(' · ')
  const look = ({ group }: WinnersItem) => {
    const inside = insideOf(group, state)
    if (inside !== null) navigate(inside)
  }
  return (
    <>
      <BasisLine counted={{ awards: totals.awards }} {...{ basis, currency, from, to, asOf, excluded }} />
      <WhatCounts />
      {items.length === 0 ? (
        <NoAwards title={words.none} state={state} change={change} />
      ) : (
        <>
          <TotalRates winners={winners} />
          <Grouping state={state} change={change} />
          <RatesChart {...{ items, dimension, basis, marked }} isByMonth={false} choose={look} />
          <p className={parts.soft}>
            {words.groups(numberText(winners.total, language))}. {words.inside}
          </p>
          <GroupTable {...{ winners, items, state, dimension, mark }} />
          <StatisticsPages total={winners.total} page={winners.page} size={sizeOfPage(state)} state={state} />
        </>
      )}
    </>
  )
}

/** The distribution of all matching rates. The API has no filter for rates, so bins have no links. */
function TotalRates({ winners: { totals, basis } }: { winners: Winners }) {
  const words = useWords(STATISTICS_WORDS)
  const { language } = useLanguage()
  const rates = ratesOf(totals)
  const share = basis === 'plannedPrice' ? 'awardRate' : 'awardToEstimateRatio'
  const { n = 0, histogram = null, median = null, p25 = null, p75 = null } = rates ?? {}
  const draw = useCallback(
    (look: ChartStyle) => rateHistogram(histogram ?? [], median ?? 0, share, look, { p25: p25 ?? 0, p75: p75 ?? 0 }),
    [histogram, median, p25, p75, share],
  )
  const said = [median, p25, p75].map((rate) => rateText(rate) ?? '')
  if (histogram === null) return <p className={parts.soft}>{words.noRates}</p>
  const name = words.allRatesOf(numberText(n, language), said[0] ?? '', said[1] ?? '', said[2] ?? '')
  return (
    <>
      <h2>{words.allRates}</h2>
      <p>{name}</p>
      <BinsBeside
        bins={histogram}
        to={null}
        chart={(marked) => <Chart name={name} height={HEIGHT} draw={draw} marked={marked} />}
      />
    </>
  )
}
