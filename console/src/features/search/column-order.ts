interface Columns<Name extends string> {
  known: readonly Name[]
  /** Shown until the user chooses columns. */
  first: readonly Name[]
  /** Columns of `first` that stored choices without a list of hidden columns may not contain. */
  added: readonly Name[]
}

const HIDDEN = '-'

/**
 * Reads the columns stored in this browser: the visible ones in order. Unknown names are ignored. A column added to
 * `first` after the choice is shown after its predecessor there.
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

/** Includes hidden columns, so that a missing name is a column that did not exist yet. */
export const keptColumns = <Name extends string>(columns: readonly Name[], known: readonly Name[]): string =>
  [...columns, ...known.filter((name) => !columns.includes(name)).map((name) => HIDDEN + name)].join(',')

/** A newly shown column is the last. */
export const toggled = <Name extends string>(columns: readonly Name[], name: Name): readonly Name[] =>
  columns.includes(name) ? columns.filter((one) => one !== name) : [...columns, name]

/** Swaps a column with its neighbour; the first and the last stay. */
export function moved<Name extends string>(columns: readonly Name[], name: Name, by: -1 | 1): readonly Name[] {
  const at = columns.indexOf(name)
  const other = columns[at + by]
  if (at < 0 || other === undefined) return columns
  return columns.map((one) => (one === name ? other : one === other ? name : one))
}
