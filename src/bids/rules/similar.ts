interface Titled {
  norm: string
}

/** Titles that share the most pairs of neighbouring characters, by the Dice coefficient; none that shares nothing. */
export function mostAlike<T extends Titled>(one: Titled, others: T[], count: number): T[] {
  const pairs = pairsOf(one.norm)
  return others
    .map((other) => ({ other, likeness: likeness(pairs, pairsOf(other.norm)) }))
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ other }) => other)
}

function pairsOf(norm: string): Set<string> {
  const letters = norm.replace(/[ -]/g, '')
  const pairs = new Set<string>()
  for (let i = 0; i + 1 < letters.length; i++) pairs.add(letters.slice(i, i + 2))
  return pairs
}

function likeness(a: Set<string>, b: Set<string>): number {
  const shared = a.intersection(b).size
  return shared === 0 ? 0 : (2 * shared) / (a.size + b.size)
}
