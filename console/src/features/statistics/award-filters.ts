import type { RangePreset } from '../../lib/date-range.ts'

/** Every one a parameter of `GET /v1/statistics/…` under its own name; those that search has are named the same. */
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

/** Awards are compared over long periods. Without a range, the API counts those of the last twelve months. */
export const RANGES_OFFERED: readonly RangePreset[] = ['last30', 'last90', 'year', 'lastYear']

/** Not `agencyRole`, which only says how `agency` is meant. */
const SINGLE = AWARD_FILTERS.filter((name) => name !== 'agencyRole' && name !== 'from' && name !== 'to')

/** A range of days is one filter: `opened`. */
export const activeIn = (values: Partial<Record<(typeof AWARD_FILTERS)[number], string>>) => [
  ...(values.from || values.to ? ['opened' as const] : []),
  ...SINGLE.filter((name) => values[name]),
]
