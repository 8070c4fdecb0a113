import { createPursuitLooks, type PursuitLooksDeps } from './service/looks.ts'
import { createPursuitDesk, type PursuitDeskDeps } from './service/manage.ts'
import { createPursuitNotes, type PursuitNotesDeps } from './service/notes.ts'
import { createPursuitWriter, type PursuitWriterDeps } from './service/write.ts'

export { pursuitCounter } from './service/manage.ts'

type PursuitsDeps = PursuitDeskDeps & PursuitNotesDeps & PursuitLooksDeps & PursuitWriterDeps

export function createPursuits(deps: PursuitsDeps) {
  const writer = createPursuitWriter(deps)
  return {
    ...createPursuitDesk(deps, writer),
    ...createPursuitLooks(deps, writer),
    notes: createPursuitNotes(deps),
  }
}
export type Pursuits = ReturnType<typeof createPursuits>
