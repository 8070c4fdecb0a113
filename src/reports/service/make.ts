import type { Db, Tx } from '../../lib/db/index.ts'
import { createWorker, LeaseLost, type Worker } from '../../lib/leases.ts'
import { Problem } from '../../lib/problems.ts'
import { runInThread } from '../../lib/thread.ts'
import { inARow, type Wording } from '../../vocabulary/languages.ts'
import { MOST_TRIES, waitAfterTry } from '../rules/retry.ts'
import type { Report, ReportSpec } from '../schema.ts'
import * as store from '../store.ts'
import { collect } from './collect.ts'
import type { FigurePorts } from './ports.ts'
import type { PrintJob } from './press.ts'
import { toReport } from './show.ts'

export interface MakerDeps {
  db: Db
  figures: FigurePorts
  /** The name of the account for the first page. */
  companyOf: (accountId: string) => Promise<string>
  /** Notifies the recipients, in the transaction that completes the report. */
  announce: (tx: Tx, row: store.ReportRow, report: Report) => Promise<void>
  log: (message: string, detail?: object) => void
  timing?: Partial<MakerTiming>
}

export interface MakerTiming {
  leaseMs: number
  pollMs: number
}

const LEASE_MS = 30_000
const POLL_MS = 1_000
/** Each report is printed in its own thread with a bounded heap. */
const CONCURRENCY = 2
/** Interrupted reports are not lost, because another process starts them again. */
const DRAIN_MS = 1_000
const FILE_DAYS = 30
/** Values of `progress`: when the figures are read, and when the file is printed. */
const TAKEN = 60
const PRINTED = 95

const NOT_MADE: Wording = { en: 'The report could not be made.', ko: '보고서를 작성하지 못했습니다.' }
const TRY_AGAIN: Wording = {
  en: 'Please try again, or ask the operator.',
  ko: '다시 요청하거나 운영자에게 문의해 주십시오.',
}
const STOPPED = inARow(NOT_MADE, {
  en: 'The service stopped each time it tried.',
  ko: '작성하는 중에 서비스가 매번 중단되었습니다.',
})

const PRESS = new URL('./press.ts', import.meta.url)

/** Generates the reports that are due. */
export function createMaker({ db, figures, companyOf, announce, log, timing = {} }: MakerDeps) {
  const leases = store.reportLeases(timing.leaseMs ?? LEASE_MS)

  async function make(row: store.LeasedReport, signal: AbortSignal): Promise<void> {
    const [attempt] = await store.beginAttempts(db.sql, [row])
    if (!attempt) return
    // Attempts are counted when they begin, so those that ended the process are included.
    if (attempt.tries > MOST_TRIES) return giveUp(row, STOPPED)
    try {
      await finish(row, await draw(row, signal))
      log('report made', inLog(row))
    } catch (error) {
      if (error instanceof LeaseLost || signal.aborted) return handBack(row, signal)
      await failed(row, attempt.tries, error)
    }
  }

  async function draw(row: store.LeasedReport, signal: AbortSignal): Promise<store.MadeReport> {
    const reportProgress = async (progress: number) => {
      if (!(await store.setProgress(db.sql, row, progress))) throw new LeaseLost()
    }
    const spec: ReportSpec = await specOf(row)
    const taking = collect(figures, row.accountId, spec, (share) => reportProgress(Math.round(share * TAKEN)), signal)
    const { content, asOf } = await Promise.race([taking, aborted(signal)])
    const job: PrintJob = { content, spec }
    const printed = await runInThread<PrintJob, Uint8Array<ArrayBuffer>>(PRESS, 'printInThread', job, signal)
    await reportProgress(PRINTED)
    return { asOf, content: Buffer.from(printed.buffer) }
  }

  async function specOf(row: store.ReportRow): Promise<ReportSpec> {
    const { period, fromAt: from, toAt: to, format, sections, filter, language } = row
    const company = await companyOf(row.accountId)
    return { company, period, from, to, format, sections, filter, language, profileId: row.profileId }
  }

  /** Stores the file and the state, and notifies the recipients, in one transaction. */
  const finish = (row: store.LeasedReport, made: store.MadeReport): Promise<void> =>
    db.transaction(async (tx) => {
      const [finished] = await leases.finish(tx, [row], null, store.readyAs(tx, made, FILE_DAYS))
      if (!finished) throw new LeaseLost()
      await store.insertFile(tx, row, made.content)
      const ready = await store.findReport(tx, row.accountId, row.id)
      if (ready) await announce(tx, ready, toReport(ready, null))
    })

  async function failed(row: store.LeasedReport, tries: number, error: unknown): Promise<void> {
    // Requests that the API rejects are not retried, for example after the further company was deleted or the plan
    // changed.
    const isRefused = error instanceof Problem && error.status < 500
    const wait = isRefused ? null : waitAfterTry(tries)
    log('report not made', { ...inLog(row), tries, againInMs: wait, err: error })
    if (isRefused) return giveUp(row, inARow(NOT_MADE, error.detail))
    if (wait === null) return giveUp(row, inARow(NOT_MADE, TRY_AGAIN))
    await leases.finish(db.sql, [row], { inMs: wait }, store.waitsAgain(db.sql))
  }

  /** The reason is in the language of the report, which its recipients read. */
  async function giveUp(row: store.LeasedReport, reason: Wording): Promise<void> {
    await leases.finish(db.sql, [row], null, store.failedAs(db.sql, reason[row.language]))
  }

  /**
   * Makes the row available to other processes when this one stops. If the lease was lost, the row remains unchanged.
   */
  async function handBack(row: store.LeasedReport, signal: AbortSignal): Promise<void> {
    if (signal.reason instanceof LeaseLost) return
    await leases.finish(db.sql, [row], { inMs: 0 }, store.handedBack(db.sql))
  }

  const worker = (): Worker =>
    createWorker<store.LeasedReport>({
      claim: (limit) => leases.claim(db.sql, limit, store.isAmongFirst(db.sql)),
      work: make,
      heartbeat: (rows) => leases.extend(db.sql, rows),
      leaseMs: leases.leaseMs,
      concurrency: CONCURRENCY,
      drainMs: DRAIN_MS,
      pollMs: timing.pollMs ?? POLL_MS,
      due: { db, question: leases.due(store.isAmongFirst) },
      log,
    })

  return { worker }
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/** The log contains neither the account nor the content. */
const inLog = ({ id, format, period }: store.ReportRow) => ({ report: id, format, period })
