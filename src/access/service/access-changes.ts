import { type Clock, pause } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import * as store from '../store/keys.ts'
import type { Watch } from './watch.ts'

export interface AccessChangesDeps {
  db: Db
  clock: Clock
  watch: Pick<Watch, 'refresh'>
  /** A key, session, account or allow-list changed. */
  onChange: () => void
}

export interface AccessChanges {
  /** Queries the database for changes. */
  poll(): Promise<void>
  /** Takes part in the next shared poll of this process. */
  follow(signal: AbortSignal): Promise<void>
  /** Whether one poll has succeeded, so that later changes are noticed. */
  hasPolled(): boolean
  /** How long the database has not responded. */
  silentMs(): number
  /** Cached credentials may have been revoked meanwhile, so nobody is admitted. */
  isCutOff(): boolean
  /** Like `isCutOff`, but polls first: on a busy machine this process may only have been paused. */
  isStillCutOff(): Promise<boolean>
}

/** After this long without a response of the database, revocations may be missed. */
const SILENCE_MS = 5_000

/** How long a request waits for the database before it is refused, and how long no other one waits again. */
const RETRY_MS = 1_000

/** Follows the database's counter of access changes (`access_head`). */
export function createAccessChanges({ db, clock, watch, onChange }: AccessChangesDeps): AccessChanges {
  let position = -1
  const time = createForwardTime(clock)
  let heardAt = time()
  /**
   * When the last response arrived. A response requested later is newer, even if it arrives before the last one is
   * applied.
   */
  let arrived = moment()

  function moment() {
    return { sentAt: time(), after: performance.now() }
  }
  const silentMs = (): number => time() - heardAt
  const isCutOff = (): boolean => silentMs() > SILENCE_MS

  async function poll(): Promise<void> {
    const sentAt = time()
    await apply(sentAt, await store.readAccessHead(db.sql))
  }

  async function follow(signal: AbortSignal): Promise<void> {
    const { sentAt, after } = arrived
    const answer = await db.poll.next(store.ACCESS_HEAD, { after, signal })
    arrived = moment()
    if (answer?.value) await apply(sentAt, store.toAccessHead(answer.value))
    else if (!signal.aborted) await poll()
  }

  async function apply(sentAt: number, { position: newest, networks }: store.AccessHead): Promise<void> {
    // A late response describes the state at the time of its request.
    heardAt = Math.max(heardAt, sentAt)
    if (newest !== position) {
      position = newest
      onChange()
    }
    await watch.refresh(networks)
  }

  const retry = createRetry(clock, poll)
  return {
    poll,
    follow,
    hasPolled: () => position !== -1,
    silentMs,
    isCutOff,
    async isStillCutOff() {
      if (isCutOff()) await retry()
      return isCutOff()
    },
  }
}

/** One poll for all waiting requests. If it fails, the silence continues. */
function createRetry(clock: Clock, poll: () => Promise<void>) {
  let retrying: Promise<unknown> | null = null
  let retriedAt = -Infinity
  return async (): Promise<void> => {
    if (retrying === null && clock.steady() - retriedAt >= RETRY_MS) {
      const ended = new AbortController()
      const polled = poll().catch(() => {})
      retrying = Promise.race([polled, pause(RETRY_MS, ended.signal)]).finally(() => {
        ended.abort()
        retrying = null
        retriedAt = clock.steady()
      })
    }
    await retrying
  }
}

/**
 * Milliseconds of the time of day that never go back: they pause while the clock is behind. The steady time does not
 * count while a machine sleeps, so credentials cached before would seem recently confirmed.
 */
function createForwardTime({ now }: Clock): () => number {
  let last = now()
  let behind = 0
  return () => {
    const at = now()
    if (at < last) behind += last - at
    last = at
    return at + behind
  }
}
