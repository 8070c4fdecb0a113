// Which addresses may be called, and the messages of refusals; knows no HTTP.

import { isIP, isIPv4, type LookupFunction, type Socket } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { Wording } from '../../vocabulary/languages.ts'
import { isLoopback, isPublicAddress, normaliseAddress, type Range, rangeTest } from '../net.ts'
import type { Resolve } from './names.ts'

export const OUTBOUND_REASONS = [
  'timeout',
  'too_large',
  'refused_address',
  'invalid_url',
  'dns',
  'connection',
  'tls',
  'aborted',
] as const
export type OutboundReason = (typeof OUTBOUND_REASONS)[number]

/** Contains at most the host: paths and queries may contain keys, and internal addresses stay private. */
export class OutboundError extends Error {
  readonly reason: OutboundReason
  /** The status of the response so far, if any. */
  readonly status: number | null

  constructor(reason: OutboundReason, message: string, status: number | null = null) {
    super(message)
    this.name = 'OutboundError'
    this.reason = reason
    this.status = status
  }
}

/**
 * The origin of an address. An operator's is used as it is. A customer's (`stranger`) may only lead to the public
 * internet, or to ranges that the operator allows. `public` is a customer's without allowed ranges, and only https.
 */
export type Trust = 'operator' | 'stranger' | 'public'

export const hostOf = (url: URL): string => url.host || 'the address'

interface Circumstances {
  host: string
  /** Between connection and the end of the handshake. */
  isSecuring: boolean
  status: number | null
}

export function toOutboundError(error: unknown, { host, isSecuring, status }: Circumstances): OutboundError {
  if (error instanceof OutboundError) {
    return error.status === status ? error : new OutboundError(error.reason, error.message, error.status ?? status)
  }
  const { code = 'closed', syscall } = error as { code?: string; syscall?: string }
  if (code === 'HPE_HEADER_OVERFLOW') return new OutboundError('too_large', `${host} answers with too many headers`)
  if (syscall === 'getaddrinfo') return new OutboundError('dns', `${host} could not be resolved (${code})`)
  const isBroken = code === 'ECONNRESET' || code === 'EPIPE' || code === 'closed'
  if (code.startsWith('ERR_SSL') || (isSecuring && !isBroken)) {
    return new OutboundError('tls', `${host} could not establish a trusted TLS connection (${code})`)
  }
  return new OutboundError('connection', `the connection to ${host} failed (${code})`, status)
}

/** The addresses of this service itself: a customer's address that leads here would make it call itself in a loop. */
export interface Own {
  publicUrl: string
  /** As returned by a server. */
  listening: { address: string; port: number } | string | null
}

export interface GuardDeps {
  /** Private ranges that customers' addresses may use, also by plain http. */
  allowPrivate: readonly Range[]
  resolve: Resolve
  dnsMs: number
}

export type Guard = ReturnType<typeof createGuard>

/** Decides which addresses may be called: before DNS, after DNS, and again on the connection itself. */
export function createGuard({ allowPrivate, resolve, dnsMs }: GuardDeps) {
  const isAllowed = addressTest(allowPrivate)
  // The peer of a connection never changes, so it is checked once and not for each request.
  let vettedSockets = new WeakSet<Socket>()
  let isOwn: OwnTest = () => false

  function vetted(url: URL, addresses: readonly string[]): { address: string; family: number }[] {
    const host = hostOf(url)
    if (addresses.length === 0) throw new OutboundError('dns', `${host} could not be resolved`)
    return addresses.map((given) => {
      const address = normaliseAddress(given)
      // A private address among public ones is an attack, not a mistake to tolerate.
      if (address === null || !isAllowed(address, url.protocol) || isOwn(address, portOf(url))) throw refusal(url)
      return { address, family: isIPv4(address) ? 4 : 6 }
    })
  }

  async function addressesOf(url: URL): Promise<readonly string[]> {
    const literal = literalOf(url.hostname)
    if (literal !== null) return [literal]
    const asking = new AbortController()
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      late.reject(new OutboundError('timeout', `the name servers of ${hostOf(url)} did not answer within ${dnsMs} ms`))
      asking.abort()
    }, dnsMs)
    try {
      const answer = resolve(url.hostname, asking.signal).catch(() => [])
      return await Promise.race([answer, late.promise])
    } finally {
      clearTimeout(timer)
    }
  }

  /** The fault of a customer's address that is visible without DNS. */
  function strangeFault(url: URL): Fault | null {
    const fault = plainFault(url)
    if (fault) return fault
    if (url.protocol !== 'https:' && allowPrivate.length === 0) return invalid(NOT_HTTPS)
    if (url.username !== '' || url.password !== '')
      return invalid({
        en: 'The URL must not contain a user name or password.',
        ko: '주소에 사용자 이름이나 비밀번호를 넣을 수 없습니다.',
      })
    const literal = literalOf(url.hostname)
    if (literal !== null && !isAllowed(literal, url.protocol)) {
      if (isAllowed(literal, 'https:')) return invalid(NOT_HTTPS)
      return refused({ en: 'The URL must be on the public internet.', ko: '공개 인터넷에 있는 주소여야 합니다.' })
    }
    const port = portOf(url)
    if (isRefusedPort(port))
      return refused({
        en: `Webhooks cannot use port ${port}. Use port 443, or another one from 1024 on.`,
        ko: `웹훅에는 ${port} 포트를 쓸 수 없습니다. 443 포트나 1024 이상의 다른 포트를 쓰십시오.`,
      })
    const isUs = isOwn(nameOf(url), port) || (literal !== null && isOwn(literal, port))
    return isUs ? refused(OURSELVES) : null
  }

  return {
    avoid(own: Own): void {
      isOwn = ownTest(own)
      vettedSockets = new WeakSet()
    },
    checkUrl(url: URL, trust: Trust): void {
      const fault = trust === 'operator' ? plainFault(url) : strangeFault(url)
      if (fault) throw new OutboundError(fault.reason, `${hostOf(url)}: ${fault.text.en}`)
    },
    /**
     * Replaces the system's lookup: the connection uses the checked addresses, even if the name changes a moment later.
     */
    lookup(url: URL): LookupFunction {
      return (_host, options, callback) => {
        addressesOf(url)
          .then((addresses) => vetted(url, addresses).slice(0, MOST_TRIED))
          .then(
            (found) => {
              if (options.all) callback(null, found)
              else callback(null, found[0]?.address ?? '', found[0]?.family)
            },
            (error) => callback(error, ''),
          )
      }
    },
    /** So that the check does not depend on the runtime calling `lookup`. */
    checkSocket(url: URL, socket: Socket): void {
      if (vettedSockets.has(socket)) return
      const { remoteAddress: address, remotePort: port } = socket
      if (address === undefined || port === undefined) throw refusal(url)
      if (!isAllowed(address, url.protocol) || isOwn(normaliseAddress(address) ?? '', port)) throw refusal(url)
      vettedSockets.add(socket)
    },
    /** As a sentence; `null` = valid. Names are checked at each request. */
    urlFault(text: string): Wording | null {
      const url = AMBIGUOUS.test(text) ? null : URL.parse(text)
      if (!url) return { en: 'This is not a valid URL.', ko: '올바른 주소가 아닙니다.' }
      return strangeFault(url)?.text ?? null
    },
  }
}

