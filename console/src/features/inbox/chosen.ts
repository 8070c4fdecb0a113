/** The event in the pane: the chosen one if the list has it, otherwise the first. */
export const shownOf = <E extends { id: string }>(items: readonly E[], chosen: string | null): E | null =>
  chosenOf(items, chosen) ?? items[0] ?? null

/** The event that the user has chosen; only this one is marked as seen. */
export const chosenOf = <E extends { id: string }>(items: readonly E[], chosen: string | null): E | null =>
  items.find(({ id }) => id === chosen) ?? null
