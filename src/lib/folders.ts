import { mkdirSync, statSync } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { codeOf } from './db/index.ts'

/**
 * Folders of this user only. `recursive` of Node never returns if a file system such as /proc refuses a folder with
 * ENOENT: it retries, because the parent exists.
 */
const PRIVATE = { mode: 0o700 }

/** With its parents; does nothing if it exists. */
export async function makePrivateFolder(path: string): Promise<void> {
  if (await tryFolder(path)) return
  await makePrivateFolder(dirname(path))
  if (!(await tryFolder(path))) throw refusal(path)
}

export function makePrivateFolderSync(path: string): void {
  if (tryFolderSync(path)) return
  makePrivateFolderSync(dirname(path))
  if (!tryFolderSync(path)) throw refusal(path)
}

/** `false` = the parent is missing, or its file system accepts no folders. */
async function tryFolder(path: string): Promise<boolean> {
  try {
    await mkdir(path, PRIVATE)
    return true
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    const facts = await stat(path).catch(() => null)
    if (facts?.isDirectory()) return true
    throw error
  }
}

function tryFolderSync(path: string): boolean {
  try {
    mkdirSync(path, PRIVATE)
    return true
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    if (isFolder(path)) return true
    throw error
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}

const refusal = (path: string): Error =>
  Object.assign(new Error(`no folder can be created in ${dirname(path)}`), { code: 'ENOENT' })
