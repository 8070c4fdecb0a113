import { createServer, type IncomingMessage, type Server } from 'node:http'
import { InvalidSignature, verifyWebhook } from '../../clients/typescript/src/index.ts'
import { type News, newsOf } from './news.ts'

/** The messenger did not take a message; Gonggo sends the event again, after so many seconds if they are known. */
export class NotTaken extends Error {
  readonly afterSeconds: number | null

  constructor(reason: string, afterSeconds: number | null = null) {
    super(reason)
    this.afterSeconds = afterSeconds
  }
}

/** More than any event has. */
const MOST_BYTES = 1024 * 1024
/** Events may come again: so many are remembered, which lasts longer than the repeats of an attempt that was cut off. */
const REMEMBERED = 10_000

/** Sends a message, or throws `NotTaken`. */
export type Send = (news: News) => Promise<void>

/** Takes events of webhooks at an address for each messenger, such as `/telegram`. */
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

/** Answers 204 only once the messenger has the message: until then Gonggo repeats the event. */
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

/** The settings of a messenger; `null` if the first of them is not set. */
export function settings<Name extends string>(...names: Name[]): Record<Name, string> | null {
  const missing = names.filter((name) => !process.env[name])
  if (missing.some((name) => name === names[0])) return null
  if (missing.length > 0) throw new Error(`set ${missing.join(', ')}`)
  return Object.fromEntries(names.map((name) => [name, process.env[name] ?? ''])) as Record<Name, string>
}
