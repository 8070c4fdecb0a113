import type { Doing } from '../../accounts/index.ts'
import { type Clock, DAY, HOUR, SECOND } from '../../lib/clock.ts'
import type { Db, Tx } from '../../lib/db/index.ts'
import { Problem } from '../../lib/problems.ts'
import type { Scope } from '../../vocabulary/roles.ts'
import { OAuthFault } from '../rules/faults.ts'
import { provesChallenge } from '../rules/pkce.ts'
import { shownHost } from '../rules/redirects.ts'
import { checkRefreshedScopes, checkResource } from '../rules/requests.ts'
import type { TokenAnswer, TokenInput, TokenRevocation } from '../schema.ts'
import { keepClient } from '../store/clients.ts'
import { lockCode, sweepAppRequests, sweepCodes, useCode } from '../store/requests.ts'
import * as store from '../store/tokens.ts'
import { CLIENT_KEPT_MS } from './clients.ts'
import type { TokenSecrets } from './secrets.ts'

/** The key that represents a grant. */
interface AppKey {
  accountId: string
  name: string
  scopes: Scope[]
  expiresAt: number
  createdBy: string
  app: { id: string; host: string }
}

export interface TokenDeps {
  db: Db
  clock: Clock
  publicUrl: () => string
  access: {
    keyManager: { connectIn: (tx: Tx, key: AppKey, by: Doing) => Promise<string> }
    keys: { revokeIn: (tx: Tx, id: string, accountId: string, by: Doing) => Promise<unknown> }
  }
}

type TokenParts = TokenDeps & { secrets: TokenSecrets }

const ACCESS_MS = HOUR
/** A grant ends after this time without a refresh. */
const REFRESH_MS = 90 * DAY
/** Expired codes and tokens are kept this long, so that a repeated code is recognised and ends its grant. */
const EXPIRED_KEPT_MS = DAY

/** The result of a transaction that is committed: tokens, or an error. */
type Outcome = TokenAnswer | OAuthFault

