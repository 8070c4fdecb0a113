import { connect, type Socket } from 'node:net'
import { synthesiseKeywords } from '../demo/keywords.ts'

/** Clients that overload a service until the signal aborts; their responses are counted. */
export interface Crowd {
  origin: string
  signal: AbortSignal
  /** Their address, as a proxy reports it. */
  address: string
  statuses: Record<number, number>
}

const STATUS = /HTTP\/1\.1 (\d{3}) /g
/** The most that may be cut off at the end of a chunk. */
const CARRIED = 12

export type Asking = (crowd: Crowd) => Promise<void>

/** Resolves however the connection ends: `once` of Node would reject with the error of a broken connection. */
const closed = (socket: Socket): Promise<void> =>
  socket.closed ? Promise.resolve() : new Promise((resolve) => socket.once('close', () => resolve()))

const times = (n: number, one: () => Promise<void>) => Promise.all(Array.from({ length: n }, one)).then(() => {})

async function open({ origin, signal }: Crowd): Promise<Socket> {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  // Reconnects after a broken connection: the loops below open the next one.
  socket.on('error', () => {})
  signal.addEventListener('abort', () => socket.destroy(), { once: true })
  await new Promise<void>((resolve) => socket.once('connect', resolve).once('close', () => resolve()))
  return socket
}

/** Sends `text` repeatedly over one connection, each time after `answers` responses have begun. */
async function repeat(crowd: Crowd, text: string, answers: number): Promise<void> {
  while (!crowd.signal.aborted) {
    const socket = await open(crowd)
    let [due, carried] = [answers, '']
    socket.on('data', (chunk: Buffer) => {
      const seen = carried + chunk.toString('latin1')
      for (const [, status = ''] of seen.matchAll(STATUS)) {
        crowd.statuses[Number(status)] = (crowd.statuses[Number(status)] ?? 0) + 1
        due--
      }
      carried = seen.slice(-CARRIED)
      if (due > 0) return
      due = answers
      carried = ''
      socket.write(text)
    })
    socket.write(text)
    await closed(socket)
  }
}

const request = ({ address }: Crowd, line: string, headers: string, body = ''): string =>
  `${line} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n${headers}${body === '' ? '' : `Content-Length: ${Buffer.byteLength(body)}\r\n`}\r\n${body}`

/** Fast readers of large responses. */
export const exporting =
  (key: string, type: string, path = '/v1/bids'): Asking =>
  (crowd) =>
    times(1, async () => {
      const head = request(
        crowd,
        `GET ${path}`,
        `Authorization: Bearer ${key}\r\nAccept: ${type}\r\nConnection: close\r\n`,
      )
      while (!crowd.signal.aborted) {
        const socket = await open(crowd)
        socket.once('data', (chunk: Buffer) => {
          const status = Number(chunk.toString('latin1', 9, 12))
          crowd.statuses[status] = (crowd.statuses[status] ?? 0) + 1
        })
        socket.resume()
        socket.write(head)
        await closed(socket)
      }
    })

/** Bodies with unknown fields only. */
export const misspelling =
  (connections: number, fields: number): Asking =>
  (crowd) => {
    const names = Array.from({ length: fields }, (_, i) => `"${i.toString(36)}":1`)
    const text = request(crowd, 'POST /consultations', 'Content-Type: application/json\r\n', `{${names.join(',')}}`)
    return times(connections, () => repeat(crowd, text, 1))
  }

/** Pipelines many requests on each connection. */
export const pipelining =
  (connections: number, depth: number, path: string): Asking =>
  (crowd) => {
    const text = request(crowd, `GET ${path}`, '').repeat(depth)
    return times(connections, () => repeat(crowd, text, depth))
  }

/** Request a large page and never read it. */
export const lingering =
  (connections: number, path: string): Asking =>
  (crowd) =>
    times(connections, async () => {
      const socket = await open(crowd)
      socket.pause()
      socket.write(request(crowd, `GET ${path}`, ''))
      await closed(socket)
    })

/** Unauthenticated clients with plain requests, one after another on each connection. */
export const flooding =
  (connections: number, path: string, headers = ''): Asking =>
  (crowd) =>
    times(connections, () => repeat(crowd, request(crowd, `GET ${path}`, headers), 1))

/** Evaluations of a thousand keywords, each right after the previous response. */
export const judging =
  (connections: number, key: string): Asking =>
  (crowd) => {
    const lines = synthesiseKeywords({ seed: 'lists', count: 1_000 })
    const headers = `Authorization: Bearer ${key}\r\nContent-Type: application/json\r\n`
    const text = request(crowd, 'POST /v1/keywords/import/preview', headers, JSON.stringify({ lines }))
    return times(connections, () => repeat(crowd, text, 1))
  }

/** The same request of an account, on each connection right after the previous response. */
export const sending =
  (connections: number, key: string, { line, body }: { line: string; body: string }): Asking =>
  (crowd) => {
    const type = body === '' ? '' : 'Content-Type: application/json\r\n'
    const text = request(crowd, line, `Authorization: Bearer ${key}\r\n${type}`, body)
    return times(connections, () => repeat(crowd, text, 1))
  }

/** Orders reports one after another; only a few are made at once, the others wait in the queue. */
export const ordering =
  (key: string): Asking =>
  async ({ origin, signal, statuses }) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ period: 'monthly', format: 'pdf' })
    while (!signal.aborted) {
      const { status } = await fetch(`${origin}/v1/reports`, { method: 'POST', headers, body, signal }).catch(() => ({
        status: 0,
      }))
      if (status !== 0) statuses[status] = (statuses[status] ?? 0) + 1
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }
