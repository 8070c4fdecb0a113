import { type Clock, DAY, MINUTE, SECOND } from '../../lib/clock.ts'
import type { Db, Queryable, Tx } from '../../lib/db/index.ts'
import { readChanges } from '../../lib/feed.ts'
import { listedFiles } from '../rules/files.ts'
import type { AttachmentSettings, NoticeDocuments } from '../schema.ts'
import * as store from '../store/notices.ts'

export interface SelectDeps {
  db: Db
  clock: Clock
  settings: AttachmentSettings
  /** The current documents of these notices, in any order; withdrawn notices are missing. */
  documentsOf: (sql: Queryable, noticeNos: string[]) => Promise<NoticeDocuments[]>
  /** Notices of which an account was notified since then, and pursued notices with pursuits that changed since then. */
  wantedSince: (since: { notified: number; pursued: number }) => Promise<string[]>
}

const FEED_BATCH = 500
const NOTICE_BATCH = 100
/** Notices without a closing time count as open for this long. */
const OPEN_MS = 30 * DAY
/** The age of notifications that the first scan includes. */
const FIRST_SCAN_MS = 30 * DAY
/** Longer than a transaction whose rows have the time of its beginning, and than clocks of machines differ. */
const OVERLAP_MS = 10 * MINUTE
/** How long one process may scan, and the pause before the next scan. */
const SCAN_MS = MINUTE
const SCAN_PAUSE_MS = 8 * SECOND

/** Selects the notices whose attachments are fetched, and updates their lists of files. */
export function createSelection({ db, clock, settings, documentsOf, wantedSince }: SelectDeps) {
  const { choice } = settings

  /** Updates the files of these notices. Newly selected ones must still be open. */
  async function settle(tx: Tx, noticeNos: readonly string[]): Promise<void> {
    const numbers = [...new Set(noticeNos)].sort()
    const [selected, documents] = [await store.selectedOf(tx, numbers), await documentsOf(tx, numbers)]
    const byNumber = new Map(documents.map((one) => [one.noticeNo, one]))
    await store.deselectNotices(
      tx,
      numbers.filter((noticeNo) => !byNumber.has(noticeNo)),
    )
    for (const noticeNo of numbers) {
      const notice = byNumber.get(noticeNo)
      if (!notice) continue
      const endsAt = notice.closeAt ?? notice.postedAt + OPEN_MS
      if (!selected.has(noticeNo) && endsAt <= clock.now()) continue
      const isNewer = await store.saveNotice(tx, { noticeNo, version: notice.version, endsAt })
      await store.syncFiles(tx, noticeNo, listedFiles(notice))
      if (isNewer) await store.queueAnew(tx, noticeNo)
    }
  }

  /**
   * Reads the next part of the feed for all notices, or for those already selected. Returns the number of changes read.
   */
  const follow = (): Promise<number> =>
    db.transaction(async (tx) => {
      const position = await store.lockPosition(tx, choice)
      const changes = position === null ? [] : await readChanges(tx, position, FEED_BATCH)
      const last = changes.at(-1)
      if (!last) return 0
      const keys = changes.filter(({ kind }) => kind === 'bid' || kind === 'award').map(({ key }) => key)
      const chosen = choice === 'all' ? keys : [...(await store.selectedOf(tx, keys))]
      await settle(tx, chosen)
      await store.setPosition(tx, last.position)
      return changes.length
    })

  /** Selects notices that accounts were notified of or pursue; idempotent. */
  async function takeWanted(): Promise<void> {
    if (choice !== 'matched' || !(await store.claimScan(db.sql, SCAN_MS))) return
    // Changes after this scan are in the part of the feed that is still to be read.
    await db.transaction((tx) => store.lockPosition(tx, choice))
    const now = clock.now()
    const { wantedAt } = await store.readProgress(db.sql)
    const since = wantedAt === null ? null : wantedAt - OVERLAP_MS
    // A notice may be pursued for a long time, so all pursuits are read; closed notices are excluded below.
    const numbers = await wantedSince({ notified: since ?? now - FIRST_SCAN_MS, pursued: since ?? 0 })
    const selected = await store.selectedOf(db.sql, numbers)
    const fresh = numbers.filter((noticeNo) => !selected.has(noticeNo)).sort()
    for (let at = 0; at < fresh.length; at += NOTICE_BATCH) {
      await db.transaction((tx) => settle(tx, fresh.slice(at, at + NOTICE_BATCH)))
      await store.extendScan(db.sql, SCAN_MS)
    }
    await store.endScan(db.sql, { at: now, pauseMs: SCAN_PAUSE_MS })
  }

  return { follow, takeWanted }
}
