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
  /** From the call to the last byte of the answer, waiting for a connection included. */
  timeoutMs: number
  maxBytes: number
  /** An answer beyond `maxBytes` has failed, unless its beginning is enough. */
  tooLarge?: Caps['tooLarge']
  excerptBytes?: Caps['excerptBytes']
  received?: Caps['received']
  signal?: AbortSignal
  /** Who gave the address. */
  trust: Trust
  /** Followed for GET and HEAD of an operator's address; an answer beyond them is handed back as it is. */
  redirects?: number
  /** Those of one lane wait for each other beyond a number at once; by default all that go to one host. */
  lane?: string
  /** The receiver recognises a repetition, so it may be sent again where a kept connection had just been closed. */
  repeatable?: boolean
}

export interface OutboundDeps {
  version: string
  /** Private ranges that strangers' addresses may lie in, by plain http too. */
  allowPrivate?: readonly Range[]
  /** Ranges that count as public for the trust `public`, by plain http too. For tests only. */
  alsoPublic?: readonly Range[] | undefined
  /** All addresses of a name, for strangers' addresses only. */
  resolve?: Resolve
  /** Asked instead of those the system names. */
  nameServers?: readonly string[]
  /** Certificates trusted besides those Node trusts, PEM. */
  authorities?: readonly string[]
  patience?: Partial<typeof PATIENCE>
}

/** More at once in one lane wait, so that a host that does not answer holds no more than this. */
export const MOST_AT_ONCE = 16
/** What a stranger's names and connections may take of a request's time. */
const PATIENCE = { dnsMs: 3000, connectMs: 5000 }
/** Below the 5 s after which Node's own servers, and many others, let go of a connection nobody uses. */
const IDLE_MS = 4000
/** How long one address of several is tried before the next; the quarter of a second Node takes fails far hosts. */
const ATTEMPT_MS = 1000

/** All HTTP requests to other hosts go through here. Reads no proxy variables. */
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

  /** That the guard does on this runtime what it is written to do; until it is known, no stranger's address is called. */
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
    /** What is wrong with a stranger's address as far as can be seen without DNS, as a sentence; `null` where nothing is. */
    urlFault: guard.urlFault,
    /** Where no stranger's address may lead: to this service itself. */
    avoid(own: Own): void {
      guard.avoid(own)
      publicGuard.avoid(own)
    },
    /** Ends what is under way as aborted, and all kept connections. */
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
        // The host had let go of a kept connection just as it was taken up again.
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
  // Made once: for each connection anew it costs 10 ms with authorities of one's own.
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

/** At most so many pieces of work side by side in one lane; the others wait in order, and may give up. */
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

/** What a caller may not set: where the request goes and where it ends is said by us alone. */
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
/** Anything else could be a key, which is not another host's business. */
const HARMLESS = new Set(['accept', 'accept-language', 'accept-encoding', 'user-agent'])

/** Where the answer sends us, or `null` where it is the answer. What another host says is never again an operator's word. */
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

/** The same place, or the encrypted side of it. */
function isSameHost(from: URL, to: URL): boolean {
  if (from.hostname !== to.hostname) return false
  return (
    from.origin === to.origin ||
    (from.protocol === 'http:' && from.port === '' && to.protocol === 'https:' && to.port === '')
  )
}
