/**
 * Repeats a step that deals with at most `limit` rows until one finds fewer, so that no statement holds many rows for
 * long. Returns how many there were in all.
 */
export async function inBatches(limit: number, step: (limit: number) => Promise<number>): Promise<number> {
  for (let total = 0; ; ) {
    const count = await step(limit)
    total += count
    if (count < limit) return total
  }
}
