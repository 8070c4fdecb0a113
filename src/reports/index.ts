import type { Access, Caller } from '../access/index.ts'
import type { Account } from '../accounts/index.ts'
import type { Clock } from '../lib/clock.ts'
import { type Db, inBatches, type Queryable, type Tx } from '../lib/db/index.ts'
import type { Idempotency } from '../lib/idempotency.ts'
import type { Worker } from '../lib/leases.ts'
import type { EachGauge } from '../lib/metrics.ts'
import type { Secrets } from '../lib/secret.ts'
import type { Member } from '../teams/index.ts'
import type { MailLanguage } from '../vocabulary/languages.ts'
import type { Period, Report } from './schema.ts'
import { createMaker, type MakerTiming } from './service/make.ts'
import { createReportManager, type FurtherCompanyOf, type ReportManagerDeps } from './service/manage.ts'
import type { FigurePorts } from './service/ports.ts'
import { createScheduler } from './service/scheduler.ts'
import { createSchedules, type ScheduleDeps } from './service/schedules.ts'
import * as store from './store.ts'

export type { AwardItem, BidItem, Report, ReportContent, ReportSpec } from './schema.ts'
export type { ReportFile } from './service/manage.ts'
export type { FigurePorts } from './service/ports.ts'

/** The mail to the recipients of a scheduled report. */
export interface ReportMail {
  accountId: string
  to: string
  language: MailLanguage
  template: 'report-ready'
  data: { company: string; furtherCompany: string | null; period: Period; from: number; to: number; url: URL }
  dedupe: string
}

/** The data of an event. It contains the name of the further company, which readers may not be able to look up. */
interface ReportNews extends Report {
  profileName: string | null
}

export interface ReportsDeps {
  db: Db
  clock: Clock
  secrets: () => Secrets
  idempotency: Pick<Idempotency, 'run'>
  publicUrl: () => string
  figures: Omit<FigurePorts, 'companyNow'>
  accountOf: (accountId: string) => Promise<Account | null>
  admitAccount: ReportManagerDeps['admitAccount']
  furtherRefusal: Access['auth']['furtherRefusal']
  lockAccount: ScheduleDeps['lockAccount']
  eligibility: { named: { summaryOf: FurtherCompanyOf } }
  members: {
    /** Owners first. */
    membersOf: (sql: Queryable, accountId: string) => Promise<Member[]>
  }
  mail: (tx: Tx, mail: ReportMail) => Promise<unknown>
  record: (tx: Tx, event: { accountId: string; type: 'report.ready'; data: { report: ReportNews } }) => Promise<unknown>
  log: (message: string, detail?: object) => void
  timing?: Partial<MakerTiming>
}

const COMPANY_DEMAND = { needs: 'profiles', scope: 'profile:read' } as const
const SWEEP_BATCH = 100
/** How long the list shows a report, which is longer than its file is stored. */
const LISTED_DAYS = 400

export function createReports({ members, eligibility, ...others }: ReportsDeps) {
  const furtherCompany = eligibility.named.summaryOf
  const deps = { ...others, membersOf: members.membersOf, furtherCompany }
  const { db, accountOf, mail, record, log } = deps
  const nudged: Worker[] = []
  const nudge = () => {
    for (const worker of nudged) worker.nudge()
  }
  const manager = createReportManager({ ...deps, nudge })
  const scheduler = createScheduler({ ...deps, nudge })
  const maker = createMaker({
    db,
    figures: Object.assign({}, deps.figures, {
      companyNow: (accountId: string, id: string) => furtherCompany(db.sql, accountId, id),
    }),
    log,
    announce,
    companyOf: async (accountId) => (await accountOf(accountId))?.name ?? accountId,
    timing: deps.timing ?? {},
  })

  async function announce(tx: Tx, row: store.ReportRow, report: Report): Promise<void> {
    const { accountId } = row
    const { period, fromAt, toAt, profileId } = row
    const further = profileId === null ? null : await furtherCompany(tx, accountId, profileId)
    const news = Object.assign({}, report, { profileName: further?.name ?? null })
    await record(tx, { accountId, type: 'report.ready', data: { report: news } })
    const recipients = await scheduler.recipientsOf(tx, row)
    if (recipients.length === 0) return
    const company = (await accountOf(accountId))?.name ?? accountId
    for (const { id, email, language } of recipients) {
      const url = new URL(manager.mailLink(row))
      const data = { company, furtherCompany: further?.name ?? null, period, from: fromAt, to: toAt, url }
      const dedupe = `${row.id} ${id}`
      await mail(tx, { accountId, to: email, language, template: 'report-ready', data, dedupe })
    }
  }

  return {
    manager,
    /**
     * Reports contain the name of the further company, which is part of its profile, so callers need the scope that
     * reads profiles.
     */
    admitCompany(caller: Caller, profile: string | null | undefined): void {
      if (profile === null || profile === undefined) return
      const refusal = deps.furtherRefusal(caller, COMPANY_DEMAND)
      if (refusal) throw refusal
    },
    schedules: createSchedules({ ...deps, specOf: manager.specOf, refuseUnknownCompany: manager.refuseUnknownCompany }),
    /** The first worker generates reports that are due, the second requests those of schedules. */
    workers(): [Worker, Worker] {
      const worker = maker.worker()
      nudged.push(worker)
      return [worker, scheduler.worker()]
    },
    /** Deletes expired files; returns their number. */
    async sweep(): Promise<number> {
      const expired = await inBatches(SWEEP_BATCH, (limit) => store.expire(db.sql, limit))
      await store.deleteOldReports(db.sql, LISTED_DAYS)
      return expired
    },
    /** Numbers of waiting and failed reports, for alarms. */
    counts: async () => (await store.countReports(db.sql)).map((one) => ({ ...one, name: one.state })),
  }
}
export type Reports = ReturnType<typeof createReports>

export const REPORT_GAUGES: EachGauge<store.ReportCount & { name: string }>[] = [
  {
    name: 'gonggo_reports',
    help: 'Reports that wait to be made, and those that could not be.',
    value: ({ reports }) => reports,
  },
  {
    name: 'gonggo_reports_oldest_seconds',
    help: 'How long the oldest one has waited.',
    value: ({ oldestSeconds }) => oldestSeconds,
  },
]
