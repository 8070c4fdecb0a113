import type { FastifyRequest } from 'fastify'
import { type Http, refuseForged } from '../../lib/http/index.ts'
import type { ProblemCode } from '../../vocabulary/problems.ts'
import type { Connections, Decider } from '../index.ts'
import { AppDecision, AppRedirect, AppRequest, AppRequestQuery } from '../schema.ts'

/** Returns the member of the session; API keys are not accepted. */
export type MemberOf = (request: FastifyRequest) => Promise<Decider>

const PATH = '/session/app-requests'

const ofMembers = (...problems: ProblemCode[]) => ({
  access: 'open' as const,
  byCookie: true as const,
  problems: [
    'missing_credentials',
    'session_ended',
    'access_blocked',
    'ip_not_allowed',
    'member_required',
    'not_found',
    ...problems,
  ] satisfies ProblemCode[],
})

export function consentRoutes(http: Http, { consent }: Connections, memberOf: MemberOf): void {
  http.get(
    PATH,
    {
      config: ofMembers(),
      schema: { hide: true, querystring: AppRequestQuery, response: { 200: AppRequest } },
    },
    async (request) => consent.show(request.query.request, await memberOf(request)),
  )
  http.post(
    PATH,
    {
      config: Object.assign(ofMembers('console_header_required', 'plan_required', 'scope_required'), {
        showsSecret: true as const,
      }),
      schema: { hide: true, body: AppDecision, response: { 200: AppRedirect } },
    },
    async (request) => {
      refuseForged(request)
      return { redirectTo: await consent.decide(request.body, await memberOf(request)) }
    },
  )
}
