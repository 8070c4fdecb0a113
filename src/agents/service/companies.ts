import type { Access, Caller } from '../../access/index.ts'
import type { CompanyEligibility } from '../../eligibility/index.ts'
import { problem } from '../../lib/problems.ts'
import { GRANTS } from '../../vocabulary/plans.ts'
import { noSuchCompany } from '../texts.ts'

export interface CompanyDeps {
  furtherRefusal: Access['auth']['furtherRefusal']
  /** The further companies of an account by name. */
  furtherCompanies: CompanyEligibility['named']['list']
}

/** The permissions needed to use further companies. */
const DEMAND = { needs: 'profiles', scope: 'profile:read' } as const

/** Resolves further companies by the names that tools receive. */
export function createCompanyNames({ furtherRefusal, furtherCompanies }: CompanyDeps) {
  const refusalOf = (caller: Caller) => furtherRefusal(caller, DEMAND)
  return {
    mayUse: (caller: Caller): boolean => refusalOf(caller) === null,
    /** Finds a company by name or id. If there is none, the error lists the names. */
    async find(caller: Caller, company: string): Promise<{ id: string; name: string }> {
      const refusal = refusalOf(caller)
      if (refusal) throw refusal
      const { items } = await furtherCompanies(caller, { page: 1, pageSize: GRANTS[caller.plan].profiles })
      const wanted = company.normalize('NFC').trim()
      const found = items.find(({ id, name }) => id === wanted || name.normalize('NFC') === wanted)
      if (found) return found
      const names = items.map(({ name }) => name)
      throw problem('invalid_field', noSuchCompany(wanted, names))
    },
  }
}
export type CompanyNames = ReturnType<typeof createCompanyNames>
