import { type Clock, pause } from '../../lib/clock.ts'
import { LeaseLost } from '../../lib/leases.ts'
import { CAREFUL_AFTER, restAfter } from '../rules/retry.ts'
import type { Attempted, ClaimedLane, Lane, LaneFacts, LaneNews } from '../store/lanes.ts'
import type { PreparedDelivery, Sent, Target } from './send.ts'

/** What was fetched for a lane. */
export interface Load {
  facts: LaneFacts
  /** `null` = what it takes to sign or write is not there. */
  target: Target | null
  deliveries: PreparedDelivery[]
  /** Their events are no longer kept. */
  gone: string[]
}

/** What is to be written down of a lane. */
export interface LaneRecord extends LaneNews {
  attempted: Attempted[]
  gone: string[]
  disable: 'gone' | 'receiver' | null
  /** With this record the lane is given back. */
  release: 'open' | 'closed' | 'parked' | null
}

export interface LanePorts {
  clock: Clock
  /** `null` = another process holds the lane by now, or it is gone. */
  load(lane: Lane, inHand: string[], wanted: { limit: number; careful: boolean }): Promise<Load | null>
  send(prepared: PreparedDelivery, target: Target, at: number, signal: AbortSignal): Promise<Sent | null>
  record(lane: Lane, record: LaneRecord): Promise<void>
  /** The process is about to stop: what is under way comes to its end, nothing else is begun. */
  isStopping(): boolean
  log: (message: string, detail?: object) => void
}

/** As many as `lib/outbound` sends at the same time. */
const WIDTH = 16
const FIRST_LOAD = 32
const SMALLEST_LOAD = WIDTH
const LARGEST_LOAD = 256
/** A load used up within this may be a larger one; a slow webhook gets little, so that what is asked meanwhile counts. */
const QUICK_MS = 1_000
/** A record is written when so many are there, or when the first has waited so long. */
const FULL_RECORD = 128
const RECORD_MS = 20
const LOOK_MS = 50
const LONGEST_LOOK_MS = 1_000
const RECORD_AGAIN_MS = 200

/** How much to load next, and when to look for more. */
function createPace(clock: Clock) {
  let size = FIRST_LOAD
  let loadedAt = 0
  /** When to look whether more has become due; 0 = there was more than was loaded. */
  let lookAt = 0
  let lookMs = LOOK_MS
  return {
    next(now: number): number {
      size = now - loadedAt < QUICK_MS ? Math.min(size * 2, LARGEST_LOAD) : Math.max(size / 2, SMALLEST_LOAD)
      return size
    },
    loaded(): void {
      loadedAt = clock.steady()
    },
    found({ some, all }: { some: boolean; all: boolean }): void {
      lookMs = some ? LOOK_MS : Math.min(lookMs * 2, LONGEST_LOOK_MS)
      lookAt = all ? loadedAt + lookMs : 0
    },
    lookAt: () => lookAt,
  }
}

/**
 * One lane, worked until nothing in it is due: loading, sending and writing down go on side by side, so that none waits
 * for another. It ends with the lane given back, or lost.
 */
