import { isIP, isIPv4, type LookupFunction } from 'node:net'
import { isPublicAddress, normaliseAddress, type Range, rangeTest } from './net.ts'

export const OUTBOUND_REASONS = [
  ...(['timeout', 'too_large', 'refused_address', 'invalid_url'] as const),
  ...(['dns', 'connection', 'tls', 'aborted'] as const),
] as const
export type OutboundReason = (typeof OUTBOUND_REASONS)[number]

/** Names the host at most: paths and queries of addresses hold keys, and inner addresses are nobody's business. */
export class OutboundError extends Error {
  readonly reason: OutboundReason
  /** What the host had answered before it came to this, if anything. */
  readonly status: number | null

  constructor(reason: OutboundReason, message: string, status: number | null = null) {
    super(message)
    this.name = 'OutboundError'
    this.reason = reason
    this.status = status
  }
}

export type Trust = 'operator' | 'stranger'

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
  if (syscall === 'getaddrinfo') return new OutboundError('dns', `${host} is not known by name (${code})`)
  const isBroken = code === 'ECONNRESET' || code === 'EPIPE' || code === 'closed'
  if (code.startsWith('ERR_SSL') || (isSecuring && !isBroken)) {
    return new OutboundError('tls', `${host} cannot be spoken to in confidence (${code})`)
  }
  return new OutboundError('connection', `the connection to ${host} failed (${code})`, status)
}

export type Guard = ReturnType<typeof createGuard>

/** Decides which addresses may be called: before DNS, on what DNS says, and once more on the connection itself. */
export function createGuard(allowPrivate: readonly Range[], resolve: (host: string) => Promise<readonly string[]>) {
  const isAllowed = addressTest(allowPrivate)

  function vetted(url: URL, addresses: readonly string[]): { address: string; family: number }[] {
    const host = hostOf(url)
    if (addresses.length === 0) throw new OutboundError('dns', `${host} is not known by name`)
    return addresses.map((given) => {
      const address = normaliseAddress(given)
      // One private answer among public ones is an attempt, not a mistake to be worked round.
      if (address === null || !isAllowed(address, url.protocol)) throw refusal(url)
      return { address, family: isIPv4(address) ? 4 : 6 }
    })
  }

  async function addressesOf(url: URL): Promise<readonly string[]> {
    const literal = literalOf(url.hostname)
    if (literal !== null) return [literal]
    try {
      return await resolve(url.hostname)
    } catch {
      return []
    }
  }

  return {
    checkUrl(url: URL, trust: Trust): void {
      const fault = trust === 'stranger' ? strangeFault(url, allowPrivate) : plainFault(url)
      if (fault) throw new OutboundError(fault.reason, `${hostOf(url)}: ${fault.text}`)
    },
    /** Takes the place of the system's: the connection goes to what was vetted, whatever the name means a moment later. */
    lookup(url: URL): LookupFunction {
      return (_host, options, callback) => {
        addressesOf(url)
          .then((addresses) => vetted(url, addresses))
          .then(
            (found) => {
              if (options.all) callback(null, found)
              else callback(null, found[0]?.address ?? '', found[0]?.family)
            },
            (error) => callback(error, ''),
          )
      }
    },
    /** So that nothing depends on the runtime having asked `lookup`. */
    checkSocket(url: URL, address: string | undefined): void {
      if (address === undefined || !isAllowed(address, url.protocol)) throw refusal(url)
    },
  }
}

const refusal = (url: URL) =>
  new OutboundError('refused_address', `${hostOf(url)} leads to where this service does not go for strangers`)

function addressTest(allowPrivate: readonly Range[]) {
  const isOurs = rangeTest(allowPrivate)
  return (address: string, protocol: string) => isOurs(address) || (protocol === 'https:' && isPublicAddress(address))
}

interface Fault {
  reason: 'invalid_url' | 'refused_address'
  text: string
}

const invalid = (text: string): Fault => ({ reason: 'invalid_url', text })

function plainFault({ protocol, hostname, port }: URL): Fault | null {
  if (protocol !== 'https:' && protocol !== 'http:') return invalid('The address must begin with https://.')
  if (hostname === '') return invalid('The address names no host.')
  return port === '0' ? invalid('Port 0 is no port.') : null
}

function strangeFault(url: URL, allowPrivate: readonly Range[]): Fault | null {
  const fault = plainFault(url)
  if (fault) return fault
  if (url.protocol !== 'https:' && allowPrivate.length === 0) return invalid('The address must begin with https://.')
  if (url.username !== '' || url.password !== '') return invalid('The address must not hold a user name or password.')
  const literal = literalOf(url.hostname)
  if (literal === null || addressTest(allowPrivate)(literal, url.protocol)) return null
  return { reason: 'refused_address', text: 'The address must lie on the public internet.' }
}

/** The address a host is by itself, without DNS. URLs have all notations of IPv4 in dotted form by now. */
function literalOf(hostname: string): string | null {
  if (/(?:^|\.)localhost\.?$/.test(hostname)) return '127.0.0.1'
  const bare = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname
  return isIP(bare) ? bare : null
}

/** What programs read in different ways, or drop. */
const AMBIGUOUS = /[\s\\\p{Cc}]/u

/**
 * What is wrong with a stranger's address as far as can be seen without DNS, as a sentence; `null` where nothing is.
 * Names are vetted at each request.
 */
export function urlFault(text: string, allowPrivate: readonly Range[] = []): string | null {
  const url = AMBIGUOUS.test(text) ? null : URL.parse(text)
  if (!url) return 'This is no address.'
  return strangeFault(url, allowPrivate)?.text ?? null
}
