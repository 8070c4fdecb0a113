/**
 * Rows of `width` integers in pages, so that growing copies at most one page. Row 0 is never used: it means "none".
 * Released rows are reused first.
 */
export interface Rows {
  readonly pages: Int32Array[]
  take(): number
  giveBack(row: number): void
  get(row: number, field: number): number
  set(row: number, field: number, value: number): void
  /** The highest row ever used + 1. */
  end(): number
  bytes(): number
}

export const PAGE_BITS = 12
export const PAGE_MASK = (1 << PAGE_BITS) - 1
const SMALLEST_PAGE = 16

const doubled = (page: Int32Array, limit: number): Int32Array<ArrayBuffer> => {
  const larger = new Int32Array(Math.min(page.length * 2, limit))
  larger.set(page)
  return larger
}

const bytesOf = (pages: readonly Int32Array[]): number => pages.reduce((sum, page) => sum + page.byteLength, 0)

export const createRows = (width: number): Rows => {
  const pages = [new Int32Array(SMALLEST_PAGE * width)]
  let end = 1
  let free = 0
  const get = (row: number, field: number): number =>
    (pages[row >>> PAGE_BITS] as Int32Array)[(row & PAGE_MASK) * width + field] ?? 0
  const set = (row: number, field: number, value: number): void => {
    ;(pages[row >>> PAGE_BITS] as Int32Array)[(row & PAGE_MASK) * width + field] = value
  }
  const makeRoom = (row: number): void => {
    const at = row >>> PAGE_BITS
    const page = pages[at]
    if (!page) pages.push(new Int32Array((PAGE_MASK + 1) * width))
    else if (((row & PAGE_MASK) + 1) * width > page.length) pages[at] = doubled(page, (PAGE_MASK + 1) * width)
  }
  const take = (): number => {
    if (free === 0) {
      makeRoom(end)
      return end++
    }
    const row = free
    free = get(row, 0)
    set(row, 0, 0)
    return row
  }
  const giveBack = (row: number): void => {
    for (let field = 1; field < width; field++) set(row, field, 0)
    set(row, 0, free)
    free = row
  }
  return { pages, take, giveBack, get, set, end: () => end, bytes: () => bytesOf(pages) }
}

/** Blocks of integers of any size, in pages; a released block is reused for the same size. Address 0 means "none". */
export interface Blocks {
  readonly pages: Int32Array[]
  take(size: number): number
  giveBack(address: number, size: number): void
  bytes(): number
}

export const BLOCK_BITS = 16
export const BLOCK_MASK = (1 << BLOCK_BITS) - 1

export const createBlocks = (): Blocks => {
  const pages = [new Int32Array(256)]
  const free = new Map<number, number[]>()
  let current = 0
  let used = 1

  const takeNew = (size: number): number => {
    if (size > BLOCK_MASK) {
      pages.push(new Int32Array(size))
      return (pages.length - 1) << BLOCK_BITS
    }
    if (used + size > BLOCK_MASK + 1) {
      pages.push(new Int32Array(BLOCK_MASK + 1))
      current = pages.length - 1
      used = 0
    }
    for (let page = pages[current] as Int32Array; page.length < used + size; page = pages[current] as Int32Array) {
      pages[current] = doubled(page, BLOCK_MASK + 1)
    }
    used += size
    return (current << BLOCK_BITS) + used - size
  }
  const take = (size: number): number => free.get(size)?.pop() ?? takeNew(size)
  const giveBack = (address: number, size: number): void => {
    const others = free.get(size)
    if (others) others.push(address)
    else free.set(size, [address])
  }
  return { pages, take, giveBack, bytes: () => bytesOf(pages) }
}

/**
 * Unordered lists of entries of a fixed number of integers, stored in blocks; a list is identified by its address, 0 =
 * empty.
 */
export interface IntLists {
  /** Returns the list's address, which may have changed; `remove` does the same. */
  add(list: number, entry: readonly number[]): number
  /** Moves the last entry to the place of the removed one. */
  remove(list: number, place: number): number
  count(list: number): number
  /** The first integer of an entry. */
  get(list: number, place: number): number
  /** The index of an entry, by its last integer. */
  findLast(list: number, isIt: (last: number) => boolean): number
  /** Where the entries begin in their page. */
  start(list: number): number
  copy(list: number, to: number[]): void
}

/** The number of entries, and the capacity. */
const LIST_HEADER = 2

