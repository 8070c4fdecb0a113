import type { Candidate } from '@gonggo/client'
import type { SubmitEvent } from 'react'
import { Link } from 'wouter'
import { useDraftOf } from '../../lib/address-draft.ts'
import { businessNoText } from '../../lib/business-no.ts'
import { numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { ACCOUNT_SETTINGS } from '../../lib/places.ts'
import { BasisLine } from '../../ui/basis.tsx'
import { Button, TextInput } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import { Failure, Waiting } from '../../ui/states.tsx'
import { type ChangeStatistics, faultAt, listOf, type StatisticsState, statisticsAddress } from './address.ts'
import { COMPETITOR_WORDS } from './competitor-words.ts'
import styles from './statistics.module.css'
import { useWinners } from './winners-query.ts'

const NUMBER = /^\d{3}-?\d{2}-?\d{5}$/

/** Adds a firm to the chosen ones. */
export function withFirm(state: StatisticsState, businessNo: string): StatisticsState {
  const { name: _name, page: _page, ...others } = state
  const chosen = listOf(state.businessNo)
  return { ...others, businessNo: [...chosen.filter((one) => one !== businessNo), businessNo].join(',') }
}

interface FirmFieldProps {
  state: StatisticsState
  change: ChangeStatistics
  error: unknown
}

/** A number adds the firm at once; a name finds candidates. */
export function FirmField({ state, change, error }: FirmFieldProps) {
  const words = useWords(COMPETITOR_WORDS)
  const { text, write, forget } = useDraftOf(state.name ?? '')
  const find = (event: SubmitEvent) => {
    event.preventDefault()
    const firm = text.trim()
    if (firm === '') return
    forget()
    change(NUMBER.test(firm) ? { ...withFirm(state, firm.replaceAll('-', '')), name: '' } : { name: firm }, false)
  }
  return (
    <form className={styles.notice} onSubmit={find}>
      <TextInput
        label={words.firm}
        value={text}
        fault={faultAt(error, 'name') ?? faultAt(error, 'businessNo')}
        onChange={({ target }) => write(target.value)}
      />
      <Button type="submit">{words.find}</Button>
    </form>
  )
}

export function OwnNumber() {
  const words = useWords(COMPETITOR_WORDS)
  return (
    <p className={parts.soft}>
      {words.noOwn} <Link href={ACCOUNT_SETTINGS}>{words.toAccount}</Link>
    </p>
  )
}

interface CandidatesProps {
  candidates: readonly Candidate[]
  state: StatisticsState
}

export function Candidates({ candidates, state }: CandidatesProps) {
  const words = useWords(COMPETITOR_WORDS)
  const { language } = useLanguage()
  return (
    <>
      <p>{words.candidates}</p>
      <ul className={styles.firms}>
        {candidates.map(({ name, businessNo, bids }) => (
          <li key={`${name} ${businessNo}`}>
            {businessNo === null ? name : <Link href={statisticsAddress(withFirm(state, businessNo))}>{name}</Link>}{' '}
            <span className={parts.soft}>
              {businessNoText(businessNo)} · {words.candidate(numberText(bids, language))}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Suggestions while no firm is chosen: those with most wins under the same filters. */
export function Suggested({ state }: { state: StatisticsState }) {
  const words = useWords(COMPETITOR_WORDS)
  const { language } = useLanguage()
  const { asked, items } = useWinners({ ...state, groupBy: 'winner', sort: undefined, page: undefined })
  return (
    <>
      <p>{words.choose}</p>
      {asked.isPending ? <Waiting /> : null}
      {asked.error ? <Failure error={asked.error} again={() => void asked.refetch()} /> : null}
      {asked.data && items.length > 0 ? (
        <>
          <h2>{words.often}</h2>
          <BasisLine counted={{ awards: asked.data.totals.awards }} {...asked.data} />
          <ul className={styles.firms}>
            {items.map(({ group: { winner }, awards }) =>
              winner?.businessNo ? (
                <li key={winner.businessNo}>
                  <Link href={statisticsAddress(withFirm(state, winner.businessNo))}>{winner.name}</Link>{' '}
                  <span className={parts.soft}>
                    {businessNoText(winner.businessNo)} · {words.oftenMore(numberText(awards, language))}
                  </span>
                </li>
              ) : null,
            )}
          </ul>
        </>
      ) : null}
    </>
  )
}
