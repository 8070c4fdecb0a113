// Controls how much of a connection is read and processed; knows sockets, not routes.

import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { knock, nextArrival } from '../turns.ts'

/** The number of bytes parsed at a time: one read of 64 kB may contain 2,000 requests, 20 ms of parsing. */
const BITE = 2048
const HEAD_END = '\r\n\r\n'
const NOTHING = Buffer.from('')

/** What Node stores at a connection: whether it paused reading until responses are read, and its parser. */
type Connection = Socket & { _paused?: boolean; parser?: object | null }

/** The queue in which a request waits for its start; `null` = it starts at once. */
type LineOf = (request: IncomingMessage, isFirst: boolean) => string | null

interface Line {
  /** Requests of this connection that wait for the one before them. */
  held: [IncomingMessage, ServerResponse][]
  isWorking: boolean
  /** Parses the remaining bytes. */
  goOn(): void
}

/**
 * Processes one request of each connection at a time. The next one starts when the response to the previous one was
 * sent, in turn with all other waiting requests, and everything behind it stays unread: a client that sends a thousand
 * requests at once only delays itself. Requests without a known credential start a few per round of the event loop,
 * taking turns by network, because a thousand may arrive at once.
 */
export function workOneByOne(server: Server, lineOf: LineOf): void {
  const lines = new WeakMap<Socket, Line>()
  const [work] = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]
  if (!work) throw new Error('No handler for requests is set yet.')
  server.removeAllListeners('request')

  function begin(line: Line, request: IncomingMessage, response: ServerResponse): void {
    line.isWorking = true
    response.once('close', () => {
      const behind = line.held.length > 0 ? lineOf(request, false) : null
      if (behind === null) followUp(line)
      else void nextArrival(behind).then(() => followUp(line))
    })
    const before = lineOf(request, true)
    if (before === null) work?.(request, response)
    else void nextArrival(before).then(() => response.destroyed || work?.(request, response))
  }

  function followUp(line: Line): void {
    line.isWorking = false
    const next = line.held.shift()
    if (next) begin(line, ...next)
    else line.goOn()
  }

  server.on('connection', (socket: Socket) => {
    knock()
    lines.set(socket, parseInBites(socket))
  })
  server.on('request', (request, response) => {
    const line = lines.get(request.socket)
    if (!line) work(request, response)
    else if (line.isWorking) line.held.push([request, response])
    else begin(line, request, response)
  })
}

/** Sits between the connection and Node's parser, which listens for its data. */
function parseInBites(socket: Connection): Line {
  const line: Line = { held: [], isWorking: false, goOn }
  const parsers = socket.listeners('data') as ((bytes: Buffer) => void)[]
  let rest: Buffer = NOTHING
  let isOurPause = false

  function parseMore(): void {
    isOurPause = false
    // The connection was rejected, abandoned or upgraded: the rest will not be read.
    if (!socket.writable || !socket.parser) rest = NOTHING
    while (rest.length > 0 && line.held.length === 0 && !socket._paused && socket.parser) {
      const bite = rest.subarray(0, endOfBite(rest))
      rest = rest.subarray(bite.length)
      for (const parse of parsers) parse(bite)
    }
    // If Node has paused, it resumes by itself.
    if (rest.length === 0 || socket._paused) return
    isOurPause = true
    socket.pause()
  }

  function goOn(): void {
    if (isOurPause && !socket.destroyed) socket.resume()
  }

  for (const parse of parsers) socket.removeListener('data', parse)
  socket.on('data', (bytes: Buffer) => {
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes])
    parseMore()
  })
  socket.on('resume', parseMore)
  socket.once('close', () => {
    line.held.length = 0
    rest = NOTHING
  })
  return line
}

/** Never within the head of a request, because its size limit needs the whole head. */
function endOfBite(bytes: Buffer): number {
  if (bytes.length <= BITE) return bytes.length
  const end = bytes.indexOf(HEAD_END, BITE - HEAD_END.length)
  return end < 0 ? bytes.length : end + HEAD_END.length
}
