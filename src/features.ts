import { join } from 'node:path'
import { createAccess, createLimits, missingScopes } from './access/index.ts'
import { type Accounts, createAccounts, isEmail, isZone } from './accounts/index.ts'
import { createAgents } from './agents/index.ts'
import { createAlerts, createMailing, nextReminder } from './alerts/index.ts'
import { createAttachments } from './attachments/index.ts'
import { createBackups } from './backup/index.ts'
import { createBids } from './bids/index.ts'
import { createConnections } from './connections/index.ts'
import { createEligibility } from './eligibility/index.ts'
import { createKeywords } from './keywords/index.ts'
import { MINUTE } from './lib/clock.ts'
import { readSetting } from './lib/db/index.ts'
import { readHead } from './lib/feed.ts'
import { createSubscriptionLinks } from './links/index.ts'
import { createMail } from './mail/index.ts'
import { createOperators } from './operators/index.ts'
import { createPursuits } from './pursuits/index.ts'
import { createReports } from './reports/index.ts'
import { createRoots, type FeatureDeps, type Roots } from './roots.ts'
import { createSessions } from './sessions/index.ts'
import { createCompanyRegistry, createGapReader, createSources, type SourcesDeps } from './sources/index.ts'
import { createStatistics, type Statistics } from './statistics/index.ts'
import { createTeams } from './teams/index.ts'
import { createWebhooks, enqueueDeliveries } from './webhooks/index.ts'

/** Publishers move their files. */
const MOST_REDIRECTS = 5

const requestOf =
  ({ outbound }: FeatureDeps): SourcesDeps['request'] =>
  (url, { foreign, ...options }) =>
    outbound.request(url, { ...options, trust: foreign ? 'stranger' : 'operator', redirects: MOST_REDIRECTS })

/** Notices with their attachments, and the keywords of accounts. */
function createSearchFeatures({ config, infrastructure, outbound, diskReserve }: FeatureDeps, roots: Roots) {
  const { platform, watched, companies, members, news, noticesWon, noticesWanted, attachmentSearch } = roots
  const { catalogFolder } = infrastructure
  const bids = createBids({ ...platform, watched, companies, noticesWon, attachmentSearch, catalogFolder })
  const { hasAttachments } = roots
  const limits = config.keywordLimits
  const keywords = createKeywords({ ...platform, members, companies, watched, bids, news, limits, hasAttachments })
  const attachments = createAttachments({ ...platform, config, outbound, diskReserve, noticesWanted, bids })
  return { bids, keywords, attachments }
}
type Searching = ReturnType<typeof createSearchFeatures>

/** Access checks, teams and sessions. */
function createAccessFeatures(
  { infrastructure, clock, config, log, metrics, outbound }: FeatureDeps,
  { platform, members, signedIn, tokens, hasAttachments, post: mail, ...roots }: Roots,
  { keywords }: Searching,
) {
  const { db, wire: supervisor = null, embedded } = infrastructure
  const alone = config.role === 'worker' || (supervisor ? config.redisUrl === null : embedded)
  const limits = createLimits({ db, clock, log, metrics, redisUrl: config.redisUrl, alone, supervisor })
  const access = createAccess({
    ...platform,
    members,
    stage: config.stage,
    limits,
    settings: config,
    counters: async ({ accountId, plan }) => [
      await keywords.counter(accountId, plan),
      await roots.countPursuits(accountId),
      await roots.countLinks(accountId, plan),
      ...(await roots.countProfiles(accountId, plan)),
      ...(await roots.countWebhooks(accountId, plan)),
      ...(await members.counters(accountId, plan)),
    ],
    mail,
    event: roots.events.record,
    sessions: signedIn,
    tokens,
  })
  const teams = createTeams({ ...platform, access, lacking: missingScopes, signedIn, isEmail, isZone, mail })
  const sessions = createSessions({ ...platform, access, limits, isEmail, mail, signedIn, hasAttachments })
  const connections = createConnections({ ...platform, access, sessions, outbound, hasConsole: config.console })
  return { access, limits, teams, sessions, connections }
}
type Entrance = ReturnType<typeof createAccessFeatures>

const createMailSender = (
  { infrastructure, clock, config }: FeatureDeps,
  { platform }: Roots,
  { isWanted }: ReturnType<typeof createMailing>,
) =>
  createMail({
    ...platform,
    ...config.mail,
    now: clock.now,
    folder: join(config.dataFolder, 'mail'),
    isDemo: async () => config.demo ?? (await readSetting<{ on: boolean }>(infrastructure.db.sql, 'demo'))?.on ?? false,
    isWanted,
  })

/** Events from the feed, and their delivery by mail and webhook. */
function createNotificationFeatures(deps: FeatureDeps, roots: Roots, made: Searching & Entrance) {
  const { platform, members, post, events, companies, news } = roots
  const { access, bids, keywords, attachments } = made
  const { outbound, config } = deps
  const { koneps } = config
  const companyRegistry = createCompanyRegistry({ ...platform, koneps, request: requestOf(deps) })
  const eligibility = createEligibility({ ...platform, bids, attachments, access, companies, companyRegistry })
  const webhooks = createWebhooks({ ...platform, outbound, events, members, access, mail: post })
  // Caches gaps for a minute, because digests of a thousand members read them within that time.
  const gapsNow = createGapReader({ ...platform, keptMs: MINUTE })
  const mailing = createMailing({ ...platform, members, keywords, bids, gapsNow, post })
  const enqueue = { webhooks: enqueueDeliveries, mails: mailing.enqueue }
  const reading = createAlerts({ ...platform, companies, keywords, news, bids, enqueue })
  const mail = createMailSender(deps, roots, mailing)
  return { eligibility, webhooks, mailing, mail, alerts: { ...events, ...reading } }
}
type Notifying = ReturnType<typeof createNotificationFeatures>

