import { createDecipheriv } from 'node:crypto'
import { type Sheet, Unreadable } from './budget.ts'
import type { Compound } from './compound.ts'
import { createHwp5Listener, type Hwp5Listener } from './hwp5-records.ts'
import { createProse, salvage } from './prose.ts'
import { inflated } from './zip.ts'

const SIGNATURE = 'HWP Document File'
const COMPRESSED = 1 << 0
const PASSWORD = 1 << 1
const DRM = (1 << 4) | (1 << 10)
const CERTIFICATE = 1 << 8
const LONGEST_RECORD = 16 * 1024 * 1024
const DISTRIBUTED = 28
/** Of the record that precedes an encrypted section. */
const KEY_BYTES = 256

export const isHwp5 = (file: Compound): boolean =>
  file.stream('FileHeader')?.subarray(0, SIGNATURE.length).toString('latin1') === SIGNATURE

/** A section each is a page of the reading. */
export async function readHwp5(file: Compound, sheet: Sheet): Promise<void> {
  const header = file.stream('FileHeader')
  if (!header || header.length < 40) throw new Unreadable('truncated')
  const flags = header.readUInt32LE(36)
  if (flags & DRM) throw new Unreadable('drm', 'protected')
  if (flags & (PASSWORD | CERTIFICATE)) throw new Unreadable('password', 'protected')
  const isCompressed = (flags & COMPRESSED) !== 0
  const hidden = sectionsOf(file, 'ViewText')
  const sections = hidden.length > 0 ? hidden : sectionsOf(file, 'BodyText')
  if (sections.length === 0) throw new Unreadable('truncated')
  for (const [index, path] of sections.entries()) {
    const prose = createProse(sheet.budget)
    await salvage(sheet, index + 1, prose, async () => {
      const bytes = file.stream(path) ?? Buffer.alloc(0)
      const content = hidden.length > 0 ? decrypted(bytes) : bytes
      const chunks = isCompressed ? unpacked(content) : plain(content)
      await readRecords({ chunks, isPadded: hidden.length > 0 }, sheet, createHwp5Listener(prose))
    })
  }
  if (file.paths.some((path) => path.startsWith('BinData/'))) sheet.seePicture()
}

function sectionsOf({ paths }: Compound, folder: string): string[] {
  const number = (path: string): number => Number(/^\w+\/Section(\d+)$/.exec(path)?.[1] ?? Number.NaN)
  return paths
    .filter((path) => path.startsWith(`${folder}/`) && !Number.isNaN(number(path)))
    .sort((one, other) => number(one) - number(other))
}

async function* plain(content: Buffer): AsyncGenerator<Buffer> {
  yield content
}

/** Some programs write the header of zlib in front. */
const unpacked = (content: Buffer): AsyncGenerator<Buffer> =>
  inflated(content[0] === 0x78 && content.readUInt16BE(0) % 31 === 0 ? content.subarray(2) : content)

/**
 * A distribution document keeps its sections encrypted with a key that stands in front of them, mixed with the numbers of
 * the random generator of Microsoft C, whose seed precedes it. So no password is needed.
 */
function decrypted(bytes: Buffer): Buffer {
  if (bytes.length < 4 + KEY_BYTES || (bytes.readUInt32LE(0) & 0x3ff) !== DISTRIBUTED)
    throw new Unreadable('distribution', 'protected')
  const mixed = Buffer.from(bytes.subarray(4, 4 + KEY_BYTES))
  let seed = mixed.readUInt32LE(0)
  const random = () => {
    seed = (Math.imul(seed, 214_013) + 2_531_011) >>> 0
    return (seed >>> 16) & 0x7fff
  }
  for (let i = 0, left = 0, mask = 0; i < KEY_BYTES; i += 1, left -= 1) {
    if (left === 0) {
      mask = random() & 0xff
      left = (random() & 0xf) + 1
    }
    if (i >= 4) mixed[i] = (mixed[i] ?? 0) ^ mask
  }
  const at = 4 + ((mixed[0] ?? 0) & 0xf)
  const encrypted = bytes.subarray(4 + KEY_BYTES)
  const cipher = createDecipheriv('aes-128-ecb', mixed.subarray(at, at + 16), null).setAutoPadding(false)
  return cipher.update(encrypted.subarray(0, encrypted.length - (encrypted.length % 16)))
}

interface Section {
  chunks: AsyncIterable<Buffer>
  isPadded: boolean
}

/** Records follow each other: tag, level and size in 32 bits, then the content. */
async function readRecords(section: Section, { budget }: Sheet, listener: Hwp5Listener): Promise<void> {
  const { chunks, isPadded } = section
  let rest: Buffer = Buffer.alloc(0)
  let isAny = false
  for await (const chunk of chunks) {
    budget.unpack(chunk.length)
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let at = 0
    while (at + 4 <= rest.length) {
      const head = rest.readUInt32LE(at)
      const isLong = head >>> 20 === 0xfff
      if (isLong && at + 8 > rest.length) break
      const size = isLong ? rest.readUInt32LE(at + 4) : head >>> 20
      if (size > LONGEST_RECORD) throw new Unreadable('damaged')
      const from = at + (isLong ? 8 : 4)
      if (from + size > rest.length) break
      listener.record(head & 0x3ff, (head >>> 10) & 0x3ff, rest.subarray(from, from + size))
      isAny = true
      at = from + size
    }
    rest = rest.subarray(at)
  }
  listener.end()
  if (!isAny) throw new Unreadable('damaged')
  // Encrypted sections are filled up to whole blocks.
  if (rest.length > 0 && (!isPadded || rest.length > 15)) throw new Unreadable('truncated')
}
