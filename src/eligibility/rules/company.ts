import { hash } from 'node:crypto'
import { dayOf, parseTime, startOfDay } from '../../lib/clock.ts'
import type { CompanyJudge } from '../../search/limits.ts'
import type { Declared } from '../schema/profile.ts'
import { judge } from './judge.ts'

/** A company as it is declared, to be asked about many notices. */
export interface Company {
  /** Its verdicts at a time: until a date in the profile has passed, they are the same. */
  at(now: number): CompanyJudge
}

export function companyOf(accountId: string, profile: Declared): Company {
  const closings = closingsOf(profile)
  const digest = hash('sha256', JSON.stringify(profile), 'base64url')
  const judges = new Map<number, CompanyJudge>()
  return {
    at(now) {
      const passed = closings.filter((time) => time <= now).length
      const ready = judges.get(passed)
      if (ready) return ready
      const made: CompanyJudge = {
        key: `${accountId} ${digest} ${passed}`,
        closings,
        verdict: (terms, closeAt) => judge(profile, { ...terms, closeAt }, now).verdict,
      }
      judges.set(passed, made)
      return made
    },
  }
}

/** What does not expire is declared with this day. */
const NEVER = '9999-12-31'

/** When the day after each date begins: a notice that closes then or later closes too late for it. */
const closingsOf = ({ licences, certificates }: Declared): number[] => {
  const days = [...licences, ...certificates].flatMap(({ until }) => (until === null || until === NEVER ? [] : until))
  const ends = days.flatMap((day) => parseTime(day, 'start') ?? []).map((start) => startOfDay(dayOf(start) + 1))
  return [...new Set(ends)].sort((a, b) => a - b)
}
