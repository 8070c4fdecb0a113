import { ApiError } from '@gonggo/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { keepProfile, type ReadProfile, rereadProfile } from '../../lib/company.ts'
import { momentText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { Button } from '../../ui/controls.tsx'
import { Failure } from '../../ui/states.tsx'
import { Certificates, Company, TrackRecord } from './declared.tsx'
import { draftOf, faultsIn, inputOf, isSameDraft, type ProfileDraft } from './draft.ts'
import { Licences, Products, Seats } from './lists.tsx'
import styles from './profile.module.css'
import { PROFILE_WORDS } from './words.ts'

/** Tells nothing before somebody has tried to save; then every fault at its field. */
export function ProfileForm({ stored }: { stored: ReadProfile }) {
  const words = useWords(PROFILE_WORDS)
  const own = draftOf(stored.profile)
  const [written, setWritten] = useState<ProfileDraft | null>(null)
  const [isTried, setTried] = useState(false)
  const draft = written ?? own
  const save = useSave(stored, () => setWritten(null))
  const wrong = isTried ? faultsIn(draft) : new Map<string, never>()
  const refused = refusedFields(save.error)
  const faultOf = (path: string): string | null => {
    const fault = wrong.get(path)
    return fault === undefined ? (refused.get(path) ?? null) : words[fault]
  }
  const write = (next: ProfileDraft) => {
    setWritten(next)
    save.reset()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (faultsIn(draft).size === 0) save.mutate(draft)
    else focusFirstFault(event.currentTarget)
  }
  const part = { draft, write, faultOf }
  const isChanged = written !== null && !isSameDraft(written, own)
  return (
    <form className={styles.form} aria-label={words.title} onSubmit={submit}>
      <Company {...part} />
      <Seats {...part} />
      <Licences {...part} />
      <Products {...part} />
      <Certificates {...part} />
      <TrackRecord {...part} />
      <Outcome save={save} hasFaults={wrong.size > 0 || refused.size > 0} reload={() => setWritten(null)} />
      <div className={styles.actions}>
        <SavedAt stored={stored} />
        {isChanged ? <Button onClick={() => setWritten(null)}>{words.reset}</Button> : null}
        <Button weight="main" type="submit" disabled={!isChanged || save.isPending}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}

function useSave({ etag }: ReadProfile, done: () => void) {
  const { language } = useLanguage()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (draft: ProfileDraft) => {
      const call = serviceIn(language).profile.replace(inputOf(draft), { ifMatch: etag })
      const { data, response } = await call.withResponse()
      await keepProfile(queries, { profile: data, etag: response.headers.get('etag') ?? undefined })
    },
    onSuccess: done,
  })
}

/** After the faults are drawn. */
const focusFirstFault = (form: HTMLFormElement): void =>
  void requestAnimationFrame(() => form.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus())

const isOvertaken = (error: unknown): boolean => error instanceof ApiError && error.status === 412

function refusedFields(error: unknown): Map<string, string> {
  return new Map(error instanceof ApiError ? error.errors.map(({ name, message }) => [name, message]) : [])
}

interface OutcomeProps {
  save: ReturnType<typeof useSave>
  hasFaults: boolean
  reload(): void
}

function Outcome({ save, hasFaults, reload }: OutcomeProps) {
  const words = useWords(PROFILE_WORDS)
  const queries = useQueryClient()
  if (isOvertaken(save.error))
    return (
      <div role="alert">
        <p className={styles.fault}>{words.changed}</p>
        <Button
          onClick={async () => {
            await rereadProfile(queries)
            reload()
            save.reset()
          }}
        >
          {words.reload}
        </Button>
      </div>
    )
  return (
    <>
      <p role="status">{save.isSuccess ? words.saved : ''}</p>
      {hasFaults ? (
        <p className={styles.fault} role="alert">
          {words.wrong}
        </p>
      ) : null}
      {save.error && !hasFaults ? <Failure error={save.error} /> : null}
    </>
  )
}

function SavedAt({ stored: { profile } }: { stored: ReadProfile }) {
  const words = useWords(PROFILE_WORDS)
  const { language } = useLanguage()
  if (profile.updatedAt === null) return null
  return <span className={styles.soft}>{words.updatedAt(momentText(profile.updatedAt, language))}</span>
}
