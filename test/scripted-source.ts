import { DAY, MINUTE } from '../src/lib/clock.ts'
import { createSources, type SourcesDeps } from '../src/sources/index.ts'
import type { Batch, Connector, Operation, Window } from '../src/sources/schema/connector.ts'
import type { TestApp } from './app-harness.ts'

/** Records that a source publishes at a time of its own clock. */
export interface SourceItem {
  operation: string
  at: number
  batch: Batch
}

export interface Script {
  operations: Partial<Operation>[]
  items: SourceItem[]
  /** Called before each page; errors it throws are those of the source. */
  before?: (operation: string, window: Window) => void | Promise<void>
  /** Items per page. */
  pageSize?: number
}

const scriptedOperation = (changes: Partial<Operation>): Operation => ({
  name: 'notices',
  everyMs: 15 * MINUTE,
  overlapMs: 60 * MINUTE,
  longestMs: DAY,
  againAfterDays: [],
  backfills: false,
  ...changes,
})

/** A source that returns the items of a test, in pages, window by window. */
export function scriptedConnector({ operations, items, before = () => {}, pageSize = 3 }: Script): Connector {
  return {
    operations: operations.map(scriptedOperation),
    callsADay: null,
    manners: { atOnce: 2, spacingMs: 0 },
    async *fetch({ operation, window, subject }) {
      const found = items.filter(
        (one) => one.operation === operation && (subject !== '' || (one.at >= window.from && one.at <= window.to)),
      )
      for (let page = 0; page === 0 || page * pageSize < found.length; page++) {
        await before(operation, window)
        for (const { batch } of found.slice(page * pageSize, (page + 1) * pageSize)) yield batch
      }
    },
  }
}

type Needed = 'db' | 'clock' | 'bids' | 'accounts' | 'keywords'

/** Separate sources for the notices of an app, which read one scripted source. Their waits advance the app's clock. */
export function scriptedSources(app: Pick<TestApp, Needed>, connector: Connector, changes: Partial<SourcesDeps> = {}) {
  return createSources({
    db: app.db,
    clock: app.clock,
    bids: app.bids,
    ensureAccount: app.accounts.ensure,
    addKeywords: app.keywords.createMany,
    request: () => Promise.reject(new Error('a scripted source asks nobody')),
    wait: async (ms, signal) => {
      await new Promise((resolve) => setImmediate(resolve))
      if (!signal.aborted) app.clock.advance(ms)
    },
    koneps: null,
    connectorFor: () => connector,
    log: () => {},
    onUnjoined: () => {},
    ...changes,
  })
}
