import type { Http, Workbooks } from '../../lib/http/index.ts'
import type { Pursuits } from '../index.ts'
import { listPursuitAssigneesRoute } from './assignees.ts'
import { changePursuitRoute } from './change.ts'
import { listPursuitHistoryRoute } from './history.ts'
import { listPursuitsRoute } from './list.ts'
import { pursuitNoteRoutes } from './notes.ts'
import { createPursuitRoute, deletePursuitRoute, getPursuitRoute } from './one.ts'

export function pursuitRoutes(http: Http, pursuits: Pursuits, workbooks: Workbooks): void {
  listPursuitsRoute(http, pursuits, workbooks)
  createPursuitRoute(http, pursuits)
  listPursuitAssigneesRoute(http, pursuits)
  getPursuitRoute(http, pursuits)
  changePursuitRoute(http, pursuits)
  deletePursuitRoute(http, pursuits)
  listPursuitHistoryRoute(http, pursuits)
  pursuitNoteRoutes(http, pursuits.notes)
}
