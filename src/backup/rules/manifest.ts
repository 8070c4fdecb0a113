import { hash } from 'node:crypto'
import type { BackupManifest } from '../schema.ts'

/** 1: copied tables; 2: a base backup of a WAL archive. */
const FORMAT = 2

/** The last field is the checksum of all others. */
export function writeBackupManifest(manifest: BackupManifest): string {
  const sha256 = hash('sha256', JSON.stringify(manifest))
  return `${JSON.stringify({ ...manifest, sha256 }, null, 2)}\n`
}

/** Returns the manifest, or the fault. */
export function readBackupManifest(text: string): BackupManifest | string {
  let parsed: BackupManifest & { sha256?: unknown }
  try {
    parsed = JSON.parse(text)
  } catch {
    return 'manifest.json is damaged'
  }
  if (typeof parsed !== 'object' || parsed === null) return 'manifest.json is damaged'
  const { sha256, ...manifest } = parsed
  if (typeof manifest.format === 'number' && manifest.format > FORMAT)
    return `the backup has format ${manifest.format}, which a newer Gonggo wrote; this one reads format ${FORMAT}`
  return sha256 === hash('sha256', JSON.stringify(manifest)) ? manifest : 'manifest.json is damaged'
}

export const tableFile = (table: string): string => `tables/${table}.copy.gz`
export const BASE_FILE = 'base.tar.gz'
export const SECRET_FILE = 'secret.sealed'
