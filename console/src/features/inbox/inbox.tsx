import { EVENT_STATES } from '@gonggo/client'
import { type ReactNode, useCallback, useEffect, useMemo } from 'react'
import { Link } from 'wouter'
import { numberText } from '../../lib/format.ts'
import { useKeywords } from '../../lib/keywords.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { storeList } from '../../lib/places.ts'
import { useTitle } from '../../lib/title.ts'
import { EVENT_WORDS } from '../../lib/values.ts'
import { Button, buttonClass, Choice } from '../../ui/controls.tsx'
import { FoldedFilters } from '../../ui/filter-fields.tsx'
import { Empty, Failure, Waiting } from '../../ui/states.tsx'
import { type InboxFilters, inboxAddress, useInboxFilters } from './address.ts'
import { useEvents } from './events.ts'
import styles from './inbox.module.css'
import { EventList } from './list.tsx'
import { MarkResult } from './mark-result.tsx'
import { useMarking } from './marking.ts'
import { INBOX_WORDS, STATE_WORDS } from './words.ts'

function Inbox() {
  const words = useWords(INBOX_WORDS)
  const { language } = useLanguage()
  const { filters, change: filter } = useInboxFilters()
  const { asked, items, fresh, show, lost, connect, change } = useEvents(filters)
  const marking = useMarking(change)
  useTitle(words.title)
  const { fetchNextPage } = asked
  const readMore = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const isHidden = items.length === 0 && asked.hasNextPage
  const isFree = !asked.isFetching && !asked.isFetchNextPageError
  useEffect(() => {
    // A page may contain only hidden events.
    if (isHidden && isFree) readMore()
  }, [isHidden, isFree, readMore])
  useEffect(() => storeList(inboxAddress(filters)), [filters])
  const clear = () => filter({ state: '', type: '', keyword: '' })
  return (
    <>
      <h1 className={styles.heading}>{words.title}</h1>
      <Filters filters={filters} change={filter}>
        {fresh.length > 0 ? (
          <Button weight="main" onClick={show}>
            {words.fresh(numberText(fresh.length, language))}
          </Button>
        ) : null}
      </Filters>
      {lost ? (
        <p role="status" className={styles.lost}>
          {words.lost} <Button onClick={connect}>{words.connect}</Button>
        </p>
      ) : null}
      {asked.isPending ? <Waiting /> : null}
      {asked.isError && !asked.isFetchNextPageError ? (
        <Failure error={asked.error} again={() => void asked.refetch()} />
      ) : null}
      {asked.data && items.length === 0 && !isHidden ? (
        <NoEvents filters={filters} change={filter} clear={clear} />
      ) : null}
      {items.length > 0 ? (
        // A new query needs a new list without selection.
        <EventList
          key={JSON.stringify(filters)}
          items={items}
          hasMore={asked.hasNextPage}
          more={asked.isFetching || asked.isFetchNextPageError ? null : readMore}
          mark={marking.mark}
        />
      ) : null}
      {asked.isFetchingNextPage ? <Waiting /> : null}
      {asked.isFetchNextPageError ? <Failure error={asked.error} again={readMore} /> : null}
      <MarkResult marking={marking} />
      <p className={styles.keys}>{words.keys}</p>
    </>
  )
}

export default Inbox

interface FilterProps {
  filters: InboxFilters
  change(fields: InboxFilters): void
}

function NoEvents({ filters, change, clear }: FilterProps & { clear(): void }) {
  const words = useWords(INBOX_WORDS)
  const { state = '', type, keyword } = filters
  if (type || keyword || (state !== '' && state !== 'all'))
    return (
      <Empty title={words.noneFits}>
        <Button onClick={clear}>{words.clear}</Button>
      </Empty>
    )
  return (
    <Empty title={words.none}>
      <p>{words.noneMore}</p>
      <Link className={buttonClass('main')} href="/search">
        {words.toSearch}
      </Link>
      {state === '' ? <Button onClick={() => change({ state: 'all' })}>{words.showAll}</Button> : null}
    </Empty>
  )
}

/** The row reserves room for a button that appears and disappears, so that the list does not move. */
function Filters({ filters, change, children }: FilterProps & { children: ReactNode }) {
  const words = useWords(INBOX_WORDS)
  const states = useWords(STATE_WORDS)
  const types = useWords(EVENT_WORDS)
  const { data } = useKeywords()
  const keywords = useMemo(() => {
    // A deleted keyword that is still in the address is shown as a choice.
    const named = new Map(filters.keyword ? [[filters.keyword, filters.keyword]] : [])
    for (const { id, keyword } of data ?? []) named.set(id, keyword || words.onlyFilter)
    return [...named]
  }, [data, filters.keyword, words])
  const choose = (name: keyof InboxFilters) => ({
    value: filters[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  return (
    <section className={styles.above} aria-label={words.filters}>
      <FoldedFilters active={Object.keys(filters).length}>
        <div className={styles.filters}>
          <Choice
            label={words.state}
            {...choose('state')}
            options={[
              ['', words.kept],
              ...EVENT_STATES.map((state) => [state, states[state]] as const),
              ['all', words.any],
            ]}
          />
          <Choice label={words.type} {...choose('type')} options={[['', words.any], ...Object.entries(types)]} />
          <Choice label={words.keyword} {...choose('keyword')} options={[['', words.any], ...keywords]} />
        </div>
      </FoldedFilters>
      {children}
    </section>
  )
}
