import type { CompanyJudge } from '../../search/limits.ts'

export interface BiddersDeps {
  /** The company of the account; `null` where it has declared nothing. */
  companyOf: (accountId: string) => Promise<CompanyJudge | null>
  /** The further companies of an account by id, as they are now. */
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
