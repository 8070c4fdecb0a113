import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { MINUTE } from '../src/lib/clock.ts'
import type { TestApp } from './app-harness.ts'
import { endProcess, endsWithTests, eventually } from './harness.ts'
import { paceLimit, timeOf } from './pace.ts'
import { bodyOf, pathOf, type RouteSample } from './security-target.ts'

/** A caller with separate objects, and a request for every POST. */
export interface Poster {
  /** The caller's account and address. */
  names: string[]
  headers: Record<string, string>
  routes: RouteSample[]
  /** POST requests that only read. */
  reading?: RouteSample[]
}

export interface OnceTarget {
  app: Pick<TestApp, 'access' | 'db' | 'database' | 'clock' | 'baseUrl' | 'idempotency'>
  /** `GONGGO_…` variables for another process on the same database. */
  env: Record<string, string>
  newPoster(): Promise<Poster>
}

interface Answer {
  status: number
  replayed: boolean
  text: string
  code: string | null
}

const AT_ONCE = 50
const KEY = 'the-same-for-everybody'
const DOOMED = fileURLToPath(new URL('./security-doomed.ts', import.meta.url))

/** Written in the background, whatever is requested. */
const NOISE = ['usage_days', 'api_processes', 'processes', 'key_networks', 'access_head']

/** The contents of every table as one text each, without times of last use, which are written once a minute. */
async function stock({ db }: OnceTarget['app']): Promise<Record<string, { rows: number; content: string }>> {
  const tables = await db.sql<{ name: string; rows: number; content: string }[]>`
    select relname as name, (xpath('//n/text()', content))[1]::text::int as rows,
      (xpath('//d/text()', content))[1]::text as content
    from pg_class, query_to_xml(format(
      $$select count(*) as n, coalesce(md5(string_agg((to_jsonb(t) - '{last_used_at,last_active_at}'::text[])::text, '|' order by to_jsonb(t)::text)), '-') as d
        from %I t$$, relname), false, true, '') as content
    where relkind = 'r' and relnamespace = 'public'::regnamespace and not (relname = any(${NOISE}::text[]))
    order by relname`
  return Object.fromEntries(tables.map(({ name, rows, content }) => [name, { rows, content }]))
}

type Stock = Awaited<ReturnType<typeof stock>>

/** The number of added rows in each table. */
const growth = (before: Stock, after: Stock): Record<string, number> =>
  Object.fromEntries(
    Object.entries(after)
      .map(([name, { rows }]): [string, number] => [name, rows - (before[name]?.rows ?? 0)])
      .filter(([, rows]) => rows !== 0),
  )

const touched = (before: Stock, after: Stock): string[] =>
  Object.keys(after).filter((name) => after[name]?.content !== before[name]?.content)

async function post(
  baseUrl: string,
  route: RouteSample,
  headers: Poster['headers'],
  { text = bodyOf(route), key = KEY }: { text?: string | undefined; key?: string } = {},
): Promise<Answer> {
  const answer = await fetch(`${baseUrl}${pathOf(route)}`, {
    method: 'POST',
    headers: {
      ...headers,
      'idempotency-key': key,
      ...(text === undefined ? {} : { 'content-type': 'application/json' }),
      ...route.sign?.(text ?? ''),
    },
    ...(text === undefined ? {} : { body: text }),
  })
  const said = await answer.text()
  const isProblem = answer.headers.get('content-type')?.startsWith('application/problem')
  return {
    status: answer.status,
    replayed: answer.headers.get('idempotent-replayed') === 'true',
    text: said,
    code: isProblem ? (JSON.parse(said) as { code: string }).code : null,
  }
}

/** A POST because its parameters are too long for a URL. */
export const READING: ReadonlySet<string> = new Set(['/v1/bids/lookup', '/v1/bids/search', '/mcp'])

/** Their keys are not stored: a repeated request is executed again, and leaves nothing. */
export async function readingPosts({ app, newPoster }: OnceTarget): Promise<void> {
  const { reading = [], headers } = await newPoster()
  assert.equal(reading.length, READING.size)
  for (const route of reading) {
    const before = await stock(app)
    for (const _ of [1, 2]) {
      const { status, replayed } = await post(app.baseUrl, route, headers)
      assert.deepEqual([status, replayed], [200, false], route.url)
    }
    assert.deepEqual(touched(before, await stock(app)), [], `POST ${route.url} wrote something`)
  }
}

/** 44 and 45: the same key in many concurrent requests, with another body, and from another account. */
export async function repeatedPosts({ app, newPoster }: OnceTarget): Promise<void> {
  const [one, other] = [await newPoster(), await newPoster()]
  for (const [index, route] of one.routes.entries()) {
    const name = `POST ${route.url}`
    app.clock.advanceSteady(MINUTE)
    const empty = await stock(app)
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => post(app.baseUrl, route, one.headers)))
    const [made, ...more] = answers.filter(({ status, replayed }) => status < 300 && !replayed)
    assert.ok(made && more.length === 0, `${name}: ${more.length + (made ? 1 : 0)} effects: ${answers[0]?.text}`)
    for (const answer of answers.filter((answer) => answer !== made)) {
      if (answer.status < 300) assert.deepEqual([answer.replayed, answer.text], [true, made.text], name)
      else assert.deepEqual([answer.status, answer.code], [409, 'request_in_progress'], name)
    }
    const full = await stock(app)
    app.clock.advanceSteady(MINUTE)
    // The service does this once a minute, so on a slow machine it could happen at any moment.
    await app.access.auth.flushUses()
    const again = await post(app.baseUrl, route, one.headers)
    assert.deepEqual([again.replayed, again.text], [true, made.text], name)
    const text = bodyOf(route)
    const changed = await post(app.baseUrl, route, one.headers, {
      text: text === undefined ? '{ }' : `${text} `,
    })
    assert.deepEqual([changed.status, changed.code], [422, 'idempotency_key_reused'], name)
    assert.deepEqual(touched(full, await stock(app)), [], `${name} wrote something the second time`)
    const theirs = other.routes[index] ?? assert.fail()
    const separate = await post(app.baseUrl, theirs, other.headers)
    assert.deepEqual([separate.status, separate.replayed], [made.status, false], `${name}: ${separate.text}`)
    assert.deepEqual(growth(full, await stock(app)), growth(empty, full), `${name}: fifty at once are not as one`)
    await answerOfAnotherVersion(app, theirs, other.headers, separate)
  }
}

