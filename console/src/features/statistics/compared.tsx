import type { CompetitorSummary, Competitors } from '@gonggo/client'
import { useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import { biddingByFirm, type ChartStyle } from '../../../../charts/index.ts'
import { useWords } from '../../lib/language.tsx'
import { BasisLine } from '../../ui/basis.tsx'
import { Chart } from '../../ui/chart.tsx'
import parts from '../../ui/parts.module.css'
import { Empty } from '../../ui/states.tsx'
import {
  type ChangeStatistics,
  listOf,
  PAGE_SIZE_OF_STATISTICS,
  type StatisticsState,
  statisticsAddress,
} from './address.ts'
import { BidTable } from './bid-table.tsx'
import { COMPETITOR_WORDS } from './competitor-words.ts'
import { FirmTable } from './firm-table.tsx'
import { HeadToHeadTable } from './head-to-head.tsx'
import { NoAwards } from './no-awards.tsx'
import { StatisticsPages } from './pages.tsx'

const ROW = 28
const FRAME = 64

interface ComparedProps {
  answer: Competitors
  state: StatisticsState
  change: ChangeStatistics
  /** The business number of the own company. */
  own: string | null
}

/** Firms side by side: the bids of each, the openings where two of them met, and all bids behind the figures. */
export function Compared({ answer, state, change, own }: ComparedProps) {
  const words = useWords(COMPETITOR_WORDS)
  const { summary, headToHead, items, total, page, currency, from, to, asOf, excluded } = answer
  const chosen = listOf(state.businessNo)
  if (!summary.some(({ businessNo }) => state.name || chosen.includes(businessNo ?? '')))
    return (
      <Empty title={words.nobody}>
        <p>{words.nobodyMore}</p>
      </Empty>
    )
  const isOwnAbsent =
    own !== null && !state.name && !summary.some(({ businessNo, bids }) => businessNo === own && bids > 0)
  return (
    <>
      <BasisLine counted={{ bids: total }} {...{ currency, from, to, asOf, excluded }} />
      {isOwnAbsent ? <p className={parts.soft}>{words.ownAbsent}</p> : null}
      <h2>{words.summary}</h2>
      <Firms firms={summary} currency={currency} state={state} own={own} />
      {summary.length > 1 ? <HeadToHeadTable pairs={headToHead} own={own} /> : null}
      {items.length === 0 ? (
        <NoAwards title={words.none} state={state} change={change} />
      ) : (
        <>
          <h2>{words.items}</h2>
          <BidTable items={items} own={own} />
          <StatisticsPages total={total} page={page} size={PAGE_SIZE_OF_STATISTICS} state={state} />
        </>
      )}
    </>
  )
}

interface FirmsProps {
  firms: readonly CompetitorSummary[]
  currency: string
  state: StatisticsState
  own: string | null
}

function Firms({ firms, currency, state, own }: FirmsProps) {
  const words = useWords(COMPETITOR_WORDS)
  const [, navigate] = useLocation()
  const [marked, mark] = useState<number | null>(null)
  const draw = useCallback((look: ChartStyle) => biddingByFirm([...firms], look), [firms])
  const aloneOf = (businessNo: string | null) =>
    businessNo === null ? null : statisticsAddress({ ...state, name: undefined, page: undefined, businessNo })
  const without = (businessNo: string | null) =>
    statisticsAddress({
      ...state,
      page: undefined,
      businessNo: listOf(state.businessNo)
        .filter((one) => one !== businessNo)
        .join(','),
    })
  const look = (at: number) => {
    const address = aloneOf(firms[at]?.businessNo ?? null)
    if (address !== null) navigate(address)
  }
  return (
    <>
      <Chart name={words.chart} height={firms.length * ROW + FRAME} draw={draw} choose={look} marked={marked} />
      <FirmTable firms={firms} currency={currency} own={own} aloneOf={aloneOf} without={without} mark={mark} />
    </>
  )
}
