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
import { createRoots, type House, type Roots } from './roots.ts'
import { createSessions } from './sessions/index.ts'
import { createGapReader, createSources } from './sources/index.ts'
import { createStatistics, type Statistics } from './statistics/index.ts'
import { createTeams } from './teams/index.ts'
import { createWebhooks, enqueueDeliveries } from './webhooks/index.ts'

/** Publishers move. */
const MOST_REDIRECTS = 5

/** Notices with their attachments, and the keywords of accounts. */
function createSearchFeatures(house: House, roots: Roots) {
  const { common, watched, companies, noticesWon, attachmentSearch } = roots
  const followers = { keyword: watched.follow, profile: companies.follow }
  const others = { keywordsOf: watched.activeOf, companyOf: companies.companyOf, noticesWon, attachmentSearch }
  const bids = createBids({ ...common, ...others, followers, catalogFolder: house.ground.catalogFolder })
  const keywords = createKeywords({
    ...common,
    ...companies,
    watched,
    limits: house.config.keywordLimits,
    countPosted: bids.posted.count,
    newestPosted: bids.posted.newest,
    countPerDay: bids.posted.perDay,
    states: bids.states,
  })
  return { bids, keywords, attachments: createAttachments({ ...house, ...roots, ...common, ...bids }) }
}
type Searching = ReturnType<typeof createSearchFeatures>

/** Access checks, teams and sessions. */
function createAccessFeatures({ ground, clock, config, log, metrics }: House, roots: Roots, { keywords }: Searching) {
  const { common, members, post, events, countWebhooks, countPursuits, countLinks } = roots
  const { db, wire: supervisor = null, embedded } = ground
  const alone = config.role === 'worker' || (supervisor ? config.redisUrl === null : embedded)
  const limits = createLimits({ db, clock, log, metrics, redisUrl: config.redisUrl, alone, supervisor })
  const access = createAccess({
    ...common,
    ...members,
    stage: config.stage,
    limits,
    settings: config,
    counters: async ({ accountId, plan }) => [
      await keywords.counter(accountId, plan),
      await countPursuits(accountId),
      await countLinks(accountId, plan),
      ...(await countWebhooks(accountId, plan)),
      ...(await members.counters(accountId, plan)),
    ],
    mail: post,
    event: events.record,
    sessions: common.signedIn,
  })
  const teams = createTeams({
    ...common,
    isEmail,
    isZone,
    keys: { ...access.keys, lacking: beyond },
    announce: access.keys.announce,
    audit: access.audit.record,
    mail: post,
  })
  const sessions = createSessions({ ...common, access, limits, isEmail, mail: post })
  return { access, limits, teams, sessions }
}
type Entrance = ReturnType<typeof createAccessFeatures>

const createMailSender = (
  { ground, clock, config }: House,
  { common }: Roots,
  { isWanted }: ReturnType<typeof createMailing>,
) =>
  createMail({
    ...common,
    ...config.mail,
    now: clock.now,
    folder: join(config.dataFolder, 'mail'),
    isDemo: async () => config.demo ?? (await readSetting<{ on: boolean }>(ground.db.sql, 'demo'))?.on ?? false,
    isWanted,
  })

