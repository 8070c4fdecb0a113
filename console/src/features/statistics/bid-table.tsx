import type { CompetitorItem } from '@gonggo/client'
import { Link } from 'wouter'
import { momentText, moneyText, numberText, rateText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import parts from '../../ui/chart.module.css'
import shared from '../../ui/parts.module.css'
import { TableHead } from '../../ui/table-head.tsx'
import { COMPETITOR_WORDS } from './competitor-words.ts'

/** The bids of the firms, newest first, with links to their notices. */
export function BidTable({ items, own }: { items: readonly CompetitorItem[]; own: string | null }) {
  const words = useWords(COMPETITOR_WORDS)
  return (
    <table className={`${parts.table} ${parts.stacked}`}>
      <TableHead
        columns={[
          words.notice,
          words.name,
          { number: words.rank },
          { number: words.bid },
          { number: words.rate },
          words.result,
          words.openedAt,
        ]}
        number={parts.number}
      />
      <tbody>
        {items.map((item) => (
          <BidRow
            key={`${item.noticeNo} ${item.businessNo} ${item.name} ${item.openedAt} ${item.rank}`}
            item={item}
            own={own}
          />
        ))}
      </tbody>
    </table>
  )
}

function BidRow({ item, own }: { item: CompetitorItem; own: string | null }) {
  const words = useWords(COMPETITOR_WORDS)
  const { language } = useLanguage()
  const { noticeNo, title, agency, name, businessNo, rank, bidders, amount, currency, rate, won, openedAt } = item
  const results = new Map([
    [true, words.won],
    [false, words.lost],
    [null, words.undecided],
  ])
  const result = results.get(won)
  return (
    <tr>
      <td>
        <Link href={`/notices/${encodeURIComponent(noticeNo)}`}>{title}</Link>{' '}
        <span className={parts.soft}>{agency}</span>
      </td>
      <td>
        {name} {own !== null && businessNo === own ? <span className={parts.soft}>{words.own}</span> : null}
      </td>
      <td data-label={words.rank} className={parts.number}>
        {rank === null
          ? '–'
          : words.rankOf(numberText(rank, language), bidders === null ? '–' : numberText(bidders, language))}
      </td>
      <td data-label={words.bid} className={parts.number}>
        {moneyText(amount, currency, language) ?? '–'}
      </td>
      <td data-label={words.rate} className={parts.number}>
        {rateText(rate) ?? '–'}
      </td>
      <td data-label={words.result} className={won ? shared.good : undefined}>
        {result}
      </td>
      <td data-label={words.openedAt} className={parts.date}>
        {openedAt === null ? '–' : momentText(openedAt, language)}
      </td>
    </tr>
  )
}
