/** In the address: every notice, whatever its verdict or status. */
export const ALL = 'all'
/** What the company may bid on, and what it cannot rule out. */
const USUAL = 'yes,check'
export const VERDICT_FILTERS = [ALL, USUAL, 'yes', 'check', 'no'] as const

/**
 * The verdicts that a search asks for: those of its address, by default all but `no` once there is a profile. Without a
 * profile nothing is asked for: the service would refuse. `undefined` = no filter.
 */
export function requestedVerdicts(inAddress: string | undefined, hasProfile: boolean): string | undefined {
  if (!hasProfile || inAddress === ALL) return undefined
  return inAddress || USUAL
}

/** The status that a search asks for: by default that of notices that can still be bid on. `undefined` = no filter. */
export const requestedStatus = (inAddress: string | undefined): string | undefined =>
  inAddress === ALL ? undefined : inAddress || 'open'

const WITH_DEFAULTS = ['eligibility', 'status']

/** What the address says of a filter that was removed; of those with a default, nothing would mean the default. */
export const removed = (name: string): string => (WITH_DEFAULTS.includes(name) ? ALL : '')
