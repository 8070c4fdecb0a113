import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import {
  type FastifyBaseLogger,
  type FastifyContextConfig,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify'
import type { Language } from '../../vocabulary/languages.ts'
import type { Clock } from '../clock.ts'
import { createIds } from '../ids.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { isLoopback, networkOf, parseRange, rangeTest } from '../net.ts'
import { type Problem, problem } from '../problems.ts'
import { DECLARED_FORM } from '../shapes.ts'
import type { Tracing } from '../tracing/index.ts'
import { createAnswers, ONLY_JSON, pathOf, tooLarge } from './answers.ts'
import { addReplays } from './attempts.ts'
import { bodyLimitOf } from './body-limit.ts'
import { createSchemaController } from './compilers.ts'
import { answerBrokenRequests } from './connections.ts'
import type { NothingPage } from './documents.ts'
import type { SchemaNode } from './faults.ts'
import { createForwarding } from './forwarded.ts'
import { isFormType, isJsonType, JSON_TYPE, negotiate, sendsBody } from './headers.ts'
import { type InputShape, inputShape, NOTHING_HERE, parseForm, readInput, unreadQuery } from './input.ts'
import { parseJson } from './json.ts'
import { sendKept } from './kept.ts'
import { type About, describeApi } from './openapi.ts'
import { workOneByOne } from './pipelining.ts'
import { checkDeclaration, createRouteTable, createSchemaLift, type DeclaredRoute, type RouteTable } from './routes.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The canonical address of the caller; the forwarded one behind a trusted proxy. */
    clientIp: string
    /** The media type of the response, one of the route's `produces`. */
    sends: string
    /** The bytes of the body as received. */
    rawBody: Buffer | null
    /** The language of the account, as soon as the owner of the key is known, even if the request is rejected later. */
    homeLanguage: Language | null
  }
  interface FastifyInstance {
    /** From now on /readyz fails, and connections close after their response. */
    drain(): void
    isDraining(): boolean
    /** Whether the caller is the operator's machine, and not a client behind a proxy on it. */
    seesOps(request: FastifyRequest): boolean
    /** Whether the client uses https, possibly to a proxy in front of us. */
    isHttps(request: FastifyRequest): boolean
    /** Whether others could read this request and its response. */
    isInClear(request: FastifyRequest): boolean
    /** Every route with the callers that it accepts. */
    declared(): readonly DeclaredRoute[]
  }
}

export type Http = FastifyInstance<Server, IncomingMessage, ServerResponse, FastifyBaseLogger, TypeBoxTypeProvider>

export interface HttpOptions {
  log: Log
  clock: Clock
  /** `{base_url}` in links; read at each use, because port 0 is known only after listening. */
  publicUrl: () => string
  stage: string
  version: string
  /** CIDRs whose `X-Forwarded-For` is trusted. */
  trustedProxies: readonly string[]
  metrics: Metrics
  tracing?: Pick<Tracing, 'answered'> | null | undefined
  /** Title, introduction and tags of the OpenAPI document. */
  about?: About
  /** Which addresses may use `ops` routes; default: this machine. */
  isOps?: (ip: string) => boolean
  timeouts?: Partial<Timeouts>
  /** Whether the service is reachable only from this machine: then clients use one of its own names. */
  isLocal?: boolean
  /** Which requests need not queue behind those of unknown clients; default: those with `Authorization`. */
  isRemembered?: (headers: IncomingHttpHeaders, isHttps: boolean) => boolean
  /** Called before an unauthenticated client gets 404. */
  limitNotFound?: (refusal: Problem, ip: string) => Problem
  /** The page for browsers at an address without a page; `null` = the problem itself. */
  nothingPage?: () => NothingPage | null
  /** The account of a request, so that compressing for one does not delay others. Default: its address. */
  callerOf?: (request: FastifyRequest) => string
}

export interface Timeouts {
  /** The timeout for the headers of a request, in milliseconds. */
  headers: number
  /** … for the whole request. */
  request: number
  /** … for the next request on a connection. */
  keepAlive: number
  /** … for a connection without progress during a response. */
  idle: number
}

