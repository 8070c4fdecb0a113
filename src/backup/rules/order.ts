export interface Reference {
  from: string
  to: string
}

/** Sorts tables so that each comes after those that it refers to. */
export function loadOrder(tables: readonly string[], references: readonly Reference[]): string[] {
  const ordered: string[] = []
  const left = new Set(tables)
  while (left.size > 0) {
    const free = [...left].filter((table) =>
      references.every(({ from, to }) => from !== table || to === table || !left.has(to)),
    )
    if (free.length === 0) throw new Error(`these tables refer to each other: ${[...left].join(', ')}`)
    for (const table of free) left.delete(table)
    ordered.push(...free)
  }
  return ordered
}
