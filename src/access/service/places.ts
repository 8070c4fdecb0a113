import type { Wording } from '../../vocabulary/languages.ts'
import { AT_ONCE, type LongKind, seconds, WORKED_ON } from '../rules/limits.ts'
import { createLines, type Ticket } from './lines.ts'

export interface KeyRef {
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
export interface RequestSlot {
  /** Takes a place among the long ones, or says why there is none. */
  hold(kind: LongKind, longestMs: number | null): Busy | null
  isHeld(): boolean
  /** Gives the long place back: the rest is no longer than any other request. */
  release(): void
  /** Waits in line until its turn to be worked on, unless it holds or has a place; false if it ended before. */
  work(): Promise<boolean>
  /** Waits until no other of the account is worked on alone; false if it ended before. */
  workAlone(): Promise<boolean>
  /** Lets the next of the account be worked on alone: what is left is to send the answer. */
  leaveAlone(): void
  end(): void
}

export type Places = ReturnType<typeof createPlaces>

interface Held extends KeyRef {
  kind: LongKind
  /** `null` = unknown. */
  until: number | null
}

/** Nobody knows when an export ends. */
const GUESS_MS = 5_000

/** Limits how many requests of an account run at once in this process. */
export function createPlaces(now: () => number) {
  const byAccount = new Map<string, Set<Held>>()
  const lines = createLines(WORKED_ON)
  const alone = createLines(1)

  function take(kind: LongKind, { accountId, keyId }: KeyRef, longestMs: number | null): Held | Busy {
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

  function open(key: KeyRef): RequestSlot {
    const { accountId } = key
    let ended = false
    let place: Held | null = null
    const tickets = new Map<typeof lines, Ticket>()

    async function waitIn(line: typeof lines): Promise<boolean> {
      if (ended) return false
      const ticket = tickets.get(line) ?? line.join(accountId)
      tickets.set(line, ticket)
      // It may have ended in the very moment its turn came.
      return (await ticket.turn) && !ended
    }

    function release(): void {
      if (place) give(place)
      place = null
    }

    return {
      hold(kind, longestMs) {
        if (ended) return null
        const taken = take(kind, key, longestMs)
        if ('most' in taken) return taken
        place = taken
        return null
      },
      isHeld: () => place !== null,
      release,
      work: async () => (place !== null && !ended) || waitIn(lines),
      workAlone: () => waitIn(alone),
      leaveAlone: () => tickets.get(alone)?.leave(),
      end() {
        if (ended) return
        ended = true
        release()
        for (const ticket of tickets.values()) ticket.leave()
      },
    }
  }

  const ofAccount = (accountId: string): number => lines.countOf(accountId) + (byAccount.get(accountId)?.size ?? 0)

  return {
    open,
    /** Whether an account has more in hand than each would have, had all who have something the same. */
    isOverShare(accountId: string): boolean {
      const busy = new Set([...lines.accounts(), ...byAccount.keys()])
      return ofAccount(accountId) * busy.size > sum(busy, ofAccount)
    },
    /** For alarms and tests. */
    counts: () => ({
      ...lines.counts(),
      holding: sum(byAccount.values(), ({ size }) => size),
    }),
  }
}

const sum = <T>(things: Iterable<T>, of: (thing: T) => number): number => {
  let total = 0
  for (const thing of things) total += of(thing)
  return total
}
