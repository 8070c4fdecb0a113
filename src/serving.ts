import { createAccessJobs, createAccessSweepJob } from './access/jobs.ts'
import { accessRoutes, credentialFrom } from './access/routes/all.ts'
import { createAccountJobs } from './accounts/jobs.ts'
import { accountRoutes } from './accounts/routes/account.ts'
import { consultationRoutes } from './accounts/routes/consultations.ts'
import { mcpRoute } from './agents/routes.ts'
import { READER_GAUGES } from './alerts/index.ts'
import { createAlertJobs, createMailingJobs } from './alerts/jobs.ts'
import { alertRoutes } from './alerts/routes/all.ts'
import { unsubscribeRoutes } from './alerts/routes/unsubscribe.ts'
import { ATTACHMENT_COUNT_MS, ATTACHMENT_GAUGES, ATTACHMENT_TEXT_GAUGES } from './attachments/index.ts'
import { createAttachmentJobs } from './attachments/jobs.ts'
import { attachmentRoutes } from './attachments/routes/all.ts'
import type { Archive } from './backup/index.ts'
import { createArchiveJobs, createBackupJobs } from './backup/jobs.ts'
import { createBidJobs } from './bids/jobs.ts'
import { bidRoutes } from './bids/routes/all.ts'
import type { Config } from './config.ts'
import { createConnectionJob } from './connections/jobs.ts'
import { connectionRoutes } from './connections/routes/all.ts'
import { eligibilityRoutes } from './eligibility/routes/all.ts'
import type { Features } from './features.ts'
import { keywordRoutes } from './keywords/routes/all.ts'
import type { Db } from './lib/db/index.ts'
import { createWorkbooks, type Http } from './lib/http/index.ts'
import type { Metrics } from './lib/metrics.ts'
import { linkRoutes } from './links/routes/all.ts'
import { MAIL_GAUGES } from './mail/index.ts'
import { createMailJobs } from './mail/jobs.ts'
import { createOperatorJobs } from './operators/jobs.ts'
import { operatorRoutes } from './operators/routes/all.ts'
import { createPursuitJobs } from './pursuits/jobs.ts'
import { pursuitRoutes } from './pursuits/routes/all.ts'
import { REPORT_GAUGES } from './reports/index.ts'
import { createReportJobs } from './reports/jobs.ts'
import { reportRoutes } from './reports/routes/all.ts'
import { createSessionJobs } from './sessions/jobs.ts'
import { sessionRoutes, signedInMember } from './sessions/routes/all.ts'
import { SOURCE_GAUGES } from './sources/index.ts'
import { createSourceJobs } from './sources/jobs.ts'
import { listSourcesRoute } from './sources/routes.ts'
import { createStatisticsJobs } from './statistics/jobs.ts'
import { statisticsRoutes } from './statistics/routes/all.ts'
import { createTeamJobs } from './teams/jobs.ts'
import { teamRoutes } from './teams/routes/all.ts'
import { DELIVERY_GAUGES } from './webhooks/index.ts'
import { createWebhookJobs } from './webhooks/jobs.ts'
import { webhookRoutes } from './webhooks/routes/all.ts'

/** All routes except for the pages that need no key. */
export function addRoutes(http: Http, features: Features): void {
  const { access, limits, accounts, teams, bids, sources, keywords, alerts, mailing, sessions } = features
  const { pursuits, reports, statistics, webhooks } = features
  const workbooks = createWorkbooks()
  accessRoutes(http, access, limits)
  accountRoutes(http, accounts)
  consultationRoutes(http, accounts)
  teamRoutes(http, teams)
  sessionRoutes(http, sessions)
  connectionRoutes(http, features.connections, (request) => signedInMember(request, sessions))
  bidRoutes(http, bids, workbooks)
  listSourcesRoute(http, sources)
  attachmentRoutes(http, features.attachments)
  keywordRoutes(http, keywords, access.auth)
  eligibilityRoutes(http, features.eligibility)
  unsubscribeRoutes(http, mailing.unsubscribe)
  alertRoutes(http, alerts, (request, demand) =>
    access.auth.isStillAdmitted(credentialFrom(request), demand, request.clientIp),
  )
  pursuitRoutes(http, pursuits, workbooks)
  linkRoutes(http, features.links)
  webhookRoutes(http, webhooks)
  statisticsRoutes(http, statistics)
  reportRoutes(http, reports)
  mcpRoute(http, features.agents)
  operatorRoutes(http, features.operators)
}

interface Process {
  db: Pick<Db, 'watch'>
  version: string
  role: Config['role']
}

export function watchAll(metrics: Metrics, features: Features, process: Process): void {
  watchFeatures(metrics, features, process.role)
  watchProcess(metrics, process, features.access.auth.silentMs)
}

