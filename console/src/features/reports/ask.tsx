import type { Report } from '@gonggo/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { seoulDate } from '../../lib/date-range.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import { Button } from '../../ui/controls.tsx'
import { DateInput } from '../../ui/date.tsx'
import parts from '../../ui/parts.module.css'
import { Failure } from '../../ui/states.tsx'
import { specDraftOf, specOf } from './draft.ts'
import styles from './reports.module.css'
import { SpecFields, specFaults } from './wish.tsx'
import { REPORT_PAGE_WORDS } from './words.ts'

interface AskProps {
  /** The report to copy; `null` = defaults. */
  like: Report | null
  close(): void
}

export function AskForm({ like, close }: AskProps) {
  const words = useWords(REPORT_PAGE_WORDS)
  const { language } = useLanguage()
  const queries = useQueryClient()
  const [draft, setDraft] = useState(() => specDraftOf(like))
  const [of, setOf] = useState(like === null ? '' : seoulDate(Date.parse(like.from)))
  const ask = useMutation({
    mutationFn: async () => {
      const { language: own, profile } = draft
      const wish = { ...specOf(draft), of: of || undefined, language: own || undefined, profile: profile || undefined }
      return serviceIn(language).reports.request(wish)
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['reports'] })
      close()
    },
  })
  const faults = specFaults(ask.error)
  return (
    <form
      className={styles.form}
      aria-label={words.ask}
      onSubmit={(event) => {
        event.preventDefault()
        ask.mutate()
      }}
      onChange={() => ask.reset()}
    >
      <h2>{words.ask}</h2>
      <SpecFields draft={draft} write={(fields) => setDraft({ ...draft, ...fields })} faults={faults} />
      <div className={styles.pair}>
        <DateInput label={words.of} value={of} fault={faults.get('of') ?? null} onChange={setOf} />
      </div>
      <p className={parts.soft}>{words.ofMore}</p>
      {ask.error ? faults.size > 0 ? <p role="alert">{words.faults}</p> : <Failure error={ask.error} /> : null}
      <div className={parts.ends}>
        <Button onClick={close}>{words.cancel}</Button>
        <Button weight="main" type="submit" disabled={ask.isPending || draft.sections.length === 0}>
          {words.askDo}
        </Button>
      </div>
    </form>
  )
}
