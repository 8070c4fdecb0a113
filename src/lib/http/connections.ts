// Requests so broken that Fastify never sees them.

import { type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type Problem, problem, problemBody } from '../problems.ts'

interface Deps {
  requestId: () => string
  publicUrl: () => string
  headers: () => Record<string, string>
  /** Told of every refusal, for the log and the metrics. */
  refused: (told: Problem, requestId: string) => void
}

/** How long a client may go on sending after it was refused, so that it reads the answer before the connection ends. */
const LINGER = 1000

/**
 * Requests that never become one for Fastify: what the HTTP parser refuses, what does not arrive in time, CONNECT.
 * They too are answered with a problem and a request id.
 */
export function answerBrokenRequests(server: Server, deps: Deps): (error: Error, socket: Socket) => void {
  const refuse = (socket: Socket, told: Problem) => {
    const requestId = deps.requestId()
    deps.refused(told, requestId)
    const body = JSON.stringify(problemBody(told, requestId, deps.publicUrl()))
    const headers = {
      ...deps.headers(),
      ...told.headers,
      'x-request-id': requestId,
      'content-type': 'application/problem+json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      date: new Date().toUTCString(),
      connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${told.status} ${STATUS_CODES[told.status]}\r\n${lines.join('')}\r\n${body}`)
    // Closing with unread bytes resets the connection, and the client may lose the answer.
    socket.resume()
    setTimeout(() => socket.destroy(), LINGER).unref()
  }

  server.on('connect', (_request, socket: Socket) => {
    refuse(socket, problem('method_not_allowed', 'This service is not a proxy.', { headers: { allow: 'GET, HEAD' } }))
  })
  // The specification allows to ignore an expectation that is not understood.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))

  return (error, socket) => {
    const { code = '', rawPacket } = error as { code?: string; rawPacket?: Buffer }
    // Node keeps the answer a socket is busy with under this name; writing into its middle would corrupt it.
    const busy = (socket as { _httpMessage?: ServerResponse })._httpMessage?.headersSent ?? false
    if (code === 'ECONNRESET' || busy || !socket.writable) socket.destroy()
    else refuse(socket, brokenProblem(code, rawPacket))
  }
}

function brokenProblem(code: string, packet: Buffer | undefined): Problem {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return problem('request_timeout', 'The request did not arrive in time.')
  }
  if (code === 'HPE_HEADER_OVERFLOW') {
    const firstLine = packet?.subarray(0, packet.indexOf('\r\n') >>> 0) ?? ''
    return firstLine.length > 8192
      ? problem('url_too_long', 'The address is longer than this service accepts.')
      : problem('headers_too_large', 'The headers are larger than this service accepts.')
  }
  if (code === 'HPE_INVALID_URL') {
    return problem('invalid_request', 'The address contains characters that must be percent-encoded as UTF-8.')
  }
  if (code === 'HPE_INVALID_METHOD') return problem('invalid_request', 'The request uses an unknown HTTP method.')
  return problem('invalid_request', 'The request is not valid HTTP as defined by RFC 9112.')
}
