/**
 * The pursuits of notices: `null` = a notice has none. A notice that was not asked for is not in it: whether it has one is
 * not known.
 */
export const pursuitsOf = <P extends { noticeNo: string }>(
  asked: readonly string[],
  found: readonly P[],
): ReadonlyMap<string, P | null> =>
  new Map([
    ...asked.map((noticeNo): [string, P | null] => [noticeNo, null]),
    ...found.map((pursuit): [string, P | null] => [pursuit.noticeNo, pursuit]),
  ])

/** Of several pages that overlap. */
export const eachOnce = <P extends { id: string }>(pursuits: readonly P[]): P[] => [
  ...new Map(pursuits.map((pursuit) => [pursuit.id, pursuit])).values(),
]
