import type { CompanyJudge } from '../../search/limits.ts'

export interface BiddersDeps {
  /** The company of the account; `null` without a profile. */
  companyOf: (accountId: string) => Promise<CompanyJudge | null>
  /** Further companies of an account by id, with their current data. */
  furtherCompaniesOf: (accountId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, CompanyJudge>>
}

/** Returns the company whose verdicts a keyword uses; `null` if it does not exist. */
export type BiddersOf = ReturnType<typeof createBidders>

export function createBidders({ companyOf, furtherCompaniesOf }: BiddersDeps) {
  return async (accountId: string, keywords: readonly { profileId: string | null }[]) => {
    const ids = [...new Set(keywords.flatMap(({ profileId }) => profileId ?? []))]
    const [company, further] = await Promise.all([
      companyOf(accountId),
      ids.length > 0 ? furtherCompaniesOf(accountId, ids) : new Map<string, CompanyJudge>(),
    ])
    return ({ profileId }: { profileId: string | null }): CompanyJudge | null =>
      profileId === null ? company : (further.get(profileId) ?? null)
  }
}
