// The parts of the tar format (ustar) that the files of a server need; any tar program reads it.

import { open } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { makePrivateFolder } from '../../../lib/folders.ts'
import { BackupError, PRIVATE_FILE, PRIVATE_FOLDER } from './files.ts'

const BLOCK = 512
const NAME_BYTES = 100
const PIECE = 1 << 18

export interface TarEntry {
  path: string
  kind: 'file' | 'folder'
  size: number
  /** Returns at least `size` bytes, or fewer if the file was truncated. */
  content: () => AsyncIterable<Buffer> | Iterable<Buffer>
}

const octal = (value: number, letters: number) => `${value.toString(8).padStart(letters - 1, '0')}\0`

function headerOf({ path, kind, size }: TarEntry): Buffer {
  if (Buffer.byteLength(path) > NAME_BYTES) throw new Error(`the name of ${path} is too long for the backup`)
  const header = Buffer.alloc(BLOCK)
  header.write(path, 0)
  header.write(octal(kind === 'file' ? PRIVATE_FILE : PRIVATE_FOLDER, 8), 100)
  header.write(octal(0, 8), 108)
  header.write(octal(0, 8), 116)
  header.write(octal(size, 12), 124)
  header.write(octal(0, 12), 136)
  header.write(' '.repeat(8), 148)
  header.write(kind === 'file' ? '0' : '5', 156)
  header.write('ustar\0' + '00', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${octal(sum, 7)} `, 148)
  return header
}

const fill = (size: number) => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)

/**
 * A file that changes while it is read is stored with its first size: missing bytes become zeros, which the replay of
 * the log repairs.
 */
export async function* packTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Buffer> {
  for await (const entry of entries) {
    yield headerOf(entry)
    let left = entry.size
    for await (const piece of entry.content()) {
      if (left > 0) yield piece.subarray(0, left)
      left -= Math.min(left, piece.length)
      if (left === 0) break
    }
    for (; left > 0; left -= Math.min(left, PIECE)) yield Buffer.alloc(Math.min(left, PIECE))
    yield fill(entry.size)
  }
  yield Buffer.alloc(2 * BLOCK)
}

/** Extracts a tar into a folder. */
export async function unpackTar(packed: AsyncIterable<Buffer>, folder: string): Promise<void> {
  const reader = createReader(packed)
  for (;;) {
    const header = await reader.take(BLOCK)
    const name = textAt(header, 0, NAME_BYTES)
    if (name === '') return
    const path = normalize(name)
    if (path.startsWith('..') || path.startsWith('/')) throw new BackupError(`The backup contains the file ${name}.`)
    const to = join(folder, path)
    if (header[156] === '5'.charCodeAt(0)) {
      await makePrivateFolder(to)
      continue
    }
    await makePrivateFolder(dirname(to))
    const size = Number.parseInt(textAt(header, 124, 12), 8)
    const handle = await open(to, 'wx', PRIVATE_FILE)
    try {
      for (let left = size; left > 0; ) {
        const piece = await reader.take(Math.min(left, PIECE))
        await handle.writeFile(piece)
        left -= piece.length
      }
    } finally {
      await handle.close()
    }
    await reader.take(fill(size).length)
  }
}

function textAt(header: Buffer, at: number, letters: number): string {
  const text = header.toString('latin1', at, at + letters)
  const end = text.indexOf('\0')
  return end === -1 ? text : text.slice(0, end)
}

function createReader(source: AsyncIterable<Buffer>) {
  const pieces = source[Symbol.asyncIterator]()
  let kept: Buffer = Buffer.alloc(0)
  return {
    async take(bytes: number): Promise<Buffer> {
      while (kept.length < bytes) {
        const { value, done } = await pieces.next()
        if (done) throw new BackupError('The base backup ends too early.')
        kept = kept.length === 0 ? value : Buffer.concat([kept, value])
      }
      const taken = kept.subarray(0, bytes)
      kept = kept.subarray(bytes)
      return taken
    },
  }
}
