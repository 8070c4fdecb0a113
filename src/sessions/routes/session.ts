import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { DAY, SECOND } from '../../lib/clock.ts'
import { cookieOf, type Http, noCookie, refuseForged } from '../../lib/http/index.ts'
import type { Sessions } from '../index.ts'
import { LinkInput, LinkReceipt, Session, SignIn } from '../schema.ts'
import { arrivalOf, cookieIn, neededCookie, refuseInClear } from './cookie.ts'

const PATH = '/session'
const tags = ['Session']
/** As long as a session can last; when it ends is decided here, not by the browser. */
const COOKIE_SECONDS = (30 * DAY) / SECOND

/** By a cookie alone: these routes need no key. */
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
        summary: 'Sign in',
        description:
          'Sign in with a key, with the token of a mailed link, or with a passkey that has signed a challenge of `POST /session/challenges`. Plain http works only on the server itself. The response sets an `HttpOnly` cookie that authenticates all routes under `/v1` with the scopes of the key, or of the member’s role: `__Host-gonggo` over https, `gonggo` over plain http. Its value is new at every sign-in. The session ends with the key or the membership, after 12 hours without use, and after 30 days. Requests with the cookie that change something need the header `X-Gonggo-Console: 1`.',
        tags,
        body: SignIn,
        response: { 200: Session },
      },
    },
    async (request, reply) => {
      if (cookieIn(request) !== null) refuseForged(request)
      refuseInClear(request)
      const { secret, session } = await enter(sessions, request.body, arrivalOf(request))
      return setCookie(reply, cookieOf(secret, request.server.isHttps(request), COOKIE_SECONDS)).send(session)
    },
  )
}

function enter(sessions: Sessions, { key, passkey, token = '' }: SignIn, arrival: ReturnType<typeof arrivalOf>) {
  if (key !== undefined) return sessions.byKey(key, arrival)
  return passkey === undefined ? sessions.byToken(token, arrival) : sessions.byPasskey(passkey, arrival)
}

function mailLink(http: Http, { links }: Sessions): void {
  http.post(
    `${PATH}/links`,
    {
      bodyLimit: 4096,
      config: { access: 'open', problems: ['rate_limited'] },
      schema: {
        operationId: 'mailSignInLink',
        summary: 'Mail a sign-in link',
        description:
          'For members of a team. The link works once, within 15 minutes. The response is the same for every address. Limits per hour: 5 links to one address from one network, 20 to one address from all networks, and 30 from one network.',
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
        summary: 'Who is signed in',
        description: 'Account, member or key, role, operator status, scopes, plan, language and expiry of the session.',
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
        summary: 'Sign out',
        description: 'Ends the session on every process within a second. Signing out twice changes nothing.',
        tags,
        response: { 204: Type.Null({ description: 'The session has ended.' }) },
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
