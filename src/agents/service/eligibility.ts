import type { Bids } from '../../bids/index.ts'
import type { CompanyEligibility, Eligibility } from '../../eligibility/index.ts'
import { withinBudget } from '../rules/budget.ts'
import { ELIGIBILITY_MEASURES, eligibilityOutput, type JudgedNotice } from '../rules/eligibility.ts'
import type { PageLinks } from '../rules/links.ts'
import type { EligibilityInput } from '../schema.ts'
import { CAUTION, NO_NOTICE } from '../texts.ts'
import type { CompanyNames } from './companies.ts'
import type { AgentRequest } from './request.ts'

export interface EligibilityToolDeps {
  bids: Pick<Bids, 'missing'>
  eligibilityOf: CompanyEligibility['eligibilityOf']
  reasonsOf: CompanyEligibility['reasonsOf']
  links: () => PageLinks
}

/** The tool that compares companies with a notice. */
export function createEligibilityTool(
  { bids, eligibilityOf, reasonsOf, links }: EligibilityToolDeps,
  companies: CompanyNames,
) {
  return async function check(request: AgentRequest, { noticeNo, company }: EligibilityInput) {
    const judged = await (company === undefined
      ? judgeAll(request, noticeNo)
      : judgeFurther(request, noticeNo, company))
    if (!judged) throw await bids.missing(noticeNo, NO_NOTICE)
    const caution = CAUTION[request.language]
    return withinBudget(ELIGIBILITY_MEASURES, (measure) => eligibilityOutput(judged, measure, links(), caution)).answer
  }

  /** The verdict for one further company, with reasons. */
  async function judgeFurther(
    { caller }: AgentRequest,
    noticeNo: string,
    company: string,
  ): Promise<JudgedNotice | null> {
    const { id, name } = await companies.find(caller, company)
    return withReasons(name, await eligibilityOf(caller.accountId, noticeNo, { id, plan: caller.plan }))
  }

  /** The verdict for the company of the account with reasons, and the verdicts for the others. */
  async function judgeAll({ caller }: AgentRequest, noticeNo: string): Promise<JudgedNotice | null> {
    const { accountId } = caller
    if (!companies.mayUse(caller)) return withReasons(null, await eligibilityOf(accountId, noticeNo))
    const all = await reasonsOf(accountId, noticeNo)
    if (!all) return null
    const reasons = all.items.find(({ profileId }) => profileId === null) ?? null
    const further = all.items.flatMap(({ profileId, name, verdict, decidedBy }) =>
      profileId === null || name === null ? [] : [{ id: profileId, name, verdict, decidedBy }],
    )
    return { noticeNo: all.noticeNo, version: all.version, company: null, reasons, further }
  }
}

/** The verdict for one company only. */
const withReasons = (company: string | null, reasons: Eligibility | null): JudgedNotice | null =>
  reasons && { noticeNo: reasons.noticeNo, version: reasons.version, company, reasons, further: [] }
