import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { answerList, type Http, refuseForged } from '../../lib/http/index.ts'
import { listSchema, offsetOf, PageQuery } from '../../lib/page.ts'
import type { ProblemCode } from '../../vocabulary/problems.ts'
import type { Sessions } from '../index.ts'
import { Passkey, PasskeyChange, PasskeyInput, PasskeyOptions, PasskeyPath, PasskeyRequest } from '../schema.ts'
import { arrivalOf, neededCookie } from './cookie.ts'

const PATH = '/session/passkeys'
const tags = ['Session']

/** They belong to the member who is signed in, so no key will do. */
export function passkeyRoutes(http: Http, sessions: Sessions): void {
  askChallenge(http, sessions)
  beginPasskey(http, sessions)
  addPasskey(http, sessions)
  listPasskeys(http, sessions)
  renamePasskeyRoute(http, sessions)
  removePasskey(http, sessions)
}

const ofMembers = (...problems: ProblemCode[]) => ({
  access: 'open' as const,
  byCookie: true as const,
  problems: [
    'missing_credentials',
    'session_ended',
    'access_blocked',
    'ip_not_allowed',
    'member_required',
    ...problems,
  ] satisfies ProblemCode[],
})
const changing = (...problems: ProblemCode[]) => ofMembers('console_header_required', ...problems)

const memberOf = (sessions: Sessions, request: FastifyRequest) =>
  sessions.member(neededCookie(request), arrivalOf(request))

function askChallenge(http: Http, { passkeys }: Sessions): void {
  http.post(
    '/session/challenges',
    {
      config: { access: 'open', problems: ['passkeys_unavailable', 'rate_limited'] },
      schema: {
        operationId: 'beginPasskeySignIn',
        summary: 'Begin to sign in with a passkey',
        description:
          'A challenge for a passkey to sign, good for 5 minutes and for one sign-in. No address is asked for and the answer is of the same kind for everybody: the device knows whom it can sign in here. At most 300 an hour are given to a network.',
        tags,
        response: { 200: PasskeyRequest },
      },
    },
    async (request) => passkeys.ask(request.clientIp),
  )
}

function beginPasskey(http: Http, sessions: Sessions): void {
  http.post(
    `${PATH}/options`,
    {
      config: changing('limit_reached', 'passkeys_unavailable'),
      schema: {
        operationId: 'beginPasskey',
        summary: 'Begin to add a passkey',
        description:
          'What a browser needs to make a passkey for the member who is signed in. The challenge is good for 5 minutes, once. A member can have 20 passkeys.',
        tags,
        response: { 200: PasskeyOptions },
      },
    },
    async (request) => {
      refuseForged(request)
      return sessions.passkeys.begin(await memberOf(sessions, request))
    },
  )
}

function addPasskey(http: Http, sessions: Sessions): void {
  http.post(
    PATH,
    {
      bodyLimit: 24_576,
      config: changing('limit_reached', 'passkeys_unavailable'),
      schema: {
        operationId: 'addPasskey',
        summary: 'Add a passkey',
        description:
          'What the browser has made from the options. The member is told by mail. Whoever adds a passkey signs in with it from then on: `POST /session {"passkey": …}`.',
        tags,
        body: PasskeyInput,
        response: { 201: Passkey },
      },
    },
    async (request, reply) => {
      refuseForged(request)
      const member = await memberOf(sessions, request)
      return reply.code(201).send(await sessions.passkeys.add(member, request.body))
    },
  )
}

function listPasskeys(http: Http, sessions: Sessions): void {
  http.get(
    PATH,
    {
      config: ofMembers(),
      schema: {
        operationId: 'listPasskeys',
        summary: 'List your passkeys',
        description: 'Those of the member who is signed in; the oldest comes first.',
        tags,
        querystring: PageQuery,
        response: { 200: listSchema(Passkey, { $id: 'PasskeyList', description: 'A page of passkeys' }) },
      },
    },
    async (request, reply) => {
      const all = await sessions.passkeys.list(await memberOf(sessions, request))
      return answerList(request, reply, async (page) => {
        const start = offsetOf(page)
        return { total: all.length, items: all.slice(start, start + page.pageSize) }
      })
    },
  )
}

function renamePasskeyRoute(http: Http, sessions: Sessions): void {
  http.patch(
    `${PATH}/:id`,
    {
      config: changing(),
      schema: {
        operationId: 'renamePasskey',
        summary: 'Rename a passkey',
        description: 'The name is for you alone.',
        tags,
        params: PasskeyPath,
        body: PasskeyChange,
        response: { 200: Passkey },
      },
    },
    async (request) => {
      refuseForged(request)
      const member = await memberOf(sessions, request)
      return sessions.passkeys.rename(member, request.params.id, request.body.name)
    },
  )
}

function removePasskey(http: Http, sessions: Sessions): void {
  http.delete(
    `${PATH}/:id`,
    {
      config: changing(),
      schema: {
        operationId: 'removePasskey',
        summary: 'Remove a passkey',
        description:
          'It signs nobody in any more. Sessions that were begun with it end within a second, but for the one you ask with.',
        tags,
        params: PasskeyPath,
        response: { 204: Type.Null({ description: 'The passkey is gone.' }) },
      },
    },
    async (request, reply) => {
      refuseForged(request)
      await sessions.passkeys.remove(await memberOf(sessions, request), request.params.id)
      return reply.code(204).send(null)
    },
  )
}
