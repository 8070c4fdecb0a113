import { DAY, HOUR, MINUTE, parseTime, SECOND, seoulDay } from '../../lib/clock.ts'
import type { FailureKind, Operation, Purpose, Task, Window } from '../schema/connector.ts'
import type { OpenWindow, OperationRow } from '../schema/sources.ts'

/** How many past days of a source are read when it is first scheduled. */
const FILL_DAYS = 30
/** The hour at which a day's lists are requested again, when the source is idle. */
const AGAIN_HOUR = 1
const SETTLE_MS = 2 * MINUTE
/** After so many failures a window no longer delays newer ones. */
const STUBBORN_ATTEMPTS = 3
const MOST_STUBBORN = 4
/** A plan that reaches further into the future was made by a wrong clock. */
const FAST_CLOCK_MS = 10 * MINUTE
/** This much is fetched again then, because windows were requested too early. */
const FAST_CLOCK_OVERLAP_MS = DAY

/** If parts are separate, notices are requested a little later than their parts, which are fetched first. */
export const settleOf = (operations: readonly Operation[], { tellsParts }: Operation): number =>
  tellsParts || operations.every((operation) => !operation.tellsParts) ? 0 : SETTLE_MS

export interface PlannedWindow extends Task {
  purpose: Purpose
  dueAt: number
}

export interface OperationPlan {
  windows: PlannedWindow[]
  state: Pick<OperationRow, 'operation' | 'plannedUntil' | 'againUntil'>
}

interface PlanOptions {
  /** Planned only up to this long before now, so that parts are fetched before their notices. */
  settleMs?: number
  /** The time up to which this process last planned the operation, by its own clock. */
  ownUntil?: number | null
}

/** The windows to fetch now, and the time up to which they are planned; `null` = nothing is due yet. */
export function planOperation(
  operation: Operation,
  row: OperationRow | null,
  open: readonly OpenWindow[],
  now: number,
  { settleMs = 0, ownUntil = null }: PlanOptions = {},
): OperationPlan | null {
  if (!row) return firstPlan(operation, now, settleMs)
  const { name } = operation
  const again = daysAgain(operation, row.againUntil, now)
  const plannedUntil = plannedBefore(operation, row.plannedUntil, { until: now - settleMs, ownUntil })
  const poll = pollDue(operation, plannedUntil, open, now - settleMs)
  if (!poll && again.until === row.againUntil) return null
  const until = poll ? now - settleMs : row.plannedUntil
  const from = plannedUntil - operation.overlapMs
  const polls = poll ? pieces({ from, to: until }, operation.longestMs) : []
  return {
    windows: [
      ...polls.map((window) => task(name, window, 'poll', now)),
      ...again.days.flatMap((day) =>
        pieces(dayWindow(day), operation.longestMs).map((piece) => task(name, piece, 'again', now)),
      ),
    ],
    state: { operation: name, plannedUntil: until, againUntil: again.until },
  }
}

function firstPlan(operation: Operation, now: number, settleMs: number): OperationPlan {
  const { name, everyMs, backfills, longestMs, overlapMs, fillsFrom } = operation
  const until = now - settleMs
  const latest = everyMs === null ? [] : pieces({ from: until - Math.max(everyMs, overlapMs), to: until }, longestMs)
  const past = backfills ? pastPieces(operation, { from: fillsFrom ?? now - FILL_DAYS * DAY, to: until }) : []
  return {
    windows: [
      ...latest.map((window) => task(name, window, 'poll', now)),
      ...past.map((window) => task(name, window, 'fill', now)),
    ],
    state: { operation: name, plannedUntil: until, againUntil: seoulDay(now) },
  }
}

/** Windows for an order to fetch a period again; if past days cannot be requested, the present state. */
export function planRun(operations: readonly Operation[], window: Window, now: number): PlannedWindow[] {
  const past = operations.filter((operation) => operation.backfills)
  if (past.length > 0)
    return past.flatMap((operation) =>
      pastPieces(operation, window).map((piece) => task(operation.name, piece, 'run', now)),
    )
  return operations.flatMap(({ name, everyMs }) => (everyMs === null ? [] : [task(name, window, 'run', now)]))
}

const task = (operation: string, window: Window, purpose: Purpose, dueAt: number): PlannedWindow => ({
  operation,
  subject: '',
  window,
  purpose,
  dueAt,
})

/**
 * The time up to which an operation is planned, if it is plausible. Windows planned by this process were not requested
 * early: if the clock of another process is fast for long, only what that process planned is fetched again.
 */
