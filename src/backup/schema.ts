/**
 * Where the secret of the installation is: in a file of the backup, in the environment of the service, or not included.
 */
export type BackupSecret = 'sealed' | 'left out' | 'environment'

export interface BackupFile {
  path: string
  bytes: number
  sha256: string
}

export interface BackupTable {
  name: string
  columns: string[]
  rows: number
}

/** `manifest.json` of a backup, written last. */
export interface BackupManifest {
  format: 1 | 2
  gonggo: string
  /** The newest migration of the database. */
  schema: number
  postgres: string
  /** The time of the snapshot. */
  takenAt: string
  endedAt: string
  feed: { epoch: string; position: number }
  secret: BackupSecret
  /** Fingerprints of the installation's secrets, which do not reveal them. */
  fingerprints: string[]
  /** In loading order: each table after those that it refers to. */
  tables: BackupTable[]
  files: BackupFile[]
  /** For base backups in a WAL archive, which contain the files of the server instead of tables. */
  base?: BaseFacts
}

export interface BaseFacts {
  /** The first segment of WAL that a restore needs. */
  segment: number
  /** For example `linux-x64`: other platforms cannot read the files of the server. */
  platform: string
}

/** `line.json`: WAL of one server without a gap. */
export interface WalLine {
  format: 1
  /** The same as in a backup. */
  fingerprints: string[]
  /** The system identifier of PostgreSQL. */
  system: string
  timeline: number
  startedAt: string
}

export interface KeptLine extends WalLine {
  name: string
  folder: string
}

/** A line of `segments.jsonl`. */
export interface ArchivedSegment {
  segment: number
  /** Of the compressed file. */
  bytes: number
  sha256: string
  /** All commits up to this time are in this segment or an earlier one; `null` = unknown. */
  until: string | null
}

/** `until.json`: all commits up to this time are before this position. */
export interface ArchivedUntil {
  until: string
  lsn: number
}

export interface LineContent {
  line: KeptLine
  bases: KeptBackup[]
  segments: ArchivedSegment[]
  partial: { segment: number; bytes: number } | null
  until: ArchivedUntil | null
}

/** A stored backup. `isWhole`: every file exists with its size. */
export interface KeptBackup {
  name: string
  folder: string
  manifest: BackupManifest
  isWhole: boolean
}

export interface BackupProgress {
  table: string
  done: number
  of: number
  rows: number
}
