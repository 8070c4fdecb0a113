import type { Clock } from '../lib/clock.ts'
import type { Db, Tx } from '../lib/db.ts'
import { appendChanges, takePositions } from '../lib/feed.ts'
import { nextRound, type RoundRow, roundKey, sameBidders } from './rules.ts'
import type { RoundRecord } from './schema.ts'
import * as store from './store.ts'

interface Settling {
  noticeNos: string[]
  /** To be asked once the notices are locked. */
  roundsOf: () => Promise<Map<string, RoundRow[]>>
  live: boolean
  /** Whether the feed's head is held already. */
  atHead: boolean
}

export interface AwardDeps {
  db: Db
  clock: Clock
  /** Tells the notices what their openings have come to, in the same transaction; returns those that are there. */
  settle: (tx: Tx, settling: Settling) => Promise<Set<string>>
  /** The notices that a source's numbers stand for here; a number not among them is not known yet. */
  noticesByNumber: (tx: Tx, source: string, numbers: string[]) => Promise<Map<string, string>>
}

export interface RecordSummary {
  new: number
  changed: number
  unchanged: number
}

export function createAwardWriter({ db, clock, settle, noticesByNumber }: AwardDeps) {
  /** Openings and results of one source; a correction keeps what was said before. */
  const record = (source: string, records: RoundRecord[], isLive: (record: RoundRecord) => boolean) =>
    db.transaction((tx) => recordIn(tx, source, records, isLive))

  async function recordIn(tx: Tx, source: string, records: RoundRecord[], isLive: (record: RoundRecord) => boolean) {
    const summary: RecordSummary = { new: 0, changed: 0, unchanged: 0 }
    const now = clock.now()
    const names = await noticesByNumber(tx, source, [...new Set(records.map(({ number }) => number))])
    const noticeNoOf = ({ number }: RoundRecord) => names.get(number) ?? number
    const noticeNos = [...new Set(records.map(noticeNoOf))].sort()
    const stored = new Map((await store.lockRounds(tx, noticeNos)).map((row) => [roundKey(row), row]))
    const replaced: RoundRow[] = []
    const written = new Map<string, store.BidderList>()
    const alone: store.BidderList[] = []
    for (const one of records) {
      const noticeNo = noticeNoOf(one)
      const key = roundKey({ ...one, noticeNo })
      const before = written.get(key)?.row ?? stored.get(key) ?? null
      const row = nextRound(before, one, { noticeNo, live: isLive(one), now })
      summary[row ? (before ? 'changed' : 'new') : 'unchanged']++
      const bidders = one.bidderRows
      if (row) {
        if (before) replaced.push(before)
        written.set(key, { row, bidders, isNew: !before })
      } else if (before && bidders.length > 0) alone.push({ row: before, bidders, isNew: false })
    }
    if (alone.length > 0) await replaceLists(tx, alone)
    if (written.size > 0) await write(tx, [...written.values()], replaced, stored)
    return summary
  }

  /** Lists of bidders often come days after the result, with nothing else that is new. */
  async function replaceLists(tx: Tx, lists: store.BidderList[]): Promise<void> {
    const rows = lists.map(({ row }) => row)
    const stored = Map.groupBy(await store.biddersOf(tx, rows), roundKey)
    const news = lists.filter(({ row, bidders }) => !sameBidders(stored.get(roundKey(row)) ?? [], bidders))
    if (news.length > 0) await store.replaceBidders(tx, news)
  }

  async function write(tx: Tx, written: store.BidderList[], replaced: RoundRow[], stored: Map<string, RoundRow>) {
    if (replaced.length > 0) await store.insertVersions(tx, replaced)
    const withBidders = written.filter(({ bidders }) => bidders.length > 0)
    if (withBidders.length > 0) await store.replaceBidders(tx, withBidders)
    const rows = written.map(({ row }) => row).sort((a, b) => (roundKey(a) < roundKey(b) ? -1 : 1))
    const live = rows.some((row) => row.live)
    const noticeNos = [...new Set(rows.map((row) => row.noticeNo))]
    const ours = new Set(rows.map(roundKey))
    const roundsOf = async () => {
      const others = (await store.roundsOf(tx, noticeNos)).filter((row) => !ours.has(roundKey(row)))
      return Map.groupBy([...others, ...rows], (row) => row.noticeNo)
    }
    const found = await settle(tx, { noticeNos, roundsOf, live, atHead: false })
    const first = await takePositions(tx, rows.length)
    rows.forEach((row, index) => {
      row.position = first + index
    })
    // A notice that was on its way is there now, or will look for its results when it is its turn at the head.
    const missing = noticeNos.filter((noticeNo) => !found.has(noticeNo))
    if (missing.length > 0) await settle(tx, { noticeNos: missing, roundsOf, live, atHead: true })
    const changes = rows.map(({ position, noticeNo, version, live, updatedAt }) => ({
      position,
      kind: 'award' as const,
      key: noticeNo,
      version,
      live,
      at: updatedAt,
    }))
    const [known, fresh] = [
      rows.filter((row) => stored.has(roundKey(row))),
      rows.filter((row) => !stored.has(roundKey(row))),
    ]
    await Promise.all([
      fresh.length > 0 && store.addRounds(tx, fresh),
      known.length > 0 && store.replaceRounds(tx, known),
      appendChanges(tx, changes),
    ])
  }

  return { record }
}
