import type { ReportSchedule } from '@gonggo/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { Button } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import { Failure } from '../../ui/states.tsx'
import { specDraftOf, specOf } from './draft.ts'
import { type MailTo, Recipients } from './recipients.tsx'
import styles from './reports.module.css'
import { SpecFields, specFaults } from './wish.tsx'
import { REPORT_PAGE_WORDS } from './words.ts'

/** Creates or changes a schedule. */
export function ScheduleForm({ from, close }: { from: ReportSchedule | null; close(): void }) {
  const words = useWords(REPORT_PAGE_WORDS)
  const { language } = useLanguage()
  const queries = useQueryClient()
  const [draft, setDraft] = useState(() => specDraftOf(from))
  const [mailTo, setMailTo] = useState<MailTo>(from?.mailTo ?? null)
  const [isChosen, setChosen] = useState((from?.mailTo?.length ?? 0) > 0)
  const save = useMutation({
    mutationFn: async () => {
      const { reports } = serviceIn(language)
      const wish = specOf(draft)
      const readers = mailTo && [...mailTo]
      const [own, profile] = [draft.language || null, draft.profile || null]
      if (from) return reports.changeSchedule(from.id, { ...wish, language: own, profile, mailTo: readers })
      return reports.createSchedule({
        ...wish,
        language: own ?? undefined,
        profile: profile ?? undefined,
        mailTo: readers ?? undefined,
      })
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['reports', 'schedules'] })
      close()
    },
  })
  const faults = specFaults(save.error)
  const title = from ? words.scheduleEdit : words.scheduleNew
  const isMissing = draft.sections.length === 0 || (isChosen && mailTo?.length === 0)
  return (
    <form
      className={styles.form}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
      onChange={() => save.reset()}
    >
      <h2>{title}</h2>
      <p className={parts.soft}>{words.scheduleAbout}</p>
      <SpecFields draft={draft} write={(fields) => setDraft({ ...draft, ...fields })} faults={faults} />
      <Recipients
        mailTo={mailTo}
        choose={setMailTo}
        fault={faults.get('mailTo') ?? null}
        isChosen={isChosen}
        setChosen={setChosen}
      />
      {save.error ? faults.size > 0 ? <p role="alert">{words.faults}</p> : <Failure error={save.error} /> : null}
      <div className={parts.ends}>
        <Button onClick={close}>{words.cancel}</Button>
        <Button weight="main" type="submit" disabled={save.isPending || isMissing}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}
