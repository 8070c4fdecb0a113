import { pause, SECOND } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import type { FetchOutcome } from '../schema.ts'
import * as files from '../store/files.ts'
import { createDownload, type DownloadDeps } from './download.ts'

export interface TransferDeps extends DownloadDeps {
  db: Db
}

/** How long a redirect waits for its host's turn. */
const REDIRECT_PATIENCE_MS = 30 * SECOND

/** A download within the reserved part of the day's budget. Transferred bytes count, whatever the result. */
export function createTransfer(deps: TransferDeps, { spacingMs, least }: { spacingMs: number; least: number }) {
  const { db } = deps
  const download = createDownload(deps)

  /** Waits for the turn of a redirect's host, because giving up would repeat the request to the first host. */
  async function waitForTurn(host: string, signal: AbortSignal): Promise<boolean> {
    const waitMs = await files.takeTurn(db.sql, host, { spacingMs, patienceMs: REDIRECT_PATIENCE_MS })
    if (waitMs === null) return false
    await pause(waitMs, signal)
    signal.throwIfAborted()
    return true
  }

  /** Returns `null` if the remaining budget is too small for a request. */
  return async function transfer(
    file: files.DueFile,
    { day, granted }: { day: string; granted: number },
    signal: AbortSignal,
  ): Promise<FetchOutcome | null> {
    let used = 0
    const received = (bytes: number) => {
      used += bytes
    }
    const guide = { maxBytes: granted, signal, takeTurn: (host: string) => waitForTurn(host, signal), received }
    try {
      return granted < least ? null : await download(file, guide)
    } finally {
      await db.transaction((tx) => files.settleBytes(tx, file, { day, used }))
    }
  }
}
