import type { NamedProfile } from '@gonggo/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { companiesChanged, forgetCompany, keepCompany, type ReadCompany, useFurtherCompany } from '../../lib/company.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { lazily } from '../../lib/lazily.ts'
import { COMPANY_PROFILE, companyPlace } from '../../lib/places.ts'
import { useRights } from '../../lib/rights.ts'
import { serviceIn } from '../../lib/service.ts'
import { Button } from '../../ui/controls.tsx'
import { Failure, Waiting } from '../../ui/states.tsx'
import { COMPANY_WORDS } from './company-words.ts'
import { inputOf, type ProfileDraft, UNDECLARED } from './draft.ts'
import { ProfileFacts } from './facts.tsx'
import { ProfileForm } from './form.tsx'
import styles from './profile.module.css'

const Sure = lazily(async () => ({ default: (await import('../../ui/sure.tsx')).Sure }))

const namedInput = (draft: ProfileDraft) => ({ name: draft.name?.trim() ?? '', ...inputOf(draft) })

function Back() {
  const words = useWords(COMPANY_WORDS)
  return (
    <p>
      <Link href={COMPANY_PROFILE}>{words.back}</Link>
    </p>
  )
}

export function NewCompany() {
  const words = useWords(COMPANY_WORDS)
  const { language } = useLanguage()
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  return (
    <>
      <Back />
      <h3>{words.added}</h3>
      <ProfileForm
        label={words.added}
        profile={UNDECLARED}
        name=""
        updatedAt={null}
        keep={async (draft) => {
          const made = await serviceIn(language).profiles.create(namedInput(draft))
          await companiesChanged(queries)
          navigate(companyPlace(made.id), { replace: true })
        }}
        reread={async () => {}}
      />
    </>
  )
}

export function FurtherCompany({ id }: { id: string }) {
  const asked = useFurtherCompany(id)
  return (
    <>
      <Back />
      {asked.isPending ? <Waiting /> : null}
      {asked.error ? <Failure error={asked.error} again={() => void asked.refetch()} /> : null}
      {asked.data ? <StoredCompany stored={asked.data} reread={async () => void (await asked.refetch())} /> : null}
    </>
  )
}

function StoredCompany({ stored: { profile, etag }, reread }: { stored: ReadCompany; reread(): Promise<void> }) {
  const words = useWords(COMPANY_WORDS)
  const { language } = useLanguage()
  const { may } = useRights()
  const queries = useQueryClient()
  const { id, name, state, updatedAt } = profile
  return (
    <>
      <h3>{name}</h3>
      {state === 'paused' ? <p>{words.pausedMore}</p> : null}
      {may('profiles', 'profile:write') ? (
        <ProfileForm
          label={name}
          profile={profile}
          name={name}
          updatedAt={updatedAt}
          keep={async (draft) => {
            const call = serviceIn(language).profiles.replace(id, namedInput(draft), { ifMatch: etag })
            const { data, response } = await call.withResponse()
            await keepCompany(queries, { profile: data, etag: response.headers.get('etag') ?? undefined })
          }}
          reread={reread}
        />
      ) : (
        <ProfileFacts profile={profile} />
      )}
      {may('notices', 'profile:write') ? <Removal profile={profile} /> : null}
    </>
  )
}

function Removal({ profile: { id, name } }: { profile: NamedProfile }) {
  const words = useWords(COMPANY_WORDS)
  const { language } = useLanguage()
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const [isAsked, setAsked] = useState(false)
  const work = useMutation({
    mutationFn: async () => serviceIn(language).profiles.delete(id),
    onSuccess: async () => {
      navigate(COMPANY_PROFILE)
      await companiesChanged(queries)
      forgetCompany(queries, id)
    },
  })
  return (
    <div className={styles.actions}>
      <Button onClick={() => setAsked(true)}>{words.remove}</Button>
      {isAsked ? (
        <Suspense fallback={null}>
          <Sure title={words.removeOne(name)} act={words.remove} work={work} close={() => setAsked(false)}>
            <p>{words.removeMore}</p>
          </Sure>
        </Suspense>
      ) : null}
    </div>
  )
}
