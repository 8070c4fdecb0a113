import { codeOf } from '../../lib/db/index.ts'

/** Errors of PostgreSQL caused by the data: data exceptions, violated constraints, too large entries. */
const OF_THE_DATA = /^(?:22|23|54)/

/**
 * Writes all at once. If the database refuses the data, each half is written separately, until the refused record is
 * alone: the others are written without it. Any other failure fails the whole.
 */
export async function isolated<T, Result>(
  items: readonly T[],
  write: (items: T[]) => Promise<Result>,
  refuse: (item: T, reason: string) => void,
): Promise<Result[]> {
  const [only] = items
  if (only === undefined) return []
  try {
    return [await write([...items])]
  } catch (error) {
    const code = codeOf(error) ?? ''
    if (!OF_THE_DATA.test(code)) throw error
    if (items.length === 1) {
      refuse(only, `the database refuses it (${code})`)
      return []
    }
    const half = Math.ceil(items.length / 2)
    return [
      ...(await isolated(items.slice(0, half), write, refuse)),
      ...(await isolated(items.slice(half), write, refuse)),
    ]
  }
}
