import { Resolver } from 'node:dns/promises'
import { Agent as PlainAgent } from 'node:http'
import { Agent as SecureAgent } from 'node:https'
import { getCACertificates } from 'node:tls'
import type { Range } from './net.ts'
import { exchange, type Hop, type OutboundAnswer, StaleConnection } from './outbound-exchange.ts'
import { createGuard, hostOf, OutboundError, type Trust } from './outbound-guard.ts'

export type { OutboundAnswer } from './outbound-exchange.ts'
export { OutboundError, type OutboundReason, urlFault } from './outbound-guard.ts'

export interface OutboundRequest {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** From the call to the last byte of the answer, waiting for a connection included. */
  timeoutMs: number
  maxBytes: number
  signal?: AbortSignal
  /** Who gave the address: an operator's is taken as written, a stranger's leads to the public internet or nowhere. */
  trust: Trust
  /** Followed for GET and HEAD of an operator's address; an answer beyond them is handed back as it is. */
  redirects?: number
}

export interface OutboundDeps {
  version: string
  /** Private ranges that strangers' addresses may lie in, by plain http too. */
  allowPrivate?: readonly Range[]
  /** All addresses of a name, for strangers' addresses only. */
  resolve?: (host: string) => Promise<readonly string[]>
  /** Certificates trusted besides those Node trusts, PEM. */
  authorities?: readonly string[]
}

/** More at once to one host wait, so that a host that does not answer holds no more than this. */
export const MOST_PER_HOST = 16
/** Below the 5 s after which Node's own servers, and many others, let go of a connection nobody uses. */
const IDLE_MS = 4000
/** How long one address of several is tried before the next; the quarter of a second Node takes fails far hosts. */
const ATTEMPT_MS = 1000

/** The one door to others: whatever the service asks or tells over HTTP goes through here. Reads no proxy variables. */
export function createOutbound(deps: OutboundDeps) {
  const guard = createGuard(deps.allowPrivate ?? [], deps.resolve ?? askNameServers)
  const closing = new AbortController()
  const throughLane = createLanes(MOST_PER_HOST)
  const pools = { operator: createPool(deps), stranger: createPool(deps) }
  const userAgent = `Gonggo/${deps.version}`

  async function request(url: URL, options: OutboundRequest): Promise<OutboundAnswer> {
    const deadline = startDeadline(options, hostOf(url), closing.signal)
    const { method = 'GET', body } = options
    const hop: Hop = { url, trust: options.trust, method, headers: ownHeaders(options.headers, userAgent), body }
    try {
      return await follow(hop, options, deadline.signal)
    } finally {
      deadline.end()
    }
  }

  async function follow(first: Hop, options: OutboundRequest, signal: AbortSignal): Promise<OutboundAnswer> {
    let hop = first
    for (let left = options.redirects ?? 0; ; left--) {
      const answer = await ask(hop, options, signal)
      const next = left > 0 && options.trust === 'operator' ? redirected(hop, answer) : null
      if (!next) return answer
      hop = next
    }
  }

  async function ask(hop: Hop, { maxBytes }: OutboundRequest, signal: AbortSignal): Promise<OutboundAnswer> {
    guard.checkUrl(hop.url, hop.trust)
    return throughLane(`${hop.trust} ${hop.url.origin}`, signal, async () => {
      const errand = { hop, maxBytes, guard, signal }
      const pool = pools[hop.trust]
      try {
        return await exchange({ ...errand, agent: pool.agentFor(hop.url) })
      } catch (error) {
        // The host had let go of a kept connection just as it was taken up again; nothing but reading is repeated.
        if (!(error instanceof StaleConnection)) throw error
        if (!isReading(hop.method)) throw error.reason
        return await exchange({ ...errand, agent: pool.freshFor(hop.url) })
      }
    })
  }

  return {
    request,
    /** Ends what is under way as aborted, and all kept connections. */
    close(): void {
      closing.abort()
      for (const pool of Object.values(pools)) pool.close()
    },
  }
}
export type Outbound = ReturnType<typeof createOutbound>

/** Of nobody's threads: a name whose servers are silent holds up no other, as the system's resolver would. */
async function askNameServers(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}

function createPool({ authorities }: OutboundDeps) {
  const fresh = { keepAlive: false, autoSelectFamilyAttemptTimeout: ATTEMPT_MS }
  const kept = { ...fresh, keepAlive: true, timeout: IDLE_MS, maxFreeSockets: 4 }
  const trusted = authorities ? { ca: [...getCACertificates('default'), ...authorities] } : {}
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

  return async <T>(name: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
    signal.throwIfAborted()
    const lane = lanes.get(name) ?? { busy: 0, waiting: new Set() }
    lanes.set(name, lane)
    if (lane.busy < width) lane.busy++
    else {
      await new Promise<void>((resolve, reject) => {
        const start = () => {
          signal.removeEventListener('abort', giveUp)
          resolve()
        }
        const giveUp = () => {
          lane.waiting.delete(start)
          reject(signal.reason)
        }
        lane.waiting.add(start)
        signal.addEventListener('abort', giveUp, { once: true })
      })
    }
    try {
      return await work()
    } finally {
      leave(name)
    }
  }
}

/** One signal for all that can end a request early; its reason is the error the caller gets. */
function startDeadline({ timeoutMs, signal }: OutboundRequest, host: string, closing: AbortSignal) {
  const ending = new AbortController()
  const late = () => ending.abort(new OutboundError('timeout', `${host} did not answer within ${timeoutMs} ms`))
  const aborted = () => ending.abort(new OutboundError('aborted', `the request to ${host} was given up`))
  const timer = setTimeout(late, timeoutMs)
  const causes = [closing, signal].filter((cause) => cause !== undefined)
  for (const cause of causes) {
    if (cause.aborted) aborted()
    cause.addEventListener('abort', aborted, { once: true })
  }
  return {
    signal: ending.signal,
    end() {
      clearTimeout(timer)
      for (const cause of causes) cause.removeEventListener('abort', aborted)
    },
  }
}

/** What a caller may not set: where the request goes and where it ends is said by us alone. */
const RESERVED = new Set(
  [
    'host',
    'connection',
    'content-length',
    'transfer-encoding',
    'upgrade',
    'te',
    'trailer',
    'expect',
    'keep-alive',
  ].concat(['accept-encoding', 'user-agent', 'proxy-authorization', 'proxy-connection']),
)

function ownHeaders(given: Record<string, string> = {}, userAgent: string): Record<string, string> {
  const free = Object.entries(given).filter(([name]) => !RESERVED.has(name.toLowerCase()))
  return { ...Object.fromEntries(free), 'accept-encoding': 'identity', 'user-agent': userAgent }
}

const isReading = (method: string) => method === 'GET' || method === 'HEAD'
const REDIRECTS = new Set([301, 302, 303, 307, 308])
/** Anything else could be a key, which is not another host's business. */
const HARMLESS = new Set(['accept', 'accept-language', 'accept-encoding', 'user-agent'])

/** Where the answer sends us, or `null` where it is the answer. What another host says is never again an operator's word. */
function redirected({ url, trust, method, headers, body }: Hop, { status, headers: told }: OutboundAnswer): Hop | null {
  const location = told.get('location')
  if (!REDIRECTS.has(status) || location === null || !isReading(method)) return null
  const target = URL.parse(location, url.href)
  if (!target) throw new OutboundError('invalid_url', `${hostOf(url)} redirects to what is no address`, status)
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
