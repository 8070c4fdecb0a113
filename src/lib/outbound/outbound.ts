import { Agent as PlainAgent } from 'node:http'
import { Agent as SecureAgent } from 'node:https'
import { createSecureContext, getCACertificates } from 'node:tls'
import type { Range } from '../net.ts'
import {
  type Caps,
  type Ending,
  exchange,
  type Hop,
  isReading,
  type OutboundAnswer,
  StaleConnection,
} from './exchange.ts'
import { createGuard, type Guard, hostOf, OutboundError, type Own, type Trust } from './guard.ts'
import { createNames, type Resolve } from './names.ts'
import { proveGuard } from './proof.ts'

export interface OutboundRequest {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** From the call to the last byte of the response, including the wait for a connection. */
  timeoutMs: number
  maxBytes: number
  /** A response larger than `maxBytes` fails, unless its beginning is enough. */
  tooLarge?: Caps['tooLarge']
  excerptBytes?: Caps['excerptBytes']
  received?: Caps['received']
  signal?: AbortSignal
  /** The origin of the address. */
  trust: Trust
  /** Followed for GET and HEAD of an operator's address; after the last one, the response is returned as it is. */
  redirects?: number
  /** Requests of one lane share a limit of concurrency; default: all to one host. */
  lane?: string
  /**
   * The receiver recognises repetitions, so the request may be sent again if a kept connection had just been closed.
   */
  repeatable?: boolean
}

export interface OutboundDeps {
  version: string
  /** Private ranges that customers' addresses may use, also by plain http. */
  allowPrivate?: readonly Range[]
  /** Ranges that count as public for the trust `public`, also by plain http. For tests only. */
  alsoPublic?: readonly Range[] | undefined
  /** All addresses of a name, for customers' addresses only. */
  resolve?: Resolve
  /** Used instead of the system's. */
  nameServers?: readonly string[]
  /** Additional trusted certificates, PEM. */
  authorities?: readonly string[] | undefined
  patience?: Partial<typeof PATIENCE>
}

/** Further requests of a lane wait, so that an unresponsive host occupies only this many. */
export const MOST_AT_ONCE = 16
/** The limits of DNS and connection for customers' addresses. */
const PATIENCE = { dnsMs: 3000, connectMs: 5000 }
/** Shorter than the 5 s after which servers of Node, and many others, close an idle connection. */
const IDLE_MS = 4000
/** How long one of several addresses is tried before the next; the 250 ms of Node are too short for distant hosts. */
const ATTEMPT_MS = 1000

/** All HTTP requests to other hosts use this. Ignores proxy variables. */
export function createOutbound(deps: OutboundDeps) {
  const { allowPrivate = [], alsoPublic = [], nameServers, patience } = deps
  const { dnsMs, connectMs } = { ...PATIENCE, ...patience }
  const resolve = deps.resolve ?? createNames({ servers: nameServers, alsoSystem: allowPrivate.length > 0 })
  const guard = createGuard({ allowPrivate, resolve, dnsMs })
  const publicGuard = createGuard({ allowPrivate: alsoPublic, resolve, dnsMs })
  const guardOf = (trust: Trust) => (trust === 'public' ? publicGuard : guard)
  const client = createClient(deps, guardOf, connectMs)
  let isProven = false
  let proving: Promise<void> | null = null

  /** Tests that the guard works on this runtime; until then, no customer's address is called. */
  async function prove(): Promise<void> {
    proving ??= proveGuard((trial) => createClient(deps, () => trial, connectMs), { dnsMs })
    try {
      await proving
      isProven = true
    } finally {
      proving = null
    }
  }

  return {
    prove,
    async request(url: URL, options: OutboundRequest): Promise<OutboundAnswer> {
      if (!isProven && (options.trust !== 'operator' || options.redirects)) await prove()
      return client.request(url, options)
    },
    /** The fault of a customer's address that is visible without DNS, as a sentence; `null` = none. */
    urlFault: guard.urlFault,
    /** Forbids customers' addresses that lead to this service itself. */
    avoid(own: Own): void {
      guard.avoid(own)
      publicGuard.avoid(own)
    },
    /** Aborts all requests, and closes kept connections. */
    close: client.close,
  }
}
export type Outbound = ReturnType<typeof createOutbound>

