import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { seoulDay } from '../../src/lib/clock.ts'
import { answerTo, type Found, isTooSlow, type KonepsRequest, Refusal } from './operations.ts'
import { envelope, gatewayJson, gatewayXml, type Reply, refusal, type Trick } from './tricks.ts'
import type { World } from './world.ts'

export interface FakeKonepsOptions {
  world: World
  clock: { now(): number }
  /** Decoded; callers may store it encoded. */
  key?: string
  /** Minimum time between the starts of two calls; 0 = no wait. */
  spacingMs?: number
  atOnce?: number
  /** Quota for each operation and day. */
  callsADay?: number
  /** From this number of bidder rows on, the source times out. */
  biddersSlowFrom?: number
}

/** Looks like a key, with every character that encoding affects. */
export const FAKE_KEY = 'Zm9yLXRlc3Rz+only/not+a/real=key=='

interface Rule {
  trick: Trick
  operation: RegExp
  /** The affected requests, counted from the creation of the rule. */
  on: (nth: number, page: number) => boolean
  seen: number
}

export interface Call {
  operation: string
  /** By the source's clock. */
  at: number
  params: Record<string, string>
  /** The number of matching rows, whatever the response contains. */
  total: number | null
}

/** Of one call, in pauses. */
const LONGEST_DELAY = 4

/** Enforces the agreed limits: key, pauses, concurrent calls, calls a day. */
function createGuard(options: FakeKonepsOptions, violations: string[]) {
  const { clock, key = FAKE_KEY, spacingMs = 0, atOnce = 4, callsADay = 1000 } = options
  const used = new Map<string, number>()
  let open = 0
  let nextStart = 0

  /**
   * Callers keep the spacing; a call delayed by the network or a busy machine comes closer to all later ones. One such
   * delay is tolerated, but repeated small savings add up.
   */
  function begin() {
    open++
    const now = performance.now()
    const early = nextStart - now
    nextStart = Math.max(nextStart, now) + spacingMs
    if (early > spacingMs * LONGEST_DELAY) violations.push(`${early.toFixed(1)} ms too early after the last start`)
    if (open > atOnce) violations.push(`${open} calls at once`)
  }

  function keyFault(query: string): Reply | null {
    const written = /(?:^|&)servicekey=([^&]*)/i.exec(query)?.[1]
    if (written === undefined || written === '') {
      violations.push('no key')
      return gatewayJson('20', 'SERVICE_KEY_IS_NULL', 401)
    }
    if (written === encodeURIComponent(key)) return null
    violations.push(`key not encoded exactly once`)
    return gatewayJson('30', 'SERVICE_KEY_IS_NOT_REGISTERED_ERROR', 403)
  }

  function budgetFault(operation: string): Reply | null {
    const name = `${seoulDay(clock.now())} ${operation}`
    const count = (used.get(name) ?? 0) + 1
    used.set(name, count)
    if (count <= callsADay) return null
    violations.push(`budget of ${operation} overrun`)
    return gatewayXml('22', 'LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR')
  }

  function end() {
    open--
  }

  /** Calls of one day in Seoul by operation. */
  function callsOn(day: string): Map<string, number> {
    return new Map(
      [...used].flatMap(([name, count]) => (name.startsWith(`${day} `) ? [[name.slice(11), count] as const] : [])),
    )
  }

  return { begin, end, keyFault, budgetFault, callsOn }
}

export async function startFakeKoneps(options: FakeKonepsOptions) {
  const { world, clock } = options
  const violations: string[] = []
  const calls: Call[] = []
  let rules: Rule[] = []
  const guard = createGuard(options, violations)

  function honest(
    path: string,
    asked: KonepsRequest,
    page: number,
    size: number,
    tricks: readonly Trick[],
    call: Call,
  ): Reply {
    if (isTooSlow(asked.operation, size) || (options.biddersSlowFrom ?? 1e9) <= size) {
      if (asked.operation.startsWith('getOpeng') || asked.operation.includes('OpnStd')) {
        return { status: 200, type: 'application/json', body: envelope('05', 'SERVICETIMEOUT_ERROR') }
      }
    }
    let found: Found | null
    try {
      found = answerTo(world, path, asked)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      violations.push(`${asked.operation}: ${error.message}`)
      return refusal(error.code, error.words)
    }
    if (!found) return gatewayJson('12', 'NO_OPENAPI_SERVICE_ERROR', 400)
    call.total = found.total
    const items = found.page((page - 1) * size, page * size)
    const served = tricks.reduce((it, trick) => trick.page?.(it, asked) ?? it, {
      items,
      total: found.total,
      page,
      size,
    })
    const body = { items: served.items, numOfRows: size, pageNo: page, totalCount: served.total }
    return { status: 200, type: 'application/json;charset=UTF-8', body: envelope('00', '정상', body) }
  }

  function replyTo(url: URL, rawQuery: string): Reply {
    const operation = url.pathname.slice(url.pathname.lastIndexOf('/') + 1)
    const asked: KonepsRequest = { operation, params: url.searchParams, now: clock.now() }
    const call: Call = { operation, at: asked.now, params: paramsWithoutKey(url.searchParams), total: null }
    calls.push(call)
    const fault = guard.keyFault(rawQuery) ?? guard.budgetFault(operation)
    if (fault) return fault
    const [page, rows] = [Number(asked.params.get('pageNo')), Number(asked.params.get('numOfRows'))]
    if (!Number.isInteger(page) || page < 1 || !Number.isInteger(rows) || rows < 1) {
      violations.push(`${operation}: numOfRows or pageNo missing`)
      return refusal('08', '필수값 입력 에러')
    }
    if (rows > 999) violations.push(`${operation}: ${rows} rows asked for`)
    if (asked.params.get('type') !== 'json') violations.push(`${operation}: JSON not asked for`)
    const size = Math.min(999, rows)
    const hit = rules
      .filter((rule) => rule.operation.test(operation) && rule.on(++rule.seen, page))
      .map(({ trick }) => trick)
    for (const trick of hit) trick.before?.(asked)
    const before = () => honest(url.pathname, { ...asked, now: clock.now() }, page, size, hit, call)
    const reply = hit.find((trick) => trick.reply)?.reply
    return reply ? reply(before, asked) : before()
  }

  function handle(request: IncomingMessage, response: ServerResponse) {
    guard.begin()
    response.once('close', guard.end)
    const target = request.url ?? '/'
    const reply = replyTo(new URL(target, 'http://fake'), target.slice(target.indexOf('?') + 1))
    if (reply.silent) return
    const body = Buffer.from(reply.body)
    const headers = { 'content-type': reply.type, 'content-length': body.length }
    response.writeHead(reply.status, Object.assign(headers, reply.headers))
    if (reply.breakAfter === undefined) response.end(body)
    else if (reply.breakAfter === 0) response.destroy()
    else response.write(body.subarray(0, reply.breakAfter), () => response.destroy())
  }

  const server = createServer(handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    baseUrl: `http://127.0.0.1:${port}`,
    violations,
    calls,
    /** Until `behave`, or for the requests that `on` selects; by default all. */
    misbehave(trick: Trick, { operation = /./, on = () => true }: { operation?: RegExp; on?: Rule['on'] } = {}) {
      rules.push({ trick, operation, on, seen: 0 })
    },
    behave() {
      rules = []
    },
    callsOn: guard.callsOn,
    async stop() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
export type FakeKoneps = Awaited<ReturnType<typeof startFakeKoneps>>

const paramsWithoutKey = (params: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...params].filter(([name]) => name.toLowerCase() !== 'servicekey'))
