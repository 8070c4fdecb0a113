import type { Clock } from '../lib/clock.ts'
import type { Db } from '../lib/db.ts'
import type { Connector, SourceRow } from './schema.ts'
import type { Request } from './service/caller.ts'
import { type ConnectorOptions, createConnectors } from './service/connectors.ts'
import { createFileTaker } from './service/files.ts'
import { createGenerator, type SourcePorts } from './service/generate.ts'
import { createIntake, type IntakePorts } from './service/intake.ts'
import { createManager } from './service/manage.ts'
import { createPoller } from './service/poll.ts'

export type { SynthesisOptions } from './adapters/demo-synthesis.ts'
export type { Batch, IntakeSummary, RunRow } from './schema.ts'
export { type DocumentKind, openFile, readDocuments } from './service/documents.ts'
export { SOURCE_GAUGES, SourceRefused } from './service/manage.ts'

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
