import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { seoulTime } from '../lib/clock.ts'
import type { Action, Command, CommandAnswer, CommandPlace, Given } from './command.ts'
import { EXITS, WrongUsage } from './failures.ts'
import { type ListenVerdict, listenVerdict, type ReceiverKey, readKey } from './listen-verdict.ts'
import { count } from './words.ts'

const PORT = 9000
const MOST_PORT = 65_535
const MOST_ARRIVALS = 1_000_000_000
const MOST_BYTES = 1024 * 1024
/** The number of ids remembered to detect repetitions; the oldest is dropped. */
const MOST_IDS = 10_000

const only: Action = {
  words: [],
  says: 'Receives webhooks on this machine, verifies them and shows them.',
  notes: [
    'Register http://127.0.0.1:9000/ as an endpoint (the service must run with GONGGO_ALLOW_PRIVATE_WEBHOOKS=127.0.0.1),',
    'or point a tunnel here, and pass its secret. Requests with an invalid or old signature get 401, all',
    'others 204. Needs no database. Ctrl-C ends it with exit code 0, or 1 if a signature was invalid. With --json it prints one line',
    'for each event: {"event":"listening"}, {"event":"received"} …, {"event":"stopped"}.',
  ],
  options: {
    port: { value: 'N', says: `where to listen, ${PORT} by default; 0 takes any free port` },
    host: { value: 'ADDRESS', says: '127.0.0.1 by default: this machine only' },
    secret: {
      value: 'SECRET',
      says: 'whsec_… as it was shown, or the publicKey whpk_…; without it no signature is checked',
    },
    count: { value: 'N', says: 'stop after this many requests' },
  },
  async run(given, place) {
    const most = count(given, 'count', MOST_ARRIVALS) ?? Infinity
    const receiver = createReceiver(keyOf(given), most, place)
    const server = createServer(receiver.take)
    // A sender times out after ten seconds anyway.
    server.requestTimeout = 10_000
    const url = await open(server, given)
    await place.tell({ event: 'listening', url }, `Listening at ${url}. Ctrl-C ends it.`)
    await receiver.done
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    return receiver.summary()
  },
}

function keyOf(given: Given): ReceiverKey | null {
  const text = given.option('secret')
  const key = text === null ? null : readKey(text)
  // The value is not repeated: it may be a valid secret with one letter missing.
  if (text !== null && key === null) {
    throw new WrongUsage(
      '--secret must be whsec_… as POST /v1/webhooks showed it, or the publicKey whpk_… of the endpoint.',
    )
  }
  return key
}

function open(server: Server, given: Given): Promise<string> {
  const port = count(given, 'port', MOST_PORT) ?? PORT
  const host = given.option('host') ?? '127.0.0.1'
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} on ${host} is in use by another program. Give another with --port, or 0 for any.`
      reject(error.code === 'EADDRINUSE' ? new Error(taken) : error)
    })
    server.listen(port, host, () => {
      const { address, port: given } = server.address() as AddressInfo
      resolve(`http://${address.includes(':') ? `[${address}]` : address}:${given}/`)
    })
  })
}

function createReceiver(key: ReceiverKey | null, most: number, { tell, stopping }: CommandPlace) {
  const seen = new Map<string, { times: number; body: string }>()
  const figures = { received: 0, verified: 0, refused: 0, repeated: 0 }
  const done = Promise.withResolvers<void>()
  if (stopping.aborted) done.resolve()
  stopping.addEventListener('abort', () => done.resolve())
  /** One at a time, so that they are shown in the order of arrival. */
  let showing = Promise.resolve()

  function take(request: IncomingMessage, response: ServerResponse): void {
    if (request.method !== 'POST') {
      response.writeHead(405, { allow: 'POST' }).end('Webhooks are sent by POST.\n')
      return
    }
    collect(request).then(
      (body) => {
        if (body === null) return void response.writeHead(413, { connection: 'close' }).end()
        const arrival = judge(request, body)
        response.writeHead(arrival.status).end()
        showing = showing.then(() => tell(arrival.document, arrival.text)).catch(done.reject)
        if (figures.received >= most) showing.then(done.resolve)
      },
      () => response.destroy(),
    )
  }

  function judge({ headers, url }: IncomingMessage, body: Buffer) {
    const at = Date.now()
    const given = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
    const verdict = key && listenVerdict({ headers: given, body, at }, key)
    figures.received++
    if (verdict) figures[verdict.fault === null ? 'verified' : 'refused']++
    const id = given['webhook-id'] ?? null
    const text = body.toString()
    const repetition = id === null || verdict?.fault ? null : remember(id, text)
    if (repetition) figures.repeated++
    const payload = parsed(text)
    const fact = {
      id,
      type: typeOf(payload),
      verified: verdict && verdict.fault === null,
      fault: verdict?.fault ?? null,
    }
    const document = {
      event: 'received',
      at: seoulTime(at),
      ...fact,
      detail: verdict?.detail ?? null,
      repetition,
      path: url ?? '/',
      bytes: body.length,
      ...(payload === undefined ? { body: text } : { payload }),
    }
    const words = lines({ at, id, type: fact.type, verdict, repetition, payload, text })
    return { status: verdict?.fault ? 401 : 204, document, text: words }
  }

  /** The number of earlier deliveries; `null` = new. */
  function remember(id: string, body: string): { times: number; sameBody: boolean } | null {
    const earlier = seen.get(id)
    if (!earlier) {
      const [oldest] = seen.size >= MOST_IDS ? seen.keys() : []
      if (oldest !== undefined) seen.delete(oldest)
      seen.set(id, { times: 1, body })
      return null
    }
    earlier.times++
    return { times: earlier.times - 1, sameBody: earlier.body === body }
  }

  return {
    take,
    /** Settled after enough deliveries, or when the operator stops the command. */
    done: done.promise.then(() => showing),
    summary(): CommandAnswer {
      const { received, verified, refused, repeated } = figures
      const checked = key === null ? 'nothing was checked' : `${verified} with a right signature, ${refused} without`
      const text = `${received} received: ${checked}, ${repeated} repeated.`
      return { document: { event: 'stopped', ...figures }, text, exit: refused > 0 ? EXITS.failed : EXITS.done }
    },
  }
}

interface Lines {
  at: number
  id: string | null
  type: string | null
  verdict: ListenVerdict | null
  repetition: { times: number; sameBody: boolean } | null
  payload: unknown
  text: string
}

function lines({ at, id, type, verdict, repetition, payload, text }: Lines): string {
  const state = verdict === null ? 'NOT CHECKED' : verdict.fault === null ? 'OK' : 'REFUSED'
  const arrival = repetition
    ? `came ${repetition.times} time${repetition.times > 1 ? 's' : ''} before${repetition.sameBody ? '' : ', WITH ANOTHER BODY'}`
    : verdict?.fault
      ? ''
      : 'new'
  const head = [seoulTime(at).slice(11, 19), state, type ?? 'no type', id ?? 'no webhook-id', arrival].filter(Boolean)
  const body = payload === undefined ? text : JSON.stringify(payload, null, 2)
  return [head.join('  '), ...(verdict?.fault ? [`  ${verdict.detail}`] : []), body, ''].join('\n')
}

/** `null` = larger than any delivery. */
async function collect(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MOST_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function typeOf(payload: unknown): string | null {
  const { type } = (typeof payload === 'object' && payload !== null ? payload : {}) as { type?: unknown }
  return typeof type === 'string' ? type : null
}

export const listen: Command = { says: only.says, actions: { '': only } }
