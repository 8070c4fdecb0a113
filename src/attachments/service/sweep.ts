import { type Clock, DAY, seoulDay } from '../../lib/clock.ts'
import { type Db, inBatches } from '../../lib/db/index.ts'
import type { AttachmentDisk } from '../adapters/disk.ts'
import type { AttachmentSettings } from '../schema.ts'
import * as files from '../store/files.ts'
import { deselectEnded } from '../store/notices.ts'
import * as texts from '../store/texts.ts'

export interface SweepDeps {
  db: Db
  clock: Clock
  settings: AttachmentSettings
}

const NOTICE_BATCH = 50
const HASH_BATCH = 50
const DAYS_KEPT = 7

/** Lets go of what is kept long enough, in small steps, and of files that no row knows. */
export function createSweep({ db, clock, settings }: SweepDeps, disk: AttachmentDisk) {
  /** Text and file of a content that no notice has any more. */
  const forget = (hash: string) =>
    db.transaction(async (tx) => {
      await texts.lockHash(tx, hash)
      if (await files.isReferred(tx, hash)) return
      await texts.deleteText(tx, hash)
      await disk.remove(hash)
    })

  async function forgetIdle(limit: number): Promise<number> {
    const hashes = await texts.idleTexts(db.sql, limit)
    for (const hash of hashes) await forget(hash)
    return hashes.length
  }

  /** Files that a kill has left between the disk and the database, or that a restored database does not know. */
  async function forgetUnknown(): Promise<void> {
    for await (const hashes of disk.hashes()) {
      for (const hash of await files.unreferred(db.sql, hashes)) await forget(hash)
    }
    await disk.removeDrafts()
  }

  return async function sweep(): Promise<void> {
    const now = clock.now()
    await inBatches(NOTICE_BATCH, (limit) => deselectEnded(db.sql, now - settings.keepDays * DAY, limit))
    await inBatches(HASH_BATCH, forgetIdle)
    await files.deleteOld(db.sql, seoulDay(now - DAYS_KEPT * DAY))
    // The folder of a service that fetches nothing may be another one's.
    if (settings.choice !== 'none') await forgetUnknown()
  }
}
