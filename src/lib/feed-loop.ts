// Background work that follows the feed: all of a process shares one poll of the head.

import { createLoop, type Loop } from './clock.ts'
import type { Db } from './db/index.ts'
import { type FeedEnd, HEAD, toHead } from './feed.ts'

/** The head at that moment, by `performance.now()`. */
export interface PolledHead extends FeedEnd {
  asked: number
}

interface FeedLoopDeps {
  db: Db
  onError: (error: unknown) => void
}

/**
 * Runs a step at each poll of the head and passes the head; `null` if the database did not respond. A failed step is
 * repeated at the next poll.
 */
export function createFeedLoop(
  { db, onError }: FeedLoopDeps,
  step: (head: PolledHead | null) => Promise<unknown>,
): Loop {
  let after = Number.NEGATIVE_INFINITY
  return createLoop(
    0,
    async (signal) => {
      const answer = await db.poll.next(HEAD, { after, signal })
      if (signal.aborted) return
      after = answer?.asked ?? after
      await step(answer?.value ? { ...toHead(answer.value), asked: answer.asked } : null)
    },
    onError,
  )
}

/** Runs a step only if the head has changed since the last one. */
export function createFeedFollower(deps: FeedLoopDeps, step: () => Promise<unknown>): Loop {
  let done = ''
  return createFeedLoop(deps, async (head) => {
    const now = head === null ? '' : `${head.position} ${head.epoch}`
    if (now !== '' && now === done) return
    await step()
    done = now
  })
}
