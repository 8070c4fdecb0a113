import { floorsByRatio } from '../lib/floor-bid.ts'
import { moneyText } from '../lib/format.ts'
import { bilingual, useLanguage, useWords } from '../lib/language.tsx'
import styles from './chart.module.css'
import { TableHead } from './table-head.tsx'

const WORDS = bilingual(
  { byRatio: '사정률별 낙찰하한가', ratio: '사정률(%)', floor: '낙찰하한가' },
  { byRatio: 'Lowest bid by ratio', ratio: 'Ratio 사정률 (%)', floor: 'Lowest bid that can win' },
)

interface FloorRatiosProps {
  /** In whole won. */
  baseAmount: number
  floorRate: number
  /** A값, in whole won; 0 = none. */
  fixedCosts: number
}

/** The lowest valid bid at each typical ratio of the planned price, on demand. */
export function FloorRatios({ baseAmount, floorRate, fixedCosts }: FloorRatiosProps) {
  const words = useWords(WORDS)
  const { language } = useLanguage()
  return (
    <details className={styles.ratios}>
      <summary>{words.byRatio}</summary>
      <table className={styles.table}>
        <TableHead columns={[words.ratio, { number: words.floor }]} number={styles.number} />
        <tbody>
          {floorsByRatio({ baseAmount, floorRate, fixedCosts }).map(({ ratio, lowest }) => (
            <tr key={ratio}>
              <th scope="row">{ratio.toFixed(1)}</th>
              <td className={styles.number}>{moneyText(lowest, 'KRW', language) ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
