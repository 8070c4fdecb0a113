import type { AttachmentNews } from '../../attachments/index.ts'
import { type Clock, MINUTE, pause, SECOND } from '../../lib/clock.ts'
import { allCommitted, type Db, inBatches, type PollAnswer } from '../../lib/db/index.ts'
import { readChanges, readHead } from '../../lib/feed.ts'
import { createWorker, LeaseLost, type Worker } from '../../lib/leases.ts'
import type { Tracing } from '../../lib/tracing/index.ts'
import { createSerial } from '../../lib/turns.ts'
import { MARKS_KEPT_DAYS } from '../rules/marks.ts'
import * as store from '../store/reader.ts'
import * as withheld from '../store/withheld.ts'
import { type AlertBatch, type CompanyPorts, type EvaluatorDeps, emptyBatch, type NoticeAlerts } from './alert-batch.ts'
import { createAlertEvaluator } from './evaluate.ts'
import { createNewsEvaluator, newsOfChanges } from './news.ts'
import { createReviews } from './review.ts'
import { type KeywordPorts, type KeywordWatch, loadWatched } from './watched.ts'
import { createEventWriter, type WriterDeps } from './write.ts'

export interface ReaderDeps
  extends Omit<EvaluatorDeps, 'keywords' | 'bids' | 'companies'>,
    Omit<WriterDeps, 'keywords' | 'bids'> {
  db: Db
  clock: Clock
  companies: CompanyPorts
  news: AttachmentNews
  bids: EvaluatorDeps['bids'] & WriterDeps['bids']
  keywords: KeywordPorts & WriterDeps['keywords'] & { forgetStates: (position: number) => Promise<number> }
  log: (message: string, detail?: object) => void
  timing?: Partial<ReaderTiming>
  tracing?: Pick<Tracing, 'matched'> | null
}

export interface ReaderTiming {
  /** How long after its last heartbeat a reader counts as dead. */
  leaseMs: number
  /** Poll interval of a standby reader. */
  pollMs: number
}

const TIMING: ReaderTiming = { leaseMs: 3 * SECOND, pollMs: 250 }
/** Changes per batch; those that are not live cost almost nothing. */
const BATCH = 1_000
/** Poll interval of the feed without a wake-up or idle work: while changes arrive, and later. */
const BUSY_MS = 20
const QUIET_MS = 100
const BUSY_FOR_MS = MINUTE
const SWEEP_BATCH = 1_000

/** Keeps the keywords in memory and follows their changes. */
function createKeywordCache({ db, clock, keywords, log }: Pick<ReaderDeps, 'db' | 'clock' | 'keywords' | 'log'>) {
  let watched: KeywordWatch | null = null
  let epoch: string | null = null
  const serial = createSerial()

  /** The keywords at a position; calls are serialized. */
  const watchedAt = (position: number, signal: AbortSignal, isReader = false): Promise<KeywordWatch> =>
    serial(() => follow(position, signal, isReader))

  async function follow(position: number, signal: AbortSignal, isReader: boolean): Promise<KeywordWatch> {
    const head = await readHead(db.sql)
    // After a restore the reader may be at an earlier position, or at the same one with a different history. The
    // keywords in memory are then invalid.
    if (isReader && watched !== null && (watched.position > position || head.epoch !== epoch)) watched = null
    if (watched === null) {
      epoch = head.epoch
      const begun = clock.steady()
      watched = await loadWatched(db, keywords, signal)
      const ms = Math.round(clock.steady() - begun)
      log('the keywords are loaded', { keywords: watched.size(), bytes: watched.memory(), ms })
    }
    await watched.followTo(position)
    return watched
  }

  /** After a commit with unknown result: restores the previous versions of changed keywords, or reloads all. */
  async function restore({ undo }: AlertBatch, changed: KeywordWatch): Promise<void> {
    if (undo.length === 0) return
    watched = null
    const refs = undo.flatMap(({ before }) => before ?? [])
    const states = new Map(
      (await keywords.statesOf(db.sql, refs).catch(() => [])).map((state) => [`${state.id} ${state.version}`, state]),
    )
    for (const { id, before } of undo.toReversed()) {
      const state = before && states.get(`${id} ${before.version}`)
      if (before && !state) return
      if (state) changed.apply(state)
      else changed.forget(id)
    }
    watched = changed
  }

  return { watchedAt, restore, current: () => watched }
}

