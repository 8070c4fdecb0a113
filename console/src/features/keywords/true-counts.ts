import { fingerprint } from './fingerprint.ts'

interface Meant {
  id: string
  keyword: string
  filter: unknown
}

/** Changes when the keyword matches other notices. */
export const markOf = ({ keyword, filter }: Omit<Meant, 'id'>): string => fingerprint([keyword, filter])

/** The counts of keywords whose conditions have not changed since, by id. */
export function trueCounts<Counts>(
  known: ReadonlyMap<string, { mark: string; counts: Counts }> | undefined,
  keywords: readonly Meant[],
): Map<string, Counts> | undefined {
  if (known === undefined) return undefined
  return new Map(
    keywords.flatMap((keyword) => {
      const one = known.get(keyword.id)
      return one?.mark === markOf(keyword) ? [[keyword.id, one.counts]] : []
    }),
  )
}
