import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { answerList, callerOf, type Http, noCookie } from '../../lib/http/index.ts'
import { listSchema, PageQuery } from '../../lib/page.ts'
import type { Sessions } from '../index.ts'
import { SessionEntry, SessionPath } from '../schema.ts'

const PATH = '/v1/sessions'
const tags = ['Session']
const ours = { access: { needs: 'access', scope: 'any' }, limiter: 'manage' } as const

/** A person's own sessions: those of the member who is signed in, or those that stand for the key. */
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
        summary: 'List your sessions',
        description:
          'The sessions of the signed-in member, or those created with the calling key, most recently used first.',
        tags,
        querystring: PageQuery,
        response: { 200: listSchema(SessionEntry, { $id: 'SessionList', description: 'A page of sessions' }) },
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
        summary: 'End one of your sessions',
        description: 'Every process refuses it within a second.',
        tags,
        params: SessionPath,
        response: { 204: Type.Null({ description: 'The session has ended.' }) },
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
        summary: 'End all your sessions',
        description: 'Signs you out everywhere, including here. Every process rejects the sessions within a second.',
        tags,
        response: { 204: Type.Null({ description: 'The sessions have ended.' }) },
      },
    },
    async (request, reply) => sendEnd(request, reply, await sessions.end(callerOf(request), null)),
  )
}

/** A browser forgets the cookie of a session that ended. */
function sendEnd(request: FastifyRequest, reply: FastifyReply, isOwn: boolean) {
  if (isOwn) reply.headers({ 'set-cookie': noCookie(request.server.isHttps(request)) })
  return reply.code(204).send(null)
}
