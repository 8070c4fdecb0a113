import { hash } from 'node:crypto'
import { dayOf, parseTime, startOfDay } from '../../lib/clock.ts'
import type { CompanyJudge } from '../../search/limits.ts'
import type { Declared } from '../schema/profile.ts'
import { judge } from './judge.ts'

/** A declared company, which judges many notices. */
export interface Company {
  /** The verdicts at a time. They stay the same until a date in the profile has passed. */
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

/** The date stored for items that do not expire. */
const NEVER = '9999-12-31'

/** The starts of the days after each expiry date: the item is not valid for notices that close then or later. */
const closingsOf = ({ licences, certificates }: Declared): number[] => {
  const days = [...licences, ...certificates].flatMap(({ until }) => (until === null || until === NEVER ? [] : until))
  const ends = days.flatMap((day) => parseTime(day, 'start') ?? []).map((start) => startOfDay(dayOf(start) + 1))
  return [...new Set(ends)].sort((a, b) => a - b)
}
