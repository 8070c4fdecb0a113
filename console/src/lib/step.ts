/** From one line to the next, and from the last to the first. */
export const stepIn = (active: number, by: 1 | -1, count: number): number =>
  count === 0 ? 0 : (active + by + count) % count
