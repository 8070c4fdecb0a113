import type { Http } from '../../lib/http/index.ts'
import type { Pursuits } from '../index.ts'
import { changePursuit } from './change.ts'
import { pursuitHistory } from './history.ts'
import { listPursuits } from './list.ts'
import { pursuitNotes } from './notes.ts'
import { createPursuit, deletePursuit, getPursuit } from './one.ts'

export function pursuitRoutes(http: Http, pursuits: Pursuits): void {
  listPursuits(http, pursuits)
  createPursuit(http, pursuits)
  getPursuit(http, pursuits)
  changePursuit(http, pursuits)
  deletePursuit(http, pursuits)
  pursuitHistory(http, pursuits)
  pursuitNotes(http, pursuits.notes)
}
