import type { Access, Caller } from '../../access/index.ts'

/**
 * Rejects requests that name a further company if the plan or scopes of the caller exclude it. `null` and `undefined`
 * name none.
 */
export type AdmitCompanies = (caller: Caller, profiles: readonly (string | null | undefined)[]) => void

/** Events contain the name of the further company, so callers also need the scope that reads profiles. */
const DEMAND = { needs: 'profiles', scope: 'profile:read' } as const

export const createCompanyAdmission =
  (furtherRefusal: Access['auth']['furtherRefusal']): AdmitCompanies =>
  (caller, profiles) => {
    if (profiles.every((profile) => profile === null || profile === undefined)) return
    const refusal = furtherRefusal(caller, DEMAND)
    if (refusal) throw refusal
  }
