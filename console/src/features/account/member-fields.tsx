import { ROLES, type TeamMember } from '@gonggo/client'
import { useId } from 'react'
import { useWords } from '../../lib/language.tsx'
import { useRights } from '../../lib/rights.ts'
import { Choice, TextInput } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import styles from './account.module.css'
import { useRoleWords } from './role-words.ts'
import { TEAM_WORDS } from './team-words.ts'

/** The fields of a member, as typed. */
export type MemberDraft = Record<'name' | 'role' | 'language' | 'zone', string>

export const draftOfMember = (member: TeamMember): MemberDraft => ({
  name: member.name ?? '',
  role: member.role,
  language: member.language,
  zone: member.zone,
})

interface FieldsProps {
  draft: MemberDraft
  write(fields: Partial<MemberDraft>): void
  faultOf(name: string): string | null
}

/** Time zones known to the browser; others may be typed. */
const ZONES = Intl.supportedValuesOf('timeZone')

export function MemberFields({ draft, write, faultOf }: FieldsProps) {
  const words = useWords(TEAM_WORDS)
  const { roleWord, roleAbout } = useRoleWords()
  const { mayManage } = useRights()
  const id = useId()
  const roles = ROLES.filter(mayManage)
  return (
    <>
      <div className={styles.pair}>
        <TextInput
          label={words.name}
          maxLength={100}
          value={draft.name}
          fault={faultOf('name')}
          onChange={({ target }) => write({ name: target.value })}
        />
        <Choice
          label={words.role}
          value={draft.role}
          onChange={({ target }) => write({ role: target.value })}
          options={roles.map((role) => [role, roleWord(role)] as const)}
        />
        <Choice
          label={words.language}
          value={draft.language}
          onChange={({ target }) => write({ language: target.value })}
          options={[
            ['ko', words.ko],
            ['en', words.en],
          ]}
        />
        <TextInput
          label={words.zone}
          list={id}
          value={draft.zone}
          fault={faultOf('zone')}
          onChange={({ target }) => write({ zone: target.value })}
        />
        <datalist id={id}>
          {ZONES.map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
      </div>
      <p className={parts.soft}>
        {roleWord(draft.role)}: {roleAbout(draft.role)} {words.zoneMore}
      </p>
    </>
  )
}
