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
    /** What he takes up while he is here. */
    slot: RequestSlot
  }
}

/** What somebody without key sent could not be taken. */
const FAULTS = new Set([400, 413, 415])

/** When work is late. */
type Seldom = Pick<Overload, 'insteadOfStranger' | 'insteadOfHeavy'>

/** Checks every request before its handler; path and method are known to be valid by then. */
export function guard(http: Http, { auth, usage }: Access, limits: Limits, overload: Seldom): void {
  // Made known to Fastify at once, so that requests keep one shape; set before the handler of a route that needs a key.
  http.decorateRequest('caller', null as unknown as Caller)
  http.decorateRequest('slot', null as unknown as RequestSlot)
  http.addHook('onRequest', async (request, reply) => {
    const { config } = request.routeOptions
    if (config.access === undefined) return
    refuseStranger(request, { http, auth, limits, overload })
    if (config.fromMemory) return
    if (await auth.isStillCutOff()) throw databaseSilence(auth.silentMs())
    if (typeof config.access !== 'object') return
    const { access, holds, heavy } = config
    const credential = await authenticate(request, reply, auth)
    if (typeof credential === 'string')
      throw limited401(auth.refuse(credential, access, request.clientIp), request.clientIp, limits)
    const limiter = limiterOf(credential, config.limiter)
    const slot = limits.places.open(keyRefOf(credential))
    request.slot = slot
    // He may have left while his key was looked up.
    if (reply.raw.destroyed) slot.end()
    else reply.raw.once('close', slot.end)
    const wish = holds ? await wishOf(holds(request), () => limits.count(credential, limiter, 0)) : null
    if (isHeavy(heavy, request) || wish?.kind === 'exports') refuseWhenLate(credential.accountId, limits, overload)
    // What there are too many of is not counted, so this is decided first.
    const busy = wish && slot.hold(wish.kind, wish.longestMs)
    const { admitted, quota, headers, waitSeconds } = await limits.count(credential, limiter, busy ? 0 : 1)
    reply.headers(headers)
    if (!admitted || busy) usage.count(credential.accountId, 'limited')
    if (!admitted) throw rateLimited(quota, waitSeconds)
    if (busy) throw tooMany(busy)
    usage.count(credential.accountId, limiter === 'plan' ? 'requests' : limiter)
    request.caller = authorize(request, credential, access, auth)
    // To read a body is work as well. One that never ends is cut off by the server, which gives the place back.
    if (sendsBody(request)) await takePlace(slot.work())
  })
  http.addHook('onResponse', (request, reply, done) => {
    const { routeOptions, clientIp } = request
    if (routeOptions.config.access === 'open' && FAULTS.has(reply.statusCode)) limits.countFault(clientIp)
    done()
  })
  // Before the body is parsed: that of a large one takes longest. Parsed one in a round of the event loop: twenty in a row
  // held the loop for 80 ms, and the system hands over one new connection in each round.
  http.addHook('preValidation', ({ routeOptions: { config }, rawBody, slot }, _reply, done) => {
    if (typeof config.access !== 'object') return done()
    const isLarge = (rawBody?.length ?? 0) > ORDINARY_BYTES
    const isAlone = isLarge || (config.alone && !slot.isHeld())
    const isInTurn = isLarge || config.inTurn
    if (!isAlone && !isInTurn) return done()
    const place = isAlone ? takePlace(slot.workAlone()) : Promise.resolve()
    const turn = isInTurn ? place.then(() => nextTurn('stream')) : place
    turn.then(() => done()).catch(done)
  })
  // The answer is there. A caller who reads it slowly, or not at all, keeps no other of the account waiting.
  http.addHook('onSend', ({ routeOptions: { config }, slot }, _reply, _payload, done) => {
    if (typeof config.access === 'object') slot?.leaveAlone()
    done()
  })
  // The last step before the handler: what has no body and is refused for its input has taken no place.
  http.addHook('preHandler', ({ routeOptions: { config }, caller, slot }, _reply, done) => {
    if (typeof config.access !== 'object') return done()
    // Of long ones there are few, and what they wait for is looked at for all accounts together.
    const begin = () => (slot.isHeld() ? done() : limits.onBehalfOf(caller.accountId, done))
    takePlace(slot.work()).then(begin).catch(done)
  })
}

/** Some routes are so for a part of their requests. */
const isHeavy = (heavy: FastifyContextConfig['heavy'], request: FastifyRequest): boolean =>
  typeof heavy === 'function' ? heavy(request) : heavy === true

async function takePlace(turn: Promise<boolean>): Promise<void> {
  if (!(await turn)) throw problem('invalid_request', LEFT)
}

