import type { FastifyReply } from 'fastify'
import { answerList, attemptOf, callerOf, entityTag, type Http, satisfiesIfMatch } from '../../lib/http/index.ts'
import { listSchema, PageQuery } from '../../lib/page.ts'
import { Type } from '../../lib/type.ts'
import type { Teams } from '../index.ts'
import { KeysQuery, MemberInput, MemberPatch, MemberPath, TeamMember } from '../schema.ts'

const PATH = '/v1/teams'
const ONE = `${PATH}/:id`
const tags = ['Team']
const reading = { access: { needs: 'team', scope: 'team:read' } } as const
const managing = { access: { needs: 'team', scope: 'team:manage' } } as const

export function memberRoutes(http: Http, teams: Teams): void {
  listMembers(http, teams)
  inviteMember(http, teams)
  getMember(http, teams)
  changeMember(http, teams)
  removeMember(http, teams)
}

function listMembers(http: Http, teams: Teams): void {
  http.get(
    PATH,
    {
      config: reading,
      schema: {
        operationId: 'listTeam',
        title: { en: 'List team members', ko: '구성원 목록' },
        about: {
          en: 'The members of the account with their permissions, in the order in which they joined.',
          ko: '계정의 구성원과 역할을 참여한 순서로 반환합니다.',
        },
        tags,
        querystring: PageQuery,
        response: {
          200: listSchema(TeamMember, {
            $id: 'TeamList',
            description: { en: 'A page of the team', ko: '구성원 한 페이지' },
          }),
        },
      },
    },
    async (request, reply) => answerList(request, reply, (page) => teams.list(request.caller.accountId, page)),
  )
}

function inviteMember(http: Http, teams: Teams): void {
  http.post(
    PATH,
    {
      config: { ...managing, idempotent: true, problems: ['limit_reached', 'member_exists'] },
      schema: {
        operationId: 'inviteTeamMember',
        title: { en: 'Invite a member', ko: '구성원 초대' },
        about: {
          en: 'Mails an invitation whose link is valid for 30 days. The role cannot grant more than the calling key has. An address that is already invited gets another mail, at most three a day, and the response is 200; `invitedAt` is the time of the last mail.',
          ko: '30일 동안 유효한 링크가 있는 초대 메일을 보냅니다. 역할의 권한은 호출한 키의 권한을 넘을 수 없습니다. 이미 초대한 주소에는 하루 세 번까지 메일을 다시 보내고 200으로 응답합니다. `invitedAt`은 마지막 메일의 시각입니다.',
        },
        tags,
        body: MemberInput,
        response: { 200: TeamMember, 201: TeamMember },
      },
    },
    async (request, reply) => {
      const attempt = attemptOf(request, request.caller.accountId)
      const { status, headers, body } = await teams.invite(attempt, callerOf(request), request.body)
      return reply
        .code(status === 200 ? 200 : 201)
        .headers(headers)
        .send(body)
    },
  )
}

function getMember(http: Http, teams: Teams): void {
  http.get(
    ONE,
    {
      config: reading,
      schema: {
        operationId: 'getTeamMember',
        title: { en: 'One member', ko: '구성원 한 명' },
        tags,
        params: MemberPath,
        response: { 200: TeamMember },
      },
    },
    async (request) => teams.find(request.caller.accountId, request.params.id),
  )
}

const tagOf = (reply: FastifyReply, member: TeamMember) => entityTag(reply.serialize(member) as string)

function changeMember(http: Http, teams: Teams): void {
  http.patch(
    ONE,
    {
      config: { ...managing, problems: ['last_owner', 'keys_depend', 'precondition_failed'] },
      schema: {
        operationId: 'changeTeamMember',
        title: { en: 'Change a member', ko: '구성원 변경' },
        about: {
          en: 'Absent fields stay as they are; `null` resets a field. Only owners can add, change and remove owners, and the last active owner cannot be removed. If the member has created keys that can do more than a lower role allows, `keys` must say what happens to them. `If-Match` is honoured.',
          ko: '보내지 않은 필드는 그대로 두고 `null`은 기본값으로 되돌립니다. 소유자를 추가·변경·제거하는 일은 소유자만 할 수 있으며 마지막 소유자는 바꿀 수 없습니다. 그 구성원의 키에 낮아진 역할보다 많은 권한이 있으면 `keys`로 처리 방법을 정해야 합니다. `If-Match`를 지원합니다.',
        },
        tags,
        params: MemberPath,
        querystring: KeysQuery,
        body: MemberPatch,
        response: { 200: TeamMember },
      },
    },
    async (request, reply) => {
      const { params, query, body, headers } = request
      const isAsRead = (now: TeamMember) => satisfiesIfMatch(headers['if-match'], tagOf(reply, now))
      const member = await teams.change(callerOf(request), params.id, body, query.keys, isAsRead)
      reply.header('etag', tagOf(reply, member))
      return member
    },
  )
}

function removeMember(http: Http, teams: Teams): void {
  http.delete(
    ONE,
    {
      config: { ...managing, problems: ['last_owner', 'keys_depend'] },
      schema: {
        operationId: 'removeTeamMember',
        title: { en: 'Remove a member', ko: '구성원 제거' },
        about: {
          en: 'The member gets no more mails. If the member has created keys that are still valid, `keys` must say what happens to them.',
          ko: '제거된 구성원은 메일을 받지 않습니다. 그 구성원이 만든 유효한 키가 있으면 `keys`로 처리 방법을 정해야 합니다.',
        },
        tags,
        params: MemberPath,
        querystring: KeysQuery,
        response: { 204: Type.Null({ description: { en: 'The member is removed.', ko: '구성원을 제거했습니다.' } }) },
      },
    },
    async (request, reply) => {
      await teams.remove(callerOf(request), request.params.id, request.query.keys)
      return reply.code(204).send(null)
    },
  )
}
