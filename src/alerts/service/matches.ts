import type { Bid } from '../../bids/index.ts'
import { seoulTime } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import type { Page } from '../../lib/page.ts'
import type { Plan } from '../../vocabulary/plans.ts'
import type { KeywordMatch } from '../schema/matches.ts'
import { listMatches } from '../store/reader.ts'

interface Asker {
  accountId: string
  plan: Plan
}

export interface MatchesDeps {
  db: Db
  bids: { shown: (accountId: string, noticeNos: string[]) => Promise<Map<string, Bid>> }
  keywords: { find: (asker: Asker, id: string) => Promise<unknown> }
}

/** The matches of a keyword. */
export function createMatches({ db, bids, keywords }: MatchesDeps) {
  return {
    /** `null` if the account has no such keyword. */
    async matchesOf(asker: Asker, id: string, page: Page): Promise<{ total: number; items: KeywordMatch[] } | null> {
      if ((await keywords.find(asker, id)) === null) return null
      const { accountId } = asker
      const { total, rows } = await listMatches(db.sql, { accountId, id }, page)
      const shown = await bids.shown(
        accountId,
        rows.map(({ noticeNo }) => noticeNo),
      )
      const items = rows.flatMap(({ noticeNo, version, at }) => {
        const bid = shown.get(noticeNo)
        return bid ? [{ at: seoulTime(at), version, bid }] : []
      })
      return { total, items }
    },
  }
}