/** The steps of the active reader, one transaction each. */
function createSteps(
  deps: ReaderDeps,
  leaseMs: number,
  restore: (batch: AlertBatch, watched: KeywordWatch) => Promise<void>,
) {
  const { db, clock, news, tracing = null } = deps
  const evaluate = createAlertEvaluator(deps)
  const review = createReviews(deps)
  const newsEvaluator = createNewsEvaluator(deps)
  const writer = createEventWriter(deps)
  /** Whether withheld notices may need an examination. */
  let reviewing = true

  /** Processes one batch; returns the new position. */
  async function read(row: store.ReaderRow, watched: KeywordWatch, signal: AbortSignal): Promise<number> {
    const changes = await readChanges(db.sql, row.position, BATCH)
    // Wait for keywords and profiles of these changes, and for webhooks and earlier events of their accounts.
    if (changes.length === 0 || !(await allCommitted(db.sql, signal))) return row.position
    const batch = emptyBatch(row.position)
    const from = clock.now()
    let judged = from
    try {
      await evaluate(changes, watched, batch)
      const done = changes.filter(({ position }) => position <= batch.to)
      if (watched.searchesTexts()) batch.news.push(...(await newsOfChanges(done, news)))
      judged = clock.now()
      const prepared = await writer.prepare(batch)
      await db.transaction(async (tx) => {
        if (!(await store.moveReader(tx, row, batch.to, leaseMs))) throw new LeaseLost('the reader was taken over')
        await writer.write(tx, batch, prepared)
      })
    } catch (error) {
      await restore(batch, watched)
      throw error
    }
    trace(batch, { from, judged })
    watched.arriveAt(batch.to)
    if (batch.profiles.size > 0) reviewing = true
    return batch.to
  }

  /**
   * Examines a few withheld notices of one account; returns whether there were any. The feed is read before the next
   * call.
   */
  async function examine(row: store.ReaderRow, watched: KeywordWatch, signal: AbortSignal): Promise<boolean> {
    // Wait for webhooks and withheld notices: a row that is missed now is not examined again.
    if (!reviewing || !(await allCommitted(db.sql, signal))) return false
    const from = clock.now()
    const step = await review(row.position, watched)
    reviewing = step !== null
    if (!step) return false
    const judged = clock.now()
    const prepared = await writer.prepare(step.batch)
    await db.transaction(async (tx) => {
      if (!(await store.moveReader(tx, row, row.position, leaseMs))) throw new LeaseLost('the reader was taken over')
      await writer.write(tx, step.batch, prepared)
      await withheld.moveReview(tx, step.row, step.next)
    })
    trace(step.batch, { from, judged })
    return true
  }

  /** Matches keywords with a slice of attachment texts; returns whether there is more to do. */
  async function matchTexts(row: store.ReaderRow, watched: KeywordWatch, signal: AbortSignal): Promise<boolean> {
    const from = clock.now()
    const step = await newsEvaluator.slice({ position: row.position, watched, signal })
    if (step === null || step === 'more') return step !== null
    const judged = clock.now()
    const prepared = await writer.prepare(step.batch)
    await db.transaction(async (tx) => {
      if (!(await store.moveReader(tx, row, row.position, leaseMs))) throw new LeaseLost('the reader was taken over')
      await writer.write(tx, step.batch, prepared)
      await news.remove(tx, step.rows)
    })
    trace(step.batch, { from, judged })
    return true
  }

  /** Call after the commit. */
  function trace({ alerts }: AlertBatch, { from, judged }: { from: number; judged: number }): void {
    tracing?.matched(alerts.map(matchedOf), { from, judged, to: clock.now() })
  }

  return {
    read,
    examine,
    matchTexts,
    /** The previous reader may have left an examination unfinished, and finished work that began here. */
    async begin(): Promise<void> {
      reviewing = true
      await newsEvaluator.forget()
    },
  }
}

function createWorkWatch({ db, news }: Pick<ReaderDeps, 'db' | 'news'>) {
  const question = store.readerWork(news.isThere)

  /** Waits until the feed has grown or an attachment was read; `null` = the database did not answer. */
  async function waitForWork(
    last: PollAnswer | null,
    isBusy: () => boolean,
    signal: AbortSignal,
  ): Promise<PollAnswer | null> {
    for (let after = last?.asked ?? Number.NEGATIVE_INFINITY; ; ) {
      const withinMs = isBusy() && !db.poll.isWoken() ? BUSY_MS : Number.POSITIVE_INFINITY
      const answer = await db.poll.next(question, { after, withinMs, signal })
      if (answer === null || answer.value !== last?.value || store.hasNews(answer)) return answer
      after = answer.asked
    }
  }

  return waitForWork
}

