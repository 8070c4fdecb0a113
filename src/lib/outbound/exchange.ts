// One request on one connection, once it is known where it may go.

import { type ClientRequest, type IncomingMessage, type Agent as PlainAgent, request as plainRequest } from 'node:http'
import { type Agent as SecureAgent, request as secureRequest } from 'node:https'
import type { LookupFunction, Socket } from 'node:net'
import { type Guard, hostOf, OutboundError, type Trust, toOutboundError } from './guard.ts'

export interface OutboundAnswer {
  status: number
  headers: Headers
  /** As it came over the line; nothing is ever unpacked here. */
  body: Uint8Array
  /** There was more, which was not waited for. */
  isCut: boolean
}

/** One request, before it is known where it may lead. */
export interface Hop {
  url: URL
  trust: Trust
  method: string
  headers: Record<string, string>
  body: string | Uint8Array | undefined
}

export interface Caps {
  maxBytes: number
  /** Beyond them the request has failed, or what came is the answer. */
  tooLarge: 'fail' | 'cut'
  /** Of an answer other than 200, no more than this is read, and it has not failed beyond it. */
  excerptBytes?: number | undefined
  /** Called with the size of each piece of an answer, whatever becomes of it. */
  received?: ((bytes: number) => void) | undefined
  /** From the wish for a new connection until it can be written to, DNS and handshake included. */
  connectMs: number
}

/** All that can end a request early, as one signal to the work under way. */
export interface Ending {
  error: OutboundError | null
  tell: ((error: OutboundError) => void) | null
}

const MOST_HEADER_BYTES = 32 * 1024
const MOST_HEADERS = 256
/** `100 Continue`, `103 Early Hints` and their like, before the answer proper. */
const MOST_HINTS = 8

interface Exchange {
  hop: Hop
  caps: Caps
  guard: Guard
  agent: PlainAgent | SecureAgent
  ending: Ending
}

/** Never leaves lib/: a kept connection broke before a byte of the answer came. */
export class StaleConnection extends Error {
  readonly reason: OutboundError

  constructor(reason: OutboundError) {
    super(reason.message)
    this.reason = reason
  }
}

/** One request on one connection. */
export function exchange({ hop, caps, guard, agent, ending }: Exchange): Promise<OutboundAnswer> {
  const { url, trust, body } = hop
  return new Promise((resolve, reject) => {
    if (ending.error) return reject(ending.error)
    const request = start(hop, agent, trust === 'operator' ? undefined : guard.lookup(url))
    let [status, isSecuring, isSettled]: [number | null, boolean, boolean] = [null, false, false]
    let connecting: NodeJS.Timeout | undefined
    let hints = 0

    function settle(): boolean {
      if (isSettled) return false
      isSettled = true
      ending.tell = null
      clearTimeout(connecting)
      return true
    }
    function fail(error: unknown): void {
      if (!settle()) return
      request.destroy()
      const reason = toOutboundError(error, { host: hostOf(url), isSecuring, status })
      const isStale = request.reusedSocket && status === null && reason.reason === 'connection'
      reject(isStale ? new StaleConnection(reason) : reason)
    }
    function done(answer: OutboundAnswer): void {
      if (!settle()) return
      if (answer.isCut) request.destroy()
      resolve(answer)
    }
    function isFit(socket: Socket): boolean {
      try {
        if (trust !== 'operator') guard.checkSocket(url, socket)
        return true
      } catch (error) {
        fail(error)
        return false
      }
    }

    ending.tell = fail
    request.on('error', fail)
    // Where the host leaves without a word, or wants to go on in another protocol. It also comes when all went well.
    request.on('close', () => {
      if (status === null) fail(new Error('closed'))
    })
    request.on('information', () => {
      if (++hints > MOST_HINTS) fail(tooLarge(hop, 'too many interim answers (1xx)'))
    })
    request.on('socket', (socket) => {
      if (!socket.connecting) return void isFit(socket)
      const { connectMs } = caps
      const isSecure = url.protocol === 'https:'
      connecting = setTimeout(() => {
        fail(new OutboundError('timeout', `${hostOf(url)} did not accept a connection within ${connectMs} ms`))
      }, connectMs)
      // First of all who listen: the handshake would otherwise begin before the address was looked at.
      socket.prependOnceListener('connect', () => {
        if (!isFit(socket)) return
        isSecuring = isSecure
        if (!isSecure) clearTimeout(connecting)
      })
      if (!isSecure) return
      socket.once('secureConnect', () => {
        isSecuring = false
        clearTimeout(connecting)
      })
    })
    request.on('response', (response) => {
      status = response.statusCode ?? 0
      collect(response, hop, caps, { done, fail })
    })
    request.end(body)
  })
}

