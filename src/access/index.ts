import { createScanningKeys } from './adapters/scanning-keys.ts'
import type { IncidentRules } from './rules/incidents.ts'
import { type AllowListDeps, createAllowLists } from './service/allow-list.ts'
import { createDoorkeeper, type DoorDeps } from './service/door.ts'
import { createIncidents, type IncidentDeps } from './service/incidents.ts'
import { createKeys, type KeyDeps } from './service/keys.ts'
import { createLeaks, type LeakDeps } from './service/leaks.ts'
import { createWatch } from './service/watch.ts'

export type { Caller, KeyRecord, Scope } from './schema.ts'
export { INCIDENT_STATES, SCOPES } from './schema.ts'
export type { FiledIncident } from './service/incidents.ts'
export type { NetworkBlock } from './store/watch.ts'

interface Settings {
  incidentRules: IncidentRules
  /** With the public keys of those who report leaked keys. */
  scanningKeysFile: string | null
}

export type AccessDeps = { settings: Settings; log: (message: string, detail?: object) => void } & AllowListDeps &
  IncidentDeps &
  Omit<DoorDeps, 'allows' | 'watch'> &
  Omit<KeyDeps, 'endIncidents'> &
  Omit<LeakDeps, 'incidents' | 'scanningKeys'>

export function createAccess(deps: AccessDeps) {
  const { log, settings } = deps
  const incidents = createIncidents(deps)
  const allowLists = createAllowLists(deps)
  const watch = createWatch({ ...deps, rules: settings.incidentRules, incidents })
  return {
    keys: createKeys({ ...deps, endIncidents: incidents.end }),
    door: createDoorkeeper({ ...deps, allows: allowLists.allows, watch }),
    allowLists,
    incidents,
    leaks: createLeaks({
      ...deps,
      incidents,
      scanningKeys: createScanningKeys({ file: settings.scanningKeysFile, log }),
    }),
    watch,
  }
}
export type Access = ReturnType<typeof createAccess>
