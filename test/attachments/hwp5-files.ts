import { createCipheriv } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { compoundOf } from './compound-files.ts'
import type { Block, Writing } from './writings.ts'
import { randomOf } from './writings.ts'

export const HWP5_FLAGS = { compressed: 1, password: 2, distribution: 4, drm: 16 }

export function hwp5Record(tag: number, level: number, content: Buffer): Buffer {
  const isLong = content.length >= 0xfff
  const head = Buffer.alloc(isLong ? 8 : 4)
  head.writeUInt32LE((((isLong ? 0xfff : content.length) << 20) | (level << 10) | tag) >>> 0)
  if (isLong) head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content])
}

/** A control character takes eight places. */
const control = (code: number, name: string): string => {
  const [a = 0, b = 0, c = 0, d = 0] = Buffer.from(name, 'latin1').reverse()
  return String.fromCharCode(code, a | (b << 8), c | (d << 8), 0, 0, 0, 0, code)
}

function paragraph(level: number, text: string): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt32LE(text.length + 1, 0)
  const tabs = text.replaceAll('\t', String.fromCharCode(9, 0, 0, 0, 0, 0, 0, 9))
  return Buffer.concat([
    hwp5Record(66, level, header),
    hwp5Record(67, level + 1, Buffer.from(`${tabs}\r`, 'utf16le')),
    hwp5Record(68, level + 1, Buffer.alloc(8)),
  ])
}

function table(rows: string[][]): Buffer {
  const header = Buffer.alloc(22)
  const cells = rows.flatMap((row, y) =>
    row.map((text, x) => {
      const list = Buffer.alloc(47)
      list.writeUInt16LE(1, 0)
      list.writeUInt16LE(x, 8)
      list.writeUInt16LE(y, 10)
      list.writeUInt16LE(1, 12)
      list.writeUInt16LE(1, 14)
      return Buffer.concat([hwp5Record(72, 2, list), paragraph(2, text)])
    }),
  )
  const shape = Buffer.alloc(18 + rows.length * 2 + 4)
  shape.writeUInt16LE(rows.length, 4)
  shape.writeUInt16LE(rows[0]?.length ?? 0, 6)
  const name = Buffer.concat([Buffer.from(' lbt', 'latin1'), Buffer.alloc(42)])
  return Buffer.concat([
    hwp5Record(66, 0, header),
    hwp5Record(67, 1, Buffer.from(`${control(11, 'tbl ')}\r`, 'utf16le')),
    hwp5Record(71, 1, name),
    hwp5Record(77, 2, shape),
    ...cells,
  ])
}

export const hwp5Section = (blocks: Block[]): Buffer =>
  Buffer.concat(blocks.map((block) => (typeof block === 'string' ? paragraph(0, block) : table(block))))

function hwp5Header(flags: number): Buffer {
  const header = Buffer.alloc(256)
  header.write('HWP Document File')
  header.writeUInt32LE(0x05000300, 32)
  header.writeUInt32LE(flags, 36)
  return header
}

const DOC_INFO = hwp5Record(16, 0, Buffer.alloc(26))

export const hwp5With = (flags: number, sections: { path: string; content: Buffer }[]): Buffer =>
  compoundOf([
    { path: 'FileHeader', content: hwp5Header(flags) },
    { path: 'DocInfo', content: flags & HWP5_FLAGS.compressed ? deflateRawSync(DOC_INFO) : DOC_INFO },
    ...sections,
  ])

export const hwp5Of = ({ pages }: Writing): Buffer =>
  hwp5With(
    HWP5_FLAGS.compressed,
    pages.map((blocks, index) => ({ path: `BodyText/Section${index}`, content: deflateRawSync(hwp5Section(blocks)) })),
  )

export const plainHwp5 = ({ pages }: Writing): Buffer =>
  hwp5With(
    0,
    pages.map((blocks, index) => ({ path: `BodyText/Section${index}`, content: hwp5Section(blocks) })),
  )

export const PLACEHOLDER =
  '이 문서는 상위 버전의 배포용 문서입니다. 문서를 읽으려면 최신 버전의 한글 또는 한글 전용 뷰어가 필요합니다. (주의! 현재 상태에서 문서를 저장하는 경우 원래 문서의 내용이 사라집니다.)'

/** For distribution: the sections are encrypted, and the usual stream contains a sentence. */
export const distributedHwp5 = ({ pages }: Writing, seed: number): Buffer =>
  hwp5With(HWP5_FLAGS.compressed | HWP5_FLAGS.distribution, [
    { path: 'BodyText/Section0', content: deflateRawSync(hwp5Section([PLACEHOLDER])) },
    ...pages.map((blocks, index) => ({
      path: `ViewText/Section${index}`,
      content: encrypted(deflateRawSync(hwp5Section(blocks)), seed * 7 + index),
    })),
  ])

/**
 * As the format specifies: 256 bytes with the key, mixed with random numbers; the first byte determines the offset of
 * the key.
 */
function encrypted(content: Buffer, seed: number): Buffer {
  const next = randomOf(seed)
  const data = Buffer.from(Array.from({ length: 256 }, () => Math.floor(next() * 256)))
  const offset = 4 + ((data[0] ?? 0) & 15)
  const cipher = createCipheriv('aes-128-ecb', data.subarray(offset, offset + 16), null).setAutoPadding(false)
  let state = data.readUInt32LE(0)
  const random = () => {
    state = Number((BigInt(state) * 214_013n + 2_531_011n) & 0xffffffffn)
    return (state >>> 16) & 0x7fff
  }
  const mixed = Buffer.from(data)
  for (let i = 0; i < 256; ) {
    const mask = random() & 255
    for (let left = (random() & 15) + 1; left > 0 && i < 256; left -= 1, i += 1)
      if (i >= 4) mixed[i] = (mixed[i] ?? 0) ^ mask
  }
  const filled = Buffer.concat([content, Buffer.alloc((16 - (content.length % 16)) % 16)])
  return Buffer.concat([hwp5Record(28, 0, mixed), cipher.update(filled)])
}
