import { type AuditDeps, createAudit } from './service/audit.ts'
import { createDoorkeeper, type DoorDeps } from './service/door.ts'
import { createKeys, type KeyDeps } from './service/keys.ts'

export type { Caller, KeyRecord, Scope } from './schema.ts'
export { SCOPES } from './schema.ts'

export type AccessDeps = AuditDeps & DoorDeps & Omit<KeyDeps, 'audit'>

export function createAccess(deps: AccessDeps) {
  const audit = createAudit(deps)
  return { audit, keys: createKeys({ ...deps, audit: audit.record }), door: createDoorkeeper(deps) }
}
export type Access = ReturnType<typeof createAccess>
