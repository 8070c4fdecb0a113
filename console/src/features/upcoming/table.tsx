import type { RecurringNotice } from '@gonggo/client'
import { Link } from 'wouter'
import { absenceText } from '../../lib/absent.ts'
import { dayText, moneyText, monthText, numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { leadingAmount } from '../../lib/leading-amount.ts'
import chart from '../../ui/chart.module.css'
import { NamedAmount, NoticeAmount } from '../../ui/notice-amount.tsx'
import parts from '../../ui/parts.module.css'
import { Status } from '../../ui/status.tsx'
import { TableHead } from '../../ui/table-head.tsx'
import { lastAward } from './last-award.ts'
import styles from './upcoming.module.css'
import { UPCOMING_WORDS } from './words.ts'

const addressOf = (noticeNo: string): string => `/notices/${encodeURIComponent(noticeNo)}`

/** The month first, then the title, and the past notices of the series. */
export function UpcomingTable({ items }: { items: readonly RecurringNotice[] }) {
  const words = useWords(UPCOMING_WORDS)
  return (
    <table className={`${chart.table} ${chart.stacked} ${styles.table}`}>
      <TableHead
        columns={[words.expected, words.notice, { number: words.amount }, words.history]}
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
        <span className={styles.month}>
          {monthText(expectedMonth, language)} {overdue ? <span className={parts.warning}>{words.overdue}</span> : null}
        </span>
        <span className={chart.secondLine}>
          {expectedFrom === expectedTo
            ? dayText(expectedFrom, language)
            : words.range(dayText(expectedFrom, language), dayText(expectedTo, language))}
        </span>
      </td>
      <td>
        <Link href={addressOf(bid.noticeNo)}>{bid.title}</Link>
        <span className={chart.secondLine}>
          {[buyer, bid.bsnsDiv, ...bid.matchedKeywords].filter(Boolean).join(' · ')}
        </span>
      </td>
      <td className={chart.number}>
        <Amount item={item} />
      </td>
      <td>
        <details>
          <summary>{words.evidence(numberText(years, language), numberText(evidence.length, language))}</summary>
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

/** If the last notice has no amount, the amount of the last award is shown. */
function Amount({ item: { bid, evidence } }: { item: RecurringNotice }) {
  const words = useWords(UPCOMING_WORDS)
  const { language } = useLanguage()
  const award = leadingAmount(bid) === null ? lastAward(evidence) : null
  const amount = award && moneyText(award.amount, award.currency, language)
  if (!award || !amount) return <NoticeAmount notice={bid} absent={absenceText(bid, 'baseAmount', language)} />
  return <NamedAmount amount={amount} name={words.lastAward(dayText(award.postedAt, language))} />
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
