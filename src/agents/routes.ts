import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { attemptOf, fieldErrors, type Http, JSON_TYPE, languageOf, ORDINARY_BYTES } from '../lib/http/index.ts'
import { Problem, problem } from '../lib/problems.ts'
import type { AgentRequest, Agents } from './index.ts'
import { RpcMessage } from './schema.ts'

const Answer = Type.Unknown({ description: 'A message of JSON-RPC.' })

/** Not in the reference, because the Model Context Protocol defines these requests and responses. */
export function mcpRoute(http: Http, { answer, publicUrl, hasConsole }: Agents): void {
  http.post(
    '/mcp',
    {
      bodyLimit: ORDINARY_BYTES,
      config: {
        access: { needs: 'notices', scope: 'any' },
        byToken: true,
        // The tool is known only from the body. Statistics are heavy, so all calls count as heavy.
        heavy: true,
        inTurn: true,
        problems: ['origin_not_allowed'],
        inspect: async (request) => refuseForeignPages(request, publicUrl()),
      },
      errorHandler: (error) => {
        throw hasConsole ? withMetadata(error, publicUrl()) : error
      },
      schema: {
        hide: true,
        body: RpcMessage,
        response: { 200: Answer, 202: Type.Null(), 400: Answer, 404: Answer },
      },
    },
    async (request, reply) => {
      const { body: message, headers } = request
      const { status, body } = await answer({ url: `${publicUrl()}/mcp`, message, headers }, visitOf(request))
      reply.code(status as 200)
      return body === '' ? reply.send() : reply.type(`${JSON_TYPE}; charset=utf-8`).send(body)
    },
  )
}

const visitOf = (request: FastifyRequest): AgentRequest => ({
  caller: request.caller,
  language: languageOf(request),
  // Each step of an agent is a separate message, so `Idempotency-Key` is ignored.
  attempt: { ...attemptOf(request, request.caller.accountId), key: undefined },
  faultsOf: (schema, value) => fieldErrors(request, schema, value),
})

/** Adds the URL of the resource metadata to the challenge, so that clients find the authorization server (RFC 9728). */
function withMetadata(error: unknown, publicUrl: string): unknown {
  if (!(error instanceof Problem)) return error
  const given = challengeOf(error)
  if (given === null) return error
  const metadata = `resource_metadata="${publicUrl}/.well-known/oauth-protected-resource/mcp"`
  const headers = Object.assign({}, error.headers, { 'WWW-Authenticate': `${given}, ${metadata}` })
  return problem(error.code, error.detail, { headers, errors: error.errors, language: error.language })
}

function challengeOf({ status, code, headers }: Problem): string | null {
  if (status !== 401) return headers['WWW-Authenticate'] ?? null
  return `Bearer realm="gonggo"${code === 'missing_credentials' ? '' : ', error="invalid_token"'}`
}

/** Rejects pages of other sites that reach this address through a visitor's browser, for example by DNS rebinding. */
function refuseForeignPages({ headers: { origin } }: FastifyRequest, publicUrl: string): void {
  if (origin === undefined || origin === new URL(publicUrl).origin) return
  throw problem('origin_not_allowed', {
    en: 'Web pages of other sites cannot use this endpoint. Connect from the program itself, without the header Origin.',
    ko: '다른 사이트의 웹 페이지에서는 호출할 수 없습니다. Origin 헤더 없이 프로그램에서 직접 연결해 주십시오.',
  })
}
