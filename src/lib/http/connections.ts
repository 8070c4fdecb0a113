// Requests so malformed that Fastify never receives them.

import { type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Wording } from '../../vocabulary/languages.ts'
import type { ProblemCode } from '../../vocabulary/problems.ts'
import { type Problem, problem, problemBody } from '../problems.ts'
import { PROBLEM_TYPE } from './answers.ts'
import { negotiateLanguage } from './language.ts'

interface Deps {
  requestId: () => string
  publicUrl: () => string
  headers: () => Record<string, string>
  /** Called for every rejection, for the log and the metrics. */
  refused: (refusal: Problem, requestId: string) => void
}

/** How long a rejected client may continue sending, so that it reads the response before the connection closes. */
const LINGER = 1000

/**
 * Requests that Fastify never receives: those that the HTTP parser rejects, incomplete ones after their timeout, and
 * CONNECT. They too get a problem with a request id.
 */
export function answerBrokenRequests(server: Server, deps: Deps): (error: Error, socket: Socket) => void {
  const refuse = (socket: Socket, refusal: Problem, wish: string | undefined) => {
    const requestId = deps.requestId()
    deps.refused(refusal, requestId)
    const language = negotiateLanguage(wish, 'en')
    const body = JSON.stringify(problemBody(refusal, language, requestId, deps.publicUrl()))
    const headers = {
      ...deps.headers(),
      ...refusal.headers,
      'x-request-id': requestId,
      'content-type': PROBLEM_TYPE,
      'content-language': language,
      vary: 'Accept-Language',
      'content-length': String(Buffer.byteLength(body)),
      date: new Date().toUTCString(),
      connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines.join('')}\r\n${body}`)
    // Closing with unread bytes resets the connection, and the client may lose the response.
    socket.resume()
    setTimeout(() => socket.destroy(), LINGER).unref()
  }

  server.on('connect', ({ headers }, socket: Socket) => refuse(socket, noProxy(), headers['accept-language']))
  // The specification allows ignoring an unknown expectation.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))

  return (error, socket) => {
    const { code = '', rawPacket } = error as { code?: string; rawPacket?: Buffer }
    // Node stores the response that a socket is sending under this name; writing into it would corrupt it.
    const busy = (socket as { _httpMessage?: ServerResponse })._httpMessage?.headersSent ?? false
    if (code === 'ECONNRESET' || busy || !socket.writable) socket.destroy()
    else refuse(socket, brokenProblem(code, rawPacket), wishIn(rawPacket))
  }
}

const LANGUAGE_LINE = /\r\naccept-language:([^\r\n]{0,1000})/i

/** A rejected request has no parsed headers; if they arrived, they are in its bytes. */
const wishIn = (packet: Buffer | undefined): string | undefined =>
  LANGUAGE_LINE.exec(packet?.toString('latin1') ?? '')?.[1]

const noProxy = (): Problem =>
  problem(
    'method_not_allowed',
    { en: 'This service is not a proxy.', ko: '이 서비스는 프록시가 아닙니다.' },
    { headers: { allow: 'GET, HEAD' } },
  )

function brokenProblem(code: string, packet: Buffer | undefined): Problem {
  if (code !== 'HPE_HEADER_OVERFLOW') return problem(...(OF_PARSER[code] ?? NO_HTTP))
  const firstLine = packet?.subarray(0, packet.indexOf('\r\n') >>> 0) ?? ''
  return firstLine.length > 8192
    ? problem('url_too_long', {
        en: 'The URL is longer than this service accepts.',
        ko: '주소가 이 서비스가 받는 길이보다 깁니다.',
      })
    : problem('headers_too_large', {
        en: 'The headers are larger than this service accepts.',
        ko: '헤더가 이 서비스가 받는 크기보다 큽니다.',
      })
}

const OF_PARSER: Record<string, [ProblemCode, Wording]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [
    'request_timeout',
    { en: 'The request did not arrive in time.', ko: '요청이 제한 시간 안에 모두 도착하지 않았습니다.' },
  ],
  HPE_INVALID_URL: [
    'invalid_request',
    {
      en: 'The URL contains characters that must be percent-encoded as UTF-8.',
      ko: '주소에 UTF-8로 퍼센트 인코딩해야 하는 문자가 있습니다.',
    },
  ],
  HPE_INVALID_METHOD: [
    'invalid_request',
    { en: 'The request uses an unknown HTTP method.', ko: '요청의 HTTP 메서드를 알 수 없습니다.' },
  ],
}

const NO_HTTP: [ProblemCode, Wording] = [
  'invalid_request',
  {
    en: 'The request is not valid HTTP as defined by RFC 9112.',
    ko: '요청이 RFC 9112가 정한 HTTP 형식에 맞지 않습니다.',
  },
]
