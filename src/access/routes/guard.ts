import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify'
import {
  addName,
  type Http,
  type KeyAccess,
  type Long,
  ORDINARY_BYTES,
  type Overload,
  readCookie,
  refuseForged,
  sendsBody,
} from '../../lib/http/index.ts'
import { databaseSilence, type Problem, problem } from '../../lib/problems.ts'
import { nextTurn } from '../../lib/turns.ts'
import type { Access, Caller, Credential, Limits, PresentedCredential } from '../index.ts'
import type { Demand } from '../rules/keys.ts'
import type { Busy, RequestSlot } from '../service/places.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The admitted caller, on every route that needs a key. */
    caller: Caller
    /** The places that the request occupies. */
    slot: RequestSlot
  }
}

/** Statuses that count as a bad body when a client without a key gets them. */
const BAD_BODY = new Set([400, 413, 415])

/** The overload checks that the guard uses. */
type OverloadChecks = Pick<Overload, 'checkAnonymous' | 'checkHeavy'>

/** Checks every request before its handler, once its path and method are known to be valid. */
export function guard(http: Http, { auth, usage }: Access, limits: Limits, overload: OverloadChecks): void {
  // Declared at once, so that all requests have the same object shape. Both are set before the handler of a route that
  // needs a key.
  http.decorateRequest('caller', null as unknown as Caller)
  http.decorateRequest('slot', null as unknown as RequestSlot)
  http.addHook('onRequest', async (request, reply) => {
    const { config } = request.routeOptions
    if (config.access === undefined) return
    rejectAnonymous(request, { http, auth, limits, overload })
    if (config.fromMemory) return
    if (await auth.isStillCutOff()) throw databaseSilence(auth.silentMs())
    if (typeof config.access !== 'object') return
    const { access, holds, heavy } = config
    const credential = await authenticate(request, reply, auth)
    if (typeof credential === 'string')
      throw limitUnauthorized(request, auth.refuse(credential, access, request.clientIp), limits)
    const limiter = limiterOf(credential, config.limiter)
    const slot = limits.places.open(keyRefOf(credential))
    request.slot = slot
    // The client may have disconnected while the key was read.
    if (reply.raw.destroyed) slot.end()
    else reply.raw.once('close', slot.end)
    const long = holds ? await longOperation(holds(request), () => limits.count(credential, limiter, 0)) : null
    if (isHeavy(heavy, request) || long?.kind === 'exports')
      rejectHeavyUnderLoad(credential.accountId, limits, overload)
    // A rejection for too many long requests does not count against the rate limit, so this check comes first.
    const busy = long && slot.takeLong(long.kind, long.longestMs)
    const { admitted, quota, headers, waitSeconds } = await limits.count(credential, limiter, busy ? 0 : 1)
    reply.headers(headers)
    if (!admitted || busy) usage.count(credential.accountId, 'limited')
    if (!admitted) throw rateLimited(quota, waitSeconds)
    if (busy) throw tooManyAtOnce(busy)
    usage.count(credential.accountId, limiter === 'plan' ? 'requests' : limiter)
    request.caller = authorize(request, credential, access, auth)
    // Reading a body is work too. If it never ends, the server closes the connection, which frees the place.
    if (sendsBody(request)) await takePlace(slot.waitForTurn())
  })
  http.addHook('onResponse', (request, reply, done) => {
    const { routeOptions, clientIp } = request
    if (routeOptions.config.access === 'open' && BAD_BODY.has(reply.statusCode)) limits.countBadBody(clientIp)
    done()
  })
  // Before the body is parsed, because parsing a large one is the longest step. At most one is parsed per round of the
  // event loop: twenty in a row blocked the loop for 80 ms, and the system accepts one new connection per round.
  http.addHook('preValidation', ({ routeOptions: { config }, rawBody, slot }, _reply, done) => {
    if (typeof config.access !== 'object') return done()
    const isLarge = (rawBody?.length ?? 0) > ORDINARY_BYTES
    const isAlone = isLarge || (config.alone && !slot.hasLong())
    const isInTurn = isLarge || config.inTurn
    if (!isAlone && !isInTurn) return done()
    const place = isAlone ? takePlace(slot.waitToRunAlone()) : Promise.resolve()
    const turn = isInTurn ? place.then(() => nextTurn('stream')) : place
    turn.then(() => done()).catch(done)
  })
  // The response is ready. A client that reads it slowly must not block other requests of the account.
  http.addHook('onSend', ({ routeOptions: { config }, slot }, _reply, _payload, done) => {
    if (typeof config.access === 'object') slot?.endRunningAlone()
    done()
  })
  // The last step before the handler, so that a request without a body and with invalid input never takes a place.
  http.addHook('preHandler', ({ routeOptions: { config }, caller, slot }, _reply, done) => {
    if (typeof config.access !== 'object') return done()
    // Long requests are few, and what they wait for is queried for all accounts together, so they need no share of the
    // connections.
    const begin = () => (slot.hasLong() ? done() : limits.onBehalfOf(caller.accountId, done))
    takePlace(slot.waitForTurn()).then(begin).catch(done)
  })
}

