// What proxies say, and which of them are believed.

import type { IncomingMessage } from 'node:http'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { isLoopback, normaliseAddress } from '../net.ts'

/** What a proxy adds to a request that it passes on. */
const OF_PROXIES = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'cf-connecting-ip', 'true-client-ip']

interface Deps {
  /** Whether the operator has named this proxy. */
  trusted: (address: string) => boolean
  isOps: (address: string) => boolean
  /** `{base_url}` in links. */
  publicUrl: () => string
  /** Whether only this machine can reach us. */
  isLocal: boolean
  log: Pick<FastifyBaseLogger, 'warn'>
}

type Arrived = Pick<IncomingMessage, 'socket' | 'headers'>

const peerOf = ({ socket }: Pick<Arrived, 'socket'>): string =>
  normaliseAddress(socket.remoteAddress ?? '') ?? 'unknown'

const isHere = (name: string): boolean => name.toLowerCase() === 'localhost' || isLoopback(name.replace(/^\[|\]$/g, ''))

/** Where requests really come from, and where to. */
export function createForwarding({ trusted, isOps, publicUrl, isLocal, log }: Deps) {
  let isWarned = false
  const isPassedOn = ({ headers }: FastifyRequest): boolean => OF_PROXIES.some((name) => headers[name] !== undefined)

  /** Whether the caller comes by https, be it to a proxy in front of us. */
  const isHttps = (request: Arrived): boolean =>
    publicUrl().startsWith('https:') || (request.headers['x-forwarded-proto'] === 'https' && trusted(peerOf(request)))

  /** A page whose name has been pointed at this machine says that name (DNS rebinding). Only browsers say one at all. */
  function isOurName(request: FastifyRequest): boolean {
    if (request.headers.host === undefined || isHere(request.hostname)) return true
    if (trusted(peerOf(request)) && isPassedOn(request)) return true
    return request.hostname.toLowerCase() === new URL(publicUrl()).hostname
  }

  return {
    isHttps,
    /** Before anything is answered: whoever reaches this machine alone calls it by a name of its own. */
    isMisdirected: (request: FastifyRequest): boolean => isLocal && !isOurName(request),
    /** Each proxy adds whom it heard at the end: the last one whom no proxy of ours has named, or who is none. */
    addressOf(request: IncomingMessage): string {
      const peer = peerOf(request)
      let heard: string | null = peer
      const named = `${request.headers['x-forwarded-for'] ?? ''}`.split(',').flatMap((one) => one.trim() || [])
      while (named.length > 0 && heard !== null && trusted(heard)) heard = normaliseAddress(named.pop() ?? '')
      return heard ?? peer
    },
    /** A request that a proxy we do not know has passed on does not come from where it seems to. */
    seesOps: (request: FastifyRequest): boolean =>
      isOps(request.clientIp) &&
      (!isPassedOn(request) || trusted(peerOf(request))) &&
      (!isLoopback(request.clientIp) || isOurName(request)),
    /** Whether others could read along: plain http that leaves the machine of the caller. */
    isInClear(request: FastifyRequest): boolean {
      if (isHttps(request)) return false
      if (isPassedOn(request)) return !(trusted(peerOf(request)) && isLoopback(request.clientIp))
      // Whoever has opened localhost talks to his own machine, be it through a container that shows another address.
      return !isLoopback(request.clientIp) && !isHere(request.hostname)
    },
    /** Said once: whoever sends the header himself gets no further word into the log. */
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
