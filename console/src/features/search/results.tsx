import type { Bid, BidList, Pursuit } from '@gonggo/client'
import { memo, useMemo } from 'react'
import { Link } from 'wouter'
import { absenceText } from '../../lib/absent.ts'
import { moneyText, numberText, spokenMoney } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { piecesOf } from '../../lib/marks.ts'
import { useNow, useSettled } from '../../lib/now.ts'
import { usePursuitsOf } from '../../lib/pursuits.ts'
import { buttonClass } from '../../ui/controls.tsx'
import { PageBeyond } from '../../ui/page-beyond.tsx'
import { PursuitStar } from '../../ui/pursuit-star.tsx'
import { Closing, Status } from '../../ui/status.tsx'
import { Verdict } from '../../ui/verdict.tsx'
import { addressOf, MOST_COMPARED, PAGE_SIZE, type SearchState } from './address.ts'
import { FIELD_WORDS, type FieldName, fieldText } from './fields.ts'
import styles from './search.module.css'
import { SEARCH_WORDS } from './words.ts'

const RESTING_MS = 250
/** Columns that show more than a text. */
const OWN_CELLS: readonly FieldName[] = ['status', 'estimatedPrice', 'closeAt']

interface ResultsProps {
  bids: readonly Bid[]
  query: string
  columns: readonly FieldName[]
  comparing: { chosen: readonly string[]; toggle(noticeNo: string): void }
  /** Of the question before: shown until the new answer is there, so that nothing jumps. */
  isOld: boolean
}

export const Results = memo(function Results({ bids, query, columns, comparing, isOld }: ResultsProps) {
  const words = useWords(SEARCH_WORDS)
  const fields = useWords(FIELD_WORDS)
  const others = columns.filter((name) => !OWN_CELLS.includes(name))
  const now = useNow()
  const pursuitOf = useStars(bids)
  if (bids.length === 0) return null
  return (
    <div className={styles.sideways}>
      <table className={styles.table} data-old={isOld}>
        <thead>
          <tr>
            <th scope="col">{columns.includes('status') ? words.status : words.compare}</th>
            <th scope="col">{words.notice}</th>
            {columns.includes('estimatedPrice') ? (
              <th scope="col" className={styles.number}>
                {words.price}
              </th>
            ) : null}
            {columns.includes('closeAt') ? <th scope="col">{words.closes}</th> : null}
            {others.map((name) => (
              <th key={name} scope="col">
                {fields[name]}
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

/** Pursuits are asked for once the list rests: results that are overtaken at the next letter need none. */
function useStars(bids: readonly Bid[]): (noticeNo: string) => Pursuit | null | undefined {
  const shown = useMemo(() => bids.map(({ noticeNo }) => noticeNo), [bids])
  const asked = useSettled(shown, RESTING_MS)
  const { of } = usePursuitsOf(asked)
  return (noticeNo) => (asked === shown ? of(noticeNo) : undefined)
}

type RowProps = Pick<ResultsProps, 'query' | 'columns' | 'comparing'> & {
  bid: Bid
  now: number
  pursuit: Pursuit | null | undefined
}

/** Thirty of them at every letter: one whose notice has not changed is left as it is. */
const Row = memo(function Row({ bid, query, columns, comparing: { chosen, toggle }, now, pursuit }: RowProps) {
  const words = useWords(SEARCH_WORDS)
  const { language } = useLanguage()
  const fields = useWords(FIELD_WORDS)
  const isChosen = chosen.includes(bid.noticeNo)
  const spoken = spokenMoney(bid.estimatedPrice, bid.currency, language)
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
        {columns.includes('status') ? <Status status={bid.status} /> : null}
      </td>
      <td>
        <PursuitStar noticeNo={bid.noticeNo} title={bid.title} pursuit={pursuit} />
        <Link className={styles.row} data-row href={`/notices/${encodeURIComponent(bid.noticeNo)}`}>
          {piecesOf(bid.title, query).map(({ text, isHit, at }) => (isHit ? <mark key={at}>{text}</mark> : text))}
        </Link>
        <p className={styles.about}>
          {bid.eligibility ? <Verdict verdict={bid.eligibility} /> : null}
          {bid.urgent ? <strong className={styles.urgent}>{words.urgent}</strong> : null}
          <span>{bid.agency}</span>
          <span>{bid.bsnsDiv}</span>
          <span className={styles.noticeNo}>{bid.noticeNo}</span>
          {bid.matchedKeywords.length > 0 ? <span>{words.keywords(bid.matchedKeywords.join(', '))}</span> : null}
        </p>
      </td>
      {columns.includes('estimatedPrice') ? (
        <td className={styles.number}>
          {moneyText(bid.estimatedPrice, bid.currency, language) ?? absenceText(bid, 'estimatedPrice', language)}
          {spoken === null ? null : <span className={styles.spoken}>{spoken}</span>}
        </td>
      ) : null}
      {columns.includes('closeAt') ? (
        <td className={styles.closing}>
          <Closing closeAt={bid.closeAt} now={now} />
        </td>
      ) : null}
      {columns.map((name) =>
        name === 'status' || OWN_CELLS.includes(name) ? null : (
          <td key={name} className={styles.extra} data-field={fields[name]}>
            {fieldText(bid, name, language)}
          </td>
        ),
      )}
    </tr>
  )
})

export function Paging({ list, state }: { list: BidList; state: SearchState }) {
  const words = useWords(SEARCH_WORDS)
  const { language } = useLanguage()
  const last = Math.ceil(list.total / PAGE_SIZE)
  const to = (page: number) => addressOf({ ...state, page: page === 1 ? '' : String(page) })
  if (list.page > last) return <PageBeyond page={list.page} last={last} to={to} />
  if (last <= 1) return null
  return (
    <nav className={styles.paging} aria-label={words.pages}>
      {list.page > 1 ? (
        <Link className={buttonClass()} href={to(list.page - 1)} rel="prev">
          {words.previous}
        </Link>
      ) : null}
      <span>{words.pageOf(numberText(list.page, language), numberText(last, language))}</span>
      {list.page < last ? (
        <Link className={buttonClass()} href={to(list.page + 1)} rel="next">
          {words.next}
        </Link>
      ) : null}
    </nav>
  )
}
