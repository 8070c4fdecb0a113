import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import { inTurns } from '../../lib/turns.ts'
import type { CompanyJudge } from '../../search/limits.ts'
import { keywordsMatching, type WatchedKeyword } from '../rules/matched.ts'
import { type BidRow, detailsOf, toBid } from '../rules/notice.ts'
import { meantRow, noticesMeant } from '../rules/revision.ts'
import { type BidField, type SomeOfBid, someOf, wantedFields } from '../rules/some-fields.ts'
import { toWithdrawal } from '../rules/withdrawal.ts'
import type { NoticeWithdrawal } from '../schema/changes.ts'
import type { Bid } from '../schema/notices.ts'
import { namedBids } from '../store/read.ts'
import { findWithdrawals } from '../store/withdrawals.ts'

export interface BidLookupDeps {
  db: Db
  clock: Clock
  /** The keywords of the account, in the order of creation. */
  keywordsOf: (accountId: string) => Promise<readonly WatchedKeyword[]>
  companyOf: (accountId: string) => Promise<CompanyJudge | null>
}

/** A requested number, and its notice. */
export interface LookedUp {
  asked: string
  bid: Bid | SomeOfBid | null
  withdrawal?: NoticeWithdrawal
}

/** The number of rows per read: reading so many takes about two milliseconds, as long as a turn. */
const LOT = 100

/** Looks up many notices by number, in their current state. */
export function createBidLookup({ db, clock, keywordsOf, companyOf }: BidLookupDeps) {
  /** One item for each number, in the order of the numbers; `fields`: of each notice, default all. */
  async function lookup(accountId: string, noticeNos: readonly string[], fields?: BidField[]): Promise<LookedUp[]> {
    const rows = new Map<string, BidRow>()
    const names = [...new Set(noticeNos.flatMap(noticesMeant).map(({ noticeNo }) => noticeNo))]
    for (let from = 0; from < names.length; from += LOT)
      for (const row of await namedBids(db.sql, names.slice(from, from + LOT))) rows.set(row.noticeNo, row)
    const absent = names.filter((noticeNo) => !rows.has(noticeNo))
    const withdrawn = absent.length === 0 ? [] : await findWithdrawals(db.sql, absent)
    const withdrawals = new Map(withdrawn.map((one) => [one.noticeNo, toWithdrawal(one)]))
    const wanted = fields ? wantedFields(fields) : null
    const isMatched = wanted?.has('matchedKeywords') ?? true
    const [watched, company] = isMatched ? await Promise.all([keywordsOf(accountId), companyOf(accountId)]) : [[], null]
    return inTurns(answers(noticeNos, rows, { watched, company, withdrawals, wanted, now: clock.now() }))
  }

  return { lookup }
}

interface Reading {
  watched: readonly WatchedKeyword[]
  company: CompanyJudge | null
  withdrawals: ReadonlyMap<string, NoticeWithdrawal>
  wanted: ReadonlySet<BidField> | null
  now: number
}

function* answers(noticeNos: readonly string[], rows: ReadonlyMap<string, BidRow>, reading: Reading) {
  const { watched, company, withdrawals, wanted, now } = reading
  const items: LookedUp[] = []
  const bids = new Map<BidRow, Bid>()
  for (const asked of noticeNos) {
    const meant = noticesMeant(asked)
    const row = meantRow(meant, rows)
    const bid = row && (bids.get(row) ?? toBid(row, now, keywordsMatching(row, watched, company)))
    if (row && bid) bids.set(row, bid)
    const gone = bid ? undefined : meant.find(({ noticeNo }) => withdrawals.has(noticeNo))
    const withdrawal = gone && withdrawals.get(gone.noticeNo)
    items.push({
      asked,
      bid: row && bid && wanted ? someOf(bid, wanted, detailsOf(row)) : bid,
      ...(withdrawal && { withdrawal }),
    })
    yield
  }
  return items
}
