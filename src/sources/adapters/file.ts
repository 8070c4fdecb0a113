import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { decodeText } from '../rules/failure.ts'
import type { FileFault, FilePiece } from '../schema/connector.ts'

/** A document over several lines must be in memory at once; strings of JavaScript end at 512 MB. */
const MOST_BYTES = 256 * 1024 * 1024
const NEWLINE = 0x0a
/** A document with millions of lines must not become millions of buffers. */
const LINES_A_BLOCK = 4096
/** At the damaged place of a file, the output of one such step is lost. */
const UNPACK_STEP = 4096

export const openFile = (path: string): AsyncIterable<Uint8Array> & { destroy(): void } => createReadStream(path)

/** A file as its documents: one per line in JSON lines, otherwise one. */
export async function* readPieces(
  file: string,
  chunks: AsyncIterable<Uint8Array>,
  most: number = MOST_BYTES,
): AsyncGenerator<FilePiece> {
  const document = createHolder(most)
  let form: 'lines' | 'document' | null = null
  let last: Line | null = null
  try {
    for await (const line of linesOf(unpacked(chunks), most)) {
      last = line
      if (isBlank(line.bytes)) continue
      if (form === 'lines') {
        yield pieceOf(file, line)
        continue
      }
      document.hold(line)
      form ??= formOf(document.lines)
      if (form === 'lines') for (const one of document.lines.splice(0)) yield pieceOf(file, one)
    }
  } catch (error) {
    if (!(error instanceof Broken)) throw error
    const rest = document.take()
    const tooLarge = error.fault === 'too_large'
    if (rest && !tooLarge) yield pieceOf(file, rest)
    const [line, byte] = tooLarge && rest ? [rest.line, rest.byte] : endOf(last)
    yield { kind: 'fault', fault: error.fault, place: { file, line, byte } }
    return
  }
  const rest = document.take()
  if (rest) yield pieceOf(file, rest)
}

/** Collects lines that may form one document. */
function createHolder(most: number) {
  const blocks: Buffer[] = []
  const lines: Line[] = []
  let [bytes, line, byte] = [0, 1, 0]
  return {
    lines,
    hold(one: Line) {
      if (bytes === 0) [line, byte] = [one.line, one.byte]
      lines.push(one)
      bytes += one.bytes.length + 1
      if (bytes > most) throw new Broken('too_large')
      if (lines.length >= LINES_A_BLOCK) blocks.push(joined(lines.splice(0)))
    },
    take: (): Line | null =>
      blocks.length + lines.length === 0
        ? null
        : { bytes: Buffer.concat([...blocks, joined(lines)]), line, byte, ended: false },
  }
}

const NEWLINE_BYTES = Buffer.from('\n')

/** Line breaks between them may be missing; nothing in JSON depends on them. */
const joined = (lines: Line[]): Buffer => Buffer.concat(lines.flatMap(({ bytes }) => [bytes, NEWLINE_BYTES]))

class Broken extends Error {
  readonly fault: FileFault

  constructor(fault: FileFault) {
    super(fault)
    this.fault = fault
  }
}

interface Line {
  bytes: Buffer
  line: number
  byte: number
  ended: boolean
}

const isBlank = (bytes: Buffer) => bytes.every((byte) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d))

const endOf = (last: Line | null): [line: number, byte: number] => {
  if (!last) return [1, 0]
  return [last.line + (last.ended ? 1 : 0), last.byte + last.bytes.length + (last.ended ? 1 : 0)]
}

const pieceOf = (file: string, { bytes, line, byte, ended }: Line): FilePiece => ({
  kind: 'text',
  text: decodeText(bytes),
  place: { file, line, byte },
  ended,
})

/** JSON lines if one of the first two lines can be parsed alone: either may be broken, and a single line is both. */
function formOf(lines: Line[]): 'lines' | 'document' | null {
  const [first, second] = lines.map(({ bytes }) => bytes)
  if (!first) return null
  if (/^[[{]?$/.test(decodeText(first.subarray(0, 64)).trim())) return 'document'
  if (isJson(first) || (second && isJson(second))) return 'lines'
  return second ? 'document' : null
}

function isJson(bytes: Buffer): boolean {
  try {
    const value: unknown = JSON.parse(decodeText(bytes))
    return typeof value === 'object' && value !== null
  } catch {
    return false
  }
}

async function* linesOf(chunks: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Line> {
  let parts: Uint8Array[] = []
  let [line, byte, length] = [1, 0, 0]
  const take = (ended: boolean): Line => {
    const taken = { bytes: Buffer.concat(parts), line, byte, ended }
    parts = []
    line++
    byte += length + 1
    length = 0
    return taken
  }
  const add = (part: Uint8Array) => {
    parts.push(part)
    length += part.length
    if (length > most) throw new Broken('too_large')
  }
  try {
    for await (const chunk of chunks) {
      let from = 0
      for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
        add(chunk.subarray(from, end))
        yield take(true)
        from = end + 1
      }
      if (from < chunk.length) add(chunk.subarray(from))
    }
  } catch (error) {
    // Everything read so far is passed on before the error.
    if (error instanceof Broken && error.fault !== 'too_large' && length > 0) yield take(false)
    throw error
  }
  if (length > 0) yield take(false)
}

/** Whether it is compressed is decided by its first bytes: file names are not reliable, and standard input has none. */
async function* unpacked(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head: Uint8Array = new Uint8Array()
  let gunzip: ReturnType<typeof createUnpacker> | null = null
  let hasBegun = false
  for await (const chunk of chunks) {
    const bytes: Uint8Array = hasBegun ? chunk : Buffer.concat([head, chunk])
    if (!hasBegun && bytes.length < 2) {
      head = bytes
      continue
    }
    if (!hasBegun && bytes[0] === 0x1f && bytes[1] === 0x8b) gunzip = createUnpacker()
    hasBegun = true
    if (!gunzip) yield bytes
    else
      for (let at = 0; at < bytes.length; at += UNPACK_STEP)
        yield* await gunzip.add(bytes.subarray(at, at + UNPACK_STEP))
  }
  if (!hasBegun && head.length > 0) yield head
  if (gunzip) yield* await gunzip.end()
}

/** A stream that fails discards output that was not read yet, so the output is read before the next step. */
function createUnpacker() {
  const gunzip = createGunzip()
  const made: Uint8Array[] = []
  let failure: Error | null = null
  const closed = new Promise<void>((resolve) => gunzip.once('close', resolve))
  gunzip.on('data', (chunk: Uint8Array) => made.push(chunk))
  gunzip.on('error', (error) => {
    failure = error
  })

  async function after(step: (done: () => void) => void): Promise<Uint8Array[]> {
    await Promise.race([new Promise<void>((resolve) => step(resolve)), closed])
    while (gunzip.readableLength > 0 && !gunzip.destroyed) await new Promise((resolve) => setImmediate(resolve))
    const taken = made.splice(0)
    if (failure && taken.length === 0) throw new Broken(isCut(failure) ? 'cut_off' : 'damaged')
    return taken
  }

  return {
    add: (bytes: Uint8Array) => after((done) => gunzip.write(bytes, () => done())),
    async end() {
      const taken = await after((done) => gunzip.once('end', done).end())
      // Reported one step later if output was left.
      return failure ? [...taken, ...(await after((done) => done()))] : taken
    },
  }
}

const isCut = (error: Error) => 'code' in error && error.code === 'Z_BUF_ERROR'
