import { COMPETITION_SCOPES, type Competition, type CompetitionExcluded } from '@gonggo/client'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { businessNoText } from '../lib/business-no.ts'
import { dayText, momentText, numberText } from '../lib/format.ts'
import { useLanguage, useWords } from '../lib/language.tsx'
import { percentText } from '../lib/percent.ts'
import styles from './chart.module.css'
import { COMPETITION_WORDS } from './competition-words.ts'
import { NoticeSignals } from './notice-signals.tsx'
import { OfNotice } from './of-notice.tsx'
import { SimilarFailed } from './similar-failures.tsx'
import { TableHead } from './table-head.tsx'

/** The winners of similar notices, and how often there was one bidder or the bidding failed. */
export const NoticeCompetition = ({ noticeNo }: { noticeNo: string }) => (
  <OfNotice noticeNo={noticeNo} name="competition" ask={(bids, no, options) => bids.getCompetition(no, options)}>
    {(competition) => <CompetitionSheet competition={competition} />}
  </OfNotice>
)

export function CompetitionSheet({ competition }: { competition: Competition }) {
  const words = useWords(COMPETITION_WORDS)
  const { language } = useLanguage()
  const { bsnsDiv, from, to, asOf } = competition
  return (
    <div className={styles.reference} data-competition>
      <p className={styles.soft}>
        {words.intro(bsnsDiv, dayText(from, language), dayText(to, language), momentText(asOf.at, language))}
      </p>
      <Companies competition={competition} />
      <Concentration competition={competition} />
      <SingleBids competition={competition} />
      <Failures competition={competition} />
      <SimilarFailed similar={competition.similar} />
      <NoticeSignals signals={competition.signals} />
    </div>
  )
}

/** More decimals would not be meaningful for some dozens of awards. */
const shareText = (share: number | null): string => (share === null ? '–' : percentText(share.toFixed(1)))

type SectionName = 'companies' | 'concentration' | 'singleBid' | 'failed'
interface PartProps {
  competition: Competition
}

/** A heading, the basis, and the figures if there are enough. */
function Part({
  competition,
  name,
  title,
  children,
}: PartProps & { name: SectionName; title: string; children: ReactNode }) {
  const words = useWords(COMPETITION_WORDS)
  const { language } = useLanguage()
  const scopeText = useScopeText(competition)
  const { n, reason, scope, widened, excluded } = competition[name]
  const count = (value: number) => numberText(value, language)
  // The scope is shown once, because the sections mostly have the same.
  const isSaid = name !== 'companies' && scope === competition.companies.scope
  const passed = widened.map((step) => words.step(scopeText(step.scope), count(step.n))).join(', ')
  const counted = name === 'failed' ? words.countedEnded(count(n)) : words.counted(count(n))
  return (
    <>
      <h3>{title}</h3>
      <div className={styles.soft} data-basis>
        <p>{words.basis(scopeText(scope), counted)}</p>
        {isSaid || passed === '' ? null : <p>{words.widened(passed)}</p>}
        <Excluded excluded={excluded} />
      </div>
      {reason === null ? children : <p className={styles.withheld}>{words.tooFew(count(n))}</p>}
    </>
  )
}

/** Unknown scopes of a newer service are shown by their API name. */
function useScopeText({ agency, regions }: Pick<Competition, 'agency' | 'regions'>): (scope: string) => string {
  const words = useWords(COMPETITION_WORDS)
  return (scope) => {
    const known = COMPETITION_SCOPES.find((one) => one === scope)
    return known ? words[known](agency.name ?? '', regions.join(' · ')) : scope
  }
}

const REASONS = ['cancelled', 'superseded', 'direct', 'failed', 'noWinner', 'severalWinners', 'unknownBidders'] as const

function Excluded({ excluded }: { excluded: CompetitionExcluded }) {
  const words = useWords(COMPETITION_WORDS)
  const { language } = useLanguage()
  const parts = REASONS.flatMap((reason) => {
    const count = excluded[reason] ?? 0
    return count > 0 ? [`${words[reason === 'failed' ? 'leftOutFailed' : reason]} ${numberText(count, language)}`] : []
  })
  return parts.length === 0 ? null : <p>{words.excluded(parts.join(' · '))}</p>
}

