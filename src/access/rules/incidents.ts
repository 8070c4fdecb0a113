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

/** A network in which a key was seen: used from it, or rejected because it is outside the allow-list. */
export interface Sighting {
  network: string
  outside: boolean
  at: number
}

/**
 * Networks as large as those of mobile carriers: a phone that moves between /24 or /64 networks of its carrier stays in
 * one.
 */
export const wideNetworkOf = (address: string): string => networkOf(address, 16, 32)

/** How much the clocks of several machines may differ; later sightings were recorded before a clock was set back. */
const SKEW_MS = MINUTE

/**
 * A phone that switches between Wi-Fi and carrier has an IPv4 and an IPv6 address in each, so the families are counted
 * separately.
 */
function networksWithin(sightings: readonly Sighting[], outside: boolean, minutes: number, now: number): number {
  const isLate = ({ at }: Sighting) => at > now - minutes * MINUTE && at <= now + SKEW_MS
  const those = sightings.filter((one) => one.outside === outside && isLate(one))
  const seen = new Set(those.map(({ network }) => network))
  const six = [...seen].filter((network) => network.includes(':')).length
  return Math.max(six, seen.size - six)
}

/** Hard evidence: the account has stated in its allow-list where its keys are used. */
export const isTriedOutside = (sightings: readonly Sighting[], rules: IncidentRules, now: number): boolean =>
  networksWithin(sightings, true, rules.outsideMinutes, now) >= rules.outsideNetworks

/** A heuristic: a build farm looks the same, so it blocks only if the account has enabled that. */
export const isUsedFromMany = (sightings: readonly Sighting[], rules: IncidentRules, now: number): boolean =>
  networksWithin(sightings, false, rules.manyMinutes, now) >= rules.manyNetworks

/** Failed requests of one network since the first of them. */
export interface Failures {
  since: number
  requests: number
  /** Distinct ones: a program that repeats its expired key counts once. */
  credentials: number
}

export const isStorm = ({ requests, credentials }: Failures, rules: IncidentRules): boolean =>
  credentials >= rules.stormCredentials || requests >= rules.stormRequests

export const isOver = ({ since }: Pick<Failures, 'since'>, rules: IncidentRules, now: number): boolean =>
  since <= now - rules.stormMinutes * MINUTE

export const longestWindow = (rules: IncidentRules): number =>
  Math.max(rules.outsideMinutes, rules.manyMinutes) * MINUTE
