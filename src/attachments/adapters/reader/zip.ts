import { crc32, createInflateRaw } from 'node:zlib'
import { decodeCp949 } from '../../rules/cp949.ts'
import { type Budget, Unreadable } from './budget.ts'

export interface ZipEntry {
  name: string
  method: number
  isEncrypted: boolean
  crc: number
  /** Of the local header. */
  at: number
  packed: number
}

export interface Zip {
  bytes: Buffer
  entries: ZipEntry[]
  /**
   * Why there are more entries than listed. Without the directory, which stands at the end, they were looked for one by
   * one as far as the file goes.
   */
  missing: 'truncated' | 'entryLimit' | null
}

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const END_64 = 0x06064b50
const END_BYTES = 22
const LONGEST_COMMENT = 0xffff
const IN_64 = 0xffffffff
const CHUNK_BYTES = 256 * 1024
const LONGEST_NAME = 300

export function openZip(bytes: Buffer, most: number): Zip {
  const entries = listCentral(bytes, most + 1)
  const listed = entries ?? listLocal(bytes, most + 1)
  const isLong = listed.length > most
  return { bytes, entries: listed.slice(0, most), missing: isLong ? 'entryLimit' : entries ? null : 'truncated' }
}

function listCentral(bytes: Buffer, most: number): ZipEntry[] | null {
  const from = Math.max(0, bytes.length - END_BYTES - LONGEST_COMMENT)
  const end = bytes.subarray(from).lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < 0 || from + end + END_BYTES > bytes.length || bytes.readUInt32LE(from + end) !== END) return null
  const directory = directoryOf(bytes, from + end)
  const entries: ZipEntry[] = []
  let { at } = directory
  while (entries.length < Math.min(directory.count, most)) {
    if (at < 0 || at + 46 > bytes.length || bytes.readUInt32LE(at) !== CENTRAL) return null
    const nameBytes = bytes.readUInt16LE(at + 28)
    const extraBytes = bytes.readUInt16LE(at + 30)
    const name = bytes.subarray(at + 46, at + 46 + nameBytes)
    const extra = bytes.subarray(at + 46 + nameBytes, at + 46 + nameBytes + extraBytes)
    const flags = bytes.readUInt16LE(at + 8)
    const sizes = sizesOf(bytes, at, extra)
    entries.push({
      name: nameOf(name, flags),
      method: bytes.readUInt16LE(at + 10),
      isEncrypted: (flags & 1) !== 0,
      crc: bytes.readUInt32LE(at + 16),
      at: sizes.at,
      packed: sizes.packed,
    })
    at += 46 + nameBytes + extraBytes + bytes.readUInt16LE(at + 32)
  }
  return entries
}

function directoryOf(bytes: Buffer, end: number): { at: number; count: number } {
  const count = bytes.readUInt16LE(end + 10)
  const at = bytes.readUInt32LE(end + 16)
  const locator = end - 20
  if ((count !== 0xffff && at !== IN_64) || locator < 0) return { at, count }
  const at64 = Number(bytes.readBigUInt64LE(locator + 8))
  if (at64 + 56 > bytes.length || bytes.readUInt32LE(at64) !== END_64) return { at, count }
  return { at: Number(bytes.readBigUInt64LE(at64 + 48)), count: Number(bytes.readBigUInt64LE(at64 + 32)) }
}

/** Where a field of 32 bits is full, the extra field has it in 64, in this order. */
function sizesOf(bytes: Buffer, at: number, extra: Buffer): { at: number; packed: number } {
  const [size, packed, local] = [bytes.readUInt32LE(at + 24), bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 42)]
  const wide: number[] = []
  for (let i = 0; i + 4 <= extra.length; ) {
    const length = extra.readUInt16LE(i + 2)
    if (extra.readUInt16LE(i) === 1)
      for (let j = i + 4; j + 8 <= Math.min(i + 4 + length, extra.length); j += 8)
        wide.push(Number(extra.readBigUInt64LE(j)))
    i += 4 + length
  }
  const [, widePacked = packed, wideLocal = local] = [size, packed, local].map((it) =>
    it === IN_64 ? (wide.shift() ?? it) : it,
  )
  return { at: wideLocal, packed: widePacked }
}

