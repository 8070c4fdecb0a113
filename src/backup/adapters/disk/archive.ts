// The archive of the write-ahead log (WAL): one folder for each gapless sequence of WAL, called a line.

import { createHash } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { access, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { makePrivateFolder } from '../../../lib/folders.ts'
import { isLineName } from '../../rules/lines.ts'
import { isSegment, SEGMENT_BYTES, segmentName } from '../../rules/wal.ts'
import type { ArchivedSegment, ArchivedUntil, KeptLine, LineContent, WalLine } from '../../schema.ts'
import { listBackups } from './backups.ts'
import {
  appendToFile,
  BackupError,
  PRIVATE_FILE,
  putFile,
  readOrNull,
  sizeOf,
  syncFolder,
  unlessMissing,
} from './files.ts'

const LINE = 'line.json'
const INDEX = 'segments.jsonl'
const UNTIL = 'until.json'
const SEGMENTS = 'segments'
const PACKED = { level: 1 }

/** The archive does not match the server: another server writes to it too, or its files were replaced. */
export class OtherWal extends BackupError {}

const segmentFile = ({ folder, timeline }: KeptLine, segment: number) =>
  join(folder, SEGMENTS, `${segmentName(timeline, segment)}.gz`)
const partialFile = ({ folder, timeline }: KeptLine, segment: number) =>
  join(folder, SEGMENTS, `${segmentName(timeline, segment)}.partial`)

/** The folder is never created: if a disk is not mounted, the log would fill another one. */
export async function checkArchive(folder: string): Promise<void> {
  try {
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    await readdir(folder)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new BackupError(`The WAL archive ${folder} cannot be used: ${why}`, { cause: error })
  }
}

export async function listLines(folder: string): Promise<KeptLine[]> {
  const names = (await readdir(folder).catch(unlessMissing([] as string[]))).filter(isLineName).toSorted()
  const lines = await Promise.all(names.map((name) => readLine(join(folder, name), name)))
  return lines.filter((line) => line !== null)
}

/** Returns `null` if the folder is not a line. */
export async function readLine(folder: string, name: string): Promise<KeptLine | null> {
  const text = await readOrNull(join(folder, LINE))
  if (text === null) return null
  return { ...(JSON.parse(text.toString()) as WalLine), name, folder }
}

export async function createLine(archive: string, name: string, line: WalLine): Promise<KeptLine> {
  const folder = join(archive, name)
  await makePrivateFolder(join(folder, SEGMENTS))
  await putFile(join(folder, LINE), `${JSON.stringify(line)}\n`)
  await syncFolder(archive)
  return { ...line, name, folder }
}

export const removeLine = ({ folder }: KeptLine): Promise<void> => rm(folder, { recursive: true, force: true })

/** A line of the index that a kill has cut off is written again. */
export async function readSegments({ folder }: KeptLine): Promise<ArchivedSegment[]> {
  const text = (await readOrNull(join(folder, INDEX)))?.toString() ?? ''
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole !== text) await putFile(join(folder, INDEX), whole)
  return whole
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ArchivedSegment)
}

export async function readUntil({ folder }: KeptLine): Promise<ArchivedUntil | null> {
  const text = await readOrNull(join(folder, UNTIL))
  return text === null ? null : (JSON.parse(text.toString()) as ArchivedUntil)
}

export const writeUntil = ({ folder }: KeptLine, until: ArchivedUntil): Promise<void> =>
  putFile(join(folder, UNTIL), `${JSON.stringify(until)}\n`)

export async function readLineContent(line: KeptLine): Promise<LineContent> {
  const names = await readdir(join(line.folder, SEGMENTS)).catch(unlessMissing([] as string[]))
  const [segments, until, bases] = [await readSegments(line), await readUntil(line), await listBackups(line.folder)]
  const open = until === null ? null : Math.floor(until.lsn / SEGMENT_BYTES)
  const name = open === null ? '' : `${segmentName(line.timeline, open)}.partial`
  const bytes = names.includes(name) ? await sizeOf(join(line.folder, SEGMENTS, name)) : null
  const partial = open === null || bytes === null ? null : { segment: open, bytes }
  return { line, bases, segments, partial, until }
}