export async function runLane(lane: ClaimedLane, signal: AbortSignal, ports: LanePorts): Promise<void> {
  const { clock, log } = ports
  const bell = createBell()
  const count = countFailures(lane.failures)
  const waiting: PreparedDelivery[] = []
  /** Whatever is due in the database and known here: waiting, under way, or not yet written down. */
  const inHand = new Set<string>()
  let target: Target | null = null
  /** Between our steady time and the database's. */
  let offset = 0
  let flying = 0
  let made: Sent[] = []
  let madeAt = 0
  let gone: string[] = []
  /** Why nothing more is begun; the way in which the lane is given back. */
  let ended: NonNullable<LaneRecord['release']> | 'lost' | null = null
  let loading = false
  let recording = false
  const pace = createPace(clock)

  const width = () => (count.careful() ? 1 : WIDTH)
  const isOver = () => ended !== null || signal.aborted || ports.isStopping()
  const end = (how: NonNullable<typeof ended>) => {
    ended ??= how
  }

  async function load(): Promise<void> {
    const from = clock.steady()
    const size = pace.next(from)
    const limit = count.careful() ? 1 : size
    const loaded = await ports.load(lane, [...inHand], { limit, careful: count.careful() }).catch((error: unknown) => {
      log('deliveries could not be loaded', { err: error })
      return 'failed' as const
    })
    pace.loaded()
    // The lane is given back as soon as the database takes it.
    if (loaded === 'failed') return end('open')
    if (!loaded) return end('lost')
    const { facts, deliveries } = loaded
    if (!facts.open || !loaded.target) return end(facts.enabled ? 'closed' : 'parked')
    target = loaded.target
    offset = facts.now - from
    gone.push(...loaded.gone)
    waiting.push(...deliveries)
    for (const { delivery } of deliveries) inHand.add(delivery.id)
    for (const id of loaded.gone) inHand.add(id)
    pace.found({ some: deliveries.length > 0, all: deliveries.length + loaded.gone.length < limit })
  }

  function begin(): void {
    // What a killed process has not written down comes again, so it is never much.
    while (target && flying < width() && made.length < FULL_RECORD) {
      const prepared = waiting.shift()
      if (!prepared) return
      flying++
      const sending = ports.send(prepared, target, clock.steady() + offset, signal)
      inBackground(sending.then(note), () => flying--)
    }
  }

  function note(sent: Sent | null): void {
    if (!sent) return
    count.note(sent.succeeded)
    if (made.length === 0) madeAt = clock.steady()
    made.push(sent)
    if (sent.disable || sent.restMs > 0 || (!sent.succeeded && count.careful())) end('open')
  }

  async function record(release: LaneRecord['release']): Promise<void> {
    const [sents, expired] = [made, gone]
    made = []
    gone = []
    const written = summary(sents, expired, count.now(), release)
    while (!signal.aborted) {
      try {
        await ports.record(lane, written)
        for (const { attempted } of sents) inHand.delete(attempted.id)
        return
      } catch (error) {
        if (error instanceof LeaseLost) return end('lost')
        log('deliveries could not be written down', { err: error, deliveries: sents.length })
        await pause(RECORD_AGAIN_MS, signal)
      }
    }
  }

  function inBackground(work: Promise<void>, done: () => void): void {
    const settled = () => {
      done()
      bell.ring()
    }
    work
      .catch((error: unknown) => {
        log('a lane of deliveries was left', { err: error })
        end('lost')
      })
      .then(settled)
  }

  for (;;) {
    if (isOver()) waiting.length = 0
    else begin()
    const isIdle = flying === 0 && waiting.length === 0 && !loading && !recording
    if (isIdle && (isOver() || pace.lookAt() > 0)) break
    if (!isOver() && !loading && waiting.length < width() && clock.steady() >= pace.lookAt()) {
      loading = true
      inBackground(load(), () => {
        loading = false
      })
    }
    if (!recording && made.length > 0 && (made.length >= FULL_RECORD || clock.steady() - madeAt >= RECORD_MS)) {
      recording = true
      inBackground(record(null), () => {
        recording = false
      })
    }
    await bell.wait(made.length > 0 ? RECORD_MS : Math.max(pace.lookAt() - clock.steady(), RECORD_MS))
  }
  if (ended !== 'lost') await record(ended ?? 'open')
}

/** How often it failed in a row. What fails side by side is one failure that many met, and goes no further than care. */
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
  const asked = Math.max(0, ...since.map(({ restMs }) => restMs))
  return {
    attempted: sents.map(({ attempted }) => attempted),
    gone,
    failures,
    succeeded: last >= 0,
    gaveUp: since.some(({ attempted }) => attempted.end === 'failed'),
    restMs: since.length > 0 ? Math.max(asked, restAfter(failures)) : 0,
    failed: sents.findLast(({ succeeded }) => !succeeded)?.attempted.attempt ?? null,
    disable: sents.find(({ disable }) => disable)?.disable ?? null,
    release,
  }
}

/** Something has happened: the loop that waits goes on; if none waits, the next wait ends at once. */
function createBell() {
  let rung = false
  let wake: (() => void) | null = null
  return {
    ring(): void {
      rung = true
      wake?.()
    },
    async wait(ms: number): Promise<void> {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      rung = false
      wake = null
    },
  }
}
