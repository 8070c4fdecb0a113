import type { Event } from '@gonggo/client'
import { type MouseEvent, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { numberText } from '../../lib/format.ts'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { lazily } from '../../lib/lazily.ts'
import { useNearRows } from '../../lib/near-rows.ts'
import { useNow } from '../../lib/now.ts'
import { isMarkedByViewing, isOwnAct } from '../../lib/own-acts.ts'
import { usePursuitsNear } from '../../lib/pursuits.ts'
import { useRights } from '../../lib/rights.ts'
import { pressInRow, stepRow } from '../../lib/rows.ts'
import { useShortcuts } from '../../lib/shortcuts.ts'
import { useWide } from '../../lib/wide.ts'
import { Button } from '../../ui/controls.tsx'
import { Waiting } from '../../ui/states.tsx'
import { chosenOf, shownOf } from './chosen.ts'
import styles from './inbox.module.css'
import { EventRow } from './row.tsx'
import { useEventTitle } from './row-title.ts'
import { noticeOf } from './subject.ts'
import { type EventStateName, INBOX_WORDS } from './words.ts'

const Pane = lazily(() => import('./pane.tsx'))
/** An event shown for this long is marked as seen. */
const READ_MS = 2_000

interface EventListProps {
  items: readonly Event[]
  /** Whether there are older events. */
  hasMore: boolean
  /** Loads older events; `null` while loading or after an error. */
  more: (() => void) | null
  mark(events: readonly Event[], state: EventStateName, showsResult?: boolean): Promise<void>
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
  const { readerId, may } = useRights()
  const canMark = may('keywords', 'keywords:write')
  const { shown, choose, show, keepMark } = useShown(items, mark, readerId, canMark)
  const keep = useCallback(
    (events: readonly Event[], state: EventStateName) => {
      keepMark()
      void mark(events, state)
    },
    [mark, keepMark],
  )
  useListKeys(rows, canMark ? keep : null)
  const pursuitOf = usePursuitsNear(useMemo(() => rows.flatMap((event) => noticeOf(event) ?? []), [rows]))
  const select = useCallback((id: string, isSelected: boolean) => {
    setSelected((before) => {
      const next = new Set(before)
      if (isSelected) next.add(id)
      else next.delete(id)
      return next
    })
  }, [])
  const markOne = useCallback((one: Event, state: EventStateName) => keep([one], state), [keep])
  return (
    <>
      <Bar
        items={items}
        hasMore={hasMore}
        selected={selected}
        setSelected={setSelected}
        canMark={canMark}
        mark={(state) => {
          keep(
            items.filter(({ id }) => selected.has(id)),
            state,
          )
          setSelected(new Set())
        }}
      />
      <div className={styles.panes}>
        <ul
          ref={list}
          style={{ paddingTop: above, paddingBottom: below }}
          onFocus={({ target }) => choose(target.closest('[data-event]')?.getAttribute('data-event') ?? null)}
        >
          {rows.map((event) => (
            <EventRow
              key={event.id}
              event={event}
              isSelected={selected.has(event.id)}
              isShown={event.id === shown?.id}
              isOwn={isOwnAct(event, readerId)}
              canMark={canMark}
              pursuit={pursuitOf(noticeOf(event) ?? '')}
              now={now}
              select={select}
              mark={markOne}
              open={show}
            />
          ))}
        </ul>
        {shown ? <Beside event={shown} /> : null}
      </div>
    </>
  )
}

function Beside({ event }: { event: Event }) {
  const title = useEventTitle()(event)
  return (
    <Suspense fallback={<Waiting />}>
      <Pane event={event} title={title} />
    </Suspense>
  )
}

/** The event in the pane: the first one until a row is chosen; none if there is no room beside the list. */
function useShown(items: readonly Event[], mark: EventListProps['mark'], readerId: string | null, canMark: boolean) {
  const isWide = useWide()
  const [chosen, choose] = useState<string | null>(null)
  const shown = isWide ? shownOf(items, chosen) : null
  const latest = useRef(items)
  latest.current = items
  const reading = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Reading does not change a mark that the user has set. */
  const keepMark = useCallback(() => clearTimeout(reading.current), [])
  const read = useCallback(
    (one: Event | null) => {
      if (one && isMarkedByViewing(one, readerId, canMark)) void mark([one], 'seen', false)
    },
    [mark, readerId, canMark],
  )
  useEffect(() => {
    if (!isWide || chosen === null) return
    reading.current = setTimeout(() => read(chosenOf(latest.current, chosen)), READ_MS)
    return keepMark
  }, [isWide, chosen, read, keepMark])
  const show = useCallback(
    (one: Event, click: MouseEvent) => {
      // A click opens the pane beside the list. The keyboard, a second click, and events without a notice open the
      // page.
      if (isWide && click.detail === 1 && noticeOf(one) !== null) click.preventDefault()
      choose(one.id)
      read(one)
    },
    [isWide, read],
  )
  return { shown, choose, show, keepMark }
}

/** Without `mark`, the keys for marking do nothing. */
function useListKeys(
  rows: readonly Event[],
  mark: ((events: readonly Event[], state: EventStateName) => void) | null,
): void {
  const markFocused = (state: EventStateName) => () => {
    const id = document.activeElement?.closest('[data-event]')?.getAttribute('data-event')
    mark?.(
      rows.filter((event) => event.id === id),
      state,
    )
  }
  useShortcuts({
    j: () => stepRow(1),
    k: () => stepRow(-1),
    s: () => pressInRow('[data-star]'),
    f: markFocused('starred'),
    e: markFocused('dismissed'),
    u: markFocused('new'),
  })
}

interface BarProps {
  items: readonly Event[]
  hasMore: boolean
  selected: ReadonlySet<string>
  setSelected(ids: ReadonlySet<string>): void
  canMark: boolean
  mark(state: EventStateName): void
}

function Bar({ items, hasMore, selected, setSelected, canMark, mark }: BarProps) {
  const words = useWords(INBOX_WORDS)
  const { language } = useLanguage()
  const isAll = useMemo(() => items.every(({ id }) => selected.has(id)), [items, selected])
  const count = numberText(selected.size || items.length, language)
  return (
    <div className={styles.bar}>
      {canMark ? (
        <input
          type="checkbox"
          className={styles.check}
          checked={isAll}
          aria-label={words.selectAll}
          onChange={() => setSelected(new Set(isAll ? [] : items.map(({ id }) => id)))}
        />
      ) : null}
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
