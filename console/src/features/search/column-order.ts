interface Columns<Name extends string> {
  known: readonly Name[]
  /** Shown until the user chooses. */
  first: readonly Name[]
  /** Those of `first` that choices without a list of hidden columns may not know yet. */
  added: readonly Name[]
}

const HIDDEN = '-'

/**
 * Columns as one browser keeps them: those that are shown, in their order. A name that no longer exists is left out; a
 * column that `first` got after the choice is shown, after the one that it follows there.
 */
export function readColumns<Name extends string>(
  kept: string | null,
  { known, first, added }: Columns<Name>,
): readonly Name[] {
  if (kept === null) return first
  const names = new Set(kept.split(','))
  const columns = [...names].flatMap((name) => known.find((one) => one === name) ?? [])
  const listsHidden = [...names].some((name) => name.startsWith(HIDDEN))
  for (const [at, name] of first.entries()) {
    if (names.has(name) || names.has(HIDDEN + name) || !(listsHidden || added.includes(name))) continue
    columns.splice(columns.findIndex((one) => one === first[at - 1]) + 1, 0, name)
  }
  return columns
}

/** With the hidden ones: a name that is missing is a column that did not exist yet. */
export const keptColumns = <Name extends string>(columns: readonly Name[], known: readonly Name[]): string =>
  [...columns, ...known.filter((name) => !columns.includes(name)).map((name) => HIDDEN + name)].join(',')

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
