import type { Bid, Pursuit } from '@gonggo/client'
import { type CSSProperties, memo, useMemo } from 'react'
import { Link } from 'wouter'
import { spokenMoney } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { piecesOf } from '../../lib/marks.ts'
import { NOTICE_FIELD_WORDS } from '../../lib/notice-fields.ts'
import { useNow } from '../../lib/now.ts'
import { usePursuitsNear } from '../../lib/pursuits.ts'
import { Hidden } from '../../ui/controls.tsx'
import { DDay } from '../../ui/d-day.tsx'
import parts from '../../ui/parts.module.css'
import { PursuitStar } from '../../ui/pursuit-star.tsx'
import { Status } from '../../ui/status.tsx'
import { Verdict } from '../../ui/verdict.tsx'
import { MOST_COMPARED } from './address.ts'
import column from './column.module.css'
import { ColumnEdge } from './column-edge.tsx'
import type { Widths } from './column-width.ts'
import type { Density } from './density.tsx'
import { budgetColumn, type FieldName, fieldText, isAmount } from './fields.ts'
import { FoundFiles } from './places.tsx'
import styles from './search.module.css'
import { SEARCH_WORDS } from './words.ts'

interface ResultsProps {
  bids: readonly Bid[]
  query: string
  columns: readonly FieldName[]
  /** Widths that were set by hand, and how one is set. */
  sizes: { widths: Widths<FieldName>; resize(name: FieldName, pixels: number | null): void }
  density: Density
  comparing: { chosen: readonly string[]; toggle(noticeNo: string): void }
  /** Of the question before: shown until the new answer is there, so that nothing jumps. */
  isOld: boolean
}

export const Results = memo(function Results(props: ResultsProps) {
  const { bids, query, columns, density, comparing, isOld } = props
  const { widths, resize } = props.sizes
  const words = useWords(SEARCH_WORDS)
  const fields = useWords(NOTICE_FIELD_WORDS)
  const now = useNow()
  const pursuitOf = usePursuitsNear(useMemo(() => bids.map(({ noticeNo }) => noticeNo), [bids]))
  if (bids.length === 0) return null
  return (
    <div className={styles.sideways}>
      <table
        className={`${styles.table} ${density === 'roomy' ? styles.roomy : ''}`}
        data-old={isOld}
        data-density={density}
      >
        <thead>
          <tr>
            <th scope="col">
              <Hidden>{words.compare}</Hidden>
            </th>
            <th scope="col">{words.notice}</th>
            {columns.map((name) => (
              <th
                key={name}
                scope="col"
                data-column={name}
                className={`${column.head} ${isAmount(name) ? styles.number : ''} ${sized(widths[name]).className}`}
                style={sized(widths[name]).style}
              >
                {fields[name]}
                <ColumnEdge resize={(pixels) => resize(name, pixels)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bids.map((bid) => (
            <Row
              key={bid.noticeNo}
              bid={bid}
              query={query}
              columns={columns}
              widths={widths}
              comparing={comparing}
              now={now}
              pursuit={pursuitOf(bid.noticeNo)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
})

/** A cell of a column whose width was set by hand. */
const sized = (pixels: number | undefined) =>
  pixels === undefined
    ? { className: '' }
    : { className: column.sized, style: { '--width': `${pixels}px` } as CSSProperties }

type RowProps = Pick<ResultsProps, 'query' | 'columns' | 'comparing'> & {
  widths: Widths<FieldName>
  bid: Bid
  now: number
  pursuit: Pursuit | null | undefined
}

/** Thirty of them at every letter: one whose notice has not changed is left as it is. */
const Row = memo(function Row(props: RowProps) {
  const { bid, query, columns, widths, comparing, now, pursuit } = props
  const { chosen, toggle } = comparing
  const words = useWords(SEARCH_WORDS)
  const isChosen = chosen.includes(bid.noticeNo)
  return (
    <tr>
      <td className={styles.state}>
        <input
          type="checkbox"
          aria-label={words.compareOne(bid.title)}
          title={words.compare}
          checked={isChosen}
          disabled={!isChosen && chosen.length >= MOST_COMPARED}
          onChange={() => toggle(bid.noticeNo)}
        />
      </td>
      <td className={styles.notice}>
        <div>
          <PursuitStar noticeNo={bid.noticeNo} title={bid.title} pursuit={pursuit} />
          <Link className={styles.row} data-row title={bid.title} href={`/notices/${encodeURIComponent(bid.noticeNo)}`}>
            {piecesOf(bid.title, query).map(({ text, isHit, at }) => (isHit ? <mark key={at}>{text}</mark> : text))}
          </Link>
          <p className={styles.about}>
            {bid.eligibility ? <Verdict verdict={bid.eligibility} /> : null}
            {bid.urgent ? <strong className={parts.fault}>{words.urgent}</strong> : null}
            <span className={styles.agency}>{bid.agency}</span>
            <span className={styles.second}>{bid.bsnsDiv}</span>
            <span className={styles.second}>{bid.noticeNo}</span>
            {bid.matchedKeywords.length > 0 ? (
              <span className={styles.second}>{words.keywords(bid.matchedKeywords.join(', '))}</span>
            ) : null}
          </p>
          <FoundFiles files={bid.foundIn?.attachments} />
        </div>
      </td>
      {columns.map((name) => (
        <Cell
          key={name}
          bid={bid}
          name={name}
          width={widths[name]}
          now={now}
          isBudget={name === budgetColumn(bid, columns)}
        />
      ))}
    </tr>
  )
})

interface CellProps {
  bid: Bid
  name: FieldName
  width: number | undefined
  now: number
  /** Whether the budget is shown in place of an amount that is not known. */
  isBudget: boolean
}

function Cell({ bid, name, width, now, isBudget }: CellProps) {
  const fields = useWords(NOTICE_FIELD_WORDS)
  const { language } = useLanguage()
  const { className, style } = sized(width)
  if (name === 'closeAt')
    return (
      <td className={`${styles.closing} ${className}`} style={style}>
        <DDay closeAt={bid.closeAt} now={now} />
      </td>
    )
  if (name === 'status')
    return (
      <td className={`${styles.status} ${className}`} style={style}>
        <Status status={bid.status} />
      </td>
    )
  const isMoney = isAmount(name)
  const shown = isBudget ? 'budget' : name
  const spoken = isAmount(shown) ? spokenMoney(bid[shown] ?? null, bid.currency, language) : null
  const text = isBudget ? `${fields.budget} ${fieldText(bid, shown, language)}` : fieldText(bid, shown, language)
  return (
    <td
      className={`${isMoney ? styles.number : styles.extra} ${className}`}
      style={style}
      data-field={isBudget ? undefined : fields[name]}
    >
      <span title={isMoney && width === undefined ? undefined : text}>{text}</span>
      {spoken === null ? null : <span className={styles.spoken}>{spoken}</span>}
    </td>
  )
}
