import type { FastifyRequest } from 'fastify'
import { readCookie } from '../../lib/http/index.ts'
import { problem } from '../../lib/problems.ts'

export const cookieIn = (request: FastifyRequest): string | null =>
  readCookie(request.headers.cookie, request.server.isHttps(request)) ?? null

export const signInRequestOf = (request: FastifyRequest) => ({
  address: request.clientIp,
  userAgent: request.headers['user-agent'],
  requestId: request.id,
  cookie: cookieIn(request),
})

/** The session cookie; without one the caller is not signed in. */
export function neededCookie(request: FastifyRequest): string {
  const cookie = cookieIn(request)
  if (cookie !== null) return cookie
  throw problem(
    'missing_credentials',
    { en: 'You are not signed in.', ko: '로그인하지 않은 상태입니다.' },
    { headers: { 'WWW-Authenticate': 'Bearer realm="gonggo"' } },
  )
}

/** Anyone who reads the traffic could use the session as well. */
export function refuseInClear(request: FastifyRequest): void {
  if (!request.server.isInClear(request)) return
  throw problem('https_required', {
    en: 'Over plain http, the session cookie could be intercepted. The operator must put a proxy with https in front of the service and set GONGGO_PUBLIC_URL to the https URL. On the server itself, http://localhost works.',
    ko: '이 서비스는 암호화되지 않은 http로 접속하므로 로그인 쿠키가 전송 중에 유출될 수 있습니다. 운영자가 서비스 앞에 https 프록시를 두고 GONGGO_PUBLIC_URL을 https 주소로 설정해야 합니다. 서비스가 실행되는 컴퓨터에서는 http://localhost로 로그인할 수 있습니다.',
  })
}
