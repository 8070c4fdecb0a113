// What services are given of a request: who called, and what idempotency remembers it by.

import type { FastifyRequest } from 'fastify'
import type { Attempt } from '../idempotency.ts'
import { networkOf } from '../net.ts'
import { languageOf } from './language.ts'

/**
 * `scope` is the account's id, or `networkScope` on routes without key. The path is the declared one with the parameters
 * of this request in it, so that one address has one path however it is spelled.
 */
export const attemptOf = (request: FastifyRequest, scope: string): Attempt => ({
  scope,
  method: request.method,
  path: pathOf(request),
  key: request.headers['idempotency-key'],
  body: request.rawBody,
  secretAnswer: request.routeOptions.config.showsSecret ?? false,
  language: languageOf(request),
})

/** The caller as services take it, with the request that their records name. */
export const callerOf = <Caller extends object>(request: {
  caller: Caller
  id: string
}): Caller & { requestId: string } => ({
  ...request.caller,
  requestId: request.id,
})

export const networkScope = ({ clientIp }: FastifyRequest): string => `network ${networkOf(clientIp)}`

function pathOf({ routeOptions, params }: FastifyRequest): string {
  const given = params as Record<string, string>
  return (routeOptions.url ?? '').replace(/:(\w+)/g, (_, name: string) => given[name] ?? '')
}
