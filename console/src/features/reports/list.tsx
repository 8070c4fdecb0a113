import type { Report } from '@gonggo/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link } from 'wouter'
import { dayText, momentText, numberText } from '../../lib/format.ts'
import { wordIn } from '../../lib/known.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { lazily } from '../../lib/lazily.ts'
import { rangeText } from '../../lib/range-text.ts'
import { serviceIn } from '../../lib/service.ts'
import { Button, buttonClass } from '../../ui/controls.tsx'
import { Paging } from '../../ui/paging.tsx'
import parts from '../../ui/parts.module.css'
import { Empty, Failure, Waiting } from '../../ui/states.tsx'
import { AskForm } from './ask.tsx'
import { reportsAt, useReportPlace } from './place.ts'
import styles from './reports.module.css'
import { SpecLine } from './wish.tsx'
import { REPORT_PAGE_WORDS, REPORT_TONES } from './words.ts'

const Preview = lazily(() => import('./preview.tsx'))
const Removal = lazily(() => import('./removal.tsx'))

const PAGE = 20
/**
 * While a report is being generated, its progress is polled; otherwise new reports of schedules appear within a minute.
 */
const MAKING_MS = 1_000
const IDLE_MS = 60_000
const KILOBYTE = 1_000
const isUnfinished = ({ state }: Report): boolean => state === 'queued' || state === 'running'

export function ReportList({ mayWrite }: { mayWrite: boolean }) {
  const words = useWords(REPORT_PAGE_WORDS)
  const { language } = useLanguage()
  const { place, go } = useReportPlace()
  const page = Number(place.page) || 1
  const asked = useQuery({
    queryKey: ['reports', 'list', page, language],
    queryFn: async ({ signal }) => serviceIn(language).reports.list({ page, pageSize: PAGE }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.items.some(isUnfinished) ? MAKING_MS : IDLE_MS),
  })
  const { items, total } = asked.data ?? { items: [], total: 0 }
  const like = items.find(({ id }) => id === place.ask) ?? null
  const isAsking = mayWrite && (place.ask === 'new' || like !== null)
  return (
    <>
      {isAsking ? <AskForm key={place.ask} like={like} close={() => go({})} /> : null}
      <div className={styles.bar}>
        <p role="status">{asked.data ? words.total(numberText(total, language)) : null}</p>
        {mayWrite && !isAsking ? (
          <Link className={buttonClass('main')} href={reportsAt({ ask: 'new' })}>
            {words.ask}
          </Link>
        ) : null}
      </div>
      {asked.isPending ? <Waiting /> : null}
      {asked.error ? <Failure error={asked.error} again={() => void asked.refetch()} /> : null}
      {asked.data && total === 0 && !isAsking ? (
        <Empty title={words.none}>
          <p>{words.noneMore}</p>
        </Empty>
      ) : null}
      <ul>
        {items.map((report) => (
          <ReportRow key={report.id} report={report} mayWrite={mayWrite} />
        ))}
      </ul>
      <Paging total={total} page={page} size={PAGE} to={(page) => reportsAt({ page })} />
    </>
  )
}

function ReportRow({ report, mayWrite }: { report: Report; mayWrite: boolean }) {
  const words = useWords(REPORT_PAGE_WORDS)
  const { language } = useLanguage()
  const { period, from, to, state, asOf, bytes, createdAt, expiresAt, scheduleId } = report
  const name = `${wordIn(words, period)} ${rangeText(dayText(from, language), dayText(to, language), language)}`
  const facts = [
    asOf === null ? words.askedAt(momentText(createdAt, language)) : words.asOf(momentText(asOf.at, language)),
    bytes === null ? null : words.size(numberText(Math.ceil(bytes / KILOBYTE), language)),
    expiresAt === null || state !== 'ready' ? null : words.until(dayText(expiresAt, language)),
    scheduleId === null ? null : words.bySchedule,
  ]
  return (
    <li className={styles.row} data-report={report.id} data-state={state}>
      <div className={styles.body}>
        <div className={parts.nameLine}>
          <strong>{name}</strong>
          <ReportState report={report} />
        </div>
        <SpecLine wish={report} facts={facts} />
      </div>
      <ReportActs report={report} name={name} mayWrite={mayWrite} />
    </li>
  )
}

function ReportState({ report: { state, progress, reason, language: written } }: { report: Report }) {
  const words = useWords(REPORT_PAGE_WORDS)
  const { language } = useLanguage()
  const more: Record<string, string> = {
    queued: words.queuedMore,
    failed: (written === language && reason) || words.failedMore,
    expired: words.expiredMore,
  }
  const word = state === 'running' ? words.running(numberText(progress, language)) : wordIn(words, state)
  return (
    <p role="status">
      <span className={parts[REPORT_TONES[state] ?? 'muted']}>{word}</span>{' '}
      {state === 'running' ? <progress max={100} value={progress} aria-label={word} /> : null}
      <span className={parts.soft}>{more[state]}</span>
    </p>
  )
}

interface ReportActsProps {
  report: Report
  name: string
  mayWrite: boolean
}

function ReportActs({ report, name, mayWrite }: ReportActsProps) {
  const words = useWords(REPORT_PAGE_WORDS)
  const { language } = useLanguage()
  const [isLeaving, setLeaving] = useState(false)
  const [isShown, setShown] = useState(false)
  const { id, format, state } = report
  const file = `/v1/reports/${encodeURIComponent(id)}/content`
  const isMaking = isUnfinished(report)
  const action = isMaking ? words.giveUp : words.remove
  return (
    <div className={styles.acts}>
      {state === 'ready' ? (
        <>
          {format === 'html' ? (
            <Button weight="quiet" aria-label={words.named(words.preview, name)} onClick={() => setShown(true)}>
              {words.preview}
            </Button>
          ) : null}
          <a className={buttonClass()} href={file} download aria-label={words.named(words.download, name)}>
            {words.download}
          </a>
        </>
      ) : null}
      {mayWrite && !isMaking ? (
        <Link
          className={buttonClass('quiet')}
          href={reportsAt({ ask: id })}
          aria-label={words.named(words.again, name)}
        >
          {words.again}
        </Link>
      ) : null}
      {mayWrite ? (
        <Button weight="quiet" aria-label={words.named(action, name)} onClick={() => setLeaving(true)}>
          {action}
        </Button>
      ) : null}
      {isShown ? (
        <Suspense fallback={null}>
          <Preview id={id} name={name} file={file} close={() => setShown(false)} />
        </Suspense>
      ) : null}
      {isLeaving ? (
        <Suspense fallback={null}>
          <Removal
            title={words.removeTitle}
            question={isMaking ? words.giveUpSure(name) : words.removeSure(name)}
            action={action}
            remove={async () => serviceIn(language).reports.delete(id)}
            close={() => setLeaving(false)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
