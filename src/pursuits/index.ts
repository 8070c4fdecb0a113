import { createPursuitChecks, type PursuitCheckDeps } from './service/checks.ts'
import { createPursuitManager, type PursuitManagerDeps } from './service/manage.ts'
import { createPursuitNotes, type PursuitNotesDeps } from './service/notes.ts'
import { createPursuitReader, type PursuitReaderDeps } from './service/read.ts'
import { createPursuitWriter, type PursuitWriterDeps } from './service/write.ts'
import { noticesPursued } from './store/pursuits.ts'

export { pursuitCounter, pursuitFinder } from './service/manage.ts'

type ServiceDeps = PursuitManagerDeps & PursuitReaderDeps & PursuitNotesDeps & PursuitCheckDeps & PursuitWriterDeps
type Unpacked =
  | 'membersOf'
  | 'personOf'
  | 'audit'
  | 'noticeSummaryOf'
  | 'noticeNoOf'
  | 'noticeNosOf'
  | 'statusAt'
  | 'record'

interface PursuitsDeps extends Omit<ServiceDeps, Unpacked> {
  members: Pick<ServiceDeps, 'membersOf'>
  access: { keys: Pick<ServiceDeps, 'personOf'>; audit: { record: ServiceDeps['audit'] } }
  bids: { states: Pick<ServiceDeps, 'noticeSummaryOf' | 'noticeNoOf' | 'noticeNosOf' | 'statusAt'> }
  events: Pick<ServiceDeps, 'record'>
}

export function createPursuits({ members, access, bids, events, ...others }: PursuitsDeps) {
  const { noticeSummaryOf, noticeNoOf, noticeNosOf, statusAt } = bids.states
  const deps = {
    ...others,
    membersOf: members.membersOf,
    personOf: access.keys.personOf,
    audit: access.audit.record,
    noticeSummaryOf,
    noticeNoOf,
    noticeNosOf,
    statusAt,
    record: events.record,
  }
  const writer = createPursuitWriter(deps)
  return {
    ...createPursuitManager(deps, writer),
    ...createPursuitReader(deps, writer),
    ...createPursuitChecks(deps, writer),
    notes: createPursuitNotes(deps),
    /** Notices with a current or ended pursuit, last changed first. */
    noticesPursued: (accountId: string, most: number) => noticesPursued(deps.db.sql, accountId, most),
  }
}
export type Pursuits = ReturnType<typeof createPursuits>
