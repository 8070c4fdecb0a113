import type { Clock } from '../lib/clock.ts'
import type { Db, Tx } from '../lib/db/index.ts'
import { appendChanges, takePositions } from '../lib/feed.ts'
import { nextRound, openedOn, type RoundRow, roundKey } from './rules.ts'
import type { BidderRecord, RoundRecord } from './schema.ts'
import * as store from './store.ts'

interface Settling {
  source: string
  numbers: string[]
  /** To be asked once the notices are locked. */
  roundsOf: () => Promise<Map<string, RoundRow[]>>
  /** Numbers of notices whose openings may alert. */
  live: Set<string>
  /** Whether the feed's head is held already. */
  atHead: boolean
}

export interface AwardDeps {
  db: Db
  clock: Clock
  /** Tells the notices what their openings have come to, in the same transaction; returns how those that are there are called. */
  settle: (tx: Tx, settling: Settling) => Promise<Map<string, string>>
  /** How notices of these numbers are called here, or will be. */
  noticesByNumber: (tx: Tx, source: string, numbers: string[]) => Promise<Map<string, string>>
}

export interface RecordSummary {
  new: number
  changed: number
  unchanged: number
}

/** What a transaction makes of one round. */
interface Work {
  stored: RoundRow | null
  row: RoundRow | null
  /** States that were the newest once, oldest first. */
  superseded: RoundRow[]
  bidders: BidderRecord[]
}

type Done = Work & { row: RoundRow }

export function createAwardWriter({ db, clock, settle, noticesByNumber }: AwardDeps) {
  /** Openings and results of one source; a correction keeps what was said before. All records are stored, or none. */
  const record = (source: string, records: RoundRecord[], isLive: (record: RoundRecord) => boolean) =>
    db.transaction((tx) => recordIn(tx, source, records, isLive))

  async function recordIn(tx: Tx, source: string, records: RoundRecord[], isLive: (record: RoundRecord) => boolean) {
    const summary: RecordSummary = { new: 0, changed: 0, unchanged: 0 }
    const now = clock.now()
    const numbers = [...new Set(records.map(({ number }) => number))]
    const stored = await store.lockRounds(tx, source, numbers)
    const works = new Map<string, Work>(
      stored.map((row) => [roundKey(row), { stored: row, row, superseded: [], bidders: [] }]),
    )
    for (const one of records) {
      const key = roundKey({ ...one, source })
      const work = works.get(key) ?? { stored: null, row: null, superseded: [], bidders: [] }
      works.set(key, work)
      const before = work.row
      const row = nextRound(before, one, { source, live: isLive(one), now })
      const changed = row.version !== before?.version
      if (before && changed) work.superseded.push(before)
      if (row.biddersFrom !== before?.biddersFrom) work.bidders = one.bidderRows
      work.row = row
      summary[changed ? (before ? 'changed' : 'new') : 'unchanged']++
    }
    const done = [...works.values()].filter((work): work is Done => work.row !== null && work.row !== work.stored)
    await writeBidders(tx, done)
    await writeRounds(tx, source, done)
    return summary
  }

  async function writeBidders(tx: Tx, done: Done[]): Promise<void> {
    const lists = done.filter(hasNewList)
    const days = done.filter((one) => one.row.biddersFrom && !hasNewList(one) && hasMovedDay(one))
    const dated = ({ row }: Done) => ({ row, day: openedOn(row) })
    if (days.length > 0) await store.redateBidders(tx, days.map(dated))
    if (lists.length === 0) return
    await store.replaceBidders(
      tx,
      lists.map((one) => ({ ...dated(one), bidders: one.bidders, isFirst: !one.stored?.biddersFrom })),
    )
  }

  async function writeRounds(tx: Tx, source: string, done: Done[]): Promise<void> {
    const changed = done.filter(isChanged)
    const remembered = done.filter((one) => !isChanged(one))
    if (remembered.length > 0) await store.rememberParts(tx, rowsOf(remembered))
    const superseded = changed.flatMap((one) => one.superseded)
    if (superseded.length > 0) await store.insertVersions(tx, superseded)
    if (changed.length > 0) await writeChanged(tx, source, changed)
  }

  async function writeChanged(tx: Tx, source: string, changed: Done[]): Promise<void> {
    const rows = changed.map(({ row }) => row).sort((a, b) => (roundKey(a) < roundKey(b) ? -1 : 1))
    const numbers = [...new Set(rows.map((row) => row.number))]
    const live = new Set(rows.filter((row) => row.live).map((row) => row.number))
    const ours = new Set(rows.map(roundKey))
    const roundsOf = async () => {
      const others = await store.roundsOf(
        tx,
        numbers.map((number) => ({ source, number })),
      )
      return Map.groupBy([...others.filter((row) => !ours.has(roundKey(row))), ...rows], (row) => row.number)
    }
    const names = await settle(tx, { source, numbers, roundsOf, live, atHead: false })
    const first = await takePositions(tx, rows.length)
    rows.forEach((row, index) => {
      row.position = first + index
    })
    // A notice that was on its way is there now, or will look for its results when it is its turn at the head.
    const missing = numbers.filter((number) => !names.has(number))
    if (missing.length > 0) {
      await settle(tx, { source, numbers: missing, roundsOf, live, atHead: true })
      for (const [number, name] of await noticesByNumber(tx, source, missing)) names.set(number, name)
    }
    const changes = rows.map(({ position, number, version, live, updatedAt }) => ({
      position,
      kind: 'award' as const,
      key: names.get(number) ?? number,
      version,
      live,
      at: updatedAt,
    }))
    const [fresh, known] = [changed.filter(({ stored }) => !stored), changed.filter(({ stored }) => stored)]
    await Promise.all([
      fresh.length > 0 && store.addRounds(tx, rowsOf(fresh)),
      known.length > 0 && store.replaceRounds(tx, rowsOf(known)),
      appendChanges(tx, changes),
    ])
  }

  return { record }
}

const rowsOf = (done: Done[]) => done.map(({ row }) => row)

const isChanged = ({ stored, row }: Done): boolean => row.version !== stored?.version

const hasNewList = ({ stored, row }: Done): boolean => row.biddersFrom?.digest !== stored?.biddersFrom?.digest

const hasMovedDay = ({ stored, row }: Done): boolean => stored !== null && openedOn(stored) !== openedOn(row)
