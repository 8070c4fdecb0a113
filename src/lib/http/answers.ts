// What leaves: headers, tags and problems.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ProblemCode } from '../../vocabulary/problems.ts'
import type { Metrics } from '../metrics.ts'
import { isDatabaseAway, Problem, problem, problemBody, unavailable } from '../problems.ts'
import type { Packed } from './codings.ts'
import { codedTag, entityTag, matchesTag } from './headers.ts'
import { inputProblem } from './input.ts'
import { createPacking } from './packing.ts'
import { deprecationHeaders } from './routes.ts'

interface AnswerOptions {
  stage: string
  publicUrl: () => string
  metrics: Metrics
  insteadOfNothing?: ((told: Problem, ip: string) => Problem) | undefined
  /** On whose account a request is; default: his address. */
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
      reply.header('vary', 'Authorization, Accept, Accept-Encoding')
    } else reply.header('cache-control', 'no-store')
    if (options.publicUrl().startsWith('https:')) reply.header('strict-transport-security', 'max-age=31536000')
    if (draining) reply.header('connection', 'close')
  }

  /** At the end, for a list has links of its own by then. */
  function addDeprecation({ routeOptions: { config, schema } }: FastifyRequest, reply: FastifyReply): void {
    if (!config.deprecated) return
    const { link = '', ...headers } = deprecationHeaders(
      config.deprecated,
      `${options.publicUrl()}/docs#${schema?.operationId ?? ''}`,
    )
    const own = reply.getHeader('link')
    reply.headers({ ...headers, link: own === undefined ? link : `${String(own)}, ${link}` })
  }

  function toldOf(error: unknown, request: FastifyRequest): Problem {
    const told = problemOf(error, request)
    const isKeyed = typeof request.routeOptions.config.access === 'object'
    if (told.status !== 404 || isKeyed || !options.insteadOfNothing) return told
    return options.insteadOfNothing(told, request.clientIp)
  }

  function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const told = toldOf(error, request)
    reply.code(told.status).headers(told.headers).header('content-type', 'application/problem+json; charset=utf-8')
    reply.removeHeader('etag').removeHeader('content-encoding')
    reply.send(JSON.stringify(problemBody(told, request.id, options.publicUrl())))
  }

  function drain(): void {
    draining = true
  }

  /** Hangs it into the server. */
  function addTo(http: Pick<FastifyInstance, 'addHook' | 'setErrorHandler'>): void {
    http.setErrorHandler(sendProblem)

    http.addHook('onSend', (request, reply, payload, done) => {
      // Kept alive, the connection of a request in hand would hold up the stop until its next one did not come.
      if (draining) reply.header('connection', 'close')
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
      const { method } = request
      options.metrics.observeHttp({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 })
      request.log.info(
        { method, path: pathOf(request), route, status: reply.statusCode, ms: reply.elapsedTime },
        'answered',
      )
      done()
    })
  }

  return { always, addHeaders, sendProblem, drain, isDraining: () => draining, addTo }
}

const fixedHeaders = (stage: string): Record<string, string> => ({
  'api-stage': stage,
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
})

export const pathOf = (request: FastifyRequest): string => request.url.split(/[?#]/, 1)[0] ?? ''

export const tooLarge = (limit: number): Problem =>
  problem('body_too_large', `The body is larger than ${limit} bytes, the most this endpoint accepts.`, {
    headers: { connection: 'close' },
  })

/** What a 304 has none of. */
const OF_BODY = ['content-type', 'content-length', 'content-encoding']

const isRead = ({ method }: FastifyRequest, { statusCode }: FastifyReply): boolean =>
  statusCode === 200 && (method === 'GET' || method === 'HEAD')

/** Of what is read, and of what its handler has given a tag; another one for each coding. */
function tagOf(request: FastifyRequest, reply: FastifyReply, payload: unknown, coding: Packed): string | null {
  const given = reply.getHeader('etag')
  if (typeof given === 'string') return codedTag(given, coding)
  if (!isRead(request, reply)) return null
  return typeof payload === 'string' || Buffer.isBuffer(payload) ? codedTag(entityTag(payload), coding) : null
}

const OF_FASTIFY: Record<string, [ProblemCode, string]> = {
  FST_ERR_BAD_URL: ['invalid_path', 'The path is not valid percent-encoded UTF-8.'],
  FST_ERR_MAX_PARAM_LENGTH: ['url_too_long', 'A part of the path is too long.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', 'The body must be sent as application/json in UTF-8.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['invalid_request', 'The body is not as long as Content-Length says.'],
}

/** What a caller is told of an error. Only a Problem speaks for itself; of anything else nothing leaves but the id. */
function problemOf(error: unknown, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error
  const { code = '' } = error as { code?: string }
  if (code === 'FST_ERR_VALIDATION') return problemOf(inputProblem(request), request)
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge(request.routeOptions.bodyLimit)
  const known = OF_FASTIFY[code]
  if (known) return problem(...known)
  if (request.raw.destroyed && !request.raw.complete) {
    return problem('invalid_request', 'The connection ended within the body.')
  }
  if (isDatabaseAway(error)) {
    request.log.warn({ err: error }, 'the database is away')
    return unavailable()
  }
  request.log.error({ err: error }, 'unexpected error')
  return problem('internal', 'Something went wrong on our side. Please name the requestId when you report it.')
}
