import { ROLES } from '@gonggo/client'
import { Suspense, useState } from 'react'
import { numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { lazily } from '../../lib/lazily.ts'
import { useRights } from '../../lib/rights.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/controls.tsx'
import { Failure, Waiting } from '../../ui/states.tsx'
import styles from './account.module.css'
import { InvitationForm } from './invitation-form.tsx'
import { MemberRow } from './member-row.tsx'
import { useTeam } from './people.ts'
import { useAccountPlace } from './place.ts'
import { useRoleWords } from './role-words.ts'
import { TEAM_WORDS } from './team-words.ts'
import { ACCOUNT_WORDS } from './words.ts'

const MemberChange = lazily(() => import('./member-change.tsx'))
const MemberRemoval = lazily(() => import('./member-removal.tsx'))

function Team() {
  const words = useWords(ACCOUNT_WORDS)
  return (
    <>
      <h2>{words.team}</h2>
      <Allowed needs="team" scope="team:read">
        <Members />
      </Allowed>
    </>
  )
}

export default Team

function Members() {
  const words = useWords(TEAM_WORDS)
  const { language } = useLanguage()
  const { may } = useRights()
  const { place, go } = useAccountPlace()
  const asked = useTeam()
  const [said, setSaid] = useState('')
  const memberOf = (name: string) => asked.data?.find(({ id }) => id === place.get(name))
  const [changing, leaving] = [memberOf('edit'), memberOf('remove')]
  const owners = (asked.data ?? []).filter(({ role, state }) => role === 'owner' && state === 'active').length
  const isNew = place.get('edit') === 'new'
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.lead}>
          {words.lead} {may('team', 'team:manage') ? null : words.reading}
        </p>
        {may('team', 'team:manage') ? (
          <Button weight="main" disabled={isNew} onClick={() => go({ edit: 'new' })}>
            {words.invite}
          </Button>
        ) : null}
      </div>
      <Roles />
      <p role="status">{said}</p>
      {isNew ? (
        <InvitationForm
          close={() => go({ edit: null }, true)}
          sent={(email) => {
            setSaid(words.sent(email))
            go({ edit: null }, true)
          }}
        />
      ) : null}
      {asked.isPending ? <Waiting /> : null}
      {asked.error ? <Failure error={asked.error} again={() => void asked.refetch()} /> : null}
      {asked.data ? (
        <>
          <strong>{words.total(numberText(asked.data.length, language))}</strong>
          <ul className={styles.list}>
            {asked.data.map((member) => (
              <MemberRow key={member.id} member={member} isLastOwner={owners < 2} say={setSaid} />
            ))}
          </ul>
        </>
      ) : null}
      <Suspense fallback={null}>
        {changing ? <MemberChange member={changing} close={() => go({ edit: null }, true)} /> : null}
        {leaving ? <MemberRemoval member={leaving} close={() => go({ remove: null }, true)} /> : null}
      </Suspense>
    </>
  )
}

function Roles() {
  const { roleWord, roleAbout } = useRoleWords()
  return (
    <dl className={styles.facts}>
      {ROLES.map((role) => (
        <RoleFact key={role} name={roleWord(role)} about={roleAbout(role)} />
      ))}
    </dl>
  )
}

const RoleFact = ({ name, about }: { name: string; about: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{about}</dd>
  </>
)
