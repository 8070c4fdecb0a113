import type { Http, Workbooks } from '../../lib/http/index.ts'
import type { Bids } from '../index.ts'
import { listBiddersRoute } from './bidders.ts'
import { listBidChangesRoute } from './changes.ts'
import { codeRoutes } from './codes.ts'
import { getBidRoute } from './detail.ts'
import { listBidsRoute } from './list.ts'
import { lookUpBidsRoute } from './lookup.ts'
import { listRecurringBidsRoute } from './recurring.ts'
import { searchBidsRoute } from './search.ts'
import { listSimilarBidsRoute } from './similar.ts'

export function bidRoutes(http: Http, bids: Bids, workbooks: Workbooks): void {
  listBidsRoute(http, bids, workbooks)
  listBidChangesRoute(http, bids)
  getBidRoute(http, bids)
  lookUpBidsRoute(http, bids)
  searchBidsRoute(http, bids, workbooks)
  listBiddersRoute(http, bids)
  listSimilarBidsRoute(http, bids)
  listRecurringBidsRoute(http, bids)
  codeRoutes(http, bids)
}
