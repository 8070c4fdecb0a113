import type { RecurringNotice } from '@gonggo/client'
import { Link } from 'wouter'
import { absenceText } from '../../lib/absent.ts'
import { dayText, moneyText, monthText, numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import chart from '../../ui/chart.module.css'
import { Status } from '../../ui/status.tsx'
import { TableHead } from '../../ui/table-head.tsx'
import { lastAward } from './last-award.ts'
import styles from './upcoming.module.css'
import { UPCOMING_WORDS } from './words.ts'

const addressOf = (noticeNo: string): string => `/notices/${encodeURIComponent(noticeNo)}`

/** The month first, then what was bought, and the past notices that it is inferred from. */
export function UpcomingTable({ items }: { items: readonly RecurringNotice[] }) {
  const words = useWords(UPCOMING_WORDS)
  return (
    <table className={`${chart.table} ${chart.stacked}`}>
      <TableHead
        columns={[words.expected, words.notice, { number: words.price }, words.history]}
        number={chart.number}
      />
      <tbody>
        {items.map((item) => (
          <Row key={item.bid.noticeNo} item={item} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ item }: { item: RecurringNotice }) {
  const words = useWords(UPCOMING_WORDS)
  const { language } = useLanguage()
  const { bid, expectedMonth, expectedFrom, expectedTo, overdue, years, evidence } = item
  const buyer = bid.demandAgency ?? bid.agency
  return (
    <tr data-row>
      <td>
        <span className={styles.month}>{monthText(expectedMonth, language)}</span>
        <span className={chart.secondLine}>
          {expectedFrom === expectedTo
            ? dayText(expectedFrom, language)
            : words.range(dayText(expectedFrom, language), dayText(expectedTo, language))}
        </span>
        {overdue ? <span className={styles.overdue}>{words.overdue}</span> : null}
      </td>
      <td>
        <Link href={addressOf(bid.noticeNo)}>{bid.title}</Link>
        <span className={chart.secondLine}>
          {[buyer, bid.bsnsDiv, ...bid.matchedKeywords].filter(Boolean).join(' · ')}
        </span>
      </td>
      <td data-label={words.price} className={chart.number}>
        <Price item={item} />
      </td>
      <td data-label={words.history}>
        {words.years(numberText(years, language))}
        <details>
          <summary>{words.evidence(numberText(evidence.length, language))}</summary>
          <ul className={styles.evidence}>
            {evidence.map((one) => (
              <Evidence key={one.noticeNo} evidence={one} />
            ))}
          </ul>
        </details>
      </td>
    </tr>
  )
}

/** Without an estimated price, the amount of the last award tells most. */
function Price({ item: { bid, evidence } }: { item: RecurringNotice }) {
  const words = useWords(UPCOMING_WORDS)
  const { language } = useLanguage()
  const estimated = moneyText(bid.estimatedPrice, bid.currency, language)
  if (estimated !== null) return estimated
  const award = lastAward(evidence)
  if (award === null) return absenceText(bid, 'estimatedPrice', language)
  return (
    <>
      {moneyText(award.amount, award.currency, language)}
      <span className={chart.secondLine}>{words.lastAward(dayText(award.postedAt, language))}</span>
    </>
  )
}

function Evidence({ evidence }: { evidence: RecurringNotice['evidence'][number] }) {
  const words = useWords(UPCOMING_WORDS)
  const { language } = useLanguage()
  const { noticeNo, title, postedAt, status, award } = evidence
  const amount = award && moneyText(award.amount, award.currency, language)
  const won = award?.winner ? words.won(award.winner) : null
  return (
    <li>
      {dayText(postedAt, language)} <Link href={addressOf(noticeNo)}>{title}</Link> <Status status={status} />
      {award === null ? null : <span className={chart.soft}> {[won, amount].filter(Boolean).join(' · ')}</span>}
    </li>
  )
}
