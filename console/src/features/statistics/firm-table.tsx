import type { CompetitorSummary } from '@gonggo/client'
import { X } from 'lucide-react'
import { Link } from 'wouter'
import { businessNoText } from '../../lib/business-no.ts'
import { moneyText, numberText, rateText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { percentText } from '../../lib/percent.ts'
import parts from '../../ui/chart.module.css'
import { COMPETITOR_WORDS } from './competitor-words.ts'
import styles from './statistics.module.css'

interface FirmTableProps {
  firms: readonly CompetitorSummary[]
  currency: string
  own: string | null
  /** The addresses of one firm alone, and of all firms except for one. */
  aloneOf(businessNo: string | null): string | null
  without(businessNo: string | null): string
  mark(at: number | null): void
}

export function FirmTable({ firms, currency, own, aloneOf, without, mark }: FirmTableProps) {
  const words = useWords(COMPETITOR_WORDS)
  const numbers = [words.bids, words.wins, words.undecided, words.winRate, words.amount, words.medianRate]
  return (
    <table className={`${parts.table} ${parts.stacked}`}>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          {numbers.map((name) => (
            <th key={name} scope="col" className={parts.number}>
              {name}
            </th>
          ))}
          <th scope="col">{words.topAgencies}</th>
        </tr>
      </thead>
      <tbody>
        {firms.map((firm, at) => (
          <tr key={`${firm.name} ${firm.businessNo}`} onPointerEnter={() => mark(at)} onPointerLeave={() => mark(null)}>
            <FirmName
              firm={firm}
              isOwn={own !== null && firm.businessNo === own}
              alone={aloneOf(firm.businessNo)}
              without={firms.length > 1 ? without(firm.businessNo) : null}
              point={(isHere) => mark(isHere ? at : null)}
            />
            <FirmFigures firm={firm} currency={currency} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface FirmNameProps {
  firm: CompetitorSummary
  isOwn: boolean
  alone: string | null
  without: string | null
  point(isHere: boolean): void
}

function FirmName({ firm: { name, businessNo }, isOwn, alone, without, point }: FirmNameProps) {
  const words = useWords(COMPETITOR_WORDS)
  return (
    <th scope="row">
      {alone === null || isOwn ? (
        name
      ) : (
        <Link href={alone} onFocus={() => point(true)} onBlur={() => point(false)}>
          {name}
        </Link>
      )}{' '}
      {without === null || isOwn ? null : (
        <Link className={styles.drop} href={without} aria-label={words.drop(name)} title={words.drop(name)}>
          <X size={14} aria-hidden />
        </Link>
      )}{' '}
      <span className={parts.soft}>
        {[isOwn ? words.own : null, businessNoText(businessNo)].filter((part) => part !== null).join(' · ')}
      </span>
    </th>
  )
}

const MOST_AGENCIES = 3

function FirmFigures({ firm, currency }: { firm: CompetitorSummary; currency: string }) {
  const words = useWords(COMPETITOR_WORDS)
  const { language } = useLanguage()
  const { bids, wins, undecided, winRate, amount, medianRate, topAgencies } = firm
  const figures = [
    [words.bids, numberText(bids, language)],
    [words.wins, numberText(wins, language)],
    [words.undecided, numberText(undecided, language)],
    [words.winRate, winRate === null ? '–' : percentText(winRate.toFixed(1))],
    [words.amount, moneyText(amount, currency, language) ?? '–'],
    [words.medianRate, rateText(medianRate) ?? words.withheld],
  ] as const
  return (
    <>
      {figures.map(([name, figure]) => (
        <td key={name} data-label={name} className={parts.number}>
          {figure}
        </td>
      ))}
      <td data-label={words.topAgencies}>
        {topAgencies
          .slice(0, MOST_AGENCIES)
          .map((agency) => `${agency.name} ${numberText(agency.bids, language)}`)
          .join(', ') || '–'}
      </td>
    </>
  )
}
