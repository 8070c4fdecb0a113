import type { Keyword } from '@gonggo/client'
import { Suspense, useMemo } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { useKeywords } from '../../lib/keywords.ts'
import { useWords } from '../../lib/language.tsx'
import { lazily } from '../../lib/lazily.ts'
import { useRights } from '../../lib/rights.ts'
import { useTitle } from '../../lib/title.ts'
import { Button, buttonClass, TextInput } from '../../ui/controls.tsx'
import { Gaps } from '../../ui/gaps.tsx'
import { Empty, Failure, Waiting } from '../../ui/states.tsx'
import { Editor } from './editor.tsx'
import styles from './keywords.module.css'
import { useRecent } from './recent.ts'
import { KeywordTable } from './table.tsx'
import { KEYWORD_WORDS } from './words.ts'

const Import = lazily(() => import('./import.tsx'))

const NEW = 'new'
const NONE: readonly Keyword[] = []
interface Place {
  /** The text to find keywords by. */
  find?: string
  /** The edited keyword: its id, or `new`. */
  edit?: string
  /** The keyword that the new one copies. */
  copy?: string
  sort?: string
}

/** The address contains the search text and the open editor. */
function usePlace() {
  const given = new URLSearchParams(useSearch())
  const [, navigate] = useLocation()
  const place = {
    find: given.get('find') ?? '',
    edit: given.get('edit') ?? '',
    copy: given.get('copy') ?? '',
    sort: given.get('sort') ?? '',
  }
  /** Keeps the sort order. */
  const go = (to: Place, keepsPlace = false) => {
    const next = new URLSearchParams(Object.entries({ sort: place.sort, ...to }).filter(([, value]) => value))
    const text = next.toString()
    navigate(text === '' ? '/keywords' : `/keywords?${text}`, { replace: keepsPlace })
  }
  return { place, go }
}

/** Shows the list, or the view that adds many keywords at once. */
function Keywords() {
  const isImport = new URLSearchParams(useSearch()).get('view') === 'import'
  if (!isImport) return <Listed />
  return (
    <Suspense fallback={<Waiting />}>
      <Import />
    </Suspense>
  )
}

function Listed() {
  const words = useWords(KEYWORD_WORDS)
  const { place, go } = usePlace()
  const asked = useKeywords()
  const mayWrite = useRights().may('keywords', 'keywords:write')
  useTitle(words.title)
  const all = asked.data ?? []
  const begun = all.find(({ id }) => id === (place.copy || place.edit)) ?? null
  const isOpen = mayWrite && (place.edit === NEW || (place.edit !== '' && begun !== null))
  const recent = useRecent(asked.data ?? NONE)
  const found = useMemo(() => (asked.data ?? []).filter((one) => bears(one, place.find)), [asked.data, place.find])
  return (
    <>
      <Bar mayWrite={mayWrite} isNew={place.edit === NEW} create={() => go({ find: place.find, edit: NEW })} />
      <Gaps />
      {mayWrite ? null : <p className={styles.soft}>{words.readOnly}</p>}
      {isOpen && asked.data ? (
        <Editor
          key={`${place.edit} ${place.copy}`}
          from={begun}
          isCopy={place.copy !== ''}
          close={() => go({ find: place.find })}
        />
      ) : null}
      {asked.isPending ? <Waiting /> : null}
      {asked.error ? <Failure error={asked.error} again={() => void asked.refetch()} /> : null}
      {asked.data?.length === 0 && !isOpen ? (
        <Empty title={words.none}>
          <p>{words.noneMore}</p>
        </Empty>
      ) : null}
      {all.length > 0 ? (
        <>
          <div className={styles.find}>
            <TextInput
              type="search"
              label={words.find}
              value={place.find}
              onChange={({ target }) => go({ edit: place.edit, copy: place.copy, find: target.value }, true)}
            />
          </div>
          {found.length === 0 ? (
            <Empty title={words.noneFits}>
              <Button onClick={() => go({ edit: place.edit, copy: place.copy }, true)}>{words.clear}</Button>
            </Empty>
          ) : (
            <KeywordTable
              keywords={found}
              recent={recent}
              sort={place.sort}
              setSort={(sort) => go({ ...place, sort }, true)}
              mayWrite={mayWrite}
              edit={({ id }) => go({ find: place.find, edit: id })}
              copy={({ id }) => go({ find: place.find, edit: NEW, copy: id })}
            />
          )}
        </>
      ) : null}
    </>
  )
}

interface BarProps {
  mayWrite: boolean
  /** Whether a new keyword is being edited. */
  isNew: boolean
  create(): void
}

function Bar({ mayWrite, isNew, create }: BarProps) {
  const words = useWords(KEYWORD_WORDS)
  return (
    <div className={styles.bar}>
      <h1>{words.title}</h1>
      {mayWrite ? (
        <div className={styles.acts}>
          <Link href="/keywords?view=import" className={buttonClass('quiet')}>
            {words.import}
          </Link>
          <Button weight="main" onClick={create} disabled={isNew}>
            {words.create}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

export default Keywords

const bears = ({ keyword, filter }: Keyword, text: string): boolean =>
  [keyword, ...filter.agency, ...filter.industry, ...filter.region, ...filter.exclude]
    .join(' ')
    .toLowerCase()
    .includes(text.trim().toLowerCase())
