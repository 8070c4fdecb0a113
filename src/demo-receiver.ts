import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { codeOf } from './lib/db/index.ts'

const HOST = '127.0.0.1'
const PATH = '/demo-receiver'
const MOST_BYTES = 1024 * 1024
const MOST_AGE_SECONDS = 300
/** One of this many new events fails at first, so that the list of deliveries shows a retry. */
const FAILS_OF = 12
const FIRST_FAILURE = 3

export interface DemoReceiverServer {
  url: string
  close(): Promise<void>
}

/**
 * A receiver as in the guide: it verifies the signature before it parses the event. It does not keep the process alive.
 * `port` is that of the last start, which may be in use.
 */
export async function startDemoReceiver({ secret, port }: { secret: string; port: number | null }) {
  const take = createReceiver(Buffer.from(secret.replace('whsec_', ''), 'base64'))
  const server = createServer((request, response) => {
    take(request, response).catch(() => response.destroy())
  })
  server.on('connection', (socket) => socket.unref())
  server.unref()
  const listen = (wanted: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen({ host: HOST, port: wanted, exclusive: true }, () => resolve(void server.off('error', reject)))
    })
  await listen(port ?? 0).catch((error: unknown) => {
    if (port === null || codeOf(error) !== 'EADDRINUSE') throw error
    return listen(0)
  })
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}${PATH}`,
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  } satisfies DemoReceiverServer
}

/** The port in an earlier URL of this receiver. */
export const portOfReceiver = (url: string | null): number | null => (url === null ? null : Number(new URL(url).port))

function createReceiver(key: Buffer) {
  /** Events whose first attempt failed; the next one succeeds. */
  const failed = new Set<string>()
  let events = 0

  function statusOf({ headers, method, url }: IncomingMessage, body: Buffer): number {
    if (method !== 'POST' || url !== PATH) return 404
    if (!verify(headers, body, key)) return 401
    const { id, type } = JSON.parse(body.toString()) as { id: string; type: string }
    if (type === 'webhook.test' || failed.delete(id)) return 200
    if (++events % FAILS_OF !== FIRST_FAILURE) return 200
    failed.add(id)
    return 503
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await collect(request)
    const status = body === null ? 413 : statusOf(request, body)
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${ANSWERS[status]}\n`)
  }
}

const ANSWERS: Record<number, string> = {
  200: 'received',
  401: 'the signature or the timestamp is invalid',
  404: 'events are posted here',
  413: 'the event is too large',
  503: 'The demo receiver fails on purpose. The next attempt succeeds.',
}

/** Returns `null` if the body is larger than any event. */
async function collect(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > MOST_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function verify(headers: IncomingHttpHeaders, body: Buffer, key: Buffer): boolean {
  const header = (name: string) => String(headers[`webhook-${name}`] ?? '')
  const [id, timestamp] = [header('id'), header('timestamp')]
  const age = Math.abs(Date.now() / 1000 - Number(timestamp))
  if (id === '' || !/^\d+$/.test(timestamp) || age > MOST_AGE_SECONDS) return false
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest()
  return header('signature')
    .split(' ')
    .some((entry) => {
      const [version, value = ''] = entry.split(',')
      const given = Buffer.from(value, 'base64')
      return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
    })
}
