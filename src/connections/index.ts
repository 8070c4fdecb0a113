import type { Secrets } from '../lib/secret.ts'
import { type AuthorizeDeps, createAuthorize } from './service/authorize.ts'
import { type ClientDeps, createClients } from './service/clients.ts'
import { type ConsentDeps, createConsent } from './service/consent.ts'
import { toFaultAnswer } from './service/faults.ts'
import { createMetadata, type MetadataDeps } from './service/metadata.ts'
import { refusalPage } from './service/refusal-page.ts'
import { createTokenSecrets } from './service/secrets.ts'
import { createTokens, type TokenDeps } from './service/tokens.ts'

export type { Decider } from './service/consent.ts'
export { createTokenReader } from './service/reader.ts'

interface ConnectionDeps
  extends Omit<AuthorizeDeps, 'limitHourly'>,
    Omit<ClientDeps, 'limitHourly'>,
    ConsentDeps,
    MetadataDeps,
    TokenDeps {
  secrets: () => Pick<Secrets, 'deriveAll'>
  sessions: Pick<ClientDeps, 'limitHourly'>
}

/** The apps that members connect: an authorization server for `/mcp` (OAuth 2.1). */
export function createConnections({ sessions, ...given }: ConnectionDeps) {
  const secrets = createTokenSecrets(given.secrets)
  const { limitHourly } = sessions
  const clients = createClients({ ...given, limitHourly })
  const tokens = createTokens({ ...given, secrets })
  return {
    metadata: createMetadata(given),
    register: clients.register,
    authorize: createAuthorize({ ...given, limitHourly, clients, secrets }),
    consent: createConsent({ ...given, secrets }),
    tokens,
    refusalPage,
    toFaultAnswer,
    async sweep(): Promise<void> {
      await tokens.sweep()
      await clients.sweep()
    },
  }
}
export type Connections = ReturnType<typeof createConnections>
