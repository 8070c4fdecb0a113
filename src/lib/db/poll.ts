// Polls the database for all background work of a process: one statement answers all waiting questions.

import { setTimeout as pause } from 'node:timers/promises'
import type { Fragment, Queryable } from './sql.ts'
import type { WakeUps } from './wake-ups.ts'

/** An expression with one value, which is polled while work waits for it. */
export interface PollQuestion {
  /** Questions with the same name are the same. */
  name: string
  sql: (sql: Queryable) => Fragment
}

export interface PollAnswer {
  value: string | null
  /** When it was sent, by `performance.now()`: every commit before this moment is included. */
  asked: number
}

export interface PollWait {
  /** Only answers to questions sent after this count as new. */
  after: number
  /** Poll within so many milliseconds instead of at the interval. */
  withinMs?: number
  signal: AbortSignal
}

export interface Poll {
  /** The next answer; `null` if the database gave none, or the signal aborts. */
  next(question: PollQuestion, wait: PollWait): Promise<PollAnswer | null>
  /** Whether commits that wake readers are noticed at once, so that intervals may be long. */
  isWoken(): boolean
  stop(): Promise<void>
}

/** Between two polls: with wake-ups, without, and after a failure. */
const QUIET_MS = 500
const POLL_MS = 50
const FAILED_MS = 250
/** The minimum, however many wake-ups arrive. */
const LEAST_MS = 5
/** The time limit of the statement, and of a single question; then the waiting work may try on another connection. */
const TOGETHER_LIMIT_MS = 500
const LIMIT_MS = 2_000
/** Counts turns, not milliseconds: after a pause of this process, a response that has arrived is still unread. */
const LIMIT_TURNS = 10
/** A locked table must not delay the other questions: for this long, each question is a statement of its own. */
const APART_MS = 10_000

/** The name of the statement with several questions. */
const TOGETHER = ''

interface Waiter {
  name: string
  after: number
  resolve: (answer: PollAnswer | null) => void
}

export interface PollDeps {
  sql: Queryable
  wakeUps: (onWake: () => void) => WakeUps
  log?: (message: string, detail?: object) => void
}