function authenticate(request: FastifyRequest, reply: FastifyReply, auth: Access['auth']) {
  const presented = credentialFrom(request)
  // Somebody else with the same browser must not be shown what it remembers.
  if (typeof presented === 'object') reply.header('vary', addName(reply.getHeader('vary'), 'Cookie'))
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

/** Whoever works in the console uses nothing of the plan's limit. */
const limiterOf = ({ session }: Credential, own: 'manage' | 'console' | undefined) =>
  session ? 'console' : (own ?? 'plan')

/** Whoever shows no key is refused first: when work is late, or when his network has had its share. */
function refuseStranger(request: FastifyRequest, entrance: Entrance): void {
  const instead = insteadOfStranger(request, entrance)
  if (instead) throw instead
}

interface Entrance {
  http: Http
  auth: Access['auth']
  limits: Limits
  overload: Seldom
}

function insteadOfStranger(request: FastifyRequest, { http, auth, limits, overload }: Entrance): Problem | null {
  const { clientIp, routeOptions } = request
  const { access, pageFile } = routeOptions.config
  if (access === 'ops') return null
  if (typeof access === 'object') return credentialFrom(request) === undefined ? overload.insteadOfStranger() : null
  // Whoever watches over the process must not take it for dead when it is only busy.
  if (routeOptions.url === '/healthz') return http.seesOps(request) ? null : limits.insteadOfOpen(clientIp)
  // Users who are signed in get their page, its styles and scripts, and the session it asks for.
  const late = auth.wasValid(credentialFrom(request)) ? null : overload.insteadOfStranger()
  if (pageFile) return late
  return late ?? limits.insteadOfOpen(clientIp) ?? insteadOfBody(request, limits)
}

/** A heavy question waits until there is time for it, where the account has more in hand than others. */
function refuseWhenLate(accountId: string, { places }: Limits, overload: Seldom): void {
  const later = overload.insteadOfHeavy(() => places.isOverShare(accountId))
  if (later) throw later
}

const insteadOfBody = ({ method, clientIp }: FastifyRequest, limits: Limits): Problem | null =>
  method === 'GET' || method === 'HEAD' ? null : limits.insteadOfBody(clientIp)

/** What would take long; nothing if the answer is there already. */
async function wishOf(wish: Long | null, look: () => Promise<{ admitted: boolean }>): Promise<Long | null> {
  if (!wish?.isLong || !(await look()).admitted) return wish
  return (await wish.isLong()) ? wish : null
}

function demandOf({ params }: FastifyRequest, { needs, scope, orItself, orOwn, operators }: KeyAccess): Demand {
  const itself = orItself && (params as Record<string, string>)[orItself]
  return { needs, scope, itself, own: orOwn, operators }
}

/** Guessing keys must not be worth it. */
const limited401 = (refusal: Problem, ip: string, limits: Limits): Problem =>
  refusal.status === 401 ? limits.insteadOf(refusal, ip) : refusal

const LEFT = { en: 'The connection closed before the response.', ko: '응답하기 전에 연결이 끊어졌습니다.' }

const rateLimited = (quota: number, waitSeconds: number): Problem =>
  problem(
    'rate_limited',
    {
      en: `${quota} requests were accepted within 60 seconds. Try again in ${waitSeconds} s.`,
      ko: `60초 동안 요청 ${quota}건을 받았습니다. ${waitSeconds}초 뒤에 다시 시도해 주십시오.`,
    },
    { headers: { 'retry-after': String(waitSeconds) } },
  )

const tooMany = ({ most, says, ofKey, waitSeconds }: Busy): Problem =>
  problem(
    'too_many_at_once',
    {
      en: `At most ${most} ${says.en} of one ${ofKey ? 'key' : 'account'} may be open at once. Wait until one of them ends.`,
      ko: `${ofKey ? '키' : '계정'} 하나로 동시에 열 수 있는 ${says.ko} ${most}건까지입니다. 그중 하나가 끝날 때까지 기다려 주십시오.`,
    },
    { headers: { 'retry-after': String(waitSeconds) } },
  )

/** Each session has places of its own, beside those of the key it stands for. */
const keyRefOf = ({ accountId, keyId, session }: Credential) => ({ accountId, keyId: session?.id ?? keyId ?? '' })

export const credentialFrom = (request: FastifyRequest): PresentedCredential =>
  credentialFromHeaders(soleAuthorization(request), request.headers.cookie, request.server.isHttps(request))

/** A key comes before a cookie, even if it is a wrong one. */
export function credentialFromHeaders(
  authorization: string | undefined,
  cookies: string | undefined,
  isHttps: boolean,
): PresentedCredential {
  const session = authorization === undefined ? readCookie(cookies, isHttps) : undefined
  return session === undefined ? authorization : { session }
}

/** Two different headers could mean two callers to two proxies: neither is believed. */
function soleAuthorization(request: FastifyRequest): string | undefined {
  const { rawHeaders } = request.raw
  let count = 0
  for (let i = 0; i < rawHeaders.length; i += 2) if (rawHeaders[i]?.toLowerCase() === 'authorization') count++
  return count > 1 ? 'more than one' : request.headers.authorization
}
