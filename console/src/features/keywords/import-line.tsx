import { memo, useId } from 'react'
import { Link } from 'wouter'
import { numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import parts from '../../ui/parts.module.css'
import styles from './import.module.css'
import type { Column } from './import-grid.ts'
import type { Change, Line } from './import-list.ts'
import type { Verdict } from './import-verdicts.ts'
import { IMPORT_WORDS } from './import-words.ts'

interface LineRowProps {
  line: Line
  columns: readonly Column[]
  /** Null if the line was not checked, or not yet. */
  verdict: Verdict | null
  isRunning: boolean
  change(change: Change): void
}

/** Memoized, because there may be a thousand lines. */
export const LineRow = memo(function LineRow({ line, columns, verdict, isRunning, change }: LineRowProps) {
  const words = useWords(IMPORT_WORDS)
  const { language } = useLanguage()
  const { number, cells, isLeftOut, outcome } = line
  const count = numberText(number, language)
  const isAdded = outcome?.isAdded === true
  const shown = isLeftOut || isAdded ? null : verdict
  return (
    <li className={columns.length > 1 ? `${styles.line} ${styles.named}` : styles.line} data-line={number}>
      <span className={styles.number}>
        <input
          type="checkbox"
          className={parts.check}
          aria-label={words.take(count)}
          checked={!isLeftOut}
          disabled={isAdded || isRunning}
          onChange={({ target }) => change({ does: 'leaveOut', number, isLeftOut: !target.checked })}
        />
        {count}
      </span>
      <div className={styles.cells}>
        {columns.map((column) => (
          <Cell
            key={column}
            column={column}
            name={words.cell(count, words[column])}
            isNamed={columns.length > 1}
            text={cells[column] ?? ''}
            faults={shown ? shown.errors.filter((error) => isAbout(error.name, column) && isFault(shown)) : []}
            isFixed={isAdded || isRunning}
            write={(text) => change({ does: 'write', number, cells: { [column]: text } })}
          />
        ))}
      </div>
      <p className={styles.verdict}>
        <VerdictWord line={line} verdict={shown} />
      </p>
      {outcome?.isAdded === false && !isLeftOut ? <p className={styles.message}>{outcome.message}</p> : null}
    </li>
  )
})

/** `filter.region[0]` belongs to the column `region`. */
const isAbout = (name: string, column: Column): boolean =>
  name.replace(/^filter\./, '').replace(/[[.].*$/, '') === column

/** The word beside the line shows other results. */
const isFault = ({ verdict }: Verdict): boolean => verdict === 'invalid' || verdict === 'matches_everything'

interface CellProps {
  column: Column
  name: string
  /** Whether to show the label: a single field needs none. */
  isNamed: boolean
  text: string
  faults: Verdict['errors']
  isFixed: boolean
  write(text: string): void
}

function Cell({ column, name, isNamed, text, faults, isFixed, write }: CellProps) {
  const words = useWords(IMPORT_WORDS)
  const id = useId()
  return (
    <div className={column === 'keyword' ? styles.keyword : styles.cell}>
      {isNamed ? (
        <span className={parts.label} aria-hidden="true">
          {words[column]}
        </span>
      ) : null}
      <input
        className={parts.input}
        aria-label={name}
        aria-invalid={faults.length > 0}
        aria-describedby={faults.length > 0 ? id : undefined}
        spellCheck={false}
        readOnly={isFixed}
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      {faults.length > 0 ? (
        <div id={id} className={parts.fault}>
          {faults.map(({ name: place, message, at }) => (
            <p key={`${place} ${message}`}>
              {at === undefined ? null : <Pointed text={text} at={at} />}
              {message}
            </p>
          ))}
        </div>
      ) : null}
    </div>
  )
}

/** The text again, with a mark at the wrong character. */
function Pointed({ text, at }: { text: string; at: number }) {
  const letters = [...text.trim()]
  return (
    <code className={styles.pointed}>
      {letters.slice(0, at).join('')}
      <strong className={styles.wrong}>{letters[at] ?? ' '}</strong>
      {letters.slice(at + 1).join('')}
    </code>
  )
}

function VerdictWord({ line, verdict }: { line: Line; verdict: Verdict | null }) {
  const words = useWords(IMPORT_WORDS)
  const { language } = useLanguage()
  const { number, isLeftOut, outcome } = line
  if (outcome?.isAdded)
    return (
      <>
        <span className={parts.good}>{words.added}</span> <ToKeyword id={outcome.keywordId} number={number} />
      </>
    )
  if (isLeftOut) return words.out
  if (outcome) return <span className={parts.bad}>{words.refused}</span>
  if (verdict === null) return null
  const { matches, sameAs, keywordId } = verdict
  switch (verdict.verdict) {
    case 'ok':
      return <span className={parts.good}>{words.ok(numberText(matches ?? 0, language))}</span>
    case 'repeated':
      return <span className={parts.warning}>{words.repeated(numberText(sameAs ?? 0, language))}</span>
    case 'keyword_exists':
      return (
        <>
          <span className={parts.warning}>{words.keyword_exists}</span>{' '}
          {keywordId === null ? null : <ToKeyword id={keywordId} number={number} />}
        </>
      )
    case 'matches_everything':
      return <span className={parts.bad}>{words.matches_everything}</span>
    case 'limit_reached':
      return <span className={parts.warning}>{words.limit_reached}</span>
    default:
      return <span className={parts.bad}>{words.invalid}</span>
  }
}

/** The list stays in this tab, so users can come back. */
function ToKeyword({ id, number }: { id: string; number: number }) {
  const words = useWords(IMPORT_WORDS)
  const { language } = useLanguage()
  return (
    <Link href={`/keywords?edit=${encodeURIComponent(id)}`} aria-label={words.showNamed(numberText(number, language))}>
      {words.show}
    </Link>
  )
}
