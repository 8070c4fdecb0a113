import type { Tx } from '../../lib/db/index.ts'
import { appendChanges, takePositions } from '../../lib/feed.ts'
import { type BidRow, changesBetween, settled } from '../rules/notice.ts'
import { nextRound, openedOn, type RoundRow, roundKey } from '../rules/rounds.ts'
import type { BidderRecord, RoundRecord } from '../schema/rounds.ts'
import * as store from '../store/rounds.ts'
import { lockOfSource, setOutcome } from '../store/write.ts'
import { type Chain, supersede, writeFrom } from './chains.ts'
import { namesToCome } from './numbers.ts'
import { createTracedWrites } from './traced.ts'
import type { BidWriterDeps, UpsertSummary } from './write.ts'

/** The states that a transaction writes for one round. */
interface Work {
  stored: RoundRow | null
  row: RoundRow | null
  /** Superseded states, oldest first. */
  superseded: RoundRow[]
  bidders: BidderRecord[]
}

type Done = Work & { row: RoundRow }

export function createRoundWriter(deps: BidWriterDeps) {
  const { clock } = deps
  const { transaction, note } = createTracedWrites(deps)
  /** Openings and results of one source; a correction keeps earlier statements. All records are stored, or none. */
  const recordRounds = (source: string, records: RoundRecord[], isLive: (record: RoundRecord) => boolean) =>
    transaction((tx) => recordIn(tx, source, records, isLive))

  async function recordIn(tx: Tx, source: string, records: RoundRecord[], isLive: (record: RoundRecord) => boolean) {
    const summary: UpsertSummary = { new: 0, changed: 0, unchanged: 0 }
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
    if (superseded.length > 0) await store.insertRoundVersions(tx, superseded)
    if (changed.length > 0) await writeChanged(tx, source, changed)
  }

  async function writeChanged(tx: Tx, source: string, changed: Done[]): Promise<void> {
    const rows = changed.map(({ row }) => row).sort((a, b) => (roundKey(a) < roundKey(b) ? -1 : 1))
    const names = await settleNotices(tx, source, rows)
    const first = await takePositions(tx, rows.length)
    rows.forEach((row, index) => {
      row.position = first + index
    })
    const missing = [...numbersOf(rows)].filter((number) => !names.has(number))
    const absent = await namesToCome(tx, source, missing)
    const changes = rows.map(({ position, number, version, live, updatedAt }) => ({
      position,
      kind: 'award' as const,
      key: names.get(number) ?? absent.get(number)?.noticeNo ?? number,
      version,
      // Changes of a withdrawn notice cause no alert before it is restored.
      live: live && absent.get(number)?.isWithdrawn !== true,
      at: updatedAt,
    }))
    const [fresh, older] = [changed.filter(({ stored }) => !stored), changed.filter(({ stored }) => stored)]
    await Promise.all([
      fresh.length > 0 && store.addRounds(tx, rowsOf(fresh)),
      older.length > 0 && store.replaceRounds(tx, rowsOf(older)),
      appendChanges(tx, changes),
    ])
  }

  /**
   * Rounds may decide the outcome of their notice, or announce a re-bid with its own dates. Returns the numbers of the
   * stored notices; a notice that arrives later looks up its rounds.
   */
  async function settleNotices(tx: Tx, source: string, rounds: RoundRow[]): Promise<Map<string, string>> {
    const now = clock.now()
    const notices = await lockOfSource(tx, source, [...numbersOf(rounds)])
    if (notices.length === 0) return new Map()
    // With the notices locked: transactions that wrote other rounds of them have committed.
    const stored = await store.findRounds(tx, notices)
    const written = new Set(rounds.map(roundKey))
    const all = Map.groupBy([...stored.filter((row) => !written.has(roundKey(row))), ...rounds], numberOf)
    const live = numbersOf(rounds.filter((row) => row.live))
    const chains: Chain[] = []
    const outcomes = new Map<BidRow['outcome'], string[]>()
    for (const row of notices) {
      const after = settled(row, all.get(row.number) ?? [])
      const changes = changesBetween(row, after)
      if (changes.length > 0) {
        const next = { ...after, version: row.version + 1, changes, live: live.has(row.number), updatedAt: now }
        chains.push({ stored: row, states: [next] })
      } else if (after.outcome !== row.outcome) {
        outcomes.set(after.outcome, [...(outcomes.get(after.outcome) ?? []), row.noticeNo])
      }
    }
    for (const [outcome, noticeNos] of outcomes) await setOutcome(tx, noticeNos, outcome)
    if (chains.length > 0) note(tx, await writeFrom(tx, await supersede(tx, chains), chains))
    return new Map(notices.map((row) => [row.number, row.noticeNo]))
  }

  return { recordRounds }
}

const numberOf = (row: RoundRow): string => row.number

const numbersOf = (rows: RoundRow[]): Set<string> => new Set(rows.map(numberOf))

const rowsOf = (done: Done[]) => done.map(({ row }) => row)

const isChanged = ({ stored, row }: Done): boolean => row.version !== stored?.version

const hasNewList = ({ stored, row }: Done): boolean => row.biddersFrom?.digest !== stored?.biddersFrom?.digest

const hasMovedDay = ({ stored, row }: Done): boolean => stored !== null && openedOn(stored) !== openedOn(row)
