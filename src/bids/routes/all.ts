import type { Http } from '../../lib/http/index.ts'
import type { Bids } from '../index.ts'
import { listChanges } from './changes.ts'
import { listCodes } from './codes.ts'
import { getBid } from './detail.ts'
import { listBids } from './list.ts'

export function bidRoutes(http: Http, bids: Bids): void {
  listBids(http, bids)
  listChanges(http, bids)
  getBid(http, bids)
  listCodes(http, bids)
}
