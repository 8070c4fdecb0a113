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
  /** The documents of these notices as they are now, in no order; what was withdrawn is missing. */
  documentsOf: (sql: Queryable, noticeNos: string[]) => Promise<NoticeDocuments[]>
  /** Notices of which an account was notified since then, and those it pursues and whose pursuits changed since then. */
  wantedSince: (since: { notified: number; pursued: number }) => Promise<string[]>
}

const FEED_BATCH = 500
const NOTICE_BATCH = 100
/** A notice without an end of bidding is open for so long. */
const OPEN_MS = 30 * DAY
/** How far back accounts were told of notices that may be open, where that was never looked at. */
const FIRST_LOOK_MS = 30 * DAY
/** Longer than a transaction takes whose rows bear the time of its beginning, and than clocks of machines differ. */
const OVERLAP_MS = 10 * MINUTE
/** How long one process looks for all, and how soon the next one may. */
const LOOK_MS = MINUTE
const LOOK_PAUSE_MS = 8 * SECOND

/** Decides whose attachments are fetched, and keeps their files as the notices list them. */
export function createSelection({ db, clock, settings, documentsOf, wantedSince }: SelectDeps) {
  const { choice } = settings

  /** The files of these notices as they are listed now. Of those that are new, only what bidding has not ended for. */
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
   * Reads a piece on in the feed: of all notices, or of those whose attachments are fetched already. Returns how many
   * changes there were.
   */
  const follow = (): Promise<number> =>
    db.transaction(async (tx) => {
      const position = await store.holdPosition(tx, choice)
      const changes = position === null ? [] : await readChanges(tx, position, FEED_BATCH)
      const last = changes.at(-1)
      if (!last) return 0
      const keys = changes.filter(({ kind }) => kind === 'bid' || kind === 'award').map(({ key }) => key)
      const chosen = choice === 'all' ? keys : [...(await store.selectedOf(tx, keys))]
      await settle(tx, chosen)
      await store.setPosition(tx, last.position)
      return changes.length
    })

  /** Takes up what accounts were told of or pursue; more than once does no harm. */
  async function takeWanted(): Promise<void> {
    if (choice !== 'matched' || !(await store.claimLook(db.sql, LOOK_MS))) return
    // What changes after this look is in the part of the feed that is read.
    await db.transaction((tx) => store.holdPosition(tx, choice))
    const now = clock.now()
    const { wantedAt } = await store.readProgress(db.sql)
    const since = wantedAt === null ? null : wantedAt - OVERLAP_MS
    // Whoever pursues a notice may have done so long ago; which of them are open is seen below.
    const numbers = await wantedSince({ notified: since ?? now - FIRST_LOOK_MS, pursued: since ?? 0 })
    const selected = await store.selectedOf(db.sql, numbers)
    const fresh = numbers.filter((noticeNo) => !selected.has(noticeNo)).sort()
    for (let at = 0; at < fresh.length; at += NOTICE_BATCH) {
      await db.transaction((tx) => settle(tx, fresh.slice(at, at + NOTICE_BATCH)))
      await store.keepLook(db.sql, LOOK_MS)
    }
    await store.endLook(db.sql, { at: now, pauseMs: LOOK_PAUSE_MS })
  }

  return { follow, takeWanted }
}
