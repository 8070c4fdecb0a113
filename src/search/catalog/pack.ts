// Serializes plain values that contain typed arrays; arrays are read without copying.

type Packed = Float64Array | Uint32Array | Int32Array | Uint16Array | Uint8Array

const KINDS = { Float64Array, Uint32Array, Int32Array, Uint16Array, Uint8Array }
type KindName = keyof typeof KINDS

/** In the text, an array is replaced by its kind, its offset after the text, and its length. */
interface Place {
  $array: [KindName, number, number]
}

/** JSON has no infinite numbers. */
interface Endless {
  $number: string
}

/** The alignment of arrays, which suits all kinds. */
const STRIDE = 8
const encoder = new TextEncoder()
const decoder = new TextDecoder()

const padded = (size: number): number => Math.ceil(size / STRIDE) * STRIDE

/** The pieces of a file; arrays are not copied and must not change until it is written. */
export function packed(value: unknown): Uint8Array[] {
  const arrays: Uint8Array[] = []
  let at = 0
  const text = JSON.stringify(value, (_name, one: unknown): unknown => {
    if (typeof one === 'number' && !Number.isFinite(one)) return { $number: String(one) } satisfies Endless
    if (!ArrayBuffer.isView(one)) return one
    const array = one as Packed
    const place: Place = { $array: [array.constructor.name as KindName, at, array.length] }
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    arrays.push(bytes, new Uint8Array(padded(bytes.length) - bytes.length))
    at += padded(bytes.length)
    return place
  })
  const words = encoder.encode(text)
  const head = new Uint8Array(padded(STRIDE + words.length))
  new DataView(head.buffer).setUint32(0, words.length, true)
  head.set(words, STRIDE)
  return [head, ...arrays.filter(({ length }) => length > 0)]
}

/** The packed value; its arrays are views of the file. Throws if the bytes are invalid. */
export function readPacked(file: ArrayBuffer): unknown {
  const size = new DataView(file).getUint32(0, true)
  const from = padded(STRIDE + size)
  return JSON.parse(decoder.decode(new Uint8Array(file, STRIDE, size)), (_name, one: unknown): unknown => {
    if (typeof one !== 'object' || one === null) return one
    if ('$number' in one) return Number((one as Endless).$number)
    if (!('$array' in one)) return one
    const [kind, at, length] = (one as Place).$array
    return new KINDS[kind](file, from + at, length)
  })
}