function plannedBefore(
  { everyMs }: Operation,
  plannedUntil: number,
  { until, ownUntil }: { until: number; ownUntil: number | null },
): number {
  if (plannedUntil <= until + FAST_CLOCK_MS) return plannedUntil
  const safe = until - Math.max(FAST_CLOCK_OVERLAP_MS, everyMs ?? 0)
  return ownUntil === null || ownUntil > until ? safe : Math.max(safe, ownUntil)
}

function pollDue(
  { everyMs, name }: Operation,
  plannedUntil: number,
  open: readonly OpenWindow[],
  until: number,
): boolean {
  if (everyMs === null || until < plannedUntil + everyMs) return false
  const polls = open.filter(({ operation, purpose }) => operation === name && purpose === 'poll')
  // An open window is still being fetched; the next one starts at its end, however late.
  return polls.every(({ attempts }) => attempts >= STUBBORN_ATTEMPTS) && polls.length < MOST_STUBBORN
}

/** The days to fetch again by now, and the day up to which that is planned. */
function daysAgain({ againAfterDays }: Operation, until: string, now: number): { until: string; days: string[] } {
  const last = seoulDay(now - AGAIN_HOUR * HOUR)
  const days = new Set<string>()
  let reached = until
  while (reached < last && againAfterDays.length > 0) {
    reached = dayAfter(reached, 1)
    for (const back of againAfterDays) days.add(dayAfter(reached, -back))
  }
  return { until: reached, days: [...days].sort() }
}

const startOf = (day: string): number => {
  const start = parseTime(day, 'start')
  if (start === null) throw new Error(`${day} is no day`)
  return start
}

const dayAfter = (day: string, days: number) => seoulDay(startOf(day) + days * DAY)

const dayWindow = (day: string): Window => ({ from: startOf(day), to: startOf(day) + DAY - 1 })

/** Whole days in Seoul, the last first, each cut to the window and to the maximum of the source. */
export function dayPieces({ from, to }: Window, longestMs: number): Window[] {
  const windows: Window[] = []
  for (let day = seoulDay(to); startOf(day) + DAY > from; day = dayAfter(day, -1)) {
    const { from: start, to: end } = dayWindow(day)
    windows.push(...pieces({ from: Math.max(start, from), to: Math.min(end, to) }, longestMs))
  }
  return windows
}

/** The past; lists that change little over many years are not requested by day. */
const pastPieces = ({ longestMs, fillsFrom }: Operation, window: Window): Window[] =>
  fillsFrom === undefined ? dayPieces(window, longestMs) : pieces(window, longestMs)

/** Each piece starts at the end of the previous one: both ends are inclusive, so there is no gap. */
export function pieces({ from, to }: Window, longestMs: number): Window[] {
  const windows: Window[] = []
  for (let start = from; ; start += longestMs) {
    windows.push({ from: start, to: Math.min(start + longestMs, to) })
    if (start + longestMs >= to) return windows
  }
}

/** Splits a window that was too large for the source; `null` = it cannot be split. */
export function halves({ from, to }: Window): [Window, Window] | null {
  const middle = from + Math.floor((to - from) / 2 / MINUTE) * MINUTE
  return middle <= from
    ? null
    : [
        { from, to: middle },
        { from: middle, to },
      ]
}

const QUICK_TRIES = [30 * SECOND, 2 * MINUTE, 8 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 6 * HOUR] as const
const CONFIG_PAUSE_MS = 10 * MINUTE

/** When a failed task is retried. */
export function nextTry(kind: FailureKind, attempts: number, now: number): number {
  if (kind === 'quota') return startOf(dayAfter(seoulDay(now), 1)) + MINUTE
  if (kind === 'config') return now + CONFIG_PAUSE_MS
  const pause = QUICK_TRIES[Math.min(attempts, QUICK_TRIES.length) - 1] ?? 0
  return now + (kind === 'throttled' ? Math.min(pause, 8 * MINUTE) : pause)
}

/** The share of a day's calls that is reserved for new data. */
const KEPT_FOR_POLLS = 0.3

/** How many calls of a budget may have been made by now for a task of this purpose. */
export function allowance(callsADay: number | null, purpose: Purpose, now: number): number {
  if (callsADay === null) return Number.MAX_SAFE_INTEGER
  if (purpose === 'poll') return callsADay
  const left = 1 - (now - startOf(seoulDay(now))) / DAY
  return Math.floor(callsADay * (1 - KEPT_FOR_POLLS * left))
}

/** The time up to which an operation has been fetched completely. */
export function completeUntil(row: OperationRow, open: readonly OpenWindow[]): number {
  const missing = open
    .filter(({ operation, purpose }) => operation === row.operation && purpose === 'poll')
    .map(({ fromAt }) => fromAt)
  return Math.min(row.plannedUntil, ...missing)
}
