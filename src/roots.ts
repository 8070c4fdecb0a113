import { createAccountReader } from './accounts/index.ts'
import { createEvents } from './alerts/index.ts'
import { createAttachmentNews, createTextSearch } from './attachments/index.ts'
import type { BidsDeps } from './bids/index.ts'
import type { Config } from './config.ts'
import { createTokenReader } from './connections/index.ts'
import { createCompanies, createProfileCounters } from './eligibility/index.ts'
import { createWatchedKeywords } from './keywords/index.ts'
import type { Clock } from './lib/clock.ts'
import type { Db, Migration } from './lib/db/index.ts'
import { createIdempotency } from './lib/idempotency.ts'
import type { Log } from './lib/log.ts'
import type { Metrics } from './lib/metrics.ts'
import type { Outbound } from './lib/outbound/index.ts'
import type { Secrets } from './lib/secret.ts'
import type { Tracing } from './lib/tracing/index.ts'
import type { Wire } from './lib/wire.ts'
import { createLinkCounter } from './links/index.ts'
import { createPost } from './mail/index.ts'
import { pursuitCounter, pursuitFinder } from './pursuits/index.ts'
import { createSessionReader } from './sessions/index.ts'
import { createAwardFollower, createNoticesWon } from './statistics/index.ts'
import { createMemberReader } from './teams/index.ts'
import { createWebhookCounters, enqueueDeliveries } from './webhooks/index.ts'

/** What the app needs to run; without it, the app can only describe its routes. */
export interface AppInfrastructure extends Pick<BidsDeps, 'catalogFolder'> {
  db: Db
  secrets: Secrets
  migrations: Migration[]
  /** Whether only this process can use the database. */
  embedded: boolean
  wire?: Wire
}

/** The dependencies of the features. */
export interface FeatureDeps {
  infrastructure: AppInfrastructure
  clock: Clock
  config: Config
  log: Log
  metrics: Metrics
  outbound: Outbound
  tracing: Tracing | null
  publicUrl: () => string
  version: string
  /** The space that attachments leave free on a disk, by its total size. Default: what the database needs. */
  diskReserve?: ((totalBytes: number) => number) | undefined
}

/**
 * What all features get, and parts of features that others need before they are created. They depend only on the
 * database.
 */
export function createRoots({
  infrastructure,
  infrastructure: { db },
  clock,
  config,
  log,
  metrics,
  tracing,
  publicUrl,
}: FeatureDeps) {
  const secrets = () => infrastructure.secrets
  const { find: accountOf, lock: lockAccount } = createAccountReader(db)
  const platform = {
    db,
    clock,
    metrics,
    tracing,
    secrets,
    publicUrl,
    accountOf,
    lockAccount,
    idempotency: createIdempotency({ db, secrets: infrastructure.secrets }),
    log: (message: string, detail?: object) => log.info(detail ?? {}, message),
  }
  const awards = createAwardFollower(platform)
  const events = createEvents({ db, clock, secrets, enqueue: { webhooks: enqueueDeliveries } })
  const pursued = pursuitFinder(db)
  return {
    platform,
    members: createMemberReader({ db, accountOf }),
    signedIn: createSessionReader({ db, clock, secrets }),
    tokens: createTokenReader({ db, secrets }),
    news: createAttachmentNews(db),
    post: createPost({ now: clock.now, secrets }),
    events,
    watched: createWatchedKeywords(db),
    awards,
    noticesWon: createNoticesWon(awards),
    companies: createCompanies({ db, clock, accountOf }),
    hasAttachments: config.attachments.choice !== 'none',
    attachmentSearch: createTextSearch({ db, clock, config }),
    countWebhooks: createWebhookCounters(db),
    countPursuits: pursuitCounter(db),
    /** Notices of which any account was notified since then, and those that accounts pursue. */
    noticesWanted: async (since: { notified: number; pursued: number }) => [
      ...(await events.noticesNotified(since.notified)),
      ...(await pursued(since.pursued)),
    ],
    countLinks: createLinkCounter(db),
    countProfiles: createProfileCounters(db),
  }
}
export type Roots = ReturnType<typeof createRoots>
