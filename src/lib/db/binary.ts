/**
 * Rows in the binary format of COPY. Each value has its length in front, so that no text can be mistaken for a
 * delimiter, and numbers and times need no parsing.
 */
export interface BinaryRow {
  isNull(field: number): boolean
  text(field: number): string
  integer(field: number): number
  /** A 64-bit integer. */
  long(field: number): number
  double(field: number): number
  flag(field: number): boolean
  /** Milliseconds. */
  instant(field: number): number
  texts(field: number): string[]
  json(field: number): unknown
  /** The value that these fields make together; the same bytes give the same object. */
  shared<T>(known: Known<T>, first: number, last: number, make: () => T): T
}

/** Values by the bytes they were made from. */
export interface Known<T> {
  find(bytes: Uint8Array, from: number, to: number): T | undefined
  keep(bytes: Uint8Array, from: number, to: number, value: T): void
}

interface Entry<T> {
  bytes: Uint8Array
  value: T
  next: Entry<T> | undefined
}

const MOST_KNOWN = 1 << 16

export function createKnown<T>(): Known<T> {
  const entries = new Map<number, Entry<T>>()
  return {
    find(bytes, from, to) {
      let entry = entries.get(hashOf(bytes, from, to))
      while (entry && !isSame(entry.bytes, bytes, from, to)) entry = entry.next
      return entry?.value
    },
    keep(bytes, from, to, value) {
      if (entries.size >= MOST_KNOWN) entries.clear()
      const hash = hashOf(bytes, from, to)
      // Copied: a view would keep the whole received buffer in memory.
      entries.set(hash, { bytes: new Uint8Array(bytes.subarray(from, to)), value, next: entries.get(hash) })
    },
  }
}

/** Four bytes per step, because the multiplication is the expensive part. */
function hashOf(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5
  let i = from
  for (; i + 4 <= to; i += 4) {
    const word =
      (bytes[i] ?? 0) | ((bytes[i + 1] ?? 0) << 8) | ((bytes[i + 2] ?? 0) << 16) | ((bytes[i + 3] ?? 0) << 24)
    hash = Math.imul(hash ^ word, 0x01000193)
    hash ^= hash >>> 15
  }
  for (; i < to; i++) hash = Math.imul(hash ^ (bytes[i] ?? 0), 0x01000193)
  return hash
}

function isSame(one: Uint8Array, bytes: Uint8Array, from: number, to: number): boolean {
  if (one.length !== to - from) return false
  for (let i = 0; i < one.length; i++) if (one[i] !== bytes[from + i]) return false
  return true
}

/** Signature, flags and the length of the header extension, which no server uses. */
const SIGNATURE = Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1')
const HEAD = SIGNATURE.length + 8
const TRAILER = -1
const NULL = -1
/** The first byte of jsonb is its version. */
const JSON_AT = 1
/** 2000-01-01, from which PostgreSQL counts microseconds. */
const EPOCH = 946_684_800_000

/** Parses a stream of rows that arrives in pieces of any size. */
export function createBinaryReader(fields: number) {
  let bytes: Buffer = Buffer.alloc(0)
  let begun = false
  let ended = false
  const from = new Int32Array(fields)
  const to = new Int32Array(fields)
  const start = (field: number) => from[field] ?? 0
  const end = (field: number) => to[field] ?? 0

  /** The end of the row that starts here; -1 if it is incomplete. */
  function measure(place: number): number {
    let at = place + 2
    for (let field = 0; field < fields; field++) {
      if (at + 4 > bytes.length) return -1
      const size = bytes.readInt32BE(at)
      at += 4
      from[field] = at
      to[field] = size === NULL ? NULL : at + size
      if (size !== NULL) at += size
    }
    return at <= bytes.length ? at : -1
  }

  function long(field: number): number {
    const at = start(field)
    const value = bytes.readInt32BE(at) * 2 ** 32 + bytes.readUInt32BE(at + 4)
    if (!Number.isSafeInteger(value))
      throw new RangeError(`the database holds an integer too large to be exact: ${value}`)
    return value
  }

  const row: BinaryRow = {
    isNull: (field) => to[field] === NULL,
    text: (field) => bytes.toString('utf8', start(field), end(field)),
    integer: (field) => bytes.readInt32BE(start(field)),
    long,
    double: (field) => bytes.readDoubleBE(start(field)),
    flag: (field) => bytes[start(field)] === 1,
    instant: (field) => EPOCH + Math.floor(long(field) / 1000),
    texts: (field) => readTexts(bytes, start(field)),
    json: (field) => JSON.parse(bytes.toString('utf8', start(field) + JSON_AT, end(field))),
    shared(known, first, last, make) {
      const [begin, stop] = [start(first) - 4, Math.max(start(last), end(last))]
      const value = known.find(bytes, begin, stop)
      if (value !== undefined) return value
      const made = make()
      known.keep(bytes, begin, stop, made)
      return made
    },
  }

  function begin(): number {
    if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw new Error('this is no binary COPY')
    begun = true
    return HEAD
  }

  return {
    /** Whether the trailer has arrived: without it, rows are missing. */
    isWhole: () => ended,
    /** Calls `take` for each complete row; it must read what it needs before it returns. */
    read(piece: Buffer, take: (row: BinaryRow) => void): void {
      bytes = bytes.length === 0 ? piece : Buffer.concat([bytes, piece])
      if (!begun && bytes.length < HEAD) return
      let at = begun ? 0 : begin()
      while (at + 2 <= bytes.length) {
        const count = bytes.readInt16BE(at)
        if (count === TRAILER) {
          ended = true
          at += 2
          break
        }
        if (count !== fields) throw new Error(`a row of ${count} fields where ${fields} were asked for`)
        const next = measure(at)
        if (next === -1) break
        take(row)
        at = next
      }
      bytes = bytes.subarray(at)
    },
  }
}

/** An array of texts without NULL: dimensions, flags, type, size and lower bound, then each text with its length. */
function readTexts(bytes: Buffer, start: number): string[] {
  const texts: string[] = []
  if (bytes.readInt32BE(start) === 0) return texts
  const count = bytes.readInt32BE(start + 12)
  let at = start + 20
  for (let i = 0; i < count; i++) {
    const size = bytes.readInt32BE(at)
    texts.push(bytes.toString('utf8', at + 4, at + 4 + size))
    at += 4 + size
  }
  return texts
}
