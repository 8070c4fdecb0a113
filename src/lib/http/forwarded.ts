// What proxies say, and which of them are believed.

import type { IncomingMessage } from 'node:http'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { normaliseAddress } from '../net.ts'

/** What a proxy adds to a request that it passes on. */
const OF_PROXIES = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'cf-connecting-ip', 'true-client-ip']

interface Deps {
  /** Whether the operator has named this proxy. */
  trusted: (address: string) => boolean
  isOps: (address: string) => boolean
  log: Pick<FastifyBaseLogger, 'warn'>
}

const peerOf = ({ socket }: Pick<IncomingMessage, 'socket'>): string =>
  normaliseAddress(socket.remoteAddress ?? '') ?? 'unknown'

/** Where requests really come from. */
export function createForwarding({ trusted, isOps, log }: Deps) {
  let isWarned = false
  return {
    /** Each proxy adds whom it heard at the end: the last one whom no proxy of ours has named, or who is none. */
    addressOf(request: IncomingMessage): string {
      const peer = peerOf(request)
      let heard: string | null = peer
      const named = `${request.headers['x-forwarded-for'] ?? ''}`.split(',').flatMap((one) => one.trim() || [])
      while (heard !== null && trusted(heard) && named.length > 0) heard = normaliseAddress(named.pop() ?? '')
      return heard ?? peer
    },
    /** A request that a proxy we do not know has passed on does not come from where it seems to. */
    seesOps: (request: FastifyRequest): boolean =>
      isOps(request.clientIp) &&
      (OF_PROXIES.every((name) => request.headers[name] === undefined) || trusted(peerOf(request))),
    /** Said once: whoever sends the header himself gets no further word into the log. */
    warnOfUnnamed(request: FastifyRequest): void {
      if (isWarned || request.headers['x-forwarded-for'] === undefined || trusted(peerOf(request))) return
      isWarned = true
      log.warn(
        { address: peerOf(request) },
        'X-Forwarded-For came from an address that GONGGO_TRUSTED_PROXIES does not name. If it is your proxy, name it: until then all its callers share one address, customers and strangers alike.',
      )
    },
  }
}
