import { open, readFile, rename, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { codeOf } from '../../../lib/db/index.ts'

export const PRIVATE_FOLDER = 0o700
export const PRIVATE_FILE = 0o600

/** An error that the operator can fix. */
export class BackupError extends Error {}

/** Syncing the folder makes the names of its files durable. Windows does not support this. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Writes a file atomically, also if the power fails. */
export async function putFile(path: string, content: string | Buffer): Promise<void> {
  const draft = `${path}.draft`
  const handle = await open(draft, 'w', PRIVATE_FILE)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(draft, path)
  await syncFolder(dirname(path))
}

/** Appends to the file. */
export async function appendToFile(path: string, content: string | Buffer): Promise<void> {
  const handle = await open(path, 'a', PRIVATE_FILE)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export const unlessMissing =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return instead
    throw error
  }

export const sizeOf = async (path: string): Promise<number | null> =>
  (await stat(path).catch(unlessMissing(null)))?.size ?? null

export const readOrNull = (path: string): Promise<Buffer | null> => readFile(path).catch(unlessMissing(null))
