/** The range of closing dates in the section "closing soon". */
export const CLOSING_DAYS = 14
/**
 * The maximum length of a list in a report; the exact total is shown beside it. A month of all notices in Korea is
 * about 50,000.
 */
export const MOST_ITEMS = 10_000
/** The maximum number of firms if none are named. */
export const FIRMS = 5
