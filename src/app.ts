import type { AddressInfo } from 'node:net'
import { RedisRequired } from './access/index.ts'
import { credentialFromHeaders, guard } from './access/routes/all.ts'
import { type Config, packageVersion } from './config.ts'
import { openConsole } from './console/index.ts'
import { consoleRoutes } from './console/routes.ts'
import { createFeatures, type Features } from './features.ts'
import { about, createFront, Service } from './front/index.ts'
import { frontRoutes } from './front/routes.ts'
import { type Clock, createLoop, HOUR, systemClock } from './lib/clock.ts'
import { createDb, type Db, schemaState } from './lib/db/index.ts'
import type { FeedEpoch } from './lib/feed-epoch.ts'
import { createHttp, createOverload, type Http, negotiateLanguage } from './lib/http/index.ts'
import { createLog, type Log, sparingRepeats } from './lib/log.ts'
import { createMetrics, type Metrics, metricsOfAll } from './lib/metrics.ts'
import { inRanges, isLoopback, type Range } from './lib/net.ts'
import { createOutbound } from './lib/outbound/index.ts'
import { createSecrets } from './lib/secret.ts'
import type { createTracing } from './lib/tracing/index.ts'
import type { Wire } from './lib/wire.ts'
import type { AppInfrastructure, FeatureDeps } from './roots.ts'
import { addRoutes, createJobs, watchAll } from './serving.ts'
import { eventReference } from './webhooks/index.ts'

export interface AppOptions {
  infrastructure?: AppInfrastructure & { feedEpoch?: FeedEpoch }
  clock?: Clock
  log?: Log
  /** For tests only: address ranges that count as public when attachments are fetched. */
  alsoPublic?: readonly Range[] | undefined
  /** For tests only: additional trusted certificates (PEM) when the metadata document of an app is fetched. */
  authorities?: readonly string[] | undefined
  /** The space that attachments leave free on a disk, by its total size. */
  diskReserve?: FeatureDeps['diskReserve']
  /** The delay of the event loop in milliseconds. Default: the measured one. */
  lateMs?: () => number
  /** False for commands, which do not listen: adding routes takes a tenth of a second. */
  hasRoutes?: boolean
  /** Loaded only if `config.tracing` is set. */
  openTracing?: typeof createTracing | undefined
  /** Called when this process must stop. Without a reason, a newer version has changed the database. */
  onBroken?: (why?: string) => void
}

export type App = ReturnType<typeof createApp>

/** Detects a schema changed by a newer version, and a failover to an outdated replica. */
const DATABASE_CHECK_MS = 5_000
const STOP_PATIENCE_MS = 10_000

/** One process of the service: routes, background work, start and stop. */
export function createApp(config: Config, options: AppOptions = {}) {
  const {
    clock = systemClock,
    log = createLog({ level: 'info' }),
    infrastructure = noInfrastructure(),
    onBroken = () => {},
    hasRoutes = config.role !== 'worker',
  } = options
  const { db, migrations } = infrastructure
  const warn = sparingRepeats((message, detail) => log.warn(detail ?? {}, message))
  const onError = (error: unknown) => {
    warn('background work failed and will be tried again', { err: error })
    if (error instanceof RedisRequired) onBroken(error.message)
  }

  const means = createMeans(config, options, { clock, log, infrastructure })
  const { metrics, version, outbound, tracing } = means
  const features = createFeatures({ ...means, infrastructure, clock, config, log, publicUrl: () => publicUrl() })
  const { access, limits, bids, idempotency, sources, statistics } = features
  const publicUrl = createPublicUrl(config, () => http.server.address())
  watchAll(metrics, features, { db, version, role: config.role })
  const http = createHttp({
    log,
    clock,
    publicUrl,
    stage: config.stage,
    version,
    about: { ...about, webhooks: eventReference },
    trustedProxies: config.trustedProxies,
    metrics,
    tracing,
    isOps: (ip) => isLoopback(ip) || inRanges(ip, config.opsRanges),
    limitNotFound: limits.limitNotFound,
    nothingPage: () => console.page(),
    isLocal: config.host === 'localhost' || isLoopback(config.host),
    isRemembered: (sent, isHttps) =>
      access.auth.isCached(credentialFromHeaders(sent.authorization, sent.cookie, { isHttps, byToken: true })),
    callerOf: ({ caller, clientIp }) => (caller === null ? clientIp : caller.accountId),
  })
  const besides = infrastructure.wire ? joinSupervisor(infrastructure.wire, { config, http, metrics }) : null
  const overload = createOverload({ metrics, lateMs: options.lateMs })
  guard(http, access, limits, overload)
  // A worker serves only health checks. Other responses would not be counted by any limit.
  if (hasRoutes) addRoutes(http, features)
  const front = createFront({
    version,
    stage: config.stage,
    publicUrl,
    hasConsole: config.console,
    metrics: besides?.metrics ?? metrics,
    ready: () => readiness(db, features, besides),
    document: (language) => http.reference(language),
    // Korean if the client accepts neither language, because most visitors bid in Korea.
    languageOf: (header) => negotiateLanguage(header, 'ko'),
  })
  frontRoutes(http, front)
  const console = openConsole((message, detail) => log.info(detail ?? {}, message))
  consoleRoutes(http, console, front, Service)
  const followed = () => [bids.follower, statistics.follower].flatMap((follower) => follower.followed())
  const checkDatabase = async () =>
    (await schemaState(db.sql, migrations)) === 'broken' ? onBroken() : infrastructure.feedEpoch?.check(followed())
  const databaseWatch = createLoop(DATABASE_CHECK_MS, checkDatabase, onError)
  const sweep = createLoop(HOUR, idempotency.sweep, onError)
  const jobs = [...createJobs(features, { role: config.role, db, onError }), databaseWatch, sweep]

  return {
    http,
    ...features,
    publicUrl,
    console,
    /** Does work in advance that would otherwise delay requests. Optional. */
    async prepare(): Promise<void> {
      await http.ready()
      front.prepare()
    },
    /** Listens and starts the background work. */
    async start(): Promise<void> {
      await outbound.prove()
      await limits.start()
      await access.auth.pollChanges()
      await bids.follower.tick()
      await http.listen({ host: config.host, port: config.port, backlog: BACKLOG })
      outbound.avoid({ publicUrl: publicUrl(), listening: http.server.address() })
      if (config.koneps) await sources.ensure('koneps', 'koneps')
      overload.start()
      tracing?.start()
      for (const job of jobs) job.start()
    },
    /** Completes running requests, then the background work. The caller closes the database. */
    async stop(): Promise<void> {
      http.drain()
      await console.stop()
      // Clients that read an export slowly, or not at all, must not delay the stop forever.
      const patience = setTimeout(() => http.server.closeAllConnections(), STOP_PATIENCE_MS)
      await http.close()
      clearTimeout(patience)
      overload.stop()
      await Promise.all(jobs.map((job) => job.stop()))
      // Before outbound requests end, so that the last spans are sent.
      await tracing?.stop()
      outbound.close()
    },
  }
}

