import { createServer, type Server } from 'node:http'
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

/** Takes events of a webhook, and answers 204 only once the messenger has the message: until then Gonggo repeats it. */
export function createReceiver(secrets: string[], send: (news: News) => Promise<void>): Server {
  const sent = new Set<string>()
  return createServer(async (request, response) => {
    const answer = (status: number, headers: Record<string, string> = {}) => response.writeHead(status, headers).end()
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
  })
}

/** The settings of these names, or an end with the names that are missing. */
export function settings<Name extends string>(...names: Name[]): Record<Name, string> {
  const missing = names.filter((name) => !process.env[name])
  if (missing.length > 0) throw new Error(`set ${missing.join(', ')}`)
  return Object.fromEntries(names.map((name) => [name, process.env[name] ?? ''])) as Record<Name, string>
}

export function listen(server: Server, port: string, messenger: string): void {
  server.listen(Number(port), '127.0.0.1', () => process.stdout.write(`events go to ${messenger}\n`))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.close())
}
