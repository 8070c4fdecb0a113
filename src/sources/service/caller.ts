import { type Clock, pause, seoulDay } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import { OutboundError } from '../../lib/outbound/index.ts'
import { SourceFailure } from '../rules/failure.ts'
import { allowance } from '../rules/plan.ts'
import { LONGEST_WAIT_MS, retryAfterOf, waitBeforeRepeat } from '../rules/repeat.ts'
import type { CallOptions, Connector, HttpAnswer, Purpose, Tools } from '../schema/connector.ts'
import * as store from '../store/windows.ts'

/** One request to a source or to an address that it names. Throws if there is no response. */
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
  /** Waits before a call is repeated; ends at once when the signal aborts. Absent = in real time. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

/** One task at a source. */
interface CallPurpose {
  purpose: Purpose
  signal: AbortSignal
  /** Whether the source seems to be unavailable, so that no call is repeated. */
  isAway: () => boolean
  /** Whether the source is still enabled: an operator may disable it while a call waits. */
  isWanted: () => Promise<boolean>
}

/** Limits how many calls run at once, with a pause between two starts. */
export function createGate({ atOnce, spacingMs }: Connector['manners']) {
  let running = 0
  let lastStart = Number.NEGATIVE_INFINITY
  let starting = Promise.resolve()
  const waiting: (() => void)[] = []

  /** Counted from the actual start of the last one, however late. */
  async function spaced(signal: AbortSignal): Promise<void> {
    const ms = lastStart + spacingMs - performance.now()
    if (ms > 0) await pause(ms, signal)
    lastStart = performance.now()
  }

  return {
    /** Another process may have called just now. */
    rest(): void {
      lastStart = performance.now()
    },
    async turn<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
      if (running < atOnce) running++
      else await new Promise<void>((resolve) => waiting.push(resolve))
      try {
        starting = starting.then(() => spaced(signal))
        await starting
        signal.throwIfAborted()
        return await work()
      } finally {
        // The place goes to the call that has waited longest, and no later one can overtake it.
        const next = waiting.shift()
        if (next) next()
        else running--
      }
    },
  }
}
export type Gate = ReturnType<typeof createGate>

/** The call function for tasks of a source: through the gate, and counted against the daily budget. */
export function createCaller(
  { db, clock, request, wait = pause }: CallerDeps,
  source: string,
  connector: Pick<Connector, 'callsADay'>,
  gate: Gate,
) {
  /** Tools for one task, the judge of its failures, and the time until which the source asked us to wait. */
  function toolsFor(errand: CallPurpose) {
    const { purpose, signal } = errand
    let last = ''
    let notBefore = 0

    async function ask(
      url: URL,
      { timeoutMs = TIMEOUT_MS, foreign = false }: Pick<CallOptions<unknown>, 'timeoutMs' | 'foreign'>,
    ) {
      return gate.turn(signal, () =>
        request(url, { timeoutMs, maxBytes: MOST_BYTES, foreign, signal }).catch(unanswered),
      )
    }

    /** Throws the failure if the call is not repeated. */
    async function waitForRepeat(failure: SourceFailure, tries: number, askedMs: number | null): Promise<void> {
      const timedOut = failure.code === 'timeout'
      const ms = waitBeforeRepeat({ kind: failure.kind, timedOut, tries, askedMs })
      if (ms === null || errand.isAway()) throw failure
      await wait(ms, signal)
      signal.throwIfAborted()
      if (!(await errand.isWanted())) throw failure
    }

    const tools: Tools = {
      signal,
      now: clock.now,
      async call(budget, url, { read, mayRepeat = () => true, ...options }) {
        last = budget
        for (let tries = 1; ; tries++) {
          await count(budget, purpose)
          let askedMs: number | null = null
          try {
            const answer = await ask(url, options)
            askedMs = retryAfterOf(answer.headers, clock.now())
            return read(answer)
          } catch (error) {
            if (signal.aborted || !(error instanceof SourceFailure)) throw error
            if (askedMs !== null) notBefore = clock.now() + askedMs
            const failure = asThrottled(error, askedMs)
            if (!mayRepeat(failure, tries)) throw failure
            await waitForRepeat(failure, tries, askedMs)
          }
        }
      },
    }
    return { tools, judge: (failure: SourceFailure) => judge(failure, last), notBefore: () => notBefore }
  }

  async function count(budget: string, purpose: Purpose): Promise<void> {
    if (connector.callsADay === null) return
    const now = clock.now()
    const limit = allowance(connector.callsADay, purpose, now)
    if (await store.countCall(db.sql, source, { budget, day: seoulDay(now), limit })) return
    throw new SourceFailure('quota', `the calls of ${budget} for this day and purpose are spent`)
  }

  async function judge(failure: SourceFailure, budget: string): Promise<void> {
    // Without a code of the source, our own count reported it.
    if (failure.kind === 'quota' && failure.code !== null)
      await store.markSpent(db.sql, source, budget, seoulDay(clock.now()))
  }

  return { toolsFor }
}
export type SourceCaller = ReturnType<typeof createCaller>

/** A forbidden address or an invalid certificate needs the operator. */
const FOR_OPERATOR: ReadonlySet<string> = new Set(['refused_address', 'invalid_url', 'tls'])

/** The wait is too long for a call: the window waits instead. */
function asThrottled(failure: SourceFailure, askedMs: number | null): SourceFailure {
  const isLong = failure.kind === 'retry' && askedMs !== null && askedMs > LONGEST_WAIT_MS
  return isLong ? new SourceFailure('throttled', failure.message, failure.code) : failure
}

export function unanswered(error: unknown): never {
  if (!(error instanceof OutboundError)) throw error
  throw new SourceFailure(FOR_OPERATOR.has(error.reason) ? 'config' : 'retry', error.message, error.reason)
}
