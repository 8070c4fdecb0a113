// Creates a data folder from a copy of another one and its write-ahead log, up to a moment.

import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EmbeddedPostgresError, type LogLine } from './binaries.ts'
import type { EmbeddedConnection } from './connection.ts'
import { startEmbeddedPostgres } from './embedded.ts'
import { locateDataFolder, lockDataFolder, serverUserFor, stagingPrefix } from './folder.ts'

export interface Recovery {
  /** Must not exist yet. */
  dataFolder: string
  /** Commits after this moment are discarded. */
  until: number
  signal: AbortSignal
  log: LogLine
  /** Copies the base backup into the folder, and all segments to replay into its `pg_wal`. */
  fill(folder: string): Promise<void>
  /** Runs in the recovered server, before it is stopped and renamed. `folder` is its current location. */
  finish(connection: EmbeddedConnection, folder: string): Promise<void>
}

// Replaying the log of hours takes minutes.
const REPLAY_PATIENCE_MS = 24 * 3_600_000

/** Everything happens under another name, which the next start removes: a kill leaves no database. */
export async function recoverCluster({ dataFolder, until, signal, log, fill, finish }: Recovery): Promise<void> {
  const path = locateDataFolder(dataFolder)
  const unlock = lockDataFolder(path)
  let staging: string | null = null
  try {
    if (existsSync(path)) throw new EmbeddedPostgresError('in_use', `There is a database in ${path} already.`)
    staging = mkdtempSync(stagingPrefix(path))
    const data = join(staging, 'data')
    mkdirSync(data, { mode: 0o700 })
    await fill(data)
    signal.throwIfAborted()
    writeFileSync(join(data, 'recovery.signal'), '', { mode: 0o600 })
    const user = serverUserFor(data)
    if (user) for (const part of [staging, ...allIn(staging)]) chownSync(part, user.uid, user.gid)
    const settings = {
      // All of the log is in place.
      restore_command: 'exit 1',
      // Zone abbreviations are not loaded yet when this is parsed.
      recovery_target_time: new Date(until).toISOString().replace('T', ' ').replace('Z', '+00'),
      recovery_target_inclusive: 'on',
      recovery_target_action: 'promote',
      recovery_target_timeline: 'current',
      // No connections before the end.
      hot_standby: 'off',
    }
    const server = await startEmbeddedPostgres({
      dataFolder: data,
      log,
      settings,
      signal,
      startPatienceMs: REPLAY_PATIENCE_MS,
    })
    try {
      await finish(server.connection, data)
    } finally {
      await server.stop()
    }
    renameSync(data, path)
  } finally {
    if (staging !== null) rmSync(staging, { recursive: true, force: true, maxRetries: 3 })
    unlock()
  }
}

const allIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => join(entry.parentPath, entry.name))
