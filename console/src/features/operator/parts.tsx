import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import { momentText, numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { buttonClass } from '../../ui/controls.tsx'
import { PageBeyond } from '../../ui/page-beyond.tsx'
import { Failure, Waiting } from '../../ui/states.tsx'
import styles from './operator.module.css'
import { OPERATOR_WORDS } from './words.ts'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** Numbers stand on the right, as in every table of the console. */
export type Column = string | { number: string }

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
      <thead>
        <tr>
          {columns.map((column) =>
            typeof column === 'string' ? (
              <th key={column} scope="col">
                {column}
              </th>
            ) : (
              <th key={column.number} scope="col" className={styles.number}>
                {column.number}
              </th>
            ),
          )}
        </tr>
      </thead>
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

interface PagingProps {
  list: { total: number; page: number; pageSize: number }
  to(page: string): string
}

export function Paging({ list: { total, page, pageSize }, to }: PagingProps) {
  const words = useWords(OPERATOR_WORDS)
  const { language } = useLanguage()
  const last = Math.ceil(total / pageSize)
  const pageAddress = (number: number) => to(number === 1 ? '' : String(number))
  if (total > 0 && page > last) return <PageBeyond page={page} last={last} to={pageAddress} />
  if (last <= 1) return null
  return (
    <nav className={styles.paging} aria-label={words.pages}>
      {page > 1 ? (
        <Link className={buttonClass()} href={pageAddress(page - 1)} rel="prev">
          {words.previous}
        </Link>
      ) : null}
      <span>{words.pageOf(numberText(page, language), numberText(last, language))}</span>
      {page < last ? (
        <Link className={buttonClass()} href={pageAddress(page + 1)} rel="next">
          {words.next}
        </Link>
      ) : null}
    </nav>
  )
}

interface Asked<T> {
  data: T | undefined
  error: unknown
  isPending: boolean
  refetch(): unknown
}

/** What was there before stays, also when it could not be asked anew. */
export function Shown<T>({ asked, children }: { asked: Asked<T>; children(data: T): ReactNode }) {
  return (
    <>
      {asked.isPending ? <Waiting /> : null}
      {asked.error ? <Failure error={asked.error} again={() => void asked.refetch()} /> : null}
      {asked.data === undefined ? null : children(asked.data)}
    </>
  )
}