/** Events from the feed, and their delivery by mail and webhook. */
function createNotificationFeatures(house: House, roots: Roots, made: Searching & Entrance) {
  const { common, members, post, events, access, bids, keywords, limits, attachments } = { ...roots, ...made }
  const eligibility = createEligibility({
    ...common,
    ...bids,
    audit: access.audit.record,
    profileChanged: roots.companies.forget,
    statedLimits: attachments.pages.statedLimits,
  })
  const webhooks = createWebhooks({
    ...common,
    request: house.outbound.request,
    urlFault: house.outbound.urlFault,
    payloadsOf: events.payloadsOf,
    recordEvent: events.record,
    mail: post,
    ownersOf: members.ownersOf,
    audit: access.audit.record,
  })
  const mailing = createMailing({
    ...common,
    keywordsNow: keywords.keywordsNow,
    noticesNow: bids.noticesNow,
    noticesClosing: bids.noticesClosing,
    // A digest for each of a thousand members asks within a minute.
    gapsNow: createGapReader({ ...common, keptMs: MINUTE }),
    post,
  })
  const pursuits = createPursuits({
    ...common,
    personOf: access.keys.personOf,
    ...bids.states,
    remind: nextReminder,
    record: events.record,
    mail: post,
    audit: access.audit.record,
  })
  const links = createSubscriptionLinks({
    ...common,
    bids,
    keywords,
    limits,
    marks: events,
    noticesPursued: pursuits.noticesPursued,
    personOf: access.keys.personOf,
    admitAccount: access.auth.admitAccount,
    hasConsole: house.config.console,
    audit: access.audit.record,
  })
  const reading = createAlerts({
    ...common,
    companies: roots.companies,
    keywords,
    bids: bids.states,
    awards: bids.awardSteps,
    enqueue: { webhooks: enqueueDeliveries, mails: mailing.enqueue },
  })
  const mail = createMailSender(house, roots, mailing)
  return { eligibility, links, webhooks, mailing, mail, pursuits, alerts: { ...events, ...reading } }
}

/** The only place where features are connected: each gets the functions it needs of others. */
export function createFeatures(house: House) {
  const roots = createRoots(house)
  const searching = createSearchFeatures(house, roots)
  const entry = createAccessFeatures(house, roots, searching)
  const notification = createNotificationFeatures(house, roots, { ...searching, ...entry })
  const { access, teams, pursuits, webhooks, bids, keywords, attachments } = { ...searching, ...entry, ...notification }
  const accounts = createAccounts({
    ...roots.common,
    stage: house.config.stage,
    hasConsole: house.config.console,
    privacyUrl: house.config.privacyUrl,
    announce: access.keys.announce,
    audit: access.audit.record,
    mail: roots.post,
    // What takes positions of the feed comes last: its counter is held until the end.
    planChanged: [
      teams.fitPlan,
      (tx, { accountId, to }) => webhooks.fitPlan(tx, accountId, to),
      (tx, { accountId, to }) => keywords.fitPlan(tx, accountId, to),
    ],
    businessNoChanged: pursuits.settleAnew,
  })
  const sources = createIntake(house, roots, { bids, keywords, accounts })
  const statistics = createStatistics({ ...roots.common, ...bids, keeper: roots.awards })
  const reports = createReporting(roots, { ...searching, ...entry, statistics })
  const agents = createAgents({
    ...roots.common,
    bids,
    keywords,
    winners: statistics.winners,
    eligibilityOf: notification.eligibility.eligibilityOf,
    attachmentsWithText: attachments.pages.withText,
    furtherRefusal: access.auth.furtherRefusal,
    hasConsole: house.config.console,
    version: house.version,
  })
  const made = { ...searching, ...entry, ...notification, accounts, sources, statistics, reports }
  const operators = createOperators({ ...roots.common, ...made, version: house.version, role: house.config.role })
  const backups = createBackups({ ...house, ...roots.common, settings: house.config })
  return { ...made, companies: roots.companies, agents, operators, backups, idempotency: roots.common.idempotency }
}

function createIntake(
  { config, metrics, outbound }: House,
  { common }: Roots,
  { bids, keywords, accounts }: Omit<Searching, 'attachments'> & { accounts: Accounts },
) {
  const unjoined = metrics.count('gonggo_openings_unjoined_total', 'Openings received without a round they belong to.')
  return createSources({
    ...common,
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
  { common, post, events }: Roots,
  { access, bids, statistics }: Searching & Entrance & { statistics: Statistics },
) {
  return createReports({
    ...common,
    figures: {
      awardsOf: bids.awardsOf,
      notices: bids.walk,
      winners: statistics.winners,
      competitors: statistics.competitors,
      standing: async () => {
        const { position } = await readHead(common.db.sql)
        await Promise.all([bids.keeper.tick(), statistics.keeper.tick()])
        return { position, at: common.clock.now() }
      },
    },
    mail: post,
    record: events.record,
    admitAccount: access.auth.admitAccount,
  })
}

export type Features = ReturnType<typeof createFeatures>