/** Copies a completed segment: compressed, first under a temporary name, and never over an existing file. */
export async function keepSegment(line: KeptLine, wal: string, segment: number, until: string | null): Promise<void> {
  const name = segmentName(line.timeline, segment)
  const content = await readWal(line, wal, segment, SEGMENT_BYTES)
  const path = segmentFile(line, segment)
  const kept = await readOrNull(path)
  if (kept !== null && !(await promisify(gunzip)(kept).catch(() => Buffer.alloc(0))).equals(content))
    throw new OtherWal(`${path} is another ${name} than that of the server.`)
  const packed = kept ?? (await promisify(gzip)(content, PACKED))
  if (kept === null) await putFile(path, packed)
  const entry: ArchivedSegment = { segment, bytes: packed.length, sha256: hashOf(packed), until }
  await appendToFile(join(line.folder, INDEX), `${JSON.stringify(entry)}\n`)
  await rm(partialFile(line, segment), { force: true })
}

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')

async function readWal(line: KeptLine, wal: string, segment: number, bytes: number): Promise<Buffer> {
  const name = segmentName(line.timeline, segment)
  const handle = await open(join(wal, name))
  try {
    const content = Buffer.alloc(bytes)
    for (let at = 0; at < bytes; ) {
      const { bytesRead } = await handle.read(content, at, bytes - at, at)
      if (bytesRead === 0) throw new Error(`${name} is shorter than it has to be`)
      at += bytesRead
    }
    if (bytes >= SEGMENT_HEAD && !isSegment(content, line, segment))
      throw new Error(`${name} is not what its name says`)
    return content
  } finally {
    await handle.close()
  }
}

const SEGMENT_HEAD = 40

/** Copies the part of a segment that is written so far. Bytes that were already copied remain. */
export async function keepPartial(line: KeptLine, wal: string, segment: number, bytes: number): Promise<void> {
  if (bytes === 0) return
  const path = partialFile(line, segment)
  const content = await readWal(line, wal, segment, bytes)
  const kept = await readOrNull(path)
  // After a power failure, the file may end in zeros instead of its content; that part is written again.
  const same = kept === null ? 0 : commonLength(kept, content)
  if (kept !== null && same === kept.length && same > 0) {
    if (same < bytes) await appendToFile(path, content.subarray(same))
  } else await putFile(path, content)
}

function commonLength(one: Buffer, other: Buffer): number {
  const most = Math.min(one.length, other.length)
  if (one.compare(other, 0, most, 0, most) === 0) return most
  return 0
}

/** Deletes segments before the oldest base backup, which no restore needs. */
export async function dropSegments(line: KeptLine, before: number): Promise<number> {
  const segments = await readSegments(line)
  const old = segments.filter(({ segment }) => segment < before)
  if (old.length === 0) return 0
  const kept = segments.filter(({ segment }) => segment >= before)
  await putFile(join(line.folder, INDEX), kept.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
  for (const { segment } of old) await rm(segmentFile(line, segment), { force: true })
  return old.length
}

/** Returns `null` if the segment is intact. */
export async function segmentFault(
  line: KeptLine,
  entry: ArchivedSegment,
): Promise<'missing' | 'truncated' | 'changed' | null> {
  const packed = await readOrNull(segmentFile(line, entry.segment))
  if (packed === null) return 'missing'
  if (packed.length < entry.bytes) return 'truncated'
  return packed.length > entry.bytes || hashOf(packed) !== entry.sha256 ? 'changed' : null
}

/** Puts a segment where the server expects it. */
export async function bringSegment(line: KeptLine, segment: number, wal: string): Promise<void> {
  const packed = await readOrNull(segmentFile(line, segment))
  if (packed === null) throw new BackupError(`The segment ${segmentName(line.timeline, segment)} is missing.`)
  await writeSegment(join(wal, segmentName(line.timeline, segment)), await promisify(gunzip)(packed))
}

export async function bringPartial(
  line: KeptLine,
  { segment, bytes }: { segment: number; bytes: number },
  wal: string,
) {
  const content = Buffer.alloc(SEGMENT_BYTES)
  let at = 0
  for await (const piece of createReadStream(partialFile(line, segment), { end: bytes - 1 })) {
    ;(piece as Buffer).copy(content, at)
    at += (piece as Buffer).length
  }
  await writeSegment(join(wal, segmentName(line.timeline, segment)), content)
}

async function writeSegment(path: string, content: Buffer): Promise<void> {
  const handle = await open(path, 'wx', PRIVATE_FILE)
  try {
    await handle.writeFile(content)
  } finally {
    await handle.close()
  }
}