export function createPoll({ sql, wakeUps, log = () => {} }: PollDeps): Poll {
  /** All questions so far: the statement stays the same and is prepared once. */
  const questions = new Map<string, PollQuestion>()
  const answers = new Map<string, PollAnswer>()
  const waiters = new Set<Waiter>()
  const underWay = new Set<string>()
  /** To be polled again as soon as the answer arrives: it may be older than a wake-up. */
  const again = new Set<string>()
  /** Timed out, but still running: repeating them would take one connection after the other. */
  const givenUp = new Set<string>()
  /** Questions whose own statement failed last; each is logged once. */
  const unanswered = new Set<string>()
  const wakes = wakeUps(() => askBy(performance.now()))
  let timer: NodeJS.Timeout | undefined
  let dueAt = 0
  let askedAt = Number.NEGATIVE_INFINITY
  let apartUntil = Number.NEGATIVE_INFINITY
  let failedAt = Number.NEGATIVE_INFINITY
  let answeredAt = Number.NEGATIVE_INFINITY
  let isStopped = false

  function askBy(at: number): void {
    dueAt = Math.min(dueAt, at)
    clearTimeout(timer)
    if (isStopped || waiters.size === 0) return
    timer = setTimeout(ask, Math.max(0, Math.max(dueAt, askedAt + LEAST_MS) - performance.now()))
  }

  function ask(): void {
    askedAt = performance.now()
    dueAt = askedAt + (failedAt > answeredAt ? FAILED_MS : wakes.work() ? QUIET_MS : POLL_MS)
    for (const name of givenUp) refuse(name)
    const asked = [...questions.values()].filter(({ name }) => !underWay.has(name) && !givenUp.has(name))
    for (const name of underWay) again.add(name)
    const groups = askedAt < apartUntil || givenUp.size > 0 ? asked.map((question) => [question]) : [asked]
    for (const group of groups) if (group.length > 0) void askTogether(group, askedAt)
    askBy(dueAt)
  }

  async function askTogether(group: readonly PollQuestion[], asked: number): Promise<void> {
    for (const { name } of group) underWay.add(name)
    const values = await answerOf(sql, group, givenUp).catch((err: unknown) => noteFailure(group, err))
    for (const { name } of group) underWay.delete(name)
    if (isStopped) return
    if (values) answeredAt = Math.max(answeredAt, asked)
    else failedAt = Math.max(failedAt, asked)
    if (values) for (const [index, { name }] of group.entries()) accept(name, { value: values[index] ?? null, asked })
    else if (group.length === 1) refuse(group[0]?.name)
    else apartUntil = performance.now() + APART_MS
    const isOld = group.filter(({ name }) => again.delete(name)).length > 0
    if (isOld || (values === null && group.length > 1)) askBy(performance.now())
  }

  /** If a statement with several questions fails, the cause is unknown: each is asked again in its own statement. */
  function noteFailure(group: readonly PollQuestion[], err: unknown): null {
    const name = group.length === 1 ? group[0]?.name : undefined
    if (isStopped || name === undefined || unanswered.has(name)) return null
    unanswered.add(name)
    log('a question of the poll is not answered', { question: name, err })
    return null
  }

  function accept(name: string, found: PollAnswer): void {
    unanswered.delete(name)
    answers.set(name, found)
    for (const waiter of waiters) if (waiter.name === name && found.asked > waiter.after) waiter.resolve(found)
  }

  function refuse(name: string | undefined): void {
    for (const waiter of waiters) if (waiter.name === name) waiter.resolve(null)
  }

  return {
    next(question, { after, withinMs = Number.POSITIVE_INFINITY, signal }) {
      const isNew = !questions.has(question.name)
      questions.set(question.name, question)
      wakes.start()
      const last = answers.get(question.name)
      if (last && last.asked > after) return Promise.resolve(signal.aborted ? null : last)
      return new Promise((resolve) => {
        if (signal.aborted) return resolve(null)
        const end = (found: PollAnswer | null) => {
          waiters.delete(waiter)
          signal.removeEventListener('abort', onAbort)
          if (waiters.size === 0) clearTimeout(timer)
          resolve(found)
        }
        const onAbort = () => end(null)
        const waiter = { name: question.name, after, resolve: end }
        waiters.add(waiter)
        signal.addEventListener('abort', onAbort)
        askBy(isNew ? 0 : performance.now() + withinMs)
      })
    },
    isWoken: wakes.work,
    /** Work that still waits then waits for its signal. */
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await wakes.stop()
    },
  }
}

/** Questions that time out stay in `givenUp` until they end. */
async function answerOf(
  sql: Queryable,
  group: readonly PollQuestion[],
  givenUp: Set<string>,
): Promise<(string | null)[]> {
  const [limitMs, name] = group.length > 1 ? [TOGETHER_LIMIT_MS, TOGETHER] : [LIMIT_MS, group[0]?.name ?? '']
  const columns = group.map((question, index) => sql`${index ? sql`,` : sql``} (${question.sql(sql)})::text`)
  const over = new AbortController()
  const tooLate = afterTurns(limitMs, over.signal)
  try {
    const ended = sql<{ found: (string | null)[] }[]>`select to_json(array[${columns}]) as found`.finally(() =>
      givenUp.delete(name),
    )
    const rows = await Promise.race([ended, tooLate])
    if (rows === null) {
      givenUp.add(name)
      throw new Error(`The database did not answer within ${limitMs} ms.`)
    }
    return rows[0]?.found ?? []
  } finally {
    over.abort()
  }
}

async function afterTurns(ms: number, signal: AbortSignal): Promise<null> {
  for (let turn = 0; turn < LIMIT_TURNS; turn++) await pause(ms / LIMIT_TURNS, null, { signal, ref: false })
  return null
}
