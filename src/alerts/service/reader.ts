import type { AttachmentNews } from '../../attachments/index.ts'
import { type Clock, MINUTE, pause, SECOND } from '../../lib/clock.ts'
import { allCommitted, type Db, inBatches, type PollAnswer } from '../../lib/db/index.ts'
import { readChanges, readHead } from '../../lib/feed.ts'
import { createWorker, LeaseLost, type Worker } from '../../lib/leases.ts'
import type { Tracing } from '../../lib/tracing/index.ts'
import { createSerial } from '../../lib/turns.ts'
import { MARKS_KEPT_DAYS } from '../rules/marks.ts'
import * as store from '../store/reader.ts'
import * as held from '../store/withheld.ts'
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
/** Changes of the feed in a batch; those that are not live cost next to nothing. */
const BATCH = 1_000
/** Between two looks at the feed, if no wake-up says that it grew or there is idle work: while something comes, and later. */
const BUSY_MS = 20
const QUIET_MS = 100
const BUSY_FOR_MS = MINUTE
const SWEEP_BATCH = 1_000

/** Keeps the keywords in memory and brings them to the position that is asked for. */
function createKeeping({ db, clock, keywords, log }: Pick<ReaderDeps, 'db' | 'clock' | 'keywords' | 'log'>) {
  let watched: KeywordWatch | null = null
  let epoch: string | null = null
  const inLine = createSerial()

  /** The keywords as they were at the reader's position; calls wait for each other. */
  const watchedAt = (position: number, signal: AbortSignal, whoReads = false): Promise<KeywordWatch> =>
    inLine(() => follow(position, signal, whoReads))

  async function follow(position: number, signal: AbortSignal, whoReads: boolean): Promise<KeywordWatch> {
    const head = await readHead(db.sql)
    // After a restore the reader may stand further back, or have come as far again on another way: the keywords in
    // memory are then of a lost future.
    if (whoReads && watched !== null && (watched.position > position || head.epoch !== epoch)) watched = null
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

  /** After a commit with unknown end: keywords that were changed are put back, or read anew. */
  async function putBack({ undo }: AlertBatch, held: KeywordWatch): Promise<void> {
    if (undo.length === 0) return
    watched = null
    const refs = undo.flatMap(({ before }) => before ?? [])
    const states = new Map(
      (await keywords.statesOf(db.sql, refs).catch(() => [])).map((one) => [`${one.id} ${one.version}`, one]),
    )
    for (const { id, before } of undo.toReversed()) {
      const state = before && states.get(`${id} ${before.version}`)
      if (before && !state) return
      if (state) held.apply(state)
      else held.forget(id)
    }
    watched = held
  }

  return { watchedAt, putBack, current: () => watched }
}

/** What whoever holds the reader's row does, a transaction at a time. */
function createSteps(
  deps: ReaderDeps,
  leaseMs: number,
  putBack: (batch: AlertBatch, watched: KeywordWatch) => Promise<void>,
) {
  const { db, clock, news, tracing = null } = deps
  const evaluate = createAlertEvaluator(deps)
  const review = createReviews(deps)
  const newsEvaluator = createNewsEvaluator(deps)
  const writer = createEventWriter(deps)
  /** Whether there may be withheld notices to examine. */
  let reviewing = true

  /** One batch; where the reader then stands. */
  async function read(row: store.ReaderRow, watched: KeywordWatch, signal: AbortSignal): Promise<number> {
    const changes = await readChanges(db.sql, row.position, BATCH)
    // Keywords and profiles that the changes are about, and webhooks and earlier events of their accounts.
    if (changes.length === 0 || !(await allCommitted(db.sql, signal))) return row.position
    const batch = emptyBatch(row.position)
    const from = clock.now()
    let judged = from
    try {
      await evaluate(changes, watched, batch)
      const done = changes.filter(({ position }) => position <= batch.to)
      if (watched.looksIntoTexts()) batch.news.push(...(await newsOfChanges(done, news)))
      judged = clock.now()
      const prepared = await writer.prepare(batch)
      await db.transaction(async (tx) => {
        if (!(await store.moveReader(tx, row, batch.to, leaseMs))) throw new LeaseLost('the reader was taken over')
        await writer.write(tx, batch, prepared)
      })
    } catch (error) {
      await putBack(batch, watched)
      throw error
    }
    trace(batch, { from, judged })
    watched.arriveAt(batch.to)
    if (batch.profiles.size > 0) reviewing = true
    return batch.to
  }

  /** A few withheld notices of one account; whether there were any. The feed is read on before the next. */
  async function examine(row: store.ReaderRow, watched: KeywordWatch, signal: AbortSignal): Promise<boolean> {
    // Webhooks, and what was withheld: a row that is not read now is not looked at again.
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
      await held.moveReview(tx, step.row, step.next)
    })
    trace(step.batch, { from, judged })
    return true
  }

  /** A slice of matching keywords with texts of attachments; whether there is more to do. */
  async function look(row: store.ReaderRow, watched: KeywordWatch, signal: AbortSignal): Promise<boolean> {
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

  /** To be called after the commit. */
  function trace({ alerts }: AlertBatch, { from, judged }: { from: number; judged: number }): void {
    tracing?.matched(alerts.map(matchedOf), { from, judged, to: clock.now() })
  }

  return {
    read,
    examine,
    look,
    /** Whoever read before may have left an examination unfinished, and finished what was begun here. */
    async begin(): Promise<void> {
      reviewing = true
      await newsEvaluator.forget()
    },
  }
}

