import { join } from 'node:path'
import { type AccessDeps, beyond, createAccess, createLimits } from './access/index.ts'
import { createAccessJobs } from './access/jobs.ts'
import { createAccounts, isEmail, isZone, type PlanChanged } from './accounts/index.ts'
import { createAccountJobs } from './accounts/jobs.ts'
import { consultationRoutes } from './accounts/routes.ts'
import { createAlerts } from './alerts/index.ts'
import { createAlertJobs } from './alerts/jobs.ts'
import { alertRoutes } from './alerts/routes/all.ts'
import { createAwardReader, createAwards } from './awards/index.ts'
import { createBids } from './bids/index.ts'
import { createBidJobs } from './bids/jobs.ts'
import { bidRoutes } from './bids/routes/all.ts'
import type { Config } from './config.ts'
import { createKeywords } from './keywords/index.ts'
import { keywordRoutes } from './keywords/routes/all.ts'
import type { Clock } from './lib/clock.ts'
import type { Db } from './lib/db.ts'
import type { Migration } from './lib/db-migrations.ts'
import { readSetting } from './lib/db-settings.ts'
import type { Http } from './lib/http.ts'
import { createIdempotency } from './lib/idempotency.ts'
import type { Log } from './lib/log.ts'
import type { Metrics } from './lib/metrics.ts'
import type { Outbound } from './lib/outbound.ts'
import type { Secrets } from './lib/secret.ts'
import { createMail, MAIL_GAUGES } from './mail/index.ts'
import { createMailJobs } from './mail/jobs.ts'
import { createSources, SOURCE_GAUGES } from './sources/index.ts'
import { createSourceJobs } from './sources/jobs.ts'
import { listSources } from './sources/routes.ts'
import { createTeams } from './teams/index.ts'
import { teamRoutes } from './teams/routes/all.ts'
import { createWebhooks, DELIVERY_GAUGES } from './webhooks/index.ts'
import { createWebhookJobs } from './webhooks/jobs.ts'
import { webhookRoutes } from './webhooks/routes/all.ts'

/** What the app stands on; without it the app can be described but not run. */
export interface AppGround {
  db: Db
  secrets: Secrets
  migrations: Migration[]
  /** No other process can serve on this database. */
  embedded: boolean
}

/** What the features are built with. */
export interface House {
  ground: AppGround
  clock: Clock
  config: Config
  log: Log
  metrics: Metrics
  outbound: Outbound
  publicUrl: () => string
}

/** Publishers move. */
const MOST_REDIRECTS = 5

/** What those who look after people learn of features to their right, which are made later. */
interface FromTheRight {
  counters: AccessDeps['counters']
  /** What takes positions of the feed comes last: its counter is held until the end. */
  planChanged: readonly PlanChanged[]
}

/** Who may come in, and what they are told. */
function createPeople({ ground, clock, config, log, metrics, publicUrl }: House, right: FromTheRight) {
  const { db, secrets: given } = ground
  const { stage, redisUrl, role } = config
  const secrets = () => given
  const info = (message: string, detail?: object) => log.info(detail ?? {}, message)
  const limits = createLimits({ db, clock, log, metrics, redisUrl, alone: ground.embedded || role === 'worker' })
  const idempotency = createIdempotency({ db, secrets: given })
  const mail = createMail({
    ...{ db, secrets, ...config.mail, now: clock.now, log: info },
    folder: join(config.dataFolder, 'mail'),
    isDemo: async () => config.demo ?? (await readSetting<{ on: boolean }>(db.sql, 'demo'))?.on ?? false,
  })
  const access = createAccess({
    ...{ db, clock, secrets, stage, idempotency, limits, log: info, settings: config },
    counters: async (caller) => [
      ...(await right.counters(caller)),
      ...(await teams.counters(caller.accountId, caller.plan)),
    ],
    mail: mail.post,
    ownersOf: (id, sql) => teams.ownersOf(id, sql),
    mayActAs: (sql, accountId, keyId, otherId) => teams.mayActAs(sql, accountId, keyId, otherId),
  })
  const accounts = createAccounts({
    ...{ db, clock, secrets, stage, idempotency, publicUrl },
    announce: access.keys.announce,
    audit: access.audit.record,
    mail: mail.post,
    planChanged: [(tx, change) => teams.fitPlan(tx, change), ...right.planChanged],
  })
  const teams = createTeams({
    ...{ db, clock, secrets, idempotency, publicUrl, isEmail, isZone },
    keys: { ...access.keys, lacking: beyond },
    holdAccount: accounts.hold,
    accountOf: accounts.find,
    audit: access.audit.record,
    mail: mail.post,
  })
  return { access, limits, accounts, mail, teams, idempotency }
}