/** Deletes rows that the reader no longer needs. */
const createCleanup = ({ db, clock, keywords, companies }: ReaderDeps) => ({
  /** Deletes old states of keywords and profiles that the reader has passed. */
  async forget(): Promise<number> {
    const position = await store.readerPosition(db.sql)
    return (await keywords.forgetStates(position)) + (await companies.forgetProfiles(position))
  },
  /** Deletes sent events and matches of notices that have been over for long. */
  async sweep(): Promise<void> {
    for (const table of ['events_told', 'keyword_matches'] as const)
      await inBatches(SWEEP_BATCH, (limit) =>
        db.transaction((tx) => store.sweepMarks(tx, table, { now: clock.now(), days: MARKS_KEPT_DAYS, limit })),
      )
    await inBatches(SWEEP_BATCH, (limit) => db.transaction((tx) => withheld.sweepWithheld(tx, clock.now(), limit)))
  },
})

/**
 * Reads the feed in one process at a time: the process with the lease works, the others keep their keywords at its
 * position.
 */
export function createReader(deps: ReaderDeps) {
  const { db, clock, log } = deps
  const { leaseMs, pollMs } = { ...TIMING, ...deps.timing }
  const leases = store.readerLeases(leaseMs)
  const { watchedAt, restore, current } = createKeywordCache(deps)
  const { read, examine, matchTexts, begin } = createSteps(deps, leaseMs, restore)
  const waitForWork = createWorkWatch(deps)
  let isActive = false

  /** Processes changes until the end of the feed; returns whether there was work. */
  async function catchUp(row: store.ReaderRow, signal: AbortSignal): Promise<boolean> {
    // A failover may have lost the last moves of the reader, and the feed may be as long as before again.
    if ((await store.readerPosition(db.sql)) < row.position) throw new LeaseLost('the reader was set back')
    const watched = await watchedAt(row.position, signal, true)
    let moved = false
    while (!signal.aborted) {
      const position = await read(row, watched, signal)
      const isFurther = position !== row.position
      row.position = position
      const hasExamined = await examine(row, watched, signal)
      if (!(await matchTexts(row, watched, signal)) && !hasExamined && !isFurther) return moved
      moved = true
    }
    return moved
  }

  async function run(row: store.ReaderRow, signal: AbortSignal): Promise<void> {
    let last: PollAnswer | null = null
    let busyUntil = 0
    let hasIdleWork = false
    const isBusy = () => clock.steady() < busyUntil
    isActive = true
    try {
      await begin()
      while (!signal.aborted) {
        if (hasIdleWork) await pause(isBusy() ? BUSY_MS : QUIET_MS, signal)
        else last = await waitForWork(last, isBusy, signal)
        const hasMoved = await catchUp(row, signal)
        if (hasMoved) busyUntil = clock.steady() + BUSY_FOR_MS
        hasIdleWork = !hasMoved && (current()?.idle() ?? false)
      }
    } finally {
      isActive = false
      // Released at once, on stop or failure; the next process continues at the stored position.
      await leases.finish(db.sql, [row], { inMs: 0 }).catch(() => {})
      // After a failure, give another process the chance to take over, and limit the rate of retries and log lines.
      if (!signal.aborted) await pause(pollMs, signal)
    }
  }

  const worker = (): Worker =>
    createWorker<store.ReaderRow>({
      claim: () => store.claimReader(db.sql, leases),
      work: run,
      heartbeat: (rows) => leases.extend(db.sql, rows),
      leaseMs,
      concurrency: 1,
      pollMs,
      log,
      drainMs: 0,
    })

  return {
    worker,
    /** Processes the feed to its end, unless another process does; returns whether it had the lease. */
    async tick(): Promise<boolean> {
      const [row] = await store.claimReader(db.sql, leases)
      if (!row) return false
      try {
        await begin()
        await catchUp(row, never())
      } finally {
        await leases.finish(db.sql, [row], { inMs: 0 })
      }
      return true
    },
    /** Keeps the keywords of a standby at the reader's position, so that it can take over at once. */
    async keepReady(signal: AbortSignal): Promise<void> {
      if (isActive) return
      const position = await store.readerPosition(db.sql)
      // This process may have become the reader meanwhile, and be further ahead.
      if ((current()?.position ?? -1) < position) {
        await watchedAt(position, signal).catch((error: unknown) => {
          if (!signal.aborted) throw error
        })
      }
    },
    ...createCleanup(deps),
    /** For monitoring. */
    behind: () => store.readersBehind(db.sql),
    state() {
      const watched = current()
      return { keywords: watched?.size() ?? 0, bytes: watched?.memory() ?? 0, position: watched?.position ?? 0 }
    },
  }
}

const matchedOf = ({ now: { noticeNo, version }, matched, decisions }: NoticeAlerts) => ({
  noticeNo,
  version,
  keywords: matched.length,
  events: decisions,
})

const never = (): AbortSignal => new AbortController().signal
