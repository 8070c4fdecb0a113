import { useEffect, useRef, useState } from 'react'
import { MINUTE } from './format.ts'

/** The time, minute by minute: what counts down on the page stays true while it is open. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** A value that has not changed for a while. */
export function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}

/** A value at once, and each later one not before so many milliseconds have passed: nobody waits for his first letter. */
export function usePaced<T>(value: T, ms: number): T {
  const [paced, setPaced] = useState(value)
  const changedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (value === paced) return
    const change = () => {
      changedAt.current = performance.now()
      setPaced(value)
    }
    const timer = setTimeout(change, changedAt.current + ms - performance.now())
    return () => clearTimeout(timer)
  }, [value, paced, ms])
  return paced
}
