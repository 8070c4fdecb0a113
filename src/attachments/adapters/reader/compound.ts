import { Unreadable } from './budget.ts'

/** A compound file (OLE 2), as HWP 5 and the older formats of Office are. */
export interface Compound {
  /** Paths of its streams, with `/` between storages. */
  paths: string[]
  /** What of a stream is in the file; null if there is no such stream. */
  stream(path: string): Buffer | null
}

interface Entry {
  name: string
  isStream: boolean
  isFolder: boolean
  left: number
  right: number
  child: number
  start: number
  size: number
}

const HEADER_BYTES = 512
const ENTRY_BYTES = 128
const MOST_ENTRIES = 20_000
const MINI_BYTES = 64
const IN_HEADER = 109
const LAST_SECTOR = 0xfffffffa

export function openCompound(bytes: Buffer): Compound {
  if (bytes.length < HEADER_BYTES) throw new Unreadable('truncated')
  const shift = bytes.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) throw new Unreadable('damaged')
  const sectorBytes = 1 << shift
  const sectors = Math.ceil(bytes.length / sectorBytes) - 1
  const sector = (id: number) => bytes.subarray((id + 1) * sectorBytes, (id + 2) * sectorBytes)
  const table = tableOf(bytes, sectors, sector)

  /** Ends where the file does, and where a chain comes back to itself. */
  function chain(start: number, next: (id: number) => number, most: number): number[] {
    const ids: number[] = []
    for (let id = start; id < LAST_SECTOR && ids.length < most; id = next(id)) ids.push(id)
    return ids
  }
  const read = (start: number, size = Infinity): Buffer => {
    const most = Math.min(sectors, Math.ceil(size / sectorBytes))
    const ids = chain(start, (id) => table[id] ?? LAST_SECTOR, most).filter((id) => id < sectors)
    return Buffer.concat(ids.map(sector)).subarray(0, Math.min(size, bytes.length))
  }

  const entries = entriesOf(read(bytes.readUInt32LE(48)))
  const root = entries[0]
  if (!root) throw new Unreadable('truncated')
  const paths = pathsOf(entries)
  const cutoff = bytes.readUInt32LE(56)
  const miniTable = read(bytes.readUInt32LE(60))
  const minis = read(root.start, root.size)
  const readMini = (start: number, size: number): Buffer => {
    const next = (id: number) => (id * 4 + 4 <= miniTable.length ? miniTable.readUInt32LE(id * 4) : LAST_SECTOR)
    const ids = chain(start, next, Math.ceil(size / MINI_BYTES))
    return Buffer.concat(ids.map((id) => minis.subarray(id * MINI_BYTES, (id + 1) * MINI_BYTES))).subarray(0, size)
  }
  return {
    paths: [...paths.keys()],
    stream(path) {
      const entry = paths.get(path)
      if (!entry) return null
      return entry.size < cutoff ? readMini(entry.start, entry.size) : read(entry.start, entry.size)
    },
  }
}

/** Which sector follows which. The first sectors of this table are named in the header, the others in a chain. */
function tableOf(bytes: Buffer, sectors: number, sector: (id: number) => Buffer): Uint32Array {
  const ids: number[] = []
  for (let i = 0; i < IN_HEADER; i += 1) ids.push(bytes.readUInt32LE(76 + i * 4))
  let next = bytes.readUInt32LE(68)
  for (let seen = 0; next < sectors && seen < sectors; seen += 1) {
    const list = sector(next)
    for (let at = 0; at + 8 <= list.length; at += 4) ids.push(list.readUInt32LE(at))
    next = list.length >= 4 ? list.readUInt32LE(list.length - 4) : LAST_SECTOR
    if (ids.length > sectors) break
  }
  const table = new Uint32Array(sectors).fill(LAST_SECTOR)
  let at = 0
  for (const id of ids) {
    if (id >= sectors || at >= sectors) continue
    const list = sector(id)
    for (let i = 0; i + 4 <= list.length && at < sectors; i += 4) {
      table[at] = list.readUInt32LE(i)
      at += 1
    }
  }
  return table
}

function entriesOf(directory: Buffer): Entry[] {
  const entries: Entry[] = []
  for (let at = 0; at + ENTRY_BYTES <= directory.length && entries.length < MOST_ENTRIES; at += ENTRY_BYTES) {
    const nameBytes = Math.max(0, Math.min(64, directory.readUInt16LE(at + 64)) - 2)
    const type = directory[at + 66]
    entries.push({
      name: directory.subarray(at, at + nameBytes).toString('utf16le'),
      isStream: type === 2,
      isFolder: type === 1 || type === 5,
      left: directory.readUInt32LE(at + 68),
      right: directory.readUInt32LE(at + 72),
      child: directory.readUInt32LE(at + 76),
      start: directory.readUInt32LE(at + 116),
      size: directory.readUInt32LE(at + 120),
    })
  }
  return entries
}

/** The entries of a storage are a tree; one that is met again is passed over. */
function pathsOf(entries: Entry[]): Map<string, Entry> {
  const paths = new Map<string, Entry>()
  const seen = new Set<number>()
  const open = [{ id: entries[0]?.child ?? LAST_SECTOR, folder: '' }]
  for (let place = open.pop(); place; place = open.pop()) {
    const entry = entries[place.id]
    if (!entry || seen.has(place.id)) continue
    seen.add(place.id)
    const path = `${place.folder}${entry.name}`
    if (entry.isStream) paths.set(path, entry)
    open.push({ id: entry.left, folder: place.folder }, { id: entry.right, folder: place.folder })
    if (entry.isFolder) open.push({ id: entry.child, folder: `${path}/` })
  }
  return paths
}
