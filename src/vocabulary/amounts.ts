/** How filters by price treat notices with an unknown price. */
export const UNKNOWN_AMTS = ['include', 'exclude', 'only'] as const
export type UnknownAmt = (typeof UNKNOWN_AMTS)[number]

/** Bands of the estimated price; each includes its lower bound and excludes the upper one. */
export const BANDS = ['lt50M', '50M-100M', '100M-300M', '300M-1B', '1B-5B', '5B-10B', 'gte10B', 'unknown'] as const
export type Band = (typeof BANDS)[number]
