import { forgetAged, type Queryable, type Tx } from '../../lib/db/index.ts'
import type { AuthorizationRequest } from '../schema.ts'

type RequestRow = AuthorizationRequest & { expiresAt: number }

export async function insertAppRequest(sql: Queryable, digest: string, row: RequestRow): Promise<void> {
  await sql`
    insert into oauth_requests (digest, client_id, client_name, redirect_uri, state, challenge, scopes, expires_at)
    values (${digest}, ${row.clientId}, ${row.clientName}, ${row.redirectUri}, ${row.state}, ${row.challenge},
      ${row.scopes}, ${row.expiresAt})`
}

export async function findAppRequest(sql: Queryable, digests: string[], now: number): Promise<RequestRow | null> {
  const [row] = await sql<RequestRow[]>`
    select * from oauth_requests where digest = any(${digests}) and expires_at > ${now}`
  return row ?? null
}

/** Deletes the request, so that only one of two concurrent decisions finds it. */
export async function takeAppRequest(tx: Tx, digests: string[], now: number): Promise<RequestRow | null> {
  const [row] = await tx<RequestRow[]>`
    delete from oauth_requests where digest = any(${digests}) and expires_at > ${now} returning *`
  return row ?? null
}

interface CodeRow extends Omit<AuthorizationRequest, 'state'> {
  accountId: string
  memberId: string
  expiresAt: number
}

export async function insertCode(tx: Tx, digest: string, row: CodeRow): Promise<void> {
  await tx`
    insert into oauth_codes (digest, account_id, member_id, client_id, client_name, redirect_uri, challenge, scopes,
      expires_at)
    values (${digest}, ${row.accountId}, ${row.memberId}, ${row.clientId}, ${row.clientName}, ${row.redirectUri},
      ${row.challenge}, ${row.scopes}, ${row.expiresAt})`
}

/** A concurrent request with the same code waits, and then finds its key. */
export async function lockCode(tx: Tx, digests: string[]): Promise<(CodeRow & { keyId: string | null }) | null> {
  const [row] = await tx<(CodeRow & { keyId: string | null })[]>`
    select * from oauth_codes where digest = any(${digests}) for update`
  return row ?? null
}

export async function useCode(tx: Tx, digests: string[], keyId: string): Promise<void> {
  await tx`update oauth_codes set key_id = ${keyId} where digest = any(${digests})`
}

export const sweepAppRequests = (sql: Queryable, now: number): Promise<number> =>
  forgetAged(sql, 'oauth_requests', sql`${now}::timestamptz`)

export const sweepCodes = (sql: Queryable, before: number): Promise<number> =>
  forgetAged(sql, 'oauth_codes', sql`${before}::timestamptz`)
