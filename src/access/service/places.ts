import type { Wording } from '../../vocabulary/languages.ts'
import { AT_ONCE, type LongKind, seconds, WORKED_ON } from '../rules/limits.ts'

export interface Guest {
  accountId: string
  keyId: string
}

/** Why there is no place, and when there may be one. */
export interface Busy {
  most: number
  says: Wording
  /** The key has as many as one key may. */
  ofKey: boolean
  waitSeconds: number
}

/** The places one request takes, all given back at its end. */
export interface Stay {
  /** Takes a place among the long ones, or says why there is none. */
  hold(kind: LongKind, longestMs: number | null): Busy | null
  isHeld(): boolean
  /** Gives the long place back: the rest is no longer than any other request. */
  release(): void
  /** Waits in line until its turn to be worked on, unless it holds a place; false if it ended before. */
  work(): Promise<boolean>
  end(): void
}

export type Places = ReturnType<typeof createPlaces>

interface Held extends Guest {
  kind: LongKind
  /** `null` = unknown. */
  until: number | null
}

interface Line {
  working: number
  /** In the order they came. */
  waiting: Set<(turn: boolean) => void>
}

/** Nobody knows when an export ends. */
const GUESS_MS = 5_000

/** Limits how many requests of an account run at once in this process. */
export function createPlaces(now: () => number) {
  const byAccount = new Map<string, Set<Held>>()
  const lines = new Map<string, Line>()

  function take(kind: LongKind, { accountId, keyId }: Guest, longestMs: number | null): Held | Busy {
    const all = byAccount.get(accountId) ?? new Set<Held>()
    const same = [...all].filter((one) => one.kind === kind)
    const ofKey = same.filter((one) => one.keyId === keyId)
    const { most, perKey, says } = AT_ONCE[kind]
    if (same.length >= most) return { most, says, ofKey: false, waitSeconds: firstEnd(same) }
    if (ofKey.length >= perKey) return { most: perKey, says, ofKey: true, waitSeconds: firstEnd(ofKey) }
    const mine = { kind, accountId, keyId, until: longestMs === null ? null : now() + longestMs }
    byAccount.set(accountId, all.add(mine))
    return mine
  }

  const firstEnd = (those: Held[]): number =>
    Math.max(1, seconds(Math.min(...those.map(({ until }) => (until === null ? GUESS_MS : until - now())))))

  function give(place: Held): void {
    const all = byAccount.get(place.accountId)
    all?.delete(place)
    if (all?.size === 0) byAccount.delete(place.accountId)
  }

  function enter(accountId: string): Line {
    const line = lines.get(accountId) ?? { working: 0, waiting: new Set() }
    lines.set(accountId, line)
    return line
  }

  function leave(accountId: string, line: Line): void {
    const [next] = line.waiting
    if (next) {
      line.waiting.delete(next)
      next(true)
    } else if (--line.working === 0) lines.delete(accountId)
  }

  function stay(guest: Guest): Stay {
    const { accountId } = guest
    let ended = false
    let place: Held | null = null
    let line: Line | null = null
    let waiter: ((turn: boolean) => void) | null = null

    function release(): void {
      if (place) give(place)
      place = null
    }

    return {
      hold(kind, longestMs) {
        if (ended) return null
        const taken = take(kind, guest, longestMs)
        if ('most' in taken) return taken
        place = taken
        return null
      },
      isHeld: () => place !== null,
      release,
      async work() {
        if (ended) return false
        if (place) return true
        const mine = enter(accountId)
        if (mine.working < WORKED_ON) mine.working++
        else {
          const turn = await new Promise<boolean>((resolve) => {
            waiter = resolve
            mine.waiting.add(resolve)
          })
          if (!turn) return false
        }
        // It may have ended in the very moment its turn came.
        if (ended) leave(accountId, mine)
        else line = mine
        return !ended
      },
      end() {
        if (ended) return
        ended = true
        release()
        if (line) leave(accountId, line)
        else if (waiter && lines.get(accountId)?.waiting.delete(waiter)) waiter(false)
      },
    }
  }

  const ofAccount = (accountId: string): number => {
    const { working = 0, waiting } = lines.get(accountId) ?? {}
    return working + (waiting?.size ?? 0) + (byAccount.get(accountId)?.size ?? 0)
  }

  return {
    stay,
    /** Whether an account has more in hand than each would have, had all who have something the same. */
    isOverShare(accountId: string): boolean {
      const busy = new Set([...lines.keys(), ...byAccount.keys()])
      return ofAccount(accountId) * busy.size > sum(busy, ofAccount)
    },
    /** For alarms and tests. */
    counts: () => ({
      accounts: lines.size,
      waiting: sum(lines.values(), ({ waiting }) => waiting.size),
      holding: sum(byAccount.values(), ({ size }) => size),
    }),
  }
}

const sum = <T>(things: Iterable<T>, of: (thing: T) => number): number => {
  let total = 0
  for (const thing of things) total += of(thing)
  return total
}
