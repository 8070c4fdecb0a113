import type { BidState } from '../../bids/index.ts'
import type { CompaniesAt, FurtherCompanies } from '../../eligibility/index.ts'
import type { Change } from '../../lib/feed.ts'
import type { Verdict } from '../../vocabulary/verdicts.ts'
import type { CompanyRef, MatchedKeyword, VerdictOf } from '../rules/decide.ts'
import type { CompanyPorts, EventDraft } from './alert-batch.ts'

/** A further company of an account. */
interface FurtherRef {
  accountId: string
  profileId: string
}

/** Companies of accounts: their own at positions of the feed, further ones as they were when this was read. */
export interface CompanyVerdicts {
  /** The verdicts at a change on the notice before or after it, each computed once. */
  on: (change: Pick<Change, 'position' | 'at'>, notice: BidState) => VerdictOf
  /** The keywords whose company still exists: keywords of a deleted company report nothing. */
  withCompany: (keywords: readonly MatchedKeyword[]) => MatchedKeyword[]
  /** The names and verdicts of further companies, as an event shows them. */
  shown: (keywords: readonly MatchedKeyword[], verdictOf: VerdictOf) => EventDraft['companies']
}

export function createVerdictReader(companies: Omit<CompanyPorts, 'forgetProfiles'>) {
  /** For these keywords, at every position from this one on. */
  return async function readVerdicts(keywords: readonly CompanyRef[], from: number): Promise<CompanyVerdicts> {
    const accountIds = [...new Set(keywords.map(({ accountId }) => accountId))]
    const refs = furtherOf(keywords)
    const [companyAt, further] = await Promise.all([
      companies.companiesFrom(accountIds, from),
      refs.length > 0 ? companies.furtherCompanies(refs) : () => null,
    ])
    return verdictsOf(companyAt, further)
  }
}

function verdictsOf(companyAt: CompaniesAt, further: FurtherCompanies): CompanyVerdicts {
  const furtherOne = ({ accountId, profileId }: CompanyRef) =>
    profileId === null ? null : further(accountId, profileId)
  return {
    on({ position, at }, notice) {
      const verdicts = new Map<string, Verdict | null>()
      return (ref) => {
        const key = ref.profileId === null ? ref.accountId : `${ref.accountId} ${ref.profileId}`
        const cached = verdicts.get(key)
        if (cached !== undefined) return cached
        const company = ref.profileId === null ? companyAt(ref.accountId, position) : furtherOne(ref)
        const verdict = company?.at(at).verdict(notice, notice.closeAt) ?? null
        verdicts.set(key, verdict)
        return verdict
      }
    },
    withCompany: (keywords) => keywords.filter((one) => one.profileId === null || furtherOne(one) !== null),
    shown(keywords, verdictOf) {
      const shown = new Map<string, { name: string; verdict: Verdict }>()
      for (const keyword of keywords) {
        const { profileId } = keyword
        const name = furtherOne(keyword)?.name
        const verdict = profileId === null ? null : verdictOf(keyword)
        if (profileId !== null && name !== undefined && verdict !== null) shown.set(profileId, { name, verdict })
      }
      return shown
    },
  }
}

/** Each once. */
function furtherOf(keywords: readonly CompanyRef[]): FurtherRef[] {
  const refs = new Map<string, FurtherRef>()
  for (const { accountId, profileId } of keywords)
    if (profileId !== null) refs.set(`${accountId} ${profileId}`, { accountId, profileId })
  return [...refs.values()]
}
