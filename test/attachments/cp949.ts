import { decodeCp949 } from '../../src/attachments/rules/cp949.ts'

let codes: Map<string, number> | null = null

function codesOf(): Map<string, number> {
  const found = new Map<string, number>()
  for (let lead = 0x81; lead <= 0xfe; lead += 1)
    for (let trail = 0x41; trail <= 0xfe; trail += 1)
      found.set(decodeCp949(Uint8Array.of(lead, trail)), lead * 256 + trail)
  return found
}

/** Node cannot encode CP949. The codes come from our decoder; `cp949.test.ts` compares them with Python's. */
export function encodeCp949(text: string): Buffer {
  codes ??= codesOf()
  const known = codes
  return Buffer.from(
    [...text].flatMap((letter) => {
      const code = known.get(letter)
      return code === undefined ? [letter.charCodeAt(0)] : [code >> 8, code & 255]
    }),
  )
}
