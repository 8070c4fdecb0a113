import { type Clock, seoulDay } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import { OutboundError } from '../../lib/outbound/index.ts'
import { SourceFailure } from '../rules/failure.ts'
import { allowance } from '../rules/plan.ts'
import type { Connector, HttpAnswer, Purpose, Tools } from '../schema.ts'
import * as store from '../store/windows.ts'

/** One request to a source or to where a source points. Throws where no answer comes. */
export type Request = (
  url: URL,
  options: { timeoutMs: number; maxBytes: number; foreign: boolean; signal: AbortSignal },
) => Promise<HttpAnswer>

const TIMEOUT_MS = 30_000
const MOST_BYTES = 64 * 1024 * 1024

export interface CallerDeps {
  db: Db
  clock: Clock
  request: Request
}

/** Limits how many calls run at once, with a pause between two starts. */
export function createGate({ atOnce, spacingMs }: Connector['manners']) {
  let running = 0
  let lastStart = Number.NEGATIVE_INFINITY
  let starting = Promise.resolve()
  const waiting: (() => void)[] = []

  /** Counted from when the last one truly began, however late that was. */
  async function spaced(): Promise<void> {
    await pause(lastStart + spacingMs - performance.now())
    lastStart = performance.now()
  }

  return {
    /** Somebody else, in whatever process, may have called just now. */
    rest(): void {
      lastStart = performance.now()
    },
    async turn<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
      if (running < atOnce) running++
      else await new Promise<void>((resolve) => waiting.push(resolve))
      try {
        starting = starting.then(spaced)
        await starting
        signal.throwIfAborted()
        return await work()
      } finally {
        // The place passes on to the call that has waited longest; no later one slips in between.
        const next = waiting.shift()
        if (next) next()
        else running--
      }
    },
  }
}
export type Gate = ReturnType<typeof createGate>

/** What tasks of a source call with: through the gate, and counted against the day's budget. */
export function createCaller({ db, clock, request }: CallerDeps, source: string, connector: Connector, gate: Gate) {
  /** Tools for one task, and what judges its failure. */
  function toolsFor(purpose: Purpose, signal: AbortSignal) {
    let last = ''
    const tools: Tools = {
      signal,
      now: clock.now,
      call: async (budget, url, { timeoutMs = TIMEOUT_MS, foreign = false } = {}) => {
        last = budget
        await count(budget, purpose)
        return gate.turn(signal, () =>
          request(url, { timeoutMs, maxBytes: MOST_BYTES, foreign, signal }).catch(unanswered),
        )
      },
    }
    return { tools, judge: (failure: SourceFailure) => judge(failure, last) }
  }

  async function count(budget: string, purpose: Purpose): Promise<void> {
    if (connector.callsADay === null) return
    const now = clock.now()
    const limit = allowance(connector.callsADay, purpose, now)
    if (await store.countCall(db.sql, source, { budget, day: seoulDay(now), limit })) return
    throw new SourceFailure('quota', `the calls of ${budget} for this day and purpose are spent`)
  }

  async function judge(failure: SourceFailure, budget: string): Promise<void> {
    // Without a code of the source's it was our own count that said so.
    if (failure.kind === 'quota' && failure.code !== null)
      await store.markSpent(db.sql, source, budget, seoulDay(clock.now()))
  }

  return { toolsFor }
}
export type SourceCaller = ReturnType<typeof createCaller>

const pause = (ms: number) => (ms <= 0 ? Promise.resolve() : new Promise<void>((resolve) => setTimeout(resolve, ms)))

/** An address that must not be asked, or whose certificate is wrong, is for the operator to look at. */
const FOR_OPERATOR: ReadonlySet<string> = new Set(['refused_address', 'invalid_url', 'tls'])

function unanswered(error: unknown): never {
  if (!(error instanceof OutboundError)) throw error
  throw new SourceFailure(FOR_OPERATOR.has(error.reason) ? 'config' : 'retry', error.message, error.reason)
}
