import type { Award } from '../bids/index.ts'
import type { Db, Tx } from '../lib/db.ts'
import { toAward } from './rules.ts'
import { type AwardDeps, createAwardWriter } from './service.ts'
import * as store from './store.ts'

export type { BidderRecord, RoundPart, RoundRecord } from './schema.ts'

export function createAwards(deps: AwardDeps) {
  return createAwardWriter(deps)
}

/** What other features read of awards; made apart from the writer, which needs the notices in its turn. */
export const createAwardReader = (db: Db) => ({
  async awardsOf(noticeNos: string[]): Promise<Map<string, Award[]>> {
    const rows = noticeNos.length === 0 ? [] : await store.roundsOf(db.sql, noticeNos)
    const awards = new Map<string, Award[]>()
    for (const row of rows) {
      const award = toAward(row)
      if (award) awards.set(row.noticeNo, [...(awards.get(row.noticeNo) ?? []), award])
    }
    return awards
  },
  async roundsOf(tx: Tx, noticeNos: string[]) {
    return Map.groupBy(await store.roundsOf(tx, noticeNos), (row) => row.noticeNo)
  },
})
