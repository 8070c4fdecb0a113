import { createPursuitChecks, type PursuitCheckDeps } from './service/checks.ts'
import { createPursuitDesk, type PursuitDeskDeps } from './service/manage.ts'
import { createPursuitNotes, type PursuitNotesDeps } from './service/notes.ts'
import { createPursuitReader, type PursuitReaderDeps } from './service/read.ts'
import { createPursuitWriter, type PursuitWriterDeps } from './service/write.ts'
import { noticesPursued } from './store/pursuits.ts'

export { pursuitCounter, pursuitFinder } from './service/manage.ts'

type PursuitsDeps = PursuitDeskDeps & PursuitReaderDeps & PursuitNotesDeps & PursuitCheckDeps & PursuitWriterDeps

export function createPursuits(deps: PursuitsDeps) {
  const writer = createPursuitWriter(deps)
  return {
    ...createPursuitDesk(deps, writer),
    ...createPursuitReader(deps, writer),
    ...createPursuitChecks(deps, writer),
    notes: createPursuitNotes(deps),
    /** Notices that are worked on or were; those changed last come first. */
    noticesPursued: (accountId: string, most: number) => noticesPursued(deps.db.sql, accountId, most),
  }
}
export type Pursuits = ReturnType<typeof createPursuits>
