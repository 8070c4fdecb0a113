interface Agency {
  code: string | null
  name: string | null
}

/** The filters of an address that select an agency. */
type AgencyFilter = Partial<Record<'agency' | 'agencyRole', string>>

/**
 * The filters for the openings of an agency; null = none select them. Groups are by issuing agency, so that the group
 * and the page behind its number have the same openings.
 */
export function agencyLead(agency: Agency | undefined, state: AgencyFilter): AgencyFilter | null {
  if (agency === undefined) return {}
  const value = agency.code ?? agency.name
  if (value === null || !isCovered(agency, state)) return null
  return { agency: value, agencyRole: 'issuing' }
}

/** Openings issued by one agency for another: one filter cannot name both. */
function isCovered({ code, name }: Agency, { agency: filtered, agencyRole }: AgencyFilter): boolean {
  if (filtered === undefined || agencyRole === 'issuing') return true
  return agencyRole !== 'demand' && (filtered === code || filtered === name)
}
