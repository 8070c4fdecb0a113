import { entityTag, type Http, satisfiesIfMatch } from '../../lib/http/index.ts'
import { actorOf } from '../../vocabulary/actors.ts'
import type { CompanyEligibility } from '../index.ts'
import { Profile, ProfileInput } from '../schema/profile.ts'

const PATH = '/v1/profile'
const tags = ['Eligibility']

export function profileRoutes(http: Http, profiles: CompanyEligibility['profiles']): void {
  http.get(
    PATH,
    {
      config: { access: { needs: 'notices', scope: 'profile:read' } },
      schema: {
        operationId: 'getProfile',
        title: { en: 'Read the company profile', ko: '회사 정보 조회' },
        about: {
          en: 'What the account has declared about its company. An account has one profile; before it is first stored, everything is empty and `updatedAt` is `null`.',
          ko: '계정이 등록한 회사 정보입니다. 회사 정보는 계정마다 하나입니다. 처음 저장하기 전에는 모두 비어 있고 `updatedAt`은 `null`입니다.',
        },
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
        title: { en: 'Replace the company profile', ko: '회사 정보 저장' },
        about: {
          en: 'Stores the profile as a whole. What is absent counts as not declared, never as missing, unless `complete` names its list. With `If-Match` the profile is replaced only if its `ETag` is still the one you send.',
          ko: '회사 정보 전체를 저장합니다. 목록에 없는 항목은 등록하지 않은 것으로 보며, `complete`에 그 목록이 있을 때만 보유하지 않은 것으로 봅니다. `If-Match`를 보내면 `ETag`가 같을 때만 바꿉니다.',
        },
        tags,
        body: ProfileInput,
        response: { 200: Profile },
      },
    },
    async (request, reply) => {
      const tagOf = (profile: Profile) => entityTag(reply.serialize(profile) as string)
      const isAsRead = (now: Profile) => satisfiesIfMatch(request.headers['if-match'], tagOf(now))
      const by = { accountId: request.caller.accountId, actor: actorOf(request.caller), requestId: request.id }
      const profile = await profiles.replace(by, request.body, isAsRead)
      reply.header('etag', tagOf(profile))
      return profile
    },
  )
}
