// Resolves names; the guard checks the results.

import { lookup, Resolver } from 'node:dns/promises'

/** All addresses of a name; empty if it is unknown. */
export type Resolve = (host: string, signal: AbortSignal) => Promise<readonly string[]>

interface NameDeps {
  /** `address` or `address:port`; default: those of the system. */
  servers?: readonly string[] | undefined
  /** The system may know names that no server does: those in its hosts file, short names of a cluster. */
  alsoSystem: boolean
}

const TRY_MS = 1500

/** Uses no threads: a name whose servers do not respond delays no other, unlike with the system's resolver. */
export function createNames({ servers, alsoSystem }: NameDeps): Resolve {
  return async (host, signal) => {
    const resolver = new Resolver({ timeout: TRY_MS, tries: 2 })
    if (servers) resolver.setServers(servers)
    const giveUp = () => resolver.cancel()
    signal.addEventListener('abort', giveUp, { once: true })
    try {
      const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
      const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
      return addresses.length === 0 && alsoSystem && !signal.aborted ? await ofSystem(host) : addresses
    } finally {
      signal.removeEventListener('abort', giveUp)
    }
  }
}

const ofSystem = async (host: string) => (await lookup(host, { all: true })).map(({ address }) => address)
