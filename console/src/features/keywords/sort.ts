/** Columns that the list can be sorted by, each with the direction that is looked for first. */
export const SORTS = { keyword: 1, matches: -1, alerts: -1, last: -1, state: 1 } as const
export type SortName = keyof typeof SORTS

export interface Sort {
  by: SortName
  descending: boolean
}

/** What is compared of a keyword. */
interface Compared {
  id: string
  keyword: string
  state: string
  matchCount: number
  lastMatchedAt: string | null
}

/** `-matches` in an address; null = as they were made, the newest first. */
export function sortIn(text: string): Sort | null {
  const by = (Object.keys(SORTS) as SortName[]).find((name) => name === text.replace(/^-/, ''))
  return by === undefined ? null : { by, descending: text.startsWith('-') }
}

/** What a press on a column’s head asks for next: its usual direction, the other one, and no order of its own. */
export function nextSort(now: Sort | null, by: SortName): string {
  const usual = SORTS[by] === -1
  if (now?.by !== by) return usual ? `-${by}` : by
  if (now.descending === usual) return usual ? by : `-${by}`
  return ''
}

/** Keywords in order; without a value they come last, equal ones stay as they were. `matches`: of the last 90 days, by id. */
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
