import type { LimitVerdict, LimitWindow } from '../rules/limits.ts'

export interface MemoryWindowOptions {
  /** Milliseconds and parts of them. Given a clock that stands still or goes back, nobody is let in too often. */
  now: () => number
  windowMs: number
  /** Keys remembered at most; all that come on top of them are counted as one. Default: any number. */
  most?: number
}

export interface MemoryWindow extends LimitWindow {
  take(key: string, quota: number, cost: 0 | 1): LimitVerdict
  /** Keys remembered. */
  size(): number
}

/** When what was admitted under a key came: the oldest at `first`, in a ring that grows as far as its quota needs. */
interface Line {
  times: Float64Array
  first: number
  size: number
}

const CROWD = ''
const FIRST_ROOM = 8

/** The window of one process. */
export function createMemoryWindow({ now, windowMs, most = Infinity }: MemoryWindowOptions): MemoryWindow {
  // Two generations: a key that was not asked for during a whole window has nothing left in it and goes with the elder.
  let young = new Map<string, Line>()
  let old = new Map<string, Line>()
  let turnedAt = now()

  function turn(at: number): void {
    if (at < turnedAt) turnedAt = at
    if (at - turnedAt < windowMs) return
    old = young
    young = new Map()
    turnedAt = at
  }

  function find(key: string): Line | undefined {
    const line = young.get(key)
    if (line) return line
    const elder = old.get(key)
    if (!elder) return undefined
    old.delete(key)
    young.set(key, elder)
    return elder
  }

  function open(key: string): Line {
    const line: Line = { times: new Float64Array(FIRST_ROOM), first: 0, size: 0 }
    young.set(key, line)
    return line
  }

  return {
    take(wanted, quota, cost) {
      const at = now()
      turn(at)
      let key = wanted
      let line = find(key)
      if (!line && young.size + old.size >= most) {
        key = CROWD
        line = find(key)
      }
      if (!line) {
        if (cost === 0) return { admitted: quota > 0, remaining: quota, waitMs: 0 }
        line = open(key)
      }
      forget(line, at, windowMs)
      const admitted = line.size < quota
      if (admitted && cost === 1) add(line, at)
      const remaining = Math.max(0, quota - line.size)
      // A quota that was lowered leaves more in the window than fits: all of those must leave first.
      const next = Math.max(0, line.size - quota)
      return { admitted, remaining, waitMs: line.size === 0 ? 0 : timeOf(line, next) + windowMs - at }
    },
    size: () => young.size + old.size,
  }
}

const timeOf = ({ times, first }: Line, index: number): number => times[(first + index) & (times.length - 1)] ?? 0

function forget(line: Line, at: number, windowMs: number): void {
  // The clock went back: how long ago they came is not known, so they count as having come just now.
  if (line.size > 0 && timeOf(line, line.size - 1) > at) {
    for (let i = 0; i < line.times.length; i++) line.times[i] = Math.min(line.times[i] ?? 0, at)
  }
  const limit = at - windowMs
  while (line.size > 0 && timeOf(line, 0) <= limit) {
    line.first = (line.first + 1) & (line.times.length - 1)
    line.size--
  }
}

function add(line: Line, at: number): void {
  if (line.size === line.times.length) {
    const wider = new Float64Array(line.size * 2)
    for (let i = 0; i < line.size; i++) wider[i] = timeOf(line, i)
    line.times = wider
    line.first = 0
  }
  line.times[(line.first + line.size) & (line.times.length - 1)] = at
  line.size++
}
