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
          'Returns a challenge for a passkey to sign, valid for 5 minutes and one sign-in. No mail address is needed: the device knows its users. At most 300 an hour are issued to one network.',
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
          'The options with which a browser creates a passkey for the signed-in member. The challenge is valid for 5 minutes, once. A member can have 20 passkeys.',
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
          'Stores the passkey that the browser created from the options, and notifies the member by mail. Sign in with it by `POST /session {"passkey": …}`.',
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
        description: 'The passkeys of the signed-in member, oldest first.',
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
        description: 'Only you see the name.',
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
          'The passkey can no longer be used to sign in. Sessions created with it end within a second, except the one making this request.',
        tags,
        params: PasskeyPath,
        response: { 204: Type.Null({ description: 'The passkey is removed.' }) },
      },
    },
    async (request, reply) => {
      refuseForged(request)
      await sessions.passkeys.remove(await memberOf(sessions, request), request.params.id)
      return reply.code(204).send(null)
    },
  )
}
