import { AGENCY_ROLES, type ListWinnersQuery } from '@gonggo/client'

export type AgencyRole = NonNullable<ListWinnersQuery['agencyRole']>

/** Another one in an address is what the service takes without one. */
export const roleOf = ({ agencyRole }: { agencyRole?: string | undefined }): AgencyRole =>
  AGENCY_ROLES.find((one) => one === agencyRole) ?? 'any'