export const createLists = (blocks: Blocks, width: number): IntLists => {
  const pageOf = (list: number): Int32Array => blocks.pages[list >>> BLOCK_BITS] as Int32Array
  const sizeFor = (capacity: number): number => LIST_HEADER + width * capacity
  const start = (list: number): number => (list & BLOCK_MASK) + LIST_HEADER
  const count = (list: number): number => (list === 0 ? 0 : (pageOf(list)[list & BLOCK_MASK] ?? 0))
  const capacity = (list: number): number => (list === 0 ? 0 : (pageOf(list)[(list & BLOCK_MASK) + 1] ?? 0))
  const get = (list: number, place: number): number => pageOf(list)[start(list) + width * place] ?? 0

  const move = (list: number, wanted: number): number => {
    const moved = wanted === 0 ? 0 : blocks.take(sizeFor(wanted))
    if (moved !== 0) {
      const page = pageOf(moved)
      page.set(pageOf(list).subarray(start(list), start(list) + width * count(list)), start(moved))
      page[moved & BLOCK_MASK] = count(list)
      page[(moved & BLOCK_MASK) + 1] = wanted
    }
    if (list !== 0) blocks.giveBack(list, sizeFor(capacity(list)))
    return moved
  }
  const add = (list: number, entry: readonly number[]): number => {
    const present = count(list)
    const roomy = present < capacity(list) ? list : move(list, Math.max(1, 2 * present))
    const page = pageOf(roomy)
    page.set(entry, start(roomy) + width * present)
    page[roomy & BLOCK_MASK] = present + 1
    return roomy
  }
  const remove = (list: number, place: number): number => {
    const left = count(list) - 1
    const page = pageOf(list)
    const from = start(list) + width * left
    page.copyWithin(start(list) + width * place, from, from + width)
    page[list & BLOCK_MASK] = left
    if (left > 0 && 4 * left > capacity(list)) return list
    return move(list, left === 0 ? 0 : capacity(list) >> 1)
  }
  const findLast = (list: number, isIt: (last: number) => boolean): number => {
    const page = pageOf(list)
    let place = 0
    while (!isIt(page[start(list) + width * place + width - 1] ?? 0)) place++
    return place
  }
  const copy = (list: number, to: number[]): void => {
    const page = pageOf(list)
    const end = start(list) + width * count(list)
    for (let at = start(list); at < end; at++) to.push(page[at] ?? 0)
  }
  return { add, remove, count, get, findLast, start, copy }
}

/** Finds numbers by the hash of their value. Divided into segments, so that growing is a small step. */
export interface IntTable {
  /** 0 if there is none. */
  find(hash: number, a: number, b: number): number
  insert(hash: number, value: number): void
  remove(hash: number, value: number): void
  bytes(): number
}

const SEGMENT_SHIFT = 26
const SEGMENTS = 1 << (32 - SEGMENT_SHIFT)
const SMALLEST_SEGMENT = 8

const insertInto = (segment: Int32Array, hash: number, value: number): void => {
  const mask = (segment.length >> 1) - 1
  let at = hash & mask
  while (segment[2 * at + 1] !== 0) at = (at + 1) & mask
  segment[2 * at] = hash
  segment[2 * at + 1] = value
}

/** Open addressing: entries after a gap move up, unless they are already at their preferred slot. */
const closeGap = (segment: Int32Array, from: number): void => {
  const mask = (segment.length >> 1) - 1
  let gap = from
  for (let at = (gap + 1) & mask; segment[2 * at + 1] !== 0; at = (at + 1) & mask) {
    const home = (segment[2 * at] ?? 0) & mask
    if (((at - home) & mask) < ((at - gap) & mask)) continue
    segment[2 * gap] = segment[2 * at] ?? 0
    segment[2 * gap + 1] = segment[2 * at + 1] ?? 0
    gap = at
  }
  segment[2 * gap] = 0
  segment[2 * gap + 1] = 0
}

/** `same` returns whether a number found by its hash belongs to (a, b). Numbers are positive. */
export const createIntTable = (same: (value: number, a: number, b: number) => boolean): IntTable => {
  const empty = new Int32Array(2)
  const segments: Int32Array[] = Array.from({ length: SEGMENTS }, () => empty)
  const counts = new Int32Array(SEGMENTS)

  const find = (hash: number, a: number, b: number): number => {
    const segment = segments[hash >>> SEGMENT_SHIFT] as Int32Array
    const mask = (segment.length >> 1) - 1
    for (let at = hash & mask; ; at = (at + 1) & mask) {
      const value = segment[2 * at + 1] ?? 0
      if (value === 0 || (segment[2 * at] === hash && same(value, a, b))) return value
    }
  }
  const resize = (place: number, slots: number): void => {
    const old = segments[place] as Int32Array
    const segment = new Int32Array(2 * slots)
    for (let at = 0; at < old.length; at += 2) {
      if (old[at + 1] !== 0) insertInto(segment, old[at] ?? 0, old[at + 1] ?? 0)
    }
    segments[place] = segment
  }
  const insert = (hash: number, value: number): void => {
    const place = hash >>> SEGMENT_SHIFT
    const slots = (segments[place] as Int32Array).length >> 1
    const count = (counts[place] ?? 0) + 1
    counts[place] = count
    if (2 * count > slots) resize(place, Math.max(SMALLEST_SEGMENT, 2 * slots))
    insertInto(segments[place] as Int32Array, hash, value)
  }
  const remove = (hash: number, value: number): void => {
    const place = hash >>> SEGMENT_SHIFT
    const segment = segments[place] as Int32Array
    const slots = segment.length >> 1
    let at = hash & (slots - 1)
    while (segment[2 * at + 1] !== value) {
      if (segment[2 * at + 1] === 0) return
      at = (at + 1) & (slots - 1)
    }
    closeGap(segment, at)
    const count = (counts[place] ?? 0) - 1
    counts[place] = count
    if (slots > SMALLEST_SEGMENT && 8 * count < slots) resize(place, slots >> 1)
  }
  return { find, insert, remove, bytes: () => bytesOf(segments) }
}

const SPREAD = 0x9e3779b1
const STIR = 0x85ebca6b

/** Both ends of the result are well mixed: the high bits select a segment, the low ones a slot. */
export const hashOf = (a: number, b: number): number => {
  const mixed = Math.imul(Math.imul(a, SPREAD) ^ b, STIR)
  return Math.imul(mixed ^ (mixed >>> 15), SPREAD) ^ (mixed >>> 13)
}
