import { type Static, Type } from 'typebox'
import { closed } from '../lib/shapes.ts'
import { APP_SCOPES, type Scope } from '../vocabulary/roles.ts'

/** An app, from its registration or its metadata document. */
export interface Client {
  id: string
  /** Chosen by the app, and not verified. */
  name: string
  redirectUris: string[]
}

/** A valid authorization request. */
export interface AuthorizationRequest {
  clientId: string
  clientName: string
  redirectUri: string
  state: string | null
  /** The hash of a secret of the app (PKCE). */
  challenge: string
  scopes: Scope[]
}

/** Names of errors from RFC 6749, 7591, 8707 and 7009. */
export type OAuthErrorName =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'invalid_target'
  | 'invalid_redirect_uri'
  | 'invalid_client_metadata'
  | 'unsupported_grant_type'
  | 'unsupported_response_type'
  | 'access_denied'
  | 'temporarily_unavailable'
  | 'server_error'

/** The answer to a token request. */
export interface TokenAnswer {
  access_token: string
  token_type: 'Bearer'
  expires_in: number
  refresh_token: string
  scope: string
}

/** Parameters of a form. Which are required depends on the others. Unknown ones are ignored (RFC 6749). */
const Parameter = Type.Optional(Type.String({ maxLength: 4000 }))
export const TokenInput = Type.Object(
  {
    grant_type: Parameter,
    client_id: Parameter,
    code: Parameter,
    redirect_uri: Parameter,
    code_verifier: Parameter,
    refresh_token: Parameter,
    scope: Parameter,
    resource: Parameter,
  },
  { additionalProperties: true },
)
export type TokenInput = Static<typeof TokenInput>

export const TokenRevocation = Type.Object({ token: Parameter, client_id: Parameter }, { additionalProperties: true })
export type TokenRevocation = Static<typeof TokenRevocation>

/** The handler validates the fields, because each error has a name that RFC 7591 defines. */
export const Registration = Type.Object({}, { additionalProperties: true })

const Scopes = (description: string) =>
  Type.Array(Type.Enum([...APP_SCOPES]), { maxItems: APP_SCOPES.length, description })
const Secret = Type.String({ minLength: 1, maxLength: 100, description: 'The request that the page was opened with.' })

export const AppRequestQuery = Type.Object({ request: Secret })

export const AppRequest = Type.Object(
  {
    app: Type.Object(
      {
        id: Type.String({ maxLength: 500, description: 'Its `client_id`.' }),
        name: Type.String({ maxLength: 200, description: 'Chosen by the app.' }),
        host: Type.String({ maxLength: 260, description: 'Where the browser goes after the decision.' }),
      },
      closed,
    ),
    scopes: Scopes('What the app asks for.'),
    allowed: Scopes('Those of them that the role of the member includes.'),
    expiresAt: Type.String({ format: 'date-time', maxLength: 25, description: 'When the request expires.' }),
  },
  closed,
)
export type AppRequest = Static<typeof AppRequest>

export const AppDecision = Type.Object(
  {
    request: Secret,
    decision: Type.Enum(['allow', 'refuse']),
    scopes: Type.Optional(
      Type.Array(Type.Enum([...APP_SCOPES]), { minItems: 1, maxItems: APP_SCOPES.length, uniqueItems: true }),
    ),
  },
  closed,
)
export type AppDecision = Static<typeof AppDecision>

export const AppRedirect = Type.Object(
  { redirectTo: Type.String({ maxLength: 12_000, description: 'Where the browser goes now.' }) },
  closed,
)
