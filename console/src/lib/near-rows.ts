import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Rows are added and removed in groups of this size. */
const PART = 10
/** Rows within this distance of the window are rendered, in pixels. */
const AHEAD = 1_200
/** The assumed height of rows that were not measured yet. */
const ROW = 84

interface Window {
  /** The rendered rows, and the space of the others. */
  from: number
  to: number
  above: number
  below: number
}

/**
 * Renders only the rows of a long list near the window, and leaves space for the others. Heights are measured in groups
 * while they are rendered, so that the space fits rows of any height. `rows` is the element that contains the rows, if
 * the list contains more.
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
  const update = useCallback(() => {
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
      update()
    }
    // Printing has no window: all rows must be rendered before the page is printed.
    const showAll = () => flushSync(() => setParts({ first: 0, last: parts - 1 }))
    update()
    addEventListener('scroll', update, { passive: true })
    addEventListener('resize', forget)
    addEventListener('beforeprint', showAll)
    addEventListener('afterprint', update)
    return () => {
      removeEventListener('scroll', update)
      removeEventListener('resize', forget)
      removeEventListener('beforeprint', showAll)
      removeEventListener('afterprint', update)
    }
  }, [update, parts])
  const from = Math.min(first, Math.max(parts - 1, 0))
  let [above, below] = [0, 0]
  for (let part = 0; part < from; part += 1) above += heightOf(part)
  for (let part = last + 1; part < parts; part += 1) below += heightOf(part)
  return { from: from * PART, to: Math.min((last + 1) * PART, count), above, below }
}
