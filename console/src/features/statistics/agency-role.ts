import { AGENCY_ROLES, type ListWinnersQuery } from '@gonggo/client'

export type AgencyRole = NonNullable<ListWinnersQuery['agencyRole']>

/** An unknown role in an address becomes the default of the service. */
export const roleOf = ({ agencyRole }: { agencyRole?: string | undefined }): AgencyRole =>
  AGENCY_ROLES.find((one) => one === agencyRole) ?? 'any'