/** The only place where features meet: each is handed what it needs of the others. */
export function createFeatures(house: House) {
  const { ground, clock, config, log, metrics, outbound } = house
  const { db, secrets: given } = ground
  const secrets = () => given
  const info = (message: string, detail?: object) => log.info(detail ?? {}, message)
  const people = createPeople(house, {
    counters: async ({ accountId, plan }) => [
      await keywords.counter(accountId, plan),
      await webhooks.counter(accountId),
    ],
    planChanged: [
      (tx, { accountId, to }) => webhooks.fitPlan(tx, accountId, to),
      (tx, { accountId, to }) => keywords.fitPlan(tx, accountId, to),
    ],
  })
  const { accounts, idempotency, teams } = people
  const awarded = createAwardReader(db)
  const keywords = createKeywords({
    ...{ db, clock, idempotency, limits: config.keywordLimits },
    holdAccount: accounts.hold,
    membersOf: teams.membersOf,
    countPosted: (...asked) => bids.posted.count(...asked),
    newestPosted: (...asked) => bids.posted.newest(...asked),
  })
  const bids = createBids({
    db,
    clock,
    secrets,
    awardsOf: awarded.awardsOf,
    roundsOf: awarded.roundsOf,
    keywordsOf: keywords.activeOf,
    keywords: keywords.follow,
    log: info,
  })
  const alerts = createAlerts({
    ...{ db, clock, secrets, keywords, bids: bids.states, log: info },
    awardSteps: awarded.stepsAt,
    owe: { webhooks: (tx, events) => webhooks.owe(tx, events) },
  })
  const webhooks = createWebhooks({
    ...{ db, clock, secrets, idempotency, publicUrl: house.publicUrl, log: info },
    ...{ request: outbound.request, urlFault: outbound.urlFault },
    ...{ payloadsOf: alerts.payloadsOf, tell: alerts.record, mail: people.mail.post },
    ownersOf: teams.ownersOf,
    ...{ audit: people.access.audit.record, holdAccount: accounts.hold },
  })
  const awards = createAwards({ db, clock, settle: bids.settleRounds, noticesByNumber: bids.noticesByNumber })
  const unjoined = metrics.count('gonggo_openings_unjoined_total', 'Openings told without a round they can belong to.')
  const sources = createSources({
    db,
    clock,
    log: info,
    koneps: config.koneps,
    request: (url, { foreign, ...options }) =>
      outbound.request(url, { ...options, trust: foreign ? 'stranger' : 'operator', redirects: MOST_REDIRECTS }),
    onUnjoined: (_source, n) => unjoined(n),
    upsertBids: bids.upsert,
    recordsOf: bids.recordsOf,
    bidFault: bids.bidFault,
    rememberCodes: bids.rememberCodes,
    codeFault: bids.codeFault,
    rememberPreSpecs: bids.rememberPreSpecs,
    linkPreSpecs: bids.linkPreSpecs,
    preSpecFault: bids.preSpecFault,
    recordAwards: awards.record,
    roundsKnown: awards.roundsKnown,
    roundFault: awards.roundFault,
    ensureAccount: accounts.ensure,
    addKeywords: keywords.createMany,
  })
  return { ...people, bids, awards, keywords, alerts, webhooks, sources }
}

export type Features = ReturnType<typeof createFeatures>

/** Whatever more there is than the door and the pages without a key. */
export function addRoutes(http: Http, features: Features): void {
  const { access, accounts, alerts, bids, keywords, sources, teams, webhooks } = features
  consultationRoutes(http, accounts)
  teamRoutes(http, teams)
  bidRoutes(http, bids)
  listSources(http, sources)
  keywordRoutes(http, keywords)
  alertRoutes(http, alerts, ({ headers, clientIp }, demand) =>
    access.door.remains(headers.authorization, demand, clientIp),
  )
  webhookRoutes(http, webhooks)
}

export function watchFeatures(metrics: Metrics, { bids, mail, sources, webhooks }: Features): void {
  const { state } = bids.keeper
  metrics.watch('gonggo_catalog_behind_changes', 'Changes of the feed not yet in the catalog.', () => state().behind)
  metrics.watch('gonggo_catalog_notices', 'Notices in the catalog.', () => state().notices)
  metrics.watchEach('source', sources.list, SOURCE_GAUGES)
  metrics.watchEach('state', mail.counts, MAIL_GAUGES)
  metrics.watchEach('state', webhooks.deliveries.counts, DELIVERY_GAUGES)
}

interface Job {
  start(): void
  stop(): Promise<void>
}

export function createJobs(
  { access, accounts, alerts, bids, limits, mail, sources, webhooks }: Features,
  role: Config['role'],
  onError: (error: unknown) => void,
): Job[] {
  const everywhere = [createAccessJobs({ access, limits, onError }), createBidJobs({ bids, onError })]
  if (role === 'api') return everywhere
  // Reading sources and the feed, and speaking to others, is work for workers; an api node leaves it to them.
  const reading = [createSourceJobs({ sources }), createAlertJobs({ alerts, onError })]
  const telling = [createMailJobs({ mail, onError }), createWebhookJobs({ webhooks, onError })]
  const ofWorkers = [...reading, ...telling]
  return [...everywhere, ...ofWorkers, createAccountJobs({ accounts, onError })]
}
