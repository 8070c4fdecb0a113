/** The next or previous index, with wrap-around. */
export const stepIn = (active: number, by: 1 | -1, count: number): number =>
  count === 0 ? 0 : (active + by + count) % count
