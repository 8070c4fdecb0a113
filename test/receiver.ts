import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

export interface ReceivedEvent {
  /** `webhook-id` */
  id: string
  headers: IncomingHttpHeaders
  body: string
  path: string
  at: number
}

/** The response of a receiver: a status, a full response, or a function. */
export type Manner =
  | number
  | { status: number; headers?: Record<string, string>; body?: string }
  | ((event: ReceivedEvent, response: ServerResponse) => void)

export type Receiver = Awaited<ReturnType<typeof startReceiver>>

/** A customer's system: a real HTTP server that stores requests; a test can change its behaviour. */
export async function startReceiver(manner: Manner = 200, port = 0) {
  const received: ReceivedEvent[] = []
  const sockets = new Set<Socket>()
  const state = { manner }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer)
    } catch {
      return
    }
    const { headers, url: path = '/' } = request
    const id = String(headers['webhook-id'] ?? '')
    const event = { id, headers, path, body: Buffer.concat(chunks).toString(), at: performance.now() }
    received.push(event)
    const { manner: now } = state
    if (typeof now === 'function') return now(event, response)
    const { status, headers: more = {}, body = 'ok' } = typeof now === 'number' ? { status: now } : now
    response.writeHead(status, { 'content-type': 'text/plain', ...more }).end(status === 204 ? undefined : body)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
  })
  server.listen(port, '127.0.0.1')
  // A failing test may not close it, and a file that cannot end would hide the cause.
  server.unref()
  await once(server, 'listening')
  const at = (server.address() as AddressInfo).port

  return {
    received,
    port: at,
    url: `http://127.0.0.1:${at}/hook`,
    /** From now on. */
    answer(next: Manner): void {
      state.manner = next
    },
    ids: () => received.map(({ id }) => id),
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
