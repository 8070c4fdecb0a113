import { createScanningKeys } from './adapters/scanning-keys.ts'
import type { IncidentRules } from './rules/incidents.ts'
import { createAccessSweep } from './service/ages.ts'
import { type AllowListDeps, createAllowLists } from './service/allow-list.ts'
import { type AuditDeps, createAudit } from './service/audit.ts'
import { type AuthDeps, createAuth } from './service/auth.ts'
import { createIncidents, type IncidentDeps } from './service/incidents.ts'
import { createKeyManager, type KeyManagerDeps } from './service/key-manager.ts'
import { createKeys, type KeyDeps } from './service/keys.ts'
import { createLeaks, type LeakDeps } from './service/leaks.ts'
import { createUsage, type UsageDeps } from './service/usage.ts'
import { createWatch } from './service/watch.ts'

export { createMemoryWindow } from './adapters/memory-window.ts'
export { checkRedis } from './adapters/redis-check.ts'
export type { Credential, Demand, KeyRefusal, SessionLife } from './rules/keys.ts'
export { missingScopes } from './rules/keys.ts'
export { WINDOW_MS } from './rules/limits.ts'
export type { PresentedCredential } from './rules/presented.ts'
export type { IncidentCause } from './schema/incidents.ts'
export { INCIDENT_STATES } from './schema/incidents.ts'
export type { Caller, KeyRecord } from './schema/keys.ts'
export type { Usage } from './schema/usage.ts'
export type { FiledIncident, IncidentSubject } from './service/incidents.ts'
export { createLimits, type Limits } from './service/limits.ts'
export { createProcesses, RedisRequired } from './service/processes.ts'
export type { NetworkBlock } from './store/watch.ts'

interface Settings {
  incidentRules: IncidentRules
  /** The file with the public keys of partners that report leaked keys. */
  scanningKeysFile: string | null
  auditKeepYears: number
}

interface OwnDeps {
  settings: Settings
  log: (message: string, detail?: object) => void
  members: Pick<IncidentDeps, 'ownersOf'> & Pick<KeyManagerDeps, 'mayActAs' | 'mayHave'>
}

export type AccessDeps = OwnDeps &
  AuditDeps &
  Omit<AllowListDeps, 'audit'> &
  Omit<IncidentDeps, 'audit' | 'ownersOf'> &
  Omit<AuthDeps, 'allows' | 'watch'> &
  Omit<KeyDeps, 'audit' | 'endIncidents'> &
  Omit<KeyManagerDeps, 'keys' | 'mayActAs' | 'mayHave'> &
  Omit<LeakDeps, 'incidents' | 'scanningKeys'> &
  UsageDeps

export function createAccess(given: AccessDeps) {
  const { log, settings, members } = given
  const audit = createAudit(given)
  const deps = { ...given, audit: audit.record }
  const incidents = createIncidents({ ...deps, ownersOf: members.ownersOf })
  const allowLists = createAllowLists(deps)
  const watch = createWatch({ ...deps, rules: settings.incidentRules, incidents })
  const keys = createKeys({ ...deps, endIncidents: incidents.end })
  const keyManager = createKeyManager({ ...deps, keys, mayActAs: members.mayActAs, mayHave: members.mayHave })
  const counters: UsageDeps['counters'] = async (caller) => [
    await keyManager.counter(caller.accountId),
    ...(await deps.counters(caller)),
  ]
  const scanningKeys = createScanningKeys({ file: settings.scanningKeysFile, log })
  return {
    audit,
    keys,
    keyManager,
    usage: createUsage({ ...deps, counters }),
    auth: createAuth({ ...deps, allows: allowLists.allows, watch }),
    allowLists,
    incidents,
    leaks: createLeaks({ ...deps, incidents, scanningKeys }),
    /** Throws if there is a file of scanning keys that cannot be read. */
    checkScanningKeys: scanningKeys.check,
    watch,
    sweep: createAccessSweep({ ...given, ...settings }),
  }
}
export type Access = ReturnType<typeof createAccess>
