// What services get of a request: the caller, and the data by which idempotency recognises it.

import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { type Attempt, replayOf } from '../idempotency.ts'
import { networkOf } from '../net.ts'
import { languageOf } from './language.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** How the route serialises a body, if responses are stored. */
    writes: Attempt['write'] | null
  }
}

/** Responses are stored as the route serialises them, and replayed as they were stored. */
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
 * `scope` is the account's id, or `networkScope` on routes without a key. The path is the declared one with the
 * parameters of this request filled in, so that one resource has one path however it is encoded.
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

/** The caller in the form that services take, with the request id for their records. */
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