/** Some routes are heavy only for some of their requests. */
const isHeavy = (heavy: FastifyContextConfig['heavy'], request: FastifyRequest): boolean =>
  typeof heavy === 'function' ? heavy(request) : heavy === true

async function takePlace(turn: Promise<boolean>): Promise<void> {
  if (!(await turn)) throw problem('invalid_request', CONNECTION_CLOSED)
}

function authenticate(request: FastifyRequest, reply: FastifyReply, auth: Access['auth']) {
  const presented = credentialFrom(request)
  // The browser must not reuse the cached response for another user.
  if (typeof presented === 'object' && 'session' in presented)
    reply.header('vary', addName(reply.getHeader('vary'), 'Cookie'))
  return auth.authenticate(presented, request.clientIp, (language) => {
    request.homeLanguage = language
  })
}

function authorize(request: FastifyRequest, credential: Credential, access: KeyAccess, auth: Access['auth']): Caller {
  const answer = auth.authorize(credential, demandOf(request, access))
  if (typeof answer === 'string') throw auth.refuse(answer, access, request.clientIp)
  if (credential.session) refuseForged(request)
  auth.recordUse(credential)
  return answer
}

/** Requests of the console do not use the limit of the plan. */
const limiterOf = ({ session }: Credential, own: 'manage' | 'console' | undefined) =>
  session ? 'console' : (own ?? 'plan')

/** Rejects requests without a key first: when the server is overloaded, or when the network has used its quota. */
function rejectAnonymous(request: FastifyRequest, deps: GuardDeps): void {
  const refusal = checkAnonymous(request, deps)
  if (refusal) throw refusal
}

interface GuardDeps {
  http: Http
  auth: Access['auth']
  limits: Limits
  overload: OverloadChecks
}

function checkAnonymous(request: FastifyRequest, { http, auth, limits, overload }: GuardDeps): Problem | null {
  const { clientIp, routeOptions } = request
  const { access, pageFile } = routeOptions.config
  if (access === 'ops') return null
  if (typeof access === 'object') return credentialFrom(request) === undefined ? overload.checkAnonymous() : null
  // A health check must not fail only because the process is busy.
  if (routeOptions.url === '/healthz') return http.seesOps(request) ? null : limits.checkOpenRoute(clientIp)
  // Signed-in users get the page, its styles and scripts, and their session even under load.
  const late = auth.wasValid(credentialFrom(request)) ? null : overload.checkAnonymous()
  if (pageFile) return late
  return late ?? limits.checkOpenRoute(clientIp) ?? checkBody(request, limits)
}

