import { type Clock, MINUTE, seoulTime } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import { LEAST_YEARS, type Recurring, type Series } from '../../search/catalog/index.ts'
import { keywordsMatching } from '../rules/matched.ts'
import { type BidRow, statusAt, toBid } from '../rules/notice.ts'
import type { BidParameters } from '../rules/query.ts'
import { expectedAfter, postedUntil } from '../rules/recurring.ts'
import type { Award } from '../schema/awards.ts'
import { MOST_EVIDENCE, type RecurringEvidence, type RecurringNotices } from '../schema/recurring.ts'
import { namedBids, namedTenders, type TenderRow } from '../store/read.ts'
import { type AskingDeps, type BidCaller, createAsking } from './asking.ts'
import { awardsOf } from './awards.ts'
import type { SearchBids } from './read.ts'

export interface RecurringDeps extends AskingDeps {
  db: Db
  clock: Clock
  search: Pick<SearchBids, 'search'> & { recurring: (now: number) => Promise<Recurring> }
}

export interface RecurringRequest extends Omit<BidParameters, 'sort'> {
  /** Only titles that are expected within so many months. */
  months?: number
  minYears?: number
}

/** Comparing all titles of a large service is too slow for each request. */
const KEPT_MS = MINUTE
const MONTHS = 12

/** Notices that agencies post about once a year, the next expected first. */
export function createRecurringBids(deps: RecurringDeps) {
  const { db, clock, search } = deps
  const { callerOf, understand } = createAsking(deps)
  let kept: { at: number; recurring: Promise<Recurring> } | null = null

  /** At most once per period; concurrent requests share the work. */
  function recurringAt(now: number): { at: number; recurring: Promise<Recurring> } {
    if (kept !== null && now >= kept.at && now - kept.at < KEPT_MS) return kept
    const made = { at: now, recurring: search.recurring(now) }
    made.recurring.catch(() => {
      if (kept === made) kept = null
    })
    kept = made
    return made
  }

  return async (accountId: string, asked: RecurringRequest): Promise<RecurringNotices> => {
    const { months = MONTHS, minYears = LEAST_YEARS, ...given } = asked
    const caller = await callerOf(accountId, given.profile)
    const { query } = await understand({ ...given, sort: 'postedAt' }, caller, 'query')
    const now = clock.now()
    const { at, recurring } = recurringAt(now)
    const { series, among } = await recurring
    query.among = among(minYears)
    query.postedTo = postedUntil(now, months)
    const page = await search.search(query, now)
    const shown = Array.from({ length: page.size }, (_, index) => series.get(page.row(index).noticeNo)).filter(
      (one) => one !== undefined,
    )
    const { rows, tenders } = await readAll(shown)
    return {
      total: page.total,
      page: query.page,
      items: shown.flatMap((one) => itemOf(one, { rows, tenders, caller, now })),
      asOf: seoulTime(at),
    }
  }

  async function readAll(shown: readonly Series[]) {
    const evidence = shown.flatMap(({ noticeNos }) => noticeNos.slice(0, MOST_EVIDENCE))
    const firsts = shown.map(({ noticeNo }) => noticeNo)
    const [rows, tenders] = await Promise.all([namedBids(db.sql, firsts), namedTenders(db.sql, evidence)])
    const awards = await awardsOf(db.sql, tenders)
    return {
      rows: new Map(rows.map((row) => [row.noticeNo, row])),
      tenders: new Map(tenders.map((tender, at) => [tender.noticeNo, { tender, awards: awards[at] ?? [] }])),
    }
  }
}

interface Reading {
  rows: ReadonlyMap<string, BidRow>
  tenders: ReadonlyMap<string, { tender: TenderRow; awards: Award[] }>
  caller: BidCaller
  now: number
}

function itemOf(
  { noticeNo, years, noticeNos }: Series,
  { rows, tenders, caller: { watched, company }, now }: Reading,
): RecurringNotices['items'] {
  const row = rows.get(noticeNo)
  // It was withdrawn meanwhile.
  if (!row) return []
  const { month, from, to, overdue } = expectedAfter(years, now)
  return [
    {
      expectedMonth: month,
      expectedFrom: from,
      expectedTo: to,
      overdue,
      years: years.length,
      bid: toBid(row, now, keywordsMatching(row, watched, company)),
      evidence: noticeNos.slice(0, MOST_EVIDENCE).flatMap((one) => {
        const known = tenders.get(one)
        return known ? [evidenceOf(known.tender, known.awards, now)] : []
      }),
    },
  ]
}

function evidenceOf(tender: TenderRow, awards: readonly Award[], now: number): RecurringEvidence {
  const { noticeNo, title, postedAt, estimatedPrice, currency } = tender
  const award = awards.find(({ state }) => state === 'awarded')
  return {
    noticeNo,
    title,
    postedAt: seoulTime(postedAt),
    status: statusAt(tender, now),
    estimatedPrice,
    currency,
    award: award
      ? {
          winner: award.winner?.name ?? null,
          businessNo: award.winner?.businessNo ?? null,
          amount: award.amount,
          currency: award.currency,
          rate: award.rate,
        }
      : null,
  }
}
