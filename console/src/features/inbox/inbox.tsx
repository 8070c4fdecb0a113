import type { Event } from '@gonggo/client'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { useTitle } from '../../lib/title.ts'
import { Button, buttonClass, Choice } from '../../ui/controls.tsx'
import { Empty, Failure, Waiting } from '../../ui/states.tsx'
import { eventFits, type InboxFilters, useInboxFilters } from './address.ts'
import { useEvents } from './events.ts'
import styles from './inbox.module.css'
import { EventList } from './list.tsx'
import { useMarking } from './marking.ts'
import { Told } from './told.tsx'
import { EVENT_STATES_SHOWN, INBOX_WORDS, STATE_WORDS, TYPE_WORDS } from './words.ts'

function Inbox() {
  const words = useWords(INBOX_WORDS)
  const { language } = useLanguage()
  const { filters, change: filter } = useInboxFilters()
  const { asked, items, fresh, lost, change } = useEvents()
  const marking = useMarking(change)
  useTitle(words.title)
  const fitting = useMemo(() => fresh.filter((event) => eventFits(event, filters)).length, [fresh, filters])
  return (
    <>
      <h1 className={styles.heading}>{words.title}</h1>
      <Filters items={items} filters={filters} change={filter} />
      <div className={styles.live}>
        {fitting > 0 ? (
          <Button weight="main" onClick={() => change((before) => [...fresh, ...before])}>
            {words.fresh(numberText(fitting, language))}
          </Button>
        ) : null}
        {lost ? (
          <p role="status">
            {words.lost} <Button onClick={() => void asked.refetch()}>{words.connect}</Button>
          </p>
        ) : null}
      </div>
      {asked.isPending ? <Waiting /> : null}
      {asked.error ? <Failure error={asked.error} again={() => void asked.refetch()} /> : null}
      {asked.data && items.length === 0 ? <NoEvents /> : null}
      {items.length > 0 ? (
        // Another question begins another list: with nothing selected, and nothing held that no longer fits.
        <EventList
          key={JSON.stringify(filters)}
          items={items}
          filters={filters}
          mark={marking.mark}
          clear={() => filter({ state: '', type: '', keyword: '' })}
        />
      ) : null}
      <Told marking={marking} />
      <p className={styles.keys}>{words.keys}</p>
    </>
  )
}

export default Inbox

function NoEvents() {
  const words = useWords(INBOX_WORDS)
  return (
    <Empty title={words.none}>
      <p>{words.noneMore}</p>
      <Link className={buttonClass('main')} href="/search">
        {words.toSearch}
      </Link>
    </Empty>
  )
}

interface FiltersProps {
  items: readonly Event[]
  filters: InboxFilters
  change(fields: InboxFilters): void
}

function Filters({ items, filters, change }: FiltersProps) {
  const words = useWords(INBOX_WORDS)
  const states = useWords(STATE_WORDS)
  const types = useWords(TYPE_WORDS)
  const keywords = useMemo(() => {
    const named = new Map(filters.keyword ? [[filters.keyword, filters.keyword]] : [])
    // Newest first: the text that a keyword had last is the one that is shown.
    for (const { data } of items.toReversed())
      for (const { keywordId, keyword } of data.matches ?? []) named.set(keywordId, keyword || words.onlyFilter)
    return [...named]
  }, [items, filters.keyword, words])
  const choose = (name: keyof InboxFilters) => ({
    value: filters[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  return (
    <section className={styles.filters} aria-label={words.filters}>
      <Choice
        label={words.state}
        {...choose('state')}
        options={[
          ['', words.kept],
          ...EVENT_STATES_SHOWN.map((state) => [state, states[state]] as const),
          ['all', words.any],
        ]}
      />
      <Choice label={words.type} {...choose('type')} options={[['', words.any], ...Object.entries(types)]} />
      <Choice label={words.keyword} {...choose('keyword')} options={[['', words.any], ...keywords]} />
    </section>
  )
}
