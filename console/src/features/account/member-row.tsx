import type { TeamMember } from '@gonggo/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { dayText, momentText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { useRights } from '../../lib/rights.ts'
import { serviceIn } from '../../lib/service.ts'
import { Button } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import { Failure } from '../../ui/states.tsx'
import styles from './account.module.css'
import { ACCOUNT_TEAM } from './people.ts'
import { useAccountPlace } from './place.ts'
import { useRoleWords } from './role-words.ts'
import { MEMBER_STATE_WORDS, TEAM_WORDS } from './team-words.ts'
import { ACCOUNT_WORDS } from './words.ts'

interface MemberRowProps {
  member: TeamMember
  /** Whether this is the only active owner. */
  isLastOwner: boolean
  say(text: string): void
}

const STATE_LOOKS: Record<string, string | undefined> = { active: parts.good, invited: parts.warning }

export function MemberRow({ member, isLastOwner, say }: MemberRowProps) {
  const words = useWords(TEAM_WORDS)
  const states = useWords(MEMBER_STATE_WORDS)
  const common = useWords(ACCOUNT_WORDS)
  const { roleWord } = useRoleWords()
  const { session, may, mayManage } = useRights()
  const { go } = useAccountPlace()
  const { id, email, role, state } = member
  const isLast = isLastOwner && role === 'owner' && state === 'active'
  const isAbove = !mayManage(role)
  const name = member.name ?? email
  return (
    <li className={styles.row} data-member={id}>
      <div className={styles.body}>
        <p className={styles.name}>
          <strong>{session?.member?.id === id ? common.me(name) : name}</strong>
          <span>{roleWord(role)}</span>
          <span className={STATE_LOOKS[state] ?? parts.soft}>{wordIn(states, state)}</span>
          {member.name === null ? null : <span className={parts.soft}>{email}</span>}
        </p>
        <p className={parts.soft}>
          <Activity member={member} />
          {may('team', 'team:manage') && isLast ? <span> · {words.lastOwner}</span> : null}
          {may('team', 'team:manage') && isAbove ? <span> · {words.onlyOwners}</span> : null}
        </p>
      </div>
      {may('team', 'team:manage') && !isAbove ? (
        <div className={styles.acts}>
          {state === 'invited' ? <Resend member={member} say={say} /> : null}
          <Button weight="quiet" aria-label={common.named(common.edit, name)} onClick={() => go({ edit: id })}>
            {common.edit}
          </Button>
          {isLast ? null : (
            <Button weight="quiet" aria-label={common.named(words.remove, name)} onClick={() => go({ remove: id })}>
              {words.remove}
            </Button>
          )}
        </div>
      ) : null}
    </li>
  )
}

function Activity({ member }: { member: TeamMember }) {
  const words = useWords(TEAM_WORDS)
  const { language } = useLanguage()
  const { state, invitedAt, lastActiveAt, zone } = member
  const said =
    state === 'invited' && invitedAt
      ? words.invitedAt(momentText(invitedAt, language))
      : lastActiveAt === null
        ? words.neverActive
        : words.lastActive(dayText(lastActiveAt, language))
  return (
    <span>
      {said} · {words.mail(member.language === 'ko' ? words.ko : words.en, zone)}
    </span>
  )
}

function Resend({ member, say }: { member: TeamMember; say(text: string): void }) {
  const words = useWords(TEAM_WORDS)
  const common = useWords(ACCOUNT_WORDS)
  const { language } = useLanguage()
  const queries = useQueryClient()
  const send = useMutation({
    mutationFn: async () => serviceIn(language).teams.inviteMember({ email: member.email, role: member.role }),
    onSuccess: async () => {
      say(words.resent)
      await queries.invalidateQueries({ queryKey: ACCOUNT_TEAM })
    },
  })
  return (
    <>
      <Button
        weight="quiet"
        aria-label={common.named(words.resend, member.name ?? member.email)}
        disabled={send.isPending}
        onClick={() => send.mutate()}
      >
        {words.resend}
      </Button>
      {send.error ? <Failure error={send.error} again={() => send.mutate()} /> : null}
    </>
  )
}