/** Pursuits, and links that show them. */
function createPursuitFeatures(
  { config: { console: hasConsole } }: FeatureDeps,
  { platform, members, events, post: mail }: Roots,
  { access, bids, keywords, limits }: Searching & Entrance,
) {
  const pursuits = createPursuits({ ...platform, members, access, bids, events, remind: nextReminder, mail })
  const links = createSubscriptionLinks({ ...platform, bids, keywords, limits, events, pursuits, access, hasConsole })
  return { pursuits, links }
}
type Pursuing = ReturnType<typeof createPursuitFeatures>

/** Created after all features that react to changes of an account. */
function createAccountFeature(
  { config }: FeatureDeps,
  { platform, signedIn, post }: Roots,
  { access, teams, webhooks, keywords, pursuits }: Searching & Entrance & Notifying & Pursuing,
) {
  return createAccounts({
    ...platform,
    signedIn,
    stage: config.stage,
    hasConsole: config.console,
    privacyUrl: config.privacyUrl,
    announce: access.keys.announce,
    audit: access.audit.record,
    mail: post,
    // Steps that take positions of the feed are last, because its counter stays locked until the commit.
    planChanged: [
      teams.fitPlan,
      (tx, { accountId, to }) => webhooks.fitPlan(tx, accountId, to),
      (tx, { accountId, to }) => keywords.fitPlan(tx, accountId, to),
    ],
    businessNoChanged: pursuits.settleAnew,
  })
}

/** The only place where features are connected. Each gets others, and takes their functions in its `index.ts`. */
export function createFeatures(deps: FeatureDeps) {
  const { config, version } = deps
  const roots = createRoots(deps)
  const { platform, companies, awards } = roots
  const searching = createSearchFeatures(deps, roots)
  const entry = createAccessFeatures(deps, roots, searching)
  const notification = createNotificationFeatures(deps, roots, { ...searching, ...entry })
  const pursuing = createPursuitFeatures(deps, roots, { ...searching, ...entry })
  const { bids, keywords, attachments } = searching
  const { access, teams } = entry
  const { alerts, eligibility, mail, webhooks } = notification
  const accounts = createAccountFeature(deps, roots, { ...searching, ...entry, ...notification, ...pursuing })
  const sources = createIntake(deps, roots, { bids, keywords, accounts })
  const statistics = createStatistics({ ...platform, awards, bids })
  const reports = createReporting(roots, { ...searching, ...entry, statistics, eligibility })
  const agents = createAgents({
    ...platform,
    bids,
    keywords,
    statistics,
    eligibility,
    attachments,
    access,
    hasConsole: config.console,
    version,
  })
  const operators = createOperators({
    ...platform,
    access,
    accounts,
    alerts,
    bids,
    mail,
    reports,
    sources,
    teams,
    webhooks,
    auditKeepYears: config.auditKeepYears,
    version,
    role: config.role,
  })
  const backups = createBackups({ ...platform, version, settings: config })
  const further = { accounts, sources, statistics, reports, companies, agents, operators, backups }
  return { ...searching, ...entry, ...notification, ...pursuing, ...further, idempotency: platform.idempotency }
}

function createIntake(
  deps: FeatureDeps,
  { platform }: Roots,
  { bids, keywords, accounts }: Omit<Searching, 'attachments'> & { accounts: Accounts },
) {
  const { config, metrics } = deps
  const unjoined = metrics.count('gonggo_openings_unjoined_total', 'Openings received without a round they belong to.')
  return createSources({
    ...platform,
    koneps: config.koneps,
    request: requestOf(deps),
    onUnjoined: (_source, n) => unjoined(n),
    bids,
    ensureAccount: accounts.ensure,
    addKeywords: keywords.createMany,
  })
}

/** Reports use the functions behind the API, at one position of the feed, to which all caches are updated first. */
function createReporting(
  { platform, members, post, events }: Roots,
  {
    access,
    bids,
    statistics,
    eligibility,
  }: Searching & Entrance & Pick<Notifying, 'eligibility'> & { statistics: Statistics },
) {
  return createReports({
    ...platform,
    members,
    eligibility,
    figures: {
      awardsOf: bids.awardsOf,
      notices: bids.walk,
      winners: statistics.winners,
      competitors: statistics.competitors,
      catchUp: async () => {
        const { position } = await readHead(platform.db.sql)
        await Promise.all([bids.follower.tick(), statistics.follower.tick()])
        return { position, at: platform.clock.now() }
      },
    },
    mail: post,
    record: events.record,
    admitAccount: access.auth.admitAccount,
    furtherRefusal: access.auth.furtherRefusal,
  })
}

export type Features = ReturnType<typeof createFeatures>
