import { pause } from '../../lib/clock.ts'

/** How often the heads of all waiting streams are polled, with one query. */
const POLL_MS = 50

/** Wakes the streams of an account when it has a new event; polls the database only while a stream waits. */
export function createHeadWatch(
  readHeads: (accountIds: readonly string[]) => Promise<{ accountId: string; position: number }[]>,
) {
  const waiters = new Set<{ accountId: string; after: number; wakeUp: AbortController }>()
  let isPolling = false

  async function poll() {
    isPolling = true
    while (waiters.size > 0) {
      await pause(POLL_MS, new AbortController().signal)
      const accounts = [...new Set([...waiters].map(({ accountId }) => accountId))]
      // While the database is down, streams keep waiting until their timeout.
      const heads = new Map((await readHeads(accounts).catch(() => [])).map((head) => [head.accountId, head.position]))
      for (const { accountId, after, wakeUp } of waiters) if ((heads.get(accountId) ?? 0) > after) wakeUp.abort()
    }
    isPolling = false
  }

  return {
    /** Resolves when the account has an event after this position, when the time is over, or when the signal aborts. */
    async waitFor(accountId: string, after: number, ms: number, signal: AbortSignal): Promise<void> {
      const waiter = { accountId, after, wakeUp: new AbortController() }
      waiters.add(waiter)
      if (!isPolling) void poll()
      await pause(ms, AbortSignal.any([signal, waiter.wakeUp.signal]))
      waiters.delete(waiter)
    },
  }
}
