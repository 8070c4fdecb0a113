import type { Http } from '../../lib/http/index.ts'
import type { Bids } from '../index.ts'
import { listBiddersRoute } from './bidders.ts'
import { listBidChangesRoute } from './changes.ts'
import { codeRoutes } from './codes.ts'
import { getBidRoute } from './detail.ts'
import { listBidsRoute } from './list.ts'
import { lookUpBidsRoute } from './lookup.ts'
import { searchBidsRoute } from './search.ts'

export function bidRoutes(http: Http, bids: Bids): void {
  listBidsRoute(http, bids)
  listBidChangesRoute(http, bids)
  getBidRoute(http, bids)
  lookUpBidsRoute(http, bids)
  searchBidsRoute(http, bids)
  listBiddersRoute(http, bids)
  codeRoutes(http, bids)
}
