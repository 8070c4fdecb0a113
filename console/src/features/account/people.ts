import type { Key, TeamMember } from '@gonggo/client'
import { useQuery } from '@tanstack/react-query'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { useRights } from '../../lib/rights.ts'
import { serviceIn } from '../../lib/service.ts'
import { ACCOUNT_WORDS } from './words.ts'

/** The maximum page size of the API. */
const PAGE = 100

export const ACCOUNT_KEYS = ['account', 'keys']
export const ACCOUNT_TEAM = ['account', 'team']

/** All keys, newest first, including revoked and expired ones, which are needed to show who created a key. */
export function useAccountKeys(isWanted = true) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: [...ACCOUNT_KEYS, language],
    queryFn: async ({ signal }) => {
      const all: Key[] = []
      for await (const page of serviceIn(language).keys.list({ pageSize: PAGE }, { signal }).pages())
        all.push(...page.items)
      return all.toReversed()
    },
    enabled: isWanted,
  })
}

/** All members; there are at most a hundred. */
export function useTeam() {
  const { language } = useLanguage()
  const { may } = useRights()
  return useQuery<TeamMember[]>({
    queryKey: [...ACCOUNT_TEAM, language],
    queryFn: async ({ signal }) => (await serviceIn(language).teams.list({ pageSize: PAGE }, { signal })).items,
    enabled: may('team', 'team:read'),
  })
}

/** Names of keys and members, if the user may see them. */
export function useNames(): (id: string | null) => string {
  const words = useWords(ACCOUNT_WORDS)
  const { session, may } = useRights()
  const keys = useAccountKeys(may('access', 'keys:manage') || session?.member !== null).data ?? []
  const members = useTeam().data ?? []
  return (id) => {
    if (id === null) return words.operator
    const member = session?.member?.id === id ? session.member : members.find((one) => one.id === id)
    const key = session?.key?.id === id ? session.key : keys.find((one) => one.id === id)
    const name = member ? (member.name ?? member.email) : key && (key.name ?? `${key.prefix}…`)
    if (name === undefined) return words.gone(id)
    return id === (session?.member?.id ?? session?.key?.id) ? words.me(name) : name
  }
}
