import { ApiError, type TeamMember } from '@gonggo/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { managesRole } from '../../lib/plans.ts'
import { useRights } from '../../lib/rights.ts'
import { SESSION_KEY, serviceIn } from '../../lib/service.ts'
import parts from '../../ui/parts.module.css'
import { Sure } from '../../ui/sure.tsx'
import { draftOfMember, MemberFields } from './member-fields.tsx'
import { KeysWish, useKeysWish } from './member-keys.tsx'
import { ACCOUNT_TEAM } from './people.ts'
import { TEAM_WORDS } from './team-words.ts'
import { ACCOUNT_WORDS } from './words.ts'

function MemberChange({ member, close }: { member: TeamMember; close(): void }) {
  const words = useWords(TEAM_WORDS)
  const common = useWords(ACCOUNT_WORDS)
  const { language } = useLanguage()
  const { session } = useRights()
  const queries = useQueryClient()
  const [draft, setDraft] = useState(() => draftOfMember(member))
  const { wish, ...keys } = useKeysWish()
  const change = useMutation({
    mutationFn: async () => {
      const { name, ...rest } = draft
      const patch = { name: name.trim() || null, ...rest }
      return serviceIn(language).teams.changeMember(member.id, patch, wish === null ? {} : { keys: wish })
    },
    onError: keys.heed,
    onSuccess: async () => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: ACCOUNT_TEAM }),
        queries.invalidateQueries({ queryKey: SESSION_KEY }),
      ])
      close()
    },
  })
  const faults = change.error instanceof ApiError ? change.error.errors : []
  const faultOf = (name: string) => faults.find((fault) => fault.name === name)?.message ?? null
  const isLower = session?.member?.id === member.id && !managesRole(draft.role, member.role)
  const error = faults.length > 0 ? null : keys.unasked(change.error)
  return (
    <Sure
      title={words.changeTitle(member.name ?? member.email)}
      act={common.save}
      work={{ mutate: () => change.mutate(), isPending: change.isPending, error }}
      close={close}
    >
      <MemberFields draft={draft} write={(fields) => setDraft({ ...draft, ...fields })} faultOf={faultOf} />
      {isLower ? <p className={parts.warning}>{words.lowerSelf}</p> : null}
      <KeysWish isAsked={keys.isAsked} wish={wish} choose={keys.choose} />
    </Sure>
  )
}

export default MemberChange
