import type { Pursuit } from '@gonggo/client'
import { Link } from 'wouter'
import { moneyText, numberText, rateText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { ownRate } from '../../lib/pursuits.ts'
import parts from '../../ui/parts.module.css'
import { PursuitState } from '../../ui/pursuit-state.tsx'
import { TableHead } from '../../ui/table-head.tsx'
import { ownAmount, resultsOf, tallyOf } from './agenda.ts'
import { NoticeLink } from './agenda.tsx'
import styles from './today.module.css'
import { TODAY_WORDS } from './words.ts'

const MOST = 8

/** The company's wins and losses in the last thirty days, with amounts and rates. */
export function Outcomes({ pursuits, now }: { pursuits: readonly Pursuit[]; now: number }) {
  const words = useWords(TODAY_WORDS)
  const { language } = useLanguage()
  const results = resultsOf(pursuits, now)
  const { won, lost, amount } = tallyOf(results)
  const count = (value: number) => numberText(value, language)
  return (
    <section className={styles.section} aria-label={words.results}>
      <div className={styles.head}>
        <h2>{words.results}</h2>
        {results.length === 0 ? null : (
          <p>
            <strong>{words.tally(count(won), moneyText(amount, 'KRW', language) ?? '', count(lost))}</strong>
          </p>
        )}
      </div>
      {results.length === 0 ? (
        <p className={styles.none}>{words.noResults}</p>
      ) : (
        <Table results={results.slice(0, MOST)} />
      )}
      {results.length > MOST ? <Link href="/pipeline?view=table&sort=-updatedAt">{words.more}</Link> : null}
    </section>
  )
}

function Table({ results }: { results: readonly Pursuit[] }) {
  const words = useWords(TODAY_WORDS)
  return (
    <table className={styles.table}>
      <TableHead
        columns={[words.result, words.notice, { number: words.own }, { number: words.winner }]}
        number={styles.number}
      />
      <tbody>
        {results.map((pursuit) => (
          <Outcome key={pursuit.id} pursuit={pursuit} />
        ))}
      </tbody>
    </table>
  )
}

function Outcome({ pursuit }: { pursuit: Pursuit }) {
  const words = useWords(TODAY_WORDS)
  const { language } = useLanguage()
  const { noticeNo, notice, state, result } = pursuit
  const currency = result?.currency ?? notice?.currency ?? 'KRW'
  const money = (value: number | null) => moneyText(value, currency, language)
  const ownShare = result?.own?.rate ?? ownRate(pursuit)?.rate ?? null
  const winner = result?.winners[0]?.name ?? ''
  return (
    <tr>
      <td>
        <PursuitState state={state} />
      </td>
      <td className={styles.title}>
        <NoticeLink
          noticeNo={noticeNo}
          title={notice?.title ?? noticeNo}
          about={state === 'lost' && winner !== '' ? words.wonBy(winner) : (notice?.agency ?? '')}
        />
      </td>
      <td className={styles.number} data-label={words.own}>
        <span className={parts.pair}>
          <span>{money(ownAmount(pursuit)) ?? words.untold}</span>
          <span className={parts.soft}>{rateText(ownShare)}</span>
        </span>
      </td>
      <td className={styles.number} data-label={words.winner}>
        <span className={parts.pair}>
          <span>{money(result?.amount ?? null) ?? words.untold}</span>
          <span className={parts.soft}>{rateText(result?.rate ?? null)}</span>
        </span>
      </td>
    </tr>
  )
}