/** Issues, refreshes and revokes tokens. */
export function createTokens({ db, clock, publicUrl, access: { keyManager, keys }, secrets }: TokenParts) {
  async function answer(input: TokenInput, requestId: string): Promise<TokenAnswer> {
    checkResource(input.resource, `${publicUrl()}/mcp`)
    if (input.grant_type === 'authorization_code') return exchange(input, requestId)
    if (input.grant_type === 'refresh_token') return refresh(input, requestId)
    if (input.grant_type === undefined) throw missing('grant_type')
    throw new OAuthFault('unsupported_grant_type', 'grant_type must be authorization_code or refresh_token.')
  }

  async function exchange(input: TokenInput, requestId: string): Promise<TokenAnswer> {
    const { client_id: clientId, code, code_verifier: verifier, redirect_uri: redirectUri } = input
    if (clientId === undefined) throw missing('client_id')
    if (code === undefined) throw missing('code')
    if (verifier === undefined) throw missing('code_verifier')
    const digests = secrets.digestsOf('code', code)
    const exchanged = db.transaction(async (tx): Promise<Outcome> => {
      const row = await lockCode(tx, digests)
      if (!row || row.clientId !== clientId) return invalidGrant('The code is not valid.')
      const { accountId, memberId, scopes, keyId } = row
      if (keyId !== null) return endGrant(tx, { accountId, keyId }, 'The code was used before.', requestId)
      if (row.expiresAt <= clock.now()) return invalidGrant('The code has expired.')
      if (redirectUri !== undefined && redirectUri !== row.redirectUri)
        return invalidGrant('The redirect_uri is not that of the request.')
      if (!provesChallenge(verifier, row.challenge))
        return invalidGrant('The code_verifier is not that of the request.')
      const expiresAt = clock.now() + REFRESH_MS
      const app = { id: clientId, host: shownHost(row.redirectUri) }
      const key = { accountId, name: row.clientName, scopes, expiresAt, createdBy: memberId, app }
      const by = { actor: { kind: 'member' as const, id: memberId }, requestId }
      const made = await keyManager.connectIn(tx, key, by)
      await useCode(tx, digests, made)
      return issue(tx, { accountId, keyId: made, clientId, scopes, expiresAt })
    })
    return given(await exchanged.catch(toGrantRefusal))
  }

  async function refresh(input: TokenInput, requestId: string): Promise<TokenAnswer> {
    const { client_id: clientId, refresh_token: token, scope } = input
    if (clientId === undefined) throw missing('client_id')
    if (token === undefined) throw missing('refresh_token')
    const outcome = await db.transaction(async (tx): Promise<Outcome> => {
      const now = clock.now()
      const row = await store.lockToken(tx, secrets.digestsOf('refresh', token), now)
      if (!row || row.clientId !== clientId) return invalidGrant('The refresh token is not valid.')
      if (row.usedAt !== null) return endGrant(tx, row, 'The refresh token was used before.', requestId)
      if (row.expiresAt <= now || !row.isOpen) return invalidGrant('The access of the app has ended.')
      checkRefreshedScopes(scope, row.scopes)
      const grant = { accountId: row.accountId, keyId: row.keyId, expiresAt: now + REFRESH_MS }
      // The key may have been revoked since it was read.
      if (!(await store.keepAppKey(tx, grant))) return invalidGrant('The access of the app has ended.')
      await store.useToken(tx, row.digest, now)
      return issue(tx, { ...grant, clientId, scopes: row.scopes })
    })
    return given(outcome)
  }

  async function issue(
    tx: Tx,
    grant: { accountId: string; keyId: string; clientId: string; scopes: Scope[]; expiresAt: number },
  ): Promise<TokenAnswer> {
    const { accountId, keyId, clientId, scopes, expiresAt } = grant
    const [access, refresh] = [secrets.make('access'), secrets.make('refresh')]
    const now = clock.now()
    const row = { accountId, keyId }
    await store.insertToken(tx, { digest: access.digest, kind: 'access', expiresAt: now + ACCESS_MS, ...row })
    await store.insertToken(tx, { digest: refresh.digest, kind: 'refresh', expiresAt, ...row })
    await keepClient(tx, clientId, now + CLIENT_KEPT_MS)
    return {
      access_token: access.text,
      token_type: 'Bearer',
      expires_in: ACCESS_MS / SECOND,
      refresh_token: refresh.text,
      scope: scopes.join(' '),
    }
  }

  /** If a code or refresh token is used twice, one of the two clients has stolen it, so the grant ends for both. */
  async function endGrant(
    tx: Tx,
    { accountId, keyId }: { accountId: string; keyId: string },
    why: string,
    requestId: string,
  ): Promise<OAuthFault> {
    await keys.revokeIn(tx, keyId, accountId, { actor: { kind: 'system', id: null }, requestId })
    return invalidGrant(`${why} The access of the app has been revoked.`)
  }

  /** Revoking either token ends the grant (RFC 7009). */
  async function revoke({ token, client_id: clientId }: TokenRevocation, requestId: string): Promise<void> {
    if (token === undefined) throw missing('token')
    if (clientId === undefined) throw missing('client_id')
    const digests = [...secrets.digestsOf('refresh', token), ...secrets.digestsOf('access', token)]
    await db.transaction(async (tx) => {
      const row = await store.lockToken(tx, digests, clock.now())
      if (!row) return
      if (row.clientId !== clientId) throw invalidGrant('The token was given to another app.')
      await keys.revokeIn(tx, row.keyId, row.accountId, { actor: { kind: 'key', id: row.keyId }, requestId })
    })
  }

  async function sweep(): Promise<void> {
    const now = clock.now()
    await sweepAppRequests(db.sql, now)
    await sweepCodes(db.sql, now - EXPIRED_KEPT_MS)
    await store.sweepTokens(db.sql, now - EXPIRED_KEPT_MS)
  }

  return { answer, revoke, sweep }
}

function given(outcome: Outcome): TokenAnswer {
  if (outcome instanceof OAuthFault) throw outcome
  return outcome
}

const invalidGrant = (description: string) => new OAuthFault('invalid_grant', description)
const missing = (name: string) => new OAuthFault('invalid_request', `${name} is missing.`)

/** Turns the reason why the member may no longer create the key into an OAuth error. */
function toGrantRefusal(error: unknown): never {
  throw error instanceof Problem && error.status < 500 ? invalidGrant(error.detail.en) : error
}
