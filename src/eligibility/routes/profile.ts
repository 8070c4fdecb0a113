import { entityTag, type Http, meetsIfMatch } from '../../lib/http/index.ts'
import { actorOf } from '../../vocabulary/actors.ts'
import type { CompanyEligibility } from '../index.ts'
import { Profile, ProfileInput } from '../schema.ts'

const PATH = '/v1/profile'
const tags = ['Eligibility']

export function profileRoutes(http: Http, profiles: CompanyEligibility['profiles']): void {
  http.get(
    PATH,
    {
      config: { access: { needs: 'notices', scope: 'profile:read' } },
      schema: {
        operationId: 'getProfile',
        summary: 'Read the company profile',
        description:
          'What the account has declared about its company. An account has one profile; before it is first stored, everything is empty and `updatedAt` is `null`.',
        tags,
        response: { 200: Profile },
      },
    },
    async (request) => profiles.read(request.caller.accountId),
  )
  http.put(
    PATH,
    {
      config: {
        access: { needs: 'notices', scope: 'profile:write' },
        problems: ['unknown_region', 'precondition_failed'],
      },
      schema: {
        operationId: 'replaceProfile',
        summary: 'Replace the company profile',
        description:
          'Stores the profile as a whole. What is absent counts as not declared, never as missing, unless `complete` names its list. With `If-Match` the profile is replaced only if its `ETag` is still the one you send.',
        tags,
        body: ProfileInput,
        response: { 200: Profile },
      },
    },
    async (request, reply) => {
      const tagOf = (profile: Profile) => entityTag(reply.serialize(profile) as string)
      const isAsRead = (now: Profile) => meetsIfMatch(request.headers['if-match'], tagOf(now))
      const by = { accountId: request.caller.accountId, actor: actorOf(request.caller), requestId: request.id }
      const profile = await profiles.replace(by, request.body, isAsRead)
      reply.header('etag', tagOf(profile))
      return profile
    },
  )
}
