import type { LimitVerdict, LimitWindow } from '../rules/limits.ts'

export interface SharesDeps {
  shared: LimitWindow
  own: LimitWindow
  windowMs: number
  now: () => number
  /** How many processes share the limits. */
  processes: () => number
  /** A request was decided without the shared store. */
  onAlone: () => void
  onGone: (error: unknown) => void
  onBack: () => void
}

/** After a failure, the shared store is not used for this long. */
const RETRY_MS = 1_000

/**
 * Counts in a store that all processes share. While the store is unavailable, enforces this process's share of every
 * quota. Requests admitted by the store are counted here too, so that the share includes them. For one window after the
 * last failure both must admit, because the store may have lost its data.
 */
export function createShares(deps: SharesDeps): LimitWindow & { isAlone(): boolean } {
  const { shared, own, windowMs, now, processes, onAlone } = deps
  let alone = false
  let retryAt = Number.NEGATIVE_INFINITY
  let carefulUntil = Number.NEGATIVE_INFINITY

  const shareOf = (quota: number) => Math.max(1, Math.floor(quota / Math.max(1, processes())))

  async function ask(key: string, quota: number, cost: 0 | 1): Promise<LimitVerdict | null> {
    if (now() < retryAt) return null
    // One request at a time tests whether the store is back.
    if (alone) retryAt = now() + RETRY_MS
    try {
      const verdict = await shared.take(key, quota, cost)
      retryAt = Number.NEGATIVE_INFINITY
      if (alone) deps.onBack()
      alone = false
      return verdict
    } catch (error) {
      retryAt = now() + RETRY_MS
      carefulUntil = now() + windowMs
      if (!alone) deps.onGone(error)
      alone = true
      return null
    }
  }

  return {
    async take(key, quota, cost) {
      const careful = now() < carefulUntil
      const mine = careful ? await own.take(key, shareOf(quota), cost) : null
      if (mine && !mine.admitted) {
        onAlone()
        // Only a request can notice that the store is back, and this caller may be the only one.
        if (alone) void ask(key, quota, 0)
        return mine
      }
      const verdict = await ask(key, quota, cost)
      if (!verdict) {
        onAlone()
        carefulUntil = now() + windowMs
        return mine ?? own.take(key, shareOf(quota), cost)
      }
      if (!mine && verdict.admitted && cost === 1) await own.take(key, Number.POSITIVE_INFINITY, 1)
      return mine ? { ...verdict, remaining: Math.min(verdict.remaining, mine.remaining) } : verdict
    },
    isAlone: () => alone,
  }
}
