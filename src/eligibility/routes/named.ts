import type { FastifyRequest } from 'fastify'
import { answerList, attemptOf, entityTag, type Http, satisfiesIfMatch } from '../../lib/http/index.ts'
import { listSchema, PageQuery } from '../../lib/page.ts'
import { Type } from '../../lib/type.ts'
import { actorOf } from '../../vocabulary/actors.ts'
import { GRANTS } from '../../vocabulary/plans.ts'
import type { CompanyEligibility } from '../index.ts'
import { NamedProfile, NamedProfileInput, NamedProfilePath, NamedProfileSummary } from '../schema/named.ts'

type Named = CompanyEligibility['named']

const PATH = '/v1/profiles'
const ONE = `${PATH}/:id`
const tags = ['Eligibility']
// After a change to a plan without further companies, stored profiles can still be read and deleted.
const reading = { access: { needs: 'notices', scope: 'profile:read' } } as const
const deleting = { access: { needs: 'notices', scope: 'profile:write' } } as const
const writing = { access: { needs: 'profiles', scope: 'profile:write' } } as const

export function namedProfileRoutes(http: Http, named: Named): void {
  http.get(
    PATH,
    {
      config: reading,
      schema: {
        operationId: 'listNamedProfiles',
        title: { en: 'List further company profiles', ko: '추가 회사 정보 목록' },
        about: {
          en: 'Companies besides the one of `GET /v1/profile`, such as subsidiaries or members of a consortium, by name and without their profiles.',
          ko: '`GET /v1/profile`의 회사 외에 등록한 계열사, 공동수급 업체 등을 이름순으로 반환합니다. 상세 내용은 표시하지 않습니다.',
        },
        tags,
        querystring: PageQuery,
        response: {
          200: listSchema(NamedProfileSummary, {
            $id: 'NamedProfileList',
            description: { en: 'A page of profiles', ko: '회사 정보 한 페이지' },
          }),
        },
      },
    },
    async (request, reply) => answerList(request, reply, (page) => named.list(request.caller, page)),
  )
  createNamedProfile(http, named)
  http.get(
    ONE,
    {
      config: reading,
      schema: {
        operationId: 'getNamedProfile',
        title: { en: 'Read a further company profile', ko: '추가 회사 정보 조회' },
        tags,
        params: NamedProfilePath,
        response: { 200: NamedProfile },
      },
    },
    async (request) => named.find(request.caller, request.params.id),
  )
  replaceNamedProfile(http, named)
  http.delete(
    ONE,
    {
      config: { ...deleting, problems: ['profile_in_use'] },
      schema: {
        operationId: 'deleteNamedProfile',
        title: { en: 'Delete a further company profile', ko: '추가 회사 정보 삭제' },
        about: {
          en: 'A profile that keywords or schedules of reports use is not deleted: change or delete these first.',
          ko: '키워드나 보고서 예약에 사용하는 회사 정보는 삭제할 수 없습니다. 키워드와 예약을 먼저 변경하거나 삭제하십시오.',
        },
        tags,
        params: NamedProfilePath,
        response: { 204: Type.Null({ description: { en: 'Deleted.', ko: '삭제했습니다.' } }) },
      },
    },
    async (request, reply) => {
      await named.remove(changerOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  )
}

const changerOf = ({ caller, id }: Pick<FastifyRequest, 'caller' | 'id'>) => ({
  accountId: caller.accountId,
  plan: caller.plan,
  actor: actorOf(caller),
  requestId: id,
})

function createNamedProfile(http: Http, named: Named): void {
  http.post(
    PATH,
    {
      config: { ...writing, idempotent: true, problems: ['unknown_region', 'profile_exists', 'limit_reached'] },
      schema: {
        operationId: 'createNamedProfile',
        title: { en: 'Create a further company profile', ko: '추가 회사 정보 등록' },
        about: {
          en: `Stores the profile of another company, with the fields of \`PUT /v1/profile\` and a name. An account may have ${GRANTS.enterprise.profiles}.`,
          ko: `추가 회사의 이름과 회사 정보를 등록합니다. 필드는 \`PUT /v1/profile\`과 같으며 계정마다 ${GRANTS.enterprise.profiles}개까지 등록할 수 있습니다.`,
        },
        tags,
        body: NamedProfileInput,
        response: { 201: NamedProfile },
      },
    },
    async (request, reply) => {
      const attempt = attemptOf(request, request.caller.accountId)
      const { headers, body } = await named.create(attempt, changerOf(request), request.body)
      return reply.code(201).headers(headers).send(body)
    },
  )
}

function replaceNamedProfile(http: Http, named: Named): void {
  http.put(
    ONE,
    {
      config: { ...writing, problems: ['unknown_region', 'profile_exists', 'precondition_failed'] },
      schema: {
        operationId: 'replaceNamedProfile',
        title: { en: 'Replace a further company profile', ko: '추가 회사 정보 변경' },
        about: {
          en: 'Stores the name and the profile as a whole. With `If-Match` it is replaced only if its `ETag` is still the one you send.',
          ko: '이름과 회사 정보 전체를 저장합니다. `If-Match`를 보내면 `ETag`가 같을 때만 바꿉니다.',
        },
        tags,
        params: NamedProfilePath,
        body: NamedProfileInput,
        response: { 200: NamedProfile },
      },
    },
    async (request, reply) => {
      const tagOf = (profile: NamedProfile) => entityTag(reply.serialize(profile) as string)
      const isAsRead = (now: NamedProfile) => satisfiesIfMatch(request.headers['if-match'], tagOf(now))
      const profile = await named.replace(changerOf(request), request.params.id, request.body, isAsRead)
      reply.header('etag', tagOf(profile))
      return profile
    },
  )
}
