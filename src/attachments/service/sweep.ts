import { type Clock, DAY, seoulDay } from '../../lib/clock.ts'
import { type Db, inBatches } from '../../lib/db/index.ts'
import type { AttachmentSettings, FileStore } from '../schema.ts'
import * as files from '../store/files.ts'
import { deselectEnded } from '../store/notices.ts'
import * as texts from '../store/texts.ts'

export interface SweepDeps {
  db: Db
  clock: Clock
  settings: AttachmentSettings
  log: (message: string, detail?: object) => void
}

const NOTICE_BATCH = 50
const HASH_BATCH = 500
const DAYS_KEPT = 7

/** Deletes expired files in small steps, and once a day texts and files without a row. */
export function createSweep(
  { db, clock, settings, log }: SweepDeps,
  store: FileStore,
  /** Whether the store is the one recorded in the database. Files of another store must not be deleted. */
  isOwnStore: () => Promise<boolean>,
) {
  /** Deletes text and file of a content that no notice refers to. */
  const forgetOne = (hash: string) =>
    db.transaction(async (tx) => {
      await texts.lockHash(tx, hash)
      if (await files.isReferred(tx, hash)) return
      await texts.deleteText(tx, hash)
      if (await isOwnStore()) await store.remove(hash)
    })

  /** Files that cannot be deleted now are found again on another day. */
  async function forget(hashes: readonly string[]): Promise<void> {
    for (const hash of hashes) {
      await forgetOne(hash).catch((error: unknown) => log('an attachment could not be deleted', { hash, err: error }))
    }
  }

  const forgetEnded = (before: number) =>
    inBatches(NOTICE_BATCH, async (limit) => {
      const hashes = await texts.endingHashes(db.sql, before, limit)
      const count = await deselectEnded(db.sql, before, limit)
      await forget(hashes)
      return count
    })

  /** Deletes contents that notices no longer list, and those left by a kill between two steps. */
  async function forgetIdle(): Promise<void> {
    for (let after: string | null = ''; after !== null; ) {
      const step: texts.TextStep = await texts.idleTexts(db.sql, after, HASH_BATCH)
      await forget(step.idle)
      after = step.last
    }
  }

  /** Deletes stored files without a row: left by a kill, or unknown after a restore of the database. */
  async function forgetUnknown(): Promise<void> {
    for await (const hashes of store.hashes()) {
      for (let at = 0; at < hashes.length; at += HASH_BATCH)
        await forget(await files.unreferred(db.sql, hashes.slice(at, at + HASH_BATCH)))
    }
    await store.removeDrafts()
  }

  return async function sweep(): Promise<void> {
    const now = clock.now()
    await forgetEnded(now - settings.keepDays * DAY)
    await files.deleteOld(db.sql, seoulDay(now - DAYS_KEPT * DAY))
    if (!(await texts.takeComparison(db.sql, DAY))) return
    await forgetIdle()
    if (await isOwnStore()) await forgetUnknown()
  }
}
