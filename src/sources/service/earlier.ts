import type { BidRecord, Bids } from '../../bids/index.ts'
import { SourceFailure } from '../rules/failure.ts'
import type { Batch, Connector, FoundNotice, Task, Tools } from '../schema/connector.ts'

export interface EarlierDeps {
  bids: Pick<Bids, 'recordsOf'>
  log: (message: string, detail?: object) => void
}

export interface Asking {
  source: string
  connector: Connector
  tools: Tools
  /** Called with a failure of the source. */
  judge: (failure: SourceFailure) => Promise<void>
  /** A temporary failure fails the window, which is then read again. */
  patient: boolean
}

/** A notice with a higher revision than this has a mistake in its number. */
const MOST_EARLIER = 10

/** Older states than the stored one are dropped, so earlier revisions are requested and written before a page. */
export function createEarlier({ bids, log }: EarlierDeps) {
  return async (batch: Batch, asking: Asking): Promise<Batch> => {
    const { source, connector } = asking
    const amended = (batch.notices ?? []).filter(({ record }) => record.revision > 0)
    if (amended.length === 0 || !connector.earlier) return batch
    const stored = await bids.recordsOf(
      source,
      amended.map(({ record }) => record.number),
    )
    const earlierBatches: Batch[] = []
    for (const tasks of tasksFor(connector, amended, batch.notices ?? [], stored))
      earlierBatches.push(...(await ask(tasks, asking)))
    if (earlierBatches.length === 0) return batch
    const all = [...earlierBatches, batch]
    return {
      ...batch,
      notices: all.flatMap(({ notices = [] }) => notices),
      parts: all.flatMap(({ parts = [] }) => parts),
      preSpecLinks: all.flatMap(({ preSpecLinks = [] }) => preSpecLinks),
      rejected: all.flatMap(({ rejected = [] }) => rejected),
    }
  }

  /** All parts of one revision, or none. */
  async function ask(tasks: Pick<Task, 'operation' | 'subject'>[], asking: Asking): Promise<Batch[]> {
    const { source, connector, tools, judge, patient } = asking
    const batches: Batch[] = []
    try {
      for (const task of tasks)
        for await (const page of connector.fetch({ ...task, window: { from: 0, to: 0 } }, tools)) batches.push(page)
      return batches
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error
      if (patient && (error.kind === 'retry' || error.kind === 'throttled')) throw error
      await judge(error)
      log('what a notice said before could not be read', { source, reason: error.message })
      return []
    }
  }
}

/** For each revision that is neither stored nor on the page, the lowest first. */
function tasksFor(
  { earlier }: Connector,
  amended: readonly FoundNotice[],
  page: readonly FoundNotice[],
  stored: readonly BidRecord[],
): Pick<Task, 'operation' | 'subject'>[][] {
  const keyOf = (number: string, revision: number) => `${revision} ${number}`
  const newest = new Map(stored.map(({ number, revision }) => [number, revision]))
  const seen = new Set(page.map(({ record }) => keyOf(record.number, record.revision)))
  const wanted: Pick<Task, 'operation' | 'subject'>[][] = []
  for (const { record } of amended) {
    const first = (newest.get(record.number) ?? -1) + 1
    for (let revision = first; revision < Math.min(record.revision, first + MOST_EARLIER); revision++) {
      const key = keyOf(record.number, revision)
      if (!seen.has(key)) wanted.push(earlier?.(record, revision) ?? [])
      seen.add(key)
    }
  }
  return wanted
}
