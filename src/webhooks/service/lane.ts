import { type Clock, pause } from '../../lib/clock.ts'
import { LeaseLost } from '../../lib/leases.ts'
import { CAREFUL_AFTER, restAfter } from '../rules/retry.ts'
import type { Attempted, ClaimedLane, Lane, LaneFacts, LaneOutcome } from '../store/lanes.ts'
import type { PreparedDelivery, Sent, Target } from './send.ts'

/** What was loaded for a lane. */
export interface Load {
  facts: LaneFacts
  /** `null` if its secrets cannot be decrypted. */
  target: Target | null
  deliveries: PreparedDelivery[]
  /** Deliveries whose events are no longer stored. */
  gone: string[]
}

/** Results of a lane that are recorded in one transaction. */
export interface LaneRecord extends LaneOutcome {
  attempted: Attempted[]
  gone: string[]
  disable: 'gone' | 'receiver' | null
  /** Releases the lane with this record. */
  release: 'open' | 'closed' | 'parked' | null
}

export interface LanePorts {
  clock: Clock
  /** `null` if the lane was deleted or another process has its lease. */
  load(lane: Lane, loadedIds: string[], wanted: { limit: number; careful: boolean }): Promise<Load | null>
  send(prepared: PreparedDelivery, target: Target, at: number, signal: AbortSignal): Promise<Sent | null>
  record(lane: Lane, record: LaneRecord): Promise<void>
  /** The process is about to stop: running attempts finish, no new ones start. */
  isStopping(): boolean
  log: (message: string, detail?: object) => void
}

/** The number of requests that `lib/outbound` sends concurrently. */
const WIDTH = 16
const FIRST_LOAD = 32
const SMALLEST_LOAD = WIDTH
const LARGEST_LOAD = 256
/**
 * If a load is used up within this time, the next one doubles. Slow webhooks get small loads, so that new redeliveries
 * are not delayed.
 */
const QUICK_MS = 1_000
/** A record is written when it has this many results, or when its first result is this old. */
const FULL_RECORD = 128
const RECORD_MS = 20
const POLL_MS = 50
const LONGEST_POLL_MS = 1_000
const RECORD_AGAIN_MS = 200

/** How much to load next, and when to poll for more. */
function createPace(clock: Clock) {
  let size = FIRST_LOAD
  let loadedAt = 0
  /** When to poll for more due deliveries; 0 if the last load left some. */
  let pollAt = 0
  let pollMs = POLL_MS
  return {
    next(now: number): number {
      size = now - loadedAt < QUICK_MS ? Math.min(size * 2, LARGEST_LOAD) : Math.max(size / 2, SMALLEST_LOAD)
      return size
    },
    loaded(): void {
      loadedAt = clock.steady()
    },
    setPoll({ isEmpty, isComplete }: { isEmpty: boolean; isComplete: boolean }): void {
      pollMs = isEmpty ? Math.min(pollMs * 2, LONGEST_POLL_MS) : POLL_MS
      pollAt = isComplete ? loadedAt + pollMs : 0
    },
    pollAt: () => pollAt,
  }
}

/** Results that are not recorded yet. */
function createUnrecorded(clock: Clock) {
  let sents: Sent[] = []
  let oldestAt = 0
  let gone: string[] = []
  const isFull = () => sents.length >= FULL_RECORD
  return {
    add(sent: Sent): void {
      if (sents.length === 0) oldestAt = clock.steady()
      sents.push(sent)
    },
    addGone(ids: string[]): void {
      gone.push(...ids)
    },
    isEmpty: () => sents.length === 0,
    isFull,
    isDue: () => sents.length > 0 && (isFull() || clock.steady() - oldestAt >= RECORD_MS),
    remove(): { sents: Sent[]; gone: string[] } {
      const results = { sents, gone }
      sents = []
      gone = []
      return results
    },
  }
}

/**
 * Works on one lane until no delivery is due. Loading, sending and recording run concurrently. In the end, the lane is
 * released or its lease was lost.
 */
