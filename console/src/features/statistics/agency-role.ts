import type { ListWinnersQuery } from '@gonggo/client'

export type AgencyRole = NonNullable<ListWinnersQuery['agencyRole']>

/** Each value of the API, so that one that is added does not compile without a place. */
const PLACES: Record<AgencyRole, number> = { any: 0, issuing: 1, demand: 2 }
export const AGENCY_ROLES = (Object.keys(PLACES) as AgencyRole[]).toSorted((a, b) => PLACES[a] - PLACES[b])

/** Another one in an address is what the service takes without one. */
export const roleOf = ({ agencyRole }: { agencyRole?: string | undefined }): AgencyRole =>
  AGENCY_ROLES.find((one) => one === agencyRole) ?? 'any'
