import { Outdated, type Queryable, type Tx } from '../../lib/db/index.ts'
import { markedName, noticeName, toRecord } from '../rules/notice.ts'
import type { BidRecord } from '../schema.ts'
import { bidsOfSource } from '../store/read.ts'
import { type KnownRound, knownRounds } from '../store/rounds.ts'
import { namesOf } from '../store/write.ts'

/**
 * How notices will be called that a source has under these numbers and that are not here. To be asked with the feed's
 * head held: where one has come after all, its writer did not see this transaction, and the transaction begins anew.
 */
export async function namesToCome(tx: Tx, source: string, numbers: string[]): Promise<Map<string, string>> {
  if (numbers.length === 0) return new Map()
  const rows = await namesOf(tx, numbers, [...numbers, ...numbers.map((number) => markedName(source, number))])
  const asked = new Set(numbers)
  const known = rows.filter((row) => row.source === source && asked.has(row.number))
  const come = known.find(({ isWithdrawn }) => !isWithdrawn)
  if (come) throw new Outdated(`${come.noticeNo} came meanwhile`)
  const withdrawn = new Map(known.map(({ number, noticeNo }) => [number, noticeNo]))
  const taken = new Set(rows.map((row) => row.noticeNo))
  const nameOf = (number: string) => withdrawn.get(number) ?? noticeName(source, number, (name) => taken.has(name))
  return new Map(numbers.map((number) => [number, nameOf(number)]))
}

export const recordsOf = async (sql: Queryable, source: string, numbers: string[]): Promise<BidRecord[]> =>
  numbers.length === 0 ? [] : (await bidsOfSource(sql, source, numbers)).map(toRecord)

/** The rounds known of each of these numbers, the newest first; of a number that is not there none is known. */
export async function roundsKnown(sql: Queryable, source: string, numbers: string[]) {
  const rows = numbers.length === 0 ? [] : await knownRounds(sql, source, numbers)
  return Map.groupBy(rows, (row): string => row.number) satisfies Map<string, KnownRound[]>
}
