import type { LimitVerdict, LimitWindow } from '../rules/limits.ts'

export interface MemoryWindowOptions {
  /** Milliseconds, with fractions. If the clock stops or goes back, the limit is still never exceeded. */
  now: () => number
  windowMs: number
  /** The maximum number of keys to remember; all further keys share one count. Default: unlimited. */
  most?: number
}

export interface MemoryWindow extends LimitWindow {
  take(key: string, quota: number, cost: 0 | 1): LimitVerdict
  /** The number of remembered keys. */
  size(): number
}

/** The times of the admitted requests of one key, oldest at `first`, in a ring buffer that grows up to the quota. */
interface Entry {
  times: Float64Array
  first: number
  size: number
}

const OVERFLOW_KEY = ''
const INITIAL_CAPACITY = 8

/** A sliding window in the memory of one process. */
export function createMemoryWindow({ now, windowMs, most = Infinity }: MemoryWindowOptions): MemoryWindow {
  // Two generations: a key without a request during a whole window has an empty window and is dropped with the older
  // map.
  let young = new Map<string, Entry>()
  let old = new Map<string, Entry>()
  let turnedAt = now()

  function rotate(at: number): void {
    if (at < turnedAt) turnedAt = at
    if (at - turnedAt < windowMs) return
    old = young
    young = new Map()
    turnedAt = at
  }

  function find(key: string): Entry | undefined {
    const entry = young.get(key)
    if (entry) return entry
    const elder = old.get(key)
    if (!elder) return undefined
    old.delete(key)
    young.set(key, elder)
    return elder
  }

  function addKey(key: string): Entry {
    const entry: Entry = { times: new Float64Array(INITIAL_CAPACITY), first: 0, size: 0 }
    young.set(key, entry)
    return entry
  }

  return {
    take(wanted, quota, cost) {
      const at = now()
      rotate(at)
      let key = wanted
      let entry = find(key)
      if (!entry && young.size + old.size >= most) {
        key = OVERFLOW_KEY
        entry = find(key)
      }
      if (!entry) {
        if (cost === 0) return { admitted: quota > 0, remaining: quota, waitMs: 0 }
        entry = addKey(key)
      }
      removeExpired(entry, at, windowMs)
      const admitted = entry.size < quota
      if (admitted && cost === 1) add(entry, at)
      const remaining = Math.max(0, quota - entry.size)
      // After the quota was lowered, the window may contain more requests than it allows: all of those must expire
      // first.
      const next = Math.max(0, entry.size - quota)
      return { admitted, remaining, waitMs: entry.size === 0 ? 0 : timeOf(entry, next) + windowMs - at }
    },
    size: () => young.size + old.size,
  }
}

const timeOf = ({ times, first }: Entry, index: number): number => times[(first + index) & (times.length - 1)] ?? 0

function removeExpired(entry: Entry, at: number, windowMs: number): void {
  // The clock went back, so the real age of these requests is unknown: treat them as new.
  if (entry.size > 0 && timeOf(entry, entry.size - 1) > at) {
    for (let i = 0; i < entry.times.length; i++) entry.times[i] = Math.min(entry.times[i] ?? 0, at)
  }
  const limit = at - windowMs
  while (entry.size > 0 && timeOf(entry, 0) <= limit) {
    entry.first = (entry.first + 1) & (entry.times.length - 1)
    entry.size--
  }
}

function add(entry: Entry, at: number): void {
  if (entry.size === entry.times.length) {
    const wider = new Float64Array(entry.size * 2)
    for (let i = 0; i < entry.size; i++) wider[i] = timeOf(entry, i)
    entry.times = wider
    entry.first = 0
  }
  entry.times[(entry.first + entry.size) & (entry.times.length - 1)] = at
  entry.size++
}
