import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { answerList, attemptOf, callerOf, entityTag, type Http, meetsIfMatch } from '../../lib/http/index.ts'
import { listSchema, PageQuery } from '../../lib/page.ts'
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
        summary: 'List team members',
        description: 'The members of the account with their permissions, in the order in which they joined.',
        tags,
        querystring: PageQuery,
        response: { 200: listSchema(TeamMember, { $id: 'TeamList', description: 'A page of the team' }) },
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
        summary: 'Invite a member',
        description:
          'Mails an invitation whose link is valid for 30 days. The role cannot grant more than the calling key has. An address that is already invited gets another mail, at most three a day, and the response is 200; `invitedAt` is the time of the last mail.',
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
        summary: 'One member',
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
        summary: 'Change a member',
        description:
          'Absent fields stay as they are; `null` resets a field. Only owners can add, change and remove owners, and the last active owner cannot be removed. If the member has created keys that can do more than a lower role allows, `keys` must say what happens to them. `If-Match` is honoured.',
        tags,
        params: MemberPath,
        querystring: KeysQuery,
        body: MemberPatch,
        response: { 200: TeamMember },
      },
    },
    async (request, reply) => {
      const { params, query, body, headers } = request
      const isAsRead = (now: TeamMember) => meetsIfMatch(headers['if-match'], tagOf(reply, now))
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
        summary: 'Remove a member',
        description:
          'The member gets no more mails. If the member has created keys that are still valid, `keys` must say what happens to them.',
        tags,
        params: MemberPath,
        querystring: KeysQuery,
        response: { 204: Type.Null({ description: 'The member is removed.' }) },
      },
    },
    async (request, reply) => {
      await teams.remove(callerOf(request), request.params.id, request.query.keys)
      return reply.code(204).send(null)
    },
  )
}
