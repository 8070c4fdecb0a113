import { AGENCY_ROLES } from '@gonggo/client'
import { useWords } from '../../lib/language.tsx'
import { Choice } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import type { ChangeStatistics, StatisticsState } from './address.ts'
import { roleOf } from './agency-role.ts'
import styles from './statistics.module.css'
import { STATISTICS_WORDS } from './words.ts'

interface CountedOfAgencyProps {
  state: StatisticsState
  change: ChangeStatistics
}

/** Which openings of an agency count: those it issues, or those issued for it. */
export function CountedOfAgency({ state, change }: CountedOfAgencyProps) {
  const words = useWords(STATISTICS_WORDS)
  if (!state.agency) return null
  const role = roleOf(state)
  return (
    <div className={styles.role}>
      <Choice
        label={words.agencyRole}
        value={role}
        onChange={({ target }) => change({ agencyRole: target.value === 'any' ? undefined : target.value })}
        options={AGENCY_ROLES.map((one) => [one, words[`role_${one}`]] as const)}
      />
      <p className={parts.soft}>{words[`roleMore_${role}`]}</p>
    </div>
  )
}

/** Explains what one award is, and why other figures for the same awards differ. */
export function WhatCounts() {
  const words = useWords(STATISTICS_WORDS)
  return (
    <details className={styles.meaning}>
      <summary>{words.whatCounts}</summary>
      <dl>
        {(['awards', 'rated', 'notices', 'reference', 'competition'] as const).map((name) => (
          <div key={name}>
            <dt>{words[`counts_${name}`]}</dt>
            <dd>{words[`countsMore_${name}`]}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
