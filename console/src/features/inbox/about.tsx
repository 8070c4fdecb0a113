import type { Event } from '@gonggo/client'
import { moneyText, rateText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { usePursuitChanges } from '../../ui/pursuit-changes.ts'
import { useVerdictChange } from '../../ui/verdict.tsx'
import { useNoticeChanges } from '../notice/changes.ts'
import styles from './inbox.module.css'
import { INBOX_WORDS } from './words.ts'

/** Of a field that a term stands in: the code of an agency, the name of one of the industries. */
const PART = /Code$|\[\d+\].*$/

export function About({ event: { data } }: { event: Event }) {
  const words = useWords(INBOX_WORDS)
  const { language } = useLanguage()
  const { bid, award } = data
  const facts = [
    bid?.agency,
    bid && moneyText(bid.estimatedPrice, bid.currency, language),
    bid?.noticeNo,
    data.correction ? words.correction : null,
    award && award.winners.length > 0 ? words.winner(award.winners.map(({ name }) => name).join(', ')) : null,
    award && moneyText(award.amount, award.currency, language),
    award && rateText(award.rate),
  ].filter((fact) => typeof fact === 'string')
  return facts.length === 0 ? null : <p className={styles.about}>{facts.join(' · ')}</p>
}

/** Why it was told: what changed, and which keyword matched where. */
export const Reasons = ({ event }: { event: Event }) =>
  event.type === 'pursuit.changed' ? <PursuitReasons event={event} /> : <BidReasons event={event} />

function PursuitReasons({ event: { data, reason } }: { event: Event }) {
  const words = useWords(INBOX_WORDS)
  const notice = data.pursuit?.notice
  const currency = notice && typeof notice === 'object' && 'currency' in notice ? String(notice.currency) : 'KRW'
  const told = usePursuitChanges(currency)
  const lines = [...(data.changes ?? []).map(told), ...(reason === null ? [] : [words.because(reason)])]
  return lines.map((line) => (
    <p key={line} className={styles.about}>
      {line}
    </p>
  ))
}

function BidReasons({ event }: { event: Event }) {
  const words = useWords(INBOX_WORDS)
  const { changes = [], matches = [], bid, eligibilityChange } = event.data
  const turned = useVerdictChange(eligibilityChange)
  const { fieldName, valueText } = useNoticeChanges(bid?.currency ?? 'KRW')
  const elsewhere = matches.flatMap(({ terms }) => terms.filter(({ field }) => field !== 'title'))
  const lines = [
    ...(turned === null ? [] : [turned]),
    ...changes.map(({ field, old, new: now }) =>
      words.change(fieldName(field), valueText(field, old), valueText(field, now)),
    ),
    ...(matches.length > 0 ? [words.by(matches.map(({ keyword }) => keyword || words.onlyFilter).join(', '))] : []),
    ...new Set(elsewhere.map(({ term, field }) => words.place(term, fieldName(field.replace(PART, ''))))),
    ...(event.reason === null ? [] : [words.because(event.reason)]),
  ]
  return lines.map((line) => (
    <p key={line} className={styles.about}>
      {line}
    </p>
  ))
}
