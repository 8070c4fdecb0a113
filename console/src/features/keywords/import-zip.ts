import { UnusableFile } from './import-grid.ts'

/**
 * The maximum size of an unpacked part. A list of a thousand lines is much smaller, and sizes in the file cannot be
 * trusted.
 */
const MOST_LETTERS = 8 * 1024 * 1024
const END = 0x06054b50
const END_SIZE = 22
const LONGEST_COMMENT = 65_535
const ENTRY = 0x02014b50
const ENTRY_SIZE = 46
const LOCAL_SIZE = 30
const STORED = 0
const DEFLATED = 8

/** The parts of a zip file by name. They are decompressed as streams, up to the maximum size. */
export function unpack(bytes: Uint8Array<ArrayBuffer>): (name: string) => Promise<string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = entriesOf(bytes, view)
  return async (name) => {
    const entry = entries.get(name)
    if (!entry) throw new UnusableFile('unknown')
    const { method, size, offset } = entry
    const start = offset + LOCAL_SIZE + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
    const packed = new Blob([bytes.subarray(start, start + size)]).stream()
    if (method === STORED) return textOf(packed)
    if (method === DEFLATED) return textOf(packed.pipeThrough(new DecompressionStream('deflate-raw')))
    throw new UnusableFile('unknown')
  }
}

interface Entry {
  method: number
  size: number
  offset: number
}

/** Read from the central directory at the end, because only that reliably states offset and size of each part. */
function entriesOf(bytes: Uint8Array, view: DataView): Map<string, Entry> {
  let end = view.byteLength - END_SIZE
  const first = Math.max(0, end - LONGEST_COMMENT)
  while (end >= first && view.getUint32(end, true) !== END) end--
  if (end < first) throw new UnusableFile('unknown')
  const entries = new Map<string, Entry>()
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== ENTRY) throw new UnusableFile('unknown')
    const length = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + length))
    entries.set(name, {
      method: view.getUint16(at + 10, true),
      size: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    })
    at += ENTRY_SIZE + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

async function textOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
    if (text.length > MOST_LETTERS) {
      await reader.cancel()
      throw new UnusableFile('tooLarge')
    }
  }
}
