import type { Access, Caller } from '../../access/index.ts'

/** Refuses requests of callers that may not use further companies; `null` and `undefined` name none. */
export type AdmitCompanies = (caller: Caller, profiles: readonly (string | null | undefined)[]) => void

/** What a caller needs, because the name of a further company is in events. */
const DEMAND = { needs: 'profiles', scope: 'profile:read' } as const

export const createCompanyAdmission =
  (furtherRefusal: Access['auth']['furtherRefusal']): AdmitCompanies =>
  (caller, profiles) => {
    if (profiles.every((profile) => profile === null || profile === undefined)) return
    const refusal = furtherRefusal(caller, DEMAND)
    if (refusal) throw refusal
  }