function createClient(deps: OutboundDeps, guardOf: (trust: Trust) => Guard, connectMs: number) {
  const throughLane = createLanes(MOST_AT_ONCE)
  const pools = { operator: createPool(deps), stranger: createPool(deps), public: createPool(deps) }
  const userAgent = `Gonggo/${deps.version}`
  const endings = new Set<() => void>()
  let isClosed = false

  async function request(url: URL, options: OutboundRequest): Promise<OutboundAnswer> {
    const { method = 'GET', body, timeoutMs, signal, trust } = options
    const hop: Hop = { url, trust, method, headers: ownHeaders(options.headers, userAgent), body }
    const ending: Ending = { error: null, tell: null }
    const end = (error: OutboundError) => {
      ending.error ??= error
      ending.tell?.(ending.error)
    }
    const late = () => end(new OutboundError('timeout', `${hostOf(url)} did not answer within ${timeoutMs} ms`))
    const given = () => end(new OutboundError('aborted', `the request to ${hostOf(url)} was abandoned`))
    if (isClosed || signal?.aborted) given()
    const timer = setTimeout(late, timeoutMs)
    signal?.addEventListener('abort', given, { once: true })
    endings.add(given)
    try {
      return await follow(hop, options, ending)
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', given)
      endings.delete(given)
    }
  }

  async function follow(first: Hop, options: OutboundRequest, ending: Ending): Promise<OutboundAnswer> {
    let hop = first
    for (let left = options.redirects ?? 0; ; left--) {
      const answer = await ask(hop, options, ending)
      const next = left > 0 && options.trust === 'operator' ? redirected(hop, answer) : null
      if (!next) return answer
      hop = next
    }
  }

  async function ask(hop: Hop, options: OutboundRequest, ending: Ending): Promise<OutboundAnswer> {
    const { maxBytes, tooLarge = 'fail', excerptBytes, received, lane = hop.url.origin } = options
    const guard = guardOf(hop.trust)
    guard.checkUrl(hop.url, hop.trust)
    return throughLane(`${hop.trust} ${lane}`, ending, async () => {
      const waitMs = hop.trust === 'operator' ? options.timeoutMs : connectMs
      const caps = { maxBytes, tooLarge, excerptBytes, received, connectMs: waitMs }
      const errand = { hop, caps, guard, ending }
      const pool = pools[hop.trust]
      try {
        return await exchange({ ...errand, agent: pool.agentFor(hop.url) })
      } catch (error) {
        // The host had closed a kept connection just as it was reused.
        if (!(error instanceof StaleConnection)) throw error
        if (!isReading(hop.method) && !options.repeatable) throw error.reason
        return await exchange({ ...errand, agent: pool.freshFor(hop.url) })
      }
    })
  }

  return {
    request,
    close(): void {
      isClosed = true
      for (const end of endings) end()
      for (const pool of Object.values(pools)) pool.close()
    },
  }
}

function createPool({ authorities }: OutboundDeps) {
  const fresh = { keepAlive: false, autoSelectFamilyAttemptTimeout: ATTEMPT_MS }
  const kept = { ...fresh, keepAlive: true, timeout: IDLE_MS, maxFreeSockets: MOST_AT_ONCE }
  // Created once: with additional authorities it costs 10 ms per connection.
  const ca = authorities ? [...getCACertificates('default'), ...authorities] : undefined
  const trusted = { secureContext: createSecureContext(ca ? { ca } : {}) }
  const plain = { kept: new PlainAgent(kept), fresh: new PlainAgent(fresh) }
  const secure = { kept: new SecureAgent({ ...kept, ...trusted }), fresh: new SecureAgent({ ...fresh, ...trusted }) }
  const agents = ({ protocol }: URL) => (protocol === 'https:' ? secure : plain)
  return {
    agentFor: (url: URL) => agents(url).kept,
    freshFor: (url: URL) => agents(url).fresh,
    close() {
      for (const agent of [plain.kept, plain.fresh, secure.kept, secure.fresh]) agent.destroy()
    },
  }
}

/** At most `width` tasks run at once in one lane; the others wait in order, and may be aborted. */
function createLanes(width: number) {
  const lanes = new Map<string, { busy: number; waiting: Set<() => void> }>()

  function leave(name: string): void {
    const lane = lanes.get(name)
    if (!lane) return
    const [next] = lane.waiting
    if (next) {
      lane.waiting.delete(next)
      next()
    } else {
      lane.busy--
      if (lane.busy === 0) lanes.delete(name)
    }
  }

  return async <T>(name: string, ending: Ending, work: () => Promise<T>): Promise<T> => {
    if (ending.error) throw ending.error
    const lane = lanes.get(name) ?? { busy: 0, waiting: new Set() }
    lanes.set(name, lane)
    if (lane.busy < width) lane.busy++
    else {
      await new Promise<void>((resolve, reject) => {
        const start = () => {
          ending.tell = null
          resolve()
        }
        ending.tell = (error) => {
          lane.waiting.delete(start)
          reject(error)
        }
        lane.waiting.add(start)
      })
    }
    try {
      return await work()
    } finally {
      leave(name)
    }
  }
}

/** Headers that callers may not set, because they decide about target and length of the request. */
const RESERVED = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'expect',
  'keep-alive',
  'accept-encoding',
  'user-agent',
  'proxy-authorization',
  'proxy-connection',
])

function ownHeaders(given: Record<string, string> = {}, userAgent: string): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const name in given) {
    const value = given[name]
    if (value !== undefined && !RESERVED.has(name.toLowerCase())) headers[name] = value
  }
  headers['accept-encoding'] = 'identity'
  headers['user-agent'] = userAgent
  return headers
}

const REDIRECTS = new Set([301, 302, 303, 307, 308])
/** Any other header could contain a key, which must not go to another host. */
const HARMLESS = new Set(['accept', 'accept-language', 'accept-encoding', 'user-agent'])

/** The target of a redirect; `null` = none. A target chosen by another host is never trusted like an operator's. */
function redirected(
  { url, trust, method, headers, body }: Hop,
  { status, headers: answered }: OutboundAnswer,
): Hop | null {
  const location = answered.get('location')
  if (!REDIRECTS.has(status) || location === null || !isReading(method)) return null
  const target = URL.parse(location, url.href)
  if (!target) throw new OutboundError('invalid_url', `${hostOf(url)} redirects to an invalid address`, status)
  if (trust === 'operator' && isSameHost(url, target)) return { url: target, trust, method, headers, body }
  const harmless = Object.entries(headers).filter(([name]) => HARMLESS.has(name.toLowerCase()))
  return { url: target, trust: 'stranger', method, headers: Object.fromEntries(harmless), body: undefined }
}

/** The same origin, or its https variant. */
function isSameHost(from: URL, to: URL): boolean {
  if (from.hostname !== to.hostname) return false
  return (
    from.origin === to.origin ||
    (from.protocol === 'http:' && from.port === '' && to.protocol === 'https:' && to.port === '')
  )
}