const TIMEOUTS: Timeouts = { headers: 10_000, request: 30_000, keepAlive: 65_000, idle: 120_000 }

const HEALTH = '/healthz'
const URL_LIMIT = 8192
const HEADER_LIMIT = 32 * 1024

/** No value is dropped or converted, and every error is reported. */
const VALIDATION = {
  removeAdditional: false as const,
  allErrors: true,
  coerceTypes: false as const,
  verbose: true,
  keywords: [DECLARED_FORM],
}

export function createHttp(options: HttpOptions): Http {
  const { log, clock, metrics } = options
  const timeouts = { ...TIMEOUTS, ...options.timeouts }
  const trusted = rangeTest(options.trustedProxies.map(readRange))
  const { publicUrl, isOps = isLoopback, isLocal = false } = options
  const forwarding = createForwarding({ trusted, isOps, publicUrl, isLocal, log })
  const { addressOf, seesOps, isHttps, isInClear, isMisdirected, warnOfUnnamed } = forwarding
  const answers = createAnswers(options)
  const loggerInstance: FastifyBaseLogger = log
  const routes = createRouteTable()
  const ids = createIds('req')
  const requestId = () => ids(clock.now())

  const http: Http = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    requestIdHeader: false,
    genReqId: requestId,
    return503OnClosing: false,
    connectionTimeout: timeouts.idle,
    keepAliveTimeout: timeouts.keepAlive,
    requestTimeout: timeouts.request,
    http: {
      headersTimeout: timeouts.headers,
      connectionsCheckingInterval: Math.min(1000, timeouts.headers),
      maxHeaderSize: HEADER_LIMIT,
      requireHostHeader: false,
    },
    routerOptions: { querystringParser: unreadQuery, maxParamLength: URL_LIMIT },
    ajv: { customOptions: VALIDATION },
    schemaController: createSchemaController(),
    clientErrorHandler: (error, socket) => answerBroken(error, socket),
    frameworkErrors: (error, request, reply) => {
      answers.addHeaders(request as FastifyRequest, reply as FastifyReply)
      answers.sendProblem(error, request as FastifyRequest, reply as FastifyReply)
    },
  })
  const answerBroken = answerBrokenRequests(http.server, {
    requestId,
    publicUrl,
    headers: () => ({ ...answers.always, 'cache-control': 'no-store' }),
    refused(refusal, id) {
      log.info({ requestId: id, status: refusal.status, code: refusal.code }, 'refused')
      metrics.observeHttp({ method: 'other', route: 'none', status: refusal.status, seconds: 0 })
    },
  })

  /** `GET /v1/keywords/preview` is not a request for a keyword named preview: that path accepts POST. */
  const isMistaken = (request: FastifyRequest): boolean =>
    routes.isMistaken(request.routeOptions.url ?? '', pathOf(request))

  const isRemembered = options.isRemembered ?? (({ authorization }) => authorization !== undefined)
  workOneByOne(http.server, (request, isFirst) => {
    const { url, headers } = request
    if (isFirst && isRemembered(headers, isHttps(request))) return null
    const network = networkOf(addressOf(request))
    // Health checks do not queue behind other clients of their network.
    return isFirst && url === HEALTH ? `${network} ${HEALTH}` : network
  })
  describeApi(http, options)
  http.decorate('drain', answers.drain)
  http.decorate('isDraining', answers.isDraining)
  http.decorate('seesOps', seesOps)
  http.decorate('isHttps', isHttps)
  http.decorate('isInClear', isInClear)
  http.decorate('declared', () => routes.all())
  http.decorateRequest('clientIp', '')
  http.decorateRequest('homeLanguage', null)
  http.decorateRequest('sends', JSON_TYPE)
  http.decorateRequest('rawBody', null)
  http.decorateRequest('kept', null)
  http.decorateRequest('writes', null)
  http.addHook('preClose', async () => http.drain())

  http.addHook('onRequest', (request, reply, done) => {
    request.clientIp = addressOf(request.raw)
    answers.addHeaders(request, reply)
    warnOfUnnamed(request)
    checkRequest(request)
    if (isMisdirected(request)) throw misdirected(request)
    if (request.is404 || isMistaken(request)) {
      throw nothingHere(request, routes.allowed(pathOf(request), seesOps(request)))
    }
    done()
  })

  guardRoutes(http, routes, seesOps)

  // One parser for every type that checkBodyHeaders accepts; JSON is parsed only after Accept was checked.
  http.removeAllContentTypeParsers()
  http.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    request.rawBody = body
    done(null, undefined)
  })
  answers.addTo(http)

  return http
}

