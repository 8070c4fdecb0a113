/**
 * The pursuits of notices: `null` = a notice has none. Notices that were not requested are absent, because it is
 * unknown whether they have one.
 */
export const pursuitsOf = <P extends { noticeNo: string }>(
  requested: readonly string[],
  found: readonly P[],
): ReadonlyMap<string, P | null> =>
  new Map([
    ...requested.map((noticeNo): [string, P | null] => [noticeNo, null]),
    ...found.map((pursuit): [string, P | null] => [pursuit.noticeNo, pursuit]),
  ])

/** Removes duplicates from overlapping pages. */
export const eachOnce = <P extends { id: string }>(pursuits: readonly P[]): P[] => [
  ...new Map(pursuits.map((pursuit) => [pursuit.id, pursuit])).values(),
]
