import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy for programs that cannot send a key: adds one, and passes on everything else unchanged. */
export interface KeyProxy {
  url: string
  /** The target of the requests, and the key. */
  lead(target: string, key: string): void
  close(): Promise<void>
}

export async function startKeyProxy(): Promise<KeyProxy> {
  let to: { target: URL; key: string } | null = null
  const server: Server = createServer((incoming, outgoing) => {
    if (!to) return outgoing.writeHead(503).end()
    const { hostname, port } = to.target
    const headers = { ...incoming.headers, authorization: `Bearer ${to.key}` }
    const passed = request({ hostname, port, path: incoming.url, method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    lead(target, key) {
      to = { target: new URL(target), key }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
