import { createHash, type Hash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises'
import { endianness } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MINUTE } from '../../lib/clock.ts'
import { codeOf } from '../../lib/db/index.ts'
import { makePrivateFolder } from '../../lib/folders.ts'
import { createPace } from '../../lib/turns.ts'
import type { KeptFile } from '../rules/snapshot.ts'

/** The size of a piece that is hashed in about a millisecond. */
const PIECE = 1 << 20
const MANIFEST = 'manifest'
/** Grace period before deleting another process's file, which it may be about to publish or still be reading. */
const SPARED_MS = 10 * MINUTE

/** A file differs from the manifest. */
class DamagedFile extends Error {}

class NoRoom extends Error {}

/** Other users could write to the folder. */
class UnsafeFolder extends Error {}

const WRITABLE_BY_OTHERS = 0o022

/**
 * The folder of snapshots. A file is written once, under a unique name, and counts only once the manifest names it:
 * after any interruption or concurrent write, the manifest is the old or the new one.
 */
export function createSnapshotFolder(folder: string) {
  const pathOf = (name: string) => join(folder, name)

  async function write(name: string, pieces: Iterable<Uint8Array>): Promise<Omit<KeptFile, 'name'>> {
    const written = { size: 0, hash: createHash('sha256') }
    const file = await open(pathOf(name), 'wx', 0o600)
    try {
      await file.writeFile(hashed(pieces, written))
      await file.sync()
    } finally {
      await file.close()
    }
    return { size: written.size, sha256: written.hash.digest('hex') }
  }

  /** Throws if users other than the service's could write here. */
  async function expectOwn(): Promise<void> {
    const { mode, uid } = await stat(folder)
    // Windows has neither.
    const self = process.geteuid?.()
    if (self === undefined) return
    if (uid !== self) throw new UnsafeFolder(`its folder belongs to user ${uid}, and the service runs as ${self}`)
    if ((mode & WRITABLE_BY_OTHERS) !== 0) {
      const bits = (mode & 0o777).toString(8)
      throw new UnsafeFolder(`others can write to its folder (mode ${bits}): run chmod go-w ${folder}`)
    }
  }

  return {
    /** `null` = none. Throws if other users can write to the folder. */
    async manifest(): Promise<string | null> {
      try {
        await expectOwn()
        return await readFile(pathOf(MANIFEST), 'utf8')
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return null
        throw error
      }
    },

    /**
     * Throws if other users can write to the folder, or if writing so many bytes would leave less than as much again:
     * the database may be on this disk.
     */
    async makeRoom(bytes: number): Promise<void> {
      await makePrivateFolder(folder)
      await expectOwn()
      const { bavail, bsize } = await statfs(folder)
      if (bavail * bsize < bytes * 2) throw new NoRoom(`${bytes} bytes are to be written to a disk that is nearly full`)
    },

    async add(kind: 'block' | 'state', pieces: Iterable<Uint8Array>): Promise<KeptFile> {
      const name = `${kind}-${randomUUID()}.bin`
      try {
        return { name, ...(await write(name, pieces)) }
      } catch (error) {
        // The disk is full, so the space is needed.
        await rm(pathOf(name), { force: true })
        throw error
      }
    },

    async publish(text: string): Promise<void> {
      const name = `${MANIFEST}-${randomUUID()}.tmp`
      try {
        await write(name, [Buffer.from(text)])
        // The named files must be durable in the folder before the manifest.
        await syncFolder(folder)
        await rename(pathOf(name), pathOf(MANIFEST))
        await syncFolder(folder)
      } catch (error) {
        await rm(pathOf(name), { force: true })
        throw error
      }
    },

    async has(file: KeptFile | undefined): Promise<boolean> {
      if (file === undefined) return false
      return stat(pathOf(file.name)).then(
        ({ size }) => size === file.size,
        () => false,
      )
    },

    async read({ name, size, sha256 }: KeptFile): Promise<ArrayBuffer> {
      const file = await open(pathOf(name), 'r')
      try {
        if ((await file.stat()).size !== size) throw new DamagedFile(`${name} has another size`)
        const bytes = new Uint8Array(size)
        const hash = createHash('sha256')
        for (let at = 0; at < size; ) {
          const { bytesRead } = await file.read(bytes, at, Math.min(PIECE, size - at), at)
          if (bytesRead === 0) throw new DamagedFile(`${name} was cut short`)
          hash.update(bytes.subarray(at, at + bytesRead))
          at += bytesRead
        }
        if (hash.digest('hex') !== sha256) throw new DamagedFile(`${name} has another checksum`)
        return bytes.buffer
      } finally {
        await file.close()
      }
    },

    async remove(files: readonly KeptFile[]): Promise<void> {
      for (const { name } of files) await rm(pathOf(name), { force: true })
    },

    /** Deletes files that belong to no snapshot, including those of a process that was killed while writing. */
    async sweep(kept: readonly KeptFile[]): Promise<void> {
      const names = new Set([MANIFEST, ...kept.map(({ name }) => name)])
      for (const name of await readdir(folder)) {
        if (names.has(name) || !/\.(?:bin|tmp)$/.test(name)) continue
        const writtenAt = await stat(pathOf(name)).then(({ mtimeMs }) => mtimeMs, asGone)
        if (writtenAt !== null && Date.now() - writtenAt > SPARED_MS) await rm(pathOf(name), { force: true })
      }
    },
  }
}

/** Another process has renamed or deleted it since the folder was listed. */
function asGone(error: unknown): null {
  if (codeOf(error) !== 'ENOENT') throw error
  return null
}

/** In pieces small enough for other work in between; hashed on the way. */
async function* hashed(
  pieces: Iterable<Uint8Array>,
  written: { size: number; hash: Hash },
): AsyncGenerator<Uint8Array> {
  const pace = createPace()
  for (const piece of pieces) {
    for (let from = 0; from < piece.length; from += PIECE) {
      const part = piece.subarray(from, from + PIECE)
      written.hash.update(part)
      written.size += part.length
      yield part
      if (pace.isOver()) await pace.rest()
    }
  }
}

async function syncFolder(folder: string): Promise<void> {
  // Some systems cannot open folders; there, the next start may be slow.
  const handle = await open(folder, 'r').catch(() => null)
  await handle?.sync().catch(() => {})
  await handle?.close()
}

/** The folders whose code decides how notices become bytes, including the code that reads them from the database. */
const READ = ['search', 'vocabulary', 'bids', 'lib']
const SOURCE = /^(?!.*\.test\.ts$).*\.ts$/

/**
 * Identifies the program of a snapshot: any change to the code that makes it, and another version of Node, gives a new
 * value.
 */
export function programFingerprint(): string {
  const hash = createHash('sha256').update(`${process.version} ${process.arch} ${endianness()}`)
  for (const room of READ) {
    const folder = fileURLToPath(new URL(`../../${room}/`, import.meta.url))
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (SOURCE.test(name)) hash.update(`${name}\n`).update(readFileSync(join(folder, name)))
    }
  }
  return hash.digest('hex')
}
