import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { lazily } from '../../lib/lazily.ts'
import { usePaced } from '../../lib/now.ts'
import { storeList } from '../../lib/places.ts'
import { pressInRow, stepRow } from '../../lib/rows.ts'
import { serviceIn } from '../../lib/service.ts'
import { useShortcuts } from '../../lib/shortcuts.ts'
import { useTitle } from '../../lib/title.ts'
import { Button } from '../../ui/controls.tsx'
import { Paging } from '../../ui/paging.tsx'
import { Failure, Waiting } from '../../ui/states.tsx'
import {
  addressOf,
  comparedIn,
  MOST_COMPARED,
  PAGE_SIZE,
  queryOf,
  type SearchState,
  useSearchState,
} from './address.ts'
import { Chips } from './chips.tsx'
import { ColumnChoice, useColumns } from './columns.tsx'
import { useDefaults } from './defaults.ts'
import { DensitySwitch, useDensity } from './density.tsx'
import { Download } from './download.tsx'
import { type ColumnName, fieldsFor } from './fields.ts'
import { Filters } from './filters.tsx'
import { amountOf } from './listed-amount.ts'
import { NoResults } from './no-results.tsx'
import { Covered, PlaceChoice } from './places.tsx'
import { faultOf, QueryField } from './query-field.tsx'
import { Results } from './results.tsx'
import styles from './search.module.css'
import { SEARCH_WORDS } from './words.ts'

const Compare = lazily(() => import('./compare.tsx'))
const SaveKeyword = lazily(() => import('./save-keyword.tsx'))
/** The minimum time between requests: a held key sends twenty a second instead of thirty. */
const PACE_MS = 50

function useSearchKeys(field: RefObject<HTMLInputElement | null>): void {
  const keys = useMemo(
    () => ({
      '/': () => field.current?.focus(),
      j: () => stepRow(1),
      k: () => stepRow(-1),
      s: () => pressInRow('[data-star]'),
    }),
    [field],
  )
  useShortcuts(keys)
}

const pageOf = (state: SearchState) => (page: string) => addressOf({ ...state, page })
/** Names the tab after the search, and stores the address for the link back from a notice. */
function useStoredSearch(state: SearchState, title: string): void {
  useTitle(state.keyword ? `${state.keyword} · ${title}` : title)
  useEffect(() => storeList(addressOf(state)), [state])
}

function Search() {
  const words = useWords(SEARCH_WORDS)
  const { language } = useLanguage()
  const { state, change } = useSearchState()
  const { narrowed, asked, hasProfile, isKnown } = useSearchQuery(state)
  const comparing = useComparing(state, change)
  const [columns, density] = [useColumns(), useDensity()]
  const field = useRef<HTMLInputElement>(null)
  const [isSaving, setSaving] = useState(false)
  useStoredSearch(state, words.title)
  const found = useFound(asked, columns.columns, isKnown)
  useSearchKeys(field)
  const [fault, list] = [faultOf(found.error), found.data]
  return (
    <>
      <h1 className={styles.title}>{words.title}</h1>
      <QueryField ref={field} value={state.keyword ?? ''} fault={fault} change={(keyword) => change({ keyword })} />
      <PlaceChoice place={state.in} change={(place) => change({ in: place })} />
      <div className={styles.columns}>
        <Filters state={narrowed} hasProfile={hasProfile} change={change} error={found.error} />
        <section aria-busy={found.isFetching} aria-label={words.title}>
          <Bar
            total={list && !found.error ? words.total(numberText(list.total, language)) : ''}
            asked={asked}
            isEmpty={!list?.total}
            columns={columns}
            density={density}
            save={() => setSaving(true)}
          />
          <Covered list={found.error ? undefined : list} />
          <Chips state={narrowed} change={change} />
          {comparing.chosen.length > 0 ? (
            <Suspense fallback={<Waiting />}>
              <Compare {...comparing} />
            </Suspense>
          ) : null}
          {found.isPending ? <Waiting /> : null}
          {found.error && !fault ? <Failure error={found.error} again={() => void found.refetch()} /> : null}
          {list && !found.error && list.total === 0 ? <NoResults state={asked} change={change} /> : null}
          {list && list.total > 0 && (!found.error || fault) ? (
            <>
              <Results
                bids={list.items}
                query={list.query}
                amount={list.amount}
                columns={columns.columns}
                sizes={columns.sizes}
                density={density.density}
                comparing={comparing}
                isOld={found.isPlaceholderData || Boolean(fault)}
              />
              <Paging total={list.total} page={list.page} size={PAGE_SIZE} to={pageOf(state)} />
            </>
          ) : null}
          <p className={styles.keys}>{words.keys}</p>
        </section>
      </div>
      {isSaving ? (
        <Suspense fallback={null}>
          <SaveKeyword state={asked} close={() => setSaving(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

export default Search

interface BarProps {
  total: string
  asked: SearchState
  isEmpty: boolean
  columns: ReturnType<typeof useColumns>
  density: ReturnType<typeof useDensity>
  save: () => void
}

/** The total, and the actions of the list. */
function Bar({ total, asked, isEmpty, columns, density, save }: BarProps) {
  const words = useWords(SEARCH_WORDS)
  const canSave = Boolean(asked.keyword || asked.agency || asked.industry)
  return (
    <div className={styles.bar}>
      <p className={styles.total} role="status">
        {total}
      </p>
      <ColumnChoice {...columns} />
      <Download state={asked} columns={columns.columns} isEmpty={isEmpty}>
        <DensitySwitch {...density} />
      </Download>
      <Button onClick={save} disabled={!canSave} title={canSave ? undefined : words.saveNeeds}>
        {words.save}
      </Button>
    </div>
  )
}

/** The query with the default status and verdicts, limited in frequency. */
function useSearchQuery(state: SearchState) {
  const { narrowed, hasProfile, isKnown } = useDefaults(state)
  const paced = usePaced(narrowed, PACE_MS)
  // The comparison is not part of the query.
  const asked = useMemo(() => ({ ...paced, compare: '' }), [paced])
  return { narrowed, asked, hasProfile, isKnown }
}

/** Requests of superseded queries are aborted. */
function useFound(asked: SearchState, columns: readonly ColumnName[], isReady: boolean) {
  const { language } = useLanguage()
  const fields = fieldsFor(columns)
  return useQuery({
    queryKey: ['bids', asked, fields, language],
    queryFn: async ({ signal }) => ({
      // The query of the shown result, which may be older than the current one.
      query: asked.keyword ?? '',
      amount: amountOf(asked),
      ...(await serviceIn(language).bids.list({ ...queryOf(asked), ...(fields && { fields }) }, { signal })),
    }),
    placeholderData: keepPreviousData,
    enabled: isReady,
  })
}

/** The compared notices are in the address, so that a comparison can be sent. Memoized while the user types. */
function useComparing({ page = '', compare = '' }: SearchState, change: (fields: SearchState) => void) {
  return useMemo(() => {
    const chosen = comparedIn({ compare })
    const toggle = (noticeNo: string) => {
      const others = chosen.filter((one) => one !== noticeNo)
      const next = others.length < chosen.length ? others : [...chosen, noticeNo].slice(0, MOST_COMPARED)
      change({ page, compare: next.join(',') })
    }
    return { chosen, toggle, clear: () => change({ page, compare: '' }) }
  }, [page, compare, change])
}
