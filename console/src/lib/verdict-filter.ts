/** In the address: every notice, whatever its verdict. */
const ALL = 'all'
/** What the company may bid on, and what it cannot rule out. */
const USUAL = 'yes,check'
export const VERDICT_FILTERS = [ALL, USUAL, 'yes', 'check', 'no'] as const

/**
 * The verdicts that a search asks for: those of its address, by default all but `no` once there is a profile. Without a
 * profile nothing is asked for: the service would refuse. `undefined` = no filter.
 */
export function verdictsAsked(inAddress: string | undefined, hasProfile: boolean): string | undefined {
  if (!hasProfile || inAddress === ALL) return undefined
  return inAddress || USUAL
}

/** What the address says of a filter that was removed; of the verdicts, nothing would mean the default. */
export const removed = (name: string): string => (name === 'eligibility' ? ALL : '')
