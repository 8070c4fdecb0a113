export type { SynthesisOptions } from '../../demo/index.ts'

import type { Clock } from '../lib/clock.ts'
import type { Db } from '../lib/db/index.ts'
import type { EachGauge } from '../lib/metrics.ts'
import type { Connector, SourceRow } from './schema.ts'
import type { Request } from './service/caller.ts'
import { type ConnectorOptions, createConnectors } from './service/connectors.ts'
import { createFileTaker } from './service/files.ts'
import { createGenerator, type SourcePorts } from './service/generate.ts'
import { createIntake, type IntakePorts } from './service/intake.ts'
import { createManager, type SourceState } from './service/manage.ts'
import { createPoller } from './service/poll.ts'

export type { Batch, ImportSummary, RunRow } from './schema.ts'
export { type DocumentKind, openFile, readDocuments } from './service/documents.ts'
export { SourceRefused } from './service/manage.ts'

export interface SourcesDeps extends SourcePorts, IntakePorts, ConnectorOptions {
  db: Db
  clock: Clock
  request: Request
  /** Other languages than those there are. */
  connectorFor?: (source: SourceRow) => Connector | null
  log: (message: string, detail?: object) => void
  onUnjoined: (source: string, n: number) => void
}

export function createSources(deps: SourcesDeps) {
  const connectorFor = deps.connectorFor ?? createConnectors(deps)
  const intake = createIntake(deps)
  const poller = createPoller({ ...deps, intake, connectorFor })
  return {
    ...createGenerator(deps),
    ...createManager({ ...deps, poller, connectorFor }),
    /** Takes records from files. */
    take: createFileTaker({ ...deps, intake }),
  }
}
export type Sources = ReturnType<typeof createSources>

/** How current each source is, for alarms. */
export const SOURCE_GAUGES: EachGauge<SourceState>[] = [
  {
    name: 'gonggo_source_lag_seconds',
    help: 'How far behind its source the stock may be.',
    value: (source) => source.lagSeconds,
  },
  {
    name: 'gonggo_source_failed_windows',
    help: 'Stretches of time that failed and are tried again.',
    value: (source) => source.failedWindows,
  },
  { name: 'gonggo_source_quarantined', help: 'Records that could not be read.', value: (source) => source.quarantined },
  {
    name: 'gonggo_source_waiting',
    help: 'Notices that wait for their parts, and processes that are only planned.',
    value: (source) => source.waiting,
  },
]
