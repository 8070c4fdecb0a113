import type { Keyword } from '@gonggo/client'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Suspense, useMemo, useRef, useState } from 'react'
import { numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { lazily } from '../../lib/lazily.ts'
import { useNearRows } from '../../lib/near-rows.ts'
import parts from '../../ui/parts.module.css'
import { Failure } from '../../ui/states.tsx'
import { Bulk } from './bulk.tsx'
import { chosenAmong, toggled } from './bulk-change.ts'
import styles from './keywords.module.css'
import { useReadersText } from './readers.tsx'
import type { useRecent } from './recent.ts'
import { Row } from './row.tsx'
import { nextSort, type SortName, sorted, sortIn } from './sort.ts'
import { KEYWORD_WORDS } from './words.ts'

const Removal = lazily(() => import('./removal.tsx'))

interface TableProps {
  keywords: readonly Keyword[]
  recent: ReturnType<typeof useRecent>
  /** The value in the address. */
  sort: string
  setSort(sort: string): void
  mayWrite: boolean
  edit(keyword: Keyword): void
  copy(keyword: Keyword): void
}

export function KeywordTable({ keywords, recent, sort, setSort, mayWrite, edit, copy }: TableProps) {
  const words = useWords(KEYWORD_WORDS)
  const { language } = useLanguage()
  const readersText = useReadersText()
  const [leaving, setLeaving] = useState<Keyword | null>(null)
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const chosen = chosenAmong(keywords, ids)
  const known = recent.data
  const rows = useMemo(() => {
    const matches = new Map([...(known ?? [])].map(([id, one]) => [id, one.matches]))
    return sorted(keywords, sortIn(sort), matches)
  }, [keywords, sort, known])
  const list = useRef<HTMLTableElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const { from, to, above, below } = useNearRows(rows.length, list, body)
  return (
    <>
      <div className={styles.total}>
        {mayWrite ? (
          <label>
            <input
              type="checkbox"
              className={parts.check}
              checked={chosen.length === keywords.length}
              onChange={({ target }) => setIds(new Set(target.checked ? keywords.map(({ id }) => id) : []))}
            />
            {words.chooseAll}
          </label>
        ) : null}
        <span role="status">{words.total(numberText(keywords.length, language))}</span>
      </div>
      {chosen.length > 0 ? <Bulk chosen={chosen} clear={() => setIds(new Set())} /> : null}
      {recent.error ? <Failure error={recent.error} again={() => void recent.refetch()} /> : null}
      <table ref={list} className={styles.table}>
        <Heads sort={sort} setSort={setSort} mayWrite={mayWrite} />
        <Room height={above} />
        <tbody ref={body}>
          {rows.slice(from, to).map((keyword) => (
            <Row
              key={keyword.id}
              keyword={keyword}
              recent={known?.get(keyword.id)}
              readers={readersText(keyword)}
              mayWrite={mayWrite}
              isChosen={ids.has(keyword.id)}
              choose={() => setIds(toggled(ids, keyword.id))}
              edit={() => edit(keyword)}
              copy={() => copy(keyword)}
              remove={() => setLeaving(keyword)}
            />
          ))}
        </tbody>
        <Room height={below} />
      </table>
      {leaving === null ? null : (
        <Suspense fallback={null}>
          <Removal keyword={leaving} close={() => setLeaving(null)} />
        </Suspense>
      )}
    </>
  )
}

/** The space of rows that are far from the window. */
const Room = ({ height }: { height: number }) =>
  height === 0 ? null : (
    <tbody aria-hidden>
      <tr style={{ height }}>
        <td />
      </tr>
    </tbody>
  )

/** Sortable heads are buttons that show the order. On phones, they are a row of buttons. */
function Heads({ sort, setSort, mayWrite }: Pick<TableProps, 'sort' | 'setSort' | 'mayWrite'>) {
  const words = useWords(KEYWORD_WORDS)
  const now = sortIn(sort)
  const head = (by: SortName, name: string, className?: string) => {
    const isHere = now?.by === by
    const order = now?.descending ? 'descending' : 'ascending'
    return (
      <th scope="col" aria-sort={isHere ? order : undefined} className={className}>
        <button type="button" className={styles.sort} onClick={() => setSort(nextSort(now, by))}>
          {name}
          {isHere && now.descending ? <ArrowDown size={13} aria-hidden /> : null}
          {isHere && !now.descending ? <ArrowUp size={13} aria-hidden /> : null}
        </button>
      </th>
    )
  }
  return (
    <thead>
      <tr className={styles.heads}>
        {mayWrite ? <td className={styles.plain} /> : null}
        {head('keyword', words.text)}
        {head('matches', words.recent)}
        {head('alerts', words.alertCount, styles.number)}
        <th scope="col" className={styles.plain}>
          {words.settings}
        </th>
        {head('state', words.state)}
        <td className={styles.plain} />
      </tr>
    </thead>
  )
}
