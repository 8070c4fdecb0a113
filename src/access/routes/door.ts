import type { FastifyRequest } from 'fastify'
import type { Http } from '../../lib/http.ts'
import { type Problem, problem, unavailable } from '../../lib/problems.ts'
import type { Access, Caller } from '../index.ts'
import type { Demand, Refusal } from '../rules/keys.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** There on every route that demands a key: the door has let him in. */
    caller: Caller
  }
}

/** After this long without a word from the database, what is remembered of keys may have been revoked elsewhere. */
const SILENCE_MS = 5_000
/** These answer even then; /readyz says itself what is wrong. */
const STAND_ALONE = new Set(['/v1', '/healthz', '/metrics', '/readyz'])

/** Puts the door before every route; the path and the method have been found good by then. */
export function guard(http: Http, { door }: Access): void {
  // Made known to Fastify at once, so that requests keep one shape; the door fills it before any keyed handler runs.
  http.decorateRequest('caller', null as unknown as Caller)
  http.addHook('onRequest', async (request) => {
    const { config, url } = request.routeOptions
    if (config.access === undefined || (url !== undefined && STAND_ALONE.has(url))) return
    if (door.silentMs() > SILENCE_MS) throw unavailable()
    if (typeof config.access !== 'object') return
    const answer = await door.admit(soleAuthorization(request), config.access, request.clientIp)
    if (typeof answer === 'string') throw refuse(answer, config.access, request.clientIp)
    request.caller = answer
  })
}

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
