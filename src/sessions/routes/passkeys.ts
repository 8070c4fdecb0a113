import type { FastifyRequest } from 'fastify'
import { answerList, type Http, refuseForged } from '../../lib/http/index.ts'
import { listSchema, offsetOf, PageQuery } from '../../lib/page.ts'
import { Type } from '../../lib/type.ts'
import type { ProblemCode } from '../../vocabulary/problems.ts'
import type { Sessions } from '../index.ts'
import {
  Passkey,
  PasskeyChange,
  PasskeyInput,
  PasskeyOptions,
  PasskeyPath,
  PasskeyRequest,
} from '../schema/passkeys.ts'
import { neededCookie, signInRequestOf } from './cookie.ts'

const PATH = '/session/passkeys'
const tags = ['Session']

/** They belong to the signed-in member, so keys are not accepted. */
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
  sessions.member(neededCookie(request), signInRequestOf(request))

function askChallenge(http: Http, { passkeys }: Sessions): void {
  http.post(
    '/session/challenges',
    {
      config: { access: 'open', problems: ['passkeys_unavailable', 'rate_limited'] },
      schema: {
        operationId: 'beginPasskeySignIn',
        title: { en: 'Begin to sign in with a passkey', ko: '패스키 로그인 시작' },
        about: {
          en: 'Returns a challenge for a passkey to sign, valid for 5 minutes and one sign-in. No mail address is needed: the device knows its users. At most 300 an hour are issued to one network.',
          ko: '패스키가 서명할 챌린지입니다. 5분 동안 한 번의 로그인에 쓸 수 있습니다. 이메일은 필요하지 않으며, 로그인할 구성원은 기기의 패스키가 정합니다. 네트워크마다 1시간에 300건까지 발급합니다.',
        },
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
        title: { en: 'Begin to add a passkey', ko: '패스키 추가 시작' },
        about: {
          en: 'The options with which a browser creates a passkey for the signed-in member. The challenge is valid for 5 minutes, once. A member can have 20 passkeys.',
          ko: '브라우저가 로그인한 구성원의 패스키를 만드는 데 필요한 값입니다. 챌린지는 5분 동안 한 번만 유효합니다. 패스키는 구성원마다 20개까지입니다.',
        },
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
        title: { en: 'Add a passkey', ko: '패스키 추가' },
        about: {
          en: 'Stores the passkey that the browser created from the options, and notifies the member by mail. Sign in with it by `POST /session {"passkey": …}`.',
          ko: '브라우저가 만든 패스키를 등록하고 구성원에게 메일로 알립니다. 이후 이 패스키로 로그인합니다: `POST /session {"passkey": …}`.',
        },
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
        title: { en: 'List your passkeys', ko: '내 패스키 목록' },
        about: {
          en: 'The passkeys of the signed-in member, oldest first.',
          ko: '로그인한 구성원의 패스키를 추가한 순서대로 반환합니다.',
        },
        tags,
        querystring: PageQuery,
        response: {
          200: listSchema(Passkey, {
            $id: 'PasskeyList',
            description: { en: 'A page of passkeys', ko: '패스키 한 페이지' },
          }),
        },
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
        title: { en: 'Rename a passkey', ko: '패스키 이름 바꾸기' },
        about: { en: 'Only you see the name.', ko: '이름은 본인에게만 보입니다.' },
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
        title: { en: 'Remove a passkey', ko: '패스키 삭제' },
        about: {
          en: 'The passkey can no longer be used to sign in. Sessions created with it end within a second, except the one making this request.',
          ko: '삭제하면 이 패스키로 로그인할 수 없습니다. 이 패스키로 로그인한 다른 세션은 1초 안에 종료됩니다.',
        },
        tags,
        params: PasskeyPath,
        response: { 204: Type.Null({ description: { en: 'The passkey is removed.', ko: '패스키를 삭제했습니다.' } }) },
      },
    },
    async (request, reply) => {
      refuseForged(request)
      await sessions.passkeys.remove(await memberOf(sessions, request), request.params.id)
      return reply.code(204).send(null)
    },
  )
}
