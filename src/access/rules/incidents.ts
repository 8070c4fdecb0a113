import { MINUTE } from '../../lib/clock.ts'
import { networkOf } from '../../lib/net.ts'

/** The thresholds for warning and for blocking; docs/configuration.md explains each. */
export interface IncidentRules {
  outsideNetworks: number
  outsideMinutes: number
  manyNetworks: number
  manyMinutes: number
  stormCredentials: number
  stormRequests: number
  stormMinutes: number
  stormBlockMinutes: number
}

/** A network a key was seen in: used from, or refused because it lies outside the allow-list. */
export interface Sighting {
  network: string
  outside: boolean
  at: number
}

/**
 * Networks as wide as those providers hold: a telephone that hops from one /24 of its carrier to the next, or from one
 * /64 to the next, stays in one.
 */
export const wideNetworkOf = (address: string): string => networkOf(address, 16, 32)

/** By how much clocks of several machines may differ; what lies further ahead was seen before a clock was set back. */
const SKEW_MS = MINUTE

/** A telephone between Wi-Fi and carrier has an address of each family in both: families are counted apart. */
function networksWithin(sightings: readonly Sighting[], outside: boolean, minutes: number, now: number): number {
  const isLate = ({ at }: Sighting) => at > now - minutes * MINUTE && at <= now + SKEW_MS
  const those = sightings.filter((one) => one.outside === outside && isLate(one))
  const seen = new Set(those.map(({ network }) => network))
  const six = [...seen].filter((network) => network.includes(':')).length
  return Math.max(six, seen.size - six)
}

/** Hard evidence: an account with an allow-list has said where its keys are used. */
export const isTriedOutside = (sightings: readonly Sighting[], rules: IncidentRules, now: number): boolean =>
  networksWithin(sightings, true, rules.outsideMinutes, now) >= rules.outsideNetworks

/** A heuristic: a build farm looks the same, so nothing is blocked unless the account has asked for it. */
export const isUsedFromMany = (sightings: readonly Sighting[], rules: IncidentRules, now: number): boolean =>
  networksWithin(sightings, false, rules.manyMinutes, now) >= rules.manyNetworks

/** Of one network, since the first of them. */
export interface Failures {
  since: number
  requests: number
  /** Different ones; a program that repeats its expired key sends one. */
  credentials: number
}

export const isStorm = ({ requests, credentials }: Failures, rules: IncidentRules): boolean =>
  credentials >= rules.stormCredentials || requests >= rules.stormRequests

export const isOver = ({ since }: Pick<Failures, 'since'>, rules: IncidentRules, now: number): boolean =>
  since <= now - rules.stormMinutes * MINUTE

export const longestWindow = (rules: IncidentRules): number =>
  Math.max(rules.outsideMinutes, rules.manyMinutes) * MINUTE
