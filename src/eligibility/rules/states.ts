import type { Verdict } from '../../vocabulary/verdicts.ts'
import type { EligibilityReason } from '../schema/eligibility.ts'

/** How far a requirement is met: verdicts in the order in which the worse one decides. */
export interface State {
  verdict: Verdict
  reason: EligibilityReason
}

export const MET: State = { verdict: 'yes', reason: 'met' }

const RANK = { no: 0, check: 1, yes: 2 } as const satisfies Record<Verdict, number>

export const unsure = (reason: EligibilityReason): State => ({ verdict: 'check', reason })

/** All are required: the first of the worst decides. Nothing required is met. */
export const everyOf = ([first = MET, ...others]: readonly State[]): State =>
  others.reduce((worst, one) => (RANK[one.verdict] < RANK[worst.verdict] ? one : worst), first)

/** One is enough: the first of the best decides; `otherwise` only where it is better than all. */
export const anyOf = (states: readonly State[], otherwise: State): State =>
  [...states, otherwise].reduce((best, one) => (RANK[one.verdict] > RANK[best.verdict] ? one : best))

/** Not better than `check`. */
export const atMostUnsure = (state: State, reason: EligibilityReason): State =>
  state.verdict === 'yes' ? unsure(reason) : state

/** Neither `yes` nor `no` is certain. */
export const doubted = (state: State, reason: EligibilityReason): State =>
  state.verdict === 'check' ? state : unsure(reason)

/** When bids are due and what day it is, as `2026-11-26` in Seoul. */
export interface Days {
  today: string
  closing: string
}

/** Something declared with the last day of its validity. */
export function validity(until: string | null, { today, closing }: Days): State {
  if (until === null) return unsure('date_undeclared')
  if (until >= closing) return MET
  return until >= today ? unsure('expires_before_closing') : { verdict: 'no', reason: 'expired' }
}
