import { createServer, type IncomingMessage, type Server } from 'node:http'
import { InvalidSignature, verifyWebhook } from '../../clients/typescript/src/index.ts'
import { type News, newsOf } from './news.ts'

/** The messenger rejected a message. Gonggo sends the event again, after this many seconds if known. */
export class NotTaken extends Error {
  readonly afterSeconds: number | null

  constructor(reason: string, afterSeconds: number | null = null) {
    super(reason)
    this.afterSeconds = afterSeconds
  }
}

/** Larger than any event. */
const MOST_BYTES = 1024 * 1024
/** The number of remembered events, which detects repeated deliveries of interrupted attempts. */
const REMEMBERED = 10_000

/** Sends a message; throws `NotTaken` if the messenger rejects it. */
export type Send = (news: News) => Promise<void>

/** Receives webhook events at an address for each messenger, such as `/telegram`. */
export function createReceiver(secrets: string[], messengers: Readonly<Record<string, Send>>): Server {
  const takers = new Map(Object.entries(messengers).map(([name, send]) => [`/${name}`, createTaker(secrets, send)]))
  return createServer(async (request, response) => {
    const answer: Answer = (status, headers = {}) => response.writeHead(status, headers).end()
    const [path = ''] = (request.url ?? '').split('?')
    if (path === '/healthz') return answer(200)
    const take = takers.get(path)
    if (!take) return answer(404)
    await take(request, answer)
  })
}

type Answer = (status: number, headers?: Record<string, string>) => void

/** Responds with 204 only after the messenger accepted the message, so that Gonggo repeats the event otherwise. */
function createTaker(secrets: string[], send: Send) {
  const sent = new Set<string>()
  return async (request: IncomingMessage, answer: Answer): Promise<void> => {
    try {
      const pieces: Buffer[] = []
      let bytes = 0
      for await (const piece of request as AsyncIterable<Buffer>) {
        bytes += piece.length
        if (bytes > MOST_BYTES) return answer(413, { connection: 'close' })
        pieces.push(piece)
      }
      const event = await verifyWebhook({ body: Buffer.concat(pieces), headers: request.headers, secrets })
      const news = sent.has(event.id) ? null : newsOf(event)
      if (news) await send(news)
      sent.add(event.id)
      for (const [oldest] of sent.entries()) {
        if (sent.size <= REMEMBERED) break
        sent.delete(oldest)
      }
      answer(204)
    } catch (error) {
      if (error instanceof InvalidSignature) return answer(401)
      const { message, afterSeconds } = error instanceof NotTaken ? error : new NotTaken(String(error))
      process.stderr.write(`not sent: ${message}\n`)
      answer(503, afterSeconds === null ? {} : { 'retry-after': String(afterSeconds) })
    }
  }
}

/** The settings of a messenger; `null` if the first one is not set. */
export function settings<Name extends string>(...names: Name[]): Record<Name, string> | null {
  const missing = names.filter((name) => !process.env[name])
  if (missing.some((name) => name === names[0])) return null
  if (missing.length > 0) throw new Error(`set ${missing.join(', ')}`)
  return Object.fromEntries(names.map((name) => [name, process.env[name] ?? ''])) as Record<Name, string>
}
