// What services are given of a request: who called, and what idempotency remembers it by.

import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { type Attempt, replayOf } from '../idempotency.ts'
import { networkOf } from '../net.ts'
import { languageOf } from './language.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** How its route writes a body, where answers are remembered. */
    writes: Attempt['write'] | null
  }
}

/** Answers are stored as the route writes them, and sent again as they were stored. */
export function addReplays(route: RouteOptions): void {
  if (!route.config?.idempotent) return
  route.preHandler = [
    (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
      request.writes = (status, body) =>
        reply.getSerializationFunction(String(status))?.(body as Record<string, unknown>) ?? JSON.stringify(body)
      done()
    },
    ...[route.preHandler ?? []].flat(),
  ]
  route.preSerialization = [
    (
      _request: FastifyRequest,
      reply: FastifyReply,
      body: unknown,
      done: (error: Error | null, body: unknown) => void,
    ) => {
      const replay = replayOf(body)
      if (replay) reply.code(replay.status).serializer(() => replay.text)
      done(null, body)
    },
    ...[route.preSerialization ?? []].flat(),
  ]
}

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
  ...(request.writes ? { write: request.writes } : {}),
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
