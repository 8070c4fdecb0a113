import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createAccess, createLimits, RedisRequired } from './access/index.ts'
import { createAccessJobs } from './access/jobs.ts'
import { accessRoutes } from './access/routes/all.ts'
import { createAccounts } from './accounts/index.ts'
import { createAccountJobs } from './accounts/jobs.ts'
import { consultationRoutes } from './accounts/routes.ts'
import { createAwardReader, createAwards } from './awards/index.ts'
import { createBids } from './bids/index.ts'
import { createBidJobs } from './bids/jobs.ts'
import { bidRoutes } from './bids/routes/all.ts'
import type { Config } from './config.ts'
import { about, createFront } from './front/index.ts'
import { frontRoutes } from './front/routes.ts'
import { createKeywords } from './keywords/index.ts'
import { keywordRoutes } from './keywords/routes/all.ts'
import { type Clock, createLoop, HOUR, systemClock } from './lib/clock.ts'
import { createDb, type Db } from './lib/db.ts'
import { type Migration, schemaState } from './lib/db-migrations.ts'
import { readSetting } from './lib/db-settings.ts'
import { createHttp, type Http } from './lib/http.ts'
import { createIdempotency } from './lib/idempotency.ts'
import { createLog, type Log } from './lib/log.ts'
import { createMetrics, type Metrics } from './lib/metrics.ts'
import { inRanges, isLoopback } from './lib/net.ts'
import { createOutbound, type Outbound } from './lib/outbound.ts'
import { createSecrets, type Secrets } from './lib/secret.ts'
import { createMail, MAIL_GAUGES } from './mail/index.ts'
import { createMailJobs } from './mail/jobs.ts'
import { createSources, SOURCE_GAUGES } from './sources/index.ts'
import { createSourceJobs } from './sources/jobs.ts'
import { listSources } from './sources/routes.ts'

/** What the app stands on; without it the app can be described but not run. */
export interface AppGround {
  db: Db
  secrets: Secrets
  migrations: Migration[]
  /** No other process can serve on this database. */
  embedded: boolean
}

export interface AppOptions {
  ground?: AppGround
  clock?: Clock
  log?: Log
  /** Told when this process must stop: why, or else a newer program has changed the database. */
  onBroken?: (why?: string) => void
}

export type App = ReturnType<typeof createApp>

const SCHEMA_CHECK_MS = 5_000
const STOP_PATIENCE_MS = 10_000
/** Publishers move. */
const MOST_REDIRECTS = 5

/** The only place where features meet: each is handed what it needs of the others. */
export function createApp(config: Config, options: AppOptions = {}) {
  const { clock = systemClock, log = createLog({ level: 'info' }), ground = noGround(), onBroken = () => {} } = options
  const { db, migrations } = ground
  const onError = (error: unknown) => {
    log.warn({ err: error }, 'background work failed and will be tried again')
    if (error instanceof RedisRequired) onBroken(error.message)
  }

  const metrics = createMetrics()
  const version = packageVersion()
  const outbound = createOutbound({ version })
  const features = createFeatures({ ground, clock, config, log, metrics, outbound, publicUrl: () => publicUrl() })
  const { access, accounts, limits, bids, idempotency, mail, sources } = features
  const publicUrl = () => config.publicUrl ?? listeningAt(http.server.address(), config)
  metrics.watch(
    'gonggo_catalog_behind_changes',
    'Changes of the feed not yet in the catalog.',
    () => bids.keeper.state().behind,
  )
  metrics.watch('gonggo_catalog_notices', 'Notices in the catalog.', () => bids.keeper.state().notices)
  metrics.watchEach('source', sources.list, SOURCE_GAUGES)
  metrics.watchEach('state', mail.counts, MAIL_GAUGES)
  const http = createHttp({
    log,
    clock,
    publicUrl,
    stage: config.stage,
    version,
    about,
    trustedProxies: config.trustedProxies,
    metrics,
    isOps: (ip) => isLoopback(ip) || inRanges(ip, config.opsRanges),
  })
  accessRoutes(http, access, limits)
  // A worker is asked for its health only; what it answered would be counted by nobody.
  if (config.role !== 'worker') addRoutes(http, features)
  const front = createFront({ version, stage: config.stage, publicUrl, metrics, ready, document: () => http.swagger() })
  frontRoutes(http, front)

  async function ready() {
    const silent = access.door.silentMs()
    const heard = silent < READY_SILENCE_MS
    const { ready, notices, behind } = bids.keeper.state()
    const checks = [
      { name: 'database', ok: heard, detail: heard ? 'answers' : `silent for ${Math.round(silent / 1000)} s` },
      { name: 'catalog', ok: ready, detail: ready ? `${notices} notices` : `${behind} changes behind` },
    ]
    return { ok: checks.every(({ ok }) => ok), checks }
  }

  const checkSchema = async () => {
    if ((await schemaState(db.sql, migrations)) === 'broken') onBroken()
  }
  const schemaWatch = createLoop(SCHEMA_CHECK_MS, checkSchema, onError)
  const sweep = createLoop(HOUR, async () => void (await idempotency.sweep()), onError)
  const jobs = [createAccessJobs({ access, limits, onError }), createBidJobs({ bids, onError }), schemaWatch, sweep]
  // Reading sources and sending mails is work for workers; an api node leaves it to them.
  if (config.role !== 'api') {
    jobs.push(createSourceJobs({ sources }), createMailJobs({ mail, onError }))
    jobs.push(createAccountJobs({ accounts, onError }))
  }

  return {
    http,
    ...features,
    publicUrl,
    /** Listens and begins the background work. */
    async start(): Promise<void> {
      await limits.start()
      await access.door.listen()
      await bids.keeper.tick()
      await http.listen({ host: config.host, port: config.port })
      if (config.koneps) await sources.ensure('koneps', 'koneps')
      for (const job of jobs) job.start()
    },
    /** Lets requests in hand come to their end, then the background work; the database stays with its owner. */
    async stop(): Promise<void> {
      http.drain()
      // Who reads an export slowly, or has stopped reading, cannot hold up the stop for ever.
      const patience = setTimeout(() => http.server.closeAllConnections(), STOP_PATIENCE_MS)
      await http.close()
      clearTimeout(patience)
      await Promise.all(jobs.map((job) => job.stop()))
      outbound.close()
    },
  }
}