/** The route creates their response each time. */
const WITHOUT_BODY: ReadonlySet<string> = new Set(['/consultations', '/invitations'])

/** Stored by a version whose responses had fewer fields, and one that this version lacks: it is replayed unchanged. */
async function answerOfAnotherVersion(
  app: OnceTarget['app'],
  route: RouteSample,
  headers: Poster['headers'],
  { status, text }: Answer,
): Promise<void> {
  const [newest] = await app.db.sql<{ scope: string; sealed: boolean }[]>`
    select scope, sealed from idempotency order by expires_at desc limit 1`
  const { scope, sealed } = newest ?? assert.fail()
  const made = JSON.parse(text) as { id?: string; scopes?: string[] } | object[]
  // A response with a key is checked by the key's id and scopes.
  const fields = Array.isArray(made) ? {} : { id: made.id, scopes: made.scopes }
  const one = Object.assign({ ofAnotherVersion: true }, fields)
  const body = Array.isArray(made) ? [one] : one
  const attempt = {
    scope,
    method: 'POST',
    path: pathOf(route),
    key: 'of-another-version',
    body: Buffer.from(bodyOf(route) ?? ''),
  }
  await app.idempotency.run({ ...attempt, secretAnswer: sealed }, async () => ({
    status: status as 200 | 201 | 202,
    body: WITHOUT_BODY.has(route.url) ? undefined : body,
  }))
  const again = await post(app.baseUrl, route, headers, { key: attempt.key })
  const stored = WITHOUT_BODY.has(route.url) ? text : JSON.stringify(body)
  assert.deepEqual([again.status, again.replayed, again.text], [status, true, stored], route.url)
}

/**
 * 46: every POST is stopped when its effect and its response are written and not committed; then the process is killed
 * (SIGKILL). Requests that block each other take further rounds.
 */
export async function killedPosts({ app, env, newPoster }: OnceTarget): Promise<void> {
  const { length } = (await newPoster()).routes
  let left: Doomed[] = []
  for (let index = 0; index < length; index++) {
    const { routes, ...poster } = await newPoster()
    left.push({ ...poster, route: routes[index] ?? assert.fail() })
  }
  let next = startDoomed(app, env)
  while (left.length > 0) {
    const [before, child] = [await stock(app), next]
    const held = await heldBy(child, left)
    left = left.filter((one) => !held.includes(one))
    if (left.length > 0) next = startDoomed(app, env)
    await child.kill()
    assert.ok(held.length > 0, `nothing was written by ${left.map(({ route }) => route.url).join(' ')}`)
    assert.deepEqual(touched(before, await stock(app)), [], 'a killed process left something behind')
    for (const { route, headers } of held) {
      const first = await post(app.baseUrl, route, headers)
      const second = await post(app.baseUrl, route, headers)
      assert.ok(first.status < 300 && !first.replayed, `POST ${route.url}: ${first.status} ${first.text}`)
      assert.deepEqual([second.replayed, second.text], [true, first.text], route.url)
    }
  }
}

type Doomed = Omit<Poster, 'routes' | 'reading'> & { route: RouteSample }

/**
 * Returns those that were answered except for the commit, once no further one arrives for as long as the first took. If
 * that is too soon for a request, a later round includes it.
 */
async function heldBy(child: ReturnType<typeof startDoomed>, posters: Doomed[]): Promise<Doomed[]> {
  const baseUrl = await child.address()
  for (const { route, headers } of posters) post(baseUrl, route, headers).catch(() => {})
  const controlMs = await timeOf(() => eventually(() => child.held().length > 0))
  const quietMs = paceLimit({ controlMs, times: 1, floorMs: 700 })
  let [count, changedAt] = [0, performance.now()]
  await eventually(() => {
    const now = performance.now()
    if (child.held().length > count) [count, changedAt] = [child.held().length, now]
    return count === posters.length || now - changedAt > quietMs
  })
  return posters.filter(({ names }) => child.held().some((scope) => names.some((name) => scope.endsWith(name))))
}

function startDoomed({ database, db }: OnceTarget['app'], env: OnceTarget['env']) {
  const name = `doomed ${Math.random()}`
  const given = JSON.stringify({ target: database.target, env, name })
  const child = endsWithTests(spawn(process.execPath, [DOOMED, given], { stdio: ['ignore', 'pipe', 'inherit'] }))
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  return {
    address: () => eventually(() => /^at (\S+)$/m.exec(output)?.[1]),
    held: () => [...output.matchAll(/^held (.+)$/gm)].map(([, scope = '']) => scope),
    /** Returns when the server has noticed the death too. */
    async kill(): Promise<void> {
      await endProcess(child, 'SIGKILL')
      await eventually(async () => {
        const open = await db.sql`
          select from pg_stat_activity where datname = current_database() and application_name = ${name}`
        return open.length === 0
      })
    },
  }
}
