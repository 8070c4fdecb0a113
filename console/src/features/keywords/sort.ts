/** Sortable columns, each with its default direction. */
export const SORTS = { keyword: 1, matches: -1, alerts: -1, last: -1, state: 1 } as const
export type SortName = keyof typeof SORTS

export interface Sort {
  by: SortName
  descending: boolean
}

/** The values that are compared. */
interface Compared {
  id: string
  keyword: string
  state: string
  matchCount: number
  lastMatchedAt: string | null
}

/** Parses `-matches` in an address; null = newest first. */
export function sortIn(text: string): Sort | null {
  const by = (Object.keys(SORTS) as SortName[]).find((name) => name === text.replace(/^-/, ''))
  return by === undefined ? null : { by, descending: text.startsWith('-') }
}

/** The next order after clicking a column head: default direction, the other one, none. */
export function nextSort(now: Sort | null, by: SortName): string {
  const usual = SORTS[by] === -1
  if (now?.by !== by) return usual ? `-${by}` : by
  if (now.descending === usual) return usual ? by : `-${by}`
  return ''
}

/** Sorts keywords. Keywords without a value are last; the sort is stable. `matches`: of the last 90 days, by id. */
export function sorted<Row extends Compared>(
  rows: readonly Row[],
  sort: Sort | null,
  matches: ReadonlyMap<string, number>,
): readonly Row[] {
  if (sort === null) return rows
  const { by, descending } = sort
  const compared = ({ id, keyword, state, matchCount, lastMatchedAt }: Row): string | number | null => {
    if (by === 'keyword') return keyword === '' ? null : keyword
    if (by === 'matches') return matches.get(id) ?? null
    if (by === 'alerts') return matchCount
    return by === 'last' ? lastMatchedAt : state
  }
  return rows.toSorted((left, right) => {
    const [a, b] = [compared(left), compared(right)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    const order = typeof a === 'string' ? a.localeCompare(String(b), 'ko') : a - Number(b)
    return descending ? -order : order
  })
}
