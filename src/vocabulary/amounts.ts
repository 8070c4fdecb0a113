/** What becomes of notices without a known price where a price is asked for. */
export const UNKNOWN_AMTS = ['include', 'exclude', 'only'] as const
export type UnknownAmt = (typeof UNKNOWN_AMTS)[number]

/** By estimated price: each begins at the first amount and ends below the second. */
export const BANDS = ['lt50M', '50M-100M', '100M-300M', '300M-1B', '1B-5B', '5B-10B', 'gte10B', 'unknown'] as const
export type Band = (typeof BANDS)[number]
