import type { Winners, WinnersItem, WinnersTotals } from '@gonggo/client'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Link } from 'wouter'
import { businessNoText } from '../../lib/business-no.ts'
import { moneyText, numberText, rateText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { useRights } from '../../lib/rights.ts'
import parts from '../../ui/chart.module.css'
import { isByMonth, type StatisticsState, statisticsAddress } from './address.ts'
import { keyOfGroup, ratesOf, useGroupName } from './groups.ts'
import { bidsOfWinner, insideOf, noticesOf } from './leads.ts'
import { STATISTICS_WORDS } from './words.ts'

interface GroupTableProps {
  winners: Winners
  items: readonly WinnersItem[]
  state: StatisticsState
  dimension: string
  mark(item: WinnersItem | null): void
}

/** All figures, including those of the charts: a row for each group, and one for all. */
export function GroupTable({ winners, items, state, dimension, mark }: GroupTableProps) {
  const words = useWords(STATISTICS_WORDS)
  const rate = winners.basis === 'plannedPrice' ? words.rate : words.ratio
  return (
    <table className={`${parts.table} ${parts.stacked}`}>
      <thead>
        <tr>
          <th scope="col">{dimension}</th>
          <Head sort="awards" name={words.awards} state={state} />
          <Head sort="totalAmount" name={words.amount} state={state} />
          {[rate, words.bidders].map((name) => (
            <th key={name} scope="col" className={parts.number}>
              {name}
            </th>
          ))}
          <th scope="col">{words.topWinner}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <GroupRow key={keyOfGroup(item.group)} item={item} winners={winners} state={state} rate={rate} mark={mark} />
        ))}
        <tr>
          <th scope="row">
            <strong>{words.total}</strong>
          </th>
          <Figures figures={winners.totals} currency={winners.currency} rate={rate} awardsAt={null} state={state} />
        </tr>
      </tbody>
    </table>
  )
}

/** A sortable head: descending first, then ascending. */
function Head({ sort, name, state }: { sort: string; name: string } & Pick<GroupTableProps, 'state'>) {
  const order = state.sort ?? (isByMonth(state) ? '' : '-awards')
  const isDescending = order === `-${sort}`
  const isHere = isDescending || order === sort
  const Arrow = isDescending ? ArrowDown : ArrowUp
  const address = statisticsAddress({ ...state, sort: isDescending ? sort : `-${sort}`, page: undefined })
  return (
    <th
      scope="col"
      className={parts.number}
      aria-sort={isHere ? (isDescending ? 'descending' : 'ascending') : undefined}
    >
      <Link href={address} replace>
        {name}
      </Link>
      {isHere ? <Arrow size={13} aria-hidden /> : null}
    </th>
  )
}

interface GroupRowProps extends Pick<GroupTableProps, 'winners' | 'state' | 'mark'> {
  item: WinnersItem
  rate: string
}

function GroupRow({ item, winners, state, rate, mark }: GroupRowProps) {
  const nameOf = useGroupName()
  const hasBids = useRights().may('competitors', 'statistics:read')
  const name = nameOf(item.group)
  const inside = insideOf(item.group, state)
  const bids = hasBids ? bidsOfWinner(item.group, state) : null
  return (
    <tr onPointerEnter={() => mark(item)} onPointerLeave={() => mark(null)}>
      <th scope="row">
        {inside === null ? (
          name
        ) : (
          <Link href={inside} onFocus={() => mark(item)} onBlur={() => mark(null)}>
            {name}
          </Link>
        )}{' '}
        <span className={parts.soft}>{businessNoText(item.group.winner?.businessNo ?? null)}</span>
      </th>
      <Figures
        figures={item}
        currency={winners.currency}
        rate={rate}
        awardsAt={bids ?? noticesOf(item.group, state, winners)}
        state={state}
      />
    </tr>
  )
}

interface FiguresProps extends Pick<GroupTableProps, 'state'> {
  figures: WinnersTotals
  currency: string
  rate: string
  /** The address of the list of awards. */
  awardsAt: string | null
}

function Figures({ figures, currency, rate, awardsAt, state }: FiguresProps) {
  const words = useWords(STATISTICS_WORDS)
  const { language } = useLanguage()
  const { awards, totalAmount, medianAmount, bidders, topWinners } = figures
  const count = numberText(awards, language)
  const median = moneyText(medianAmount, currency, language)
  const [top] = topWinners
  const topAt = top ? insideOf({ winner: top }, state) : null
  return (
    <>
      <td data-label={words.awards} className={parts.number}>
        {awardsAt === null ? count : <Link href={awardsAt}>{count}</Link>}
      </td>
      <td data-label={words.amount} className={parts.number}>
        {moneyText(totalAmount, currency, language) ?? '–'}{' '}
        {median === null ? null : <span className={parts.soft}>{words.median(median)}</span>}
      </td>
      <td data-label={rate} className={parts.number}>
        <RateFigures figures={figures} />
      </td>
      <td data-label={words.bidders} className={parts.number}>
        {bidders.median === null ? '–' : numberText(bidders.median, language)}
      </td>
      <td data-label={words.topWinner}>
        {top && topAt ? (
          <>
            <Link href={topAt}>{top.name}</Link>{' '}
            <span className={parts.soft}>
              {words.ofAwards(numberText(top.awards, language), top.share === null ? '–' : top.share.toFixed(1))}
            </span>
          </>
        ) : (
          '–'
        )}
      </td>
    </>
  )
}

function RateFigures({ figures }: { figures: WinnersTotals }) {
  const words = useWords(STATISTICS_WORDS)
  const { language } = useLanguage()
  const rates = ratesOf(figures)
  const median = rateText(rates?.median ?? null)
  const [p25, p75] = [rates?.p25, rates?.p75].map((rate) => rate?.toFixed(3))
  if (!rates || !median || !p25 || !p75) return <span className={parts.soft}>{words.withheld}</span>
  return (
    <>
      {median} <span className={parts.soft}>{words.spread(p25, p75, numberText(rates.n, language))}</span>
    </>
  )
}
