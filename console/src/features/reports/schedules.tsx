import type { ReportSchedule } from '@gonggo/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link } from 'wouter'
import { momentText, numberText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { lazily } from '../../lib/lazily.ts'
import { serviceIn } from '../../lib/service.ts'
import { Button, buttonClass } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import { Empty, Failure, Waiting } from '../../ui/states.tsx'
import { reportsAt, useReportPlace } from './place.ts'
import { readersText, useReaders } from './recipients.tsx'
import styles from './reports.module.css'
import { ScheduleForm } from './schedule-form.tsx'
import { SpecLine } from './wish.tsx'
import { REPORT_PAGE_WORDS, REPORT_TONES } from './words.ts'

const Removal = lazily(() => import('./removal.tsx'))

/** More than an account can have. */
const PAGE = 100
const VIEW = 'schedules'

export function Schedules({ mayWrite }: { mayWrite: boolean }) {
  const words = useWords(REPORT_PAGE_WORDS)
  const { language } = useLanguage()
  const { place, go } = useReportPlace()
  const asked = useQuery({
    queryKey: ['reports', 'schedules', language],
    queryFn: async ({ signal }) => serviceIn(language).reports.listSchedules({ pageSize: PAGE }, { signal }),
  })
  const items = asked.data?.items ?? []
  const edited = items.find(({ id }) => id === place.edit) ?? null
  const isWritten = mayWrite && (place.edit === 'new' || edited !== null)
  return (
    <>
      {isWritten ? <ScheduleForm key={place.edit} from={edited} close={() => go({ view: VIEW })} /> : null}
      <div className={styles.bar}>
        <p role="status">{asked.data ? words.scheduleTotal(numberText(items.length, language)) : null}</p>
        {mayWrite && !isWritten ? (
          <Link className={buttonClass('main')} href={reportsAt({ view: VIEW, edit: 'new' })}>
            {words.scheduleNew}
          </Link>
        ) : null}
      </div>
      {asked.isPending ? <Waiting /> : null}
      {asked.error ? <Failure error={asked.error} again={() => void asked.refetch()} /> : null}
      {asked.data && items.length === 0 && !isWritten ? (
        <Empty title={words.scheduleNone}>
          <p>{words.scheduleAbout}</p>
        </Empty>
      ) : null}
      <ul>
        {items.map((schedule) => (
          <ScheduleRow key={schedule.id} schedule={schedule} mayWrite={mayWrite} />
        ))}
      </ul>
    </>
  )
}

function ScheduleRow({ schedule, mayWrite }: { schedule: ReportSchedule; mayWrite: boolean }) {
  const words = useWords(REPORT_PAGE_WORDS)
  const { language } = useLanguage()
  const { readers } = useReaders()
  const { id, period, state, nextAt, mailTo } = schedule
  const facts = [
    nextAt === null ? null : words.next(momentText(nextAt, language)),
    words.mailed(readersText(words, mailTo, readers)),
  ]
  return (
    <li className={styles.row} data-schedule={id} data-state={state}>
      <div className={styles.body}>
        <div className={parts.nameLine}>
          <strong>{wordIn(words, period)}</strong>
          <span className={parts[REPORT_TONES[state] ?? 'muted']}>{wordIn(words, state)}</span>
        </div>
        <SpecLine wish={schedule} facts={facts} />
      </div>
      {mayWrite ? <ScheduleActs schedule={schedule} /> : null}
    </li>
  )
}

function ScheduleActs({ schedule }: { schedule: ReportSchedule }) {
  const words = useWords(REPORT_PAGE_WORDS)
  const { language } = useLanguage()
  const queries = useQueryClient()
  const [isLeaving, setLeaving] = useState(false)
  const { id, period, format, state } = schedule
  const name = `${wordIn(words, period)} ${wordIn(words, format)}`
  const turn = useMutation({
    mutationFn: async () =>
      serviceIn(language).reports.changeSchedule(id, { state: state === 'active' ? 'paused' : 'active' }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['reports', 'schedules'] }),
  })
  const action = state === 'active' ? words.pause : words.resume
  return (
    <div className={styles.acts}>
      <Link
        className={buttonClass('quiet')}
        href={reportsAt({ view: VIEW, edit: id })}
        aria-label={words.named(words.edit, name)}
      >
        {words.edit}
      </Link>
      <Button
        weight="quiet"
        aria-label={words.named(action, name)}
        disabled={turn.isPending}
        onClick={() => turn.mutate()}
      >
        {action}
      </Button>
      <Button weight="quiet" aria-label={words.named(words.remove, name)} onClick={() => setLeaving(true)}>
        {words.remove}
      </Button>
      {turn.error ? <Failure error={turn.error} again={() => turn.mutate()} /> : null}
      {isLeaving ? (
        <Suspense fallback={null}>
          <Removal
            title={words.scheduleRemoveTitle}
            question={words.scheduleRemoveSure(name)}
            action={words.remove}
            remove={async () => serviceIn(language).reports.deleteSchedule(id)}
            close={() => setLeaving(false)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
