// Stores files by the hash of their content below one folder: `ab/abcd…`.

import { randomUUID } from 'node:crypto'
import { access, constants, open, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HOUR, MINUTE, systemClock } from '../../lib/clock.ts'
import { codeOf } from '../../lib/db/index.ts'
import { makePrivateFolder } from '../../lib/folders.ts'
import { StorageFault } from '../rules/storage.ts'
import type { FileDraft, FileStore } from '../schema.ts'

const PRIVATE_FILE = 0o600
const DRAFTS = 'drafts'
/** Longer than any draft is being written. */
const DRAFT_MS = HOUR
const FOLDER_ID = 'folder-id'
/** A full disk rarely has space again soon. */
const REST_MS = 10 * MINUTE

/** Bytes that must remain free, because a database may be on the same disk. */
export type DiskReserve = (totalBytes: number) => number
const GIB = 1024 ** 3
const RESERVE: DiskReserve = (totalBytes) => Math.max(2 * GIB, totalBytes / 20)

interface Disk extends FileStore {
  drafts: string
}

export function createDisk(folder: string, reserveOf = RESERVE): Disk {
  const folderOf = (hash: string) => join(folder, hash.slice(0, 2))
  const pathOf = (hash: string) => join(folderOf(hash), hash)
  const drafts = join(folder, DRAFTS)

  /** Writes and syncs the content to a draft. The file exists in the store only after `keep`. */
  async function write(content: Uint8Array, hash: string): Promise<FileDraft> {
    const draft = join(drafts, randomUUID())
    try {
      await makePrivateFolder(drafts)
      const handle = await open(draft, 'wx', PRIVATE_FILE)
      try {
        await handle.writeFile(content)
        await handle.sync()
      } finally {
        await handle.close()
      }
    } catch (error) {
      await discard(draft)
      throw faultOf(error)
    }
    return { keep: () => keep(draft, hash), discard: () => discard(draft) }
  }

  async function keep(draft: string, hash: string): Promise<void> {
    try {
      await makePrivateFolder(folderOf(hash))
      await rename(draft, pathOf(hash))
    } catch (error) {
      if (codeOf(error) !== 'ENOENT' || !(await has(hash).catch(() => false))) throw faultOf(error)
    }
    await syncNames(folderOf(hash)).catch(throwFault)
    await syncNames(folder).catch(throwFault)
  }

  const discard = (draft: string): Promise<void> => rm(draft, { force: true }).catch(() => {})

  const has = async (hash: string): Promise<boolean> =>
    (await stat(pathOf(hash)).catch(unlessAbsent(null)))?.isFile() === true

  const withFile = async <T>(hash: string, use: (path: string) => Promise<T>): Promise<T | null> =>
    (await has(hash)) ? use(pathOf(hash)) : null

  const remove = (hash: string): Promise<void> => rm(pathOf(hash), { force: true })

  /** Reads one subfolder at a time. */
  async function* hashes(): AsyncGenerator<string[]> {
    for (const name of await readdir(folder).catch(unlessAbsent([] as string[]))) {
      if (!/^[0-9a-f]{2}$/.test(name)) continue
      const names = await readdir(join(folder, name)).catch(unlessAbsent([] as string[]))
      yield names.filter((hash) => /^[0-9a-f]{64}$/.test(hash) && hash.startsWith(name))
    }
  }

  async function removeDrafts(): Promise<void> {
    for (const name of await readdir(drafts).catch(unlessAbsent([] as string[]))) {
      const path = join(drafts, name)
      const facts = await stat(path).catch(unlessAbsent(null))
      if (facts && systemClock.now() - facts.mtimeMs > DRAFT_MS) await rm(path, { force: true })
    }
  }

  async function room(): Promise<{ bytes: number; fault: string | null }> {
    try {
      await makePrivateFolder(folder)
      await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
      const { bavail, bsize, blocks } = await statfs(folder)
      const bytes = Math.max(bavail * bsize - reserveOf(blocks * bsize), 0)
      return { bytes, fault: bytes > 0 ? null : 'the part of the disk that stays free is reached' }
    } catch (error) {
      return { bytes: 0, fault: `the folder cannot be written (${codeOf(error)})` }
    }
  }

  const readId = async (): Promise<string | null> => {
    const text = await readFile(join(folder, FOLDER_ID), 'utf8').catch(unlessAbsent(''))
    return text.trim() === '' ? null : text.trim()
  }

  async function makeId(id: string): Promise<string | null> {
    await makePrivateFolder(folder)
    await writeFile(join(folder, FOLDER_ID), `${id}\n`, { flag: 'wx', mode: PRIVATE_FILE }).catch((error) => {
      if (codeOf(error) !== 'EEXIST') throw error
    })
    return readId()
  }

  return {
    place: folder,
    drafts,
    room,
    restMs: REST_MS,
    readId,
    makeId,
    write,
    has,
    withFile,
    remove,
    hashes,
    removeDrafts,
  }
}

const faultOf = (error: unknown) =>
  new StorageFault(`the disk did not take a file (${codeOf(error)})`, { cause: error })
const throwFault = (error: unknown): never => {
  throw faultOf(error)
}

/** Syncing the folder makes the names of its files durable. Windows does not support this. */
async function syncNames(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const unlessAbsent =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return instead
    throw error
  }
