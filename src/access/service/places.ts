import type { Wording } from '../../vocabulary/languages.ts'
import { AT_ONCE, type LongKind, MOST_RUNNING, seconds } from '../rules/limits.ts'
import { createQueues, type Ticket } from './lines.ts'

export interface KeyRef {
  accountId: string
  keyId: string
}

/** Why there is no free place, and when there may be one. */
export interface Busy {
  most: number
  says: Wording
  /** The limit of one key is reached, not that of the account. */
  ofKey: boolean
  waitSeconds: number
}

/** The places that one request occupies; all are freed when it ends. */
export interface RequestSlot {
  /** Takes a place for a long request, or returns why there is none. */
  takeLong(kind: LongKind, longestMs: number | null): Busy | null
  hasLong(): boolean
  /** Frees the place for long requests: the rest takes no longer than any other request. */
  release(): void
  /** Waits for its turn to be processed, unless it already has a place; `false` = the request ended before. */
  waitForTurn(): Promise<boolean>
  /** Waits until no other request of the account runs alone; `false` = the request ended before. */
  waitToRunAlone(): Promise<boolean>
  /** Lets the next request of the account run alone: only sending the response is left. */
  endRunningAlone(): void
  end(): void
}

export type Places = ReturnType<typeof createPlaces>

interface LongPlace extends KeyRef {
  kind: LongKind
  /** `null` = unknown. */
  until: number | null
}

/** The duration of an export is unknown. */
const GUESS_MS = 5_000

/** Limits how many requests of an account run at once in this process. */
export function createPlaces(now: () => number) {
  const byAccount = new Map<string, Set<LongPlace>>()
  const queues = createQueues(MOST_RUNNING)
  const alone = createQueues(1)

  function take(kind: LongKind, { accountId, keyId }: KeyRef, longestMs: number | null): LongPlace | Busy {
    const all = byAccount.get(accountId) ?? new Set<LongPlace>()
    const same = [...all].filter((one) => one.kind === kind)
    const ofKey = same.filter((one) => one.keyId === keyId)
    const { most, perKey, says } = AT_ONCE[kind]
    if (same.length >= most) return { most, says, ofKey: false, waitSeconds: firstEnd(same) }
    if (ofKey.length >= perKey) return { most: perKey, says, ofKey: true, waitSeconds: firstEnd(ofKey) }
    const mine = { kind, accountId, keyId, until: longestMs === null ? null : now() + longestMs }
    byAccount.set(accountId, all.add(mine))
    return mine
  }

  const firstEnd = (those: LongPlace[]): number =>
    Math.max(1, seconds(Math.min(...those.map(({ until }) => (until === null ? GUESS_MS : until - now())))))

  function free(place: LongPlace): void {
    const all = byAccount.get(place.accountId)
    all?.delete(place)
    if (all?.size === 0) byAccount.delete(place.accountId)
  }

  function open(key: KeyRef): RequestSlot {
    const { accountId } = key
    let ended = false
    let place: LongPlace | null = null
    const tickets = new Map<typeof queues, Ticket>()

    async function waitIn(queue: typeof queues): Promise<boolean> {
      if (ended) return false
      const ticket = tickets.get(queue) ?? queue.join(accountId)
      tickets.set(queue, ticket)
      // The request may have ended at the moment its turn came.
      return (await ticket.turn) && !ended
    }

    function release(): void {
      if (place) free(place)
      place = null
    }

    return {
      takeLong(kind, longestMs) {
        if (ended) return null
        const taken = take(kind, key, longestMs)
        if ('most' in taken) return taken
        place = taken
        return null
      },
      hasLong: () => place !== null,
      release,
      waitForTurn: async () => (place !== null && !ended) || waitIn(queues),
      waitToRunAlone: () => waitIn(alone),
      endRunningAlone: () => tickets.get(alone)?.leave(),
      end() {
        if (ended) return
        ended = true
        release()
        for (const ticket of tickets.values()) ticket.leave()
      },
    }
  }

  const ofAccount = (accountId: string): number => queues.countOf(accountId) + (byAccount.get(accountId)?.size ?? 0)

  return {
    open,
    /** Whether an account has more requests in progress than the average of all accounts that have any. */
    isOverShare(accountId: string): boolean {
      const busy = new Set([...queues.accounts(), ...byAccount.keys()])
      return ofAccount(accountId) * busy.size > sum(busy, ofAccount)
    },
    /** For metrics and tests. */
    counts: () => ({
      ...queues.counts(),
      holding: sum(byAccount.values(), ({ size }) => size),
    }),
  }
}

const sum = <T>(things: Iterable<T>, of: (thing: T) => number): number => {
  let total = 0
  for (const thing of things) total += of(thing)
  return total
}
