import type { TeamMember } from '@gonggo/client'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from './language.tsx'
import { useRights } from './rights.ts'
import { serviceIn } from './service.ts'

/** The maximum page size of the API. */
const PAGE = 100

/** The members of the account, if the user may see them. */
export function useMembers() {
  const { language } = useLanguage()
  const { may } = useRights()
  const seesTeam = may('team', 'team:read')
  const asked = useQuery({
    queryKey: ['team', language],
    queryFn: async ({ signal }) => {
      const members: TeamMember[] = []
      for await (const page of serviceIn(language).teams.list({ pageSize: PAGE }, { signal }).pages())
        members.push(...page.items)
      return members
    },
    enabled: seesTeam,
  })
  return { seesTeam, asked }
}

/** With the mail address, because names may be equal. */
export const memberText = ({ name, email }: Pick<TeamMember, 'name' | 'email'>): string =>
  name ? `${name} (${email})` : email
