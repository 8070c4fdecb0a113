import { type Clock, MINUTE } from '../../lib/clock.ts'
import type { Db, Tx } from '../../lib/db/index.ts'
import { networkOf } from '../../lib/net.ts'
import type { Wording } from '../../vocabulary/languages.ts'
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
  /** Limits how often a visitor may do something in an hour, over all processes. */
  limitHourly: (tx: Tx, visitor: string, most: number, message: Wording) => Promise<void>
}

interface AuthorizeParts extends AuthorizeDeps {
  clients: { find: (clientId: string, address: string) => Promise<Client | null> }
  secrets: TokenSecrets
}

const REQUEST_MS = 10 * MINUTE
/** Each request is stored. An office behind one address needs far fewer. */
const REQUESTS_AN_HOUR = 300

/**
 * A redirect to the consent page, or the reason for an error page. `back` is the error response to the app, if its redirect
 * URI is valid. It is a link and not a redirect, because anyone can register an app, which would make this endpoint an open
 * redirector (RFC 9700).
 */
export type Authorization = { redirectTo: string } | { refusal: string; back?: string }

/** Validates an authorization request and stores it for the decision on the consent page. */
export function createAuthorize({ db, clock, publicUrl, limitHourly, clients, secrets }: AuthorizeParts) {
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
    return begin(client, redirectUri, parameters, address)
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
    address: string,
  ): Promise<Authorization> {
    try {
      const wishes = readWishes(parameters, `${publicUrl()}/mcp`)
      const visitor = `app request ${networkOf(address)}`
      await db.transaction((tx) => limitHourly(tx, visitor, REQUESTS_AN_HOUR, TOO_MANY_REQUESTS))
      const { text, digest } = secrets.make('request')
      const expiresAt = clock.now() + REQUEST_MS
      await insertAppRequest(db.sql, digest, { clientId, clientName, redirectUri, expiresAt, ...wishes })
      return { redirectTo: `${publicUrl()}/connect?request=${text}` }
    } catch (error) {
      if (!(error instanceof OAuthFault)) throw error
      const { error: name, message } = error
      const state = parameters.get('state')
      return { refusal: message, back: withAnswer(redirectUri, refusalAnswer(publicUrl(), { name, message, state })) }
    }
  }
}

/** With `iss` (RFC 9207), so that an app can tell which of several servers has responded. */
export const refusalAnswer = (
  issuer: string,
  { name, message, state }: { name: string; message: string; state: string | null | undefined },
): Record<string, string> => ({
  error: name,
  error_description: message,
  ...(state == null ? {} : { state }),
  iss: issuer,
})

const TOO_MANY_REQUESTS: Wording = {
  en: 'Too many apps asked for access from this network. Please try again later.',
  ko: '이 네트워크에서 앱 연결 요청이 너무 많이 왔습니다. 나중에 다시 시도해 주십시오.',
}
