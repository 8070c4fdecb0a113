import { forgetAged, type Queryable } from '../../lib/db/index.ts'
import type { Client } from '../schema.ts'

export async function insertClient(sql: Queryable, client: Client & { createdAt: number; expiresAt: number }) {
  await sql`
    insert into oauth_clients (id, name, redirect_uris, created_at, expires_at)
    values (${client.id}, ${client.name}, ${client.redirectUris}, ${client.createdAt}, ${client.expiresAt})`
}

export async function findClient(sql: Queryable, id: string): Promise<Client | null> {
  const [row] = await sql<Client[]>`select id, name, redirect_uris from oauth_clients where id = ${id}`
  return row ?? null
}

/** Extends a registration that is in use. Clients with a metadata document have no row. */
export async function keepClient(sql: Queryable, id: string, until: number): Promise<void> {
  await sql`update oauth_clients set expires_at = greatest(expires_at, ${until}::timestamptz) where id = ${id}`
}

export const sweepClients = (sql: Queryable, now: number): Promise<number> =>
  forgetAged(sql, 'oauth_clients', sql`${now}::timestamptz`)
