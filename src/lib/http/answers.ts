// Outgoing responses: headers, tags and problems.

import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Wording } from '../../vocabulary/languages.ts'
import type { ProblemCode } from '../../vocabulary/problems.ts'
import { HTML } from '../html.ts'
import { type Log, logAnswered } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { isDatabaseAway, Problem, problem, problemBody, unavailable } from '../problems.ts'
import type { Tracing } from '../tracing/index.ts'
import type { Packed } from './codings.ts'
import { type NothingPage, sendDocument } from './documents.ts'
import { codedTag, entityTag, JSON_TYPE, matchesTag, negotiate, VARY_OF_API } from './headers.ts'
import { inputProblem } from './input.ts'
import { languageOf, speakIn } from './language.ts'
import { createPacking } from './packing.ts'
import { deprecationHeaders } from './routes.ts'

interface AnswerOptions {
  log: Log
  stage: string
  publicUrl: () => string
  metrics: Metrics
  tracing?: Pick<Tracing, 'answered'> | null | undefined
  limitNotFound?: ((refusal: Problem, ip: string) => Problem) | undefined
  nothingPage?: (() => NothingPage | null) | undefined
  /** The account of a request; default: its address. */
  callerOf?: ((request: FastifyRequest) => string) | undefined
}

export function createAnswers(options: AnswerOptions) {
  const always = fixedHeaders(options.stage)
  const packing = createPacking(options.callerOf ?? (({ clientIp }) => clientIp))
  let draining = false

  function addHeaders(request: FastifyRequest, reply: FastifyReply): void {
    reply.headers(always)
    reply.header('x-request-id', request.id)
    if (request.url.startsWith('/v1')) {
      reply.header('cache-control', 'private')
      reply.header('vary', VARY_OF_API)
    } else reply.header('cache-control', 'no-store')
    if (options.publicUrl().startsWith('https:')) reply.header('strict-transport-security', 'max-age=31536000')
    if (draining) reply.header('connection', 'close')
  }

  /** At the end, because a list has its own links by then. */
  function addDeprecation({ routeOptions: { config, schema } }: FastifyRequest, reply: FastifyReply): void {
    if (!config.deprecated) return
    const { link = '', ...headers } = deprecationHeaders(
      config.deprecated,
      `${options.publicUrl()}/docs#${schema?.operationId ?? ''}`,
    )
    const own = reply.getHeader('link')
    reply.headers({ ...headers, link: own === undefined ? link : `${String(own)}, ${link}` })
  }

  function answerTo(error: unknown, request: FastifyRequest): Problem {
    const answer = problemOf(error, request)
    const isKeyed = typeof request.routeOptions.config.access === 'object'
    if (answer.status !== 404 || isKeyed || !options.limitNotFound) return answer
    return options.limitNotFound(answer, request.clientIp)
  }

  function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const answer = answerTo(error, request)
    const page = options.nothingPage && isForBrowser(answer, request) ? options.nothingPage() : null
    if (page !== null) {
      sendNothing(page, request, reply)
      return
    }
    const language = answer.language ?? languageOf(request)
    reply.code(answer.status).headers(answer.headers).header('content-type', PROBLEM_TYPE)
    speakIn(reply, language)
    reply.removeHeader('etag').removeHeader('content-encoding')
    reply.send(JSON.stringify(problemBody(answer, language, request.id, options.publicUrl())))
  }

  function drain(): void {
    draining = true
  }

  /** Registers the hooks on the server. */
  function addTo(http: Pick<FastifyInstance, 'addHook' | 'setErrorHandler'>): void {
    http.setErrorHandler(sendProblem)

    http.addHook('onSend', (request, reply, payload, done) => {
      // A connection that is kept alive would delay the stop until its idle timeout.
      if (draining) reply.header('connection', 'close')
      if (endsByClosing(request, reply, payload)) {
        payload.destroy()
        return done(problem('http_1_1_required', NO_END, { headers: UPGRADE }))
      }
      addDeprecation(request, reply)
      const coding = packing.codingOf(request, reply, payload)
      const tag = tagOf(request, reply, payload, coding)
      if (tag !== null) reply.header('etag', tag)
      if (tag !== null && isRead(request, reply) && matchesTag(request.headers['if-none-match'], tag)) {
        reply.code(304)
        for (const name of OF_BODY) reply.removeHeader(name)
        return done(null, null)
      }
      if (coding === 'identity') return done(null, payload)
      packing.pack(coding, request, reply, payload).then((packed) => done(null, packed), done)
    })

    http.addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'none'
      const { id: requestId, method } = request
      const { elapsedTime: ms, statusCode: status } = reply
      options.metrics.observeHttp({ method, route, status, seconds: ms / 1000 })
      const { traceparent } = request.headers
      options.tracing?.answered({ traceparent, requestId, method, route, status, ms })
      logAnswered(options.log, { requestId, method, path: pathOf(request), route, status, ms })
      done()
    })
  }

  return { always, addHeaders, sendProblem, drain, isDraining: () => draining, addTo }
}

