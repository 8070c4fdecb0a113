import type { BidDetail } from '@gonggo/client'
import { Link } from 'wouter'
import { businessNoText } from '../../lib/business-no.ts'
import { dayText, momentText, moneyText, numberText, rateText } from '../../lib/format.ts'
import { type Bilingual, type Language, useLanguage, useWords } from '../../lib/language.tsx'
import { Status } from '../../ui/status.tsx'
import { TableHead } from '../../ui/table-head.tsx'
import { Bidders } from './bidders.tsx'
import styles from './notice.module.css'
import { Section } from './section.tsx'
import { NOTICE_WORDS, type NoticeWords } from './words.ts'

type Award = BidDetail['awards'][number]

/** Each round with its winners and, below them, the ranks of all bidders. */
export function Awards({ noticeNo, awards }: { noticeNo: string; awards: readonly Award[] }) {
  const words = useWords<NoticeWords>(NOTICE_WORDS satisfies Bilingual<NoticeWords>)
  const { language } = useLanguage()
  if (awards.length === 0)
    return (
      <Section title={words.awards}>
        <p className={styles.soft}>{words.noAwards}</p>
      </Section>
    )
  return (
    <Section title={words.awards}>
      <table className={styles.table}>
        <TableHead
          columns={[
            words.status,
            words.winner,
            { number: words.amount },
            { number: words.rate },
            { number: words.bidders },
            words.openAt,
          ]}
          number={styles.number}
        />
        <tbody>
          {awards.map((award) => (
            <AwardRow key={`${award.revision} ${award.lot} ${award.rebid}`} award={award} />
          ))}
        </tbody>
      </table>
      {awards.map((award) => (
        <Bidders
          key={`${award.revision} ${award.lot} ${award.rebid}`}
          noticeNo={noticeNo}
          award={award}
          name={roundName(award, { words, language })}
        />
      ))}
    </Section>
  )
}

/** Empty if a notice has no lots and only one round. */
const roundName = ({ lot, rebid }: Award, { words, language }: { words: NoticeWords; language: Language }): string =>
  [lot === '0' ? null : `${words.lot} ${lot}`, rebid === 0 ? null : words.rebid(numberText(rebid, language))]
    .filter((part) => part !== null)
    .join(' · ')

function AwardRow({ award }: { award: Award }) {
  const words = useWords(NOTICE_WORDS)
  const { language } = useLanguage()
  const round = roundName(award, { words, language })
  return (
    <tr>
      <td>
        <Status status={award.state} />
        {round === '' ? null : <span className={styles.spoken}>{round}</span>}
      </td>
      <td>
        {award.reason}
        <ol className={styles.winners}>
          {award.winners.map(({ name, businessNo, amount, share }) => (
            <li key={`${name} ${businessNo}`}>
              {name}{' '}
              <span className={styles.soft}>
                {[
                  businessNoText(businessNo),
                  award.winners.length > 1 ? moneyText(amount, award.currency, language) : null,
                  share === null ? null : words.share(numberText(share, language)),
                ]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ol>
      </td>
      <td data-label={words.amount} className={styles.number}>
        {moneyText(award.amount, award.currency, language) ?? '–'}
        <PlannedPrice award={award} />
      </td>
      <td data-label={words.rate} className={styles.number}>
        {rateText(award.rate) ?? '–'}
      </td>
      <td data-label={words.bidders} className={styles.number}>
        {award.bidders === null ? '–' : numberText(award.bidders, language)}
      </td>
      <td data-label={words.openAt}>{award.openedAt === null ? '–' : momentText(award.openedAt, language)}</td>
    </tr>
  )
}

/** The planned price, and its ratio to the base amount. */
function PlannedPrice({ award: { plannedPrice, baseAmount, currency } }: { award: Award }) {
  const words = useWords(NOTICE_WORDS)
  const { language } = useLanguage()
  const planned = moneyText(plannedPrice, currency, language)
  if (plannedPrice === null || planned === null) return null
  const ratio = baseAmount === null || baseAmount <= 0 ? null : rateText((plannedPrice / baseAmount) * 100)
  return (
    <span className={styles.spoken}>
      {ratio === null ? words.planned(planned) : words.plannedRatio(planned, ratio)}
    </span>
  )
}

export function SimilarAwards({ awards }: { awards: BidDetail['similarAwards'] }) {
  const words = useWords(NOTICE_WORDS)
  const { language } = useLanguage()
  if (awards.length === 0)
    return (
      <Section title={words.similar}>
        <p className={styles.soft}>{words.noSimilar}</p>
      </Section>
    )
  return (
    <Section title={words.similar}>
      <table className={styles.table}>
        <TableHead
          columns={[words.title, { number: words.amount }, { number: words.rate }, words.at]}
          number={styles.number}
        />
        <tbody>
          {awards.map(({ noticeNo, title, agency, amount, currency, rate, at }) => (
            <tr key={noticeNo}>
              <td>
                <Link href={`/notices/${encodeURIComponent(noticeNo)}`}>{title}</Link>
                <span className={styles.spoken}>{agency}</span>
              </td>
              <td data-label={words.amount} className={styles.number}>
                {moneyText(amount, currency, language) ?? '–'}
              </td>
              <td data-label={words.rate} className={styles.number}>
                {rateText(rate) ?? '–'}
              </td>
              <td data-label={words.at}>{at === null ? '–' : dayText(at, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