/** Checks the request against the declarations of its route before anything else of it runs. */
function guardRoutes(http: Http, routes: RouteTable, seesOps: (request: FastifyRequest) => boolean): void {
  const lift = createSchemaLift()
  http.addHook('onRoute', function (route) {
    checkDeclaration(route)
    const access = route.config?.access ?? 'ops'
    const produces = route.config?.produces ?? [JSON_TYPE]
    const shape = inputShape(route.schema)
    const silent = hasNoBody(route.schema?.response) || route.config?.anyAccept ? JSON_TYPE : null
    const bodyLimit = route.bodyLimit ?? bodyLimitOf(route.schema?.body as SchemaNode | undefined)
    route.bodyLimit = bodyLimit
    const { showsSecret = false, fromMemory = false } = route.config ?? {}
    for (const method of [route.method].flat()) routes.add({ method, url: route.url, access, showsSecret, fromMemory })
    lift(route, this)
    addReplays(route)
    route.onRequest = [
      (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
        if (access === 'ops' && !seesOps(request)) throw nothingHere(request, [])
        done()
      },
      ...[route.onRequest ?? []].flat(),
    ]
    route.preParsing = [
      (request: FastifyRequest, _reply: FastifyReply, _payload: unknown, done: () => void) => {
        checkBodyHeaders(request, bodyLimit, route.config ?? {})
        done()
      },
      ...[route.preParsing ?? []].flat(),
    ]
    const { inspect, recall } = route.config ?? {}
    route.preValidation = [
      ...(inspect ? [async (request: FastifyRequest) => inspect(request)] : []),
      (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
        const sends = negotiate(request.headers.accept, produces) ?? silent
        if (sends === null) throw notAcceptable(produces)
        request.sends = sends
        if (!route.config?.anyBody) readBody(request, shape)
        done()
      },
      ...(recall ? [recalling(recall)] : []),
      (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
        if (route.config?.anyQuery) request.query = unreadQuery('')
        readInput(request, shape)
        done()
      },
      ...[route.preValidation ?? []].flat(),
    ]
  })
}

/** For such responses, generated clients accept only problems. */
const hasNoBody = (response: unknown): boolean => Object.keys(response ?? {}).join() === '204'

/**
 * Sends the cached response; otherwise the request continues normally. It must not continue once something was sent: a
 * promise of the reply also resolves when the client disconnects, and the response would be made again.
 */
const recalling =
  (recall: NonNullable<FastifyContextConfig['recall']>) =>
  (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    const held = request.sends === JSON_TYPE ? recall(request) : Promise.resolve(null)
    held.then((kept) => (kept ? void sendKept(request, reply, kept) : done())).catch(done)
  }

function readRange(text: string) {
  const range = parseRange(text)
  if (range === null) throw new Error(`${text} is no range of addresses.`)
  return range
}

/** Headers for which a duplicate would be ambiguous. Node keeps the first and ignores the others. */
const ONLY_ONCE = new Set(['content-type', 'cookie', 'host', 'idempotency-key', 'last-event-id'])

