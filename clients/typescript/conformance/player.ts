import { inspect } from 'node:util'
import type { Failure, Json, OperationCall, Task } from '../../conformance/case.ts'
import {
  ApiError,
  type CallOptions,
  ConnectionError,
  CursorExpired,
  createClient,
  type GonggoClient,
  GonggoError,
  InvalidSignature,
  TimedOut,
  verifyWebhook,
} from '../src/index.ts'

/** The player of this client for the suite in `clients/conformance`: reads a line, makes the call, writes a line. */

type Given = Record<string, string & number & boolean & string[]>
type Way = (client: GonggoClient, given: Given, body: Json, options: CallOptions) => unknown

const WAYS: Record<string, Way> = {
  listBids: (client, given, _body, options) => client.bids.list(given, options),
  'listBids lines': (client, given, _body, options) => client.bids.listAsNdjson(given, options),
  'listBids bytes': (client, given, _body, options) => client.bids.listAsCsv(given, options),
  listBidChanges: (client, given, _body, options) => client.bids.listChanges(given, options),
  'listBidChanges follow': (client, given, _body, options) => client.bids.followChanges(given, options),
  getBid: (client, { noticeNo = '', ...given }, _body, options) => client.bids.get(noticeNo, given, options),
  searchBids: (client, _given, body, options) => client.bids.search(Object(body), options),
  lookUpBids: (client, _given, body, options) => client.bids.lookUp(Object(body), options),
  listEvents: (client, given, _body, options) => client.events.list(given, options),
  'listEvents follow': (client, given, _body, options) => client.events.follow(given, options),
  'listEvents stream': (client, given, _body, options) => client.events.stream(given, options),
  listKeywords: (client, given, _body, options) => client.keywords.list(given, options),
  createKeyword: (client, _given, body, options) => client.keywords.create(Object(body), options),
  getKeyword: (client, { id = '' }, _body, options) => client.keywords.get(id, options),
  changeKeyword: (client, { id = '' }, body, options) => client.keywords.change(id, Object(body), options),
  deleteKeyword: (client, { id = '' }, _body, options) => client.keywords.delete(id, options),
  mailSignInLink: (client, _given, body, options) => client.session.mailSignInLink(Object(body), options),
}

/** The common interface of calls, pages and loops. */
interface Called extends PromiseLike<unknown>, AsyncIterable<unknown> {
  withResponse(): Promise<{ data: unknown; response: Response }>
  raw(): Promise<Response>
  pages(): AsyncIterable<unknown>
}

async function play({ client, call }: Task, values: unknown[]): Promise<object> {
  if ('verify' in call) {
    const { at, body, ...received } = call.verify
    const bytes = new TextEncoder().encode(body)
    return { value: await verifyWebhook({ ...received, body: bytes, at: new Date(at * 1000) }) }
  }
  const { operation, as = 'value', parameters = {}, body = null, options = {} } = call
  const way = WAYS[`${operation} ${as}`] ?? WAYS[operation]
  if (!way || !client) throw new Error(`No way to play ${operation} as ${as}`)
  const called = way(createClient(client), parameters as Given, body, options) as Called
  return read(called, as, values, call.take)
}

async function read(called: Called, as: OperationCall['as'], values: unknown[], take = Infinity): Promise<object> {
  switch (as) {
    case 'value':
      return { value: (await called) ?? null }
    case 'response': {
      const { data, response } = await called.withResponse()
      return { value: { ...headOf(response), value: data ?? null } }
    }
    case 'raw': {
      const response = await called.raw()
      return { value: { ...headOf(response), text: await response.text() } }
    }
    case 'bytes':
      return { value: await textOf((await called) as ReadableStream<Uint8Array>, take) }
    default:
      for await (const value of as === 'pages' ? called.pages() : called) if (values.push(value) >= take) break
      return { values }
  }
}

const headOf = ({ status, headers }: Response) => ({ status, headers: Object.fromEntries(headers) })

async function textOf(stream: ReadableStream<Uint8Array>, take: number): Promise<string> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of stream) {
    pieces.push(piece)
    size += piece.length
    if (size >= take) break
  }
  return Buffer.concat(pieces).toString()
}

function failureOf(error: unknown): Failure {
  const text = inspect(error, { depth: null })
  if (error instanceof ApiError) {
    const { status, code, detail, requestId, errors, retryAfter, message } = error
    const kind = error instanceof CursorExpired ? 'expired' : 'api'
    return { kind, status, code, detail, requestId, errors, retryAfter, message, text }
  }
  if (error instanceof ConnectionError)
    return { kind: error instanceof TimedOut ? 'timeout' : 'connection', message: error.message, text }
  if (error instanceof InvalidSignature) return { kind: 'signature', text }
  if (error instanceof GonggoError) return { kind: 'foreign', message: error.message, text }
  if (error instanceof TypeError) return { kind: 'usage', text }
  throw error
}

async function answer(line: string): Promise<void> {
  const values: unknown[] = []
  const outcome = await play(JSON.parse(line), values).catch((error: unknown) => ({ values, error: failureOf(error) }))
  process.stdout.write(`${JSON.stringify(outcome)}\n`)
}

let rest = ''
for await (const piece of process.stdin.setEncoding('utf8')) {
  const lines = `${rest}${piece}`.split('\n')
  rest = lines.pop() ?? ''
  for (const line of lines) await answer(line)
}