/** Only where there is no route: the errors of a route are for programs too. */
const isForBrowser = ({ code }: Problem, { is404, method, url, headers }: FastifyRequest): boolean =>
  is404 &&
  code === 'not_found' &&
  method === 'GET' &&
  !url.startsWith('/v1/') &&
  negotiate(headers.accept, [JSON_TYPE, HTML]) === HTML

function sendNothing({ document, contentPolicy }: NothingPage, request: FastifyRequest, reply: FastifyReply): void {
  reply.code(404).type(`${HTML}; charset=utf-8`)
  reply.headers({ 'content-security-policy': contentPolicy, vary: 'Accept' })
  sendDocument(request, reply, document, 'no-store')
}

const fixedHeaders = (stage: string): Record<string, string> => ({
  'api-stage': stage,
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  // A page of another site that has opened ours cannot access its window.
  'cross-origin-opener-policy': 'same-origin',
})

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8'

export function pathOf({ url }: FastifyRequest): string {
  const end = url.search(/[?#]/)
  return end < 0 ? url : url.slice(0, end)
}

export const tooLarge = (limit: number): Problem =>
  problem(
    'body_too_large',
    {
      en: `The body is larger than ${limit} bytes, the most this endpoint accepts.`,
      ko: `본문이 이 엔드포인트가 받는 최대 크기인 ${limit}바이트보다 큽니다.`,
    },
    { headers: { connection: 'close' } },
  )

/**
 * In HTTP/1.0 the end of a stream is the end of its connection, so a truncated export looks complete. A stream of
 * events has no end, and its reader resumes after the last event.
 */
function endsByClosing(request: FastifyRequest, reply: FastifyReply, payload: unknown): payload is Readable {
  if (!(payload instanceof Readable) || request.method === 'HEAD' || reply.raw.useChunkedEncodingByDefault) return false
  if (reply.hasHeader('content-length')) return false
  return !String(reply.getHeader('content-type')).startsWith('text/event-stream')
}

const NO_END: Wording = {
  en: 'This response is streamed, and HTTP/1.0 cannot signal the end of a stream. Use HTTP/1.1. Behind nginx, set proxy_http_version 1.1.',
  ko: '이 응답은 스트림인데 HTTP/1.0으로는 끝까지 받았는지 알 수 없습니다. HTTP/1.1로 호출해 주십시오. nginx를 앞에 두었으면 proxy_http_version 1.1을 설정해 주십시오.',
}
/** RFC 9110 requires both with 426. */
const UPGRADE = { upgrade: 'HTTP/1.1', connection: 'upgrade, close' }

/** Headers that a 304 must not have. */
const OF_BODY = ['content-type', 'content-length', 'content-encoding']

const isRead = ({ method }: FastifyRequest, { statusCode }: FastifyReply): boolean =>
  statusCode === 200 && (method === 'GET' || method === 'HEAD')

/** For responses to reads, and those whose handler has set a tag; each coding has its own. */
function tagOf(request: FastifyRequest, reply: FastifyReply, payload: unknown, coding: Packed): string | null {
  const given = reply.getHeader('etag')
  if (typeof given === 'string') return codedTag(given, coding)
  if (!isRead(request, reply)) return null
  return typeof payload === 'string' || Buffer.isBuffer(payload) ? codedTag(entityTag(payload), coding) : null
}

/** Used in several places of this folder. */
export const ONLY_JSON: Wording = {
  en: 'The body must be sent as application/json in UTF-8.',
  ko: '본문은 UTF-8로 쓴 application/json으로 보내야 합니다.',
}

const OF_FASTIFY: Record<string, [ProblemCode, Wording]> = {
  FST_ERR_BAD_URL: [
    'invalid_path',
    {
      en: 'The path is not valid percent-encoded UTF-8.',
      ko: '경로가 UTF-8을 퍼센트 인코딩한 올바른 형식이 아닙니다.',
    },
  ],
  FST_ERR_MAX_PARAM_LENGTH: [
    'url_too_long',
    { en: 'A part of the path is too long.', ko: '경로의 한 부분이 너무 깁니다.' },
  ],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', ONLY_JSON],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    'invalid_request',
    { en: 'The length of the body differs from Content-Length.', ko: '본문의 길이가 Content-Length와 다릅니다.' },
  ],
}

const INTERNAL: Wording = {
  en: 'An internal error occurred. Include the requestId when you report it.',
  ko: '서비스 내부에서 오류가 났습니다. 문의하실 때 requestId를 알려 주십시오.',
}

/**
 * The response to an error. Only a Problem describes itself; of any other error the caller gets only the request id.
 */
function problemOf(error: unknown, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error
  const { code = '' } = error as { code?: string }
  if (code === 'FST_ERR_VALIDATION') return problemOf(inputProblem(request), request)
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge(request.routeOptions.bodyLimit)
  const ofFastify = OF_FASTIFY[code]
  if (ofFastify) return problem(...ofFastify)
  if (request.raw.destroyed && !request.raw.complete) {
    return problem('invalid_request', {
      en: 'The connection closed before the body was complete.',
      ko: '본문을 받는 도중에 연결이 끊어졌습니다.',
    })
  }
  if (isDatabaseAway(error)) {
    request.log.warn({ err: error }, 'the database is away')
    return unavailable()
  }
  request.log.error({ err: error }, 'unexpected error')
  return problem('internal', INTERNAL)
}
