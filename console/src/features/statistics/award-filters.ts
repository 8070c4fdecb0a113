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

/** `agencyRole` only says how `agency` is meant. */
export const NARROWING = AWARD_FILTERS.filter((name) => name !== 'agencyRole')

/** A range of days is one filter. */
export const activeIn = (values: Partial<Record<(typeof AWARD_FILTERS)[number], string>>) =>
  NARROWING.filter((name) => values[name] && (name !== 'to' || !values.from))
