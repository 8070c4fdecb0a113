import { createHash } from 'node:crypto'
import { type Clock, dayOf, MINUTE, pause, SECOND, seoulDay, startOfDay } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import { createWorker, LeaseLost, type Worker } from '../../lib/leases.ts'
import { StorageFault } from '../rules/storage.ts'
import { fetchVerdict } from '../rules/verdict.ts'
import type { AttachmentSettings, FetchOutcome, FetchReason, FileDraft, FileStore } from '../schema.ts'
import * as files from '../store/files.ts'
import { addTextNews, isTextRead } from '../store/news.ts'
import { expectText, lockHash } from '../store/texts.ts'
import type { DownloadDeps } from './download.ts'
import { createStorageWatch } from './storage.ts'
import { createTransfer } from './transfer.ts'

export interface FetchDeps extends DownloadDeps {
  db: Db
  clock: Clock
  settings: AttachmentSettings
  log: (message: string, detail?: object) => void
  /** Called when a fetch failed. */
  onFailure: (reason: FetchReason) => void
  timing?: { leaseMs?: number; pollMs?: number }
}

interface FetchHooks {
  /** Whether the store is the one recorded in the database. */
  isOwnStore: () => Promise<boolean>
  onStored: () => void
}

const LEASE_MS = 60 * SECOND
const POLL_MS = SECOND
const AT_ONCE = 2
/** Time to finish running fetches. */
const SOON_MS = 5 * SECOND
/** With less of the day's budget, no request is sent. */
const LEAST_GRANT = 1024 * 1024
/** Files marked as waiting in one step, while nothing can be stored. */
const WAITING_BATCH = 20

/** Fetches due files one by one, and stores each under the hash of its content. */
export function createFileFetcher(deps: FetchDeps, place: FileStore, { isOwnStore, onStored }: FetchHooks) {
  const { db, clock, settings, log, onFailure, timing = {} } = deps
  const least = Math.min(LEAST_GRANT, settings.fileBytes)
  const leases = files.fileLeases(timing.leaseMs ?? LEASE_MS)
  const spacingMs = MINUTE / settings.perMinute
  const transfer = createTransfer(deps, { spacingMs, least })
  const storage = createStorageWatch(deps, place)
  /** The hosts of running fetches. A slow host must not occupy all slots. */
  const busy = new Map<string, string>()

  /** No requests are sent for files that cannot be stored. */
  async function canStore(): Promise<boolean> {
    if (await storage.isOpen()) return true
    const due = { inMs: place.restMs }
    for (const file of await files.claimFiles(db.sql, leases, { limit: WAITING_BATCH, busy: [] })) {
      await files.setUnfetched(db.sql, leases, file, { state: 'pending', reason: 'diskFull', counts: false, due })
      onFailure('diskFull')
    }
    return false
  }

  /** Nothing is claimed when the budget of the day is used up. */
  async function claim(limit: number): Promise<files.DueFile[]> {
    if (!(await canStore()) || !(await isOwnStore())) return []
    const taken = await files.bytesTaken(db.sql, seoulDay(clock.now()))
    return settings.dailyBytes - taken < least
      ? []
      : files.claimFiles(db.sql, leases, { limit, busy: [...busy.values()] })
  }

  async function work(file: files.DueFile, signal: AbortSignal): Promise<void> {
    busy.set(file.id, file.host)
    try {
      await attempt(file, signal)
    } catch (error) {
      // At a stop of the process, the file becomes available to others before its lease expires.
      if (signal.aborted) await leases.finish(db.sql, [file], { inMs: 0 }).catch(() => {})
      throw error
    } finally {
      busy.delete(file.id)
    }
  }

  async function attempt(file: files.DueFile, signal: AbortSignal): Promise<void> {
    const waitMs = await files.takeTurn(db.sql, file.host, { spacingMs })
    // Other files of the host are being fetched, so this one waits in the queue; its attempts remain unchanged.
    if (waitMs === null) return void (await leases.finish(db.sql, [file], { inMs: spacingMs }))
    await pause(waitMs, signal)
    signal.throwIfAborted()
    const day = seoulDay(clock.now())
    const wish = { day, wanted: Math.min(settings.fileBytes, settings.dailyBytes), budget: settings.dailyBytes }
    const granted = await db.transaction((tx) => files.reserveBytes(tx, file, wish))
    if (granted === null) return void (await leases.finish(db.sql, [file], { inMs: SOON_MS }))
    const outcome = await transfer(file, { day, granted }, signal)
    const isCut = outcome?.reason === 'tooLarge' && granted < Math.min(settings.fileBytes, settings.dailyBytes)
    if (outcome === null || isCut) await postponeToTomorrow(file)
    else if (outcome.reason === null) await store(file, outcome)
    else await fail(file, { ...outcome, reason: outcome.reason })
  }

  async function postponeToTomorrow(file: files.DueFile): Promise<void> {
    const now = clock.now()
    const due = { inMs: startOfDay(dayOf(now) + 1) - now }
    await files.setUnfetched(db.sql, leases, file, { state: 'pending', reason: 'dailyLimit', counts: false, due })
  }

  /** The file is stored before a row refers to it, and exists for others only through that row. */
  async function store(file: files.DueFile, { body, contentType, host }: FetchOutcome): Promise<void> {
    const hash = createHash('sha256').update(body).digest('hex')
    let draft: FileDraft | null = null
    try {
      const written = await place.write(body, hash)
      draft = written
      await db.transaction(async (tx) => {
        await lockHash(tx, hash)
        const facts = { hash, bytes: body.length, contentType, at: clock.now() }
        if (!(await files.setFetched(tx, leases, file, facts))) throw new LeaseLost('the file was taken over')
        await expectText(tx, hash)
        if (file.hash !== hash && (await isTextRead(tx, hash))) await addTextNews(tx, hash, facts.at, file.noticeNo)
        await written.keep()
      })
    } catch (error) {
      if (!(error instanceof StorageFault)) throw error
      await storage.failed(body.length, error)
      return await fail(file, { reason: 'diskFull', status: null, retryAfterMs: null, host })
    } finally {
      await draft?.discard()
    }
    onStored()
  }

  async function fail(
    file: files.DueFile,
    outcome: Pick<FetchOutcome, 'status' | 'retryAfterMs' | 'host'> & { reason: FetchReason },
  ): Promise<void> {
    const { state, retryMs, counts, restMs } = fetchVerdict(outcome, file.attempts, place.restMs)
    if (restMs !== null) await files.restHost(db.sql, outcome.host, restMs)
    const due = retryMs === null ? null : { inMs: retryMs }
    await files.setUnfetched(db.sql, leases, file, { state, reason: outcome.reason, counts, due })
    const { id, noticeNo } = file
    // The address is not logged, because it may contain a key.
    log('an attachment could not be fetched', { noticeNo, id, ...named(outcome), state, retryMs })
    onFailure(outcome.reason)
  }

  return {
    worker: (): Worker =>
      createWorker<files.DueFile>({
        claim,
        work,
        heartbeat: (rows) => leases.extend(db.sql, rows),
        leaseMs: leases.leaseMs,
        pollMs: timing.pollMs ?? POLL_MS,
        due: { db, question: leases.due() },
        concurrency: AT_ONCE,
        log,
      }),
  }
}

const named = ({ host, reason, status }: Pick<FetchOutcome, 'host' | 'status'> & { reason: FetchReason }) => ({
  host,
  reason,
  status,
})
