/**
 * Ranks of keys in code-point order, updated as keys arrive: sorting a hundred thousand keys for every query would be
 * slow.
 */
export interface KeyOrder {
  /** Adds up to `most` of the new keys; returns whether more are left. */
  follow(most: number): boolean
  /** By key: its rank. */
  ranks(): Int32Array
}

export function createKeyOrder(keys: readonly string[]): KeyOrder {
  let sorted: number[] = []
  let count = 0
  let ranks = new Int32Array(0)
  /** Whether a key has surrogates: only then does the order of UTF-16 units differ from that of UTF-8. */
  let wide = false

  function follow(most: number): boolean {
    const end = Math.min(keys.length, count + most)
    if (end === count) return false
    for (let id = count; id < end; id++) wide ||= /[\ud800-\udfff]/.test(keys[id] as string)
    const fresh = Array.from({ length: end - count }, (_, i) => count + i).sort(byKey)
    sorted = merged(sorted, fresh)
    count = end
    return end < keys.length
  }

  function byKey(a: number, b: number): number {
    const [left, right] = [keys[a] as string, keys[b] as string]
    if (wide) return Buffer.compare(Buffer.from(left), Buffer.from(right))
    return left < right ? -1 : Number(left > right)
  }

  function merged(left: number[], right: number[]): number[] {
    const ids: number[] = []
    let i = 0
    for (const id of right) {
      while (i < left.length && byKey(left[i] ?? 0, id) < 0) ids.push(left[i++] ?? 0)
      ids.push(id)
    }
    while (i < left.length) ids.push(left[i++] ?? 0)
    return ids
  }

  return {
    follow,
    ranks() {
      follow(Number.POSITIVE_INFINITY)
      if (ranks.length === keys.length) return ranks
      ranks = new Int32Array(keys.length)
      for (let place = 0; place < sorted.length; place++) ranks[sorted[place] ?? 0] = place
      return ranks
    },
  }
}
