// The manifest of a catalog snapshot, and when not to trust it.

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Change } from '../../lib/feed.ts'

export interface KeptFile {
  name: string
  size: number
  /** In hexadecimal digits. */
  sha256: string
}

/** Names the files of one snapshot. Files that are not named are not part of it. */
export interface Manifest {
  format: number
  /** Another program may parse titles differently. */
  program: string
  epoch: string
  /** Version of the schema: a migration may change notices without the feed. */
  schema: number
  /** The position in the feed from which it follows. */
  position: number
  /**
   * The newest change when all of it had been read. If the feed has another one at this position, or none, the database
   * was restored to before it, and the snapshot may contain changes that no longer exist.
   */
  witness: Change
  notices: number
  state: KeptFile
  blocks: KeptFile[]
}

/** The state of the database when a snapshot is checked. */
export interface DatabaseNow {
  program: string
  epoch: string
  schema: number
  head: number
  /** The change at the position of the witness. */
  witness: Change | null
  /** The position of the first change after the snapshot; `null` = none. */
  next: number | null
}

export const SNAPSHOT_FORMAT = 3
const NAME = /^[a-z]+-[0-9a-f-]+\.bin$/

const signature = (json: string, key: Uint8Array): string => createHmac('sha256', key).update(json).digest('hex')

/** A manifest with its HMAC, which covers the files by their SHA-256. */
export function manifestText(manifest: Manifest, key: Uint8Array): string {
  const json = JSON.stringify(manifest)
  return `${json}\n${signature(json, key)}\n`
}

/** `null` = none of the keys has signed it, or it has another format. Unsigned text is never parsed. */
export function readManifest(text: string, keys: readonly Uint8Array[]): Manifest | null {
  const json = text.slice(0, text.indexOf('\n'))
  const given = Buffer.from(text.slice(json.length))
  const isSigned = keys.some((key) => {
    const right = Buffer.from(`\n${signature(json, key)}\n`)
    return given.length === right.length && timingSafeEqual(given, right)
  })
  if (!isSigned) return null
  const manifest = JSON.parse(json) as Manifest
  return manifest.format === SNAPSHOT_FORMAT && filesOf(manifest).every(({ name }) => NAME.test(name)) ? manifest : null
}

export const filesOf = ({ state, blocks }: Pick<Manifest, 'state' | 'blocks'>): KeptFile[] => [state, ...blocks]

/** Following so many changes takes longer than filling: one change costs as much as several notices. */
const MOST_BEHIND = 10_000
const CHANGE_COST = 4

/** Every notice has used a position of the feed, and every file has bytes. */
const isPlausible = ({ notices, position, witness, state, blocks }: Manifest): boolean =>
  [notices, position, witness.position].every((count) => Number.isSafeInteger(count) && count >= 0) &&
  notices <= witness.position &&
  filesOf({ state, blocks }).every(({ size }) => Number.isSafeInteger(size) && size > 0)

/** Why it is not used; `null` = it can be used. */
export function doubtOf(manifest: Manifest, now: DatabaseNow): string | null {
  const { program, epoch, schema, position, witness, notices } = manifest
  if (program !== now.program) return 'it was made by another program'
  if (epoch !== now.epoch) return 'it belongs to another feed'
  if (schema !== now.schema) return 'the schema was another one'
  if (!isPlausible(manifest)) return 'its counts are implausible'
  if (position > now.head || witness.position > now.head) return 'it is newer than the database'
  if (!isSameChange(witness, now.witness)) return 'the feed went on another way'
  if (position < now.head && now.next !== position + 1) return 'the feed since then is not whole'
  if (now.head - position > Math.max(MOST_BEHIND, notices / CHANGE_COST)) return 'too much has changed since'
  return null
}

export const isSameChange = (a: Change, b: Change | null): boolean =>
  b !== null &&
  a.position === b.position &&
  a.kind === b.kind &&
  a.key === b.key &&
  a.version === b.version &&
  a.live === b.live &&
  a.at === b.at
