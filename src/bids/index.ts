import { createBidChanges } from './service/changes.ts'
import { type BidReaderDeps, createBidReader, type SearchBids } from './service/read.ts'
import { type BidWriterDeps, createBidWriter } from './service/write.ts'
import { searchBids } from './store/search.ts'
import { noticesByNumber } from './store/write.ts'

export type {
  Attachment,
  Award,
  BidRecord,
  BsnsDiv,
  Licence,
} from './schema.ts'
export type { IsLive, UpsertSummary } from './service/write.ts'

export type BidsDeps = Omit<BidReaderDeps, 'search'> & BidWriterDeps

export function createBids(deps: BidsDeps) {
  const search: SearchBids = (query, now) => searchBids(deps.db.sql, query, now)
  return {
    ...createBidWriter(deps),
    ...createBidReader({ ...deps, search }),
    ...createBidChanges(deps),
    /** Which notices here a source's own numbers stand for. */
    noticesByNumber,
  }
}
export type Bids = ReturnType<typeof createBids>