const tooLarge = ({ url }: Hop, what: string, status: number | null = null) =>
  new OutboundError('too_large', `${hostOf(url)} answers with ${what}`, status)

function start(hop: Hop, agent: PlainAgent | SecureAgent, lookup?: LookupFunction): ClientRequest {
  const { protocol, hostname, port, pathname, search } = hop.url
  const request = (protocol === 'https:' ? secureRequest : plainRequest)({
    agent,
    method: hop.method,
    headers: linesOf(hop),
    protocol,
    hostname: hostname.startsWith('[') ? hostname.slice(1, -1) : hostname,
    path: pathname + search,
    maxHeaderSize: MOST_HEADER_BYTES,
    ...(port === '' ? {} : { port }),
    ...(lookup ? { lookup } : {}),
  })
  // Those beyond would be dropped without a word; one more is enough to know.
  request.maxHeadersCount = MOST_HEADERS + 1
  return request
}

/** Name and value in turn: Node takes such a list as it is, which saves 8 of 48 µs a request over an object. */
function linesOf({ url, method, headers, body }: Hop): string[] {
  const lines = ['host', url.host]
  for (const name in headers) lines.push(name, headers[name] ?? '')
  if (url.username !== '' || url.password !== '') {
    const user = Buffer.from(`${decoded(url.username)}:${decoded(url.password)}`)
    lines.push('authorization', `Basic ${user.toString('base64')}`)
  }
  if (body !== undefined) lines.push('content-length', String(Buffer.byteLength(body)))
  else if (!isReading(method)) lines.push('content-length', '0')
  return lines
}

export const isReading = (method: string) => method === 'GET' || method === 'HEAD'

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

interface Ends {
  done(answer: OutboundAnswer): void
  fail(error: unknown): void
}

function collect(response: IncomingMessage, hop: Hop, caps: Caps, { done, fail }: Ends): void {
  const status = response.statusCode ?? 0
  const { rawHeaders } = response
  const isExcerpt = status !== 200 && caps.excerptBytes !== undefined
  const maxBytes = isExcerpt ? Math.min(caps.excerptBytes ?? 0, caps.maxBytes) : caps.maxBytes
  const tooMuch = isExcerpt ? 'cut' : caps.tooLarge
  if (rawHeaders.length > MOST_HEADERS * 2) {
    fail(tooLarge(hop, `more than ${MOST_HEADERS} headers`))
    return
  }
  const chunks: Buffer[] = []
  let size = 0
  const answer = (isCut: boolean): OutboundAnswer => {
    const body = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
    return { status, headers: headersOf(rawHeaders), body: isCut ? body.subarray(0, maxBytes) : body, isCut }
  }
  response.on('data', (chunk: Buffer) => {
    size += chunk.length
    caps.received?.(chunk.length)
    // What comes on until the connection is down is let go.
    if (size - chunk.length <= maxBytes) chunks.push(chunk)
    if (size <= maxBytes) return
    if (tooMuch === 'fail') fail(tooLarge(hop, `more than ${maxBytes} bytes`, status))
    else done(answer(true))
  })
  response.on('error', fail)
  response.on('end', () => done(answer(false)))
}

function headersOf(raw: readonly string[]): Headers {
  const headers = new Headers()
  for (let index = 0; index + 1 < raw.length; index += 2) {
    try {
      headers.append(raw[index] ?? '', raw[index + 1] ?? '')
    } catch {
      // Bytes that no header may hold: the host's mistake, and not worth the answer.
    }
  }
  return headers
}