function Companies({ competition }: PartProps) {
  const words = useWords(COMPETITION_WORDS)
  const { language } = useLanguage()
  const { items, firms, scope } = competition.companies
  const isAgency = scope === 'agency' || scope === 'agencyIndustry'
  return (
    <Part competition={competition} name="companies" title={isAgency ? words.companies : words.companiesWide}>
      {items.length === 0 ? (
        <p>{words.noneOften(numberText(firms ?? 0, language))}</p>
      ) : (
        <table className={`${styles.table} ${styles.stacked}`}>
          <TableHead
            columns={[words.firm, { number: words.awards }, { number: words.share }, words.lastWonOn]}
            number={styles.number}
          />
          <tbody>
            {items.map(({ name, businessNo, awards, share, lastWonOn }) => (
              <tr key={`${businessNo} ${name}`}>
                <th scope="row">
                  {name} <span className={styles.soft}>{businessNoText(businessNo)}</span>
                </th>
                <td data-label={words.awards} className={styles.number}>
                  {words.n(numberText(awards, language))}
                </td>
                <td data-label={words.share} className={styles.number}>
                  {shareText(share)}
                </td>
                <td data-label={words.lastWonOn} className={styles.date}>
                  {dayText(lastWonOn, language)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Part>
  )
}

function Concentration({ competition }: PartProps) {
  const words = useWords(COMPETITION_WORDS)
  const { language } = useLanguage()
  const { firms, firstShare, hhi } = competition.concentration
  return (
    <Part competition={competition} name="concentration" title={words.concentration}>
      <Figures
        all={[
          [words.firms, words.firmCount(numberText(firms ?? 0, language))],
          [words.firstShare, shareText(firstShare)],
          [words.hhi, numberText(Math.round(hhi ?? 0), language)],
        ]}
      />
    </Part>
  )
}

function SingleBids({ competition }: PartProps) {
  const words = useWords(COMPETITION_WORDS)
  const { language } = useLanguage()
  const { single, share, medianBidders } = competition.singleBid
  return (
    <Part competition={competition} name="singleBid" title={words.singleBid}>
      <Figures
        all={[
          [words.singleShare, words.of(shareText(share), numberText(single ?? 0, language))],
          [words.medianBidders, words.firmCount(numberText(medianBidders ?? 0, language))],
        ]}
      />
    </Part>
  )
}

function Failures({ competition }: PartProps) {
  const words = useWords(COMPETITION_WORDS)
  const { language } = useLanguage()
  const { failed, share, noBidder, oneBidder, unknownBidders, items } = competition.failed
  const [none, one, unknown] = [noBidder, oneBidder, unknownBidders].map((count) => numberText(count ?? 0, language))
  const bidders: [string, string][] =
    failed === 0 ? [] : [[words.failedBidders, words.failedParts(none ?? '', one ?? '', unknown ?? '')]]
  return (
    <Part competition={competition} name="failed" title={words.failed}>
      <Figures all={[[words.failedShare, words.of(shareText(share), numberText(failed ?? 0, language))], ...bidders]} />
      {items.length === 0 ? null : <FailedNotices items={items} />}
    </Part>
  )
}

function FailedNotices({ items }: { items: Competition['failed']['items'] }) {
  const words = useWords(COMPETITION_WORDS)
  const { language } = useLanguage()
  return (
    <table className={`${styles.table} ${styles.stacked}`}>
      <caption>{words.failedNotices}</caption>
      <TableHead
        columns={[words.notice, { number: words.openings }, { number: words.bidders }, words.openedOn]}
        number={styles.number}
      />
      <tbody>
        {items.map(({ noticeNo, title, openings, bidders, openedOn }) => (
          <tr key={noticeNo}>
            <td>
              <Link href={`/notices/${encodeURIComponent(noticeNo)}`}>{title}</Link>
            </td>
            <td data-label={words.openings} className={styles.number}>
              {words.n(numberText(openings, language))}
            </td>
            <td data-label={words.bidders} className={styles.number}>
              {bidders === null ? '–' : words.firmCount(numberText(bidders, language))}
            </td>
            <td data-label={words.openedOn} className={styles.date}>
              {dayText(openedOn, language)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Figures = ({ all }: { all: readonly (readonly [name: string, value: string])[] }) => (
  <dl className={styles.figures}>
    {all.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
