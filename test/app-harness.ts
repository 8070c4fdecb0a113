import { type AppOptions, createApp } from '../src/app.ts'
import { toConfig } from '../src/config.ts'
import { HOUR } from '../src/lib/clock.ts'
import { createDb, readMigrations } from '../src/lib/db/index.ts'
import { createLog, type Log } from '../src/lib/log.ts'
import type { Range } from '../src/lib/net.ts'
import { createSecrets } from '../src/lib/secret.ts'
import { createTracing } from '../src/lib/tracing/index.ts'
import { createTestClock, makeAccount, makeKey, type TestClock } from './factories.ts'
import { closesWithTests, openTestDatabase, type TestDatabase } from './harness.ts'
import { strictAnswers } from './strict-answers.ts'

export interface TestAppOptions {
  /** A shared database, which its owner closes; without it, the app has its own. */
  database?: TestDatabase
  clock?: TestClock
  /** Settings as in `GONGGO_…`. */
  env?: Record<string, string>
  diskReserve?: AppOptions['diskReserve']
  /** `api` excludes the work of workers. */
  role?: 'api' | 'worker'
  log?: Log
  /** Address ranges that count as public when attachments are fetched. */
  alsoPublic?: readonly Range[] | undefined
  /** Certificates that are trusted as well, PEM. */
  authorities?: readonly string[] | undefined
  /** The delay of the event loop in milliseconds. Default: none, so that a busy machine does not change results. */
  lateMs?: () => number
}

export type QueryValues = Record<string, string | number | boolean | readonly string[]>

export interface Asking {
  /** `null` = none; default: the app's own Pro key. */
  key?: string | null
  method?: string
  headers?: Record<string, string>
}

export interface Answer<Body> {
  status: number
  headers: Headers
  body: Body
  /** Targets of the Link header by their `rel`, as paths. */
  links: Record<string, string>
}

/** The parts of a problem that tests check. */
export interface ProblemAnswer {
  code: string
  detail: string
  requestId: string
  errors?: { in: string; name: string; code: string; message: string; at?: number }[]
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

/** Longer than following takes on a busy machine; otherwise an older answer would be taken for a wrong one. */
const AWAY_MS = 3_000
/**
 * How long a connection may be idle. The service allows 65 s, and `fetch` closes it two seconds earlier. Here both
 * share an event loop: if sending a thousand requests takes longer than that, the server closes connections to which
 * requests have just been written, and these fail.
 */
const IDLE_CONNECTION_MS = HOUR
const SECRET = 'only for tests and long enough'
const migrations = () => readMigrations(new URL('../migrations/', import.meta.url))

/** The whole app on a free port, called over HTTP. A response that violates its schema fails the test. */
export async function startTestApp(options: TestAppOptions = {}) {
  const { clock = createTestClock(), env = {}, role = 'all', log = createLog({ level: 'silent' }) } = options
  const { lateMs = () => 0, alsoPublic, authorities, diskReserve } = options
  const database = options.database ?? (await openTestDatabase())
  const db = createDb({ target: database.target, name: 'app', connections: 10 })
  const config = toConfig({ GONGGO_PORT: '0', GONGGO_SECRET: SECRET, ...env }, { role })
  // Two apps of one test share a database, but each has its own limits.
  const infrastructure = { db, secrets: createSecrets(config.secrets ?? []), migrations: migrations(), embedded: true }
  const app = createApp(config, {
    infrastructure,
    clock,
    log,
    lateMs,
    alsoPublic,
    authorities,
    diskReserve,
    openTracing: createTracing,
  })
  app.http.server.keepAliveTimeout = IDLE_CONNECTION_MS
  const strict = strictAnswers(app.http)
  const stop = closesWithTests(async () => {
    await app.stop()
    await db.stop()
  })
  await app.start()
  const account = await makeAccount(app)
  const { key } = await makeKey(app, account.id)

  /** A path of this service, or a link that is a query (`?…`). */
  async function get<Body = Record<string, unknown>>(
    path: string,
    parameters: QueryValues = {},
    asking: Asking = {},
  ): Promise<Answer<Body>> {
    if (/^\/v1\/(?:bids(?!\/changes)|codes)\b/.test(path)) await caughtUp(app.bids.follower)
    if (/^\/v1\/(?:statistics|bids\/[^/]+\/(?:price-reference|competition))\b/.test(path))
      await caughtUp(app.statistics.follower)
    const bearer = asking.key === undefined ? key : asking.key
    const url = `${app.publicUrl()}${path}${queryOf(parameters)}`
    const answer = await fetch(url, {
      method: asking.method ?? 'GET',
      headers: {
        // Tests use English; other tests cover the language of messages.
        'accept-language': 'en',
        ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
        ...asking.headers,
      },
    })
    const text = await answer.text()
    strict.check()
    const body = (text === '' ? null : isJson(answer) ? JSON.parse(text) : text) as Body
    return { status: answer.status, headers: answer.headers, body, links: linksOf(answer.headers.get('link') ?? '') }
  }

  /** Makes written data searchable at once; does not wait while the database is down. */
  const caughtUp = (follower: { tick(): Promise<void> }) =>
    Promise.race([
      follower.tick().catch(() => {}),
      new Promise<void>((resolve) => setTimeout(resolve, AWAY_MS).unref()),
    ])

  return {
    ...app,
    db,
    database,
    clock,
    config,
    account,
    key,
    get,
    /** The clock advances while the database keeps answering. */
    async pass(ms: number): Promise<void> {
      clock.advance(ms)
      await app.access.auth.pollChanges()
    },
    baseUrl: app.publicUrl(),
    async close(): Promise<void> {
      await stop()
      if (!options.database) await database.close()
      strict.check()
    },
  }
}

function queryOf(parameters: QueryValues): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) {
    for (const one of [value].flat()) query.append(name, String(one))
  }
  return query.size === 0 ? '' : `?${query}`
}

const isJson = (answer: Response) => /^application\/(?:problem\+)?json/.test(answer.headers.get('content-type') ?? '')

const linksOf = (header: string): Record<string, string> =>
  Object.fromEntries([...header.matchAll(/<([^>]*)>; rel="(\w+)"/g)].map(([, url = '', rel = '']) => [rel, url]))
