import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** Stands between a program and the service, and keeps what the one asked and the other answered. */
export interface Wire {
  url: string
  /** Each request, in one text, with the status of its last answer. */
  heard: Record<string, number>
  close(): Promise<void>
}

/** Everything in a request that decides what is done: the order of fields and parameters does not. */
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
      // The service is called by its own name, as without anything between.
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
