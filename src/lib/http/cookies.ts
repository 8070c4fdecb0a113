// The only cookie: the secret of a session. Knows headers, not sessions.

import type { FastifyRequest } from 'fastify'
import { problem } from '../problems.ts'

/** Over https, no other host and no plain http page can set a cookie with the first name (RFC 6265bis). */
const nameOf = (isHttps: boolean): string => (isHttps ? '__Host-gonggo' : 'gonggo')

/** The value of the cookie; `undefined` if it is absent, empty or sent twice, which would be ambiguous. */
export function readCookie(header: string | undefined, isHttps: boolean): string | undefined {
  if (header === undefined) return undefined
  const start = `${nameOf(isHttps)}=`
  const ours = header.split(';').filter((one) => one.trimStart().startsWith(start))
  if (ours.length !== 1) return undefined
  return ours[0]?.trim().slice(start.length) || undefined
}

const settings = (isHttps: boolean): string => `Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`

export const cookieOf = (secret: string, isHttps: boolean, seconds: number): string =>
  `${nameOf(isHttps)}=${secret}; Max-Age=${seconds}; ${settings(isHttps)}`

/** Makes the browser delete it. */
export const noCookie = (isHttps: boolean): string => `${nameOf(isHttps)}=; Max-Age=0; ${settings(isHttps)}`

const CONSOLE = 'x-gonggo-console'

/**
 * Another site can make a browser send our cookie, but not this header: the browser would first ask us for permission
 * (CORS), which we never give.
 */
export function refuseForged({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): void {
  if (method === 'GET' || method === 'HEAD' || headers[CONSOLE] === '1') return
  throw problem('console_header_required', {
    en: 'A request that changes something with a session needs the header "X-Gonggo-Console: 1".',
    ko: '세션 쿠키로 데이터를 변경하는 요청에는 "X-Gonggo-Console: 1" 헤더가 필요합니다.',
  })
}
