/** The notices of a segment in the order of a sort. */
export interface SortOrder {
  /** Notice by rank; `null` if the segment itself is sorted in this order. */
  locals: Uint16Array | null
  /** Rank by notice. */
  places: Uint16Array | null
}

export const IN_ORDER: SortOrder = { locals: null, places: null }

export function orderOf(locals: Uint16Array): SortOrder {
  const places = new Uint16Array(locals.length)
  for (let place = 0; place < locals.length; place++) places[locals[place] ?? 0] = place
  return { locals, places }
}

/** 0, 1, 2 … */
export function inTurn(count: number): Uint16Array<ArrayBuffer> {
  const turn = new Uint16Array(count)
  for (let i = 0; i < count; i++) turn[i] = i
  return turn
}

interface Sorting {
  /**
   * One pass of a stable sort by small keys: `counts` contains how often each occurs. Returns false if there is only
   * one key.
   */
  pass(keys: Uint16Array, counts: Uint32Array): boolean
  order(): Uint16Array<ArrayBuffer>
}

function createSorting(base: Uint16Array): Sorting {
  let order = Uint16Array.from(base)
  let other = new Uint16Array(base.length)
  return {
    pass(keys, counts) {
      if (counts.includes(order.length)) return false
      passBy(keys, counts, order, other)
      const last = order
      order = other
      other = last
      return true
    },
    order: () => order,
  }
}

function passBy(keys: Uint16Array, counts: Uint32Array, from: Uint16Array, to: Uint16Array): void {
  let sum = 0
  for (let key = 0; key < counts.length; key++) {
    const count = counts[key] ?? 0
    counts[key] = sum
    sum += count
  }
  for (let i = 0; i < from.length; i++) {
    const local = from[i] ?? 0
    const key = keys[local] ?? 0
    const at = counts[key] ?? 0
    to[at] = local
    counts[key] = at + 1
  }
}

/** Sorts notices by the bytes of their numbers, `bytes[starts[i]..starts[i + 1])`, in steps. */
export function* orderByBytes(bytes: Uint8Array, starts: Uint32Array, count: number): Generator<void, Uint16Array> {
  const sorting = createSorting(inTurn(count))
  let longest = 0
  for (let i = 0; i < count; i++) longest = Math.max(longest, (starts[i + 1] ?? 0) - (starts[i] ?? 0))
  yield
  const keys = new Uint16Array(count)
  for (let place = longest - 1; place >= 0; place--) {
    const counts = new Uint32Array(257)
    for (let i = 0; i < count; i++) {
      const at = (starts[i] ?? 0) + place
      const key = at < (starts[i + 1] ?? 0) ? (bytes[at] ?? 0) + 1 : 0
      keys[i] = key
      counts[key] = (counts[key] ?? 0) + 1
    }
    if (sorting.pass(keys, counts)) yield
  }
  return sorting.order()
}

const ALL = 0xffffffff

/**
 * Sorts notices by value, unknown ones (`NaN`) last in both directions, ties in the order of `base`. With the sign bit
 * flipped, the bits of a number sort like the number.
 */
export function orderByValue(values: Float64Array, base: Uint16Array, descending: boolean): Uint16Array {
  const count = base.length
  const words = new Uint32Array(new Float64Array(values.subarray(0, count)).buffer)
  const flip = descending ? ALL : 0
  for (let i = 0; i < count; i++) {
    const value = values[i] ?? Number.NaN
    const high = words[i * 2 + 1] ?? 0
    const negative = high >>> 31 === 1 && value !== 0
    const isKnown = !Number.isNaN(value)
    words[i * 2] = isKnown ? (negative ? ~(words[i * 2] ?? 0) : (words[i * 2] ?? 0)) ^ flip : ALL
    words[i * 2 + 1] = isKnown ? (negative ? ~high : high | 0x80000000) ^ flip : ALL
  }
  const sorting = createSorting(base)
  const keys = new Uint16Array(count)
  for (let place = 0; place < 8; place++) {
    const counts = new Uint32Array(256)
    const shift = (place & 3) * 8
    for (let i = 0; i < count; i++) {
      const key = ((words[i * 2 + (place >> 2)] ?? 0) >>> shift) & 255
      keys[i] = key
      counts[key] = (counts[key] ?? 0) + 1
    }
    sorting.pass(keys, counts)
  }
  return sorting.order()
}
