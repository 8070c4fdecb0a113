import { type Clock, MINUTE } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import { OAuthFault } from '../rules/faults.ts'
import { isRegistered, withAnswer } from '../rules/redirects.ts'
import { readParameters, readWishes } from '../rules/requests.ts'
import type { Client } from '../schema.ts'
import { insertAppRequest } from '../store/requests.ts'
import type { TokenSecrets } from './secrets.ts'

export interface AuthorizeDeps {
  db: Db
  clock: Clock
  publicUrl: () => string
}

interface AuthorizeParts extends AuthorizeDeps {
  clients: { find: (clientId: string, address: string) => Promise<Client | null> }
  secrets: TokenSecrets
}

const REQUEST_MS = 10 * MINUTE

/** Where the browser goes, or why it can go nowhere: then it is not known who asks, or where their answer may be sent. */
export type Authorization = { redirectTo: string } | { refusal: string }

/** Begins what its user then decides on the page for it. */
export function createAuthorize({ db, clock, publicUrl, clients, secrets }: AuthorizeParts) {
  return async function authorize(query: string, address: string): Promise<Authorization> {
    const parameters = readParameters(query)
    if (parameters === null) return { refusal: 'A parameter is there twice, or contains U+0000.' }
    const clientId = parameters.get('client_id')
    if (clientId === undefined) return { refusal: 'client_id is missing.' }
    const client = await found(clientId, address)
    if ('refusal' in client) return client
    const redirectUri = parameters.get('redirect_uri')
    if (redirectUri === undefined || !isRegistered(client.redirectUris, redirectUri))
      return { refusal: 'redirect_uri is not one that the app has registered.' }
    return begin(client, redirectUri, parameters)
  }

  async function found(clientId: string, address: string): Promise<Client | { refusal: string }> {
    try {
      const client = await clients.find(clientId, address)
      return client ?? { refusal: 'No app is registered with this client_id.' }
    } catch (error) {
      if (error instanceof OAuthFault) return { refusal: error.message }
      throw error
    }
  }

  async function begin(
    { id: clientId, name: clientName }: Client,
    redirectUri: string,
    parameters: ReadonlyMap<string, string>,
  ): Promise<Authorization> {
    try {
      const wishes = readWishes(parameters, `${publicUrl()}/mcp`)
      const { text, digest } = secrets.make('request')
      const expiresAt = clock.now() + REQUEST_MS
      await insertAppRequest(db.sql, digest, { clientId, clientName, redirectUri, expiresAt, ...wishes })
      return { redirectTo: `${publicUrl()}/connect?request=${text}` }
    } catch (error) {
      if (!(error instanceof OAuthFault)) throw error
      const { error: name, message } = error
      const state = parameters.get('state')
      return { redirectTo: withAnswer(redirectUri, refusalAnswer(publicUrl(), { name, message, state })) }
    }
  }
}

/** With `iss` (RFC 9207), so that an app that knows several servers is not told by one what another has said. */
export const refusalAnswer = (
  issuer: string,
  { name, message, state }: { name: string; message: string; state: string | null | undefined },
): Record<string, string> => ({
  error: name,
  error_description: message,
  ...(state == null ? {} : { state }),
  iss: issuer,
})
