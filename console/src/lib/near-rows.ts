import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Rows come and go by so many. */
const PART = 10
/** So far above and below what is seen rows are there, in pixels. */
const AHEAD = 1_200
/** Of a row that was not measured yet. */
const ROW = 84

interface Window {
  /** The rows that are there, and the room that the others would take. */
  from: number
  to: number
  above: number
  below: number
}

/**
 * Of a long list only what is near the window is in the page; the others are room of the height they had. Heights are
 * measured part by part while they are there, so that the room is right whatever a row holds. `rows` is what they stand in, if the
 * list has more.
 */
export function useNearRows(
  count: number,
  list: RefObject<HTMLElement | null>,
  rows: RefObject<HTMLElement | null> = list,
): Window {
  const heights = useRef(new Map<number, number>())
  const [{ first, last }, setParts] = useState({ first: 0, last: 1 })
  const parts = Math.ceil(count / PART)
  const heightOf = useCallback(
    (part: number) => heights.current.get(part) ?? Math.min(PART, count - part * PART) * ROW,
    [count],
  )
  const look = useCallback(() => {
    if (!list.current) return
    const top = list.current.getBoundingClientRect().top
    let [next, from, to] = [top, parts, 0]
    for (let part = 0; part < parts; part += 1) {
      const begin = next
      next += heightOf(part)
      if (next < -AHEAD || begin > innerHeight + AHEAD) continue
      from = Math.min(from, part)
      to = Math.max(to, part)
    }
    if (from <= to) setParts((now) => (now.first === from && now.last === to ? now : { first: from, last: to }))
  }, [list, parts, heightOf])
  useLayoutEffect(() => {
    const all = rows.current?.children ?? []
    for (let part = first; part <= last; part += 1) {
      const begin = all[(part - first) * PART]
      const end = all[Math.min((part - first + 1) * PART, all.length) - 1]
      if (begin && end)
        heights.current.set(part, end.getBoundingClientRect().bottom - begin.getBoundingClientRect().top)
    }
  })
  useEffect(() => {
    const forget = () => {
      heights.current.clear()
      look()
    }
    // On paper there is no window: all rows have to be there at once, before the page is drawn.
    const showAll = () => flushSync(() => setParts({ first: 0, last: parts - 1 }))
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', forget)
    addEventListener('beforeprint', showAll)
    addEventListener('afterprint', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', forget)
      removeEventListener('beforeprint', showAll)
      removeEventListener('afterprint', look)
    }
  }, [look, parts])
  const from = Math.min(first, Math.max(parts - 1, 0))
  let [above, below] = [0, 0]
  for (let part = 0; part < from; part += 1) above += heightOf(part)
  for (let part = last + 1; part < parts; part += 1) below += heightOf(part)
  return { from: from * PART, to: Math.min((last + 1) * PART, count), above, below }
}