/** Under load, rejects heavy requests of accounts that use more than their share. */
function rejectHeavyUnderLoad(accountId: string, { places }: Limits, overload: OverloadChecks): void {
  const refusal = overload.checkHeavy(() => places.isOverShare(accountId))
  if (refusal) throw refusal
}

const checkBody = ({ method, clientIp }: FastifyRequest, limits: Limits): Problem | null =>
  method === 'GET' || method === 'HEAD' ? null : limits.checkBody(clientIp)

/** The long operation that the request asks for; `null` if its response is ready already. */
async function longOperation(long: Long | null, readLimit: () => Promise<{ admitted: boolean }>): Promise<Long | null> {
  if (!long?.isLong || !(await readLimit()).admitted) return long
  return (await long.isLong()) ? long : null
}

function demandOf({ params }: FastifyRequest, { needs, scope, orItself, orOwn, operators }: KeyAccess): Demand {
  const itself = orItself && (params as Record<string, string>)[orItself]
  return { needs, scope, itself, own: orOwn, operators }
}

/**
 * Limits responses with status 401, so that keys cannot be guessed. Tokens of apps expire each hour, and the app must
 * receive the 401 to renew its token.
 */
function limitUnauthorized(request: FastifyRequest, refusal: Problem, limits: Limits): Problem {
  const isRenewable = request.routeOptions.config.byToken && refusal.code === 'expired_key'
  return refusal.status === 401 && !isRenewable ? limits.limitUnauthorized(refusal, request.clientIp) : refusal
}

const CONNECTION_CLOSED = { en: 'The connection closed before the response.', ko: '응답하기 전에 연결이 끊어졌습니다.' }

const rateLimited = (quota: number, waitSeconds: number): Problem =>
  problem(
    'rate_limited',
    {
      en: `${quota} requests were accepted within 60 seconds. Try again in ${waitSeconds} s.`,
      ko: `60초 동안 요청 ${quota}건을 받았습니다. ${waitSeconds}초 뒤에 다시 시도해 주십시오.`,
    },
    { headers: { 'retry-after': String(waitSeconds) } },
  )

const tooManyAtOnce = ({ most, says, ofKey, waitSeconds }: Busy): Problem =>
  problem(
    'too_many_at_once',
    {
      en: `At most ${most} ${says.en} of one ${ofKey ? 'key' : 'account'} may be open at once. Wait until one of them ends.`,
      ko: `${ofKey ? '키' : '계정'} 하나로 동시에 열 수 있는 ${says.ko} ${most}건까지입니다. 그중 하나가 끝날 때까지 기다려 주십시오.`,
    },
    { headers: { 'retry-after': String(waitSeconds) } },
  )

/** Each session has its own places, separate from those of its key. */
const keyRefOf = ({ accountId, keyId, session }: Credential) => ({ accountId, keyId: session?.id ?? keyId ?? '' })

export const credentialFrom = (request: FastifyRequest): PresentedCredential =>
  credentialFromHeaders(soleAuthorization(request), request.headers.cookie, {
    isHttps: request.server.isHttps(request),
    byToken: request.routeOptions.config.byToken === true,
  })

/** A key takes precedence over a cookie, even if the key is wrong. */
export function credentialFromHeaders(
  authorization: string | undefined,
  cookies: string | undefined,
  { isHttps, byToken }: { isHttps: boolean; byToken: boolean },
): PresentedCredential {
  const session = authorization === undefined ? readCookie(cookies, isHttps) : undefined
  if (session !== undefined) return { session }
  return byToken && authorization !== undefined ? { headerOrToken: authorization } : authorization
}

/** Proxies could take two different headers for two callers, so both are ignored. */
function soleAuthorization(request: FastifyRequest): string | undefined {
  const { rawHeaders } = request.raw
  let count = 0
  for (let i = 0; i < rawHeaders.length; i += 2) if (rawHeaders[i]?.toLowerCase() === 'authorization') count++
  return count > 1 ? 'more than one' : request.headers.authorization
}
