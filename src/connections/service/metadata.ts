import { APP_SCOPES } from '../../vocabulary/roles.ts'

export interface MetadataDeps {
  publicUrl: () => string
  /** Consent is given in the console, so without it no app can be connected. */
  hasConsole: boolean
}

/** The metadata documents for apps; `null` if no app can be connected. */
export function createMetadata({ publicUrl, hasConsole }: MetadataDeps) {
  const documentation = () => `${publicUrl()}/docs/agents`
  return {
    /** RFC 9728. */
    resource: () =>
      hasConsole
        ? {
            resource: `${publicUrl()}/mcp`,
            resource_name: 'Gonggo',
            authorization_servers: [publicUrl()],
            scopes_supported: [...APP_SCOPES],
            bearer_methods_supported: ['header'],
            resource_documentation: documentation(),
          }
        : null,
    /** RFC 8414, with the fields of RFC 9207 and of client ID metadata documents. */
    server: () =>
      hasConsole
        ? {
            issuer: publicUrl(),
            authorization_endpoint: `${publicUrl()}/oauth/authorize`,
            token_endpoint: `${publicUrl()}/oauth/token`,
            registration_endpoint: `${publicUrl()}/oauth/register`,
            revocation_endpoint: `${publicUrl()}/oauth/revoke`,
            scopes_supported: [...APP_SCOPES],
            response_types_supported: ['code'],
            response_modes_supported: ['query'],
            grant_types_supported: ['authorization_code', 'refresh_token'],
            token_endpoint_auth_methods_supported: ['none'],
            revocation_endpoint_auth_methods_supported: ['none'],
            code_challenge_methods_supported: ['S256'],
            authorization_response_iss_parameter_supported: true,
            client_id_metadata_document_supported: true,
            service_documentation: documentation(),
          }
        : null,
  }
}
