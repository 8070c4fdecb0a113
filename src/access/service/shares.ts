import type { LimitVerdict, LimitWindow } from '../rules/limits.ts'

export interface SharesDeps {
  shared: LimitWindow
  own: LimitWindow
  windowMs: number
  now: () => number
  /** How many processes count together. */
  processes: () => number
  /** A request was decided without the others. */
  onAlone: () => void
  onGone: (error: unknown) => void
  onBack: () => void
}

/** How long a store that has just failed is not asked again. */
const REST_MS = 1_000

/**
 * Counts together with other processes and, while that cannot be, within this process' share of every quota. What is
 * admitted together is noted here too, so that the share knows of it; for a window after the last failure both must
 * agree, since the store may have come back with its memory lost.
 */
export function createShares(deps: SharesDeps): LimitWindow & { isAlone(): boolean } {
  const { shared, own, windowMs, now, processes, onAlone } = deps
  let alone = false
  let restsUntil = Number.NEGATIVE_INFINITY
  let carefulUntil = Number.NEGATIVE_INFINITY

  const shareOf = (quota: number) => Math.max(1, Math.floor(quota / Math.max(1, processes())))

  async function ask(key: string, quota: number, cost: 0 | 1): Promise<LimitVerdict | null> {
    if (now() < restsUntil) return null
    // One request at a time finds out whether it is back.
    if (alone) restsUntil = now() + REST_MS
    try {
      const verdict = await shared.take(key, quota, cost)
      restsUntil = Number.NEGATIVE_INFINITY
      if (alone) deps.onBack()
      alone = false
      return verdict
    } catch (error) {
      restsUntil = now() + REST_MS
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
        // Only a request finds out that the store is back, and there may be no caller but this one.
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
