// Files by the hash of their content, below one folder: `ab/abcd…`.

import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { HOUR, systemClock } from '../../lib/clock.ts'
import { codeOf } from '../../lib/db/index.ts'

const PRIVATE_FOLDER = 0o700
const PRIVATE_FILE = 0o600
const DRAFTS = 'drafts'
/** Nobody writes one for so long. */
const DRAFT_MS = HOUR
const FULL: ReadonlySet<string | undefined> = new Set(['ENOSPC', 'EDQUOT'])

/** There is no room for another file. */
export class StorageFull extends Error {}

export function createDisk(folder: string) {
  const folderOf = (hash: string) => join(folder, hash.slice(0, 2))
  const pathOf = (hash: string) => join(folderOf(hash), hash)
  const drafts = join(folder, DRAFTS)

  /** The whole content under a name of its own, on the disk; it counts once it is kept. */
  async function write(content: Uint8Array): Promise<string> {
    const draft = join(drafts, randomUUID())
    try {
      await mkdir(drafts, { recursive: true, mode: PRIVATE_FOLDER })
      const handle = await open(draft, 'wx', PRIVATE_FILE)
      try {
        await handle.writeFile(content)
        await handle.sync()
      } finally {
        await handle.close()
      }
    } catch (error) {
      await discard(draft)
      throw FULL.has(codeOf(error)) ? new StorageFull('there is no room for another file', { cause: error }) : error
    }
    return draft
  }

  /** May be repeated, as the transaction around it may. */
  async function keep(draft: string, hash: string): Promise<void> {
    try {
      await mkdir(folderOf(hash), { recursive: true, mode: PRIVATE_FOLDER })
      await rename(draft, pathOf(hash))
    } catch (error) {
      if (FULL.has(codeOf(error))) throw new StorageFull('there is no room for another file', { cause: error })
      if (codeOf(error) !== 'ENOENT' || !(await has(hash))) throw error
    }
    await syncNames(folderOf(hash))
    await syncNames(folder)
  }

  const discard = (draft: string): Promise<void> => rm(draft, { force: true }).catch(() => {})

  const has = async (hash: string): Promise<boolean> =>
    (await stat(pathOf(hash)).catch(unlessAbsent(null)))?.isFile() === true

  const remove = (hash: string): Promise<void> => rm(pathOf(hash), { force: true })

  /** The hashes that are kept, a folder at a time. */
  async function* hashes(): AsyncGenerator<string[]> {
    for (const name of await readdir(folder).catch(unlessAbsent([] as string[]))) {
      if (!/^[0-9a-f]{2}$/.test(name)) continue
      const names = await readdir(join(folder, name)).catch(unlessAbsent([] as string[]))
      yield names.filter((hash) => /^[0-9a-f]{64}$/.test(hash) && hash.startsWith(name))
    }
  }

  /** What a kill has left half written. */
  async function removeDrafts(): Promise<void> {
    for (const name of await readdir(drafts).catch(unlessAbsent([] as string[]))) {
      const path = join(drafts, name)
      const facts = await stat(path).catch(unlessAbsent(null))
      if (facts && systemClock.now() - facts.mtimeMs > DRAFT_MS) await rm(path, { force: true })
    }
  }

  return { pathOf, write, keep, discard, has, remove, hashes, removeDrafts }
}
export type AttachmentDisk = ReturnType<typeof createDisk>

/** Names of files reach the disk with their folder. Windows has no such thing. */
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
