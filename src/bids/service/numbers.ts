import type { Queryable, Tx } from '../../lib/db/index.ts'
import { markedName, noticeName, toRecord } from '../rules/notice.ts'
import type { BidRecord } from '../schema.ts'
import { bidsOfSource } from '../store/read.ts'
import { namesOf } from '../store/write.ts'

/** How the notices are called here that a source has under these numbers, or will be once they come. */
export async function noticesByNumber(tx: Tx, source: string, numbers: string[]): Promise<Map<string, string>> {
  const rows = await namesOf(tx, numbers, [...numbers, ...numbers.map((number) => markedName(source, number))])
  const own = new Map(rows.filter((row) => row.source === source).map((row) => [row.number, row.noticeNo]))
  const taken = new Set(rows.map((row) => row.noticeNo))
  const nameOf = (number: string) => own.get(number) ?? noticeName(source, number, (name) => taken.has(name))
  return new Map(numbers.map((number) => [number, nameOf(number)]))
}

export const recordsOf = async (sql: Queryable, source: string, numbers: string[]): Promise<BidRecord[]> =>
  numbers.length === 0 ? [] : (await bidsOfSource(sql, source, numbers)).map(toRecord)