/** Metrics, and the clients for outbound requests, of all parts of the process. */
function createMeans(
  { allowPrivateWebhooks, tracing: settings, role }: Config,
  { openTracing, alsoPublic, authorities, diskReserve }: AppOptions,
  { clock, log, infrastructure }: Pick<FeatureDeps, 'clock' | 'log' | 'infrastructure'>,
) {
  const metrics = createMetrics()
  const version = packageVersion()
  const outbound = createOutbound({ version, allowPrivate: allowPrivateWebhooks, alsoPublic, authorities })
  const tell = (message: string, detail?: object) => log.info(detail ?? {}, message)
  const tracing =
    settings === null || !openTracing
      ? null
      : openTracing({
          settings,
          role,
          version,
          metrics,
          key: infrastructure.secrets.derive('trace ids'),
          request: outbound.request,
          log: tell,
          now: clock.now,
        })
  return { metrics, version, outbound, tracing, diskReserve }
}

/**
 * The backlog of connections that the system accepts for us, up to the limit of Linux. Connections beyond it are
 * retried after a second: with Node's default of 511, a thousand new connections at once delayed customers by that.
 */
const BACKLOG = 4096
/** The database may be silent for this long before a load balancer removes the node. */
const READY_SILENCE_MS = 2_000

/** Connects one of several processes to its supervisor. */
function joinSupervisor(wire: Wire, { config, http, metrics }: { config: Config; http: Http; metrics: Metrics }) {
  let running = 1
  wire.answer('running', (count: number) => {
    running = count
  })
  wire.answer('drain', () => http.drain())
  wire.answer('metrics', metrics.values)
  return {
    metrics: metricsOfAll(metrics, wire),
    // The other processes still serve requests, so the service is ready.
    check: () => ({ name: 'processes', ok: true, detail: `${running} of ${config.processes} running` }),
  }
}

async function readiness(db: Db, { access, bids, statistics }: Features, besides: Besides | null) {
  const silent = access.auth.silentMs()
  const shortage = db.shortage()
  const heard = silent < READY_SILENCE_MS
  const { ready, notices, behind } = bids.follower.state()
  const counted = statistics.follower.state()
  const checks = [
    {
      name: 'database',
      ok: heard && shortage === null,
      detail: heard ? (shortage ?? 'answers') : `silent for ${Math.round(silent / 1000)} s`,
    },
    { name: 'catalog', ok: ready, detail: ready ? `${notices} notices` : `${behind} changes behind` },
    { name: 'statistics', ok: counted.ready, detail: `${counted.rounds} openings, ${counted.behind} changes behind` },
  ]
  if (besides) checks.push(besides.check())
  return { ok: checks.every(({ ok }) => ok), checks }
}
type Besides = Pick<ReturnType<typeof joinSupervisor>, 'check'>

/** Called several times per request; cached once the system has assigned the address. */
function createPublicUrl(config: Config, address: () => AddressInfo | string | null): () => string {
  let known = config.publicUrl
  return () => {
    if (known !== null) return known
    const listening = address()
    const url = listeningAt(listening, config)
    if (listening !== null) known = url
    return url
  }
}

function listeningAt(address: AddressInfo | string | null, config: Config): string {
  const port = address !== null && typeof address === 'object' ? address.port : config.port
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  return `http://${host === '0.0.0.0' || host === '[::]' ? 'localhost' : host}:${port}`
}

/** Enough to write the API reference; nothing connects before its first use. */
const noInfrastructure = (): NonNullable<AppOptions['infrastructure']> => ({
  db: createDb({ target: { url: 'postgres://nobody@127.0.0.1:1/none' }, name: 'none' }),
  secrets: createSecrets(['only to describe the service']),
  migrations: [],
  embedded: true,
})
