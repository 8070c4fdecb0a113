import type { FastifyReply } from 'fastify'
import { DAY, SECOND } from '../../lib/clock.ts'
import { cookieOf, type Http, noCookie, refuseForged } from '../../lib/http/index.ts'
import { Type } from '../../lib/type.ts'
import type { Sessions } from '../index.ts'
import { LinkInput, LinkReceipt, Session, SignIn } from '../schema/sessions.ts'
import { cookieIn, neededCookie, refuseInClear, signInRequestOf } from './cookie.ts'

const PATH = '/session'
const tags = ['Session']
/** The maximum duration of a session; the service decides when it ends, not the browser. */
const COOKIE_SECONDS = (30 * DAY) / SECOND

/** By cookie alone: these routes need no key. */
export function signInRoutes(http: Http, sessions: Sessions): void {
  signIn(http, sessions)
  mailLink(http, sessions)
  getSession(http, sessions)
  signOut(http, sessions)
}

function signIn(http: Http, sessions: Sessions): void {
  http.post(
    PATH,
    {
      bodyLimit: 12_288,
      config: {
        access: 'open',
        showsSecret: true,
        problems: [
          'invalid_key',
          'expired_key',
          'revoked_key',
          'session_ended',
          'invalid_link',
          'invalid_passkey',
          'passkeys_unavailable',
          'https_required',
          'access_blocked',
          'ip_not_allowed',
          'console_header_required',
        ],
      },
      schema: {
        operationId: 'signIn',
        title: { en: 'Sign in', ko: '로그인' },
        about: {
          en: 'Sign in with a key, with the token of a mailed link, or with a passkey that has signed a challenge of `POST /session/challenges`. Plain http works only on the server itself. The response sets an `HttpOnly` cookie that authenticates all routes under `/v1` with the scopes of the key, or of the member’s role: `__Host-gonggo` over https, `gonggo` over plain http. Its value is new at every sign-in. The session ends with the key or the membership, after 12 hours without use, and after 30 days. Requests with the cookie that change something need the header `X-Gonggo-Console: 1`.',
          ko: '키, 메일로 받은 링크의 토큰, 또는 `POST /session/challenges`의 챌린지에 서명한 패스키로 로그인합니다. 암호화하지 않은 http에서는 서비스가 실행되는 컴퓨터에서만 로그인할 수 있습니다. 응답의 쿠키는 `/v1` 요청을 키 또는 구성원의 역할로 인증합니다. 쿠키의 이름은 https에서 `__Host-gonggo`, http에서 `gonggo`이며, 스크립트가 읽을 수 없고 로그인할 때마다 값이 바뀝니다. 세션은 12시간 동안 쓰지 않거나, 30일이 지나거나, 키가 무효가 되거나, 구성원이 제거되면 종료됩니다. 쿠키로 데이터를 변경하는 요청에는 `X-Gonggo-Console: 1` 헤더가 필요합니다.',
        },
        tags,
        body: SignIn,
        response: { 200: Session },
      },
    },
    async (request, reply) => {
      if (cookieIn(request) !== null) refuseForged(request)
      refuseInClear(request)
      const { secret, session } = await enter(sessions, request.body, signInRequestOf(request))
      return setCookie(reply, cookieOf(secret, request.server.isHttps(request), COOKIE_SECONDS)).send(session)
    },
  )
}

function enter(sessions: Sessions, { key, passkey, token = '' }: SignIn, from: ReturnType<typeof signInRequestOf>) {
  if (key !== undefined) return sessions.byKey(key, from)
  return passkey === undefined ? sessions.byToken(token, from) : sessions.byPasskey(passkey, from)
}

function mailLink(http: Http, { links }: Sessions): void {
  http.post(
    `${PATH}/links`,
    {
      bodyLimit: 4096,
      config: { access: 'open', problems: ['rate_limited'] },
      schema: {
        operationId: 'mailSignInLink',
        title: { en: 'Mail a sign-in link', ko: '로그인 링크 메일 보내기' },
        about: {
          en: 'For members of a team. The link works once, within 15 minutes. The response is the same for every address. Limits per hour: 5 links to one address from one network, 20 to one address from all networks, and 30 from one network.',
          ko: '구성원에게 로그인 링크를 메일로 보냅니다. 링크는 15분 동안 한 번만 쓸 수 있습니다. 구성원이 아닌 주소에도 응답은 같습니다. 1시간에 한 네트워크에서 한 주소로 5통, 모든 네트워크에서 한 주소로 20통, 한 네트워크에서 모두 30건까지 허용합니다.',
        },
        tags,
        body: LinkInput,
        response: { 202: LinkReceipt },
      },
    },
    async (request, reply) => {
      await links.ask(request.body.email, request.clientIp)
      return reply.code(202).send({ state: 'accepted' })
    },
  )
}

const setCookie = (reply: FastifyReply, cookie: string) => reply.headers({ 'set-cookie': cookie })

function getSession(http: Http, sessions: Sessions): void {
  http.get(
    PATH,
    {
      config: {
        access: 'open',
        byCookie: true,
        problems: [
          'missing_credentials',
          'session_ended',
          'expired_key',
          'revoked_key',
          'access_blocked',
          'ip_not_allowed',
        ],
      },
      schema: {
        operationId: 'getSession',
        title: { en: 'Who is signed in', ko: '로그인한 사람' },
        about: {
          en: 'Account, member or key, role, operator status, scopes, plan, language and expiry of the session.',
          ko: '계정, 구성원 또는 키, 역할, 운영자 여부, 권한, 요금제, 언어, 세션의 만료 시각입니다.',
        },
        tags,
        response: { 200: Session },
      },
    },
    async (request) => sessions.current(neededCookie(request), request.clientIp),
  )
}

function signOut(http: Http, sessions: Sessions): void {
  http.delete(
    PATH,
    {
      config: {
        access: 'open',
        byCookie: true,
        problems: ['missing_credentials', 'console_header_required'],
      },
      schema: {
        operationId: 'signOut',
        title: { en: 'Sign out', ko: '로그아웃' },
        about: {
          en: 'Ends the session on every process within a second. Signing out twice changes nothing.',
          ko: '1초 안에 모든 프로세스에서 세션을 종료합니다. 반복해도 결과는 같습니다.',
        },
        tags,
        response: { 204: Type.Null({ description: { en: 'The session has ended.', ko: '세션이 종료되었습니다.' } }) },
      },
    },
    async (request, reply) => {
      refuseForged(request)
      await sessions.signOut(neededCookie(request), request.id)
      return setCookie(reply, noCookie(request.server.isHttps(request)))
        .code(204)
        .send(null)
    },
  )
}
