export type { SynthesisOptions } from '../../demo/index.ts'

import type { EachGauge } from '../lib/metrics.ts'
import { createSourceSweep } from './service/ages.ts'
import type { CallerDeps } from './service/caller.ts'
import { createFileTaker } from './service/files.ts'
import { createGenerator, type SourcePorts } from './service/generate.ts'
import { createIntake, type IntakeDeps } from './service/intake.ts'
import { createManager } from './service/manage.ts'
import { createPoller } from './service/poll.ts'
import { type ConnectorFor, createConnectors, type PortalOptions } from './service/portals.ts'
import { createQuarantine } from './service/quarantine.ts'
import type { ListedSource } from './service/states.ts'

export { openFile } from './adapters/file.ts'
export type { Batch } from './schema/connector.ts'
export type { CompanyListing, ListedLicence, ListedPlace, ListedRows } from './schema/registry.ts'
export { type ImportSummary, OPTIONAL_KINDS, type RunRow, SOURCE_KINDS, type SourceReport } from './schema/sources.ts'
export { createGapReader } from './service/gaps.ts'
export { SourceRefused } from './service/manage.ts'
export { type DocumentKind, readDocuments } from './service/portals.ts'
export { KEYED_KINDS, type KeyedKind, type ProbeResult, probeSource } from './service/probe.ts'
export { createCompanyRegistry, type ReadRegistry, type RegistryRefusal } from './service/registry.ts'
export type { ListedSource, SourceStatus } from './service/states.ts'
export type { RejectEntry } from './store/rejects.ts'

export type SourcesDeps = SourcePorts &
  IntakeDeps &
  PortalOptions &
  CallerDeps & {
    /** Connectors other than those of the portals. */
    connectorFor?: ConnectorFor
    log: (message: string, detail?: object) => void
  }

export function createSources(deps: SourcesDeps) {
  const connectorFor = deps.connectorFor ?? createConnectors(deps)
  const intake = createIntake(deps)
  const poller = createPoller({ ...deps, intake, connectorFor })
  return {
    ...createGenerator(deps),
    ...createManager({ ...deps, poller, connectorFor }),
    sweep: createSourceSweep(deps),
    quarantine: createQuarantine({ ...deps, connectorFor }),
    /** Takes records from files. */
    take: createFileTaker({ ...deps, intake }),
  }
}
export type Sources = ReturnType<typeof createSources>

/** How current each source is, for alarms. */
export const SOURCE_GAUGES: EachGauge<ListedSource>[] = [
  {
    name: 'gonggo_source_lag_seconds',
    help: 'How far the stored notices may lag behind the source.',
    value: (source) => source.lagSeconds,
  },
  {
    name: 'gonggo_source_failed_windows',
    help: 'Time windows that failed and are tried again.',
    value: (source) => source.failedWindows,
  },
  { name: 'gonggo_source_quarantined', help: 'Records that could not be read.', value: (source) => source.quarantined },
  {
    name: 'gonggo_source_waiting',
    help: 'Notices that wait for missing parts, and OCDS processes that have only announced a plan.',
    value: (source) => source.waiting,
  },
]
