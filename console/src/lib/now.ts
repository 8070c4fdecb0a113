import { useEffect, useRef, useState } from 'react'
import { MINUTE } from './format.ts'

/** The current time, updated every minute, so that countdowns stay correct. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** A value after it has not changed for a while. */
export function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}

/** A value whose updates are limited in frequency. The first update is immediate. */
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
