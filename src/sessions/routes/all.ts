import type { FastifyRequest } from 'fastify'
import type { Http } from '../../lib/http/index.ts'
import type { Sessions } from '../index.ts'
import { neededCookie, signInRequestOf } from './cookie.ts'
import { passkeyRoutes } from './passkeys.ts'
import { signInRoutes } from './session.ts'
import { sessionListRoutes } from './sessions.ts'

export function sessionRoutes(http: Http, sessions: Sessions): void {
  signInRoutes(http, sessions)
  passkeyRoutes(http, sessions)
  sessionListRoutes(http, sessions)
}

/** The signed-in member of a request, for routes of other features that take no key. */
export async function signedInMember(request: FastifyRequest, sessions: Sessions) {
  const cookie = neededCookie(request)
  const { accountId, memberId } = await sessions.member(cookie, signInRequestOf(request))
  const { scopes, entitlements } = await sessions.current(cookie, request.clientIp)
  return { accountId, memberId, scopes, entitlements }
}