/** Headers in front of the contents, as far as the file goes. */
function listLocal(bytes: Buffer, most: number): ZipEntry[] {
  const mark = Buffer.from([0x50, 0x4b, 3, 4])
  const entries: ZipEntry[] = []
  for (let at = bytes.indexOf(mark); at >= 0 && entries.length < most; ) {
    if (at + 30 > bytes.length) break
    const flags = bytes.readUInt16LE(at + 6)
    const nameBytes = bytes.readUInt16LE(at + 26)
    const from = at + 30 + nameBytes + bytes.readUInt16LE(at + 28)
    const next = bytes.indexOf(mark, Math.min(from, bytes.length))
    const stated = (flags & 8) === 0 ? bytes.readUInt32LE(at + 18) : 0
    const room = (next < 0 ? bytes.length : next) - from
    entries.push({
      name: nameOf(bytes.subarray(at + 30, at + 30 + nameBytes), flags),
      method: bytes.readUInt16LE(at + 8),
      isEncrypted: (flags & 1) !== 0,
      crc: (flags & 8) === 0 ? bytes.readUInt32LE(at + 14) : 0,
      at,
      packed: Math.max(0, stated > 0 ? Math.min(stated, bytes.length - from) : room),
    })
    at = next
  }
  return entries
}

/** Names are in CP949 if they are written by Korean Windows, which does not set the flag of UTF-8. */
function nameOf(bytes: Buffer, flags: number): string {
  const name = (flags & 0x800) !== 0 ? bytes.toString() : decodeName(bytes)
  const steps = name.split(/[/\\]+/).filter((step) => step !== '' && step !== '.' && step !== '..')
  const clean = steps.join('/').replaceAll(/\p{Cc}/gu, '')
  return (/[/\\]$/.test(name) ? `${clean}/` : clean).slice(0, LONGEST_NAME)
}

function decodeName(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeCp949(bytes)
  }
}

/** The content of an entry, in pieces. Ends with an error if the content is damaged. */
export async function* unpackEntry({ bytes }: Zip, entry: ZipEntry, budget: Budget): AsyncGenerator<Buffer> {
  if (entry.isEncrypted) throw new Unreadable('password', 'protected')
  const { at } = entry
  if (at < 0 || at + 30 > bytes.length || bytes.readUInt32LE(at) !== LOCAL) throw new Unreadable('damaged')
  const from = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  const packed = bytes.subarray(from, from + entry.packed)
  let crc = 0
  for await (const chunk of unpacked(packed, entry.method)) {
    budget.unpack(chunk.length)
    crc = crc32(chunk, crc)
    yield chunk
  }
  if (packed.length < entry.packed) throw new Unreadable('truncated')
  if (entry.crc !== 0 && crc !== entry.crc) throw new Unreadable('damaged')
}

async function* unpacked(packed: Buffer, method: number): AsyncGenerator<Buffer> {
  if (method === 0) {
    for (let i = 0; i < packed.length; i += CHUNK_BYTES) yield packed.subarray(i, i + CHUNK_BYTES)
    return
  }
  if (method !== 8) throw new Unreadable('unknownFormat', 'unsupported')
  yield* inflated(packed)
}

/** What can be inflated of raw deflate data. */
export async function* inflated(packed: Buffer): AsyncGenerator<Buffer> {
  const inflate = createInflateRaw({ chunkSize: CHUNK_BYTES })
  inflate.end(packed)
  try {
    for await (const chunk of inflate) yield chunk as Buffer
  } catch (error) {
    const isShort = (error as NodeJS.ErrnoException).code === 'Z_BUF_ERROR'
    throw new Unreadable(isShort ? 'truncated' : 'damaged')
  }
}

/** The whole content of an entry. What comes before an error is lost. */
export async function unpackWhole(zip: Zip, entry: ZipEntry, budget: Budget): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of unpackEntry(zip, entry, budget)) chunks.push(chunk)
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
}
