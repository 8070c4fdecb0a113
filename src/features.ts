import { join } from 'node:path'
import { beyond, createAccess, createLimits } from './access/index.ts'
import { type Accounts, createAccounts, isEmail, isZone } from './accounts/index.ts'
import { createAgents } from './agents/index.ts'
import { createAlerts, createMailing, nextReminder } from './alerts/index.ts'
import { createAttachments } from './attachments/index.ts'
import { createBackups } from './backup/index.ts'
import { createBids } from './bids/index.ts'
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
import { createGapReader, createSources } from './sources/index.ts'
import { createStatistics, type Statistics } from './statistics/index.ts'
import { createTeams } from './teams/index.ts'
import { createWebhooks, enqueueDeliveries } from './webhooks/index.ts'

/** Publishers move. */
const MOST_REDIRECTS = 5

/** Notices with their attachments, and the keywords of accounts. */
function createSearchFeatures({ config, ground, outbound, diskReserve }: FeatureDeps, roots: Roots) {
  const { platform, watched, companies, members, lockAccount, news } = roots
  const bids = createBids({
    ...platform,
    keywordsOf: watched.activeOf,
    companyOf: companies.companyOf,
    noticesWon: roots.noticesWon,
    attachmentSearch: roots.attachmentSearch,
    followers: { keyword: watched.follow, profile: companies.follow },
    catalogFolder: ground.catalogFolder,
  })
  const keywords = createKeywords({
    ...platform,
    lockAccount,
    membersOf: members.membersOf,
    companyOf: companies.companyOf,
    hasProfile: companies.hasProfile,
    watched,
    limits: config.keywordLimits,
    countPosted: bids.posted.count,
    newestPosted: bids.posted.newest,
    countPerDay: bids.posted.perDay,
    states: bids.states,
    hasAttachments: config.attachments.choice !== 'none',
    news,
  })
  const attachments = createAttachments({
    ...platform,
    config,
    outbound,
    diskReserve,
    noticesWanted: roots.noticesWanted,
    documentsOf: bids.documentsOf,
    missing: bids.missing,
  })
  return { bids, keywords, attachments }
}
type Searching = ReturnType<typeof createSearchFeatures>

/** Access checks, teams and sessions. */
function createAccessFeatures(
  { ground, clock, config, log, metrics }: FeatureDeps,
  { platform, members, accountOf, lockAccount, signedIn, ...roots }: Roots,
  { keywords }: Searching,
) {
  const { db, wire: supervisor = null, embedded } = ground
  const alone = config.role === 'worker' || (supervisor ? config.redisUrl === null : embedded)
  const limits = createLimits({ db, clock, log, metrics, redisUrl: config.redisUrl, alone, supervisor })
  const access = createAccess({
    ...platform,
    ownersOf: members.ownersOf,
    mayActAs: members.mayActAs,
    mayHave: members.mayHave,
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
    mail: roots.post,
    event: roots.events.record,
    sessions: signedIn,
  })
  const teams = createTeams({
    ...platform,
    accountOf,
    lockAccount,
    signedIn,
    isEmail,
    isZone,
    keys: { ...access.keys, lacking: beyond },
    announce: access.keys.announce,
    audit: access.audit.record,
    mail: roots.post,
  })
  const hasAttachments = config.attachments.choice !== 'none'
  const sessions = createSessions({ ...platform, access, limits, isEmail, mail: roots.post, signedIn, hasAttachments })
  return { access, limits, teams, sessions }
}
type Entrance = ReturnType<typeof createAccessFeatures>

const createMailSender = (
  { ground, clock, config }: FeatureDeps,
  { platform }: Roots,
  { isWanted }: ReturnType<typeof createMailing>,
) =>
  createMail({
    ...platform,
    ...config.mail,
    now: clock.now,
    folder: join(config.dataFolder, 'mail'),
    isDemo: async () => config.demo ?? (await readSetting<{ on: boolean }>(ground.db.sql, 'demo'))?.on ?? false,
    isWanted,
  })

/** Events from the feed, and their delivery by mail and webhook. */
function createNotificationFeatures(deps: FeatureDeps, roots: Roots, made: Searching & Entrance) {
  const { platform, members, post, events, accountOf, lockAccount, companies, news } = roots
  const { access, bids, keywords, attachments } = made
  const audit = access.audit.record
  const eligibility = createEligibility({
    ...platform,
    lockAccount,
    limitsOf: bids.limitsOf,
    missing: bids.missing,
    statedLimits: attachments.pages.statedLimits,
    audit,
    profileChanged: companies.forget,
  })
  const webhooks = createWebhooks({
    ...platform,
    lockAccount,
    request: deps.outbound.request,
    urlFault: deps.outbound.urlFault,
    payloadsOf: events.payloadsOf,
    recordEvent: events.record,
    mail: post,
    ownersOf: members.ownersOf,
    audit,
  })
  const mailing = createMailing({
    ...platform,
    accountOf,
    membersOf: members.membersOf,
    keywordsNow: keywords.keywordsNow,
    noticesNow: bids.noticesNow,
    noticesClosing: bids.noticesClosing,
    // A digest for each of a thousand members asks within a minute.
    gapsNow: createGapReader({ ...platform, keptMs: MINUTE }),
    post,
  })
  const reading = createAlerts({
    ...platform,
    companies,
    keywords,
    news,
    bids: bids.states,
    awards: bids.awardSteps,
    enqueue: { webhooks: enqueueDeliveries, mails: mailing.enqueue },
  })
  const mail = createMailSender(deps, roots, mailing)
  return { eligibility, webhooks, mailing, mail, alerts: { ...events, ...reading } }
}