/**
 * Reads the feed once, however many processes stand ready: the one that holds the reader's row works, the others
 * keep their keywords at its position.
 */
export function createReader(deps: ReaderDeps) {
  const { db, clock, keywords, companies, log } = deps
  const { leaseMs, pollMs } = { ...TIMING, ...deps.timing }
  const leases = store.readerLeases(leaseMs)
  const { watchedAt, putBack, current } = createKeeping(deps)
  const { read, examine, look, begin } = createSteps(deps, leaseMs, putBack)
  const question = store.readerWork(deps.news.isThere)
  let holding = false

  /** To the end of the feed as it is now. */
  async function catchUp(row: store.ReaderRow, signal: AbortSignal): Promise<boolean> {
    const watched = await watchedAt(row.position, signal, true)
    let moved = false
    while (!signal.aborted) {
      const position = await read(row, watched, signal)
      const isFurther = position !== row.position
      row.position = position
      const hasExamined = await examine(row, watched, signal)
      if (!(await look(row, watched, signal)) && !hasExamined && !isFurther) return moved
      moved = true
    }
    return moved
  }

  /** The feed has grown, or a text of an attachment was read; `null` = the database did not answer. */
  async function waitForWork(
    seen: PollAnswer | null,
    isBusy: () => boolean,
    signal: AbortSignal,
  ): Promise<PollAnswer | null> {
    for (let after = seen?.asked ?? Number.NEGATIVE_INFINITY; ; ) {
      const withinMs = isBusy() && !db.poll.isWoken() ? BUSY_MS : Number.POSITIVE_INFINITY
      const answer = await db.poll.next(question, { after, withinMs, signal })
      if (answer === null || answer.value !== seen?.value || store.hasNews(answer)) return answer
      after = answer.asked
    }
  }

  async function hold(row: store.ReaderRow, signal: AbortSignal): Promise<void> {
    let seen: PollAnswer | null = null
    let busyUntil = 0
    let hasIdleWork = false
    const isBusy = () => clock.steady() < busyUntil
    holding = true
    try {
      await begin()
      while (!signal.aborted) {
        if (hasIdleWork) await pause(isBusy() ? BUSY_MS : QUIET_MS, signal)
        else seen = await waitForWork(seen, isBusy, signal)
        const hasMoved = await catchUp(row, signal)
        if (hasMoved) busyUntil = clock.steady() + BUSY_FOR_MS
        hasIdleWork = !hasMoved && (current()?.idle() ?? false)
      }
    } finally {
      holding = false
      // Given back at once, whether it stops or has failed: who takes it up reads on from where the database says.
      await leases.finish(db.sql, [row], { inMs: 0 }).catch(() => {})
      // After a failure, another process may take it up; this one would fail, and log it, as fast as it can.
      if (!signal.aborted) await pause(pollMs, signal)
    }
  }

  const worker = (): Worker =>
    createWorker<store.ReaderRow>({
      claim: () => store.claimReader(db.sql, leases),
      work: hold,
      heartbeat: (rows) => leases.extend(db.sql, rows),
      leaseMs,
      concurrency: 1,
      pollMs,
      log,
      drainMs: 0,
    })

  return {
    worker,
    /** Reads the feed to its end, unless another process does; returns whether it could. */
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
    /** Keeps the keywords of who does not read up to where the reader is, so that taking over takes no time. */
    async keepReady(signal: AbortSignal): Promise<void> {
      if (holding) return
      const position = await store.readerPosition(db.sql)
      // He may have begun to read meanwhile, and be further on.
      if ((current()?.position ?? -1) < position) {
        await watchedAt(position, signal).catch((error: unknown) => {
          if (!signal.aborted) throw error
        })
      }
    },
    /** Forgets how keywords stood at positions that were read. */
    async forget(): Promise<number> {
      const position = await store.readerPosition(db.sql)
      return (await keywords.forgetStates(position)) + (await companies.forgetProfiles(position))
    },
    /** Deletes what was told, and what matched, of notices that are long over. */
    async sweep(): Promise<void> {
      for (const table of ['events_told', 'keyword_matches'] as const)
        await inBatches(SWEEP_BATCH, (limit) =>
          db.transaction((tx) => store.sweepMarks(tx, table, { now: clock.now(), days: MARKS_KEPT_DAYS, limit })),
        )
      await inBatches(SWEEP_BATCH, (limit) => db.transaction((tx) => held.sweepWithheld(tx, clock.now(), limit)))
    },
    /** For alarms. */
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
