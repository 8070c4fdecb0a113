import type { RangePreset } from '../../lib/date-range.ts'

/**
 * Each is a parameter of `GET /v1/statistics/…` with the same name; those that the search has too have the same names
 * there.
 */
export const AWARD_FILTERS = [
  'from',
  'to',
  'agency',
  'agencyRole',
  'region',
  'bsnsDiv',
  'industry',
  'minAmt',
  'maxAmt',
  'currency',
  'winner',
] as const

/** Awards are compared over long periods. Without a range, the API uses the last twelve months. */
export const RANGES_OFFERED: readonly RangePreset[] = ['last30', 'last90', 'year', 'lastYear']

/** Without `agencyRole`, which only qualifies `agency`. */
const SINGLE = AWARD_FILTERS.filter((name) => name !== 'agencyRole' && name !== 'from' && name !== 'to')

/** A date range is one filter: `opened`. */
export const activeIn = (values: Partial<Record<(typeof AWARD_FILTERS)[number], string>>) => [
  ...(values.from || values.to ? ['opened' as const] : []),
  ...SINGLE.filter((name) => values[name]),
]