const refusal = (url: URL) =>
  new OutboundError('refused_address', `${hostOf(url)} resolves to an address that this service does not call`)

function addressTest(allowPrivate: readonly Range[]) {
  const isOurs = rangeTest(allowPrivate)
  return (address: string, protocol: string) => isOurs(address) || (protocol === 'https:' && isPublicAddress(address))
}

/** By the public name of this service, and by the address that it listens on. */
type OwnTest = (host: string, port: number) => boolean

function ownTest({ publicUrl, listening }: Own): OwnTest {
  const ours = new URL(publicUrl)
  const name = nameOf(ours)
  const { address, port: own } = listening !== null && typeof listening === 'object' ? listening : NOWHERE
  const everywhere = UNSPECIFIED.has(address)
  const bound = normaliseAddress(address)
  const isMine = (host: string) => (everywhere ? isIP(host) !== 0 && isThisMachine(host) : host === bound)
  return (host, port) => (port === portOf(ours) && host === name) || (port === own && isMine(host))
}

/** For listening: all interfaces. For calling: this machine. */
const UNSPECIFIED = new Set(['0.0.0.0', '::'])
const NOWHERE = { address: '', port: 0 }

function isThisMachine(address: string): boolean {
  if (isLoopback(address) || UNSPECIFIED.has(address)) return true
  const interfaces = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  return interfaces.some((one) => normaliseAddress(one.address) === address)
}

const DEFAULT_PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 }
const portOf = ({ port, protocol }: URL): number => (port === '' ? (DEFAULT_PORTS[protocol] ?? 0) : Number(port))

/** A trailing dot means the same host. */
const nameOf = ({ hostname }: URL): string => {
  const bare = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname.replace(/\.$/, '')
  return normaliseAddress(bare) ?? bare
}

/**
 * Databases, caches, queues, consoles, and ports that browsers block too: no receiver uses them, but many services
 * there trust every client.
 */
const REFUSED_PORTS = new Set([
  1433, 1521, 1719, 1720, 1723, 2049, 2181, 2375, 2376, 2379, 2380, 3306, 3389, 3659, 4045, 4190, 5060, 5061, 5432,
  5672, 5900, 6000, 6379, 6380, 6432, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 9042, 9092, 9200, 9300, 10080,
  10250, 10255, 11211, 26379, 27017, 27018, 27019,
])
/** Of the system ports, only those of the web. */
const isRefusedPort = (port: number) => (port < 1024 ? port !== 443 && port !== 80 : REFUSED_PORTS.has(port))

interface Fault {
  reason: 'invalid_url' | 'refused_address'
  text: Wording
}

const invalid = (text: Wording): Fault => ({ reason: 'invalid_url', text })

const refused = (text: Wording): Fault => ({ reason: 'refused_address', text })

const NOT_HTTPS: Wording = {
  en: 'The URL must begin with https://.',
  ko: '주소는 https://로 시작해야 합니다.',
}
const OURSELVES: Wording = { en: 'This is the URL of this service itself.', ko: '이 서비스 자신의 주소입니다.' }

function plainFault({ protocol, hostname, port }: URL): Fault | null {
  if (protocol !== 'https:' && protocol !== 'http:') return invalid(NOT_HTTPS)
  if (hostname === '') return invalid({ en: 'The URL has no host name.', ko: '주소에 호스트 이름이 없습니다.' })
  return port === '0' ? invalid({ en: 'Port 0 is not a valid port.', ko: '0은 올바른 포트가 아닙니다.' }) : null
}

/** The address in the host itself, without DNS. URLs have all notations of IPv4 in dotted form already. */
function literalOf(hostname: string): string | null {
  if (/(?:^|\.)localhost\.?$/.test(hostname)) return '127.0.0.1'
  const bare = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname
  return isIP(bare) ? (normaliseAddress(bare) ?? bare) : null
}

/** A name may have thousands of addresses; all are checked, few are tried. */
const MOST_TRIED = 8

/** Characters that programs interpret differently, or drop. */
const AMBIGUOUS = /[\s\\\p{Cc}]/u
