import { type AuditDeps, createAudit } from './service/audit.ts'
import { createDoorkeeper, type DoorDeps } from './service/door.ts'
import { createKeyDesk, type KeyDeskDeps } from './service/key-desk.ts'
import { createKeys, type KeyDeps } from './service/keys.ts'
import { createUsage, type UsageDeps } from './service/usage.ts'

export type { Caller, KeyRecord, Scope } from './schema.ts'
export { SCOPES } from './schema.ts'
export { createLimits, type Limits } from './service/limits.ts'
export { RedisRequired } from './service/processes.ts'

export type AccessDeps = AuditDeps & DoorDeps & Omit<KeyDeps, 'audit'> & Omit<KeyDeskDeps, 'keys'> & UsageDeps

export function createAccess(deps: AccessDeps) {
  const audit = createAudit(deps)
  const keys = createKeys({ ...deps, audit: audit.record })
  const keyDesk = createKeyDesk({ ...deps, keys })
  const counters: UsageDeps['counters'] = async (caller) => [
    await keyDesk.counter(caller.accountId),
    ...(await deps.counters(caller)),
  ]
  const usage = createUsage({ ...deps, counters })
  return { audit, keys, keyDesk, usage, door: createDoorkeeper(deps) }
}
export type Access = ReturnType<typeof createAccess>
