/** Insertions, deletions and replacements between two texts (Levenshtein). */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 0; i < one.length; i++) {
    const next = [i + 1]
    for (let j = 0; j < other.length; j++) {
      const replaced = (row[j] ?? 0) + (one[i] === other[j] ? 0 : 1)
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** Longer texts are not compared, so that the cost is bounded. */
const LONGEST = 64

/** The known word that was most likely meant; `null` = none is close. A prefix (`gen`) counts as the word. */
export function nearest(written: string, words: readonly string[]): string | null {
  const given = written.slice(0, LONGEST).toLowerCase()
  if (given === '') return null
  const most = Math.max(2, Math.floor(given.length / 3))
  let [best, least]: [string | null, number] = [null, most + 1]
  for (const word of words) {
    const lower = word.toLowerCase()
    const isBegun = given.length > 1 && lower.startsWith(given)
    // Each missing or extra letter costs one: the rest need not be compared.
    if (!isBegun && Math.abs(given.length - lower.length) > most) continue
    const cost = isBegun ? 0 : distance(given, lower)
    if (cost < least && cost < word.length) [best, least] = [word, cost]
  }
  return best
}
