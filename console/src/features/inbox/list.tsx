import type { Event } from '@gonggo/client'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { useNearRows } from '../../lib/near-rows.ts'
import { useNow } from '../../lib/now.ts'
import { stepRow } from '../../lib/rows.ts'
import { useShortcuts } from '../../lib/shortcuts.ts'
import { Button } from '../../ui/controls.tsx'
import styles from './inbox.module.css'
import { EventRow } from './row.tsx'
import { type EventStateName, INBOX_WORDS } from './words.ts'

interface EventListProps {
  items: readonly Event[]
  /** Whether there are older ones than those read so far. */
  hasMore: boolean
  /** Reads them; `null` while that goes on or was refused. */
  more: (() => void) | null
  mark(events: readonly Event[], state: EventStateName, isTold?: boolean): Promise<void>
}

export function EventList({ items, hasMore, more, mark }: EventListProps) {
  const now = useNow()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const list = useRef<HTMLUListElement>(null)
  const { from, to, above, below } = useNearRows(items.length, list)
  const rows = useMemo(() => items.slice(from, to), [items, from, to])
  const isNearEnd = to === items.length
  useEffect(() => {
    if (isNearEnd && hasMore) more?.()
  }, [isNearEnd, hasMore, more])
  useListKeys(rows, mark)
  const select = useCallback((id: string, isSelected: boolean) => {
    setSelected((before) => {
      const next = new Set(before)
      if (isSelected) next.add(id)
      else next.delete(id)
      return next
    })
  }, [])
  const markOne = useCallback((one: Event, state: EventStateName) => void mark([one], state), [mark])
  const open = useCallback(
    (one: Event) => {
      if (one.state === 'new') void mark([one], 'seen', false)
    },
    [mark],
  )
  return (
    <>
      <Bar
        items={items}
        hasMore={hasMore}
        selected={selected}
        setSelected={setSelected}
        mark={(state) => {
          void mark(
            items.filter(({ id }) => selected.has(id)),
            state,
          )
          setSelected(new Set())
        }}
      />
      <ul ref={list} className={styles.list} style={{ paddingTop: above, paddingBottom: below }}>
        {rows.map((event) => (
          <EventRow
            key={event.id}
            event={event}
            isSelected={selected.has(event.id)}
            now={now}
            select={select}
            mark={markOne}
            open={open}
          />
        ))}
      </ul>
    </>
  )
}

function useListKeys(rows: readonly Event[], mark: EventListProps['mark']): void {
  const markFocused = (state: EventStateName) => () => {
    const id = document.activeElement?.closest('[data-event]')?.getAttribute('data-event')
    void mark(
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
  items: readonly Event[]
  hasMore: boolean
  selected: ReadonlySet<string>
  setSelected(ids: ReadonlySet<string>): void
  mark(state: EventStateName): void
}

function Bar({ items, hasMore, selected, setSelected, mark }: BarProps) {
  const words = useWords(INBOX_WORDS)
  const { language } = useLanguage()
  const isAll = useMemo(() => items.every(({ id }) => selected.has(id)), [items, selected])
  const count = numberText(selected.size || items.length, language)
  return (
    <div className={styles.bar}>
      <input
        type="checkbox"
        className={styles.check}
        checked={isAll}
        aria-label={words.selectAll}
        onChange={() => setSelected(new Set(isAll ? [] : items.map(({ id }) => id)))}
      />
      <p role="status">
        {selected.size > 0 ? words.selected(count) : hasMore ? words.shown(count) : words.total(count)}
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
