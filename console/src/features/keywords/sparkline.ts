/** A bar for each day with any, the tallest as high as there is room, as the path of an SVG: one element for ninety days. */
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
