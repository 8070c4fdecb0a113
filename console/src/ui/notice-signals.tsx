import type { Competition } from '@gonggo/client'
import { momentText, numberText } from '../lib/format.ts'
import { useLanguage, useWords } from '../lib/language.tsx'
import styles from './chart.module.css'
import { COMPETITION_WORDS } from './competition-words.ts'

/** Unusual facts of a notice that readers should check. */
export function NoticeSignals({ signals: { singleBid, lateChange, shortPeriod } }: Pick<Competition, 'signals'>) {
  const words = useWords(COMPETITION_WORDS)
  const { language } = useLanguage()
  const count = (value: number) => numberText(value, language)
  const single = words.singleSignal(count(singleBid.items.length), count(singleBid.n))
  const late = words.lateSignal(count(lateChange.items.length), count(lateChange.n))
  return (
    <>
      <h3>{words.signals}</h3>
      <p className={styles.soft}>{words.signalsAbout}</p>
      <ul data-signals>
        <li>{singleBid.n === 0 ? words.noOpening : single}</li>
        <li>
          {lateChange.n === 0 ? words.noChange : late}
          {lateChange.items.map(({ version, at, hoursBefore }) => (
            <p key={version} className={styles.soft}>
              {words.lateChange(String(version), momentText(at, language), count(hoursBefore))}
            </p>
          ))}
        </li>
        <li>
          <Period signal={shortPeriod} />
        </li>
      </ul>
    </>
  )
}

/** Unknown reasons of newer versions are not shown. */
const REASONS = ['no_dates', 'no_method', 'first_version_unknown', 'too_few'] as const

function Period({ signal }: { signal: Competition['signals']['shortPeriod'] }) {
  const words = useWords(COMPETITION_WORDS)
  const { language } = useLanguage()
  const { n, reason, days, medianDays, shortestTenthDays, short, contractMethod, urgent, renotice } = signal
  const text = (value: number | null) => (value === null ? '–' : numberText(value, language))
  const known = REASONS.find((one) => one === reason)
  if (short === null) return `${words.noPeriod}: ${known ? words[known] : '–'}`
  const kind = [contractMethod, urgent ? words.urgent : null, renotice ? words.renotice : null]
  const basis = words.periodBasis(
    kind.filter(Boolean).join(' · '),
    numberText(n, language),
    text(medianDays),
    text(shortestTenthDays),
  )
  return (
    <>
      {`${short ? words.short : words.notShort}: ${words.period(text(days))}`}
      <p className={styles.soft}>{basis}</p>
    </>
  )
}
