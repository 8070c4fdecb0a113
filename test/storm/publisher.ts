import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DAY } from '../../src/lib/clock.ts'
import { closesWithTests } from '../harness.ts'

/** In the title of each notice; the keyword of the notified account. */
export const WORD = '폭풍'

/** A publisher of OCDS. Each response contains everything published since the start. */
export async function startPublisher() {
  const releases: Release[] = []
  const numbers: string[] = []
  let body = documentOf(releases)
  let asked = 0
  const server = createServer((_request, response) => {
    asked++
    response.writeHead(200, { 'content-type': 'application/json' }).end(body)
  })
  server.listen(0, '127.0.0.1').unref()
  await once(server, 'listening')
  const close = closesWithTests(async () => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/releases`,
    /** Numbers of all notices that were published. */
    numbers,
    asked: () => asked,
    publish(count: number): string[] {
      const made = Array.from({ length: count }, (_, at) => `ocds-storm-${numbers.length + at + 1}`)
      numbers.push(...made)
      for (const number of made) releases.push(releaseOf(number))
      body = documentOf(releases)
      return made
    },
    /** Numbers of the notices that are still published. */
    offered: () => releases.map(({ ocid }) => ocid),
    /** Stored notices need not be read again. */
    forget(stored: ReadonlySet<string>): void {
      releases.splice(0, releases.length, ...releases.filter(({ ocid }) => !stored.has(ocid)))
      body = documentOf(releases)
    },
    close,
  }
}

interface Release {
  ocid: string
}

const documentOf = (releases: object[]): string => JSON.stringify({ releases })

function releaseOf(ocid: string): Release {
  const date = new Date().toISOString()
  const endDate = new Date(Date.now() + 30 * DAY).toISOString()
  const tender = {
    title: `${WORD} 복구 공사 ${ocid}`,
    status: 'active',
    datePublished: date,
    tenderPeriod: { endDate },
  }
  const release = { ocid, id: '1', date, tag: ['tender'], tender }
  return release
}
