import { forgetAged, jsonTime, type Queryable, readPage, rowSet, type Tx, wakeReaders } from '../../lib/db/index.ts'
import { type Page, rangeOf } from '../../lib/page.ts'
import type { Sighting } from '../rules/incidents.ts'

export interface KeySighting extends Sighting {
  accountId: string
  keyId: string
}

/** A late batch of another process never sets a time back. */
export async function saveSightings(sql: Queryable, sightings: KeySighting[]): Promise<void> {
  const rows = sightings.map(({ accountId, keyId, network, outside, at }) => ({
    account_id: accountId,
    key_id: keyId,
    network,
    outside,
    at: jsonTime(at),
  }))
  await sql`
    insert into key_networks as n (account_id, key_id, network, outside, at)
    select account_id, key_id, network, outside, at
    from json_populate_recordset(null::key_networks, ${rowSet(sql, rows)})
    order by account_id, key_id, network, outside
    on conflict (account_id, key_id, network, outside) do update set at = greatest(n.at, excluded.at)`
}

export const readSightings = async (sql: Queryable, accountIds: string[], keyIds: string[], since: number) => [
  ...(await sql<KeySighting[]>`
    select account_id, key_id, network, outside, at from key_networks
    where account_id = any(${accountIds}) and key_id = any(${keyIds}) and at > ${since}
    order by account_id, key_id, network`),
]

/** Sightings before a rotation say nothing about the new secret. */
export async function forgetSightings(tx: Tx, accountId: string, keyId: string): Promise<void> {
  await tx`delete from key_networks where account_id = ${accountId} and key_id = ${keyId}`
}

export interface NetworkBlock {
  id: string
  network: string
  evidence: { requests: number; credentials: number; seconds: number }
  openedAt: number
  until: number
  resolvedAt: number | null
}

export async function insertBlocks(tx: Tx, blocks: NetworkBlock[]): Promise<void> {
  const rows = blocks.map(({ id, network, evidence, openedAt, until }) => ({
    id,
    network,
    evidence,
    opened_at: jsonTime(openedAt),
    until: jsonTime(until),
  }))
  await tx`
    insert into network_blocks (id, network, evidence, opened_at, until)
    select id, network, evidence, opened_at, until
    from json_populate_recordset(null::network_blocks, ${rowSet(tx, rows)})`
}

/** Blocks in force, the latest to end first. */
export const activeBlocks = async (sql: Queryable, now: number, most: number): Promise<NetworkBlock[]> => [
  ...(await sql<NetworkBlock[]>`
    select * from network_blocks where until > ${now} and resolved_at is null order by until desc limit ${most}`),
]

export const listBlocks = async (sql: Queryable, most: number): Promise<NetworkBlock[]> => [
  ...(await sql<NetworkBlock[]>`select * from network_blocks order by opened_at desc, id desc limit ${most}`),
]

/** Newest first: blocks in force at this time, those that are over, or all. */
export function pageBlocks(sql: Queryable, inForce: boolean | null, now: number, page: Page) {
  const from = sql`
    network_blocks where ${inForce}::bool is null or (resolved_at is null and until > ${now}) = ${inForce}`
  return readPage<NetworkBlock>(sql, { from, order: sql`opened_at desc, id desc`, ...rangeOf(page) })
}

/** A block that is over stays unchanged. */
export async function resolveBlock(tx: Tx, id: string, at: number): Promise<NetworkBlock | null> {
  const [row] = await tx<NetworkBlock[]>`
    update network_blocks set resolved_at = coalesce(resolved_at, least(until, ${at})) where id = ${id} returning *`
  return row ?? null
}

/** The last statement of a transaction that changes which networks are blocked. */
export async function bumpNetworks(tx: Tx): Promise<void> {
  await Promise.all([tx`update access_head set networks = networks + 1`, wakeReaders(tx)])
}

export async function forgetOld(sql: Queryable, before: { sightings: number; blocks: number }): Promise<void> {
  await forgetAged(sql, 'key_networks', sql`${before.sightings}::timestamptz`)
  await forgetAged(sql, 'network_blocks', sql`${before.blocks}::timestamptz`)
}
