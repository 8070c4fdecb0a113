import type { Verdict } from '../../vocabulary/verdicts.ts'
import type { EligibilityReason } from '../schema/eligibility.ts'

/** How far a requirement is met. Verdicts are ordered: the worse one decides. */
export interface State {
  verdict: Verdict
  reason: EligibilityReason
}

export const MET: State = { verdict: 'yes', reason: 'met' }

const RANK = { no: 0, check: 1, yes: 2 } as const satisfies Record<Verdict, number>

export const unsure = (reason: EligibilityReason): State => ({ verdict: 'check', reason })

/** For requirements that must all be met: the first of the worst states. Without requirements, the result is "met". */
export const everyOf = ([first = MET, ...others]: readonly State[]): State =>
  others.reduce((worst, one) => (RANK[one.verdict] < RANK[worst.verdict] ? one : worst), first)

/** For alternatives: the first of the best states; `otherwise` only if it is better than all. */
export const anyOf = (states: readonly State[], otherwise: State): State =>
  [...states, otherwise].reduce((best, one) => (RANK[one.verdict] > RANK[best.verdict] ? one : best))

/** Limits a state to `check`. */
export const atMostUnsure = (state: State, reason: EligibilityReason): State =>
  state.verdict === 'yes' ? unsure(reason) : state

/** Turns both `yes` and `no` into `check`. */
export const doubted = (state: State, reason: EligibilityReason): State =>
  state.verdict === 'check' ? state : unsure(reason)

/** The days of the closing and of today, for example `2026-11-26` in Seoul. */
export interface Days {
  today: string
  closing: string
}

/** The state of a declared item with the last day of its validity. */
export function validity(until: string | null, { today, closing }: Days): State {
  if (until === null) return unsure('date_undeclared')
  if (until >= closing) return MET
  return until >= today ? unsure('expires_before_closing') : { verdict: 'no', reason: 'expired' }
}
