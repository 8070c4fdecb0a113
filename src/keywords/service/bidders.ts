import type { CompanyJudge } from '../../search/limits.ts'

export interface BiddersDeps {
  /** The company of the account; `null` where it has declared nothing. */
  companyOf: (accountId: string) => Promise<CompanyJudge | null>
  /** The further companies of an account by id, as they are now. */
  furtherCompaniesOf: (accountId: string) => Promise<ReadonlyMap<string, CompanyJudge>>
}

/** Says for keywords of an account whose verdicts they ask for; `null` where there is no such company. */
export type BiddersOf = ReturnType<typeof createBidders>

export function createBidders({ companyOf, furtherCompaniesOf }: BiddersDeps) {
  return async (accountId: string, keywords: readonly { profileId: string | null }[]) => {
    const isFurther = keywords.some(({ profileId }) => profileId !== null)
    const [company, further] = await Promise.all([
      companyOf(accountId),
      isFurther ? furtherCompaniesOf(accountId) : new Map<string, CompanyJudge>(),
    ])
    return ({ profileId }: { profileId: string | null }): CompanyJudge | null =>
      profileId === null ? company : (further.get(profileId) ?? null)
  }
}
