import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerList, callerOf, type Http, noCookie } from '../../lib/http/index.ts'
import { listSchema, PageQuery } from '../../lib/page.ts'
import { Type } from '../../lib/type.ts'
import type { Sessions } from '../index.ts'
import { SessionEntry, SessionPath } from '../schema/sessions.ts'

const PATH = '/v1/sessions'
const tags = ['Session']
const ours = { access: { needs: 'access', scope: 'any' }, limiter: 'manage' } as const

/** The caller's own sessions: those of the signed-in member, or those started with the key. */
export function sessionListRoutes(http: Http, sessions: Sessions): void {
  endSession(http, sessions)
  listSessions(http, sessions)
  endSessions(http, sessions)
}

function listSessions(http: Http, sessions: Sessions): void {
  http.get(
    PATH,
    {
      config: ours,
      schema: {
        operationId: 'listSessions',
        title: { en: 'List your sessions', ko: '내 세션 목록' },
        about: {
          en: 'The sessions of the signed-in member, or those created with the calling key, most recently used first.',
          ko: '로그인한 구성원의 세션 또는 호출한 키의 세션을 최근에 사용한 순서로 반환합니다.',
        },
        tags,
        querystring: PageQuery,
        response: {
          200: listSchema(SessionEntry, {
            $id: 'SessionList',
            description: { en: 'A page of sessions', ko: '세션 한 페이지' },
          }),
        },
      },
    },
    async (request, reply) => answerList(request, reply, (page) => sessions.list(callerOf(request), page)),
  )
}

function endSession(http: Http, sessions: Sessions): void {
  http.delete(
    `${PATH}/:id`,
    {
      config: ours,
      schema: {
        operationId: 'endSession',
        title: { en: 'End one of your sessions', ko: '내 세션 종료' },
        about: { en: 'Every process rejects it within a second.', ko: '1초 안에 모든 프로세스에서 무효가 됩니다.' },
        tags,
        params: SessionPath,
        response: { 204: Type.Null({ description: { en: 'The session has ended.', ko: '세션이 종료되었습니다.' } }) },
      },
    },
    async (request, reply) => sendEnd(request, reply, await sessions.end(callerOf(request), request.params.id)),
  )
}

function endSessions(http: Http, sessions: Sessions): void {
  http.delete(
    PATH,
    {
      config: ours,
      schema: {
        operationId: 'endAllSessions',
        title: { en: 'End all your sessions', ko: '내 세션 모두 종료' },
        about: {
          en: 'Signs you out everywhere, including here. Every process rejects the sessions within a second.',
          ko: '현재 세션을 포함해 모든 기기에서 로그아웃합니다. 1초 안에 모든 프로세스에 적용됩니다.',
        },
        tags,
        response: {
          204: Type.Null({ description: { en: 'The sessions have ended.', ko: '모든 세션이 종료되었습니다.' } }),
        },
      },
    },
    async (request, reply) => sendEnd(request, reply, await sessions.end(callerOf(request), null)),
  )
}

/** The browser deletes the cookie of an ended session. */
function sendEnd(request: FastifyRequest, reply: FastifyReply, isOwn: boolean) {
  if (isOwn) reply.headers({ 'set-cookie': noCookie(request.server.isHttps(request)) })
  return reply.code(204).send(null)
}
