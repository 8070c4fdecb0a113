import { ApiError } from '@gonggo/client'
import type { Ref } from 'react'
import { useWords } from '../../lib/language.tsx'
import parts from '../../ui/parts.module.css'
import styles from './search.module.css'
import { SEARCH_WORDS } from './words.ts'

interface QueryFault {
  message: string
  /** The position of the error in code points. */
  at: number | null
}

/** The error in the search text; null = none, or an error elsewhere. */
export function faultOf(error: unknown): QueryFault | null {
  const told = error instanceof ApiError ? error.errors.find(({ name }) => name === 'keyword') : undefined
  return told ? { message: told.message, at: told.at ?? null } : null
}

interface QueryFieldProps {
  ref: Ref<HTMLInputElement>
  value: string
  fault: QueryFault | null
  change(keyword: string): void
}

export function QueryField({ ref, value, fault, change }: QueryFieldProps) {
  const words = useWords(SEARCH_WORDS)
  return (
    <search className={styles.query}>
      <label className={parts.hidden} htmlFor="query">
        {words.query}
      </label>
      <input
        ref={ref}
        id="query"
        type="search"
        className={`${parts.input} ${styles.queryInput}`}
        placeholder={words.placeholder}
        value={value}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={fault !== null}
        aria-describedby={fault ? 'query-fault' : undefined}
        onChange={({ target }) => change(target.value)}
      />
      {fault ? <Pointed value={value} fault={fault} /> : null}
    </search>
  )
}

/** The text again, with a mark at the wrong character. */
function Pointed({ value, fault: { message, at } }: { value: string; fault: QueryFault }) {
  const letters = [...value]
  return (
    <div id="query-fault" className={styles.fault} role="alert">
      {at === null ? null : (
        <code>
          {letters.slice(0, at).join('')}
          <strong className={styles.wrong}>{letters[at] ?? ' '}</strong>
          {letters.slice(at + 1).join('')}
        </code>
      )}
      <span>{message}</span>
    </div>
  )
}
