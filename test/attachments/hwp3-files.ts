import { deflateRawSync } from 'node:zlib'
import { encodeCp949 } from './cp949.ts'
import type { Block, Writing } from './writings.ts'

const word = (value: number): Buffer => Buffer.from([value & 255, value >> 8])

const LASTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29]
const MIDDLES = [3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15, 18, 19, 20, 21, 22, 23, 26, 27, 28, 29]

/** The combining code of a syllable; symbols and Hanja by their index in KS X 1001. */
function codesOf(text: string): number[] {
  return [...text].map((letter) => {
    const code = letter.charCodeAt(0)
    if (code < 0x80) return code
    const syllable = code - 0xac00
    if (syllable >= 0 && syllable < 11_172) {
      const [first, middle, last] = [
        Math.floor(syllable / 588) + 2,
        MIDDLES[Math.floor(syllable / 28) % 21] ?? 0,
        LASTS[syllable % 28] ?? 0,
      ]
      return 0x8000 | (first << 10) | (middle << 5) | last
    }
    const [row = 0, cell = 0] = encodeCp949(letter)
    return row >= 0xca ? 0x4000 + (row - 0xca) * 94 + cell - 0xa1 : 0x3401 + (row - 0xa1) * 96 + cell - 0xa1
  })
}

function paragraphWith(characters: Buffer, count: number): Buffer {
  const head = Buffer.concat([Buffer.from([0]), word(count), word(1), Buffer.from([0])])
  return Buffer.concat([head, Buffer.alloc(6 + 31 + 187 + 14), characters])
}

function paragraph(text: string): Buffer {
  const codes = [...codesOf(text), 13]
  return paragraphWith(Buffer.concat(codes.map(word)), codes.length)
}

/** An empty paragraph. */
const END = Buffer.alloc(43)

function table(rows: string[][]): Buffer {
  const cells = rows.flat()
  const info = Buffer.alloc(84)
  info.writeUInt16LE(cells.length, 80)
  const inside = cells.map((text) => Buffer.concat([paragraph(text), END]))
  const start = Buffer.concat([
    word(10),
    Buffer.alloc(4),
    word(10),
    info,
    Buffer.alloc(27 * cells.length),
    ...inside,
    END,
  ])
  return paragraphWith(Buffer.concat([start, word(13)]), 5)
}

const block = (it: Block): Buffer => (typeof it === 'string' ? paragraph(it) : table(it))

export function hwp3Of({ pages }: Writing, seed = 0, isLocked = false): Buffer {
  const info = Buffer.alloc(128)
  const isCompressed = seed % 2 === 0
  info.writeUInt16LE(isLocked ? 1 : 0, 96)
  info[124] = isCompressed ? 1 : 0
  const body = Buffer.concat([Buffer.alloc(8 * 2), ...pages.flat().map(block), END])
  const signature = Buffer.from('HWP Document File V3.00 \x1a\x01\x02\x03\x04\x05', 'latin1')
  return Buffer.concat([signature, info, Buffer.alloc(9 * 112), isCompressed ? deflateRawSync(body) : body])
}
