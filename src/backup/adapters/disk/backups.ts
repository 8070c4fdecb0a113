// Backups on a disk: written under a temporary name, and renamed after all their files are synced.

import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { codeOf } from '../../../lib/db/index.ts'
import { makePrivateFolder } from '../../../lib/folders.ts'
import { readBackupManifest, writeBackupManifest } from '../../rules/manifest.ts'
import { backupName, draftName, isBackupName, isDraftOf } from '../../rules/retention.ts'
import type { BackupFile, BackupManifest, KeptBackup } from '../../schema.ts'
import { BackupError, PRIVATE_FILE, sizeOf, syncFolder, unlessMissing } from './files.ts'

const MANIFEST = 'manifest.json'
const PIECE_BYTES = 1 << 18
/** Level 1 takes a third of the time of the default level 6, for a tenth more bytes. */
const PACKED = { level: 1, chunkSize: PIECE_BYTES }

export type BackupDraft = Awaited<ReturnType<typeof createDraft>>

/** Begins a backup in the folder `to`, and removes an unfinished one of the same installation. */
export async function createDraft(to: string, fingerprint: string, at: number, folders = ['tables']) {
  const name = backupName(at, randomBytes(3).toString('hex'))
  const draft = join(to, draftName(fingerprint, name))
  const files: BackupFile[] = []
  await inFolder(to, async () => {
    await makePrivateFolder(to)
    for (const other of await readdir(to)) if (isDraftOf(fingerprint, other)) await removeFolder(join(to, other))
    await makePrivateFolder(draft)
    for (const folder of folders) await makePrivateFolder(join(draft, folder))
  })

  return {
    name,
    /** Writes a stream into a compressed file. */
    async addPacked(path: string, content: Readable): Promise<void> {
      const hash = createHash('sha256')
      let bytes = 0
      async function* count(pieces: AsyncIterable<Buffer>) {
        for await (const piece of pieces) {
          hash.update(piece)
          bytes += piece.length
          yield piece
        }
      }
      const file = createWriteStream(join(draft, path), { mode: PRIVATE_FILE, flags: 'wx', flush: true })
      await pipeline(content, createGzip(PACKED), count, file)
      files.push({ path, bytes, sha256: hash.digest('hex') })
    },
    async add(path: string, content: Buffer): Promise<void> {
      await writeFile(join(draft, path), content, { mode: PRIVATE_FILE, flag: 'wx', flush: true })
      files.push({ path, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') })
    },
    /** Completes the backup; returns its folder. */
    async complete(manifest: Omit<BackupManifest, 'files'>): Promise<KeptBackup> {
      const whole: BackupManifest = { ...manifest, files }
      await writeFile(join(draft, MANIFEST), writeBackupManifest(whole), {
        mode: PRIVATE_FILE,
        flag: 'wx',
        flush: true,
      })
      for (const folder of [...folders.map((name) => join(draft, name)), draft]) await syncFolder(folder)
      await rename(draft, join(to, name))
      await syncFolder(to)
      return { name, folder: join(to, name), manifest: whole, isWhole: true }
    },
    remove: () => removeFolder(draft),
  }
}

const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true })

const REFUSALS: Record<string, string> = {
  EACCES: 'this user may not use it',
  EPERM: 'this user may not use it',
  EROFS: 'its file system is read-only',
  ENOTDIR: 'it is not a folder',
  EEXIST: 'it is not a folder',
  ENOENT: 'no folder can be created there',
}

async function inFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const why = REFUSALS[codeOf(error) ?? '']
    if (why === undefined) throw error
    throw new BackupError(`Backups cannot be written to ${folder}: ${why}.`, { cause: error })
  }
}

/** The complete backups in a folder; anything else is ignored. */
export async function listBackups(to: string): Promise<KeptBackup[]> {
  const kept: KeptBackup[] = []
  for (const name of await readdir(to).catch(unlessMissing([] as string[]))) {
    if (!isBackupName(name)) continue
    const folder = join(to, name)
    const manifest = readBackupManifest(await readFile(join(folder, MANIFEST), 'utf8').catch(unlessMissing('')))
    if (typeof manifest === 'string') continue
    const sizes = await Promise.all(manifest.files.map((file) => sizeOf(join(folder, file.path))))
    kept.push({ name, folder, manifest, isWhole: manifest.files.every(({ bytes }, index) => sizes[index] === bytes) })
  }
  return kept
}

/** Renames the backup first, so that an interrupted removal leaves nothing that looks like a backup. */
export async function removeBackup(to: string, { name, folder }: KeptBackup, fingerprint: string): Promise<void> {
  const doomed = join(to, draftName(fingerprint, name))
  await rename(folder, doomed)
  await removeFolder(doomed)
}

export async function openBackup(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(unlessMissing(null))
  if (text === null) throw new BackupError(await notOne(folder))
  const manifest = readBackupManifest(text)
  if (typeof manifest === 'string') throw new BackupError(`${folder} cannot be used: ${manifest}.`)
  return manifest
}

async function notOne(folder: string): Promise<string> {
  const [newest] = (await listBackups(folder))
    .map(({ name }) => name)
    .toSorted()
    .reverse()
  const hint = newest === undefined ? 'manifest.json is missing' : `it contains backups; the newest is ${newest}`
  return `${folder} is not a complete backup: ${hint}.`
}

export interface BackupFault {
  path: string
  fault: 'missing' | 'truncated' | 'changed'
}

/** Reads every file of a backup and compares it with the manifest. */
export async function findFaults(
  folder: string,
  { files }: BackupManifest,
  { signal, progress }: { signal: AbortSignal; progress: (done: number, of: number) => void },
): Promise<BackupFault[]> {
  const faults: BackupFault[] = []
  for (const [index, { path, bytes, sha256 }] of files.entries()) {
    progress(index, files.length)
    const size = await sizeOf(join(folder, path))
    if (size === null) faults.push({ path, fault: 'missing' })
    else if (size < bytes) faults.push({ path, fault: 'truncated' })
    else if (size > bytes || (await hashOf(join(folder, path), signal)) !== sha256)
      faults.push({ path, fault: 'changed' })
  }
  return faults
}

async function hashOf(path: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path, { highWaterMark: PIECE_BYTES }), hash, { signal })
  return hash.digest('hex')
}

export const readBackupFile = (folder: string, path: string): Promise<Buffer> => readFile(join(folder, path))

/** The content of a compressed file. */
export async function* unpacked(folder: string, path: string): AsyncGenerator<Buffer> {
  const rows = createGunzip({ chunkSize: PIECE_BYTES })
  const reading = pipeline(createReadStream(join(folder, path), { highWaterMark: PIECE_BYTES }), rows)
  // If the consumer stops early, the stream is destroyed, which is not an error.
  reading.catch(() => {})
  for await (const piece of rows) yield piece as Buffer
}
