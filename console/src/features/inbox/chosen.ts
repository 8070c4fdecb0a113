/** What the pane shows: the chosen row, as long as the list has it, else the first. */
export const shownOf = <E extends { id: string }>(items: readonly E[], chosen: string | null): E | null =>
  chosenOf(items, chosen) ?? items[0] ?? null

/** The row that somebody has chosen: only reading it marks it. */
export const chosenOf = <E extends { id: string }>(items: readonly E[], chosen: string | null): E | null =>
  items.find(({ id }) => id === chosen) ?? null
