import { useEffect, useRef, useState } from 'react'
import { numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { Button, Choice } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import { Failure } from '../../ui/states.tsx'
import { EMAILS } from './draft.ts'
import styles from './import.module.css'
import { ForAll } from './import-for-all.tsx'
import { LineRow } from './import-line.tsx'
import { type Change, isOpen, type List } from './import-list.ts'
import { type Run, useRun } from './import-run.ts'
import { useVerdicts, type Verdicts } from './import-verdicts.ts'
import { IMPORT_WORDS } from './import-words.ts'

interface ListViewProps {
  list: List
  change(change: Change): void
  clear(): void
}

/** The lines with their expected results, and the buttons of the list. */
export function ListView({ list, change, clear }: ListViewProps) {
  const words = useWords(IMPORT_WORDS)
  const { language } = useLanguage()
  const [email, setEmail] = useState<string>('instant')
  const { run, start, stop } = useRun(list, email, change)
  const isRunning = run !== null && !run.isOver
  const { asked, isFresh } = useVerdicts(list.lines, isRunning)
  const of = asked.data?.of
  const ready = list.lines.filter((line) => isOpen(line) && of?.get(line.number)?.verdict === 'ok')
  const problems = list.lines.filter((line) => isOpen(line) && (of?.get(line.number)?.verdict ?? 'ok') !== 'ok')
  const rows = useRef<HTMLUListElement>(null)
  /** The number of the line that was visited last. */
  const last = useRef(0)
  const goToNext = () => {
    const next = problems.find(({ number }) => number > last.current) ?? problems[0]
    last.current = next?.number ?? 0
    focusLine(rows.current, next?.number)
  }
  return (
    <>
      {list.ignored.length > 0 ? <Ignored names={list.ignored} /> : null}
      <div className={styles.bar} aria-busy={asked.isFetching}>
        <Choice
          label={words.email}
          value={email}
          disabled={isRunning}
          onChange={({ target }) => setEmail(target.value)}
          options={EMAILS.map((one) => [one, words[one]] as const)}
        />
        <div className={styles.actions}>
          {isRunning ? (
            <Button onClick={stop}>{words.stop}</Button>
          ) : (
            <Button weight="main" disabled={!isFresh || ready.length === 0} onClick={() => void start(ready)}>
              {words.run(numberText(ready.length, language))}
            </Button>
          )}
          <Button disabled={problems.length === 0} onClick={goToNext}>
            {words.next}
          </Button>
          <Button disabled={isRunning} onClick={clear}>
            {words.clear}
          </Button>
        </div>
      </div>
      <ForAll isFixed={isRunning} apply={(cells) => change({ does: 'writeAll', cells })} />
      {run ? <Progress run={run} again={() => void start(ready)} /> : null}
      {asked.error && !isRunning ? <Failure error={asked.error} again={() => void asked.refetch()} /> : null}
      <Summary list={list} ready={ready.length} verdicts={asked.data ?? null} isFresh={isFresh || isRunning} />
      <ul ref={rows}>
        {list.lines.map((line) => (
          <LineRow
            key={line.number}
            line={line}
            columns={list.columns}
            verdict={of?.get(line.number) ?? null}
            isRunning={isRunning}
            change={change}
          />
        ))}
      </ul>
    </>
  )
}

function Ignored({ names }: { names: readonly string[] }) {
  const words = useWords(IMPORT_WORDS)
  const named = names.map((name) => (/^\d+$/.test(name) ? words.columnAt(name) : name))
  return <p className={parts.soft}>{words.ignored(named.join(', '))}</p>
}

interface SummaryProps {
  list: List
  ready: number
  verdicts: Verdicts | null
  isFresh: boolean
}

function Summary({ list: { lines }, ready, verdicts, isFresh }: SummaryProps) {
  const words = useWords(IMPORT_WORDS)
  const { language } = useLanguage()
  const text = (count: number) => numberText(count, language)
  const open = lines.filter(isOpen).length
  const added = lines.filter(({ outcome }) => outcome?.isAdded).length
  const out = lines.length - open - added
  const isKnown = open === 0 || (verdicts !== null && isFresh)
  return (
    <div className={styles.summary}>
      <p role="status">
        {isKnown ? words.summary(text(lines.length), text(ready), text(open - ready), text(out)) : words.asking}
        {isKnown && added > 0 ? words.summaryAdded(text(added)) : ''}
      </p>
      {verdicts !== null && verdicts.limit > 0 ? (
        <p className={parts.soft}>{words.room(text(verdicts.used), text(verdicts.limit))}</p>
      ) : null}
    </div>
  )
}

function Progress({ run, again }: { run: Run; again(): void }) {
  const words = useWords(IMPORT_WORDS)
  const { language } = useLanguage()
  const text = (count: number) => numberText(count, language)
  const { done, of, added, refused, isOver, error } = run
  const left = useCountdown(run.waits)
  if (!isOver)
    return (
      <div className={styles.progress}>
        <progress max={of} value={done} aria-label={words.title} />
        <p role="status">{left === null ? words.running(text(done), text(of)) : words.waiting(text(left))}</p>
      </div>
    )
  return (
    <>
      <p role="status" className={styles.result}>
        {words.result(text(added), text(refused))} {done < of ? words.left(text(of - done)) : ''}
      </p>
      {error ? <Failure error={error} again={again} /> : null}
    </>
  )
}

const SECOND = 1_000

/** The remaining seconds. */
function useCountdown(seconds: number | null): number | null {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    setLeft(seconds)
    if (seconds === null) return
    const timer = setInterval(() => setLeft((now) => Math.max(0, (now ?? 0) - 1)), SECOND)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}

/** Focuses the invalid field, or the first field of the line. */
function focusLine(rows: HTMLElement | null, number: number | undefined): void {
  const row = rows?.querySelector(`[data-line="${number}"]`)
  const field =
    row?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? row?.querySelector<HTMLElement>('[aria-invalid]')
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
}
