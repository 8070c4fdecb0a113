import { type Clock, DAY } from '../lib/clock.ts'
import type { Db } from '../lib/db/index.ts'
import { type AccountDeskDeps, createAccountDesk } from './service/accounts.ts'
import { createOperatorActions, type OperatorActionDeps, type OperatorActions } from './service/actions.ts'
import { createConsultationDesk, createIncidentDesk, createLateList, type OperatorDeskDeps } from './service/desk.ts'
import { createIntakeDesk, type IntakeDeskDeps } from './service/intake.ts'
import { createOperatorLog } from './service/log.ts'
import { createMailDesk, type MailDeskDeps } from './service/mails.ts'
import { createNetworkDesk, type NetworkDeskDeps } from './service/networks.ts'
import { createNoticeDesk, type NoticeDeskDeps } from './service/notices.ts'
import { createOverview, type OverviewDeps } from './service/overview.ts'
import { createPeople, type PeopleDeps } from './service/people.ts'
import { createProcessList, type ProcessListDeps } from './service/processes.ts'
import { deleteOperatorAudit } from './store/audit.ts'
import { sweepOperatorVisits } from './store/people.ts'

export type { NamedMember } from './service/people.ts'

export type OperatorDeps = { db: Db; clock: Clock; auditKeepYears: number } & OperatorActionDeps &
  AccountDeskDeps &
  OperatorDeskDeps &
  IntakeDeskDeps &
  MailDeskDeps &
  NetworkDeskDeps &
  NoticeDeskDeps &
  OverviewDeps &
  PeopleDeps &
  ProcessListDeps

/** None is longer. */
const YEAR = 366 * DAY

/** Those who look after the service: who they are, what they see of it and change, and the log of both. */
export function createOperators(given: OperatorDeps) {
  const log = createOperatorLog(given)
  const processes = createProcessList(given)
  const actions = createOperatorActions({ ...given, log })
  const deps = { ...given, log, processes, actions }
  return {
    /** For a command: its change in a transaction. */
    change: <T>(work: (actions: ReturnType<OperatorActions>) => Promise<T>): Promise<T> =>
      given.db.transaction((tx) => work(actions(tx, null))),
    people: createPeople(deps),
    overview: createOverview(deps),
    accounts: createAccountDesk(deps),
    consultations: createConsultationDesk(deps),
    intake: createIntakeDesk(deps),
    incidents: createIncidentDesk(deps),
    mails: createMailDesk(deps),
    networks: createNetworkDesk(deps),
    notices: createNoticeDesk(deps),
    late: createLateList(deps),
    log,
    processes,
    async sweep(): Promise<void> {
      const now = given.clock.now()
      await sweepOperatorVisits(given.db.sql, now)
      await deleteOperatorAudit(given.db.sql, Math.max(0, now - given.auditKeepYears * YEAR))
    },
  }
}
export type Operators = ReturnType<typeof createOperators>
