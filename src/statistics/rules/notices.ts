const NONE = -1
const FIRST = 1 << 12

/**
 * Assigns an index to each notice number and stores the numbers as bytes in one array: a Map of a million strings takes
 * ten times the memory. Numbers are never removed.
 */
export function createNoticeTable() {
  const encoder = new TextEncoder()
  const decoder = new TextDecoder()
  let bytes = new Uint8Array(FIRST * 16)
  let starts = new Int32Array(FIRST)
  let slots = new Int32Array(FIRST * 2).fill(NONE)
  let count = 0

  function hashOf(text: Uint8Array): number {
    let hash = 0x811c9dc5
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ (text[i] ?? 0), 0x01000193)
    hash ^= hash >>> 15
    return Math.imul(hash, 0x2c1b3c6d) >>> 0
  }

  const textBytes = (id: number) => bytes.subarray(starts[id] ?? 0, starts[id + 1] ?? 0)

  function isSame(id: number, text: Uint8Array): boolean {
    const start = starts[id] ?? 0
    if ((starts[id + 1] ?? 0) - start !== text.length) return false
    for (let i = 0; i < text.length; i++) if (bytes[start + i] !== text[i]) return false
    return true
  }

  /** The slot of this number, or the free slot for it. */
  function slotOf(text: Uint8Array): number {
    const mask = slots.length - 1
    let slot = hashOf(text) & mask
    for (let id = slots[slot] ?? NONE; id !== NONE && !isSame(id, text); id = slots[slot] ?? NONE) {
      slot = (slot + 1) & mask
    }
    return slot
  }

  function grow(): void {
    const larger = new Int32Array(starts.length * 2)
    larger.set(starts)
    starts = larger
    slots = new Int32Array(starts.length * 2).fill(NONE)
    for (let id = 0; id < count; id++) slots[slotOf(textBytes(id))] = id
  }

  function add(text: Uint8Array, slot: number): number {
    const start = starts[count] ?? 0
    if (start + text.length > bytes.length) {
      const larger = new Uint8Array(Math.ceil(bytes.length * 1.5) + text.length)
      larger.set(bytes)
      bytes = larger
    }
    bytes.set(text, start)
    starts[count + 1] = start + text.length
    slots[slot] = count
    return count++
  }

  return {
    /** -1 if it was never added. */
    find: (noticeNo: string): number => slots[slotOf(encoder.encode(noticeNo))] ?? NONE,
    idOf(noticeNo: string): number {
      const text = encoder.encode(noticeNo)
      const id = slots[slotOf(text)] ?? NONE
      if (id !== NONE) return id
      if (count + 2 > starts.length) grow()
      return add(text, slotOf(text))
    },
    text: (id: number): string => decoder.decode(textBytes(id)),
    bytes: (): number => bytes.byteLength + starts.byteLength + slots.byteLength,
  }
}
