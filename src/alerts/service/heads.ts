import { pause } from '../../lib/clock.ts'

/** How soon a waiting stream hears of an event; one look serves all. */
const LOOK_MS = 50

/** Wakes the streams of an account as soon as it has a new event; asks the database only while a stream waits. */
export function createHeadWatch(
  look: (accountIds: readonly string[]) => Promise<{ accountId: string; position: number }[]>,
) {
  const waiters = new Set<{ accountId: string; after: number; news: AbortController }>()
  let looking = false

  async function watch() {
    looking = true
    while (waiters.size > 0) {
      await pause(LOOK_MS, new AbortController().signal)
      const accounts = [...new Set([...waiters].map(({ accountId }) => accountId))]
      // While the database is away the callers wait on; they are told when their time is over.
      const heads = new Map((await look(accounts).catch(() => [])).map((head) => [head.accountId, head.position]))
      for (const { accountId, after, news } of waiters) if ((heads.get(accountId) ?? 0) > after) news.abort()
    }
    looking = false
  }

  return {
    /** Resolves when the account has an event beyond, the time is over, or the signal says so. */
    async beyond(accountId: string, after: number, ms: number, signal: AbortSignal): Promise<void> {
      const waiter = { accountId, after, news: new AbortController() }
      waiters.add(waiter)
      if (!looking) void watch()
      await pause(ms, AbortSignal.any([signal, waiter.news.signal]))
      waiters.delete(waiter)
    },
  }
}
