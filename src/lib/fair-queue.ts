/**
 * Runs one task of each caller at a time, and `most` of all callers together. A caller with many tasks delays only
 * itself: every other caller gets a turn before its next one.
 */
export function createFairQueue(most: number) {
  /** Callers with a running task, and their tasks that wait behind it. */
  const running = new Map<string, (() => void)[]>()
  /** Callers without a running task, in the order of their turns. */
  const next = new Map<string, (() => void)[]>()

  function enter(caller: string): Promise<void> | undefined {
    const behind = running.get(caller) ?? next.get(caller)
    if (!behind && running.size < most) {
      running.set(caller, [])
      return
    }
    return new Promise((begin) => {
      if (behind) behind.push(begin)
      else next.set(caller, [begin])
    })
  }

  function leave(caller: string): void {
    const waiting = running.get(caller) ?? []
    running.delete(caller)
    if (waiting.length > 0) next.set(caller, waiting)
    const [first] = next
    if (!first) return
    const [turn, works] = first
    next.delete(turn)
    running.set(turn, works)
    works.shift()?.()
  }

  return {
    async take<T>(caller: string, work: () => Promise<T>): Promise<T> {
      await enter(caller)
      try {
        return await work()
      } finally {
        leave(caller)
      }
    },
    /** How many tasks of the caller run or wait. */
    countOf(caller: string): number {
      const behind = running.get(caller)
      return behind ? behind.length + 1 : (next.get(caller)?.length ?? 0)
    },
    /** For tests. */
    counts: () => ({ running: running.size, waiting: next.size }),
  }
}
