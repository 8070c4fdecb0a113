import { type Clock, DAY } from '../lib/clock.ts'
import type { Db } from '../lib/db/index.ts'
import { type AccountManagerDeps, createAccountManager } from './service/accounts.ts'
import { createOperatorActions, type OperatorActionDeps, type OperatorActions } from './service/actions.ts'
import { createIntakeManager, type IntakeManagerDeps } from './service/intake.ts'
import { createOperatorLog } from './service/log.ts'
import { createMailManager, type MailManagerDeps } from './service/mails.ts'
import {
  createConsultationManager,
  createIncidentManager,
  createLateList,
  type OperatorManagerDeps,
} from './service/manage.ts'
import { createNetworkManager, type NetworkManagerDeps } from './service/networks.ts'
import { createNoticeManager, type NoticeManagerDeps } from './service/notices.ts'
import { createOverview, type OverviewDeps } from './service/overview.ts'
import { createPeople, type PeopleDeps } from './service/people.ts'
import { createProcessList, type ProcessListDeps } from './service/processes.ts'
import { deleteOperatorAudit } from './store/audit.ts'
import { sweepOperatorVisits } from './store/people.ts'

export type { NamedMember } from './service/people.ts'

export type OperatorDeps = { db: Db; clock: Clock; auditKeepYears: number } & OperatorActionDeps &
  AccountManagerDeps &
  OperatorManagerDeps &
  IntakeManagerDeps &
  MailManagerDeps &
  NetworkManagerDeps &
  NoticeManagerDeps &
  OverviewDeps &
  PeopleDeps &
  ProcessListDeps

/** The maximum length of any period. */
const YEAR = 366 * DAY

/** The operator area: operators, what they see and change, and the log of both. */
export function createOperators(given: OperatorDeps) {
  const log = createOperatorLog(given)
  const processes = createProcessList(given)
  const actions = createOperatorActions({ ...given, log })
  const deps = { ...given, log, processes, actions }
  return {
    /** For commands: runs a change in a transaction. */
    change: <T>(work: (actions: ReturnType<OperatorActions>) => Promise<T>): Promise<T> =>
      given.db.transaction((tx) => work(actions(tx, null))),
    people: createPeople(deps),
    overview: createOverview(deps),
    accounts: createAccountManager(deps),
    consultations: createConsultationManager(deps),
    intake: createIntakeManager(deps),
    incidents: createIncidentManager(deps),
    mails: createMailManager(deps),
    networks: createNetworkManager(deps),
    notices: createNoticeManager(deps),
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