export async function runLane(lane: ClaimedLane, signal: AbortSignal, ports: LanePorts): Promise<void> {
  const { clock, log } = ports
  const wakeUp = createWakeUp()
  const count = countFailures(lane.failures)
  const waiting: PreparedDelivery[] = []
  /** Due deliveries that were loaded and not yet recorded. */
  const loadedIds = new Set<string>()
  let target: Target | null = null
  /** Difference between the monotonic clock and the database's clock. */
  let offset = 0
  let inFlight = 0
  const unrecorded = createUnrecorded(clock)
  /** Why no further attempt starts; also decides how the lane is released. */
  let ended: NonNullable<LaneRecord['release']> | 'lost' | null = null
  let loading = false
  let recording = false
  const pace = createPace(clock)

  const width = () => (count.careful() ? 1 : WIDTH)
  const isOver = () => ended !== null || signal.aborted || ports.isStopping()
  const end = (reason: NonNullable<typeof ended>) => {
    ended ??= reason
  }

  async function load(): Promise<void> {
    const from = clock.steady()
    const size = pace.next(from)
    const limit = count.careful() ? 1 : size
    const loaded = await ports
      .load(lane, [...loadedIds], { limit, careful: count.careful() })
      .catch((error: unknown) => {
        log('deliveries could not be loaded', { err: error })
        return 'failed' as const
      })
    pace.loaded()
    // The lane is released as soon as the database is available again.
    if (loaded === 'failed') return end('open')
    if (!loaded) return end('lost')
    const { facts, deliveries } = loaded
    if (!facts.open || !loaded.target) return end(facts.enabled ? 'closed' : 'parked')
    target = loaded.target
    offset = facts.now - from
    unrecorded.addGone(loaded.gone)
    waiting.push(...deliveries)
    for (const { delivery } of deliveries) loadedIds.add(delivery.id)
    for (const id of loaded.gone) loadedIds.add(id)
    pace.setPoll({
      isEmpty: deliveries.length === 0,
      isComplete: deliveries.length + loaded.gone.length < limit,
    })
  }

  function begin(): void {
    // Unrecorded results of a killed process are sent again, so their number is limited.
    while (target && inFlight < width() && !unrecorded.isFull()) {
      const prepared = waiting.shift()
      if (!prepared) return
      inFlight++
      const sending = ports.send(prepared, target, clock.steady() + offset, signal)
      inBackground(sending.then(note), () => inFlight--)
    }
  }

  function note(sent: Sent | null): void {
    if (!sent) return
    count.note(sent.succeeded)
    unrecorded.add(sent)
    if (sent.disable || sent.restMs > 0 || (!sent.succeeded && count.careful())) end('open')
  }

  async function record(release: LaneRecord['release']): Promise<void> {
    const { sents, gone } = unrecorded.remove()
    const results = summary(sents, gone, count.now(), release)
    const outcome = await recordWithRetries(lane, results, signal, ports)
    if (outcome === 'lost') end('lost')
    else if (outcome === 'recorded') for (const { attempted } of sents) loadedIds.delete(attempted.id)
  }

  function inBackground(work: Promise<void>, done: () => void): void {
    const settled = () => {
      done()
      wakeUp.notify()
    }
    work
      .catch((error: unknown) => {
        log('a lane of deliveries failed', { err: error })
        end('lost')
      })
      .then(settled)
  }

  for (;;) {
    if (isOver()) waiting.length = 0
    else begin()
    const isIdle = inFlight === 0 && waiting.length === 0 && !loading && !recording
    if (isIdle && (isOver() || pace.pollAt() > 0)) break
    if (!isOver() && !loading && waiting.length < width() && clock.steady() >= pace.pollAt()) {
      loading = true
      inBackground(load(), () => {
        loading = false
      })
    }
    if (!recording && unrecorded.isDue()) {
      recording = true
      inBackground(record(null), () => {
        recording = false
      })
    }
    await wakeUp.wait(unrecorded.isEmpty() ? Math.max(pace.pollAt() - clock.steady(), RECORD_MS) : RECORD_MS)
  }
  if (ended !== 'lost') await record(ended ?? 'open')
}

/** Records results, however long the database is unavailable; `lost` = another worker has taken over the lane. */
async function recordWithRetries(
  lane: ClaimedLane,
  results: LaneRecord,
  signal: AbortSignal,
  ports: Pick<LanePorts, 'record' | 'log'>,
): Promise<'recorded' | 'lost' | 'aborted'> {
  while (!signal.aborted) {
    try {
      await ports.record(lane, results)
      return 'recorded'
    } catch (error) {
      if (error instanceof LeaseLost) return 'lost'
      ports.log('deliveries could not be recorded', { err: error, deliveries: results.attempted.length })
      await pause(RECORD_AGAIN_MS, signal)
    }
  }
  return 'aborted'
}

/** Counts consecutive failures. Concurrent failures count as one: they only switch to one delivery at a time. */
function countFailures(before: number) {
  let failures = before
  let most = before >= CAREFUL_AFTER ? Number.MAX_SAFE_INTEGER : CAREFUL_AFTER
  return {
    now: () => failures,
    careful: () => failures >= CAREFUL_AFTER,
    note(succeeded: boolean): void {
      failures = succeeded ? 0 : Math.min(failures + 1, most)
      if (succeeded) most = CAREFUL_AFTER
    },
  }
}

function summary(sents: Sent[], gone: string[], failures: number, release: LaneRecord['release']): LaneRecord {
  const last = sents.findLastIndex(({ succeeded }) => succeeded)
  const since = sents.slice(last + 1)
  const requestedMs = Math.max(0, ...since.map(({ restMs }) => restMs))
  return {
    attempted: sents.map(({ attempted }) => attempted),
    gone,
    failures,
    succeeded: last >= 0,
    gaveUp: since.some(({ attempted }) => attempted.end === 'failed'),
    restMs: since.length > 0 ? Math.max(requestedMs, restAfter(failures)) : 0,
    failed: sents.findLast(({ succeeded }) => !succeeded)?.attempted.attempt ?? null,
    disable: sents.find(({ disable }) => disable)?.disable ?? null,
    release,
  }
}

/** Wakes the waiting loop; if it is not waiting, its next wait returns at once. */
function createWakeUp() {
  let isNotified = false
  let wake: (() => void) | null = null
  return {
    notify(): void {
      isNotified = true
      wake?.()
    },
    async wait(ms: number): Promise<void> {
      if (!isNotified) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      isNotified = false
      wake = null
    },
  }
}
