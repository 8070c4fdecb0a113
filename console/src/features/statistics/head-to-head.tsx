import type { HeadToHead } from '@gonggo/client'
import { numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import parts from '../../ui/chart.module.css'
import shared from '../../ui/parts.module.css'
import { TableHead } from '../../ui/table-head.tsx'
import { COMPETITOR_WORDS } from './competitor-words.ts'

interface HeadToHeadTableProps {
  pairs: readonly HeadToHead[]
  own: string | null
}

/**
 * Openings with bids of two firms: who won, and who ranked better. Pairs with the own company come first, with it on
 * the left.
 */
export function HeadToHeadTable({ pairs, own }: HeadToHeadTableProps) {
  const words = useWords(COMPETITOR_WORDS)
  const { language } = useLanguage()
  const met = pairs
    .filter(({ together }) => together > 0)
    .map((pair) => (own !== null && pair.otherBusinessNo === own ? turned(pair) : pair))
    .toSorted((a, b) => Number(b.businessNo === own) - Number(a.businessNo === own) || b.together - a.together)
  const count = (n: number, other: number) => `${numberText(n, language)} : ${numberText(other, language)}`
  return (
    <>
      <h2>{words.headToHead}</h2>
      {met.length === 0 ? (
        <p className={shared.soft}>{words.noSharedNotices}</p>
      ) : (
        <table className={`${parts.table} ${parts.stacked}`}>
          <TableHead
            columns={[words.pair, { number: words.together }, { number: words.won }, { number: words.ahead }]}
            number={parts.number}
          />
          <tbody>
            {met.map((pair) => (
              <tr key={`${pair.businessNo} ${pair.name} ${pair.otherBusinessNo} ${pair.otherName}`}>
                <th scope="row">{words.versus(pair.name, pair.otherName)}</th>
                <td data-label={words.together} className={parts.number}>
                  {numberText(pair.together, language)}
                </td>
                <td data-label={words.won} className={parts.number}>
                  {count(pair.wins, pair.otherWins)}
                </td>
                <td data-label={words.ahead} className={parts.number}>
                  {count(pair.ahead, pair.otherAhead)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

const turned = (pair: HeadToHead): HeadToHead => ({
  businessNo: pair.otherBusinessNo,
  name: pair.otherName,
  otherBusinessNo: pair.businessNo,
  otherName: pair.name,
  together: pair.together,
  wins: pair.otherWins,
  otherWins: pair.wins,
  ahead: pair.otherAhead,
  otherAhead: pair.ahead,
})
