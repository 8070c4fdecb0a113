import type { EligibilityJudgement } from '../src/eligibility/rules/judge.ts'

export interface CheckCause {
  /** `region not_in_data`: an axis that keeps the verdict from being `yes`, and the reason. */
  cause: string
  /** Verdicts `check` with this cause, and those with no other. */
  count: number
  alone: number
}

/** Reasons for verdicts of `check`, the most frequent cause first. A verdict with several causes counts for each. */
export function checkCauses(judgements: readonly EligibilityJudgement[]): CheckCause[] {
  const causes = new Map<string, CheckCause>()
  for (const { verdict, decidedBy, axes } of judgements) {
    if (verdict !== 'check') continue
    for (const axis of decidedBy) {
      const cause = `${axis} ${axes.find((one) => one.axis === axis)?.reason}`
      const one = causes.get(cause) ?? { cause, count: 0, alone: 0 }
      one.count++
      if (decidedBy.length === 1) one.alone++
      causes.set(cause, one)
    }
  }
  return [...causes.values()].sort((a, b) => b.count - a.count || (a.cause < b.cause ? -1 : 1))
}

const percent = (part: number, whole: number) => `${whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10} %`

/** One line for the verdicts and one for each cause. */
export function causeLines(judgements: readonly EligibilityJudgement[]): string[] {
  const n = judgements.length
  const share = (verdict: string) => percent(judgements.filter((one) => one.verdict === verdict).length, n)
  return [
    `${n} verdicts: yes ${share('yes')}, check ${share('check')}, no ${share('no')}`,
    ...checkCauses(judgements).map(
      ({ cause, count, alone }) => `check, ${cause}: ${percent(count, n)}, as the only cause ${percent(alone, n)}`,
    ),
  ]
}
