/**
 * Repeats a step that handles at most `limit` rows until one finds fewer, so that no statement locks many rows for
 * long. Returns the total number of rows.
 */
export async function inBatches(limit: number, step: (limit: number) => Promise<number>): Promise<number> {
  for (let total = 0; ; ) {
    const count = await step(limit)
    total += count
    if (count < limit) return total
  }
}
