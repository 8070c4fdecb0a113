import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A proxy between a program and the service that records requests and responses. */
export interface Wire {
  url: string
  /** Each request as text, with the status of its last response. */
  heard: Record<string, number>
  close(): Promise<void>
}

/** The relevant parts of a request, with fields and parameters sorted. */
export function wireText(method: string, url: string, body: string): string {
  const { pathname, searchParams } = new URL(url, 'http://any')
  const query = [...searchParams].map(([name, value]) => `${name}=${value}`).sort()
  const sorted = (_: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value
  const said = body === '' ? '' : JSON.stringify(JSON.parse(body), sorted)
  return [method, pathname, ...query, said].filter(Boolean).join(' ')
}

export async function openWire(target: string): Promise<Wire> {
  const { hostname, port, host } = new URL(target)
  const heard: Wire['heard'] = {}
  const server = createServer((asked, answer) => {
    void pass(asked).then(
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers)
        reply.pipe(answer)
      },
      () => answer.destroy(),
    )
  })
  async function pass(asked: IncomingMessage): Promise<IncomingMessage> {
    const body = await buffer(asked)
    const { method = '', url = '', headers } = asked
    const reply = await new Promise<IncomingMessage>((resolve, reject) => {
      // Requests keep the service's own host name, as without a proxy.
      const options = { hostname, port, method, path: url, headers: Object.assign({}, headers, { host }) }
      request(options, resolve).on('error', reject).end(body)
    })
    heard[wireText(method, url, body.toString())] = reply.statusCode ?? 0
    return reply
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
