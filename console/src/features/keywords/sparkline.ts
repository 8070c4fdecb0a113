/** An SVG path with a bar for each day with matches, scaled to the highest one: one element for ninety days. */
export function sparkPath(counts: readonly number[], height: number): string {
  const most = Math.max(...counts, 1)
  return counts
    .map((count, day) => {
      if (count <= 0) return ''
      const tall = Math.max(1, Math.round((count / most) * height))
      return `M${day} ${height}v-${tall}h.8v${tall}z`
    })
    .join('')
}
