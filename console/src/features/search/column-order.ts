/** Columns as one browser keeps them: those that are shown, in their order. A name that is no more is left out. */
export function readColumns<Name extends string>(
  kept: string | null,
  known: readonly Name[],
  first: readonly Name[],
): readonly Name[] {
  if (kept === null) return first
  const names = new Set(kept.split(','))
  return [...names].flatMap((name) => known.find((one) => one === name) ?? [])
}

/** A column that comes is the last. */
export const toggled = <Name extends string>(columns: readonly Name[], name: Name): readonly Name[] =>
  columns.includes(name) ? columns.filter((one) => one !== name) : [...columns, name]

/** Changes places with the one before or after it; the first and the last stay. */
export function moved<Name extends string>(columns: readonly Name[], name: Name, by: -1 | 1): readonly Name[] {
  const at = columns.indexOf(name)
  const other = columns[at + by]
  if (at < 0 || other === undefined) return columns
  return columns.map((one) => (one === name ? other : one === other ? name : one))
}
