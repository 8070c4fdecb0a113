import { join } from 'node:path'
import { type AccessDeps, beyond, createAccess, createLimits } from './access/index.ts'
import { createAccounts, isEmail, isZone, type PlanChanged } from './accounts/index.ts'
import { type Alerts, createAlerts, createMailing } from './alerts/index.ts'
import { type Bids, createBids } from './bids/index.ts'
import type { Config } from './config.ts'
import { createKeywords } from './keywords/index.ts'
import type { Clock } from './lib/clock.ts'
import { type Db, type Migration, readSetting } from './lib/db/index.ts'
import { readHead } from './lib/feed.ts'
import { createIdempotency } from './lib/idempotency.ts'
import type { Log } from './lib/log.ts'
import type { Metrics } from './lib/metrics.ts'
import type { Outbound } from './lib/outbound/index.ts'
import type { Secrets } from './lib/secret.ts'
import { createMail } from './mail/index.ts'
import { createReports } from './reports/index.ts'
import { createSources } from './sources/index.ts'
import { createStatistics, type Statistics } from './statistics/index.ts'
import { createTeams } from './teams/index.ts'
import { createWebhooks } from './webhooks/index.ts'

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
  isWanted: (mail: { id: string; template: string; ageMs: number }) => Promise<boolean>
  /** What takes positions of the feed comes last: its counter is held until the end. */
  planChanged: readonly PlanChanged[]
  event: NonNullable<AccessDeps['event']>
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
    ...{ db, secrets, ...config.mail, now: clock.now, log: info, isWanted: right.isWanted },
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
    event: right.event,
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

type People = ReturnType<typeof createPeople>

/** The only place where features meet: each is handed what it needs of the others. */
export function createFeatures(house: House) {
  const { ground, clock, config, log, metrics, outbound, publicUrl } = house
  const { db, secrets: given } = ground
  const secrets = () => given
  const info = (message: string, detail?: object) => log.info(detail ?? {}, message)
  const people = createPeople(house, {
    counters: async ({ accountId, plan }) => [
      await keywords.counter(accountId, plan),
      ...(await webhooks.counters(accountId, plan)),
    ],
    isWanted: (mail) => mailing.isWanted(mail),
    planChanged: [
      (tx, { accountId, to }) => webhooks.fitPlan(tx, accountId, to),
      (tx, { accountId, to }) => keywords.fitPlan(tx, accountId, to),
    ],
    event: (tx, event) => alerts.record(tx, event),
  })
  const { accounts, idempotency, teams } = people
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
    keywordsOf: keywords.activeOf,
    keywords: keywords.follow,
    log: info,
  })
  const mailing = createMailing({
    ...{ db, secrets, publicUrl, log: info, membersOf: teams.membersOf, accountOf: accounts.find },
    keywordsNow: keywords.tellingNow,
    noticesNow: bids.noticesNow,
    post: people.mail.post,
  })
  const alerts = createAlerts({
    ...{ db, clock, secrets, keywords, bids: bids.states, log: info },
    awards: bids.awardSteps,
    owe: { webhooks: (tx, events) => webhooks.owe(tx, events), mails: mailing.owe },
  })
  const webhooks = createTelling(house, people, alerts)
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
    ...{ codeFault: bids.codeFault, limitsFault: bids.limitsFault },
    rememberPreSpecs: bids.rememberPreSpecs,
    linkPreSpecs: bids.linkPreSpecs,
    preSpecFault: bids.preSpecFault,
    recordAwards: bids.recordRounds,
    roundsKnown: bids.roundsKnown,
    roundFault: bids.roundFault,
    ensureAccount: accounts.ensure,
    addKeywords: keywords.createMany,
  })
  const statistics = createStatistics({ db, clock, log: info })
  const reports = createReporting(house, people, { alerts, bids, statistics })
  return { ...people, bids, keywords, alerts, mailing, webhooks, sources, statistics, reports }
}

/** Webhooks send what alerts record, and record in turn that one of them was disabled. */
function createTelling({ ground, clock, log, outbound, publicUrl }: House, people: People, alerts: Alerts) {
  return createWebhooks({
    ...{ db: ground.db, clock, publicUrl, secrets: () => ground.secrets, idempotency: people.idempotency },
    log: (message, detail) => log.info(detail ?? {}, message),
    ...{ request: outbound.request, urlFault: outbound.urlFault },
    ...{ payloadsOf: alerts.payloadsOf, tell: alerts.record, mail: people.mail.post },
    ...{ ownersOf: people.teams.ownersOf, holdAccount: people.accounts.hold, audit: people.access.audit.record },
  })
}

/** Reports ask what the API answers; at one place of the feed, to which everything held in memory is brought first. */
function createReporting(
  { ground: { db, secrets }, clock, log, publicUrl }: House,
  { access, accounts, idempotency, mail, teams }: People,
  { alerts, bids, statistics }: { alerts: Alerts; bids: Bids; statistics: Statistics },
) {
  return createReports({
    ...{ db, clock, publicUrl, idempotency, secrets: () => secrets },
    log: (message, detail) => log.info(detail ?? {}, message),
    figures: {
      ...{
        awardsOf: bids.awardsOf,
        notices: bids.walk,
        winners: statistics.winners,
        competitors: statistics.competitors,
      },
      standing: async () => {
        const { position } = await readHead(db.sql)
        await Promise.all([bids.keeper.tick(), statistics.keeper.tick()])
        return { position, at: clock.now() }
      },
    },
    ...{ accountOf: accounts.find, membersOf: teams.membersOf, mail: mail.post, record: alerts.record },
    admitAccount: access.door.admitAccount,
  })
}

export type Features = ReturnType<typeof createFeatures>
