interface Agency {
  code: string | null
  name: string | null
}

/** The filters of an address that say which agency. */
type AgencyFilter = Partial<Record<'agency' | 'agencyRole', string>>

/**
 * The filters that leave the openings of an agency; null = none do. Groups are by the agency that issues, so the same openings
 * are behind the group and the number that led to it.
 */
export function agencyLead(agency: Agency | undefined, state: AgencyFilter): AgencyFilter | null {
  if (agency === undefined) return {}
  const value = agency.code ?? agency.name
  if (value === null || !isCovered(agency, state)) return null
  return { agency: value, agencyRole: 'issuing' }
}

/** Openings that one agency issues and another one needs: one filter cannot name both. */
function isCovered({ code, name }: Agency, { agency: filtered, agencyRole }: AgencyFilter): boolean {
  if (filtered === undefined || agencyRole === 'issuing') return true
  return agencyRole !== 'demand' && (filtered === code || filtered === name)
}
