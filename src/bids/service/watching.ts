import type { CompanyJudge } from '../../search/limits.ts'
import type { WatchedKeyword } from '../rules/matched.ts'

/** An active keyword of an account. */
interface ActiveKeyword extends WatchedKeyword {
  /** The further company that it is for; `null` = the company of the account. */
  profileId: string | null
}

export interface WatchingDeps {
  activeOf: (accountId: string) => Promise<readonly ActiveKeyword[]>
  /** The further companies of an account by id, as they are now. */
  furtherCompaniesOf: (accountId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, CompanyJudge>>
}

interface Joined {
  /** The companies from which the list was made. */
  companies: string
  keywords: readonly WatchedKeyword[]
}

/**
 * The active keywords of an account with their further companies. The list is the same object until a keyword or a company
 * changes, because responses are cached by it. A keyword whose company was deleted matches nothing.
 */
export function createWatching({ activeOf, furtherCompaniesOf }: WatchingDeps) {
  const joined = new WeakMap<readonly ActiveKeyword[], Joined>()
  return async (accountId: string): Promise<readonly WatchedKeyword[]> => {
    const active = await activeOf(accountId)
    if (active.every(({ profileId }) => profileId === null)) return active
    const ids = [...new Set(active.flatMap(({ profileId }) => profileId ?? []))]
    const judges = await furtherCompaniesOf(accountId, ids)
    const companies = JSON.stringify([...judges].map(([id, { key }]) => [id, key]).sort())
    const former = joined.get(active)
    if (former?.companies === companies) return former.keywords
    const keywords = active.flatMap((keyword): WatchedKeyword[] => {
      if (keyword.profileId === null) return [keyword]
      const company = judges.get(keyword.profileId)
      return company ? [{ ...keyword, company }] : []
    })
    joined.set(active, { companies, keywords })
    return keywords
  }
}
