/** What the secret of an installation is kept in: a file of the backup, the environment of the service, or nowhere. */
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
  /** When the rows were as they are in the backup. */
  takenAt: string
  endedAt: string
  feed: { epoch: string; position: number }
  secret: BackupSecret
  /** Of the secrets of the installation; they do not reveal them. */
  fingerprints: string[]
  /** In an order in which they can be loaded: a table comes after those that it refers to. */
  tables: BackupTable[]
  files: BackupFile[]
  /** Of a base backup in a WAL archive, which has the files of the server instead of tables. */
  base?: BaseFacts
}

export interface BaseFacts {
  /** The first segment of WAL that a restore needs. */
  segment: number
  /** `linux-x64`: files of a server are not read by another kind. */
  platform: string
}

/** `line.json`: WAL of one server without a gap. */
export interface WalLine {
  format: 1
  /** As in a backup. */
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
  /** Of the packed file. */
  bytes: number
  sha256: string
  /** All commits up to then are in this segment or before it; `null` = unknown. */
  until: string | null
}

/** `until.json`: all commits up to then are before this place. */
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

/** A backup in its folder. `isWhole`: every file is there in its size. */
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
