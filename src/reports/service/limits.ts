/** What counts as closing soon. */
export const CLOSING_DAYS = 14
/** Of a list in a report; the exact total stands beside it. A month of all notices in Korea is about 50,000. */
export const MOST_ITEMS = 10_000
/** Firms looked at, at most, where none are named. */
export const FIRMS = 5
