import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { numberText } from '../lib/format.ts'
import { type Language, useLanguage, useWords } from '../lib/language.tsx'
import { rangeText } from '../lib/range-text.ts'
import styles from './chart.module.css'
import { PRICE_WORDS } from './price-words.ts'
import { TableHead } from './table-head.tsx'

interface BinCount {
  from: number
  to: number
  count: number
}

export const binText = ({ from, to }: Pick<BinCount, 'from' | 'to'>, language: Language): string =>
  rangeText(from.toFixed(1), to.toFixed(1), language)

interface BesideProps {
  /** Renders the chart with the bin highlighted in the table. */
  chart(marked: number | null): ReactNode
  bins: readonly BinCount[]
  /** The address of a bin; null = no links. */
  to: ((bin: BinCount) => string) | null
}

/** A chart of bins, with its figures in a table beside it. */
export function BinsBeside({ chart, bins, to }: BesideProps) {
  const words = useWords(PRICE_WORDS)
  const { language } = useLanguage()
  const [marked, mark] = useState<number | null>(null)
  const most = Math.max(...bins.map(({ count }) => count))
  return (
    <div className={styles.beside}>
      {chart(marked)}
      <BinScroll>
        <TableHead columns={[words.bin, { number: words.awards }]} number={styles.number} />
        <tbody>
          {bins.map((bin, at) => (
            <tr
              key={bin.from}
              ref={bin.count === most ? scrolledIntoView : undefined}
              onPointerEnter={() => mark(at)}
              onPointerLeave={() => mark(null)}
            >
              <th scope="row">
                {to === null ? (
                  binText(bin, language)
                ) : (
                  <Link href={to(bin)} replace onFocus={() => mark(at)} onBlur={() => mark(null)}>
                    {binText(bin, language)}
                  </Link>
                )}
              </th>
              <td className={styles.number}>{numberText(bin.count, language)}</td>
            </tr>
          ))}
        </tbody>
      </BinScroll>
    </div>
  )
}

/** A scrollable list with the height of a chart. It is focusable, so that the keyboard can scroll it. */
export function BinScroll({ children }: { children: ReactNode }) {
  const words = useWords(PRICE_WORDS)
  return (
    <section className={styles.bins} aria-label={words.table} ref={reachable}>
      <table className={styles.table}>{children}</table>
    </section>
  )
}

/**
 * Scrolls the list to a few rows before its largest bin, because a long tail may come first. The page does not scroll.
 */
function scrolledIntoView(row: HTMLElement | null): void {
  const list = row?.closest('section')
  if (row && list && list.scrollTop === 0) list.scrollTop = Math.max(0, row.offsetTop - ROWS_BEFORE * row.offsetHeight)
}
const ROWS_BEFORE = 3

function reachable(region: HTMLElement | null): void {
  if (region) region.tabIndex = 0
}
