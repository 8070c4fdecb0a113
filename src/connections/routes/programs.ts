import { Type } from 'typebox'
import { type Http, SECRET_HEADERS } from '../../lib/http/index.ts'
import type { Connections } from '../index.ts'
import { Registration, TokenInput, TokenRevocation } from '../schema.ts'
import { faultHandler, faultResponses } from './faults.ts'

const Answer = Type.Unknown({ description: 'As its RFC defines it.' })
const response = { 200: Answer, ...faultResponses }
const BODY_BYTES = 32 * 1024

/** The endpoints that apps call without a browser. */
export function programRoutes(http: Http, connections: Connections): void {
  registerRoute(http, connections)
  tokenRoute(http, connections)
  revokeRoute(http, connections)
}

function registerRoute(http: Http, connections: Connections): void {
  http.post(
    '/oauth/register',
    {
      bodyLimit: BODY_BYTES,
      config: { access: 'open' },
      errorHandler: faultHandler(connections),
      schema: { hide: true, body: Registration, response: { 201: Answer, ...faultResponses } },
    },
    async (request, reply) => {
      const { id, name, redirectUris, createdAt } = await connections.register(request.body, request.clientIp)
      return reply.code(201).send({
        client_id: id,
        client_id_issued_at: Math.floor(createdAt / 1000),
        client_name: name,
        redirect_uris: redirectUris,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
      })
    },
  )
}

function tokenRoute(http: Http, connections: Connections): void {
  http.post(
    '/oauth/token',
    {
      bodyLimit: BODY_BYTES,
      config: { access: 'open', form: true, showsSecret: true },
      errorHandler: faultHandler(connections),
      schema: { hide: true, body: TokenInput, response },
    },
    async (request, reply) => {
      const answer = await connections.tokens.answer(request.body, request.id)
      return reply.headers(SECRET_HEADERS).send(answer)
    },
  )
}

function revokeRoute(http: Http, connections: Connections): void {
  http.post(
    '/oauth/revoke',
    {
      bodyLimit: BODY_BYTES,
      config: { access: 'open', form: true },
      errorHandler: faultHandler(connections),
      schema: { hide: true, body: TokenRevocation, response },
    },
    async (request) => {
      await connections.tokens.revoke(request.body, request.id)
      return {}
    },
  )
}