type Notifying = ReturnType<typeof createNotificationFeatures>

/** Work on notices, and links to it. */
function createPursuitFeatures({ config }: FeatureDeps, roots: Roots, made: Searching & Entrance) {
  const { platform, members, post, events, accountOf, lockAccount } = roots
  const { access, bids, keywords, limits } = made
  const audit = access.audit.record
  const pursuits = createPursuits({
    ...platform,
    accountOf,
    lockAccount,
    membersOf: members.membersOf,
    personOf: access.keys.personOf,
    standingOf: bids.states.standingOf,
    statusAt: bids.states.statusAt,
    remind: nextReminder,
    record: events.record,
    mail: post,
    audit,
  })
  const links = createSubscriptionLinks({
    ...platform,
    lockAccount,
    bids,
    keywords,
    limits,
    marks: events,
    noticesPursued: pursuits.noticesPursued,
    personOf: access.keys.personOf,
    admitAccount: access.auth.admitAccount,
    hasConsole: config.console,
    audit,
  })
  return { pursuits, links }
}
type Pursuing = ReturnType<typeof createPursuitFeatures>

/** After all features that follow a change of an account. */
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
    // What takes positions of the feed comes last: its counter is held until the end.
    planChanged: [
      teams.fitPlan,
      (tx, { accountId, to }) => webhooks.fitPlan(tx, accountId, to),
      (tx, { accountId, to }) => keywords.fitPlan(tx, accountId, to),
    ],
    businessNoChanged: pursuits.settleAnew,
  })
}

/** The only place where features are connected: each gets the functions it needs of others. */
export function createFeatures(deps: FeatureDeps) {
  const { config, version } = deps
  const roots = createRoots(deps)
  const { platform, companies } = roots
  const searching = createSearchFeatures(deps, roots)
  const entry = createAccessFeatures(deps, roots, searching)
  const notification = createNotificationFeatures(deps, roots, { ...searching, ...entry })
  const pursuing = createPursuitFeatures(deps, roots, { ...searching, ...entry })
  const { bids, keywords, attachments } = searching
  const { access, teams } = entry
  const { alerts, eligibility, mail, webhooks } = notification
  const accounts = createAccountFeature(deps, roots, { ...searching, ...entry, ...notification, ...pursuing })
  const sources = createIntake(deps, roots, { bids, keywords, accounts })
  const statistics = createStatistics({
    ...platform,
    keeper: roots.awards,
    missing: bids.missing,
    similarEnded: bids.similarEnded,
    periods: bids.periods,
  })
  const reports = createReporting(roots, { ...searching, ...entry, statistics })
  const agents = createAgents({
    ...platform,
    bids,
    keywords,
    winners: statistics.winners,
    eligibilityOf: eligibility.eligibilityOf,
    attachmentsWithText: attachments.pages.withText,
    furtherRefusal: access.auth.furtherRefusal,
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
  { config, metrics, outbound }: FeatureDeps,
  { platform }: Roots,
  { bids, keywords, accounts }: Omit<Searching, 'attachments'> & { accounts: Accounts },
) {
  const unjoined = metrics.count('gonggo_openings_unjoined_total', 'Openings received without a round they belong to.')
  return createSources({
    ...platform,
    koneps: config.koneps,
    request: (url, { foreign, ...options }) =>
      outbound.request(url, { ...options, trust: foreign ? 'stranger' : 'operator', redirects: MOST_REDIRECTS }),
    onUnjoined: (_source, n) => unjoined(n),
    bids,
    ensureAccount: accounts.ensure,
    addKeywords: keywords.createMany,
  })
}

/** Reports ask what the API answers; at one place of the feed, to which everything held in memory is brought first. */
function createReporting(
  { platform, accountOf, members, post, events }: Roots,
  { access, bids, statistics }: Searching & Entrance & { statistics: Statistics },
) {
  return createReports({
    ...platform,
    accountOf,
    membersOf: members.membersOf,
    figures: {
      awardsOf: bids.awardsOf,
      notices: bids.walk,
      winners: statistics.winners,
      competitors: statistics.competitors,
      standing: async () => {
        const { position } = await readHead(platform.db.sql)
        await Promise.all([bids.keeper.tick(), statistics.keeper.tick()])
        return { position, at: platform.clock.now() }
      },
    },
    mail: post,
    record: events.record,
    admitAccount: access.auth.admitAccount,
  })
}

export type Features = ReturnType<typeof createFeatures>
