import type { TeamMember } from '@gonggo/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { useRights } from '../../lib/rights.ts'
import { serviceIn } from '../../lib/service.ts'
import { useSignOut } from '../../lib/session.ts'
import parts from '../../ui/parts.module.css'
import { Sure } from '../../ui/sure.tsx'
import { KeysWish, useKeysWish } from './member-keys.tsx'
import { ACCOUNT_KEYS, ACCOUNT_TEAM } from './people.ts'
import { TEAM_WORDS } from './team-words.ts'

function MemberRemoval({ member, close }: { member: TeamMember; close(): void }) {
  const words = useWords(TEAM_WORDS)
  const { language } = useLanguage()
  const { session } = useRights()
  const queries = useQueryClient()
  const leave = useSignOut()
  const { wish, ...keys } = useKeysWish()
  const isSelf = session?.member?.id === member.id
  const remove = useMutation({
    mutationFn: async () => serviceIn(language).teams.removeMember(member.id, wish === null ? {} : { keys: wish }),
    onError: keys.heed,
    onSuccess: async () => {
      // The service still responds for a moment, so the page is left at once.
      if (isSelf) return leave.mutateAsync()
      close()
      await Promise.all([ACCOUNT_TEAM, ACCOUNT_KEYS].map((queryKey) => queries.invalidateQueries({ queryKey })))
    },
  })
  return (
    <Sure
      title={words.removeTitle(member.name ?? member.email)}
      act={words.remove}
      work={{ mutate: () => remove.mutate(), isPending: remove.isPending, error: keys.unasked(remove.error) }}
      close={close}
    >
      <p>{isSelf ? <strong className={parts.warning}>{words.removeSelf}</strong> : words.removeMore}</p>
      <KeysWish isAsked={keys.isAsked} wish={wish} choose={keys.choose} />
    </Sure>
  )
}

export default MemberRemoval
