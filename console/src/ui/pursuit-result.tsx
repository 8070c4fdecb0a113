import type { Pursuit } from '@gonggo/client'
import type { ReactNode } from 'react'
import { moneyText, numberText, rateText } from '../lib/format.ts'
import { wordIn } from '../lib/known.ts'
import { useLanguage, useWords } from '../lib/language.tsx'
import { PURSUIT_OUTCOME_WORDS } from '../lib/values.ts'
import parts from './parts.module.css'
import styles from './pursuit.module.css'
import { PURSUIT_SHEET_WORDS } from './pursuit-words.ts'

/** The result of the notice, and the own rank. */
export function PursuitOutcome({ pursuit: { outcome, result } }: { pursuit: Pursuit }) {
  const words = useWords(PURSUIT_SHEET_WORDS)
  const outcomes = useWords(PURSUIT_OUTCOME_WORDS)
  const { language } = useLanguage()
  if (outcome === null) return <p className={parts.soft}>{words.noResult}</p>
  const isAwarded = result?.state === 'awarded'
  return (
    <dl className={styles.facts}>
      <Fact name={words.result}>
        {wordIn(outcomes, outcome)}
        {result?.reason ? <span className={parts.soft}> {result.reason}</span> : null}
      </Fact>
      {isAwarded ? (
        <>
          <Fact name={words.winner}>{result.winners.map(({ name }) => name).join(', ') || '–'}</Fact>
          <Fact name={words.amount}>{moneyText(result.amount, result.currency, language) ?? '–'}</Fact>
          <Fact name={words.rate}>{rateText(result.rate) ?? '–'}</Fact>
          <Fact name={words.bidders}>{result.bidders === null ? '–' : numberText(result.bidders, language)}</Fact>
          <Fact name={words.own}>
            {result.own === null ? <span className={parts.soft}>{words.noOwn}</span> : <Own result={result} />}
          </Fact>
        </>
      ) : null}
    </dl>
  )
}

function Own({ result: { own, currency } }: { result: NonNullable<Pursuit['result']> }) {
  const words = useWords(PURSUIT_SHEET_WORDS)
  const { language } = useLanguage()
  const rate = rateText(own?.rate ?? null)
  const parts = [
    own?.rank ? words.rank(numberText(own.rank, language)) : null,
    moneyText(own?.amount ?? null, currency, language),
    rate === null ? null : words.ownRate(rate),
  ]
  return parts.filter((part) => part !== null).join(' · ')
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
