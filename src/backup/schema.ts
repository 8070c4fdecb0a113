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
  format: 1
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
