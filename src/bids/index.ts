import type { Wording } from '../vocabulary/languages.ts'
import { NO_SUCH_NOTICE } from '../vocabulary/sentences.ts'
import { bidTable } from './rules/csv.ts'
import { bidFault, codeFault, limitsFault, roundFault } from './rules/fault.ts'
import { preSpecFault } from './rules/pre-specifications.ts'
import { createAsking } from './service/asking.ts'
import { awardsOf, createAwardSteps } from './service/awards.ts'
import { biddersOf } from './service/bidders.ts'
import {
  type CatalogFollowerDeps,
  createCatalogFollower,
  createCatalogSearch,
  type FeedListener,
} from './service/catalog.ts'
import { createBidChanges } from './service/changes.ts'
import { createCodeWriter } from './service/codes.ts'
import { createDated } from './service/dated.ts'
import { createBidLookup } from './service/lookup.ts'
import { findMeant, findNoticeNo } from './service/meant.ts'
import { recordsOf, roundsKnown } from './service/numbers.ts'
import { createPosted } from './service/posted.ts'
import { createPreSpecWriter } from './service/pre-specifications.ts'
import { type BidReaderDeps, createBidReader } from './service/read.ts'
import { createRecentChanges } from './service/recent-changes.ts'
import { createRecurringBids } from './service/recurring.ts'
import { createRememberedBids } from './service/remembered.ts'
import { createRoundWriter } from './service/rounds.ts'
import { createSimilarEnded } from './service/similar.ts'
import { createBidStates } from './service/states.ts'
import { createWatching, type WatchingDeps } from './service/watching.ts'
import { createWithdrawals, missingNotice } from './service/withdraw.ts'
import { type BidWriterDeps, createBidWriter } from './service/write.ts'
import { noticesClosing, noticesNamed } from './store/catalog.ts'
import { documentsOf } from './store/read.ts'
import type { NoticeRef } from './store/rounds.ts'

export type { AwardNews, AwardStep } from './rules/awards.ts'
export type { PreSpecification } from './rules/pre-specifications.ts'
export type { Award, AwardWinner } from './schema/awards.ts'
export type { CodeRecord } from './schema/codes.ts'
export type { BidDetail, FieldChange } from './schema/detail.ts'
export type { Attachment, Bid, BidRecord, Licence } from './schema/notices.ts'
export type { BidderRecord, ReservePrice, RoundRecord, WinnerRecord } from './schema/rounds.ts'
export type { DatedNotice } from './service/dated.ts'
export type { NoticeSummary } from './service/results.ts'
export type { DatedWithdrawal, Withdrawal } from './service/withdraw.ts'
export type { IsLive, UpsertSummary } from './service/write.ts'
export type { DatedPreSpec } from './store/pre-specifications.ts'
export type { KnownRound } from './store/rounds.ts'
export type { BidState } from './store/states.ts'

interface FromFeatures {
  watched: Pick<WatchingDeps, 'activeOf'> & { follow?: FeedListener }
  companies: Pick<BidReaderDeps, 'companyOf' | 'namedCompanyOf'> &
    Pick<WatchingDeps, 'furtherCompaniesOf'> & { follow?: FeedListener }
}

export type BidsDeps = FromFeatures &
  Omit<BidReaderDeps, 'search' | 'keywordsOf' | 'companyOf' | 'namedCompanyOf'> &
  BidWriterDeps &
  Omit<CatalogFollowerDeps, 'recentChanges' | 'listeners'>

export function createBids({ watched, companies, ...others }: BidsDeps) {
  const { companyOf, namedCompanyOf, furtherCompaniesOf } = companies
  const keywordsOf = createWatching({ activeOf: watched.activeOf, furtherCompaniesOf })
  const deps = { ...others, keywordsOf, companyOf, namedCompanyOf, furtherCompaniesOf }
  const recentChanges = createRecentChanges()
  const listeners = {
    ...(watched.follow && { keyword: watched.follow }),
    ...(companies.follow && { profile: companies.follow }),
  }
  const follower = createCatalogFollower({ ...deps, listeners, recentChanges })
  const search = createCatalogSearch(follower)
  const reader = createBidReader({ ...deps, search })
  const { upsert, upsertIn } = createBidWriter(deps)
  return {
    upsert,
    ...createWithdrawals({ ...deps, upsertIn }),
    ...createRoundWriter(deps),
    ...reader,
    similarEnded: createSimilarEnded({ ...deps, similar: search.similar }),
    recurring: createRecurringBids({ ...deps, search }),
    /** How long bidding was open for notices of one kind. */
    periods: search.periods,
    /** A page of a search for callers that do not send it as JSON bytes. */
    page: reader.list,
    ...createRememberedBids({ ...deps, recentChanges, list: reader.list, callerOf: createAsking(deps).callerOf }),
    ...createBidChanges(deps),
    ...createBidLookup(deps),
    ...createCodeWriter(deps),
    states: createBidStates(deps),
    awardSteps: createAwardSteps(deps.db),
    ...createPreSpecWriter(deps),
    /** Check each record with this before writing a batch. */
    bidFault,
    codeFault,
    limitsFault,
    preSpecFault,
    roundFault,
    /** The problem for a missing notice: it was withdrawn, or `otherwise`. */
    missing: (asked: string, otherwise: Wording = NO_SUCH_NOTICE) => missingNotice(deps.db.sql, asked, otherwise),
    posted: createPosted({ ...deps, search }),
    ...createDated({ ...deps, search }),
    /** The number of the notice that a customer's text names; `null` = none. */
    noticeNoOf: (asked: string) => findNoticeNo(deps.db.sql, asked),
    /** The newest version of the notice that a customer's text names, with its bidding restrictions. */
    limitsOf: (asked: string) => findMeant(deps.db.sql, asked),
    /** Current rows from the database: a reader of the feed asks for what has just changed. */
    noticesNow: async (noticeNos: string[]) => noticesNamed(deps.db.sql, noticeNos),
    noticesClosing,
    documentsOf,
    /** The newest states of a source's notices with these numbers, in the form that the source gives. */
    recordsOf: (source: string, numbers: string[]) => recordsOf(deps.db.sql, source, numbers),
    roundsKnown: (source: string, numbers: string[]) => roundsKnown(deps.db.sql, source, numbers),
    bidders: (noticeNo: string, asked: Parameters<typeof biddersOf>[2]) => biddersOf(deps.db.sql, noticeNo, asked),
    awardsOf: (notices: NoticeRef[]) => awardsOf(deps.db.sql, notices),
    follower,
    /** The same notices for spreadsheets. */
    table: bidTable,
  }
}
export type Bids = ReturnType<typeof createBids>
