import type { Bid, Pursuit } from '@gonggo/client'
import { type CSSProperties, memo, useMemo } from 'react'
import { Link } from 'wouter'
import { absenceText } from '../../lib/absent.ts'
import { spokenMoney } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import type { AmountName } from '../../lib/leading-amount.ts'
import { piecesOf } from '../../lib/marks.ts'
import { useNow } from '../../lib/now.ts'
import { usePursuitsNear } from '../../lib/pursuits.ts'
import { Hidden } from '../../ui/controls.tsx'
import { DDay } from '../../ui/d-day.tsx'
import { NoticeAmount } from '../../ui/notice-amount.tsx'
import parts from '../../ui/parts.module.css'
import { PursuitStar } from '../../ui/pursuit-star.tsx'
import { Status } from '../../ui/status.tsx'
import { Verdict } from '../../ui/verdict.tsx'
import { MOST_COMPARED } from './address.ts'
import column from './column.module.css'
import { ColumnEdge } from './column-edge.tsx'
import type { Widths } from './column-width.ts'
import type { Density } from './density.tsx'
import { type ColumnName, fieldText, isAmount } from './fields.ts'
import { FoundFiles } from './places.tsx'
import styles from './search.module.css'
import { SEARCH_WORDS, useColumnNames } from './words.ts'

interface ResultsProps {
  bids: readonly Bid[]
  query: string
  /** The preferred amount in the amount column. */
  amount: AmountName
  columns: readonly ColumnName[]
  /** Column widths set by the user, and the function that sets one. */
  sizes: { widths: Widths<ColumnName>; resize(name: ColumnName, pixels: number | null): void }
  density: Density
  comparing: { chosen: readonly string[]; toggle(noticeNo: string): void }
  /** The results belong to the previous query, and are shown until the new ones arrive. */
  isOld: boolean
}

export const Results = memo(function Results(props: ResultsProps) {
  const { bids, query, amount, columns, density, comparing, isOld } = props
  const { widths, resize } = props.sizes
  const words = useWords(SEARCH_WORDS)
  const nameOf = useColumnNames()
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
                className={`${column.head} ${isNumber(name) ? styles.number : ''} ${sized(widths[name]).className}`}
                style={sized(widths[name]).style}
              >
                {nameOf(name)}
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
              amount={amount}
              columns={columns}
              density={density}
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

const isNumber = (name: ColumnName): boolean => name === 'amount' || isAmount(name)

/** The style of a cell in a column with a width set by the user. */
const sized = (pixels: number | undefined) =>
  pixels === undefined
    ? { className: '' }
    : { className: column.sized, style: { '--width': `${pixels}px` } as CSSProperties }

/** What a phone shows, where both have no room: an open notice has its days, any other its status. */
const phoneMark = ({ status, closeAt }: Bid): 'days' | 'status' | undefined =>
  status !== 'open' ? 'status' : closeAt === null ? undefined : 'days'

type RowProps = Pick<ResultsProps, 'query' | 'amount' | 'columns' | 'density' | 'comparing'> & {
  widths: Widths<ColumnName>
  bid: Bid
  now: number
  pursuit: Pursuit | null | undefined
}

/** Memoized, because thirty rows would be rendered at every typed letter. */
const Row = memo(function Row(props: RowProps) {
  const { bid, query, amount, columns, density, widths, comparing, now, pursuit } = props
  const { chosen, toggle } = comparing
  const words = useWords(SEARCH_WORDS)
  const isChosen = chosen.includes(bid.noticeNo)
  return (
    <tr data-phone={phoneMark(bid)}>
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
          <div>
            <Link
              className={styles.row}
              data-row
              title={bid.title}
              href={`/notices/${encodeURIComponent(bid.noticeNo)}`}
            >
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
        </div>
      </td>
      {columns.map((name) => (
        <Cell
          key={name}
          bid={bid}
          name={name}
          width={widths[name]}
          now={now}
          amount={amount}
          isRoomy={density === 'roomy'}
        />
      ))}
    </tr>
  )
})

interface CellProps {
  bid: Bid
  name: ColumnName
  width: number | undefined
  now: number
  amount: AmountName
  isRoomy: boolean
}

function Cell({ bid, name, width, now, amount, isRoomy }: CellProps) {
  const nameOf = useColumnNames()
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
  if (name === 'amount')
    return (
      <td className={`${styles.number} ${className}`} style={style}>
        <NoticeAmount notice={bid} first={amount} absent={absenceText(bid, amount, language)} isSpoken={isRoomy} />
      </td>
    )
  const isMoney = isAmount(name)
  const spoken = isMoney ? spokenMoney(bid[name] ?? null, bid.currency, language) : null
  const text = fieldText(bid, name, language)
  return (
    <td className={`${isMoney ? styles.number : styles.extra} ${className}`} style={style} data-field={nameOf(name)}>
      <span title={isMoney && width === undefined ? undefined : text}>{text}</span>
      {spoken === null ? null : <span className={styles.spoken}>{spoken}</span>}
    </td>
  )
}
