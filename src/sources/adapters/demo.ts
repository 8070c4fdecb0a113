import { setImmediate } from 'node:timers/promises'
import { createMarket, LONGEST_LIFE_MS, type Market, type MarketEvent } from '../../../demo/index.ts'
import { HOUR, MINUTE } from '../../lib/clock.ts'
import { SourceFailure } from '../rules/failure.ts'
import type { Batch, Connector, Window } from '../schema/connector.ts'

const MOST_IN_BATCH = 200
/** Minutes generated between two pauses, about 50 notices by day. */
const MINUTES_AT_ONCE = 240
const LONGEST_MINUTES = LONGEST_LIFE_MS / MINUTE

/**
 * A simulated market: each window has new notices, and older ones are amended, withdrawn, opened, awarded or re-posted.
 * The same seed gives the same result for the same window, whenever and however often it is requested.
 */
export function createDemoFeed({ seed }: { seed: number | string }): Connector {
  let market: MarketWindows | null = null
  return {
    operations: [
      { name: 'feed', everyMs: MINUTE, overlapMs: 0, longestMs: 6 * HOUR, againAfterDays: [], backfills: false },
    ],
    callsADay: null,
    manners: { atOnce: 1, spacingMs: 0 },
    async *fetch({ operation, window }, { signal }) {
      if (operation !== 'feed') throw new SourceFailure('config', `the demo feed knows no ${operation}`)
      // Generating names and firms takes a tenth of a second, so only at the first request.
      market ??= createMarketWindows(createMarket(seed))
      const events: MarketEvent[] = []
      for (let minute = firstMinute(window); minute <= Math.floor(window.to / MINUTE); minute++) {
        if (minute % MINUTES_AT_ONCE === 0) {
          await setImmediate()
          signal.throwIfAborted()
        }
        events.push(...market(minute, window))
      }
      events.sort((a, b) => a.at - b.at)
      for (let from = 0; from < events.length; from += MOST_IN_BATCH) {
        yield batchOf(events.slice(from, from + MOST_IN_BATCH))
        signal.throwIfAborted()
      }
    },
  }
}

const firstMinute = ({ from }: Window) => Math.floor(from / MINUTE) - LONGEST_MINUTES

/** The events of a window for the notices that were first posted in a minute. */
type MarketWindows = (minute: number, window: Window) => MarketEvent[]

/** Events are generated again for each window; only their times are cached, to find them quickly. */
function createMarketWindows(market: Market): MarketWindows {
  const momentsOf = new Map<number, readonly number[]>()
  return (minute, { from, to }) => {
    const isInWindow = (at: number) => at >= from && at <= to
    let times = momentsOf.get(minute)
    if (times === undefined) {
      times = market(minute).map(({ at }) => at)
      momentsOf.set(minute, times)
      // A Map iterates over the oldest first; windows rarely go back.
      const [oldest] = momentsOf.keys()
      if (momentsOf.size > 2 * LONGEST_MINUTES && oldest !== undefined) momentsOf.delete(oldest)
    }
    return times.some(isInWindow) ? market(minute).filter(({ at }) => isInWindow(at)) : []
  }
}

/** A round comes with its notice, which a reader that starts here would otherwise not have. */
function batchOf(events: MarketEvent[]): Batch {
  const notices = new Map(events.map(({ notice }) => [`${notice.number} ${notice.revision}`, { record: notice }]))
  return { notices: [...notices.values()], rounds: events.flatMap(({ round }) => round ?? []) }
}
