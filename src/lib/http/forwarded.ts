// The headers of proxies, and which of them are trusted.

import type { IncomingMessage } from 'node:http'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { isLoopback, normaliseAddress } from '../net.ts'

/** Headers that a proxy adds to forwarded requests. */
const OF_PROXIES = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'cf-connecting-ip', 'true-client-ip']

interface Deps {
  /** Whether the operator has listed this proxy. */
  trusted: (address: string) => boolean
  isOps: (address: string) => boolean
  /** `{base_url}` in links. */
  publicUrl: () => string
  /** Whether the service is reachable only from this machine. */
  isLocal: boolean
  log: Pick<FastifyBaseLogger, 'warn'>
}

type Arrived = Pick<IncomingMessage, 'socket' | 'headers'>

const peerOf = ({ socket }: Pick<Arrived, 'socket'>): string =>
  normaliseAddress(socket.remoteAddress ?? '') ?? 'unknown'

const isHere = (name: string): boolean => name.toLowerCase() === 'localhost' || isLoopback(name.replace(/^\[|\]$/g, ''))

/** The real source and target of requests. */
export function createForwarding({ trusted, isOps, publicUrl, isLocal, log }: Deps) {
  let isWarned = false
  const isPassedOn = ({ headers }: FastifyRequest): boolean => OF_PROXIES.some((name) => headers[name] !== undefined)

  /** Whether the client uses https, possibly to a proxy in front of us. */
  const isHttps = (request: Arrived): boolean =>
    publicUrl().startsWith('https:') || (request.headers['x-forwarded-proto'] === 'https' && trusted(peerOf(request)))

  /** A page whose name was pointed at this machine sends that name (DNS rebinding). Only browsers send one at all. */
  function isOurName(request: FastifyRequest): boolean {
    if (request.headers.host === undefined || isHere(request.hostname)) return true
    if (trusted(peerOf(request)) && isPassedOn(request)) return true
    return request.hostname.toLowerCase() === new URL(publicUrl()).hostname
  }

  return {
    isHttps,
    /** Checked before any response: clients on this machine use one of its own names. */
    isMisdirected: (request: FastifyRequest): boolean => isLocal && !isOurName(request),
    /** Each proxy appends the address of its client: use the last address not added by our own proxies. */
    addressOf(request: IncomingMessage): string {
      const peer = peerOf(request)
      let heard: string | null = peer
      const named = `${request.headers['x-forwarded-for'] ?? ''}`.split(',').flatMap((one) => one.trim() || [])
      while (named.length > 0 && heard !== null && trusted(heard)) heard = normaliseAddress(named.pop() ?? '')
      return heard ?? peer
    },
    /** A request forwarded by an unknown proxy does not come from the address it seems to come from. */
    seesOps: (request: FastifyRequest): boolean =>
      isOps(request.clientIp) &&
      (!isPassedOn(request) || trusted(peerOf(request))) &&
      (!isLoopback(request.clientIp) || isOurName(request)),
    /** Whether others could read the traffic: plain http that leaves the client's machine. */
    isInClear(request: FastifyRequest): boolean {
      if (isHttps(request)) return false
      if (isPassedOn(request)) return !(trusted(peerOf(request)) && isLoopback(request.clientIp))
      // A user of localhost talks to their own machine, even if a container shows another address.
      return !isLoopback(request.clientIp) && !isHere(request.hostname)
    },
    /** Logged once, so that a forged header cannot flood the log. */
    warnOfUnnamed(request: FastifyRequest): void {
      if (isWarned || request.headers['x-forwarded-for'] === undefined || trusted(peerOf(request))) return
      isWarned = true
      log.warn(
        { address: peerOf(request) },
        'X-Forwarded-For came from an address that is not in GONGGO_TRUSTED_PROXIES. If it is your proxy, add it: until then all clients behind it share one address, with or without a key.',
      )
    },
  }
}