interface House {
  ground: AppGround
  clock: Clock
  config: Config
  log: Log
  metrics: Metrics
  outbound: Outbound
  publicUrl: () => string
}

/** The features, each with what it needs of the others. */
function createFeatures({ ground, clock, config, log, metrics, outbound, publicUrl }: House) {
  const { db, secrets: given } = ground
  const { stage } = config
  const secrets = () => given
  const info = (message: string, detail?: object) => log.info(detail ?? {}, message)
  const { redisUrl, role } = config
  const limits = createLimits({ db, clock, log, metrics, redisUrl, alone: ground.embedded || role === 'worker' })
  const idempotency = createIdempotency({ db, secrets: given })
  const mail = createMail({
    ...{ db, secrets, ...config.mail, now: clock.now, log: info },
    folder: join(config.dataFolder, 'mail'),
    isDemo: async () => config.demo ?? (await readSetting<{ on: boolean }>(db.sql, 'demo'))?.on ?? false,
  })
  const access = createAccess({
    ...{ db, clock, secrets, stage, idempotency, limits, log: info, settings: config },
    counters: async ({ accountId, plan }) => [await keywords.counter(accountId, plan)],
    mail: mail.post,
    ownerOf: (id, sql) => accounts.find(id, sql),
  })
  const accounts = createAccounts({
    ...{ db, clock, secrets, stage, idempotency, publicUrl },
    announce: access.keys.announce,
    audit: access.audit.record,
    mail: mail.post,
  })
  const awarded = createAwardReader(db)
  const keywords = createKeywords({ db, clock, idempotency, holdAccount: accounts.hold })
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
    recordAwards: awards.record,
    roundsKnown: awards.roundsKnown,
    roundFault: awards.roundFault,
    ensureAccount: accounts.ensure,
    addKeywords: keywords.createMany,
  })
  return { access, limits, accounts, mail, bids, awards, keywords, sources, idempotency }
}

type Features = ReturnType<typeof createFeatures>

/** Whatever is more than a page. */
function addRoutes(http: Http, { accounts, bids, keywords, sources }: Features): void {
  consultationRoutes(http, accounts)
  bidRoutes(http, bids)
  listSources(http, sources)
  keywordRoutes(http, keywords)
}

/** The database may miss a beat without a load balancer taking the node away. */
const READY_SILENCE_MS = 2_000

function listeningAt(address: AddressInfo | string | null, config: Config): string {
  const port = address !== null && typeof address === 'object' ? address.port : config.port
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  return `http://${host === '0.0.0.0' || host === '[::]' ? 'localhost' : host}:${port}`
}

const packageVersion = (): string =>
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version as string

/** Enough to write the reference; nothing is connected before it is used. */
const noGround = (): AppGround => ({
  db: createDb({ target: { url: 'postgres://nobody@127.0.0.1:1/none' }, name: 'none' }),
  secrets: createSecrets(['only to describe the service']),
  migrations: [],
  embedded: true,
})
