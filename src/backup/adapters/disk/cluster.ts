// The files of a running server that a base backup needs.

import { open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessMissing } from './files.ts'
import type { TarEntry } from './tar.ts'

/** Folders whose content belongs to the running server or is in the archive. */
const EMPTY = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const LEFT_OUT =
  /^(?:postmaster\.(?:pid|opts)|backup_label(?:\.old)?|backup_manifest|pg_internal\.init.*|pgsql_tmp.*|\.s\.PGSQL.*|.*\.draft)$/
const WAL = 'pg_wal'
const PIECE = 1 << 18

/** All files in their state when they are read; `label` comes last. */
export async function* clusterEntries(cluster: string, label: () => Promise<Buffer>): AsyncGenerator<TarEntry> {
  yield* entriesIn(cluster, '')
  const content = await label()
  yield { path: 'backup_label', kind: 'file', size: content.length, content: () => [content] }
}

async function* entriesIn(cluster: string, under: string): AsyncGenerator<TarEntry> {
  const entries = await readdir(join(cluster, under), { withFileTypes: true }).catch(unlessMissing([]))
  for (const entry of entries) {
    if (LEFT_OUT.test(entry.name)) continue
    const path = under === '' ? entry.name : `${under}/${entry.name}`
    if (entry.isDirectory()) {
      yield { path, kind: 'folder', size: 0, content: () => [] }
      if (path === WAL) for (const name of ['archive_status', 'summaries']) yield folderIn(WAL, name)
      if (!EMPTY.has(path)) yield* entriesIn(cluster, path)
    } else if (entry.isFile()) {
      const file = join(cluster, path)
      // Tables may be dropped at any time.
      const size = (await stat(file).catch(unlessMissing(null)))?.size
      if (size !== undefined) yield { path, kind: 'file', size, content: () => readPieces(file, size) }
    }
  }
}

const folderIn = (folder: string, name: string): TarEntry => ({
  path: `${folder}/${name}`,
  kind: 'folder',
  size: 0,
  content: () => [],
})

/** Most of the thousands of files have a few kilobytes; a full-size buffer for each would cause garbage collection. */
async function* readPieces(file: string, size: number): AsyncGenerator<Buffer> {
  const length = Math.max(1, Math.min(size, PIECE))
  const handle = await open(file).catch(unlessMissing(null))
  if (handle === null) return
  try {
    for (;;) {
      const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(length), 0, length)
      if (bytesRead === 0) return
      yield buffer.subarray(0, bytesRead)
    }
  } finally {
    await handle.close()
  }
}
