import type { Client } from '../schema.ts'
import { OAuthFault } from './faults.ts'
import { isRedirectUri, shownHost } from './redirects.ts'

const MOST_REDIRECT_URIS = 10
const MOST_NAME = 100
const MOST_ID = 500

/** Invisible characters, and those that change the direction of the text. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu

/** Client metadata (RFC 7591) from a registration or a metadata document. Unused fields are ignored. */
export function readMetadata(given: object): Omit<Client, 'id'> {
  const { redirect_uris: uris, client_name: name, grant_types: grants, response_types: types } = given as Metadata
  if (!isTexts(uris) || uris.length === 0 || uris.length > MOST_REDIRECT_URIS)
    throw new OAuthFault('invalid_redirect_uri', `redirect_uris must have 1 to ${MOST_REDIRECT_URIS} URLs.`)
  if (!uris.every(isRedirectUri))
    throw new OAuthFault(
      'invalid_redirect_uri',
      'Redirect URIs must begin with https://, or with http:// and localhost, 127.0.0.1 or [::1]; without fragment.',
    )
  if (grants !== undefined && !(isTexts(grants) && grants.includes('authorization_code')))
    throw new OAuthFault('invalid_client_metadata', 'grant_types must contain authorization_code.')
  if (types !== undefined && !(isTexts(types) && types.includes('code')))
    throw new OAuthFault('invalid_client_metadata', 'response_types must contain code.')
  if (name !== undefined && typeof name !== 'string')
    throw new OAuthFault('invalid_client_metadata', 'client_name must be a text.')
  return { name: shownName(name) || shownHost(uris[0] ?? ''), redirectUris: [...new Set(uris)] }
}

type Metadata = Record<string, unknown>

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

const shownName = (name = ''): string =>
  [...name.replace(UNSEEN, '').replace(/\s+/g, ' ').trim()].slice(0, MOST_NAME).join('')

/** Whether a `client_id` is the URL of a metadata document: normalized, with a path. */
export function isDocumentUrl(clientId: string): boolean {
  if (clientId.length > MOST_ID || !clientId.startsWith('https://') || clientId.includes('#')) return false
  const url = URL.parse(clientId)
  return url !== null && url.href === clientId && url.pathname !== '/' && url.username === '' && url.password === ''
}

/** Authentication with a shared secret, which a public document cannot contain. */
const SHARED_SECRETS = new Set(['client_secret_post', 'client_secret_basic', 'client_secret_jwt'])

/** The app that a document describes. */
export function readDocument(clientId: string, text: string): Client {
  const document = parsed(text)
  if (document.client_id !== clientId)
    throw new OAuthFault('invalid_client', 'The client_id in the metadata document is not its URL.')
  if ('client_secret' in document || SHARED_SECRETS.has(String(document.token_endpoint_auth_method)))
    throw new OAuthFault('invalid_client', 'A metadata document must not use a client secret.')
  // A document may list redirect URIs of other programs of the app, with schemes that are rejected here.
  const uris = document.redirect_uris
  const usable = isTexts(uris) ? uris.filter(isRedirectUri).slice(0, MOST_REDIRECT_URIS) : uris
  return Object.assign({ id: clientId }, readMetadata(Object.assign(document, { redirect_uris: usable })))
}

function parsed(text: string): Metadata {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Metadata
  } catch {
    // Reported below.
  }
  throw new OAuthFault('invalid_client', 'The metadata document is not a JSON object.')
}
