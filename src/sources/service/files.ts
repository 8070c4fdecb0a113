import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import type { Batch } from '../schema/connector.ts'
import type { ImportSummary, SourceKind } from '../schema/sources.ts'
import { stillPlanned } from '../store/parts.ts'
import * as sources from '../store/sources.ts'
import type { Intake } from './intake.ts'

export interface FileImport {
  /** Every record may cause alerts, whatever its dates; otherwise none does. */
  live: boolean
  onProgress: (summary: ImportSummary) => void
}

/** Files are read like responses of their source. */
export function createFileTaker({ db, clock, intake }: { db: Db; clock: Clock; intake: Intake }) {
  return async (
    source: { name: string; kind: SourceKind },
    batches: AsyncIterable<Batch>,
    { live, onProgress }: FileImport,
  ): Promise<ImportSummary> => {
    await sources.addSource(db.sql, { ...source, state: 'idle', settings: {}, now: clock.now() })
    const origin = {
      source: source.name,
      operation: 'import',
      run: null,
      window: null,
      isLive: () => live,
      settled: () => true,
      patient: false,
      address: null,
    }
    const total: ImportSummary = { new: 0, changed: 0, unchanged: 0, quarantined: 0, waiting: 0 }
    const waiting = new Set<string>()
    for await (const batch of batches) {
      const taken = await intake.take(batch, origin)
      for (const name of ['new', 'changed', 'unchanged', 'quarantined'] as const) total[name] += taken[name]
      for (const number of taken.waiting) waiting.add(number)
      onProgress({ ...total, waiting: waiting.size })
    }
    // A plan on one page may have become a notice by a later one.
    return { ...total, waiting: await stillPlanned(db.sql, source.name, [...waiting]) }
  }
}
