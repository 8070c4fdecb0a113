import { type ClientRequest, type IncomingMessage, type Agent as PlainAgent, request as plainRequest } from 'node:http'
import { type Agent as SecureAgent, request as secureRequest } from 'node:https'
import type { LookupFunction, Socket } from 'node:net'
import { type Guard, hostOf, OutboundError, type Trust, toOutboundError } from './outbound-guard.ts'

export interface OutboundAnswer {
  status: number
  headers: Headers
  /** As it came over the line; nothing is ever unpacked here. */
  body: Uint8Array
}

/** One request, before it is known where it may lead. */
export interface Hop {
  url: URL
  trust: Trust
  method: string
  headers: Record<string, string>
  body: string | Uint8Array | undefined
}

const MOST_HEADER_BYTES = 32 * 1024

interface Errand {
  hop: Hop
  maxBytes: number
  guard: Guard
  agent: PlainAgent | SecureAgent
  signal: AbortSignal
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
export function exchange({ hop, maxBytes, guard, agent, signal }: Errand): Promise<OutboundAnswer> {
  const { url, trust, body } = hop
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const request = start(hop, agent, trust === 'stranger' ? guard.lookup(url) : undefined)
    let status: number | null = null
    let isSecuring = false
    let isSettled = false

    function settle(): boolean {
      if (isSettled) return false
      isSettled = true
      signal.removeEventListener('abort', giveUp)
      return true
    }
    function fail(error: unknown): void {
      if (!settle()) return
      request.destroy()
      const reason = toOutboundError(error, { host: hostOf(url), isSecuring, status })
      const isStale = request.reusedSocket && status === null && reason.reason === 'connection'
      reject(isStale ? new StaleConnection(reason) : reason)
    }
    const giveUp = () => fail(signal.reason)
    const check = ({ remoteAddress }: Socket) => {
      try {
        if (trust === 'stranger') guard.checkSocket(url, remoteAddress)
      } catch (error) {
        fail(error)
      }
    }

    signal.addEventListener('abort', giveUp, { once: true })
    request.on('error', fail)
    // Where the host leaves without a word, or wants to go on in another protocol. It also comes when all went well.
    request.on('close', () => {
      if (status === null) fail(new Error('closed'))
    })
    request.on('socket', (socket) => {
      if (!socket.connecting) return check(socket)
      // Before the first byte: what was written meanwhile leaves the socket after this listener.
      socket.once('connect', () => {
        isSecuring = url.protocol === 'https:'
        check(socket)
      })
      socket.once('secureConnect', () => {
        isSecuring = false
      })
    })
    request.on('response', (response) => {
      status = response.statusCode ?? 0
      collect(response, hostOf(url), maxBytes).then((answer) => {
        if (settle()) resolve(answer)
      }, fail)
    })
    request.end(body)
  })
}

function start({ url, method, headers }: Hop, agent: PlainAgent | SecureAgent, lookup?: LookupFunction): ClientRequest {
  const { protocol, hostname, port, pathname, search, username, password } = url
  return (protocol === 'https:' ? secureRequest : plainRequest)({
    agent,
    method,
    headers,
    protocol,
    hostname: hostname.startsWith('[') ? hostname.slice(1, -1) : hostname,
    path: pathname + search,
    maxHeaderSize: MOST_HEADER_BYTES,
    ...(port === '' ? {} : { port }),
    ...(username === '' && password === '' ? {} : { auth: `${decoded(username)}:${decoded(password)}` }),
    ...(lookup ? { lookup } : {}),
  })
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

async function collect(response: IncomingMessage, host: string, maxBytes: number): Promise<OutboundAnswer> {
  const status = response.statusCode ?? 0
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes)
      throw new OutboundError('too_large', `${host} answers with more than ${maxBytes} bytes`, status)
    chunks.push(chunk)
  }
  return { status, headers: headersOf(response), body: Buffer.concat(chunks) }
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers()
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    try {
      headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '')
    } catch {
      // Bytes that no header may hold: the host's mistake, and not worth the answer.
    }
  }
  return headers
}
