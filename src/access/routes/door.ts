import type { FastifyRequest } from 'fastify'
import type { Http } from '../../lib/http.ts'
import type { KeyAccess } from '../../lib/http-routes.ts'
import { type Problem, problem, unavailable } from '../../lib/problems.ts'
import type { Access, Caller, Limits } from '../index.ts'
import type { Demand, Refusal } from '../rules/keys.ts'
import type { Busy, Stay } from '../service/places.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** There on every route that demands a key: the door has let him in. */
    caller: Caller
    /** What he takes up while he is here. */
    stay: Stay
  }
}

/** These answer even then; /readyz says itself what is wrong. */
const STAND_ALONE = new Set(['/v1', '/healthz', '/metrics', '/readyz'])

/** Puts the door before every route; the path and the method have been found good by then. */
export function guard(http: Http, { door, usage }: Access, limits: Limits): void {
  // Made known to Fastify at once, so that requests keep one shape; the door fills it before any keyed handler runs.
  http.decorateRequest('caller', null as unknown as Caller)
  http.decorateRequest('stay', null as unknown as Stay)
  http.addHook('onRequest', async (request, reply) => {
    const { config, url } = request.routeOptions
    if (config.access === undefined || (url !== undefined && STAND_ALONE.has(url))) return
    if (door.isCutOff()) throw unavailable()
    if (typeof config.access !== 'object') return
    const { access, limiter = 'plan', holds } = config
    const found = await door.identify(soleAuthorization(request), request.clientIp)
    if (typeof found === 'string') throw turnAway(found, access, request, limits)
    const stay = limits.places.stay(found)
    request.stay = stay
    // He may have left while his key was looked up.
    if (reply.raw.destroyed) stay.end()
    else reply.raw.once('close', stay.end)
    const wish = holds?.(request) ?? null
    // What there are too many of is not counted, so this is decided first.
    const busy = wish && stay.hold(wish.kind, wish.longestMs)
    const { admitted, quota, headers, waitSeconds } = await limits.count(found, limiter, busy ? 0 : 1)
    reply.headers(headers)
    if (!admitted || busy) usage.count(found.accountId, 'limited')
    if (!admitted) throw rateLimited(quota, waitSeconds)
    if (busy) throw tooMany(busy)
    usage.count(found.accountId, limiter === 'plan' ? 'requests' : limiter)
    const answer = door.permit(found, demandOf(request, access))
    if (typeof answer === 'string') throw refuse(answer, access, request.clientIp)
    request.caller = answer
  })
  // The last step before the handler: what is refused for its input has taken no place.
  http.addHook('preHandler', async (request) => {
    if (typeof request.routeOptions.config.access !== 'object') return
    if (!(await request.stay.work())) throw problem('invalid_request', 'The connection ended before the answer.')
  })
}

function demandOf({ params }: FastifyRequest, { plan, scope, orItself }: KeyAccess): Demand {
  const itself = orItself && (params as Record<string, string>)[orItself]
  return { plan, scope, itself }
}

/** Guessing keys must not be worth it. */
function turnAway(refusal: Refusal, demand: Demand, { clientIp }: FastifyRequest, limits: Limits): Problem {
  const told = refuse(refusal, demand, clientIp)
  return told.status === 401 ? limits.insteadOf(told, clientIp) : told
}

const rateLimited = (quota: number, waitSeconds: number): Problem =>
  problem('rate_limited', `${quota} requests were accepted within 60 seconds. Try again in ${waitSeconds} s.`, {
    headers: { 'retry-after': String(waitSeconds) },
  })

const tooMany = ({ most, says, ofKey, waitSeconds }: Busy): Problem =>
  problem('too_many_at_once', `At most ${most} ${says} of one ${ofKey ? 'key' : 'account'} may be open at once.`, {
    headers: { 'retry-after': String(waitSeconds) },
  })

/** Two different headers could mean two callers to two proxies: neither is believed. */
function soleAuthorization(request: FastifyRequest): string | undefined {
  const names = request.raw.rawHeaders.filter((_, index) => index % 2 === 0)
  const count = names.filter((name) => name.toLowerCase() === 'authorization').length
  return count > 1 ? 'more than one' : request.headers.authorization
}

function refuse(refusal: Refusal, demand: Demand, address: string): Problem {
  const detail = DETAILS[refusal](demand, address)
  const unauthorised = refusal.endsWith('_key') || refusal === 'missing_credentials'
  const headers: Record<string, string> = unauthorised ? { 'WWW-Authenticate': 'Bearer realm="gonggo"' } : {}
  return problem(refusal, detail, { headers })
}

const DETAILS: Record<Refusal, (demand: Demand, address: string) => string> = {
  missing_credentials: () => 'Send your key in the header "Authorization: Bearer <API_KEY>".',
  invalid_key: () => 'This is not a key we know. Please check that it was copied whole.',
  expired_key: () => 'This key has expired. Please use its successor or have a new one issued.',
  revoked_key: () => 'This key was revoked. Please have a new one issued.',
  access_blocked: () => 'Access of this account is suspended. Please contact the operator.',
  ip_not_allowed: (_, address) => `You call from ${address}, which is not on the allow-list of this account.`,
  beta_access_required: () => 'The service is in a closed beta. Please request access at /beta.',
  plan_required: ({ plan }) => `This endpoint needs the ${plan === 'pro' ? 'Pro or Enterprise' : 'Enterprise'} plan.`,
  scope_required: ({ scope }) => `This key lacks the scope "${scope}".`,
}
