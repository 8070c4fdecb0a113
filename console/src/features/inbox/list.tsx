import type { Event } from '@gonggo/client'
import { useMemo, useState } from 'react'
import { numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { stepRow } from '../../lib/rows.ts'
import { useShortcuts } from '../../lib/shortcuts.ts'
import { Button } from '../../ui/controls.tsx'
import { Empty } from '../../ui/states.tsx'
import { eventFits, type InboxFilters } from './address.ts'
import styles from './inbox.module.css'
import { EventRow } from './row.tsx'
import { type EventStateName, INBOX_WORDS } from './words.ts'

/** As many rows as a page of an hour’s work has; the others come when they are asked for. */
const STEP = 100

interface EventListProps {
  items: readonly Event[]
  filters: InboxFilters
  mark(events: readonly Event[], state: EventStateName, isTold?: boolean): Promise<void>
  clear(): void
}

export function EventList({ items, filters, mark, clear }: EventListProps) {
  const words = useWords(INBOX_WORDS)
  const { language } = useLanguage()
  const [most, setMost] = useState(STEP)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  // What is marked here stays where it is, also where it no longer fits: nothing moves under the hand.
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set())
  const found = useMemo(
    () => items.filter((event) => held.has(event.id) || eventFits(event, filters)),
    [items, held, filters],
  )
  const rows = found.slice(0, most)
  const markAll = (events: readonly Event[], state: EventStateName, isTold = true) => {
    setHeld(new Set([...held, ...events.map(({ id }) => id)]))
    void mark(events, state, isTold)
  }
  useListKeys(rows, markAll)
  const select = (id: string, isSelected: boolean) => {
    const next = new Set(selected)
    if (isSelected) next.add(id)
    else next.delete(id)
    setSelected(next)
  }
  if (found.length === 0)
    return (
      <Empty title={words.noneFits}>
        <Button onClick={clear}>{words.clear}</Button>
      </Empty>
    )
  return (
    <>
      <Bar
        total={found.length}
        rows={rows}
        selected={selected}
        setSelected={setSelected}
        mark={(state) => {
          markAll(
            rows.filter(({ id }) => selected.has(id)),
            state,
          )
          setSelected(new Set())
        }}
      />
      <ul className={styles.list}>
        {rows.map((event) => (
          <EventRow
            key={event.id}
            event={event}
            isSelected={selected.has(event.id)}
            select={select}
            mark={(one, state) => markAll([one], state)}
            open={(one) => one.state === 'new' && markAll([one], 'seen', false)}
          />
        ))}
      </ul>
      {found.length > most ? (
        <p className={styles.more}>
          <Button onClick={() => setMost(most + STEP)}>
            {words.more(numberText(Math.min(STEP, found.length - most), language))}
          </Button>
        </p>
      ) : null}
    </>
  )
}

function useListKeys(rows: readonly Event[], mark: (events: readonly Event[], state: EventStateName) => void): void {
  const markFocused = (state: EventStateName) => () => {
    const id = document.activeElement?.closest('[data-event]')?.getAttribute('data-event')
    mark(
      rows.filter((event) => event.id === id),
      state,
    )
  }
  useShortcuts({
    j: () => stepRow(1),
    k: () => stepRow(-1),
    s: markFocused('starred'),
    e: markFocused('dismissed'),
    u: markFocused('new'),
  })
}

interface BarProps {
  total: number
  rows: readonly Event[]
  selected: ReadonlySet<string>
  setSelected(ids: ReadonlySet<string>): void
  mark(state: EventStateName): void
}

function Bar({ total, rows, selected, setSelected, mark }: BarProps) {
  const words = useWords(INBOX_WORDS)
  const { language } = useLanguage()
  const isAll = rows.every(({ id }) => selected.has(id))
  return (
    <div className={styles.bar}>
      <input
        type="checkbox"
        className={styles.check}
        checked={isAll}
        aria-label={words.selectAll}
        onChange={() => setSelected(new Set(isAll ? [] : rows.map(({ id }) => id)))}
      />
      <p role="status">
        {selected.size > 0
          ? words.selected(numberText(selected.size, language))
          : words.total(numberText(total, language))}
      </p>
      {selected.size > 0 ? (
        <fieldset className={styles.actions} aria-label={words.actions}>
          <Button onClick={() => mark('seen')}>{words.markSeen}</Button>
          <Button onClick={() => mark('starred')}>{words.markStarred}</Button>
          <Button onClick={() => mark('dismissed')}>{words.markDismissed}</Button>
          <Button onClick={() => mark('new')}>{words.markNew}</Button>
        </fieldset>
      ) : null}
    </div>
  )
}
