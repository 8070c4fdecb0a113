import { ApiError } from '@gonggo/client'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { momentText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { Button } from '../../ui/controls.tsx'
import { Failure } from '../../ui/states.tsx'
import { Certificates, Company, TrackRecord } from './declared.tsx'
import { type Declared, draftOf, faultsIn, isSameDraft, type ProfileDraft } from './draft.ts'
import { Licences, Products, Seats } from './lists.tsx'
import styles from './profile.module.css'
import { RegistryLookUp } from './registry.tsx'
import { PROFILE_WORDS } from './words.ts'

interface ProfileFormProps {
  label: string
  profile: Declared
  /** The name of a further company; `null` = the account itself. */
  name: string | null
  /** The number for the registry of the portal; absent = that of the form. */
  businessNo?: string | null
  /** When it was last saved; `null` = never. */
  updatedAt: string | null
  keep(draft: ProfileDraft): Promise<void>
  reread(): Promise<void>
}

/** Errors are shown after the first attempt to save, each at its field. */
export function ProfileForm({ label, profile, name, businessNo, updatedAt, keep, reread }: ProfileFormProps) {
  const words = useWords(PROFILE_WORDS)
  const own = draftOf(profile, name)
  const [written, setWritten] = useState<ProfileDraft | null>(null)
  const [isTried, setTried] = useState(false)
  const draft = written ?? own
  const save = useMutation({ mutationFn: keep, onSuccess: () => setWritten(null) })
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
    <form className={styles.form} aria-label={label} onSubmit={submit}>
      <Company {...part} />
      <RegistryLookUp businessNo={businessNo ?? draft.businessNo} draft={draft} isChanged={isChanged} write={write} />
      <Seats {...part} />
      <Licences {...part} />
      <Products {...part} />
      <Certificates {...part} />
      <TrackRecord {...part} />
      <Outcome
        save={save}
        hasFaults={wrong.size > 0 || refused.size > 0}
        reload={async () => {
          await reread()
          setWritten(null)
        }}
      />
      <div className={styles.actions}>
        <SavedAt at={updatedAt} />
        {isChanged ? <Button onClick={() => setWritten(null)}>{words.reset}</Button> : null}
        <Button weight="main" type="submit" disabled={!isChanged || save.isPending}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}

/** Runs after the errors are rendered. */
const focusFirstFault = (form: HTMLFormElement): void =>
  void requestAnimationFrame(() => form.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus())

const isOvertaken = (error: unknown): boolean => error instanceof ApiError && error.status === 412

function refusedFields(error: unknown): Map<string, string> {
  return new Map(error instanceof ApiError ? error.errors.map(({ name, message }) => [name, message]) : [])
}

interface OutcomeProps {
  save: Pick<UseMutationResult, 'error' | 'isSuccess' | 'reset'>
  hasFaults: boolean
  reload(): Promise<void>
}

function Outcome({ save, hasFaults, reload }: OutcomeProps) {
  const words = useWords(PROFILE_WORDS)
  if (isOvertaken(save.error))
    return (
      <div role="alert">
        <p className={styles.fault}>{words.changed}</p>
        <Button
          onClick={async () => {
            await reload()
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

function SavedAt({ at }: { at: string | null }) {
  const words = useWords(PROFILE_WORDS)
  const { language } = useLanguage()
  return at === null ? null : <span className={styles.soft}>{words.updatedAt(momentText(at, language))}</span>
}
