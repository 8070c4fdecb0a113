import { type ReactNode, useId } from 'react'
import { momentText, numberText } from '../../lib/format.ts'
import { useLanguage } from '../../lib/language.tsx'
import { Failure, Waiting } from '../../ui/states.tsx'
import { type Column, TableHead } from '../../ui/table-head.tsx'
import styles from './operator.module.css'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

export function Table({
  columns,
  isOld = false,
  children,
}: {
  columns: readonly Column[]
  isOld?: boolean
  children: ReactNode
}) {
  return (
    <table className={styles.table} data-old={isOld}>
      <TableHead columns={columns} number={styles.number} />
      <tbody>{children}</tbody>
    </table>
  )
}

export function NumberCell({ name, value }: { name: string; value: number | null }) {
  const { language } = useLanguage()
  return (
    <td className={styles.number} data-label={name}>
      {value === null ? '–' : numberText(value, language)}
    </td>
  )
}

export function Moment({ at }: { at: string | null }) {
  const { language } = useLanguage()
  return at === null ? '–' : <time dateTime={at}>{momentText(at, language)}</time>
}

export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface QueryState<T> {
  data: T | undefined
  error: unknown
  isPending: boolean
  refetch(): unknown
}

/** Keeps the previous data if a refetch fails. */
export function Shown<T>({ asked, children }: { asked: QueryState<T>; children(data: T): ReactNode }) {
  return (
    <>
      {asked.isPending ? <Waiting /> : null}
      {asked.error ? <Failure error={asked.error} again={() => void asked.refetch()} /> : null}
      {asked.data === undefined ? null : children(asked.data)}
    </>
  )
}
