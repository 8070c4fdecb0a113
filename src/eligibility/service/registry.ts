import { type Clock, dayOf, SECOND, seoulDay, seoulTime, startOfDay } from '../../lib/clock.ts'
import { type Problem, problem } from '../../lib/problems.ts'
import type { ReadRegistry, RegistryRefusal } from '../../sources/index.ts'
import { entryOf } from '../rules/registry.ts'
import type { RegistryEntry } from '../schema/registry.ts'
import { DAY_SPENT, KEY_REFUSED, NO_REGISTRY, PORTAL_AWAY, PORTAL_SPENT } from '../texts.ts'

export interface RegistryReaderDeps {
  clock: Pick<Clock, 'now'>
  /** Reads a company from the registry of the portal. */
  companyRegistry: ReadRegistry
}

/** Lookups that an account may make in a day of Seoul, so that calls of the portal remain for others. */
const MOST_A_DAY = 30
/** Longer than clients wait, so that a person decides whether to try again. */
const RETRY_SECONDS = 120

export function createRegistryReader({ clock, companyRegistry }: RegistryReaderDeps) {
  const admit = createDailyBound(clock)
  /** The result is not stored. The caller decides which parts become a profile. */
  return async (accountId: string, number: string): Promise<RegistryEntry> => {
    const businessNo = number.replaceAll('-', '')
    const answer = await companyRegistry(businessNo, () => admit(accountId))
    if ('refusal' in answer) throw refused(answer.refusal, clock.now())
    const { listing } = answer
    const entry = entryOf(listing, seoulDay(clock.now()))
    return { businessNo, ...entry, fetchedAt: seoulTime(listing.fetchedAt) }
  }
}

/** Each process has its own count. */
function createDailyBound({ now }: Pick<Clock, 'now'>) {
  const used = new Map<string, number>()
  let day = ''
  return (accountId: string): void => {
    const today = seoulDay(now())
    if (today !== day) used.clear()
    day = today
    const count = used.get(accountId) ?? 0
    if (count >= MOST_A_DAY) {
      const headers = { 'retry-after': String(secondsToMidnight(now())) }
      throw problem('rate_limited', DAY_SPENT(MOST_A_DAY), { headers })
    }
    used.set(accountId, count + 1)
  }
}

const secondsToMidnight = (now: number): number => Math.ceil((startOfDay(dayOf(now) + 1) - now) / SECOND)

function refused(refusal: RegistryRefusal, now: number): Problem {
  if (refusal === 'off') return problem('source_not_ready', NO_REGISTRY)
  if (refusal === 'refused') return problem('source_not_ready', KEY_REFUSED)
  const [detail, seconds] = refusal === 'spent' ? [PORTAL_SPENT, secondsToMidnight(now)] : [PORTAL_AWAY, RETRY_SECONDS]
  return problem('unavailable', detail, { headers: { 'retry-after': String(seconds) } })
}