function checkRequest(request: FastifyRequest): void {
  const { rawHeaders, httpVersion } = request.raw
  if (request.url.length > URL_LIMIT) {
    throw problem('url_too_long', {
      en: `The URL is longer than ${URL_LIMIT} characters.`,
      ko: `주소가 ${URL_LIMIT}자보다 깁니다.`,
    })
  }
  if (request.headers.host === undefined && httpVersion === '1.1') {
    throw problem('invalid_request', { en: 'The header Host is missing.', ko: 'Host 헤더가 없습니다.' })
  }
  const seen = new Set<string>()
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]?.toLowerCase() ?? ''
    if (!ONLY_ONCE.has(name)) continue
    if (seen.has(name))
      throw problem('invalid_request', {
        en: `The header ${name} was sent twice.`,
        ko: `${name} 헤더가 두 번 들어 있습니다.`,
      })
    seen.add(name)
  }
}

const misdirected = ({ hostname }: FastifyRequest): Problem =>
  problem('misdirected_request', {
    en: `The host ${JSON.stringify(hostname)} is not accepted. The service accepts localhost, IP addresses such as 127.0.0.1, and the host of GONGGO_PUBLIC_URL. Behind a proxy, set GONGGO_PUBLIC_URL to the URL of the proxy.`,
    ko: `Host ${JSON.stringify(hostname)}은(는) 이 서비스의 이름이 아닙니다. 이 서비스는 실행 중인 컴퓨터에서만 접속할 수 있으며 localhost, 127.0.0.1 같은 번호, GONGGO_PUBLIC_URL의 호스트로 호출해야 합니다. 프록시 뒤에서는 GONGGO_PUBLIC_URL을 프록시의 주소로 설정해 주십시오.`,
  })

function nothingHere(request: FastifyRequest, allowed: string[]): Problem {
  if (allowed.length === 0) return problem('not_found', NOTHING_HERE)
  const allow = allowed.join(', ')
  const detail = {
    en: `This path supports ${allow}, not ${request.method}.`,
    ko: `이 경로에서는 ${request.method} 메서드를 쓸 수 없습니다. 쓸 수 있는 메서드: ${allow}.`,
  }
  return problem('method_not_allowed', detail, { headers: { allow } })
}

const notAcceptable = (produces: readonly string[]): Problem =>
  problem('not_acceptable', {
    en: `This is available only as ${produces.join(' or ')}. Send one of them in Accept, or leave Accept out.`,
    ko: `이 응답의 형식은 ${produces.join(', ')}입니다. Accept에 그중 하나를 적거나 Accept를 빼 주십시오.`,
  })

type BodyKinds = Pick<FastifyContextConfig, 'form' | 'anyBody'>

function checkBodyHeaders(request: FastifyRequest, limit: number, { form, anyBody }: BodyKinds): void {
  const { headers, method } = request
  if (!sendsBody(request)) return
  if (method === 'GET' || method === 'HEAD')
    throw problem('unexpected_body', {
      en: `A ${method} request must not have a body.`,
      ko: `${method} 요청에는 본문을 보낼 수 없습니다.`,
    })
  if (Number(headers['content-length']) > limit) throw tooLarge(limit)
  if (anyBody) return
  const encoding = headers['content-encoding']?.trim().toLowerCase()
  if (encoding !== undefined && encoding !== '' && encoding !== 'identity') {
    throw problem('unsupported_media_type', {
      en: 'The body must not be compressed.',
      ko: '본문을 압축하지 않고 보내야 합니다.',
    })
  }
  if (form && isFormType(headers['content-type'])) return
  if (!isJsonType(headers['content-type'], method)) {
    throw problem('unsupported_media_type', ONLY_JSON)
  }
}

/** A missing body counts as an empty object, so that missing fields are reported by name. */
function readBody(request: FastifyRequest, { takesBody, mostNames }: InputShape): void {
  const bytes = request.rawBody
  const read = isFormType(request.headers['content-type']) ? parseForm : parseJson
  const body = bytes === null || bytes.length === 0 ? undefined : read(bytes, mostNames)
  if (takesBody) request.body = body ?? (body === null ? null : {})
  else if (body !== undefined && !isEmptyObject(body))
    throw problem('unexpected_body', {
      en: 'This request must not have a body.',
      ko: '이 요청에는 본문을 보낼 수 없습니다.',
    })
}

const isEmptyObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0
