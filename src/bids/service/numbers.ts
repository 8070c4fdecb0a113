import { Outdated, type Queryable, type Tx } from '../../lib/db/index.ts'
import { markedName, noticeName, toRecord } from '../rules/notice.ts'
import type { BidRecord } from '../schema/notices.ts'
import { bidsOfSource } from '../store/read.ts'
import { type KnownRound, knownRounds } from '../store/rounds.ts'
import { namesOf } from '../store/write.ts'

interface AbsentNotice {
  noticeNo: string
  /** Otherwise it has not arrived yet. */
  isWithdrawn: boolean
}

/**
 * The numbers here of a source's notices that are not stored: withdrawn ones keep their number. Call it with the head
 * of the feed locked: if a notice has arrived meanwhile, its writer did not see this transaction, which then starts
 * again.
 */
export async function namesToCome(tx: Tx, source: string, numbers: string[]): Promise<Map<string, AbsentNotice>> {
  if (numbers.length === 0) return new Map()
  const rows = await namesOf(tx, numbers, [...numbers, ...numbers.map((number) => markedName(source, number))])
  const known = new Map(rows.filter((row) => row.source === source).map((row) => [row.number, row]))
  const taken = new Set(rows.map((row) => row.noticeNo))
  const isTaken = (name: string) => taken.has(name)
  return new Map(
    numbers.map((number) => {
      const row = known.get(number)
      if (row && !row.isWithdrawn) throw new Outdated(`${row.noticeNo} came meanwhile`)
      return [number, row ?? { noticeNo: noticeName(source, number, isTaken), isWithdrawn: false }]
    }),
  )
}

export const recordsOf = async (sql: Queryable, source: string, numbers: string[]): Promise<BidRecord[]> =>
  numbers.length === 0 ? [] : (await bidsOfSource(sql, source, numbers)).map(toRecord)

/** The known rounds of each of these numbers, newest first; none for a missing notice. */
export async function roundsKnown(sql: Queryable, source: string, numbers: string[]) {
  const rows = numbers.length === 0 ? [] : await knownRounds(sql, source, numbers)
  return Map.groupBy(rows, (row): string => row.number) satisfies Map<string, KnownRound[]>
}