function watchFeatures(metrics: Metrics, features: Features, role: Config['role']): void {
  const { alerts, attachments, backups, bids, mail, reports, sources, statistics, webhooks } = features
  const { state } = bids.follower
  const awards = statistics.follower.state
  metrics.watch('gonggo_catalog_behind_changes', 'Changes of the feed not yet in the catalog.', () => state().behind)
  metrics.watch('gonggo_catalog_notices', 'Notices in the catalog.', () => state().notices)
  const { remembered } = bids
  metrics.watch('gonggo_remembered_answers', 'Searches with a cached response.', () => remembered().answers)
  metrics.watch('gonggo_remembered_bytes', 'Size of cached responses, in bytes.', () => remembered().bytes)
  metrics.watch(
    'gonggo_recalled_answers',
    'Searches answered from the cache since the start.',
    () => remembered().recalled,
  )
  metrics.watch('gonggo_statistics_behind_changes', 'Changes not yet in the statistics.', () => awards().behind)
  metrics.watch('gonggo_statistics_rounds', 'Openings in the statistics.', () => awards().rounds)
  metrics.watch('gonggo_statistics_bytes', 'Size of the statistics in memory, in bytes.', () => awards().bytes)
  const { schedule } = backups
  if (schedule)
    metrics.watch('gonggo_backup_age_seconds', 'Age of the newest complete scheduled backup, in seconds.', schedule.age)
  if (backups.archive) watchArchive(metrics, backups.archive)
  metrics.watchEach('source', sources.list, SOURCE_GAUGES)
  metrics.watchEach('state', mail.counts, MAIL_GAUGES)
  metrics.watchEach('state', webhooks.deliveries.counts, DELIVERY_GAUGES)
  metrics.watchEach('state', reports.counts, REPORT_GAUGES)
  // Counting these reads whole tables, so only one kind of process does it.
  if (attachments.isOn && role !== 'api') {
    metrics.watchEach('state', attachments.counts, ATTACHMENT_GAUGES, ATTACHMENT_COUNT_MS)
    metrics.watchEach('state', attachments.textCounts, ATTACHMENT_TEXT_GAUGES, ATTACHMENT_COUNT_MS)
  }
  metrics.watchEach('reader', alerts.reader.behind, READER_GAUGES)
}

function watchArchive(metrics: Metrics, { wal, bases }: Archive): void {
  metrics.watch('gonggo_wal_archive_age_seconds', 'Time since the last moment in the WAL archive.', wal.age)
  metrics.watch('gonggo_wal_archive_waiting_bytes', 'WAL that waits to be archived.', wal.waitingBytes)
  metrics.watch('gonggo_wal_archive_base_age_seconds', 'Age of the newest base backup of the WAL archive.', bases.age)
}

function watchProcess(metrics: Metrics, { db, version, role }: Process, silentMs: () => number): void {
  metrics.info('gonggo_build_info', 'Version of the service and of Node.js, and the role of the process.', {
    version,
    node: process.versions.node,
    role,
  })
  metrics.watch(
    'gonggo_database_silent_seconds',
    'Time since the last answer of the database, which is checked about once a second.',
    () => silentMs() / 1000,
  )
  const wait = metrics.time(
    'gonggo_database_wait_seconds',
    'Time that a statement or transaction waited for a connection.',
  )
  const use = metrics.time('gonggo_database_use_seconds', 'Time that a statement or transaction used a connection.')
  db.watch(({ waitMs, ms }) => {
    wait(waitMs / 1000)
    use(ms / 1000)
  })
}

interface Job {
  start(): void
  stop(): Promise<void>
}

export function createJobs(
  {
    access,
    accounts,
    alerts,
    attachments,
    backups,
    bids,
    connections,
    limits,
    mail,
    mailing,
    operators,
    pursuits,
    reports,
    sessions,
    sources,
    statistics,
    teams,
    webhooks,
  }: Features,
  { role, db, onError }: { role: Config['role']; db: Db; onError: (error: unknown) => void },
): Job[] {
  const everywhere = [
    createAccessJobs({ access, limits, onError }),
    createBidJobs({ bids, db, onError }),
    // Workers need them too, because reports contain the same figures.
    createStatisticsJobs({ statistics, db, onError }),
    createOperatorJobs({ operators, onError }),
  ]
  if (role === 'api') return everywhere
  // Workers read sources and the feed, and send requests to other systems; API processes do not.
  const reading = [createSourceJobs({ sources, onError }), createAlertJobs({ alerts, onError })]
  const ofWorkers = [
    createReportJobs({ reports, onError }),
    ...reading,
    createMailingJobs({ mailing, db, onError }),
    createPursuitJobs({ pursuits, db, onError }),
    createMailJobs({ mail, onError }),
    createWebhookJobs({ webhooks, onError }),
    createAttachmentJobs({ attachments, onError }),
  ]
  return [
    ...everywhere,
    ...ofWorkers,
    createAccountJobs({ accounts, onError }),
    createSessionJobs({ sessions, onError }),
    createConnectionJob({ connections, onError }),
    createTeamJobs({ teams, onError }),
    createAccessSweepJob({ access, onError }),
    ...(backups.schedule ? [createBackupJobs({ schedule: backups.schedule, onError })] : []),
    ...(backups.archive ? [createArchiveJobs({ archive: backups.archive, onError })] : []),
  ]
}
