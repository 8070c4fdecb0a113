import { ApiError } from '@gonggo/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { Button, TextInput } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import { Failure } from '../../ui/states.tsx'
import styles from './account.module.css'
import { type MemberDraft, MemberFields } from './member-fields.tsx'
import { ACCOUNT_TEAM } from './people.ts'
import { TEAM_WORDS } from './team-words.ts'
import { ACCOUNT_WORDS } from './words.ts'

const BLANK: MemberDraft = { name: '', role: 'member', language: 'ko', zone: 'Asia/Seoul' }

export function InvitationForm({ close, sent }: { close(): void; sent(email: string): void }) {
  const words = useWords(TEAM_WORDS)
  const common = useWords(ACCOUNT_WORDS)
  const { language } = useLanguage()
  const queries = useQueryClient()
  const [email, setEmail] = useState('')
  const [draft, setDraft] = useState(BLANK)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const invite = useMutation({
    mutationFn: async () => {
      const { name, ...rest } = draft
      const member = { email: email.trim(), name: name.trim() || null, ...rest }
      return serviceIn(language).teams.inviteMember(member)
    },
    onSuccess: async (member) => {
      await queries.invalidateQueries({ queryKey: ACCOUNT_TEAM })
      sent(member.email)
    },
  })
  const faults = invite.error instanceof ApiError ? invite.error.errors : []
  const faultOf = (name: string) => faults.find((fault) => fault.name === name)?.message ?? null
  return (
    <form
      className={styles.form}
      aria-label={words.invite}
      noValidate
      onChange={() => invite.reset()}
      onSubmit={(event) => {
        event.preventDefault()
        invite.mutate()
      }}
    >
      <TextInput
        label={words.email}
        type="email"
        value={email}
        fault={faultOf('email')}
        ref={first}
        onChange={({ target }) => setEmail(target.value)}
      />
      <MemberFields draft={draft} write={(fields) => setDraft({ ...draft, ...fields })} faultOf={faultOf} />
      {invite.error && faults.length === 0 ? <Failure error={invite.error} /> : null}
      <div className={parts.ends}>
        <Button onClick={close}>{common.cancel}</Button>
        <Button weight="main" type="submit" disabled={invite.isPending || email.trim() === ''}>
          {words.send}
        </Button>
      </div>
    </form>
  )
}
