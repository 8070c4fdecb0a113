/** The value in the address for all verdicts or statuses. */
export const ALL = 'all'
/** By default, all verdicts except for `no`. */
const USUAL = 'yes,check'
export const VERDICT_FILTERS = [ALL, USUAL, 'yes', 'check', 'no'] as const

/**
 * The verdicts that a search requests: those in the address, by default all except for `no` if there is a profile.
 * Without a profile none are requested, because the service would reject them. `undefined` = no filter.
 */
export function requestedVerdicts(inAddress: string | undefined, hasProfile: boolean): string | undefined {
  if (!hasProfile || inAddress === ALL) return undefined
  return inAddress || USUAL
}

/** The status that a search requests: by default that of notices open for bids. `undefined` = no filter. */
export const requestedStatus = (inAddress: string | undefined): string | undefined =>
  inAddress === ALL ? undefined : inAddress || 'open'

const WITH_DEFAULTS = ['eligibility', 'status']

/** The value in the address for a removed filter. Filters with a default need an explicit value. */
export const removed = (name: string): string => (WITH_DEFAULTS.includes(name) ? ALL : '')
