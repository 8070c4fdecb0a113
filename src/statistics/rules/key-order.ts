/** Places of keys in code-point order, kept while keys come: a hundred thousand are not sorted anew for every question. */
export interface KeyOrder {
  /** Takes in up to `most` of the keys that have come; whether more are left. */
  follow(most: number): boolean
  /** By key, where it stands among all. */
  ranks(): Int32Array
}

export function createKeyOrder(keys: readonly string[]): KeyOrder {
  let sorted: number[] = []
  let taken = 0
  let ranks = new Int32Array(0)
  /** Whether a key has surrogates: only then does the order of strings differ from that of UTF-8. */
  let wide = false

  function follow(most: number): boolean {
    const end = Math.min(keys.length, taken + most)
    if (end === taken) return false
    for (let id = taken; id < end; id++) wide ||= /[\ud800-\udfff]/.test(keys[id] as string)
    const fresh = Array.from({ length: end - taken }, (_, i) => taken + i).sort(byKey)
    sorted = merged(sorted, fresh)
    taken = end
    return end < keys.length
  }

  function byKey(a: number, b: number): number {
    const [one, other] = [keys[a] as string, keys[b] as string]
    if (wide) return Buffer.compare(Buffer.from(one), Buffer.from(other))
    return one < other ? -1 : Number(one > other)
  }

  function merged(one: number[], other: number[]): number[] {
    const all: number[] = []
    let i = 0
    for (const id of other) {
      while (i < one.length && byKey(one[i] ?? 0, id) < 0) all.push(one[i++] ?? 0)
      all.push(id)
    }
    while (i < one.length) all.push(one[i++] ?? 0)
    return all
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
